#!/bin/sh
# Builds the library as it is installed and prints how long a C program takes to load it and to hear the first element.
set -eu
cd "$(dirname "$0")/../.."
swift build -c release -Xswiftc -static-stdlib --scratch-path .build/library --product CEarshot
bin="$(swift build -c release --scratch-path .build/library --show-bin-path)"
cc -std=gnu11 -O2 -Wall -Wextra -Werror -I Sources/CEarshot/include Examples/Embedding/start.c -o "$bin/start" \
  -L "$bin" -Wl,-rpath,"$bin" -lCEarshot
"$bin/start" measure 100
