# Installs what Earshot needs besides Swift: ncurses. Sourced by the commands of the README.

if ! command -v swift >/dev/null 2>&1; then
  echo "Earshot needs Swift 6.3 on the PATH: https://www.swift.org/install/linux" >&2
  exit 3
fi

install_packages() { # Debian packages
  echo "Installing $* ..." >&2
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "There is no apt-get; install what Debian has in the packages $*, then run this again." >&2
    return 3
  fi
  if [ "$(id -u)" -eq 0 ]; then
    as_root=
  elif command -v sudo >/dev/null 2>&1; then
    as_root=sudo
  else
    echo "Install them as root (apt-get install $*), then run this again." >&2
    return 3
  fi
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q >&2
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y "$@" >&2
}

[ -e /usr/include/ncurses.h ] || install_packages libncurses-dev || exit 3
