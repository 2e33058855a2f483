#!/usr/bin/env bash
# The reference has every function of bloesem/c.h, and its first page names headers that exist.
# Usage: reference.sh SOURCE_DIR
set -euo pipefail
command -v doxygen >/dev/null || { echo "skipped: doxygen is not installed"; exit 0; }
cd "$1"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
docs/reference/build.sh "$folder"
functions=$(sed -n 's/^BLOESEM_API.*[ *]\(bloesem_[a-z0-9_]*\)(.*/\1/p' engine/c/include/bloesem/c.h)
[[ $(wc -w <<<"$functions") -gt 40 ]]
for function in $functions; do
  grep -q ">$function<" "$folder/c_8h.html" || { echo "$function is missing"; exit 1; }
done
headers=$(sed -n 's/^| `\(bloesem[^`]*\)`.*/\1/p' docs/reference/main.md)
[[ $(wc -w <<<"$headers") -gt 5 ]]
for header in $headers; do
  [[ -f engine/include/$header || -f trf/include/$header ]] || { echo "$header does not exist"; exit 1; }
done
