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
 * Threads: an engine may be used from any thread, by one at a time; a call that comes while another one is at work on the
 * same engine, also one made by a callback, answers EARSHOT_ERROR_BUSY. Different engines have nothing in common.
 *
 * Strings are UTF-8 and end with a zero byte. Strings that come out belong to the engine and stay as they are until the
 * next call with that engine; copy what is to last. NULL going in counts as "".
 *
 * Structs begin with their size in bytes, as the program was compiled with it; set it with sizeof. Later versions only add
 * members at the end.
 *
 * Time is virtual: it moves only in earshot_advance(). earshot_next_deadline() says when that is worth calling.
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

/* Makes an engine with an empty tree and all technologies off. NULL options are those of 0 and false. */
earshot_status earshot_create(const earshot_options *options, earshot_engine **engine);

/* Ends an engine. Its handle is then stale: using it answers EARSHOT_ERROR_HANDLE. */
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
  /* Texts; of a secure field the value is the number of characters in digits, never the text. Of a toggle "1", "0" or "2". */
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
} earshot_node;

typedef struct {
  size_t size;
  /* Each node replaces that of its id, whole. A node exists as long as a parent lists it. */
  const earshot_node *nodes;
  size_t node_count;
  /* Needed in the first update; 0 leaves the root as it is. */
  uint64_t root;
  /* The node with the keyboard focus, or 0. */
  uint64_t keyboard_focus;
} earshot_update;

/* Changes the tree as a whole or not at all. Costs in proportion to the update. */
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

/* The node that a technology's cursor is on; 0 while it is off or nowhere. */
earshot_status earshot_cursor(earshot_engine *engine, int32_t technology, uint64_t *node);

/* What a turn, one event handled to rest, answers to. */
enum { EARSHOT_TURN_OTHER = 0, EARSHOT_TURN_COMMAND, EARSHOT_TURN_TYPING };

/* Begins and ends a turn. Changes under the cursor are spoken at its end, and requests that found no node are dropped.
   Without them each earshot_settle() is the end of a turn. */
earshot_status earshot_begin_turn(earshot_engine *engine, int32_t cause);
earshot_status earshot_end_turn(earshot_engine *engine);

/* Brings cursors and bindings into agreement with the tree, and places technologies that are on but nowhere. */
earshot_status earshot_settle(earshot_engine *engine);

/* ---- What the user does ---- */

enum {
  EARSHOT_VO_NEXT = 0, EARSHOT_VO_PREVIOUS, EARSHOT_VO_FIRST, EARSHOT_VO_LAST, EARSHOT_VO_MOVE_IN, EARSHOT_VO_MOVE_OUT,
  EARSHOT_VO_ACTIVATE, EARSHOT_VO_LONG_PRESS, EARSHOT_VO_INCREMENT, EARSHOT_VO_DECREMENT, EARSHOT_VO_ESCAPE,
  EARSHOT_VO_MAGIC_TAP, EARSHOT_VO_SCROLL_UP, EARSHOT_VO_SCROLL_DOWN, EARSHOT_VO_SCROLL_LEFT, EARSHOT_VO_SCROLL_RIGHT,
  EARSHOT_VO_TURN_ROTOR_FORWARD, EARSHOT_VO_TURN_ROTOR_BACK, EARSHOT_VO_ROTOR_NEXT, EARSHOT_VO_ROTOR_PREVIOUS,
  EARSHOT_VO_READ_FROM_TOP, EARSHOT_VO_READ_FROM_CURSOR, EARSHOT_VO_PAUSE, EARSHOT_VO_SPEAK_AGAIN, EARSHOT_VO_SPELL,
  EARSHOT_VO_WHERE_AM_I, EARSHOT_VO_SCREEN_CURTAIN, EARSHOT_VO_MUTE
};

/* A command of VoiceOver. EARSHOT_DONE if there is nothing further in that direction, or nobody to act. */
earshot_status earshot_voice_over(earshot_engine *engine, int32_t command);
/* To a node. */
earshot_status earshot_voice_over_item(earshot_engine *engine, uint64_t node);
/* An action of the node under the cursor, by its name. */
earshot_status earshot_voice_over_action(earshot_engine *engine, const char *name);
/* Sets the rotor to a kind, by the name that is spoken of it: "Headings". */
earshot_status earshot_voice_over_rotor(earshot_engine *engine, const char *name);

enum {
  EARSHOT_SC_SELECT = 0, EARSHOT_SC_NEXT, EARSHOT_SC_PREVIOUS, EARSHOT_SC_STOP, EARSHOT_SC_MENU
};

/* An input of Switch Control. */
earshot_status earshot_switch_control(earshot_engine *engine, int32_t command);
/* A switch, by its name, goes down or up. */
earshot_status earshot_switch(earshot_engine *engine, const char *name, bool is_down);

/* ---- What the program is to do ---- */

enum {
  EARSHOT_DO_ACTIVATE = 0, EARSHOT_DO_INCREMENT, EARSHOT_DO_DECREMENT, EARSHOT_DO_ESCAPE, EARSHOT_DO_MAGIC_TAP,
  EARSHOT_DO_LONG_PRESS, EARSHOT_DO_ACTION, EARSHOT_DO_SCROLL_UP, EARSHOT_DO_SCROLL_DOWN, EARSHOT_DO_SCROLL_LEFT,
  EARSHOT_DO_SCROLL_RIGHT, EARSHOT_DO_MOVE_CARET, EARSHOT_DO_TAP_AT, EARSHOT_DO_SHOW
};

typedef struct {
  size_t size;
  uint64_t node;
  int32_t action;
  int32_t technology;
  /* The name of an EARSHOT_DO_ACTION, else "". */
  const char *name;
  /* Of EARSHOT_DO_MOVE_CARET: 0 for a character, 1 for a word, 2 for a line; and whether forward. */
  int32_t unit;
  bool is_forward;
  /* Of EARSHOT_DO_TAP_AT. */
  int32_t column, row;
} earshot_request;

/* Takes the next thing the program is to do, in order; EARSHOT_DONE when there is none. */
earshot_status earshot_next_request(earshot_engine *engine, earshot_request *request);

/* ---- Focus bindings ---- */

/* Makes a binding for the technologies of the bits given, or for all of them with 0. A binding has one of the values that nodes
   are bound to, or none; one of type Bool has the value 1 or none. */
earshot_status earshot_binding_create(earshot_engine *engine, uint32_t technologies, uint32_t *binding);
earshot_status earshot_binding_destroy(earshot_engine *engine, uint32_t binding);
/* Has the binding be `value` while a cursor is on `node`, which need not be in the tree yet. */
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

/* ---- What is heard ---- */

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

/* What VoiceOver has said, from the beginning. */
earshot_status earshot_utterance_count(earshot_engine *engine, size_t *count);
earshot_status earshot_utterance_at(earshot_engine *engine, size_t index, earshot_utterance *utterance);
/* What VoiceOver says of the node under its cursor; nothing is spoken. EARSHOT_DONE if that is nothing. */
earshot_status earshot_current_speech(earshot_engine *engine, const char **text);
/* What Switch Control highlights, in words: a widget, a row of them, an entry of its menu. EARSHOT_DONE if that is nothing. */
earshot_status earshot_current_highlight(earshot_engine *engine, const char **text);

typedef struct {
  size_t size;
  uint64_t sequence;
  int64_t time;
  int32_t technology;
  uint64_t node;
  /* The label of the node at that time. */
  const char *label;
} earshot_stop;

/* Where the cursors have been, from the beginning. */
earshot_status earshot_stop_count(earshot_engine *engine, size_t *count);
earshot_status earshot_stop_at(earshot_engine *engine, size_t index, earshot_stop *stop);

/* Takes the next thing that the program's author should know, such as a request for a node that isn't there; EARSHOT_DONE when
   there is none. */
earshot_status earshot_next_diagnostic(earshot_engine *engine, const char **text);

/* Called for each utterance when it begins, before the call that brought it about returns. The callback must not call the engine:
   that answers EARSHOT_ERROR_BUSY. The utterance is gone when it returns. NULL ends it. */
typedef void (*earshot_speech_callback)(void *context, const earshot_utterance *utterance);
earshot_status earshot_on_speech(earshot_engine *engine, earshot_speech_callback callback, void *context);

/* ---- What the program lets be known ---- */

enum { EARSHOT_PRIORITY_LOW = 0, EARSHOT_PRIORITY_DEFAULT, EARSHOT_PRIORITY_HIGH };

/* Has a text spoken. */
earshot_status earshot_announce(earshot_engine *engine, const char *text, int32_t priority);
/* A new screen, or a part of it, is there; the cursor goes to the node, or with 0 to the first, or stays. */
earshot_status earshot_screen_changed(earshot_engine *engine, uint64_t node);
earshot_status earshot_layout_changed(earshot_engine *engine, uint64_t node);
/* The content was scrolled to here, in the program's words. */
earshot_status earshot_page_scrolled(earshot_engine *engine, const char *text);

enum { EARSHOT_TYPED = 0, EARSHOT_DELETED, EARSHOT_CARET_PASSED, EARSHOT_SELECTED, EARSHOT_UNSELECTED };

/* What the user did in the field with the keyboard focus: to be told before the update that brings the new text. */
earshot_status earshot_text_event(earshot_engine *engine, int32_t event, const char *text);

/* ---- Time ---- */

/* When the engine has something to do by itself, in nanoseconds of virtual time; EARSHOT_DONE if never. */
earshot_status earshot_next_deadline(earshot_engine *engine, int64_t *time);
/* Moves time on to `time`; what is due on the way happens. Going back is EARSHOT_ERROR_ARGUMENT. */
earshot_status earshot_advance(earshot_engine *engine, int64_t time);

#ifdef __cplusplus
}
#endif

#endif
