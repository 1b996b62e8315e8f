#!/bin/sh
# Builds Earshot and runs all its tests: the test suites (they use the example programs through a terminal), the scripts of
# the gallery, the examples in Swift 5 mode, as users' files may be, and the C interface with sanitizers.
set -eu
cd "$(dirname "$0")/.."
. Examples/install.sh
. Examples/Embedding/python.sh
# Swift's crash reporter would wait for a key; a crash is reported by the test runner.
export SWIFT_BACKTRACE=enable=no
swift build --build-tests -Xswiftc -warnings-as-errors
bin="$(swift build --show-bin-path)"
swiftc -typecheck -swift-version 5 -warnings-as-errors -I "$bin/Modules" Examples/Gallery/*.swift
swiftc -typecheck -swift-version 5 -warnings-as-errors -I "$bin/Modules" Examples/Embedding/Noughts/*.swift
swiftc -typecheck -swift-version 5 -warnings-as-errors -I "$bin/Modules" Tests/EarshotUITests/Client/*.swift
"$bin/earshot" run Examples/Scripts
swift test --skip-build
sh Tests/sanitize.sh
