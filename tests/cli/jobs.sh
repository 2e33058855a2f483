#!/usr/bin/env bash
# Checks that several threads give the same result as one: jobs.sh PROGRAM. With ThreadSanitizer, a race stops it.
set -euo pipefail
program=$(realpath "$1")
fixtures=$(realpath "$(dirname "$0")/../../fixtures")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export TSAN_OPTIONS="halt_on_error=1 exitcode=66"

# same NAME EXPECTED_CODE ARGUMENTS...: expects the same exit code and output with one job and with four.
same() {
  local name=$1 expected=$2 jobs code
  shift 2
  for jobs in 1 4; do
    code=0
    "$program" "$@" --jobs "$jobs" >"$name.$jobs" 2>"$name.$jobs.err" || code=$?
    if [[ $code != "$expected" ]]; then
      echo "jobs: $name --jobs $jobs ended with $code, not $expected" >&2
      cat "$name.$jobs.err" >&2
      exit 1
    fi
  done
  cmp "$name.1" "$name.4"
}

mapfile -t rounds < <(find "$fixtures/dutch-2026" -name '*.trf' | sort | head -60)
[[ ${#rounds[@]} -ge 20 ]]
same check 0 check "${rounds[@]}"
played=$fixtures/example/open.trf
for goal in 1-2 5-9 14-18 'bye 3'; do same "how.$goal" 0 explain "$played" --how "$goal" --json; done
"$program" generate --players 150 --rounds 6 --seed 11 -o large.trf >/dev/null 2>&1
same how.large 0 explain large.trf --round 6 --how 40-41 --json
same campaign 0 campaign --tournaments 40 --players 5-24 --rounds 1-7 --seed 7
# A tournament of this size is paired by as many threads as the processors allowed.
"$program" generate --players 150000 --rounds 3 --seed 3 --to wide -o huge.trf >/dev/null 2>&1
"$program" pair huge.trf --round 3 -o huge.all 2>/dev/null
taskset -c 0 "$program" pair huge.trf --round 3 -o huge.one 2>/dev/null
(($(head -1 huge.all) > 65536))
cmp huge.one huge.all
echo "jobs: ${#rounds[@]} files checked, 40 tournaments played, 5 questions answered and a round of 150000 players paired alike by one thread and by more"
