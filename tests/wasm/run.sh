#!/usr/bin/env bash
# Tests the package for JavaScript: in Node, against the program, in a browser, its size, and the example of its page.
# Usage: run.sh PACKAGE PROGRAM [COUNT]
#   PACKAGE: the folder with package.json; COUNT: of tournaments to compare, 500 if not given
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
package=$(realpath "$1")
program=$(realpath "$2")
export PYTHONDONTWRITEBYTECODE=1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

echo "--- size"
python3 "$root/tests/wasm/size.py" "$package"
echo "--- Node"
node "$root/tests/wasm/package_test.mjs" "$package" "$program" "$root/fixtures" >"$scratch/node" || { cat "$scratch/node"; exit 1; }
grep -E '^# (tests|pass|fail)' "$scratch/node"
echo "--- examples, as an installed package"
mkdir -p "$scratch/node_modules"
ln -s "$package" "$scratch/node_modules/bloesem"
for example in "$package"/examples/*.mjs; do
  [[ $example == */page.mjs ]] && continue
  cp "$example" "$scratch"
  (cd "$scratch" && node "$(basename "$example")" >"$(basename "$example" .mjs).out")
done
python3 "$root/tests/wasm/page.py" "$root/docs/integrate-javascript.md" "$scratch"
if command -v tsc >/dev/null; then
  echo "--- types"
  cp "$root/tests/wasm/types_test.mts" "$scratch"
  (cd "$scratch" && tsc --noEmit --strict --target es2022 --module nodenext --moduleResolution nodenext --lib es2022,dom types_test.mts)
else
  echo "--- types: not checked, as there is no tsc"
fi
echo "--- browser"
python3 "$root/tests/wasm/browser.py" "$package"
echo "--- same bytes as the program"
python3 "$root/tests/doors/same_bytes.py" "$program" "$root/fixtures" "${3:-500}" --node "node $root/tests/doors/door_js.mjs $package"
echo "--- same options as the program"
python3 "$root/tests/doors/same_options.py" "$program" "$package" "$root/fixtures/cases-2026/mix-04200100.trf" "${3:-500}"
