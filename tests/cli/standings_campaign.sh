#!/usr/bin/env bash
# Writes tournaments of all shapes with lists of tie-breaks and ranks, reads them back and checks pairings, points and
# ranks. The check must find the error in a spoiled copy of each file.
#   standings_campaign.sh PROGRAM COUNT
# Exits with 0 if at least COUNT tournaments show no difference and every spoiled copy was detected.
set -euo pipefail
program=$(realpath "$1")
count=$2
messages=$(mktemp)
trap 'rm -f "$messages"' EXIT

# One shape per line: its share of the tournaments in percent, the edition, the list of tie-breaks, and the knobs
# besides the campaign's own wide ranges.
shapes() {
  cat <<'EOF'
20 2026 BH/C1,BH,SB,DE,WIN,BWG
10 2016 DE,BH/C1,BH,SB,WIN
10 2026 SB/C1,DE,BH/M1,PS --half-byes 0-300 --zero-byes 0-200 --withdrawals 0-500
5 2016 PS/C1,REP,STD,TPN --forfeits 0-400 --double-forfeits 0-100 --unusual-results 0-200
5 2026 FB/C1,AOB,DE/P,SB/P --players 4-40 --rounds 3-11
5 2026 BH/C2/P,KS/L+1,WON,BPG --players 4-40 --rounds 3-11 --win-points 2-3 --loss-points 0-1 --draw-points 1
5 2016 ARO/C1,TPR,PTP,RTNG --players 4-40 --rounds 3-11 --unrated 0
5 2026 APRO,APPO,ARO,TPN/R --players 4-40 --rounds 3-11 --unrated 0
10 2026 BH/C1,BH,SB,DE --players 15-60 --rounds 5-13
10 2016 BH/C1,BH,PS,DE --players 15-60 --rounds 5-13 --acceleration any
5 2026 BH/C1,BH,SB,DE --players 20-60 --rounds 9-19 --result-model tec
5 2026 BH/C1,BH,SB,DE --players 60-120 --rounds 5-11 --acceleration baku --win-points 1 --draw-points 0.5 --loss-points 0
5 2016 BH/C1,BH,DE,ARO/C1,WIN,BWG,BPG,SB --players 60-215 --rounds 5-11 --unrated 0
EOF
}

number=0 tournaments=0 rounds=0 ranks=0
while read -r share rules list knobs; do
  number=$((number + 1))
  # shellcheck disable=SC2086 # the knobs are words
  said=$("$program" campaign --seed "$number" --tournaments "$((($count * share + 99) / 100))" --rules "$rules" \
    --standings "$list" $knobs 2>"$messages") || {
    cat "$messages" >&2
    echo "standings_campaign: differences with --seed $number --rules $rules --standings $list $knobs: $said" >&2
    exit 1
  }
  read -r a b c <<<"$(tr -d , <<<"$said" | awk '/written/ { t = $1 } / rounds? / { r = $1 } / ranks? \(/ { k = $1 } END { print t, r, k }')"
  tournaments=$((tournaments + a)) rounds=$((rounds + b)) ranks=$((ranks + c))
done < <(shapes)
echo "checked: $tournaments tournaments, $rounds rounds, $ranks ranks, 0 differences"
((tournaments >= count))
