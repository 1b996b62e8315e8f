/*
 * A plain ncurses program with fields of the form library, made usable with VoiceOver and Switch Control by Earshot.
 *
 * The program keeps its own screen and its own keys. It describes its widgets as a tree, tells the engine what its user does,
 * and gets back where the cursors are, what is spoken, and what it is to do. Two focus bindings show what a program can
 * know: "here" follows VoiceOver on the field for the name, "at" says which widget any technology is on.
 *
 *   Left, Right   VoiceOver's cursor          Enter   activate
 *   F3            Switch Control on or off    F6      its switch
 *   printable     typed into the field being edited
 *   Esc           end editing; else quit
 */
#define _POSIX_C_SOURCE 200809L
#include <earshot.h>
#include <form.h>
#include <limits.h>
#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SCREEN_ROOT = 1, TITLE, NAME, MAIL, NEWS, SEND, COUNT };

static earshot_engine *engine;
static FIELD *fields[3];
static FORM *form;
static bool wants_news, has_sent;
static uint64_t edited;
static uint32_t here, at;
static const char *const names[] = {"", "", "Subscribe", "Name", "Mail", "Newsletter", "Send"};
static const int rows[] = {0, 0, 0, 2, 3, 4, 6};

static const earshot_announcement_options calmly = {.size = sizeof calmly, .priority = EARSHOT_PRIORITY_LOW};

static void check(earshot_status status) {
  if (status >= EARSHOT_OK) return;
  endwin();
  fprintf(stderr, "form: %s: %s\n", earshot_status_text(status), earshot_last_error(engine));
  exit(1);
}

/* The text of a field without the blanks that fill it. */
static const char *text_of(FIELD *field, char *buffer, size_t size) {
  snprintf(buffer, size, "%s", field_buffer(field, 0));
  for (size_t end = strlen(buffer); end > 0 && buffer[end - 1] == ' ';) buffer[--end] = 0;
  return buffer;
}

/* ---- What the engine is told ---- */

static earshot_node node(uint64_t id, int32_t role, const char *label) {
  earshot_node node = {.size = sizeof node, .id = id, .role = role, .label = label};
  node.has_frame = id != SCREEN_ROOT;
  node.column = 4;
  node.row = rows[id];
  node.width = 30;
  node.height = 1;
  return node;
}

/* Everything there is; the engine finds what differs. */
static void tell_tree(void) {
  static const uint64_t children[] = {TITLE, NAME, MAIL, NEWS, SEND};
  char name[64], mail[64];
  earshot_node nodes[] = {
      node(SCREEN_ROOT, EARSHOT_ROLE_WINDOW, "Subscribe"),
      node(TITLE, EARSHOT_ROLE_HEADING, has_sent ? "Thank you" : names[TITLE]),
      node(NAME, EARSHOT_ROLE_TEXT_FIELD, names[NAME]),
      node(MAIL, EARSHOT_ROLE_TEXT_FIELD, names[MAIL]),
      node(NEWS, EARSHOT_ROLE_TOGGLE, names[NEWS]),
      node(SEND, EARSHOT_ROLE_BUTTON, names[SEND]),
  };
  nodes[0].children = children;
  nodes[0].child_count = 5;
  nodes[2].value = text_of(fields[0], name, sizeof name);
  nodes[3].value = text_of(fields[1], mail, sizeof mail);
  nodes[4].value = wants_news ? "1" : "0";
  for (int index = 2; index < 6; index++) nodes[index].actions = EARSHOT_CAN_ACTIVATE;
  earshot_update tree = {.size = sizeof tree, .nodes = nodes, .node_count = 6, .root = SCREEN_ROOT};
  tree.keyboard_focus = edited;
  check(earshot_declare(engine, &tree));
}

/* ---- What the engine wants ---- */

static void act_on(uint64_t widget) {
  switch (widget) {
  case NAME:
  case MAIL:
    edited = widget;
    set_current_field(form, fields[widget - NAME]);
    form_driver(form, REQ_END_LINE);
    break;
  case NEWS: wants_news = !wants_news; break;
  case SEND:
    has_sent = true;
    edited = 0;
    check(earshot_announce(engine, "Your subscription was sent", &calmly));
    break;
  }
}

static void carry_out_requests(void) {
  earshot_request request = {.size = sizeof request};
  while (earshot_next_request(engine, &request) == EARSHOT_OK)
    if (request.action == EARSHOT_DO_ACTIVATE) act_on(request.node);
}

/* ---- The screen ---- */

static uint64_t cursor(int32_t technology) {
  uint64_t node = 0;
  check(earshot_cursor(engine, technology, &node));
  return node;
}

/* Everything but the fields, which the form library draws. */
static void draw(void) {
  static const int own_rows[] = {0, 4, 6, 8, 9, 10};
  for (size_t index = 0; index < sizeof own_rows / sizeof *own_rows; index++) {
    move(own_rows[index], 0);
    clrtoeol();
  }
  for (int row = rows[NAME]; row <= rows[MAIL]; row++) mvaddstr(row, 0, "  ");
  mvaddstr(rows[TITLE], 4, has_sent ? "Thank you" : names[TITLE]);
  mvaddstr(rows[NAME], 4, "Name [");
  mvaddstr(rows[MAIL], 4, "Mail [");
  mvaddstr(rows[NAME], 31, "]");
  mvaddstr(rows[MAIL], 31, "]");
  mvprintw(rows[NEWS], 4, "[%c] Newsletter", wants_news ? 'x' : ' ');
  mvaddstr(rows[SEND], 4, "[ Send ]");
  uint64_t voice_over = cursor(EARSHOT_VOICE_OVER), scanner = cursor(EARSHOT_SWITCH_CONTROL);
  if (voice_over) mvaddstr(rows[voice_over], 0, ">");
  if (scanner) mvaddstr(rows[scanner], 1, "*");

  size_t count = 0;
  check(earshot_utterance_count(engine, &count));
  earshot_utterance said = {.size = sizeof said};
  if (count > 0 && earshot_utterance_at(engine, count - 1, &said) == EARSHOT_OK) mvaddstr(9, 0, said.caption);
  earshot_scanner_state scanning = {.size = sizeof scanning};
  check(earshot_scanner_status(engine, &scanning));
  if (scanning.state != EARSHOT_SCANNER_OFF) mvprintw(8, 0, "Switch Control: %s", scanning.words);
  int32_t value = 0;
  bool is_here = earshot_binding_value(engine, here, &value) == EARSHOT_OK;
  bool is_somewhere = earshot_binding_value(engine, at, &value) == EARSHOT_OK;
  move(11, 0);
  clrtobot(); /* of a caption that was longer than its two rows */
  mvprintw(11, 0, "here = %s   at = %s", is_here ? "true" : "false", is_somewhere ? names[value] : "none");
  refresh();
  pos_form_cursor(form);
}

/* ---- Keys and time ---- */

/* Types into the field being edited; answers whether the key was for it. */
static bool edit(int key) {
  if (!edited) return false;
  char text[] = {(char)key, 0};
  if (key >= ' ' && key < 127) {
    /* What is typed isn't read back as a change; the engine's echo is for that. */
    check(earshot_begin_turn(engine, EARSHOT_TURN_TYPING));
    check(earshot_text_event(engine, EARSHOT_TYPED, text));
    form_driver(form, key);
  } else if (key == KEY_BACKSPACE || key == 127 || key == 8) {
    form_driver(form, REQ_DEL_PREV);
  } else if (key == 27) {
    edited = 0;
  } else {
    return false;
  }
  form_driver(form, REQ_VALIDATION);
  return true;
}

static bool handle(int key) {
  if (edit(key)) return true;
  switch (key) {
  case KEY_RIGHT: check(earshot_voice_over(engine, EARSHOT_VO_NEXT)); break;
  case KEY_LEFT: check(earshot_voice_over(engine, EARSHOT_VO_PREVIOUS)); break;
  case '\n':
  case KEY_ENTER: check(earshot_voice_over(engine, EARSHOT_VO_ACTIVATE)); break;
  case KEY_F(3): {
    bool is_on = false;
    check(earshot_is_enabled(engine, EARSHOT_SWITCH_CONTROL, &is_on));
    check(earshot_set_enabled(engine, EARSHOT_SWITCH_CONTROL, !is_on));
    break;
  }
  case KEY_F(6):
    if (earshot_switch_control(engine, EARSHOT_SC_SELECT) == EARSHOT_ERROR_OFF) beep();
    break;
  case 27: return false;
  }
  return true;
}

/* ---- Time ---- */

static int64_t start;

/* The present, in nanoseconds since the start. */
static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec - start;
}

/* How many milliseconds may go by until the engine has something to do by itself; -1 if it has nothing to do. */
static int patience(void) {
  int64_t deadline = 0;
  if (earshot_next_deadline(engine, &deadline) != EARSHOT_OK) return -1;
  int64_t rest = (deadline - now() + 999999) / 1000000;
  return rest < 0 ? 0 : rest < INT_MAX ? (int)rest : INT_MAX;
}

/* Brings everything to rest after something has happened. */
static void settle(void) {
  carry_out_requests();
  tell_tree();
  check(earshot_settle(engine));
  carry_out_requests();
  tell_tree();
  check(earshot_settle(engine));
  check(earshot_end_turn(engine));
  draw();
  check(earshot_forget_logs(engine));
}

int main(void) {
  start = now();
  check(earshot_create(NULL, &engine));
  setlocale(LC_ALL, "");
  initscr();
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  set_escdelay(50);
  for (int index = 0; index < 2; index++) fields[index] = new_field(1, 21, rows[NAME + index], 10, 0, 0);
  form = new_form(fields);
  post_form(form);

  check(earshot_binding_create(engine, EARSHOT_VOICE_OVER, &here));
  check(earshot_bind(engine, here, NAME, 1));
  check(earshot_binding_create(engine, 0, &at));
  for (int widget = NAME; widget < COUNT; widget++) check(earshot_bind(engine, at, widget, widget));
  check(earshot_set_enabled(engine, EARSHOT_VOICE_OVER, true));
  settle();

  for (;;) {
    timeout(patience());
    int key = getch();
    check(earshot_advance(engine, now()));
    if (key != ERR && !handle(key)) break;
    settle();
  }
  unpost_form(form);
  endwin();
  return earshot_destroy(engine);
}
