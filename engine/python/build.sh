#!/usr/bin/env bash
# Builds the wheel and the source distribution into a folder. The wheel has the given library, or one that it compiles.
# Usage: build.sh OUT [LIBRARY]
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
library=${2:+$(realpath "$2")}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# setuptools writes beside its input, so it gets a copy, with the sources that the library is compiled from.
cp -r "$here"/. "$work/python"
# Debian's Python has what the packages python3-{pip,setuptools,venv,wheel} bring; another one may come first in PATH.
for python in "${PYTHON:-/usr/bin/python3}" python3; do
  "$python" -c 'import setuptools, ensurepip, pip, venv, wheel' 2>/dev/null && break
done
"$python" -m venv --system-site-packages "$work/venv"
cd "$work/python"
export BLOESEM_SOURCE=$here/../..
"$work/venv/bin/python" setup.py --quiet sdist --dist-dir "$out"
if [[ -n $library ]]; then
  export BLOESEM_LIBRARY=$library
fi
"$work/venv/bin/python" -m pip --quiet --disable-pip-version-check wheel --no-build-isolation --no-deps --no-index --wheel-dir "$out" .
