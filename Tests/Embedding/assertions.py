"""Writes a C file that asserts what the Python module takes the header to say."""

import pathlib
import sys

package = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(package / "Examples/Embedding"))
import earshot

ENUMS = {
    "": earshot.Status,
    "ROLE_": earshot.Role,
    "TRAIT_": earshot.Trait,
    "CAN_": earshot.Can,
    "LIVE_": earshot.Live,
    "CARET_": earshot.Caret,
    "TURN_": earshot.Turn,
    "VO_": earshot.VoiceOver,
    "SC_": earshot.SwitchControl,
    "SCANNER_": earshot.ScannerState,
    "DO_": earshot.Do,
    "PRIORITY_": earshot.Priority,
    "ROTOR_": earshot.RotorKind,
    "SOUND_": earshot.SoundKind,
    "SCAN_": earshot.ScanResult,
}
STRUCTS = {
    "options": earshot._Options,
    "node": earshot._Node,
    "update": earshot._Update,
    "request": earshot._Request,
    "scanner_state": earshot._Scanner,
    "change": earshot._Change,
    "utterance": earshot._Utterance,
    "stop": earshot._Stop,
    "sound": earshot._Sound,
    "scan": earshot._Scan,
    "rotor": earshot._Rotor,
    "item": earshot._Item,
    "announcement_options": earshot._AnnouncementOptions,
    "announcement_result": earshot._AnnouncementResult,
    "log_indices": earshot._LogIndices,
}
values = {"ABI_VERSION": earshot.ABI_VERSION, "UNSET": 0, "NO": 1, "YES": 2}
OURS = ("TRAIT_NONE", "CAN_NOTHING")
for prefix, enum in ENUMS.items():
    values |= {prefix + member.name: member.value for member in enum if prefix + member.name not in OURS}
for enum in (earshot.Technology, earshot.Text):
    values |= {member.name: member.value for member in enum}

lines = ["#include <earshot.h>"]
for name, value in values.items():
    lines.append(f'_Static_assert((long long)EARSHOT_{name} == {int(value)}, "EARSHOT_{name}");')
for name, struct in STRUCTS.items():
    lines.append(f'_Static_assert(sizeof(earshot_{name}) == {earshot.ctypes.sizeof(struct)}, "earshot_{name}");')
    for member, *_ in struct._fields_:
        offset = getattr(struct, member).offset
        lines.append(f'_Static_assert(offsetof(earshot_{name}, {member}) == {offset}, "earshot_{name}.{member}");')
pathlib.Path(sys.argv[1]).write_text("\n".join(lines) + "\n")
