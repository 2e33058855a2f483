#!/bin/sh
# Counts the instructions of pairing one round, engine only: the same on a slow and on a busy machine, as long as
# compiler and libraries are the same.
#   bench/instructions.sh [PLAYERS [ROUND [BUILD]]]      default: 2000 players, round 5, build/release
set -eu
players=${1:-2000}
round=${2:-5}
build=${3:-$(dirname "$0")/../build/release}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$build/bench/bloesem_measure" write "$players" "$round" "$folder/open.trf"
valgrind --tool=callgrind --callgrind-out-file="$folder/callgrind.out" \
  --toggle-collect='bloesem::pair_round(bloesem::Tournament const&, bloesem::PairOptions const&)' \
  "$build/bench/bloesem_measure" time "$folder/open.trf" 0 1 2>"$folder/log" >/dev/null
awk -v players="$players" -v round="$round" '/Collected/ {
  printf "%d players, round %d: %d instructions\n", players, round, $NF }' "$folder/log"
