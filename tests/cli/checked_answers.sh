#!/usr/bin/env bash
# Has every answer of a solver proved while rounds are paired: all fixtures of the Dutch System, and random rounds.
#   checked_answers.sh PROGRAM ROUNDS [OPTION]
# ROUNDS: at least this many random rounds. OPTION: --check, unless the program checks every answer anyway.
set -euo pipefail
program=$(realpath "$1")
rounds=$2
shift 2
fixtures=$(realpath "$(dirname "$0")/../../fixtures")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

die() {
  echo "checked_answers: $*" >&2
  exit 1
}

(($# > 0)) || [[ $("$program" --version) == *"proves every answer" ]] || die "the program proves no answer unasked"

replayed=0
for edition in 2016 2026; do
  "$program" check --rules "$edition" --pairings-only "$@" "$fixtures/dutch-$edition"/*.trf >"$edition" ||
    die "a known round of $edition differs, or an answer is wrong"
  replayed=$((replayed + $(tail -1 "$edition" | sed 's/.*, \([0-9]*\) rounds.*/\1/')))
  for file in "$fixtures/cases-$edition"/*.trf; do
    code=0
    "$program" pair "$file" --rules "$edition" "$@" >pairs 2>errors || code=$?
    [[ $code == 0 || $code == 1 ]] || die "$file: $(cat errors)"
    replayed=$((replayed + 1))
  done
done

# A tournament has three rounds on average.
played=0
for edition in 2016 2026; do
  "$program" campaign --rules "$edition" --tournaments $((rounds / 6)) --engines matching,matching:fast "$@" \
    --seed 22 --shape played --json >"campaign-$edition.json" || die "the campaign of $edition failed"
  count=$(sed -n 's/^ *"same": \([0-9]*\),*$/\1/p' "campaign-$edition.json" | head -1)
  played=$((played + count))
done
((played >= rounds)) || die "only $played random rounds"
echo "checked_answers: $replayed rounds of fixtures and $played random rounds"
