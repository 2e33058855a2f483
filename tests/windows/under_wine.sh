#!/usr/bin/env bash
# Tests what `./run windows FOLDER` has built, under Wine: by itself, as a whole event, and byte by byte against the program
# of this machine.
# Usage: under_wine.sh FOLDER PROGRAM FIXTURES
set -euo pipefail
tests=$(cd "$(dirname "$0")/.." && pwd)
wine=$tests/../cmake/windows/wine.sh
[[ -n $1 && -e $1/bloesem.exe ]] || { echo "skipped: BLOESEM_WINDOWS_PROGRAM names no folder with bloesem.exe"; exit; }
command -v /usr/lib/wine/wine64 wine64 wine >/dev/null || { echo "skipped: Wine is not installed"; exit; }
folder=$(cd "$1" && pwd)
"$tests/windows/windows_test.py" "$folder" --launcher "$wine"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf '#!/bin/sh\nexec "%s" "%s/bloesem.exe" "$@"\n' "$wine" "$folder" >"$work/bloesem"
chmod +x "$work/bloesem"
"$tests/cli/whole_event.sh" "$work/bloesem"

x86_64-w64-mingw32-gcc-posix -std=c11 -O1 -DBLOESEM_SHARED -I"$folder/include" "$tests/doors/door_c.c" \
  "$folder/libbloesem.dll.a" -o "$work/door_c.exe"
cp "$folder/bloesem.dll" "$work"
python3 "$tests/doors/same_bytes.py" "$2" "$3" 500 --windows "$wine $folder/bloesem.exe" --windows-c "$wine $work/door_c.exe"
