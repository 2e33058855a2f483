// What a check found in one file. Players are given by name and id.
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

namespace bloesem::service {

// One side of a difference: what the rules give or what the file contains.
struct CheckedBoards {
  std::vector<std::pair<int, int>> boards;  // white, black
  std::optional<int> bye;
};

// Players are given by id.
struct CheckedRound {
  int round = 0;
  CheckedBoards expected;
  CheckedBoards found;
  std::string impossible;                    // empty: a valid pairing exists; otherwise why there is none
  std::vector<int> impossible_players = {};  // a minimal set who cannot all be paired in that case
  std::optional<Verdict> verdict = {};       // the judge's verdict on `found`
  std::string refusal = {};    // instead of `found`: the other program reported that there is no pairing
  Background background = {};  // other possible reasons
};

struct CheckedFile {
  std::string path;                // as given by the user
  std::string group;               // of a file with groups, each of which is checked as one of its own
  std::optional<Edition> edition;  // absent: the pairings have not been checked
  Readings readings = {};          // of that edition
  int rounds = 0;
  std::vector<CheckedRound> differences;
  std::vector<Explanation> explanations;    // each one explains all differences
  std::string system_code;                  // record 192
  std::vector<EditionDifference> compared;  // set instead if the editions are compared
  bool standings_only = false;
  std::optional<CheckedStandings> standings;  // absent: the standings were not checked
  Tournament tournament;                      // for the verdicts; empty if nothing differs
  platform::ExitCode code = platform::ExitCode::Done;
  std::string messages;             // lines for standard error
  std::string rules;                // see LoadedFile::rules
  std::string regulations;          // the same for the tie-break regulations, if they were checked
  std::vector<CheckedFile> groups;  // of a file with groups: what was found in each, in place of the rest
};

// Returns the files with their groups in their places, which keep the messages of the file.
[[nodiscard]] std::vector<CheckedFile> with_groups(std::vector<CheckedFile> files);

// Returns "4-2, 7-1, bye 5"; White comes first.
[[nodiscard]] std::string side(const CheckedBoards& boards);

// Returns the difference with players given by id.
[[nodiscard]] CheckedRound with_ids(const RoundDifference& difference, const Tournament& tournament);

struct CheckTotals {
  int tournaments = 0;
  int rounds = 0;
  int differences = 0;
  int standings = 0;  // files whose standings were checked
  int standings_differences = 0;
};
[[nodiscard]] CheckTotals totals_of(const std::vector<CheckedFile>& files) noexcept;

// Returns the text to print after the totals: ": nothing was compared" or the number of files that were not
// compared; empty if all were. Without a comparison, zero differences mean nothing.
[[nodiscard]] std::string uncompared(const std::vector<CheckedFile>& files, const CheckTotals& totals);

}  // namespace bloesem::service
