"""Compares the names of the header with those of the Python module, and writes a C file that asserts that what they stand
for is the same."""

import ctypes
import dataclasses
import pathlib
import sys

import earshot
import header
from expectations import expect

ENUMS = [
    ("", earshot.Status),
    ("ROLE_", earshot.Role),
    ("TRAIT_", earshot.Trait),
    ("CAN_", earshot.Can),
    ("LIVE_", earshot.Live),
    ("CARET_", earshot.Caret),
    ("", earshot.Technology),
    ("TURN_", earshot.Turn),
    ("VO_", earshot.VoiceOver),
    ("ROTOR_", earshot.RotorKind),
    ("SC_", earshot.SwitchControl),
    ("MENU_", earshot.MenuEntry),
    ("SCANNER_", earshot.ScannerState),
    ("HIGHLIGHT_", earshot.Highlight),
    ("WAIT_", earshot.Wait),
    ("DO_", earshot.Do),
    ("SOUND_", earshot.SoundKind),
    ("SCANNER_", earshot.SignalKind),
    ("SCAN_", earshot.ScanResult),
    ("PRIORITY_", earshot.Priority),
    ("", earshot.Text),
]
# The structs, and what comes out of them in Python.
STRUCTS = {
    "options": (earshot._Options, None),
    "node": (earshot._Node, earshot.Node),
    "update": (earshot._Update, None),
    "rotor": (earshot._Rotor, earshot.Rotor),
    "item": (earshot._Item, earshot.Item),
    "voice_over_state": (earshot._VoiceOverState, earshot.VoiceOverState),
    "scanner_state": (earshot._Scanner, earshot.Scanner),
    "setting": (earshot._Setting, earshot.Setting),
    "request": (earshot._Request, earshot.Request),
    "change": (earshot._Change, None),
    "utterance": (earshot._Utterance, earshot.Utterance),
    "stop": (earshot._Stop, earshot.Stop),
    "sound": (earshot._Sound, earshot.Sound),
    "scanner_signal": (earshot._ScannerSignal, earshot.ScannerSignal),
    "scan": (earshot._Scan, earshot.Scan),
    "log_indices": (earshot._LogIndices, None),
    "announcement_options": (earshot._AnnouncementOptions, None),
    "announcement_result": (earshot._AnnouncementResult, earshot.AnnouncementResult),
}
# Members that have other names in Python.
SPELT = {"expanded": "is_expanded", "position_count": "position", "list_first": "window", "list_count": "window"}
SPELT |= dict.fromkeys(["has_frame", "column", "row", "width", "height"], "frame")
TYPES = {
    "earshot_engine *": ctypes.c_void_p,
    "bool": ctypes.c_bool,
    "int32_t": ctypes.c_int32,
    "int64_t": ctypes.c_int64,
    "uint32_t": ctypes.c_uint32,
    "uint64_t": ctypes.c_uint64,
    "size_t": ctypes.c_size_t,
    "char *": ctypes.c_char_p,
    "void *": ctypes.c_void_p,
    "earshot_status": ctypes.c_int32,
    "earshot_speech_callback": earshot._SpeechCallback,
}


def python_type(declared):
    """The type of the module for one of the header."""
    if declared in TYPES:
        return TYPES[declared]
    pointed = declared.removesuffix("*").strip()
    if pointed == "char *" or pointed in TYPES:
        return ctypes.POINTER(TYPES[pointed])
    if pointed == "earshot_engine *":
        return ctypes.POINTER(ctypes.c_void_p)
    return ctypes.POINTER(STRUCTS[pointed.removeprefix("earshot_")][0])


def expect_same(found, wanted):
    """Compares dictionaries, and shows only what differs."""
    names = [name for name in {**found, **wanted} if found.get(name) != wanted.get(name)]
    expect({name: found.get(name) for name in names}, {name: wanted.get(name) for name in names})


# Constants
values = {"ABI_VERSION": earshot.ABI_VERSION, "SC_NONE": earshot._NO_INPUT}
values |= {name: earshot._flag(value, name) for name, value in (("UNSET", None), ("NO", False), ("YES", True))}
for prefix, enum in ENUMS:
    values |= {prefix + member.name: member.value for member in enum}
OURS = {"TRAIT_NONE", "CAN_NOTHING"}
values = {name: value for name, value in values.items() if name not in OURS}
expect_same(dict.fromkeys(values, True), dict.fromkeys(header.CONSTANTS, True))

# Structs
members = {name: [member for member, *_ in struct._fields_] for name, (struct, _) in STRUCTS.items()}
expect_same(members, header.STRUCTS)
for name, (struct, entry) in STRUCTS.items():
    if entry:
        spelt = SPELT if entry is earshot.Node else {}
        told = [member for member in members[name][1:] if member in spelt or not member.endswith("_count")]
        wanted = {spelt.get(member, member) for member in told}
        expect({member.name for member in dataclasses.fields(entry)}, wanted)

# Functions
library = earshot.load()
bound = {"abi_version": [], "create": library.earshot_create.argtypes}
bound |= {name: getattr(library, "earshot_" + name).argtypes for name in ("last_error", "status_text")}
bound |= {name: [ctypes.c_void_p, *taken] for name, taken in earshot._FUNCTIONS.items()}
expect_same(bound, {name: list(map(python_type, taken)) for name, taken in header.FUNCTIONS.items()})

lines = ["#include <earshot.h>"]
for name, value in values.items():
    lines.append(f'_Static_assert((long long)EARSHOT_{name} == {int(value)}, "EARSHOT_{name}");')
for name, (struct, _) in STRUCTS.items():
    lines.append(f'_Static_assert(sizeof(earshot_{name}) == {ctypes.sizeof(struct)}, "earshot_{name}");')
    for member, *_ in struct._fields_:
        offset = getattr(struct, member).offset
        lines.append(f'_Static_assert(offsetof(earshot_{name}, {member}) == {offset}, "earshot_{name}.{member}");')
pathlib.Path(sys.argv[1]).write_text("\n".join(lines) + "\n")
