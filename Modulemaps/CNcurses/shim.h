// What Swift can't reach in <curses.h> by itself: mutable globals, macros with casts, variadic functions.
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

// Without it there is no wide-character API; -D flags from ncursesw.pc would be dropped by SwiftPM.
#define NCURSES_WIDECHAR 1
#include <stdio.h>
#include <wchar.h>
#include <curses.h> // not <term.h>: its macros (lines, columns, tab, bell) clash with ordinary names

static inline WINDOW *_Nullable cn_stdscr(void) { return stdscr; }
static inline WINDOW *_Nullable cn_curscr(void) { return curscr; }
static inline int cn_lines(void) { return LINES; }
static inline int cn_cols(void) { return COLS; }

static const attr_t CN_BOLD = WA_BOLD, CN_DIM = WA_DIM, CN_UNDERLINE = WA_UNDERLINE,
    CN_REVERSE = WA_REVERSE, CN_ITALIC = WA_ITALIC;

// A string capability of the current terminal; NULL if it has none. tigetstr() says -1 for a name that
// isn't a string capability.
static inline const char *_Nullable cn_tigetstr(const char *_Nonnull name) {
  char *value = tigetstr((NCURSES_CONST char *)name);
  return value == (char *)-1 ? (char *)0 : value;
}

// From <term.h>. Makes a terminal description current without touching the terminal; 0 if there is none of that
// name, -1 if there is no database, else 1.
extern int setupterm(const char *_Nonnull, int, int *_Nonnull);
static inline int cn_load_terminal(const char *_Nonnull name, int fd) {
  int status = 0;
  setupterm(name, fd, &status);
  return status;
}

// Frees what cn_load_terminal() made current.
struct term;
extern struct term *_Nullable set_curterm(struct term *_Nullable);
extern int del_curterm(struct term *_Nonnull);
static inline void cn_unload_terminal(void) {
  struct term *loaded = set_curterm((struct term *)0);
  if (loaded) del_curterm(loaded);
}

// <wchar.h> hides it without _XOPEN_SOURCE, and Swift's Glibc module lacks it.
extern int wcwidth(wchar_t);
static inline int cn_wcwidth(unsigned int scalar) { return wcwidth((wchar_t)scalar); }

#endif
