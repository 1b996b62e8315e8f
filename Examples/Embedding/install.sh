#!/bin/sh
# Builds the engine as a library for C and installs it: sh Examples/Embedding/install.sh [PREFIX], /usr/local by default.
# With it come the header, what pkg-config is to know, and the module for Python; how they are used is printed at the end.
set -eu
prefix="${1:-/usr/local}"
case "$prefix" in /*) ;; *) prefix="$PWD/$prefix" ;; esac
cd "$(dirname "$0")/../.."
# The runtime of Swift goes into the library, so that programs need nothing else.
swift build -c release -Xswiftc -static-stdlib --scratch-path .build/library --product CEarshot -Xlinker -soname=libearshot.so.1
bin="$(swift build -c release --scratch-path .build/library --show-bin-path)"
mkdir -p "$prefix/lib/pkgconfig" "$prefix/include" "$prefix/share/earshot"
cp "$bin/libCEarshot.so" "$prefix/lib/libearshot.so.1"  # 1 is EARSHOT_ABI_VERSION; programs ask for that name
ln -sf libearshot.so.1 "$prefix/lib/libearshot.so"
cp Sources/CEarshot/include/earshot.h "$prefix/include/"
sed "s|@prefix@|$prefix|" Examples/Embedding/earshot.pc.in > "$prefix/lib/pkgconfig/earshot.pc"
cp Examples/Embedding/earshot.py "$prefix/share/earshot/"  # finds the library from there
cat <<END
C:      export PKG_CONFIG_PATH='$prefix/lib/pkgconfig'; cc program.c \$(pkg-config --cflags --libs earshot)
Python: PYTHONPATH='$prefix/share/earshot' python3 program.py
END
