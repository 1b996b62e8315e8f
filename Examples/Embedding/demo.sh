#!/bin/sh
# Builds one of the programs that use Earshot, and what it needs, and runs it in this terminal:
# sh Examples/Embedding/demo.sh c|python|swift|serve
set -eu
cd "$(dirname "$0")/../.."
. Examples/install.sh

prefix="$PWD/.build/embedding"
build_library() { sh Examples/Embedding/install.sh "$prefix" >&2; }

case "${1:-}" in
c)
  build_library
  "$(command -v cc || command -v clang)" -std=c11 -D_XOPEN_SOURCE_EXTENDED Examples/Embedding/form.c \
    -o "$prefix/form" -I "$prefix/include" -L "$prefix/lib" "-Wl,-rpath,$prefix/lib" -learshot -lformw -lncursesw
  exec "$prefix/form"
  ;;
python)
  . Examples/Embedding/python.sh
  build_library
  EARSHOT_LIBRARY="$prefix/lib/libearshot.so" exec "$python" Examples/Embedding/order.py
  ;;
swift)
  swift build -c release --static-swift-stdlib --product NoughtsExample >&2
  exec "$(swift build -c release --static-swift-stdlib --show-bin-path)/NoughtsExample"
  ;;
serve)
  command -v python3 >/dev/null 2>&1 || install_packages python3
  swift build -c release --static-swift-stdlib --product earshot >&2
  EARSHOT="$(swift build -c release --static-swift-stdlib --show-bin-path)/earshot"
  EARSHOT="$EARSHOT" exec python3 Examples/Embedding/todo.py
  ;;
*)
  echo "usage: sh Examples/Embedding/demo.sh c|python|swift|serve" >&2
  exit 2
  ;;
esac
