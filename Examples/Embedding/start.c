/*
 * The smallest program with Earshot: shows a button and prints what VoiceOver says of it.
 *
 *   start               prints it
 *   start measure N     starts itself so often, without any environment, and prints how long that takes from the start of
 *                       the process to its end: loading the library, making an engine, the tree, and the first utterance
 */
#include <earshot.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int say(void) {
  static const uint64_t children[] = {2};
  earshot_node nodes[] = {
      {.size = sizeof *nodes, .id = 1, .role = EARSHOT_ROLE_WINDOW, .children = children, .child_count = 1},
      {.size = sizeof *nodes, .id = 2, .role = EARSHOT_ROLE_BUTTON, .label = "Send", .actions = EARSHOT_CAN_ACTIVATE},
  };
  earshot_update update = {.size = sizeof update, .nodes = nodes, .node_count = 2, .root = 1};
  earshot_utterance said = {.size = sizeof said};
  earshot_engine *engine = NULL;
  if (earshot_create(NULL, &engine) != EARSHOT_OK) return 1;
  if (earshot_set_enabled(engine, EARSHOT_VOICE_OVER, true) != EARSHOT_OK ||
      earshot_apply(engine, &update) != EARSHOT_OK || earshot_settle(engine) != EARSHOT_OK ||
      earshot_utterance_at(engine, 0, &said) != EARSHOT_OK) {
    fprintf(stderr, "start: %s\n", earshot_last_error(engine));
    return 1;
  }
  puts(said.caption);
  return earshot_destroy(engine);
}

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

/* Starts the program once; how long it took, or less than 0 if it failed. */
static double run(char *program) {
  double start = milliseconds();
  pid_t child = fork();
  if (child == 0) {
    char *arguments[] = {program, NULL}, *environment[] = {NULL};
    if (!freopen("/dev/null", "w", stdout)) _exit(1);
    execve(program, arguments, environment);
    _exit(1);
  }
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) < 0 || status != 0) return -1;
  return milliseconds() - start;
}

static int compare(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return difference < 0 ? -1 : difference > 0;
}

static int measure(char *program, int count) {
  double times[1000];
  for (int index = 0; index < count; index++) {
    times[index] = run(program);
    if (times[index] < 0) return 1;
  }
  qsort(times, count, sizeof *times, compare);
  printf("from start to end, without environment: median %.1f ms, fastest %.1f ms, slowest %.1f ms of %d runs\n",
         times[count / 2], times[0], times[count - 1], count);
  return 0;
}

int main(int argc, char **argv) {
  if (argc == 1) return say();
  int count = argc == 3 && strcmp(argv[1], "measure") == 0 ? atoi(argv[2]) : 0;
  if (count >= 1 && count <= 1000) return measure(argv[0], count);
  fprintf(stderr, "start: say nothing, or `measure` and how often, 1 to 1000\n");
  return 2;
}
