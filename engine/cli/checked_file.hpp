// What a check found in one file, in the words of the outside: names and ids.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/check_tournament.hpp"
#include "engine/cli/exit_codes.hpp"
#include "engine/pair_round.hpp"

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
  std::string impossible;  // not empty: no valid pairing exists, and why
};

struct CheckedFile {
  std::string path;                // as given
  std::optional<Edition> edition;  // absent: the file could not be checked
  int rounds = 0;
  std::vector<CheckedRound> differences;
  ExitCode code = ExitCode::Done;
  std::string messages;  // lines for standard error
};

// The report with players as ids, so that the tournament need not be kept.
[[nodiscard]] std::vector<CheckedRound> with_ids(const CheckReport& report, const Tournament& tournament);

struct CheckTotals {
  int tournaments = 0;
  int rounds = 0;
  int differences = 0;
};
[[nodiscard]] CheckTotals totals_of(const std::vector<CheckedFile>& files) noexcept;

}  // namespace bloesem::cli
