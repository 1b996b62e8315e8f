"""Earshot for Python: assistive technologies over the widgets of a terminal program.

A thin layer over the C interface (earshot.h), which says more about each call:

    with Engine() as engine:
        engine.enable(Technology.VOICE_OVER)
        engine.declare([Node(1, Role.WINDOW, children=[2]), Node(2, Role.BUTTON, "Save", actions=Can.ACTIVATE)], root=1)
        engine.settle()
        print(engine.utterances[-1].caption)          # Save, Button

What goes wrong is raised as an EarshotError; the engine is then as it was. That there is nothing further in a direction
is no error: commands answer whether something happened. What has the wrong type or is out of range is a TypeError or a
ValueError, and nothing was told. load() says where the library is looked for. Needs Python 3.9.

Threads: one thread owns an engine. Other threads of Python go on while a call is at work, and what they ask of the same
engine then is refused with Status.ERROR_BUSY. So they hand their work to the thread that owns the engine, which is the
one that runs the event loop of the program:

    loop.call_soon_threadsafe(saved)                      # asyncio
    app.call_from_thread(saved)                           # Textual
    pipe = loop.watch_pipe(lambda _: saved())             # urwid, in the thread that owns the engine
    os.write(pipe, b".")                                  # in another one

Here saved() is a function of the program that calls the engine: engine.announce("Saved"), engine.settle(). Engines have
nothing in common: different threads may own one each.
"""

from __future__ import annotations

import ctypes
import dataclasses
import enum
import os
import pathlib
import threading
import weakref
from collections.abc import Callable, Iterator, Sequence
from ctypes import POINTER, c_bool, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint32, c_uint64, c_void_p
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

if TYPE_CHECKING:
    from typing import Self

ABI_VERSION = 1


class Status(enum.IntEnum):
    OK = 0
    DONE = 1
    ERROR_HANDLE = -1
    ERROR_ARGUMENT = -2
    ERROR_SIZE = -3
    ERROR_UTF8 = -4
    ERROR_TREE = -5
    ERROR_OFF = -6
    ERROR_UNKNOWN = -7
    ERROR_BUSY = -8


class EarshotError(Exception):
    """A call was refused. The message says what is wrong and what to do instead."""

    def __init__(self, status: Status, message: str) -> None:
        super().__init__(message)
        self.status = status


# ---- Names of the header ----


class Role(enum.IntEnum):
    """What kind of thing a node is; from WINDOW on they are containers."""

    ELEMENT = 0
    TEXT = 1
    HEADING = 2
    IMAGE = 3
    BUTTON = 4
    LINK = 5
    TOGGLE = 6
    TEXT_FIELD = 7
    SECURE_TEXT_FIELD = 8
    TEXT_EDITOR = 9
    SEARCH_FIELD = 10
    SLIDER = 11
    TAB = 12
    BACK_BUTTON = 13
    POP_UP_BUTTON = 14
    PICKER_ITEM = 15
    RADIO_BUTTON = 16
    CELL = 17
    WINDOW = 100
    GENERIC = 101
    SCROLL_AREA = 102
    FORM = 103
    GROUP = 104
    LIST = 105
    LANDMARK = 106
    TAB_BAR = 107
    TOOLBAR = 108
    DIALOG = 109
    ALERT = 110
    MENU = 111
    RADIO_GROUP = 112
    TABLE = 113


class Trait(enum.IntFlag):
    """What a node is besides its role."""

    NONE = 0
    SELECTED = 1 << 0
    DISABLED = 1 << 1
    HEADER = 1 << 2
    MODAL = 1 << 3
    SUMMARY = 1 << 4
    UPDATES_FREQUENTLY = 1 << 5
    ADJUSTABLE = 1 << 6
    PLAYS_SOUND = 1 << 7
    KEYBOARD_KEY = 1 << 8
    CAUSES_PAGE_TURN = 1 << 9


class Can(enum.IntFlag):
    """What a node does when asked."""

    NOTHING = 0
    ACTIVATE = 1 << 0
    INCREMENT = 1 << 1
    DECREMENT = 1 << 2
    ESCAPE = 1 << 3
    MAGIC_TAP = 1 << 4
    LONG_PRESS = 1 << 5
    SCROLL = 1 << 6


class Live(enum.IntEnum):
    """How changes inside a node are announced by themselves."""

    OFF = 0
    POLITE = 1
    ASSERTIVE = 2


class Caret(enum.IntEnum):
    """Where the caret of a field being edited stands."""

    NONE = 0
    START = 1
    MIDDLE = 2
    END = 3


class Technology(enum.IntFlag):
    """An assistive technology; for the scope of a binding also several of them."""

    VOICE_OVER = 1
    SWITCH_CONTROL = 2


class Turn(enum.IntEnum):
    """What a turn answers to."""

    OTHER = 0
    COMMAND = 1
    TYPING = 2


class VoiceOver(enum.IntEnum):
    """A command of VoiceOver."""

    NEXT = 0
    PREVIOUS = 1
    FIRST = 2
    LAST = 3
    MOVE_IN = 4
    MOVE_OUT = 5
    ACTIVATE = 6
    LONG_PRESS = 7
    INCREMENT = 8
    DECREMENT = 9
    ESCAPE = 10
    MAGIC_TAP = 11
    SCROLL_UP = 12
    SCROLL_DOWN = 13
    SCROLL_LEFT = 14
    SCROLL_RIGHT = 15
    TURN_ROTOR_FORWARD = 16
    TURN_ROTOR_BACK = 17
    ROTOR_NEXT = 18
    ROTOR_PREVIOUS = 19
    READ_FROM_TOP = 20
    READ_FROM_CURSOR = 21
    PAUSE = 22
    SPEAK_AGAIN = 23
    SPELL = 24
    WHERE_AM_I = 25
    SCREEN_CURTAIN = 26
    MUTE = 27
    LABEL = 28
    DESCRIPTION = 29
    ERROR_MESSAGE = 30
    RELATION_SOURCE = 31


class RotorKind(enum.IntEnum):
    """What the rotor moves by or changes. Headings of one level are HEADING_LEVEL plus the level."""

    CHARACTERS = 0
    WORDS = 1
    LINES = 2
    HEADINGS = 3
    LINKS = 4
    FORM_CONTROLS = 5
    TEXT_FIELDS = 6
    IMAGES = 7
    CONTAINERS = 8
    LANDMARKS = 9
    LISTS = 10
    TABLES = 11
    ADJUST_VALUE = 12
    ACTIONS = 13
    MORE_CONTENT = 14
    HEADING_LEVEL = 100
    CUSTOM = 200


class SwitchControl(enum.IntEnum):
    """An input of Switch Control."""

    SELECT = 0
    NEXT = 1
    PREVIOUS = 2
    STOP = 3
    MENU = 4


class MenuEntry(enum.IntEnum):
    """What the program can offer in the scanner's menu."""

    SCROLL_DOWN = 0
    SCROLL_UP = 1
    HOME = 2
    SETTINGS = 3


class ScannerState(enum.IntEnum):
    """What the scanner of Switch Control is doing."""

    OFF = 0
    IDLE = 1
    SCANNING = 2
    PAUSED = 3
    HIDDEN = 4


class Highlight(enum.IntEnum):
    """What the scanner highlights."""

    NOTHING = 0
    ELEMENT = 1
    GROUP = 2
    #: The outline of the group that was entered; selecting leaves it.
    EXIT = 3
    #: The entry behind the last of the screen that opens a menu without an element.
    MENU = 4
    MENU_ENTRY = 5
    #: The outline of the menu's element; selecting closes the menu.
    MENU_EXIT = 6
    #: A band of the screen, or one column or row in it, while a point is chosen.
    COLUMNS = 7
    ROWS = 8


class Wait(enum.IntEnum):
    """What the scanner waits for: to move on, to select what is highlighted, to tap what was selected, to move the band."""

    NONE = 0
    MOVE = 1
    DWELL = 2
    TAP = 3
    POINT = 4


class SignalKind(enum.IntEnum):
    """What is heard of the scanner."""

    SPEECH = 0
    TICK = 1
    CLICK = 2
    GONE = 3


class SoundKind(enum.IntEnum):
    """A sound of VoiceOver besides speech."""

    FOCUS_MOVED = 0
    ACTIVATED = 1
    BOUNDARY = 2
    EMPTY = 3
    SCREEN_CHANGED = 4
    ALERT = 5
    ROTOR = 6
    DRAG_START = 7
    CARET = 8
    MORE_CONTENT = 9


class ScanResult(enum.IntEnum):
    """What the scanner did."""

    HIGHLIGHTED = 0
    VANISHED = 1
    PAUSED = 2
    KEPT = 3
    TAP_PENDING = 4
    TAPPED = 5
    TAPPED_AT = 6
    INCREMENTED = 7
    DECREMENTED = 8
    ACTION = 9
    MENU_CHOICE = 10
    MODE = 11
    REJECTED = 12
    DISMISSED = 13
    IGNORED = 14


class Do(enum.IntEnum):
    """What the program is to do with a node."""

    ACTIVATE = 0
    INCREMENT = 1
    DECREMENT = 2
    ESCAPE = 3
    MAGIC_TAP = 4
    LONG_PRESS = 5
    ACTION = 6
    SCROLL_UP = 7
    SCROLL_DOWN = 8
    SCROLL_LEFT = 9
    SCROLL_RIGHT = 10
    MOVE_CARET = 11
    TAP_AT = 12
    SHOW = 13
    PROVIDE_CHILDREN = 14


class Priority(enum.IntEnum):
    """How urgent an announcement is."""

    LOW = -1
    DEFAULT = 0
    HIGH = 1


class Text(enum.IntEnum):
    """What the user did in the field with the keyboard focus."""

    TYPED = 0
    DELETED = 1
    CARET_PASSED = 2
    SELECTED = 3
    UNSELECTED = 4


# ---- Structs of the header; each begins with its size ----


class _Sized(ctypes.Structure):
    def __init__(self, **members: Any) -> None:
        super().__init__(size=ctypes.sizeof(type(self)), **members)


class _Options(_Sized):
    _fields_ = [("size", c_size_t), ("row_tolerance", c_int32), ("reads_right_to_left", c_bool)]


class _Node(_Sized):
    _fields_ = [
        ("size", c_size_t),
        ("id", c_uint64),
        ("role", c_int32),
        ("traits", c_uint32),
        ("actions", c_uint32),
        ("heading_level", c_int32),
        ("label", c_char_p),
        ("value", c_char_p),
        ("hint", c_char_p),
        ("identifier", c_char_p),
        ("language", c_char_p),
        ("children", POINTER(c_uint64)),
        ("child_count", c_size_t),
        ("action_names", POINTER(c_char_p)),
        ("action_name_count", c_size_t),
        ("sort_priority", c_double),
        ("has_frame", c_bool),
        ("column", c_int32),
        ("row", c_int32),
        ("width", c_int32),
        ("height", c_int32),
        ("is_hidden", c_bool),
        ("expanded", c_int32),
        ("responds_to_input", c_int32),
        ("caret", c_int32),
        ("live_region", c_int32),
        ("position", c_int32),
        ("position_count", c_int32),
        ("labelled_by", POINTER(c_uint64)),
        ("described_by", POINTER(c_uint64)),
        ("error_message", POINTER(c_uint64)),
        ("labelled_by_count", c_size_t),
        ("described_by_count", c_size_t),
        ("error_message_count", c_size_t),
        ("is_invalid", c_bool),
        ("offers_actions_inside", c_bool),
        ("list_first", c_int64),
        ("list_count", c_int64),
    ]


class _Update(_Sized):
    _fields_ = [
        ("size", c_size_t),
        ("nodes", POINTER(_Node)),
        ("node_count", c_size_t),
        ("root", c_uint64),
        ("keyboard_focus", c_uint64),
    ]


class _VoiceOverState(_Sized):
    _fields_ = [
        ("size", c_size_t),
        ("is_muted", c_bool),
        ("is_paused", c_bool),
        ("is_reading", c_bool),
        ("has_screen_curtain", c_bool),
    ]


class _Scanner(_Sized):
    _fields_ = [
        ("size", c_size_t),
        ("state", c_int32),
        ("highlight", c_int32),
        ("node", c_uint64),
        ("members", POINTER(c_uint64)),
        ("member_count", c_size_t),
        ("words", c_char_p),
        ("menu_entries", POINTER(c_char_p)),
        ("menu_entry_count", c_size_t),
        ("menu_current", c_int32),
        ("menu_node", c_uint64),
        ("is_choosing_point", c_bool),
        ("first_cell", c_int32),
        ("last_cell", c_int32),
        ("is_about_to_tap", c_bool),
        ("tapped_node", c_uint64),
        ("wait", c_int32),
        ("wait_start", c_int64),
        ("wait_end", c_int64),
        ("depth", c_int32),
        ("passes", c_int32),
    ]


class _Request(_Sized):
    _fields_ = [
        ("size", c_size_t),
        ("node", c_uint64),
        ("action", c_int32),
        ("technology", c_int32),
        ("name", c_char_p),
        ("unit", c_int32),
        ("is_forward", c_bool),
        ("column", c_int32),
        ("row", c_int32),
        ("element", c_uint64),
        ("first", c_int64),
        ("count", c_int64),
    ]


class _Change(_Sized):
    _fields_ = [("size", c_size_t), ("binding", c_uint32), ("has_value", c_bool), ("value", c_int32)]


class _Utterance(_Sized):
    _fields_ = [
        ("size", c_size_t),
        ("sequence", c_uint64),
        ("time", c_int64),
        ("node", c_uint64),
        ("caption", c_char_p),
        ("description", c_char_p),
        ("hint", c_char_p),
        ("language", c_char_p),
        ("is_interrupted", c_bool),
        ("is_audible", c_bool),
    ]


class _Stop(_Sized):
    _fields_ = [
        ("size", c_size_t),
        ("sequence", c_uint64),
        ("time", c_int64),
        ("technology", c_int32),
        ("node", c_uint64),
        ("label", c_char_p),
    ]


class _Sound(_Sized):
    _fields_ = [
        ("size", c_size_t),
        ("sequence", c_uint64),
        ("time", c_int64),
        ("sound", c_int32),
        ("node", c_uint64),
    ]


class _Scan(_Sized):
    _fields_ = [
        ("size", c_size_t),
        ("sequence", c_uint64),
        ("time", c_int64),
        ("result", c_int32),
        ("node", c_uint64),
        ("is_landing", c_bool),
        ("bound_node", c_uint64),
        ("cause_text", c_char_p),
        ("result_text", c_char_p),
    ]


class _ScannerSignal(_Sized):
    _fields_ = [
        ("size", c_size_t),
        ("sequence", c_uint64),
        ("time", c_int64),
        ("signal", c_int32),
        ("text", c_char_p),
    ]


class _Setting(_Sized):
    _fields_ = [("size", c_size_t), ("name", c_char_p), ("value", c_char_p), ("choices", c_char_p)]


class _Rotor(_Sized):
    _fields_ = [("size", c_size_t), ("kind", c_int32), ("name", c_char_p), ("is_current", c_bool)]


class _LogIndices(_Sized):
    _fields_ = [
        ("size", c_size_t),
        ("utterance", c_size_t),
        ("stop", c_size_t),
        ("sound", c_size_t),
        ("scanner_signal", c_size_t),
        ("scan", c_size_t),
    ]


class _Item(_Sized):
    _fields_ = [("size", c_size_t), ("node", c_uint64), ("text", c_char_p)]


class _AnnouncementOptions(_Sized):
    _fields_ = [("size", c_size_t), ("priority", c_int32), ("is_queued", c_bool), ("language", c_char_p)]


class _AnnouncementResult(_Sized):
    _fields_ = [("size", c_size_t), ("text", c_char_p), ("was_spoken", c_bool)]


_SpeechCallback = ctypes.CFUNCTYPE(None, c_void_p, POINTER(_Utterance))

# ---- Functions of the header, with what they take behind the engine ----

_FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "destroy": (),
    "apply": (POINTER(_Update),),
    "declare": (POINTER(_Update),),
    "node_count": (POINTER(c_size_t),),
    "set_enabled": (c_int32, c_bool),
    "is_enabled": (c_int32, POINTER(c_bool)),
    "cursor": (c_int32, POINTER(c_uint64)),
    "begin_turn": (c_int32,),
    "end_turn": (),
    "settle": (),
    "voice_over": (c_int32,),
    "voice_over_item": (c_uint64,),
    "voice_over_action": (c_char_p,),
    "voice_over_rotor": (c_char_p,),
    "voice_over_move": (c_int32, c_char_p, c_bool),
    "rotor_count": (POINTER(c_size_t),),
    "rotor_at": (c_size_t, POINTER(_Rotor)),
    "find_items": (c_char_p, POINTER(c_size_t)),
    "item_at": (c_size_t, POINTER(_Item)),
    "voice_over_status": (POINTER(_VoiceOverState),),
    "switch_control": (c_int32,),
    "switch_key": (c_int32,),
    "switch": (c_char_p, c_bool),
    "switch_define": (c_char_p, c_int32, c_int32),
    "switch_forget": (c_char_p,),
    "menu_offer": (POINTER(c_int32), c_size_t),
    "next_menu_choice": (POINTER(c_int32),),
    "set_screen_size": (c_int32, c_int32),
    "scanner_status": (POINTER(_Scanner),),
    "set": (c_char_p, c_char_p),
    "get": (c_char_p, POINTER(c_char_p)),
    "setting_count": (POINTER(c_size_t),),
    "setting_at": (c_size_t, POINTER(_Setting)),
    "next_request": (POINTER(_Request),),
    "binding_create": (c_uint32, POINTER(c_uint32)),
    "binding_destroy": (c_uint32,),
    "bind": (c_uint32, c_uint64, c_int32),
    "unbind": (c_uint32, c_uint64),
    "binding_set": (c_uint32, c_int32),
    "binding_reset": (c_uint32,),
    "binding_value": (c_uint32, POINTER(c_int32)),
    "next_change": (POINTER(_Change),),
    "utterance_count": (POINTER(c_size_t),),
    "utterance_at": (c_size_t, POINTER(_Utterance)),
    "current_speech": (POINTER(c_char_p),),
    "stop_count": (POINTER(c_size_t),),
    "stop_at": (c_size_t, POINTER(_Stop)),
    "sound_count": (POINTER(c_size_t),),
    "sound_at": (c_size_t, POINTER(_Sound)),
    "scanner_signal_count": (POINTER(c_size_t),),
    "scanner_signal_at": (c_size_t, POINTER(_ScannerSignal)),
    "scan_count": (POINTER(c_size_t),),
    "scan_at": (c_size_t, POINTER(_Scan)),
    "forget_logs": (),
    "log_starts": (POINTER(_LogIndices),),
    "next_diagnostic": (POINTER(c_char_p),),
    "on_speech": (_SpeechCallback, c_void_p),
    "announce": (c_char_p, POINTER(_AnnouncementOptions)),
    "next_announcement_result": (POINTER(_AnnouncementResult),),
    "screen_changed": (c_uint64,),
    "layout_changed": (c_uint64,),
    "page_scrolled": (c_char_p,),
    "text_event": (c_int32, c_char_p),
    "next_deadline": (POINTER(c_int64),),
    "advance": (c_int64,),
}


# ---- What goes in and comes out ----


@dataclass(frozen=True)
class Node:
    """One node of the tree. Only id and role are needed; the rest says more about it."""

    id: int
    role: Role
    label: str = ""
    #: Of a TOGGLE also True or False.
    value: str | bool = ""
    hint: str = ""
    children: Sequence[int] = ()
    actions: Can = Can.NOTHING
    traits: Trait = Trait.NONE
    action_names: Sequence[str] = ()
    heading_level: int = 0
    identifier: str = ""
    language: str = ""
    sort_priority: float = 0
    #: Column, row, width and height in cells.
    frame: tuple[int, int, int, int] | None = None
    is_hidden: bool = False
    is_expanded: bool | None = None
    responds_to_input: bool | None = None
    caret: Caret = Caret.NONE
    live_region: Live = Live.OFF
    #: Which of how many it is, from 1.
    position: tuple[int, int] | None = None
    #: The nodes whose texts are its label, are spoken behind its hint, and say what is wrong with it while it is invalid.
    labelled_by: Sequence[int] = ()
    described_by: Sequence[int] = ()
    error_message: Sequence[int] = ()
    is_invalid: bool = False
    #: Whether its actions by name are offered on the nodes inside it as well.
    offers_actions_inside: bool = False
    #: Of a container of which not all children are listed: which the first one listed is, from 0, and how many there are.
    window: tuple[int, int] | None = None


@dataclass(frozen=True)
class Request:
    """What the program is to do."""

    node: int
    action: Do
    technology: Technology
    name: str
    unit: int
    is_forward: bool
    column: int
    row: int
    #: The node that the user did it on: `node`, or one inside it that `node` acts for.
    element: int
    #: The children that are asked for.
    first: int
    count: int


@dataclass(frozen=True)
class VoiceOverState:
    """What VoiceOver is doing."""

    #: Whether speech is switched off; captions and logs go on.
    is_muted: bool
    #: Whether speech is paused.
    is_paused: bool
    #: Whether VoiceOver reads on by itself.
    is_reading: bool
    #: Whether the screen is to be dark for the eye.
    has_screen_curtain: bool


@dataclass(frozen=True)
class Scanner:
    """The scanner of Switch Control: what it is doing, and what it highlights, also in words."""

    state: ScannerState
    highlight: Highlight
    words: str
    #: The element, container or element of the menu that is highlighted, or 0; and the elements in a group.
    node: int
    members: tuple[int, ...]
    #: The entries of the open menu, the one highlighted or -1, and the element that it is about.
    menu_entries: tuple[str, ...]
    menu_current: int
    menu_node: int
    #: Whether a point is chosen, not an element; and the columns or rows that are highlighted then.
    is_choosing_point: bool
    first_cell: int
    last_cell: int
    #: Whether something is going to be tapped, and what; 0 for a point without an element.
    is_about_to_tap: bool
    tapped_node: int
    #: What is waited for, from when until when, in nanoseconds.
    wait: Wait
    wait_start: int
    wait_end: int
    #: How many groups and menus the highlight is in, and how often the present level was gone through in vain.
    depth: int
    passes: int


@dataclass(frozen=True)
class Setting:
    """Something that the user chose, as it is written, and what may be written: "on or off"."""

    name: str
    value: str
    choices: str


@dataclass(frozen=True)
class Utterance:
    """Something that VoiceOver has said; the time is in nanoseconds."""

    sequence: int
    time: int
    node: int
    caption: str
    description: str
    hint: str
    language: str
    is_interrupted: bool
    is_audible: bool


@dataclass(frozen=True)
class Stop:
    """Where a cursor has been."""

    sequence: int
    time: int
    technology: Technology
    node: int
    label: str


@dataclass(frozen=True)
class Sound:
    """Something heard besides speech, about a node or 0."""

    sequence: int
    time: int
    sound: SoundKind
    node: int


@dataclass(frozen=True)
class ScannerSignal:
    """Something heard of the scanner; of speech the words."""

    sequence: int
    time: int
    signal: SignalKind
    text: str


@dataclass(frozen=True)
class Scan:
    """Something that the scanner did, and in words why and what: "timer", "[3]"."""

    sequence: int
    time: int
    result: ScanResult
    node: int
    #: Whether bindings followed, and to which node or 0.
    is_landing: bool
    bound_node: int
    cause_text: str
    result_text: str


@dataclass(frozen=True)
class Rotor:
    """A kind that the rotor offers, by the name that is spoken. The kind is a RotorKind, or HEADING_LEVEL plus 1 to 6."""

    kind: int
    name: str
    is_current: bool


@dataclass(frozen=True)
class Item:
    """A node that VoiceOver can reach, and its description."""

    node: int
    text: str


@dataclass(frozen=True)
class AnnouncementResult:
    """What became of an announcement: whether it was spoken to its end."""

    text: str
    was_spoken: bool


# ---- Checks ----

_INT32 = (-(2**31), 2**31 - 1)
_UINT32 = (0, 2**32 - 1)
_INT64 = (-(2**63), 2**63 - 1)


def _bytes(text: Any, where: str) -> bytes:
    if not isinstance(text, str):
        raise TypeError(f'{where}: {text!r} is no str; "" stands for none.')
    if "\0" in text:
        raise ValueError(f"{where}: a text with a zero character can't be told: {text!r}.")
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{where}: a text with half a surrogate pair can't be told: {text!r}.") from None


def _whole(number: Any, where: str, limits: tuple[int, int]) -> int:
    if not isinstance(number, int) or isinstance(number, bool):
        raise TypeError(f"{where}: {number!r} is no int.")
    if not limits[0] <= number <= limits[1]:
        raise ValueError(f"{where}: {int(number)} is not from {limits[0]} to {limits[1]}.")
    return int(number)


def _id(node: Any, where: str, least: int = 1) -> int:
    return _whole(node, where, (least, 2**64 - 1))


def _bool(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"{where}: {value!r} is no bool.")
    return value


def _flag(value: Any, where: str) -> int:
    """A yes, a no, or neither."""
    return 0 if value is None else 1 + _bool(value, where)


def _float(value: Any, where: str) -> float:
    if not isinstance(value, (int, float)):
        raise TypeError(f"{where}: {value!r} is no float.")
    return float(value)


def _listed(items: Any, where: str) -> Sequence[Any]:
    if isinstance(items, (str, bytes)) or not isinstance(items, Sequence):
        raise TypeError(f"{where}: {items!r} is no list or tuple.")
    return items


def _tell(node: Any, told: _Node) -> None:
    """Writes a node down for the engine; what isn't of its type is refused by the names of the node and the member."""
    if not isinstance(node, Node):
        raise TypeError(f"nodes: {node!r} is no Node.")
    try:
        _write(node, told)
    except (TypeError, ValueError) as error:
        raise type(error)(f"Node {node.id!r}, {error}") from None


def _write(node: Node, told: _Node) -> None:
    """Writes what differs from a node without anything, of which the struct is all zeros."""
    told.size = ctypes.sizeof(_Node)
    told.value = _value(node)
    for name, default, write in _MEMBERS:
        value = getattr(node, name)
        if value is not default:
            write(told, name, value)


def _value(node: Node) -> bytes:
    """The value as a text; str(True) would be spoken as it is."""
    if not isinstance(node.value, bool):
        return _bytes(node.value, "value")
    if node.role != Role.TOGGLE:
        raise TypeError(f"value: {node.value!r} is no str; only that of a TOGGLE may be a bool.")
    return b"1" if node.value else b"0"


def _writes(check: Callable[..., Any], *limits: tuple[int, int]) -> Callable[[_Node, str, Any], None]:
    """Writes a member that has the same name in the struct."""
    return lambda told, name, value: setattr(told, name, check(value, name, *limits))


def _writes_list(check: Callable[[Any, str], Any], type: Any, count: str) -> Callable[[_Node, str, Any], None]:
    """Writes a list, and how long it is."""

    def write(told: _Node, name: str, value: Any) -> None:
        items = [check(item, name) for item in _listed(value, name)]
        setattr(told, name, (type * len(items))(*items))
        setattr(told, count, len(items))

    return write


def _writes_numbers(*names: str, limits: tuple[int, int]) -> Callable[[_Node, str, Any], None]:
    """Writes several numbers that belong together."""

    def write(told: _Node, name: str, value: Any) -> None:
        if len(_listed(value, name)) != len(names):
            raise ValueError(f"{name}: {value!r} is not {len(names)} numbers.")
        for part, number in zip(names, value):
            setattr(told, part, _whole(number, name, limits))

    return write


def _write_frame(told: _Node, name: str, value: Any) -> None:
    _writes_numbers("column", "row", "width", "height", limits=_INT32)(told, name, value)
    told.has_frame = True


def _write_expanded(told: _Node, name: str, value: Any) -> None:
    told.expanded = _flag(value, name)


_WRITERS: dict[str, Callable[[_Node, str, Any], None]] = {
    "id": _writes(_id),
    "role": _writes(_whole, _INT32),
    "label": _writes(_bytes),
    "hint": _writes(_bytes),
    "children": _writes_list(_id, c_uint64, "child_count"),
    "actions": _writes(_whole, _UINT32),
    "traits": _writes(_whole, _UINT32),
    "action_names": _writes_list(_bytes, c_char_p, "action_name_count"),
    "heading_level": _writes(_whole, _INT32),
    "identifier": _writes(_bytes),
    "language": _writes(_bytes),
    "sort_priority": _writes(_float),
    "frame": _write_frame,
    "is_hidden": _writes(_bool),
    "is_expanded": _write_expanded,
    "responds_to_input": _writes(_flag),
    "caret": _writes(_whole, _INT32),
    "live_region": _writes(_whole, _INT32),
    "position": _writes_numbers("position", "position_count", limits=_INT32),
    "labelled_by": _writes_list(_id, c_uint64, "labelled_by_count"),
    "described_by": _writes_list(_id, c_uint64, "described_by_count"),
    "error_message": _writes_list(_id, c_uint64, "error_message_count"),
    "is_invalid": _writes(_bool),
    "offers_actions_inside": _writes(_bool),
    "window": _writes_numbers("list_first", "list_count", limits=_INT64),
}
_MEMBERS = [
    (member.name, member.default, _WRITERS[member.name])
    for member in dataclasses.fields(Node)
    if member.name != "value"
]


def _text(text: bytes | None) -> str:
    return (text or b"").decode()


_ENUMS: dict[str, Callable[[int], Any]] = {
    "action": Do,
    "technology": Technology,
    "sound": SoundKind,
    "result": ScanResult,
    "signal": SignalKind,
    "state": ScannerState,
    "highlight": Highlight,
    "wait": Wait,
}


def _read(told: _Sized, entry: Any, **lists: tuple[Any, ...]) -> Any:
    """Copies what the engine lends."""
    members: dict[str, Any] = dict(lists)
    for name in (member.name for member in dataclasses.fields(entry) if member.name not in lists):
        value = getattr(told, name)
        if isinstance(value, bytes):
            members[name] = _text(value)
        elif name in _ENUMS:
            members[name] = _ENUMS[name](value)
        else:
            members[name] = value
    return entry(**members)


def _read_scanner(told: _Scanner) -> Any:
    members = tuple(told.members[: told.member_count])
    entries = tuple(_text(told.menu_entries[place]) for place in range(told.menu_entry_count))
    return _read(told, Scanner, members=members, menu_entries=entries)


# ---- Engines ----


def load(path: str | os.PathLike[str] | None = None) -> ctypes.CDLL:
    """Loads the library: from this path, else from EARSHOT_LIBRARY, else from where it is installed together with this
    module (PREFIX/lib, with the module in PREFIX/share/earshot), else libearshot.so of the system."""
    installed = pathlib.Path(__file__).resolve().parent / "../../lib/libearshot.so"
    name = os.fspath(
        path or os.environ.get("EARSHOT_LIBRARY") or (installed if installed.exists() else "libearshot.so")
    )
    try:
        library = ctypes.CDLL(name)
        version = library.earshot_abi_version()
        if version != ABI_VERSION:
            raise ImportError(
                f"{name} has version {version} of the interface; this module is for version {ABI_VERSION}"
            )
        for function, arguments in _FUNCTIONS.items():
            getattr(library, "earshot_" + function).argtypes = [c_void_p, *arguments]
    except OSError as error:
        raise ImportError(f"{error}; install it with Examples/Embedding/install.sh, or set EARSHOT_LIBRARY") from None
    except AttributeError as error:
        raise ImportError(f"{error}; {name} is older than this module or another library; install it again") from None
    library.earshot_create.argtypes = [POINTER(_Options), POINTER(c_void_p)]
    library.earshot_last_error.argtypes = [c_void_p]
    library.earshot_last_error.restype = c_char_p
    library.earshot_status_text.argtypes = [c_int32]
    library.earshot_status_text.restype = c_char_p
    return library


def status_text(status: Status, library: ctypes.CDLL | None = None) -> str:
    """What a status means, in a few words."""
    return _text((library or load()).earshot_status_text(status))


#: The value of EARSHOT_SC_NONE.
_NO_INPUT = -1


class Engine:
    """One engine: a tree, cursors of assistive technologies on it, and what is heard.

    One thread owns it: the one that runs the program's event loop. Another one that calls it while it is at work is
    refused with Status.ERROR_BUSY, and so is a handler of signals; they are to hand their work to the owner, with
    asyncio's loop.call_soon_threadsafe(), Textual's App.call_from_thread() or urwid's MainLoop.watch_pipe(). The loop
    wakes at next_deadline to advance() and settle().

    The engine ends with close() or a `with` block, else when it is no longer used. `library` is one that load() answered.
    """

    def __init__(
        self, *, row_tolerance: int = 0, reads_right_to_left: bool = False, library: ctypes.CDLL | None = None
    ) -> None:
        self._library = library or load()
        self._handle = c_void_p()
        self._bindings: dict[int, Binding[Any]] = {}
        self._callback: Any = None
        self._raised: list[BaseException] = []  # by a listener
        self._lock = threading.Lock()
        options = _Options(
            row_tolerance=_whole(row_tolerance, "row_tolerance", (0, _INT32[1])),
            reads_right_to_left=_bool(reads_right_to_left, "reads_right_to_left"),
        )
        status = self._library.earshot_create(ctypes.byref(options), ctypes.byref(self._handle))
        if status != Status.OK:
            raise EarshotError(Status(status), self._meaning(status))
        self._end = weakref.finalize(self, self._library.earshot_destroy, self._handle)

    def close(self) -> None:
        """Ends the engine, if it hasn't ended; every later call is an error."""
        if self._end.alive:
            self._call("destroy")
            self._end.detach()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, name: str, *arguments: Any, read: Callable[[], Any]) -> Any:
        """Calls a function of the header, and reads what it answers before another call can change that; None if there is
        nothing."""
        if not self._end.alive:
            raise EarshotError(Status.ERROR_HANDLE, "This engine was closed; make another one with Engine().")
        if not self._lock.acquire(blocking=False):
            raise EarshotError(Status.ERROR_BUSY, self._reason(Status.ERROR_BUSY))
        try:
            status = getattr(self._library, "earshot_" + name)(self._handle, *arguments)
            if self._raised:
                raised = self._raised[0]
                self._raised.clear()
                raise raised
            return read() if self._check(status) else None
        finally:
            self._lock.release()

    def _call(self, name: str, *arguments: Any) -> bool:
        """Calls a function; answers whether there was something."""
        return bool(self._ask(name, *arguments, read=lambda: True))

    def _answer(self, name: str, result: Any, *arguments: Any) -> Any:
        """Calls a function that answers a value through its last argument."""
        return self._ask(name, *arguments, ctypes.byref(result), read=lambda: result.value)

    def _lent(self, name: str, told: _Sized, entry: Any, *arguments: Any) -> Any:
        """Calls a function that answers a struct through its last argument."""
        return self._ask(name, *arguments, ctypes.byref(told), read=lambda: _read(told, entry))

    def _check(self, status: int) -> bool:
        if status >= Status.OK:
            return status == Status.OK
        raise EarshotError(Status(status), self._reason(status))

    def _reason(self, status: int) -> str:
        """Why a call was refused. When it was busy, the last error is that of another call, or none."""
        if status == Status.ERROR_BUSY:
            return (
                f"{self._meaning(status)}; let other threads hand their work to the one that owns the engine, "
                "and don't call it from a listener of on_speech()"
            )
        return _text(self._library.earshot_last_error(self._handle)) or self._meaning(status)

    def _meaning(self, status: int) -> str:
        return status_text(Status(status), self._library)

    # The tree

    def declare(self, nodes: Sequence[Node], root: int, keyboard_focus: int = 0) -> None:
        """Tells the whole tree; only what differs is changed. An equal tree changes nothing."""
        self._update("declare", nodes, root, keyboard_focus)

    def apply(self, nodes: Sequence[Node], root: int = 0, keyboard_focus: int = 0) -> None:
        """Changes the tree, as a whole or not at all: each node replaces that of its id."""
        self._update("apply", nodes, root, keyboard_focus)

    def _update(self, name: str, nodes: Sequence[Node], root: int, keyboard_focus: int) -> None:
        told = (_Node * len(_listed(nodes, "nodes")))()
        for node, struct in zip(nodes, told):
            _tell(node, struct)
        update = _Update(
            nodes=told,
            node_count=len(nodes),
            root=_id(root, "root", least=0),
            keyboard_focus=_id(keyboard_focus, "keyboard_focus", least=0),
        )
        self._call(name, ctypes.byref(update))

    @property
    def node_count(self) -> int:
        return int(self._answer("node_count", c_size_t()))

    # Technologies and turns

    def enable(self, technology: Technology, is_on: bool = True) -> None:
        """Switches a technology on or off; it finds its place with the next settle()."""
        self._call("set_enabled", technology, is_on)

    def is_enabled(self, technology: Technology) -> bool:
        return bool(self._answer("is_enabled", c_bool(), technology))

    def cursor(self, technology: Technology) -> int:
        """The node that the technology's cursor is on, or 0."""
        return int(self._answer("cursor", c_uint64(), technology))

    def begin_turn(self, cause: Turn = Turn.OTHER) -> None:
        self._call("begin_turn", cause)

    def end_turn(self) -> None:
        self._call("end_turn")

    def settle(self) -> None:
        """Brings cursors and bindings into agreement with the tree."""
        self._call("settle")

    # What the user does; each answers whether something happened

    def voice_over(self, command: VoiceOver) -> bool:
        return self._call("voice_over", command)

    def move_to(self, node: int) -> bool:
        """Takes VoiceOver to a node."""
        return self._call("voice_over_item", _id(node, "node"))

    def perform_action(self, name: str) -> bool:
        """Performs an action of the node under VoiceOver's cursor, by its name."""
        return self._call("voice_over_action", _bytes(name, "name"))

    def set_rotor(self, name: str) -> bool:
        """Sets the rotor to a kind, by its name: "Headings"."""
        return self._call("voice_over_rotor", _bytes(name, "name"))

    def move_by(self, kind: int, is_forward: bool = True, name: str = "") -> bool:
        """What a step of the rotor set to a RotorKind does; the name is that of a CUSTOM one."""
        return self._call("voice_over_move", kind, _bytes(name, "name"), is_forward)

    @property
    def rotor(self) -> Log[Rotor]:
        """The kinds that the rotor offers on the node under the cursor."""
        return Log(self, "rotor", _Rotor, Rotor)

    def find_items(self, text: str = "") -> list[Item]:
        """What VoiceOver can reach with this text in its description, for move_to()."""
        count = self._answer("find_items", c_size_t(), _bytes(text, "text"))
        return [Log(self, "item", _Item, Item).at(place) for place in range(count)]

    @property
    def voice_over_status(self) -> VoiceOverState:
        """What VoiceOver is doing."""
        status: VoiceOverState = self._lent("voice_over_status", _VoiceOverState(), VoiceOverState)
        return status

    def switch_control(self, command: SwitchControl) -> bool:
        """An input of Switch Control."""
        return self._call("switch_control", command)

    def switch_key(self, command: SwitchControl) -> bool:
        """The same from a key that can't be held, as in a terminal. One that comes too soon after the one before is ignored,
        as the setting "switchcontrol.ignorerepeat" says."""
        return self._call("switch_key", command)

    def switch(self, name: str, is_down: bool) -> bool:
        """One of the user's switches goes down or up."""
        return self._call("switch", _bytes(name, "name"), is_down)

    def define_switch(self, name: str, command: SwitchControl, long_command: SwitchControl | None = None) -> None:
        """Gives the user a switch, or one of that name another meaning: what it does, and what when it is held."""
        long = _NO_INPUT if long_command is None else long_command
        self._call("switch_define", _bytes(name, "name"), command, long)

    def forget_switch(self, name: str) -> None:
        """Takes a switch away."""
        self._call("switch_forget", _bytes(name, "name"))

    def offer_in_menu(self, entries: Sequence[MenuEntry]) -> None:
        """Has the scanner's menus opened from now on offer these, in this order."""
        offered = (c_int32 * len(entries))(*entries)
        self._call("menu_offer", offered, len(entries))

    def menu_choices(self) -> Iterator[MenuEntry]:
        """Takes what the user chose of these."""
        while (choice := self._answer("next_menu_choice", c_int32())) is not None:
            yield MenuEntry(choice)

    def set_screen_size(self, columns: int, rows: int) -> None:
        """The size of the screen in cells, over which the scanner's choice of a point goes; 80 by 24 at first."""
        self._call("set_screen_size", _whole(columns, "columns", _INT32), _whole(rows, "rows", _INT32))

    def set(self, name: str, value: str) -> None:
        """Changes a setting: set("hints", "off"), set("switchcontrol.interval", "2s"). Names are those of scripts."""
        self._call("set", _bytes(name, "name"), _bytes(value, "value"))

    def get(self, name: str) -> str:
        """A setting as it is written."""
        return _text(self._answer("get", c_char_p(), _bytes(name, "name")))

    @property
    def settings(self) -> Log[Setting]:
        """All settings, with what they are now."""
        return Log(self, "setting", _Setting, Setting)

    # What comes of it

    def requests(self) -> Iterator[Request]:
        """Takes what the program is to do, in order."""
        return self._take("next_request", _Request, Request)

    def _take(self, name: str, struct: type[_Sized], entry: type[Entry]) -> Iterator[Entry]:
        while (taken := self._lent(name, struct(), entry)) is not None:
            yield taken

    @property
    def utterances(self) -> Log[Utterance]:
        """What VoiceOver has said."""
        return Log(self, "utterance", _Utterance, Utterance)

    @property
    def stops(self) -> Log[Stop]:
        """Where the cursors have been."""
        return Log(self, "stop", _Stop, Stop)

    @property
    def sounds(self) -> Log[Sound]:
        """What was heard besides speech."""
        return Log(self, "sound", _Sound, Sound)

    @property
    def scanner_signals(self) -> Log[ScannerSignal]:
        """What was heard of the scanner; the settings "switchcontrol.speech" and "switchcontrol.sounds" have it heard."""
        return Log(self, "scanner_signal", _ScannerSignal, ScannerSignal)

    @property
    def scans(self) -> Log[Scan]:
        """What the scanner did."""
        return Log(self, "scan", _Scan, Scan)

    @property
    def current_speech(self) -> str:
        """What VoiceOver says of the node under its cursor; nothing is spoken."""
        return _text(self._answer("current_speech", c_char_p()))

    @property
    def scanner(self) -> Scanner:
        """The scanner of Switch Control as it is now."""
        told = _Scanner()
        scanner: Scanner = self._ask("scanner_status", ctypes.byref(told), read=lambda: _read_scanner(told))
        return scanner

    def forget_logs(self) -> None:
        """Lets go of what the logs have so far but the newest utterance, for programs that run for long. Indices go on
        counting."""
        self._call("forget_logs")

    def diagnostics(self) -> Iterator[str]:
        """Takes what the program's author should know."""
        while (text := self._answer("next_diagnostic", c_char_p())) is not None:
            yield _text(text)

    def on_speech(self, listener: Callable[[Utterance], None] | None) -> None:
        """Has a function called for each utterance as it begins. It must not call the engine.

        What it raises is raised by the call that the utterance came from, when that has done all it does; of several
        errors the first.
        """
        raised = self._raised

        def hear(_: Any, told: Any) -> None:
            try:
                if listener:
                    listener(_read(told.contents, Utterance))
            except BaseException as error:  # noqa: BLE001 (ctypes would print it on the screen)
                raised.append(error)

        callback = _SpeechCallback(hear) if listener else _SpeechCallback()
        self._call("on_speech", callback, None)
        self._callback = callback  # lives as long as it may be called

    # What the program lets be known

    def announce(
        self, text: str, priority: Priority = Priority.DEFAULT, *, is_queued: bool = False, language: str = ""
    ) -> None:
        """Has a text spoken; the cursors stay."""
        options = _AnnouncementOptions(priority=priority, is_queued=is_queued, language=_bytes(language, "language"))
        self._call("announce", _bytes(text, "text"), ctypes.byref(options))

    def announcement_results(self) -> Iterator[AnnouncementResult]:
        """Takes what became of announcements that have ended."""
        return self._take("next_announcement_result", _AnnouncementResult, AnnouncementResult)

    def screen_changed(self, node: int = 0) -> None:
        """A new screen is there; the cursor goes to the node, or to the first."""
        self._call("screen_changed", _id(node, "node", least=0))

    def layout_changed(self, node: int = 0) -> None:
        """A part of the screen is new; the cursor goes to the node, or stays."""
        self._call("layout_changed", _id(node, "node", least=0))

    def page_scrolled(self, text: str) -> None:
        self._call("page_scrolled", _bytes(text, "text"))

    def text_event(self, event: Text, text: str) -> None:
        """What the user did in the field being edited: to be told before the tree that has the new text."""
        self._call("text_event", event, _bytes(text, "text"))

    # Time, in nanoseconds since the engine was made

    @property
    def next_deadline(self) -> int | None:
        """When the engine has something to do by itself."""
        deadline: int | None = self._answer("next_deadline", c_int64())
        return deadline

    def advance(self, time: int) -> None:
        """Moves time on; what is due on the way happens."""
        self._call("advance", _whole(time, "time", _INT64))

    # Focus bindings

    @overload
    def binding(self, type: type[bool], technologies: Technology | None = ...) -> Binding[bool]: ...
    @overload
    def binding(self, type: type[Member], technologies: Technology | None = ...) -> Binding[Member | None]: ...

    def binding(self, type: Any, technologies: Technology | None = None) -> Binding[Any]:
        """Makes a focus binding: of type bool, or of an enum.IntEnum, and then None while no cursor is on a bound node. It
        follows and moves the cursors of these technologies, or of all."""
        if type is not bool and not _is_enum_of_ints(type):
            raise TypeError(
                f"A binding is of type bool, or of an enum.IntEnum with values of 32 bits; not of {type!r}."
            )
        number = self._answer("binding_create", c_uint32(), technologies or 0)
        self._bindings[number] = Binding(self, number, type)
        return self._bindings[number]

    def changes(self) -> Iterator[tuple[Binding[Any], Any]]:
        """Takes the changes of bindings, in order: the binding, and its value then."""
        told = _Change()
        while self._call("next_change", ctypes.byref(told)):
            if binding := self._bindings.get(told.binding):
                yield binding, binding._value(told.value if told.has_value else None)


Value = TypeVar("Value")
Member = TypeVar("Member", bound=enum.Enum)


def _is_enum_of_ints(type: Any) -> bool:
    if not isinstance(type, enum.EnumMeta) or not len(type):
        return False
    members: list[enum.Enum] = list(type)
    return all(isinstance(member.value, int) and _INT32[0] <= member.value <= _INT32[1] for member in members)


class Binding(Generic[Value]):
    """A value that follows cursors and moves them."""

    def __init__(self, engine: Engine, number: int, type: Any) -> None:
        self._engine = engine
        self._number = number
        self._type = type

    @overload
    def bind(self: Binding[bool], node: int, value: Literal[True] = ...) -> None: ...
    @overload
    def bind(self: Binding[Member | None], node: int, value: Member) -> None: ...

    def bind(self, node: int, value: Any = True) -> None:
        """Has the binding be `value` while a cursor is on the node, which need not be in the tree yet."""
        number = self._number_of(value)
        if number is None:
            raise ValueError("A node is bound to True; False is the value away from all of them.")
        self._engine._call("bind", self._number, _id(node, "node"), number)

    def unbind(self, node: int) -> None:
        """Takes back what was bound to the node."""
        self._engine._call("unbind", self._number, _id(node, "node"))

    def close(self) -> None:
        """Forgets the binding."""
        self._engine._call("binding_destroy", self._number)
        del self._engine._bindings[self._number]

    @property
    def value(self) -> Value:
        """The value. Setting it asks for it: with the next settle() the cursors go to its node."""
        value: Value = self._value(self._engine._answer("binding_value", c_int32(), self._number))
        return value

    @value.setter
    def value(self, value: Value) -> None:
        number = None if value is None and self._type is not bool else self._number_of(value)
        if number is None:
            self._engine._call("binding_reset", self._number)
        else:
            self._engine._call("binding_set", self._number, number)

    def _number_of(self, value: Any) -> int | None:
        """What a value is for the engine; None for False, which no node has."""
        is_member = isinstance(value, self._type)
        if not is_member:
            raise ValueError(f"{value!r} is {self._kind}.")
        if self._type is bool:
            return 1 if value else None
        return int(value.value)

    @property
    def _kind(self) -> str:
        """What a wrong value is not."""
        if self._type is bool:
            return "neither True nor False"
        names = ", ".join(self._type.__members__)
        return f"no member of {self._type.__name__}, which has {names}; None is the value away from all nodes"

    def _value(self, number: int | None) -> Any:
        if self._type is bool:
            return number is not None
        return None if number is None else self._type(number)


Entry = TypeVar("Entry")


class Log(Sequence[Entry]):
    """A list that the engine keeps: a log, or what the rotor offers. Indices and the length count what was forgotten too."""

    def __init__(self, engine: Engine, name: str, struct: type[_Sized], entry: type[Entry]) -> None:
        self._engine = engine
        self._name = name
        self._struct = struct
        self._entry: type[Entry] = entry

    def __len__(self) -> int:
        return int(self._engine._answer(self._name + "_count", c_size_t()))

    @property
    def start(self) -> int:
        """The index of the first entry that was not forgotten."""
        starts = _LogIndices()
        self._engine._call("log_starts", ctypes.byref(starts))
        return int(getattr(starts, self._name, 0))

    def __iter__(self) -> Iterator[Entry]:
        return (self.at(place) for place in range(self.start, len(self)))

    def __getitem__(self, index: Any) -> Any:
        """One entry, or of a slice those that were not forgotten."""
        if isinstance(index, slice):
            start = self.start
            return [self.at(place) for place in range(*index.indices(len(self))) if place >= start]
        return self.at(range(len(self))[index])

    def at(self, place: int) -> Entry:
        entry: Entry = self._engine._lent(self._name + "_at", self._struct(), self._entry, place)
        return entry
