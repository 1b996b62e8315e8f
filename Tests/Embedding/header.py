"""The names in the C header: of functions with what they take, of structs with their members, and of constants."""

import re

from expectations import PACKAGE

text = (PACKAGE / "Sources/CEarshot/include/earshot.h").read_text()
text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)


def _last_name(declaration):
    return re.findall(r"\w+", declaration)[-1]


def _members(body):
    """The names of members: `const char *name, *value;` are two."""
    return [_last_name(name) for line in body.split(";") if line.strip() for name in line.split(",")]


def _type(parameter):
    """The type of a parameter, without its name: "int32_t", "size_t *"."""
    words, stars = re.findall(r"\w+", parameter), parameter.count("*")
    return (" ".join(word for word in words[:-1] if word != "const") + " " + "*" * stars).strip()


def _types(parameters):
    return [] if parameters.strip() == "void" else [_type(parameter) for parameter in parameters.split(",")]


FUNCTIONS = {name: _types(taken) for name, taken in re.findall(r"\bearshot_(\w+)\(([^)]*)\);", text)}
STRUCTS = {
    name: _members(body) for body, name in re.findall(r"typedef struct \{(.*?)\} earshot_(\w+);", text, re.DOTALL)
}
ENUMERATORS = [
    enumerator.split("=")[0].strip().removeprefix("EARSHOT_")
    for body in re.findall(r"enum \{(.*?)\};", text, re.DOTALL)
    for enumerator in body.split(",")
    if enumerator.strip()
]
CONSTANTS = {*ENUMERATORS, *re.findall(r"#define EARSHOT_(\w+) +\S", text)}
