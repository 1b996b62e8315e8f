#!/bin/sh
# Builds Earshot and runs its demo; without a terminal, the scripted tour, whose transcript it prints.
# Arguments go to `earshot demo`: the name of a screen, for instance.
set -eu
cd "$(dirname "$0")/.."
. Examples/install.sh
swift build -c release --static-swift-stdlib --product earshot >&2
earshot="$(swift build -c release --static-swift-stdlib --show-bin-path)/earshot"
if [ -t 0 ] && [ -t 1 ]; then
  exec "$earshot" demo "$@"
else
  exec "$earshot" run --transcript Examples/Scripts/tour.keys
fi
