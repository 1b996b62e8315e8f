/*
 * Earshot: assistive technologies over the widgets of a terminal program. The C interface, version 1.
 *
 * A program describes its widgets as a tree of nodes, forwards what its user does with VoiceOver or Switch Control, and
 * gets back where the cursors are, what is spoken, what it is to do, and the values of its focus bindings.
 *
 *   earshot_engine *engine;
 *   earshot_create(NULL, &engine);
 *   earshot_set_enabled(engine, EARSHOT_VOICE_OVER, true);
 *   earshot_apply(engine, &update);                 // the tree, or what changed of it
 *   earshot_settle(engine);                         // requests resolved, cursors placed, bindings recomputed
 *   earshot_voice_over(engine, EARSHOT_VO_NEXT);    // the user's doing
 *   while (earshot_next_request(engine, &request) == EARSHOT_OK) carry_out(&request);
 *   earshot_settle(engine);
 *
 * Every function answers a status. Anything but EARSHOT_OK and EARSHOT_DONE means that nothing has changed;
 * earshot_last_error() then says what is wrong and what to do instead. No function traps, whatever it is given, as long as
 * pointers to structs and strings point to memory that can be read.
 *
 * Threads: one engine, one thread at a time, any thread; until the strings that came out are copied, it is still that thread's turn.
 * Different engines have nothing in common and may be used at the same time. A call that comes while another one is at work on the
 * same engine answers EARSHOT_ERROR_BUSY at once and does nothing; it never waits. Handing an engine from one thread to another needs
 * no more than that both agree on whose it is. earshot_create(), earshot_destroy() and the finding of an engine by its handle take
 * one lock for a moment.
 *
 * Callbacks: the only one is that of earshot_on_speech(). It runs on the thread of the call that brought it about, inside that
 * call. Calls that it makes on the same engine answer EARSHOT_ERROR_BUSY, earshot_destroy() too; earshot_last_error() then
 * says so as well. Calls on other engines work.
 *
 * Cost: where nothing else is said, a call costs the same whatever the number of nodes, of siblings and of log entries, apart
 * from the length of strings in and out.
 *
 * Strings are UTF-8 and end with a zero byte. Strings that come out belong to the engine and stay as they are until the
 * next call with that engine, whatever that answers; copy what is to last. So do arrays that come out. NULL going in counts as
 * "".
 *
 * Structs begin with their size in bytes, as the program was compiled with it; set it with sizeof. Later versions only add
 * members at the end, and take the structs of earlier ones: members that are not there count as zeros.
 *
 * Time is virtual: it moves only in earshot_advance(). earshot_next_deadline() says when that is worth calling.
 *
 * A program's loop: wait for a key, at most until earshot_next_deadline(); earshot_advance() to the present; earshot_begin_turn(); do
 * what the key is for, a command of a technology or something of the program's own; then earshot_next_request() until there is none,
 * earshot_declare() or earshot_apply(), earshot_settle(), and that again as long as there are requests to act on; earshot_end_turn();
 * draw.
 */
#ifndef EARSHOT_H
#define EARSHOT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface that the header describes. */
#define EARSHOT_ABI_VERSION 1

/* The version that the library has. */
uint32_t earshot_abi_version(void);

/* ---- Statuses ---- */

typedef int32_t earshot_status;
enum {
  EARSHOT_OK = 0,
  /* There is nothing more: of requests, changes, entries of a log, in that direction. */
  EARSHOT_DONE = 1,
  /* The engine is NULL, was destroyed, or never was one. */
  EARSHOT_ERROR_HANDLE = -1,
  /* An argument is NULL that must not be, or has no meaning. */
  EARSHOT_ERROR_ARGUMENT = -2,
  /* The size of a struct is none of any version. */
  EARSHOT_ERROR_SIZE = -3,
  /* A string is no UTF-8. */
  EARSHOT_ERROR_UTF8 = -4,
  /* The update contradicts itself or the tree. */
  EARSHOT_ERROR_TREE = -5,
  /* The technology is switched off. */
  EARSHOT_ERROR_OFF = -6,
  /* There is no such node, action, switch, kind of the rotor, binding, entry or setting; or it can't be reached. */
  EARSHOT_ERROR_UNKNOWN = -7,
  /* Another call is at work on this engine. */
  EARSHOT_ERROR_BUSY = -8
};

/* What a status means, in a few words; for any number. Never NULL, and lasts forever. */
const char *earshot_status_text(earshot_status status);

/* ---- Engines ---- */

typedef struct earshot_engine earshot_engine;

typedef struct {
  size_t size;
  /* Rows of frames no further apart than this, in cells, are read as one row. */
  int32_t row_tolerance;
  /* Whether of two widgets in one row the right one is read first. */
  bool reads_right_to_left;
} earshot_options;

/* Makes an engine with an empty tree and all technologies off. NULL options are those of 0 and false. If that fails there is no
   engine to ask what was wrong, `*engine` is as it was, and the status says it all: EARSHOT_ERROR_SIZE that the size of the options
   is none of any version, EARSHOT_ERROR_ARGUMENT that `engine` is NULL or the row tolerance negative. */
earshot_status earshot_create(const earshot_options *options, earshot_engine **engine);

/* Ends an engine. Its handle is then stale: using it answers EARSHOT_ERROR_HANDLE. Costs in proportion to all it holds. */
earshot_status earshot_destroy(earshot_engine *engine);

/* What was wrong with the last call that failed on this engine, and what to do instead; "" if none has. For a handle that is
   none, what is wrong with that. Never NULL. */
const char *earshot_last_error(earshot_engine *engine);

/* ---- The tree ---- */

/* What kind of thing a node is. From EARSHOT_ROLE_WINDOW on they are containers. */
enum {
  EARSHOT_ROLE_ELEMENT = 0, EARSHOT_ROLE_TEXT, EARSHOT_ROLE_HEADING, EARSHOT_ROLE_IMAGE, EARSHOT_ROLE_BUTTON,
  EARSHOT_ROLE_LINK, EARSHOT_ROLE_TOGGLE, EARSHOT_ROLE_TEXT_FIELD, EARSHOT_ROLE_SECURE_TEXT_FIELD,
  EARSHOT_ROLE_TEXT_EDITOR, EARSHOT_ROLE_SEARCH_FIELD, EARSHOT_ROLE_SLIDER, EARSHOT_ROLE_TAB,
  EARSHOT_ROLE_BACK_BUTTON, EARSHOT_ROLE_POP_UP_BUTTON, EARSHOT_ROLE_PICKER_ITEM, EARSHOT_ROLE_RADIO_BUTTON,
  EARSHOT_ROLE_CELL, EARSHOT_ROLE_WINDOW = 100, EARSHOT_ROLE_GENERIC, EARSHOT_ROLE_SCROLL_AREA, EARSHOT_ROLE_FORM,
  EARSHOT_ROLE_GROUP, EARSHOT_ROLE_LIST, EARSHOT_ROLE_LANDMARK, EARSHOT_ROLE_TAB_BAR, EARSHOT_ROLE_TOOLBAR,
  EARSHOT_ROLE_DIALOG, EARSHOT_ROLE_ALERT, EARSHOT_ROLE_MENU, EARSHOT_ROLE_RADIO_GROUP, EARSHOT_ROLE_TABLE
};

/* What a node is besides its role; bits of earshot_node.traits, added to those that the role implies. */
#define EARSHOT_TRAIT_SELECTED (1u << 0)
#define EARSHOT_TRAIT_DISABLED (1u << 1)
#define EARSHOT_TRAIT_HEADER (1u << 2)
#define EARSHOT_TRAIT_MODAL (1u << 3)
#define EARSHOT_TRAIT_SUMMARY (1u << 4)
#define EARSHOT_TRAIT_UPDATES_FREQUENTLY (1u << 5)
#define EARSHOT_TRAIT_ADJUSTABLE (1u << 6)
#define EARSHOT_TRAIT_PLAYS_SOUND (1u << 7)
#define EARSHOT_TRAIT_KEYBOARD_KEY (1u << 8)
#define EARSHOT_TRAIT_CAUSES_PAGE_TURN (1u << 9)

/* What a node does when asked; bits of earshot_node.actions. */
#define EARSHOT_CAN_ACTIVATE (1u << 0)
#define EARSHOT_CAN_INCREMENT (1u << 1)
#define EARSHOT_CAN_DECREMENT (1u << 2)
#define EARSHOT_CAN_ESCAPE (1u << 3)
#define EARSHOT_CAN_MAGIC_TAP (1u << 4)
#define EARSHOT_CAN_LONG_PRESS (1u << 5)
#define EARSHOT_CAN_SCROLL (1u << 6)

/* How changes inside a node are announced by themselves. */
enum { EARSHOT_LIVE_OFF = 0, EARSHOT_LIVE_POLITE, EARSHOT_LIVE_ASSERTIVE };

/* A yes, a no, or neither. */
enum { EARSHOT_UNSET = 0, EARSHOT_NO = 1, EARSHOT_YES = 2 };

/* Where the caret of a field being edited stands. */
enum { EARSHOT_CARET_NONE = 0, EARSHOT_CARET_START, EARSHOT_CARET_MIDDLE, EARSHOT_CARET_END };

/* One node. A struct of zeros with size, id and role is a node without anything else. */
typedef struct {
  size_t size;
  /* Not 0, unique in the tree, and never used again for another thing. */
  uint64_t id;
  int32_t role;
  uint32_t traits;
  uint32_t actions;
  /* 1 to 6, or 0. */
  int32_t heading_level;
  /* Texts; of a secure field the value is the number of characters in digits; a text is refused. Of a toggle "1", "0" or "2". */
  const char *label, *value, *hint, *identifier;
  /* A BCP 47 tag such as "de", or "" for the user's own language. */
  const char *language;
  const uint64_t *children;
  size_t child_count;
  /* Names of further actions. */
  const char *const *action_names;
  size_t action_name_count;
  /* Higher is read first among siblings. */
  double sort_priority;
  /* Where it stands, in cells; siblings that all have a frame are read by it. */
  bool has_frame;
  int32_t column, row, width, height;
  bool is_hidden;
  /* EARSHOT_YES for expanded, EARSHOT_NO for collapsed. */
  int32_t expanded;
  /* Whether it reacts to input, if the program says so itself. */
  int32_t responds_to_input;
  int32_t caret;
  int32_t live_region;
  /* Which of how many it is, from 1, or 0 and 0. */
  int32_t position, position_count;
  /* The nodes whose texts are its label, what is spoken behind its hint, and, while it is invalid, what is wrong with it. They may
     stand anywhere, or not yet be there. Labels of labels are not followed. */
  const uint64_t *labelled_by, *described_by, *error_message;
  size_t labelled_by_count, described_by_count, error_message_count;
  bool is_invalid;
  /* Whether its actions by name are offered on the nodes inside it as well; earshot_request.element then says on which. */
  bool offers_actions_inside;
  /* Of a container of which not all children are listed: how many it has, and which of these the first one listed is, from 0. 0 and
     0 if all are listed. What is missing is asked for when a cursor comes there: EARSHOT_DO_PROVIDE_CHILDREN. */
  int64_t list_first, list_count;
} earshot_node;

typedef struct {
  size_t size;
  /* Each node replaces that of its id, whole. A node exists as long as a parent lists it. */
  const earshot_node *nodes;
  size_t node_count;
  /* Needed in the first update; 0 leaves the root as it is. */
  uint64_t root;
  /* The node with the keyboard focus, or 0. It is the program's: a cursor that leaves a field being edited doesn't end that. A program
     that wants it to ends the editing when it is asked to show another node, and tells 0 here. */
  uint64_t keyboard_focus;
} earshot_update;

/* Changes the tree as a whole or not at all. Costs in proportion to the update, what it removes, and the depth of both. */
earshot_status earshot_apply(earshot_engine *engine, const earshot_update *update);

/* Tells the whole tree; only what differs is changed. For programs that draw everything anew each time: telling an equal tree
   changes nothing and keeps nothing. Costs in proportion to the tree told. */
earshot_status earshot_declare(earshot_engine *engine, const earshot_update *tree);

/* The number of nodes. */
earshot_status earshot_node_count(earshot_engine *engine, size_t *count);

/* ---- Technologies and turns ---- */

enum { EARSHOT_VOICE_OVER = 1, EARSHOT_SWITCH_CONTROL = 2 };

/* Switches a technology on or off. It finds its place with the next earshot_settle(). */
earshot_status earshot_set_enabled(earshot_engine *engine, int32_t technology, bool is_on);
earshot_status earshot_is_enabled(earshot_engine *engine, int32_t technology, bool *is_on);

/* The node that a technology's cursor is on; 0 while it is off or nowhere. While a scanner highlights a group, a place or its menu it
   is on no node: draw its highlight from earshot_scanner_status(). */
earshot_status earshot_cursor(earshot_engine *engine, int32_t technology, uint64_t *node);

/* What a turn, one event handled to rest, answers to. */
enum { EARSHOT_TURN_OTHER = 0, EARSHOT_TURN_COMMAND, EARSHOT_TURN_TYPING };

/* Begins and ends a turn. Changes under the cursor are spoken at its end, and requests that found no node are dropped.
   Without them each earshot_settle() is the end of a turn. */
earshot_status earshot_begin_turn(earshot_engine *engine, int32_t cause);
earshot_status earshot_end_turn(earshot_engine *engine);

/* Brings cursors and bindings into agreement with the tree, and places technologies that are on but nowhere. Costs in
   proportion to the depth of the tree and to the number of nodes that are bound to values asked for. */
earshot_status earshot_settle(earshot_engine *engine);

/* ---- What the user does ---- */

enum {
  EARSHOT_VO_NEXT = 0, EARSHOT_VO_PREVIOUS, EARSHOT_VO_FIRST, EARSHOT_VO_LAST, EARSHOT_VO_MOVE_IN, EARSHOT_VO_MOVE_OUT,
  EARSHOT_VO_ACTIVATE, EARSHOT_VO_LONG_PRESS, EARSHOT_VO_INCREMENT, EARSHOT_VO_DECREMENT, EARSHOT_VO_ESCAPE,
  EARSHOT_VO_MAGIC_TAP, EARSHOT_VO_SCROLL_UP, EARSHOT_VO_SCROLL_DOWN, EARSHOT_VO_SCROLL_LEFT, EARSHOT_VO_SCROLL_RIGHT,
  EARSHOT_VO_TURN_ROTOR_FORWARD, EARSHOT_VO_TURN_ROTOR_BACK, EARSHOT_VO_ROTOR_NEXT, EARSHOT_VO_ROTOR_PREVIOUS,
  EARSHOT_VO_READ_FROM_TOP, EARSHOT_VO_READ_FROM_CURSOR, EARSHOT_VO_PAUSE, EARSHOT_VO_SPEAK_AGAIN, EARSHOT_VO_SPELL,
  EARSHOT_VO_WHERE_AM_I, EARSHOT_VO_SCREEN_CURTAIN, EARSHOT_VO_MUTE,
  /* To the node that labels the element, describes it, or says what is wrong with it; and back. */
  EARSHOT_VO_LABEL, EARSHOT_VO_DESCRIPTION, EARSHOT_VO_ERROR_MESSAGE, EARSHOT_VO_RELATION_SOURCE
};

/* A command of VoiceOver. EARSHOT_DONE if there is nothing further in that direction, or nobody to act. One that came to children
   that are not listed asks for them, and goes on in the earshot_settle() after the update that brings them. A step of the rotor
   costs in proportion to what it passes over. */
earshot_status earshot_voice_over(earshot_engine *engine, int32_t command);
/* To a node. */
earshot_status earshot_voice_over_item(earshot_engine *engine, uint64_t node);
/* An action offered on the node under the cursor, by its name. */
earshot_status earshot_voice_over_action(earshot_engine *engine, const char *name);
/* Sets the rotor to a kind, by the name that is spoken of it: "Headings". */
earshot_status earshot_voice_over_rotor(earshot_engine *engine, const char *name);

/* What the rotor moves by or changes. */
enum {
  EARSHOT_ROTOR_CHARACTERS = 0, EARSHOT_ROTOR_WORDS, EARSHOT_ROTOR_LINES, EARSHOT_ROTOR_HEADINGS, EARSHOT_ROTOR_LINKS,
  EARSHOT_ROTOR_FORM_CONTROLS, EARSHOT_ROTOR_TEXT_FIELDS, EARSHOT_ROTOR_IMAGES, EARSHOT_ROTOR_CONTAINERS,
  EARSHOT_ROTOR_LANDMARKS, EARSHOT_ROTOR_LISTS, EARSHOT_ROTOR_TABLES, EARSHOT_ROTOR_ADJUST_VALUE, EARSHOT_ROTOR_ACTIONS,
  EARSHOT_ROTOR_MORE_CONTENT,
  /* Headings of one level: this plus the level, 1 to 6. */
  EARSHOT_ROTOR_HEADING_LEVEL = 100,
  /* A kind that the program has itself, by its name. */
  EARSHOT_ROTOR_CUSTOM = 200
};

/* What a step of the rotor set to this kind does, whatever it is set to. The name is that of an EARSHOT_ROTOR_CUSTOM. Costs in
   proportion to what it passes over. */
earshot_status earshot_voice_over_move(earshot_engine *engine, int32_t kind, const char *name, bool is_forward);

typedef struct {
  size_t size;
  int32_t kind;
  /* What is spoken of it, in the user's language. */
  const char *name;
  /* Whether the rotor is set to it. */
  bool is_current;
} earshot_rotor;

/* The kinds that the rotor offers on the node under the cursor, in the order of EARSHOT_VO_TURN_ROTOR_FORWARD. */
earshot_status earshot_rotor_count(earshot_engine *engine, size_t *count);
earshot_status earshot_rotor_at(earshot_engine *engine, size_t index, earshot_rotor *rotor);

typedef struct {
  size_t size;
  uint64_t node;
  /* Its description, without hint and containers. */
  const char *text;
} earshot_item;

/* Searches what VoiceOver can reach for descriptions that contain a text, whatever its case; NULL finds everything. What was found
   is kept until the next search. Costs in proportion to the tree. */
earshot_status earshot_find_items(earshot_engine *engine, const char *text, size_t *count);
/* What was found, in reading order; for earshot_voice_over_item(). */
earshot_status earshot_item_at(earshot_engine *engine, size_t index, earshot_item *item);

typedef struct {
  size_t size;
  /* Whether speech is switched off; captions and logs go on. */
  bool is_muted;
  /* Whether speech is paused. */
  bool is_paused;
  /* Whether VoiceOver reads on by itself. */
  bool is_reading;
  /* Whether the screen is to be dark for the eye. */
  bool has_screen_curtain;
} earshot_voice_over_state;

earshot_status earshot_voice_over_status(earshot_engine *engine, earshot_voice_over_state *state);

enum {
  EARSHOT_SC_NONE = -1, EARSHOT_SC_SELECT = 0, EARSHOT_SC_NEXT, EARSHOT_SC_PREVIOUS, EARSHOT_SC_STOP, EARSHOT_SC_MENU
};

/* An input of Switch Control. What finds a scanner that has to look at a changed screen anew costs in proportion to that. */
earshot_status earshot_switch_control(earshot_engine *engine, int32_t command);
/* The same from a key that stands for a switch but can't be held, as in a terminal: one that comes too soon after the one before
   is ignored, as "switchcontrol.ignorerepeat" says. */
earshot_status earshot_switch_key(earshot_engine *engine, int32_t command);
/* A switch, by its name, goes down or up. */
earshot_status earshot_switch(earshot_engine *engine, const char *name, bool is_down);
/* Gives the user a switch, or one of that name another meaning: what it does, and what when it is held as long as
   "switchcontrol.longpress" says, or EARSHOT_SC_NONE. A new engine has "select", "next" and "previous". Costs in proportion to
   the number of switches. */
earshot_status earshot_switch_define(earshot_engine *engine, const char *name, int32_t command, int32_t long_command);
/* Takes a switch away. */
earshot_status earshot_switch_forget(earshot_engine *engine, const char *name);

/* What the program can offer in the scanner's menu. */
enum { EARSHOT_MENU_SCROLL_DOWN = 0, EARSHOT_MENU_SCROLL_UP, EARSHOT_MENU_HOME, EARSHOT_MENU_SETTINGS };

/* Has menus opened from now on offer these, in this order. */
earshot_status earshot_menu_offer(earshot_engine *engine, const int32_t *entries, size_t count);
/* Takes the next of these that the user chose; EARSHOT_DONE when there is none. */
earshot_status earshot_next_menu_choice(earshot_engine *engine, int32_t *entry);

/* The size of the screen in cells, over which the scanner's choice of a point goes; 80 by 24 at first. */
earshot_status earshot_set_screen_size(earshot_engine *engine, int32_t columns, int32_t rows);

enum {
  EARSHOT_SCANNER_OFF = 0, EARSHOT_SCANNER_IDLE, EARSHOT_SCANNER_SCANNING, EARSHOT_SCANNER_PAUSED, EARSHOT_SCANNER_HIDDEN
};

/* What the scanner highlights. */
enum {
  EARSHOT_HIGHLIGHT_NOTHING = 0, EARSHOT_HIGHLIGHT_ELEMENT, EARSHOT_HIGHLIGHT_GROUP,
  /* The outline of the group that was entered; selecting leaves it. */
  EARSHOT_HIGHLIGHT_EXIT,
  /* The entry behind the last of the screen that opens a menu without an element. */
  EARSHOT_HIGHLIGHT_MENU,
  EARSHOT_HIGHLIGHT_MENU_ENTRY,
  /* The outline of the menu's element; selecting closes the menu. */
  EARSHOT_HIGHLIGHT_MENU_EXIT,
  /* A band of the screen, or one column or row in it, while a point is chosen. */
  EARSHOT_HIGHLIGHT_COLUMNS, EARSHOT_HIGHLIGHT_ROWS
};

/* What the scanner waits for. */
enum {
  EARSHOT_WAIT_NONE = 0,
  /* The highlight moves on; what is highlighted is selected; what was selected is tapped; the band moves on. */
  EARSHOT_WAIT_MOVE, EARSHOT_WAIT_DWELL, EARSHOT_WAIT_TAP, EARSHOT_WAIT_POINT
};

typedef struct {
  size_t size;
  int32_t state;
  int32_t highlight;
  /* The element, the container of a group if it is one, or the element of the menu; else 0. */
  uint64_t node;
  /* The elements in a group. */
  const uint64_t *members;
  size_t member_count;
  /* What is highlighted in the user's language: "Row 1, 3 items". */
  const char *words;
  /* The entries of the open menu, the one highlighted (-1 for none), and the menu's element or 0. No entries: no menu is open. */
  const char *const *menu_entries;
  size_t menu_entry_count;
  int32_t menu_current;
  uint64_t menu_node;
  /* Whether a point is chosen, not an element. */
  bool is_choosing_point;
  /* The columns or rows of a band or line. */
  int32_t first_cell, last_cell;
  /* Whether something is going to be tapped, and what; 0 for a point without an element. */
  bool is_about_to_tap;
  uint64_t tapped_node;
  /* What is waited for, from when until when, in nanoseconds of virtual time. */
  int32_t wait;
  int64_t wait_start, wait_end;
  /* How many groups and menus the highlight is in, and how often the present level was gone through in vain. */
  int32_t depth, passes;
} earshot_scanner_state;

/* The scanner as it is now. Costs in proportion to the elements of the highlighted group and the entries of the menu. */
earshot_status earshot_scanner_status(earshot_engine *engine, earshot_scanner_state *state);

/* ---- What the user chose ---- */

/* Changes a setting by its name to what is written: earshot_set(engine, "hints", "off"). Names and values are those of scripts.
   A name that is none is EARSHOT_ERROR_UNKNOWN, a value EARSHOT_ERROR_ARGUMENT; earshot_last_error() tells which there are. */
earshot_status earshot_set(earshot_engine *engine, const char *name, const char *value);
/* A setting as it is written. */
earshot_status earshot_get(earshot_engine *engine, const char *name, const char **value);

typedef struct {
  size_t size;
  const char *name, *value;
  /* What may be written: "on or off", "a time from 100ms to 1m". */
  const char *choices;
} earshot_setting;

/* All settings, with what they are now. */
earshot_status earshot_setting_count(earshot_engine *engine, size_t *count);
earshot_status earshot_setting_at(earshot_engine *engine, size_t index, earshot_setting *setting);

/* ---- What the program is to do ---- */

enum {
  EARSHOT_DO_ACTIVATE = 0, EARSHOT_DO_INCREMENT, EARSHOT_DO_DECREMENT, EARSHOT_DO_ESCAPE, EARSHOT_DO_MAGIC_TAP,
  EARSHOT_DO_LONG_PRESS, EARSHOT_DO_ACTION, EARSHOT_DO_SCROLL_UP, EARSHOT_DO_SCROLL_DOWN, EARSHOT_DO_SCROLL_LEFT,
  EARSHOT_DO_SCROLL_RIGHT, EARSHOT_DO_MOVE_CARET, EARSHOT_DO_TAP_AT,
  /* Have the node be seen: a cursor came to it. That comes with every landing, and needs no answer; a program that takes requests,
     tells the tree and settles until nothing is left is through when only these came. */
  EARSHOT_DO_SHOW,
  /* Send an update of the node with other children listed: with the one at `first` and, at best, those behind it, if the cursor goes
     forward; with the one at `first` + `count` - 1 and those before it, if it goes back. The cursor stays where it was if the child
     isn't there at the next earshot_settle() after this was taken, or in a turn at its end. */
  EARSHOT_DO_PROVIDE_CHILDREN
};

typedef struct {
  size_t size;
  uint64_t node;
  int32_t action;
  int32_t technology;
  /* The name of an EARSHOT_DO_ACTION, else "". */
  const char *name;
  /* Of EARSHOT_DO_MOVE_CARET: 0 for a character, 1 for a word, 2 for a line; and whether forward, as for
     EARSHOT_DO_PROVIDE_CHILDREN. */
  int32_t unit;
  bool is_forward;
  /* Of EARSHOT_DO_TAP_AT. */
  int32_t column, row;
  /* The node that the user did it on: `node`, or one inside it that `node` acts for. */
  uint64_t element;
  /* Of EARSHOT_DO_PROVIDE_CHILDREN. */
  int64_t first, count;
} earshot_request;

/* Takes the next thing the program is to do, in order; EARSHOT_DONE when there is none. */
earshot_status earshot_next_request(earshot_engine *engine, earshot_request *request);

/* ---- Focus bindings ---- */

/* Makes a binding for the technologies of the bits given, or for all of them with 0. A binding has one of the values that nodes
   are bound to, or none; one of type Bool has the value 1 or none. */
earshot_status earshot_binding_create(earshot_engine *engine, uint32_t technologies, uint32_t *binding);
earshot_status earshot_binding_destroy(earshot_engine *engine, uint32_t binding);
/* Has the binding be `value` while a cursor is on `node` or on a node inside it. `node` need not be in the tree yet. */
earshot_status earshot_bind(earshot_engine *engine, uint32_t binding, uint64_t node, int32_t value);
earshot_status earshot_unbind(earshot_engine *engine, uint32_t binding, uint64_t node);
/* Asks for a value: with the next earshot_settle() the cursors in scope go to its node. */
earshot_status earshot_binding_set(earshot_engine *engine, uint32_t binding, int32_t value);
/* Asks for none. */
earshot_status earshot_binding_reset(earshot_engine *engine, uint32_t binding);
/* The value; EARSHOT_DONE if it has none. */
earshot_status earshot_binding_value(earshot_engine *engine, uint32_t binding, int32_t *value);

typedef struct {
  size_t size;
  uint32_t binding;
  bool has_value;
  int32_t value;
} earshot_change;

/* Takes the next change of a binding; EARSHOT_DONE when there is none. */
earshot_status earshot_next_change(earshot_engine *engine, earshot_change *change);

/* ---- What is heard ----
 *
 * These are logs: an index counts all entries there ever were, from 0, and so does a count. They grow until
 * earshot_forget_logs().
 */

typedef struct {
  size_t size;
  /* Counts everything in the logs, from 1. */
  uint64_t sequence;
  /* When it began, in nanoseconds of virtual time. */
  int64_t time;
  /* The node it is about, or 0. */
  uint64_t node;
  /* The whole text; the part before the pause; the part behind it. */
  const char *caption, *description, *hint;
  /* The language of the voice, or "" for the user's own. */
  const char *language;
  bool is_interrupted;
  /* Whether speech was on. */
  bool is_audible;
} earshot_utterance;

/* What VoiceOver has said. */
earshot_status earshot_utterance_count(earshot_engine *engine, size_t *count);
earshot_status earshot_utterance_at(earshot_engine *engine, size_t index, earshot_utterance *utterance);
/* What VoiceOver says of the node under its cursor; nothing is spoken. EARSHOT_DONE if that is nothing. */
earshot_status earshot_current_speech(earshot_engine *engine, const char **text);

typedef struct {
  size_t size;
  uint64_t sequence;
  int64_t time;
  int32_t technology;
  uint64_t node;
  /* The label of the node at that time. */
  const char *label;
} earshot_stop;

/* Where the cursors have been. */
earshot_status earshot_stop_count(earshot_engine *engine, size_t *count);
earshot_status earshot_stop_at(earshot_engine *engine, size_t index, earshot_stop *stop);

/* The sounds of VoiceOver besides speech. */
enum {
  EARSHOT_SOUND_FOCUS_MOVED = 0, EARSHOT_SOUND_ACTIVATED, EARSHOT_SOUND_BOUNDARY, EARSHOT_SOUND_EMPTY,
  EARSHOT_SOUND_SCREEN_CHANGED, EARSHOT_SOUND_ALERT, EARSHOT_SOUND_ROTOR, EARSHOT_SOUND_DRAG_START, EARSHOT_SOUND_CARET,
  EARSHOT_SOUND_MORE_CONTENT
};

typedef struct {
  size_t size;
  uint64_t sequence;
  int64_t time;
  int32_t sound;
  /* The node it is about, or 0. */
  uint64_t node;
} earshot_sound;

/* What was heard besides speech. */
earshot_status earshot_sound_count(earshot_engine *engine, size_t *count);
earshot_status earshot_sound_at(earshot_engine *engine, size_t index, earshot_sound *sound);

/* What is heard of the scanner. */
enum { EARSHOT_SCANNER_SPEECH = 0, EARSHOT_SCANNER_TICK, EARSHOT_SCANNER_CLICK, EARSHOT_SCANNER_GONE };

typedef struct {
  size_t size;
  uint64_t sequence;
  int64_t time;
  int32_t signal;
  /* The words of an EARSHOT_SCANNER_SPEECH, else "". */
  const char *text;
} earshot_scanner_signal;

/* What was heard of the scanner; the settings "switchcontrol.speech" and "switchcontrol.sounds" have it heard. */
earshot_status earshot_scanner_signal_count(earshot_engine *engine, size_t *count);
earshot_status earshot_scanner_signal_at(earshot_engine *engine, size_t index, earshot_scanner_signal *signal);

/* What the scanner did. */
enum {
  EARSHOT_SCAN_HIGHLIGHTED = 0, EARSHOT_SCAN_VANISHED, EARSHOT_SCAN_PAUSED, EARSHOT_SCAN_KEPT, EARSHOT_SCAN_TAP_PENDING,
  EARSHOT_SCAN_TAPPED, EARSHOT_SCAN_TAPPED_AT, EARSHOT_SCAN_INCREMENTED, EARSHOT_SCAN_DECREMENTED, EARSHOT_SCAN_ACTION,
  EARSHOT_SCAN_MENU_CHOICE, EARSHOT_SCAN_MODE, EARSHOT_SCAN_REJECTED, EARSHOT_SCAN_DISMISSED, EARSHOT_SCAN_IGNORED
};

typedef struct {
  size_t size;
  uint64_t sequence;
  int64_t time;
  int32_t result;
  /* The element that was highlighted or acted on, or 0. */
  uint64_t node;
  /* Whether bindings followed, and to which node; 0 for none. */
  bool is_landing;
  uint64_t bound_node;
  /* In words, with nodes by their numbers: "timer", "press next"; "[3]", "{row1: 3 4}", "ignored (repeat)". */
  const char *cause_text, *result_text;
} earshot_scan;

/* What the scanner did. */
earshot_status earshot_scan_count(earshot_engine *engine, size_t *count);
earshot_status earshot_scan_at(earshot_engine *engine, size_t index, earshot_scan *scan);

/* Lets go of what the logs have so far, for programs that run for long: call it whenever you have read what is new. Nothing else
   changes. Indices and sequences go on counting, and the newest utterance stays, since it may still be spoken or asked for again.
   An index that was forgotten answers EARSHOT_ERROR_UNKNOWN. Costs in proportion to what is let go of. */
earshot_status earshot_forget_logs(earshot_engine *engine);

typedef struct {
  size_t size;
  size_t utterance, stop, sound, scanner_signal, scan;
} earshot_log_indices;

/* The index of the first entry of each log that was not forgotten; the count, if there is none. */
earshot_status earshot_log_starts(earshot_engine *engine, earshot_log_indices *starts);

/* Takes the next thing that the program's author should know, such as a request for a node that isn't there; EARSHOT_DONE when
   there is none. */
earshot_status earshot_next_diagnostic(earshot_engine *engine, const char **text);

/* Called for each utterance when it begins, before the call that brought it about returns and on its thread. The callback must not
   call the engine: that answers EARSHOT_ERROR_BUSY. The utterance is gone when it returns. NULL ends it. */
typedef void (*earshot_speech_callback)(void *context, const earshot_utterance *utterance);
earshot_status earshot_on_speech(earshot_engine *engine, earshot_speech_callback callback, void *context);

/* ---- What the program lets be known ---- */

enum { EARSHOT_PRIORITY_LOW = -1, EARSHOT_PRIORITY_DEFAULT = 0, EARSHOT_PRIORITY_HIGH = 1 };

typedef struct {
  size_t size;
  /* What it may interrupt, and what may interrupt it. */
  int32_t priority;
  /* Whether it waits until what is spoken has ended. */
  bool is_queued;
  /* The language of the words as a BCP 47 tag, or "" for the user's own. */
  const char *language;
} earshot_announcement_options;

/* Has a text spoken; the cursors stay. NULL options are those of 0. */
earshot_status earshot_announce(
    earshot_engine *engine, const char *text, const earshot_announcement_options *options);

typedef struct {
  size_t size;
  const char *text;
  /* Whether it was spoken to its end. */
  bool was_spoken;
} earshot_announcement_result;

/* Takes what became of the next announcement that has ended; EARSHOT_DONE when there is none. */
earshot_status earshot_next_announcement_result(earshot_engine *engine, earshot_announcement_result *result);

/* A new screen, or a part of it, is there; the cursor goes to the node, or with 0 to the first, or stays. */
earshot_status earshot_screen_changed(earshot_engine *engine, uint64_t node);
earshot_status earshot_layout_changed(earshot_engine *engine, uint64_t node);
/* The content was scrolled to here, in the program's words. */
earshot_status earshot_page_scrolled(earshot_engine *engine, const char *text);

enum { EARSHOT_TYPED = 0, EARSHOT_DELETED, EARSHOT_CARET_PASSED, EARSHOT_SELECTED, EARSHOT_UNSELECTED };

/* What the user did in the field with the keyboard focus: to be told before the update that brings the new text. What of it is spoken
   is up to the setting "echo", which is "none" at first. Of a secure field the text is a bullet for each character, never the
   secret. */
earshot_status earshot_text_event(earshot_engine *engine, int32_t event, const char *text);

/* ---- Time ---- */

/* When the engine has something to do by itself, in nanoseconds of virtual time; EARSHOT_DONE if never. Rounded up, so that what is
   due then happens in an earshot_advance() to that time. */
earshot_status earshot_next_deadline(earshot_engine *engine, int64_t *time);
/* Moves time on to `time`; what is due on the way happens. Tell the present before all that the user does, whether or not there was
   a deadline. After more than a day's sleep, time stands at the end of that day if something is still due behind it: then the
   deadline is past, and the next call goes on. Going back is EARSHOT_ERROR_ARGUMENT, and so are more than a hundred years. Costs
   in proportion to what happens. */
earshot_status earshot_advance(earshot_engine *engine, int64_t time);

#ifdef __cplusplus
}
#endif

#endif
