# Installs what Earshot needs besides Swift: ncurses. Sourced by the two commands of the README.

if ! command -v swift >/dev/null 2>&1; then
  echo "Earshot needs Swift 6.3 on the PATH: https://www.swift.org/install/linux" >&2
  exit 3
fi

need() { # file that shows it is there, Debian package
  [ -e "$1" ] || missing="${missing:-} $2"
}

missing=
need /usr/include/ncurses.h libncurses-dev
if [ -n "$missing" ]; then
  echo "Installing$missing ..."
  if [ "$(id -u)" -eq 0 ]; then
    sudo=
  elif command -v sudo >/dev/null 2>&1; then
    sudo=sudo
  else
    echo "Earshot needs the package$missing; install it as root (apt-get install$missing), then run this again." >&2
    exit 3
  fi
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "Earshot needs the development files of ncurses (Debian:$missing); install them, then run this again." >&2
    exit 3
  fi
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get update -q
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -q -y $missing
fi
