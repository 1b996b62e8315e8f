#define _GNU_SOURCE // memfd_create, pipe2
#include "termguard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

#define PATIENCE 2 // seconds that a host may take to end once it was asked to

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const int crash_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS};
static const int reported_signals[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT};

static volatile sig_atomic_t armed;           // whether the terminal is in our modes
static volatile sig_atomic_t asked_to_end;    // by which signal, since the installation; 0 if by none
static int terminal_fd = -1;
static int pipe_ends[2] = {-1, -1}; // of the pipe of signals, opened once
static int real_stderr = -1;        // where stderr went before
static int kept_stderr = -1;        // a file in memory, while armed
static int chain_to_previous;       // whether a crash goes to the handlers found at installation
static struct termios saved_modes;
static struct sigaction previous[NSIG];
static char reset_bytes[256];
static size_t reset_length;
static char alternate_stack[65536]; // a stack overflow leaves none to run the handler on

// Everything from here to on_reported() runs inside signal handlers: async-signal-safe calls only.

static void write_all(int fd, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(fd, bytes, length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return; // the terminal is gone
    bytes += written;
    length -= (size_t)written;
  }
}

// Puts stderr back and writes to it what was kept.
static void release_stderr(void) {
  if (kept_stderr < 0) return;
  dup2(real_stderr, 2);
  char block[512];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(kept_stderr, block, sizeof block, offset)) > 0) {
    offset += count;
    write_all(2, block, (size_t)count);
  }
  if (ftruncate(kept_stderr, 0) == 0) lseek(kept_stderr, 0, SEEK_SET);
}

static void restore_terminal(void) {
  if (!armed) return;
  armed = 0;
  write_all(terminal_fd, reset_bytes, reset_length);
  tcsetattr(terminal_fd, TCSANOW, &saved_modes);
  release_stderr();
}

// Lets the process die of the signal as it would have without us.
static void on_crash(int number) {
  restore_terminal();
  if (chain_to_previous) {
    sigaction(number, &previous[number], NULL);
  } else {
    signal(number, SIG_DFL);
  }
  raise(number);
}

// Whether the signal asks the process to end.
static int asks_to_end(int number) {
  return number == SIGINT || number == SIGTERM || number == SIGHUP || number == SIGQUIT;
}

// The main loop hangs, or is busy for longer than anybody waits.
static void end_now(int number) {
  restore_terminal();
  _exit(128 + number);
}

static void on_alarm(int number) {
  (void)number;
  end_now(asked_to_end);
}

static void on_reported(int number) {
  int saved_errno = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(pipe_ends[1], &byte, 1);
  if (asks_to_end(number)) {
    if (written < 0 || asked_to_end) end_now(number); // who asks again has waited long enough
    asked_to_end = number;
    alarm(PATIENCE);
  }
  errno = saved_errno;
}

static void catch_reported(void) {
  struct sigaction action = {.sa_handler = on_reported, .sa_flags = SA_RESTART};
  for (size_t i = 0; i < COUNT(reported_signals); i++) sigaction(reported_signals[i], &action, NULL);
  struct sigaction on_time = {.sa_handler = on_alarm};
  sigaction(SIGALRM, &on_time, NULL);
}

// Remembers what every signal did before.
static void find_previous(void) {
  for (size_t i = 0; i < COUNT(crash_signals); i++) {
    sigaction(crash_signals[i], NULL, &previous[crash_signals[i]]);
  }
  for (size_t i = 0; i < COUNT(reported_signals); i++) {
    sigaction(reported_signals[i], NULL, &previous[reported_signals[i]]);
  }
  sigaction(SIGALRM, NULL, &previous[SIGALRM]);
}

static void catch_crashes(void) {
  stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack}, found;
  if (sigaltstack(NULL, &found) == 0 && (found.ss_flags & SS_DISABLE)) sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_handler = on_crash, .sa_flags = SA_ONSTACK};
  for (size_t i = 0; i < COUNT(crash_signals); i++) sigaction(crash_signals[i], &action, NULL);
}

// Only a terminal needs it: what goes to a file doesn't spoil the screen.
static void prepare_stderr(void) {
  if (!isatty(2)) return;
  real_stderr = fcntl(2, F_DUPFD_CLOEXEC, 3);
  if (real_stderr >= 0) kept_stderr = memfd_create("stderr", MFD_CLOEXEC);
}

// Opens the pipe, or empties it of what came before; false if it can't be opened.
static int prepare_pipe(void) {
  if (pipe_ends[0] < 0) return pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) == 0;
  char late[64];
  while (read(pipe_ends[0], late, sizeof late) > 0) {}
  return 1;
}

int tg_install(int fd, const char *reset, size_t length) {
  static int is_registered;
  if (length > sizeof reset_bytes) {
    errno = EINVAL;
    return -1;
  }
  if (tcgetattr(fd, &saved_modes) != 0 || !prepare_pipe()) return -1;
  terminal_fd = fd;
  asked_to_end = 0;
  memcpy(reset_bytes, reset, length);
  reset_length = length;
  // Swift's backtracer would wait 30 seconds on the terminal for a key: only who asked for it gets it.
  chain_to_previous = getenv("SWIFT_BACKTRACE") != NULL;
  prepare_stderr();
  find_previous();
  catch_crashes();
  catch_reported();
  if (!is_registered) atexit(restore_terminal);
  is_registered = 1;
  return pipe_ends[0];
}

void tg_remove(void) {
  alarm(0);
  sigaction(SIGALRM, &previous[SIGALRM], NULL);
  for (size_t i = 0; i < COUNT(crash_signals); i++) {
    sigaction(crash_signals[i], &previous[crash_signals[i]], NULL);
  }
  for (size_t i = 0; i < COUNT(reported_signals); i++) {
    sigaction(reported_signals[i], &previous[reported_signals[i]], NULL);
  }
  if (kept_stderr >= 0) close(kept_stderr);
  if (real_stderr >= 0) close(real_stderr);
  kept_stderr = real_stderr = -1;
}

void tg_set_armed(int on) {
  if (on && kept_stderr >= 0) dup2(kept_stderr, 2);
  if (!on) release_stderr();
  armed = on;
}

void tg_stop(void) {
  signal(SIGCONT, SIG_DFL);
  signal(SIGTSTP, SIG_DFL);
  raise(SIGTSTP);
  catch_reported();
}
