#!/usr/bin/env bash
# Writes the HTML reference of the public headers to DIR. Fails if doxygen finds anything wrong with a comment.
# Usage: build.sh DIR
set -euo pipefail
folder=$(realpath -m "${1:?the folder for the reference}")
cd "$(dirname "$0")/../.."
release=$(sed -n 's/.*project(.* VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
mkdir -p "$folder"
warnings=$(mktemp)
trap 'rm -f "$warnings"' EXIT
{
  cat docs/reference/Doxyfile
  printf 'PROJECT_NUMBER = %s\nOUTPUT_DIRECTORY = "%s"\nHTML_OUTPUT = .\nWARN_LOGFILE = "%s"\n' "$release" "$folder" "$warnings"
} | doxygen -
# Specialisations of templates of the standard library are not in the reference.
if grep -v 'scope for class std::' "$warnings" >&2; then exit 1; fi
