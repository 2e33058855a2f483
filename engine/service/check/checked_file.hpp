// What a check found in one file, in the words of the outside: names and ids.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/check_tournament.hpp"
#include "bloesem/judge/verdict.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "engine/judge/compare_editions.hpp"
#include "engine/platform/exit_codes.hpp"
#include "engine/service/check/corrected_results.hpp"
#include "engine/service/check/explanations.hpp"
#include "engine/service/check/rank_check.hpp"

namespace bloesem::cli {

// One side of a difference: what the rules give, or what the file has.
struct CheckedBoards {
  std::vector<std::pair<int, int>> boards;  // white, black
  std::optional<int> bye;
};

struct CheckedRound {
  int round = 0;
  CheckedBoards expected;
  CheckedBoards found;
  std::string impossible;               // not empty: no valid pairing exists, and why
  std::optional<Verdict> verdict = {};  // of the judge on what was found
  std::string refusal = {};             // instead: another program found no pairing, and says so
  Background background = {};           // what else may be the reason
};

struct CheckedFile {
  std::string path;                // as given
  std::optional<Edition> edition;  // absent: the pairings have not been checked
  int rounds = 0;
  std::vector<CheckedRound> differences;
  std::vector<Explanation> explanations;    // each of which would explain all differences
  std::string system_code;                  // record 192
  std::vector<EditionDifference> compared;  // instead, with --compare-rules
  bool standings_only = false;
  std::optional<CheckedStandings> standings;  // absent: they have not been checked
  Tournament tournament;                      // for the verdicts; empty if nothing differs
  ExitCode code = ExitCode::Done;
  std::string messages;     // lines for standard error
  std::string rules;        // LoadedFile::rules
  std::string regulations;  // likewise of the tie-breaks, where they have been checked
};

// "4-2, 7-1, bye 5", White first.
[[nodiscard]] std::string side(const CheckedBoards& boards);

// A difference with players as ids.
[[nodiscard]] CheckedRound with_ids(const RoundDifference& difference, const Tournament& tournament);

struct CheckTotals {
  int tournaments = 0;
  int rounds = 0;
  int differences = 0;
  int standings = 0;  // files whose standings were checked
  int standings_differences = 0;
};
[[nodiscard]] CheckTotals totals_of(const std::vector<CheckedFile>& files) noexcept;

// Behind the totals: ": nothing was compared", or how many of the files have not been; empty: all were. No
// difference means nothing where nothing was compared.
[[nodiscard]] std::string uncompared(const std::vector<CheckedFile>& files, const CheckTotals& totals);

}  // namespace bloesem::cli
