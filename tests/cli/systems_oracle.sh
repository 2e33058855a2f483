#!/usr/bin/env bash
# Replays known tournaments of all systems with the program: every t-*, m-* and x-* file by `check`, and in none-* files
# the coming round must be impossible.
#   systems_oracle.sh PROGRAM FOLDER
set -uo pipefail
program=$1
folder=${2:-}
if [[ -z $folder ]]; then
  echo "skipped: BLOESEM_SYSTEMS_ORACLE_DIR is not set"
  exit 0
fi
failed=0

# replay FOLDER [OPTIONS...]
replay() {
  local files impossible=0
  files=$(find "$folder/$1" -name '*.trf' ! -name '*none-*' | sort)
  local none
  none=$(find "$folder/$1" -name '*none-*.trf' | sort)
  shift
  local said
  # shellcheck disable=SC2086 # one word for each file
  said=$("$program" check "$@" $files 2>&1 | tail -1)
  [[ $said == *" 0 differences"* ]] || failed=1
  for file in $none; do
    "$program" pair "$@" "$file" >/dev/null 2>&1
    if (($? == 1)); then ((++impossible)); else
      echo "$file: expected an impossible round" && failed=1
    fi
  done
  echo "$*: $said; $impossible impossible rounds"
}

replay dubov-2026 --system dubov
replay burstein-2026 --system burstein
replay lim-2026-readings --system lim
replay double-swiss-2026 --system double-swiss
replay ranked-dutch-2026 --system ranked-dutch
replay amalfi-readings --system amalfi

# schedule FILE ROUNDS [OPTIONS...]: a whole round robin
schedule() {
  local said
  said=$("$program" check "$folder/round-robin/$1.trf" "${@:3}" 2>&1 | tail -1)
  [[ $said == "1 tournament, $2 rounds, 0 differences" ]] || failed=1
  echo "round-robin $1 ${*:3}: $said"
}

schedule berger-6 5
schedule berger-7 7
schedule berger-double-8 14
schedule fide-double-6 10
schedule rotated-6-double-10 18 --order rotated-6
schedule balanced-double-6 10 --order balanced
exit $failed
