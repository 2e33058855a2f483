#!/usr/bin/env bash
# Configures a build folder, and trains its compiler: a first program records what it executes, and whatever is built in the
# folder from then on is optimised for that (docs/packaging.md). With g++ only.
#   cmake/trained.sh BUILD [options of cmake]
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
build=${1:?the build folder}
shift
cmake -S "$root" -B "$build" "$@" -DBLOESEM_TRAINING=record
rm -rf "$build/training"
cmake --build "$build" --target bloesem_program

open=$(mktemp -d)
trap 'rm -rf "$open"' EXIT
for rules in 2016 2026; do
  # One job, so that the same sources give the same record.
  "$build/bloesem" campaign --rules $rules --jobs 1 --tournaments 400 --players 4-120 --engines matching,matching
  "$build/bloesem" generate --rules $rules --players 2000 --rounds 9 --seed 1 -o "$open/$rules.trf"
  "$build/bloesem" check --rules $rules "$open/$rules.trf"
  "$build/bloesem" pair --rules $rules --round 9 "$open/$rules.trf" -o "$open/$rules.pairs"
  "$build/bloesem" standings "$open/$rules.trf" -o "$open/$rules.txt"
done
cmake -S "$root" -B "$build" -DBLOESEM_TRAINING=use
