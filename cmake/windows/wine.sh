#!/usr/bin/env bash
# Runs a program for Windows under Wine, which keeps its files in a folder of its own (BLOESEM_WINE_FOLDER).
# Usage: wine.sh PROGRAM.exe ARGUMENTS...
set -euo pipefail
export WINEPREFIX=${BLOESEM_WINE_FOLDER:-${TMPDIR:-/tmp}/bloesem-wine-$(id -u)}
export WINEDEBUG=${WINEDEBUG:--all} WINEDLLOVERRIDES="mscoree,mshtml=;winemenubuilder.exe,winedbg.exe=d"
# Debian's script `wine` asks for the 32-bit half, which nothing here needs.
for wine in /usr/lib/wine/wine64 wine64 wine; do
  command -v "$wine" >/dev/null && break
done
if [[ ! -e $WINEPREFIX/system.reg ]]; then  # the first start makes the folder, one process at a time
  mkdir -p "$WINEPREFIX"
  (flock 9 && [[ -e $WINEPREFIX/system.reg ]] || "$wine" wineboot --init >/dev/null 2>&1) 9>"$WINEPREFIX/.lock"
fi
exec "$wine" "$@"
