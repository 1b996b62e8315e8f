// Gives the terminal back whatever ends the process: exit(), a signal, a crash. One terminal a process.
#ifndef EARSHOT_TERMGUARD_H
#define EARSHOT_TERMGUARD_H

#include <stddef.h>

// Call on the main thread before newterm(): ncurses installs handlers only where there are none. Not again before
// tg_remove().
//
// fd is the terminal, whose modes are remembered now. reset holds the bytes that undo every mode the program sets
// (at most 256, copied). Answers the read end of a non-blocking pipe on which SIGWINCH, SIGTSTP, SIGCONT, SIGINT,
// SIGTERM, SIGHUP and SIGQUIT arrive as one byte each, or -1 with errno set. One of the
// last four asks the process to end: if it hasn't two seconds later, or is asked again, it is ended, with status
// 128 + signal, since the main loop hangs or is busy. SIGALRM serves for that.
int tg_install(int fd, const char *_Nonnull reset, size_t length);

// 1 once the screen is ours: stderr, if it is a terminal, is kept in memory from now on. 0 after endwin():
// what was kept is written out.
void tg_set_armed(int on);

// Takes all handlers away again: signals mean what they meant before. The pipe stays open, for whoever still waits
// on it and for the next tg_install(). Call after endwin() and tg_set_armed(0).
void tg_remove(void);

// Stops the process as Ctrl+Z does where nobody catches it, and returns when it goes on. Main thread only; call
// after endwin() and tg_set_armed(0). The SIGCONT that ends this stop isn't reported through the pipe.
void tg_stop(void);

#endif
