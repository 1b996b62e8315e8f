"""Where the module looks for the library; installs both, with a `swift` that has built it before."""

import ctypes.util
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from expectations import PACKAGE, expect

built = pathlib.Path(os.environ.pop("EARSHOT_LIBRARY")).resolve()
environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}


def says(program, path, **variables):
    """What a program that imports the module prints, or its last line of an error."""
    result = subprocess.run(
        [sys.executable, "-c", f"import earshot\n{program}"],
        env={**environment, "PYTHONPATH": str(path), **variables},
        cwd="/",
        check=False,
        capture_output=True,
        text=True,
    )
    return (result.stdout or result.stderr).strip().splitlines()[-1]


def reason(path):
    missing = "cannot open shared object file: No such file or directory"
    return f"ImportError: {path}: {missing}; install it with Examples/Embedding/install.sh, or set EARSHOT_LIBRARY"


with tempfile.TemporaryDirectory() as temporary:
    folder = pathlib.Path(temporary).resolve()
    (folder / "build").mkdir()
    shutil.copy(built, folder / "build/libCEarshot.so")
    swift = folder / "swift"
    swift.write_text(f'#!/bin/sh\ncase "$*" in *--show-bin-path) echo "{folder}/build" ;; *) echo built ;; esac\n')
    swift.chmod(0o755)
    prefix = folder / "own programs"
    printed = subprocess.run(
        ["sh", str(PACKAGE / "Examples/Embedding/install.sh"), str(prefix)],
        env={**environment, "PATH": f"{folder}:{os.environ['PATH']}"},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    module = prefix / "share/earshot"
    installed = prefix / "lib/libearshot.so.1"
    expect(
        printed.splitlines(),
        [
            "built",
            f"C:      export PKG_CONFIG_PATH='{prefix}/lib/pkgconfig'; cc program.c $(pkg-config --cflags --libs earshot)",
            f"Python: PYTHONPATH='{module}' python3 program.py",
        ],
    )

    # As installed, nothing has to be said.
    name = "print(pathlib.Path(earshot.load({})._name).resolve())".replace("pathlib", "earshot.pathlib")
    expect(says("print(earshot.Engine().node_count)", module), "0")
    expect(says(name.format(""), module), str(installed))

    # What is said goes first: the argument, then the variable; and is not passed over when nothing is there.
    other, third = folder / "other.so", folder / "third.so"
    other.symlink_to(built)
    third.symlink_to(folder / "build/libCEarshot.so")
    expect(says(name.format(""), module, EARSHOT_LIBRARY=str(other)), str(built))
    expect(says(name.format(repr(str(third))), module, EARSHOT_LIBRARY=str(other)), str(third.resolve()))
    expect(says("earshot.load()", module, EARSHOT_LIBRARY="/none.so"), reason("/none.so"))
    expect(says("earshot.load('/none.so')", module, EARSHOT_LIBRARY=str(other)), reason("/none.so"))

    # Elsewhere it is the system's, if that has one.
    elsewhere = PACKAGE / "Examples/Embedding"
    if ctypes.util.find_library("earshot") is None:
        expect(says("earshot.load()", elsewhere), reason("libearshot.so"))
    expect(says("print(earshot.Engine().node_count)", elsewhere, LD_LIBRARY_PATH=str(prefix / "lib")), "0")

    # A library that is another one is named.
    message = "older than this module or another library; install it again"
    expect(says("earshot.load('libc.so.6')", module).endswith(f"libc.so.6 is {message}"), True)
