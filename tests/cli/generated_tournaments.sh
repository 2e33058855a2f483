#!/usr/bin/env bash
# Generates tournaments of all shapes and checks every round.
#   generated_tournaments.sh PROGRAM COUNT [[PEER] PEER_COUNT]
# The program's own check must find no difference in COUNT tournaments; PEER, if given, is a bbpPairings 5.0.1 whose checker
# must find none in PEER_COUNT more.
set -euo pipefail
program=$(realpath "$1")
count=$2
peer=
(($# < 4)) || peer=$(realpath "$3")
peer_count=${4:-0}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

die() {
  echo "generated_tournaments: $*" >&2
  exit 1
}

# One shape per line: its share of the tournaments in percent, and its knobs besides the default ones.
busy='--half-byes 0-100 --full-byes 0-20 --zero-byes 0-80 --withdrawals 0-150 --late-entries 0-150 --forfeits 0-150
 --double-forfeits 0-30 --unusual-results 0-30 --unrated 0-300 --result-model any'
shapes() {
  tr '\n' ' ' <<<"$busy" >busy
  cat <<EOF
30 --players 1-14 --rounds 1-13 $(<busy)
10 --players 2-14 --rounds 1-13 --result-model uniform --draws 0-100 --half-byes 0 --full-byes 0 --zero-byes 0
10 --players 4-40 --rounds 3-11 $(<busy) --forbidden-pairs 0-60 --forbidden-groups 0-3
10 --players 4-40 --rounds 3-11 $(<busy) --acceleration any
10 --players 4-40 --rounds 3-11 $(<busy) --win-points 2-3 --loss-points 0-1 --draw-points 1 --pairing-bye-points 0-2
10 --players 15-60 --rounds 5-13 $(<busy)
5 --players 60-120 --rounds 5-11 --acceleration baku
5 --players 20-60 --rounds 9-19 --result-model tec --half-byes 0-300
5 --players 20-60 --rounds 9-19 --result-model milvang --spread grouped
5
EOF
}

# make FOLDER TOTAL DIALECT RULES: generates each shape into a folder of its own.
make() {
  local number=0 share knobs
  while read -r share knobs; do
    number=$((number + 1))
    # shellcheck disable=SC2086 # the knobs are words
    "$program" generate --seed "$((1000 + number))" --count "$((($2 * share + 99) / 100))" -o "$1-$number" --to "$3" --rules "$4" \
      $knobs 2>/dev/null || die "cannot make: $knobs"
  done < <(shapes)
}

make own "$count" trf16 2026
find . -path './own-*' -name '*.trf' | sort >files
said=$(xargs -n 500 "$program" check <files 2>/dev/null | grep -E 'tournaments?,') || die "differences in: $said"
awk '{ tournaments += $1; rounds += $3; differences += $5 }
  END { print "checked:", tournaments, "tournaments,", rounds, "rounds,", differences, "differences"; exit differences > 0 }' \
  <<<"$said"
(($(wc -l <files) >= count)) || die "only $(wc -l <files) tournaments were made"

[[ -n $peer ]] || exit 0
make peer "$peer_count" trfbx 2016
tournaments=0 rounds=0 differences=0
while read -r file; do
  if ! "$peer" --dutch "$file" -c >report 2>&1; then
    echo "$file: the peer refuses it: $(head -1 report)"
    differences=$((differences + 1))
  fi
  here=$(grep -c 'Round #' report || true)
  tournaments=$((tournaments + 1))
  rounds=$((rounds + here))
  if grep -Eq 'Checker|No valid' report; then
    echo "$file: $(grep -E -B1 -A4 'Checker|No valid' report | head -6)"
    differences=$((differences + 1))
  fi
done < <(find . -path './peer-*' -name '*.trf' | sort)
echo "the peer checked: $tournaments tournaments, $rounds rounds, $differences discrepancies"
((differences == 0 && tournaments >= peer_count))
