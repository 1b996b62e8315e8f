#!/bin/sh
# Uses the C interface at random with the address sanitizer, and 100 engines on 8 threads with the thread sanitizer. Anything
# that is found ends it with an error. The seeds are fixed; a finding names its seed.
#   EARSHOT_FUZZ_ROUNDS=N    so many rounds of fuzzing, 100 unless given: sh -c 'EARSHOT_FUZZ_ROUNDS=100000 sh Tests/sanitize.sh'
#   EARSHOT_THREAD_ROUNDS=N  so many rounds with threads, 1 unless given
set -eu
cd "$(dirname "$0")/.."
# Swift's crash reporter would wait for a key.
export SWIFT_BACKTRACE=enable=no
fuzz="${EARSHOT_FUZZ_ROUNDS:-100}"
threads="${EARSHOT_THREAD_ROUNDS:-1}"

# build SANITIZER: only what the program needs, in a folder of its own. The linker's remarks about the sanitizer's own symbols
# are left out.
build() {
  log="$(mktemp)"
  if ! swift build --product c-stress --sanitize "$1" --scratch-path ".build/$1-sanitizer" >"$log" 2>&1; then
    grep error: "$log" || tail -n 40 "$log"
    rm "$log"
    exit 1
  fi
  rm "$log"
}

# run SANITIZER SECONDS ARGUMENT...: an engine that hangs is a finding too.
run() {
  program=".build/$1-sanitizer/debug/c-stress"
  seconds="$2"
  shift 2
  timeout "$seconds" "$program" "$@"
}

build address
# Swift's runtime keeps what it made for types until the end, so leaks can't be told apart from that.
ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=1 run address $((300 + fuzz * 10)) fuzz "$fuzz"
build thread
TSAN_OPTIONS=halt_on_error=1 run thread $((300 + threads * 120)) threads "$threads"
