#!/usr/bin/env bash
# Runs a whole tournament of 40 players and 9 rounds by commands, starting from an empty folder, as an arbiter would.
#   whole_event.sh PROGRAM [PEER]
# PEER, if given, is a bbpPairings whose checker must agree with the final file.
set -euo pipefail
program=$(realpath "$1")
peer=${2:+$(realpath "$2")}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

bloesem() { "$program" "$@"; }

die() {
  echo "whole_event: $*" >&2
  exit 1
}

expect() {  # TEXT-EXPECTED COMMAND...
  local wanted=$1 said
  shift
  said=$("$@") || die "failed: $*"
  [[ $said == *"$wanted"* ]] || die "expected '$wanted' of '$*', but it said: $said"
}

# Enters plausible results deterministically: the lower number usually wins, some games are drawn.
enter_results() {  # ROUND
  bloesem result open.trf --round "$1" --show >round.txt
  awk -v round="$1" '
    /^#/ { print; next }
    {
      luck = ($2 * 7 + $3 * 13 + round * 5) % 10
      result = luck < 3 ? "=" : (luck < 8) == ($2 < $3) ? "1-0" : "0-1"
      print $1, $2, $3, ($4 == "*" ? result : $4)
    }' round.txt >filled.txt
  bloesem result open.trf --round "$1" --table filled.txt >/dev/null
}

pair() { bloesem pair open.trf --into open.trf --format table >"round-$1.txt"; }

play() {  # ROUND
  pair "$1"
  enter_results "$1"
}

{
  echo "NAME;COUNTRY;TITLE;ELOFIDE"
  for i in $(seq 1 40); do echo "Speler $(printf '%02d' "$i"), Émile;NED;;$((2400 - 20 * i))"; done
} >players.csv
bloesem new open.trf --name 'Bloesem Open' --start 2025/05/02 --rounds 9 --initial-colour W --players players.csv

bloesem result open.trf --absent 40 --half-bye 12 >/dev/null     # in the coming round, which is the first
play 1
bloesem result open.trf --round 4 --half-bye 7,21 >/dev/null     # known in advance
play 2

# A late entry, rated between 4 and 5: the players below move up by one number, and their requests with them.
expect "5 (Laat, Lies) enters; the 36 players below get the next higher number" bloesem result open.trf --enter 'Laat, Lies;2310;WFM;NED'
grep -q '^240 H 004    8   22' open.trf || die "the byes of round 4 do not follow the numbers"
play 3

# Round 4 has a forfeit.
pair 4
board=$(bloesem result open.trf --show | awk '!/^#/ { print $2 "-" $3; exit }')
bloesem result open.trf "$board:+/-" >/dev/null
enter_results 4

# After round 5 one player leaves, and another announces an absence of two rounds but returns after one.
play 5
bloesem result open.trf --withdraw 30 >/dev/null
bloesem result open.trf --absent 15 >/dev/null
bloesem result open.trf --round 7 --absent 15 >/dev/null
play 6

# A wrong result of round 6 is noticed after round 7 has been paired: undo, correct it, pair again.
board=$(bloesem result open.trf --show | awk '!/^#/ && $4 == "1-0" { print $2 "-" $3; exit }')
pair 7
expect "is undone" bloesem result open.trf --undo
expect "was 1-0" bloesem result open.trf "$board:0-1"
bloesem result open.trf --return 15 >/dev/null
play 7
play 8

# The results of the last round come as a file; one game is adjourned and finished later.
pair 9
bloesem result open.trf --show | awk '
  !/^#/ { line[++n] = $2 " " $3 " " (n == 1 ? 7 : n % 3 == 0 ? 5 : n % 2) }
  END { print n, 9; for (i = 1; i <= n; ++i) print line[i] }' >round.res
bloesem result open.trf --from round.res >/dev/null
board=$(bloesem result open.trf --show | awk '!/^#/ && $4 == "?" { print $2 "-" $3 }')
bloesem result open.trf "$board:1/2" >/dev/null

expect "1 tournament, 9 rounds, 0 differences" bloesem check open.trf
[[ $(bloesem check --rules 2016 open.trf 2>&1 >/dev/null) == "" ]] || die "the final file is not clean"
[[ $(grep -c '^001' open.trf) == 41 ]] || die "41 players were there"
[[ $(cat ./*.part 2>/dev/null) == "" ]] || die "a file was left half written"
if bloesem pair open.trf 2>message.txt; then die "a tenth round was paired"; fi
grep -q 'the tournament has 9 rounds' message.txt || die "no word about the end"

if [[ -n $peer ]]; then
  "$peer" --dutch open.trf -c >peer.txt
  [[ $(grep -c 'Round #' peer.txt) == 9 ]] || die "the peer did not check all rounds"
  ! grep -q 'Checker' peer.txt || die "the peer differs: $(cat peer.txt)"
  echo "the peer agrees"
fi
