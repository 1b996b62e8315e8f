# Finds a Python that has urwid, and sets `python` to it. Without one, urwid goes into a folder of its own under .build, or if
# PyPI can't be reached, comes from Debian. Sourced behind install.sh, in the folder of the package.

find_python() {
  for python in .build/python/bin/python3 python3 /usr/bin/python3; do
    if "$python" -c 'import urwid' >/dev/null 2>&1; then return; fi
  done
  return 1
}

install_urwid() {
  rm -rf .build/python
  if ! python3 -c 'import ensurepip' >/dev/null 2>&1; then install_packages python3-venv || return 3; fi
  echo "Installing urwid into .build/python ..." >&2
  python3 -m venv .build/python >&2 &&
    .build/python/bin/python3 -m pip install -q --disable-pip-version-check --retries 1 urwid==5.1.0 >&2
}

if ! find_python; then
  install_urwid || install_packages python3-urwid || true
  if ! find_python; then
    echo "There is no Python with urwid, and it could be had neither from PyPI nor from Debian (python3-urwid)." >&2
    exit 3
  fi
fi
