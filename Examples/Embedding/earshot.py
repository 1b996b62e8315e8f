"""Earshot for Python: assistive technologies over the widgets of a terminal program.

A thin layer over what most programs need of the C interface (earshot.h), which says more about each call:

    with Engine() as engine:
        engine.enable(Technology.VOICE_OVER)
        engine.declare([Node(1, Role.WINDOW, children=[2]), Node(2, Role.BUTTON, "Save", actions=Can.ACTIVATE)], root=1)
        engine.settle()
        print(engine.utterances[-1].caption)          # Save, Button

What goes wrong is raised as an EarshotError; the engine is then as it was. That there is nothing further in a direction is no
error: commands answer whether something happened. The library is found as libearshot.so, or where EARSHOT_LIBRARY says.
"""

from __future__ import annotations

import ctypes
import enum
import os
from collections.abc import Callable, Iterator, Sequence
from ctypes import POINTER, c_bool, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint32, c_uint64, c_void_p
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, overload

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


class ScannerState(enum.IntEnum):
    """What the scanner of Switch Control is doing."""

    OFF = 0
    IDLE = 1
    SCANNING = 2
    PAUSED = 3
    HIDDEN = 4


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


# ---- What goes in and comes out ----


@dataclass(frozen=True)
class Node:
    """One node of the tree. Only id and role are needed; the rest says more about it."""

    id: int
    role: Role
    label: str = ""
    value: str = ""
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
class Scanner:
    """The scanner of Switch Control: what it is doing, and what it highlights, in words."""

    state: ScannerState
    words: str
    #: The element, container or element of the menu that is highlighted, or 0; and the elements in a group.
    node: int
    members: tuple[int, ...]
    #: The entries of the open menu, the one highlighted or -1, and the element that it is about.
    menu_entries: tuple[str, ...]
    menu_current: int
    menu_node: int


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


def _bytes(text: str) -> bytes:
    if "\0" in text:
        raise ValueError(f"a text with a zero character can't be told: {text!r}")
    return text.encode()


def _text(text: bytes | None) -> str:
    return (text or b"").decode()


def _flag(value: bool | None) -> int:
    return 0 if value is None else 1 + value


def _ids(nodes: Sequence[int]) -> ctypes.Array[c_uint64]:
    return (c_uint64 * len(nodes))(*nodes)


def _tell(node: Node, told: _Node) -> None:
    told.size = ctypes.sizeof(_Node)
    for name in ("label", "value", "hint", "identifier", "language"):
        setattr(told, name, _bytes(getattr(node, name)))
    for name in ("id", "role", "traits", "actions", "heading_level", "sort_priority", "is_hidden", "caret", "live_region"):
        setattr(told, name, getattr(node, name))
    told.is_invalid = node.is_invalid
    told.offers_actions_inside = node.offers_actions_inside
    told.children = _ids(node.children)
    told.child_count = len(node.children)
    for name in ("labelled_by", "described_by", "error_message"):
        setattr(told, name, _ids(getattr(node, name)))
        setattr(told, name + "_count", len(getattr(node, name)))
    told.list_first, told.list_count = node.window or (0, 0)
    told.action_names = (c_char_p * len(node.action_names))(*map(_bytes, node.action_names))
    told.action_name_count = len(node.action_names)
    told.has_frame = node.frame is not None
    told.column, told.row, told.width, told.height = node.frame or (0, 0, 0, 0)
    told.expanded = _flag(node.is_expanded)
    told.responds_to_input = _flag(node.responds_to_input)
    told.position, told.position_count = node.position or (0, 0)


# ---- Engines ----


def load(path: str | None = None) -> ctypes.CDLL:
    """Loads the library: from this path, else from EARSHOT_LIBRARY, else libearshot.so of the system."""
    name = path or os.environ.get("EARSHOT_LIBRARY") or "libearshot.so"
    try:
        library = ctypes.CDLL(name)
    except OSError as error:
        raise ImportError(f"{error}; install it with Examples/Embedding/install.sh, or set EARSHOT_LIBRARY") from None
    version = library.earshot_abi_version()
    if version != ABI_VERSION:
        raise ImportError(f"{name} has version {version} of the interface; this module is for version {ABI_VERSION}")
    library.earshot_last_error.restype = c_char_p
    return library


class Engine:
    """One engine: a tree, cursors of assistive technologies on it, and what is heard. To be used by one thread at a time."""

    def __init__(
        self, *, row_tolerance: int = 0, reads_right_to_left: bool = False, library: ctypes.CDLL | None = None
    ) -> None:
        self._library = library or load()
        self._handle = c_void_p()
        self._bindings: dict[int, Binding[Any]] = {}
        self._callback: Any = None
        options = _Options(row_tolerance=row_tolerance, reads_right_to_left=reads_right_to_left)
        self._check(self._library.earshot_create(ctypes.byref(options), ctypes.byref(self._handle)))

    def close(self) -> None:
        """Ends the engine; every later call is an error."""
        self._call("destroy")

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _call(self, name: str, *arguments: Any) -> bool:
        """Calls a function of the header; answers whether there was something, and raises what went wrong."""
        return self._check(getattr(self._library, "earshot_" + name)(self._handle, *arguments))

    def _check(self, status: int) -> bool:
        if status >= Status.OK:
            return status == Status.OK
        raise EarshotError(Status(status), _text(self._library.earshot_last_error(self._handle)))

    def _answer(self, name: str, result: Any, *arguments: Any) -> Any:
        """Calls a function that answers through its last argument; None if there is nothing."""
        return result.value if self._call(name, *arguments, ctypes.byref(result)) else None

    # The tree

    def declare(self, nodes: Sequence[Node], root: int, keyboard_focus: int = 0) -> None:
        """Tells the whole tree; only what differs is changed. An equal tree changes nothing."""
        self._update("declare", nodes, root, keyboard_focus)

    def apply(self, nodes: Sequence[Node], root: int = 0, keyboard_focus: int = 0) -> None:
        """Changes the tree, as a whole or not at all: each node replaces that of its id."""
        self._update("apply", nodes, root, keyboard_focus)

    def _update(self, name: str, nodes: Sequence[Node], root: int, keyboard_focus: int) -> None:
        told = (_Node * len(nodes))()
        for node, struct in zip(nodes, told):
            _tell(node, struct)
        update = _Update(nodes=told, node_count=len(nodes), root=root, keyboard_focus=keyboard_focus)
        self._call(name, ctypes.byref(update))

    @property
    def node_count(self) -> int:
        return int(self._answer("node_count", c_size_t()))

    # Technologies and turns

    def enable(self, technology: Technology, is_on: bool = True) -> None:
        """Switches a technology on or off; it finds its place with the next settle()."""
        self._call("set_enabled", c_int32(technology), c_bool(is_on))

    def is_enabled(self, technology: Technology) -> bool:
        return bool(self._answer("is_enabled", c_bool(), c_int32(technology)))

    def cursor(self, technology: Technology) -> int:
        """The node that the technology's cursor is on, or 0."""
        return int(self._answer("cursor", c_uint64(), c_int32(technology)))

    def begin_turn(self, cause: Turn = Turn.OTHER) -> None:
        self._call("begin_turn", c_int32(cause))

    def end_turn(self) -> None:
        self._call("end_turn")

    def settle(self) -> None:
        """Brings cursors and bindings into agreement with the tree."""
        self._call("settle")

    # What the user does; each answers whether something happened

    def voice_over(self, command: VoiceOver) -> bool:
        return self._call("voice_over", c_int32(command))

    def move_to(self, node: int) -> bool:
        """Takes VoiceOver to a node."""
        return self._call("voice_over_item", c_uint64(node))

    def perform_action(self, name: str) -> bool:
        """Performs an action of the node under VoiceOver's cursor, by its name."""
        return self._call("voice_over_action", c_char_p(_bytes(name)))

    def set_rotor(self, name: str) -> bool:
        """Sets the rotor to a kind, by its name: "Headings"."""
        return self._call("voice_over_rotor", c_char_p(_bytes(name)))

    def move_by(self, kind: int, is_forward: bool = True, name: str = "") -> bool:
        """What a step of the rotor set to a RotorKind does; the name is that of a CUSTOM one."""
        return self._call("voice_over_move", c_int32(kind), c_char_p(_bytes(name)), c_bool(is_forward))

    @property
    def rotor(self) -> Log[Rotor]:
        """The kinds that the rotor offers on the node under the cursor."""
        return Log(self, "rotor", _Rotor, Rotor)

    def find_items(self, text: str = "") -> list[Item]:
        """What VoiceOver can reach with this text in its description, for move_to()."""
        count = self._answer("find_items", c_size_t(), c_char_p(_bytes(text)))
        return [Log(self, "item", _Item, Item).at(place) for place in range(count)]

    def switch_control(self, command: SwitchControl) -> bool:
        return self._call("switch_control", c_int32(command))

    def switch(self, name: str, is_down: bool) -> bool:
        """One of the user's switches goes down or up."""
        return self._call("switch", c_char_p(_bytes(name)), c_bool(is_down))

    def set(self, name: str, value: str) -> None:
        """Changes a setting: set("hints", "off"), set("switchcontrol.interval", "2s"). Names are those of scripts."""
        self._call("set", c_char_p(_bytes(name)), c_char_p(_bytes(value)))

    def get(self, name: str) -> str:
        """A setting as it is written."""
        return _text(self._answer("get", c_char_p(), c_char_p(_bytes(name))))

    # What comes of it

    def requests(self) -> Iterator[Request]:
        """Takes what the program is to do, in order."""
        told = _Request()
        while self._call("next_request", ctypes.byref(told)):
            yield Request(
                told.node, Do(told.action), Technology(told.technology), _text(told.name), told.unit, told.is_forward,
                told.column, told.row, told.element, told.first, told.count,
            )  # fmt: skip

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
        self._call("scanner_status", ctypes.byref(told))
        members = tuple(told.members[: told.member_count])
        entries = tuple(_text(told.menu_entries[place]) for place in range(told.menu_entry_count))
        state = ScannerState(told.state)
        return Scanner(state, _text(told.words), told.node, members, entries, told.menu_current, told.menu_node)

    def forget_logs(self) -> None:
        """Lets go of what the logs have so far but the newest utterance, for programs that run for long. Indices go on counting."""
        self._call("forget_logs")

    def diagnostics(self) -> Iterator[str]:
        """Takes what the program's author should know."""
        while (text := self._answer("next_diagnostic", c_char_p())) is not None:
            yield _text(text)

    def on_speech(self, listener: Callable[[Utterance], None] | None) -> None:
        """Has a function called for each utterance as it begins. It must not call the engine."""
        def hear(_: Any, told: Any) -> None:
            if listener:
                listener(_read(told.contents, Utterance))

        callback = _SpeechCallback(hear) if listener else _SpeechCallback()
        self._call("on_speech", callback, None)
        self._callback = callback  # lives as long as it may be called

    # What the program lets be known

    def announce(
        self, text: str, priority: Priority = Priority.DEFAULT, *, is_queued: bool = False, language: str = ""
    ) -> None:
        """Has a text spoken; the cursors stay."""
        options = _AnnouncementOptions(priority=priority, is_queued=is_queued, language=_bytes(language))
        self._call("announce", c_char_p(_bytes(text)), ctypes.byref(options))

    def announcement_results(self) -> Iterator[AnnouncementResult]:
        """Takes what became of announcements that have ended."""
        told = _AnnouncementResult()
        while self._call("next_announcement_result", ctypes.byref(told)):
            yield _read(told, AnnouncementResult)

    def screen_changed(self, node: int = 0) -> None:
        """A new screen is there; the cursor goes to the node, or to the first."""
        self._call("screen_changed", c_uint64(node))

    def layout_changed(self, node: int = 0) -> None:
        """A part of the screen is new; the cursor goes to the node, or stays."""
        self._call("layout_changed", c_uint64(node))

    def page_scrolled(self, text: str) -> None:
        self._call("page_scrolled", c_char_p(_bytes(text)))

    def text_event(self, event: Text, text: str) -> None:
        """What the user did in the field being edited: to be told before the tree that has the new text."""
        self._call("text_event", c_int32(event), c_char_p(_bytes(text)))

    # Time, in nanoseconds since the engine was made

    @property
    def next_deadline(self) -> int | None:
        """When the engine has something to do by itself."""
        deadline: int | None = self._answer("next_deadline", c_int64())
        return deadline

    def advance(self, time: int) -> None:
        """Moves time on; what is due on the way happens."""
        self._call("advance", c_int64(time))

    # Focus bindings

    @overload
    def binding(self, type: type[bool], technologies: Technology = ...) -> Binding[bool]: ...
    @overload
    def binding(self, type: type[Value], technologies: Technology = ...) -> Binding[Value | None]: ...

    def binding(self, type: Any, technologies: Technology = Technology(0)) -> Binding[Any]:
        """Makes a focus binding: of type bool, or of an enum.IntEnum, and then None while no cursor is on a bound node. It
        follows and moves the cursors of these technologies, or of all."""
        number = self._answer("binding_create", c_uint32(), c_uint32(technologies))
        self._bindings[number] = Binding(self, number, type)
        return self._bindings[number]

    def changes(self) -> Iterator[tuple[Binding[Any], Any]]:
        """Takes the changes of bindings, in order: the binding, and its value then."""
        told = _Change()
        while self._call("next_change", ctypes.byref(told)):
            if binding := self._bindings.get(told.binding):
                yield binding, binding._value(told.value if told.has_value else None)


Value = TypeVar("Value")


class Binding(Generic[Value]):
    """A value that follows cursors and moves them."""

    def __init__(self, engine: Engine, number: int, type: Any) -> None:
        self._engine = engine
        self._number = c_uint32(number)
        self._type = type

    def bind(self, node: int, value: Any = True) -> None:
        """Has the binding be `value` while a cursor is on the node, which need not be in the tree yet."""
        self._engine._call("bind", self._number, c_uint64(node), c_int32(value))

    def unbind(self, node: int) -> None:
        self._engine._call("unbind", self._number, c_uint64(node))

    def close(self) -> None:
        """Forgets the binding."""
        self._engine._call("binding_destroy", self._number)
        del self._engine._bindings[self._number.value]

    @property
    def value(self) -> Value:
        """The value. Setting it asks for it: with the next settle() the cursors go to its node."""
        value: Value = self._value(self._engine._answer("binding_value", c_int32(), self._number))
        return value

    @value.setter
    def value(self, value: Value) -> None:
        if value is None or value is False:
            self._engine._call("binding_reset", self._number)
        else:
            self._engine._call("binding_set", self._number, c_int32(value))  # type: ignore[arg-type]

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
        told = self._struct()
        self._engine._call(self._name + "_at", c_size_t(place), ctypes.byref(told))
        return _read(told, self._entry)


_ENUMS: dict[str, Callable[[int], Any]] = {"technology": Technology, "sound": SoundKind, "result": ScanResult}


def _read(told: _Sized, entry: type[Entry]) -> Entry:
    members = {name: getattr(told, name) for name, *_ in told._fields_[1:]}
    for name, value in members.items():
        if isinstance(value, bytes):
            members[name] = _text(value)
        elif name in _ENUMS:
            members[name] = _ENUMS[name](value)
    return entry(**members)
