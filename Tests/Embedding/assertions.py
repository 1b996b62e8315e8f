"""Writes a C file that holds what the Python module takes the header to say; and looks whether a name of the header is missing."""

import pathlib
import re
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
    "DO_": earshot.Do,
    "PRIORITY_": earshot.Priority,
}
STRUCTS = {
    "options": earshot._Options,
    "node": earshot._Node,
    "update": earshot._Update,
    "request": earshot._Request,
    "change": earshot._Change,
    "utterance": earshot._Utterance,
    "stop": earshot._Stop,
}
values = {"ABI_VERSION": earshot.ABI_VERSION, "UNSET": 0, "NO": 1, "YES": 2}
for prefix, enum in ENUMS.items():
    values |= {prefix + member.name: member.value for member in enum if prefix + member.name not in ("TRAIT_NONE", "CAN_NOTHING")}
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

header = (package / "Sources/CEarshot/include/earshot.h").read_text()
code = re.sub(r"/\*.*?\*/", "", header, flags=re.DOTALL)
module = pathlib.Path(earshot.__file__).read_text()
constants = set(re.findall(r"\bEARSHOT_([A-Z0-9_]+)\b", code)) - {"H"} - set(values)
functions = {name for name in re.findall(r"\bearshot_(\w+)\(", code) if re.sub("_(at|count)$", "", name) not in module}
if constants or functions:
    sys.exit(f"The Python module lacks {sorted(constants | functions)}")
