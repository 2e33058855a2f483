// Replays tournament files whose pairings are known.
#pragma once

#include <filesystem>
#include <string>

#include "engine/literal/literal.hpp"

namespace bloesem::test {

struct LiteralSystem {
  std::string folder;  // of fixtures/systems, and of the oracle
  Result<literal::LiteralPairing> (*pair)(const literal::LiteralRound&);
  bool matches = false;  // two columns for each round
};

[[nodiscard]] const LiteralSystem& literal_burstein();
[[nodiscard]] const LiteralSystem& literal_dubov();
[[nodiscard]] const LiteralSystem& literal_double_swiss();

// What was replayed. `differences` has one line for each round that differs in pairs, colours or bye.
struct LiteralReplay {
  int files = 0;
  int rounds = 0;
  int impossible = 0;  // rounds that have no pairing, as the file states
  std::string differences;
};

// Readings other than the recommended ones.
struct LiteralReadings {
  bool forfeits_upfloat = false;
  bool absent_runs_only = false;
};

// Replays every round of a file; of a file none-*.trf, the coming round, which has no pairing. Files with more
// players than the engine accepts are skipped.
void replay_literally(const LiteralSystem& system, const std::filesystem::path& file, LiteralReplay& replay,
                      const LiteralReadings& readings = {});

// Likewise for all files of a folder.
[[nodiscard]] LiteralReplay replay_folder(const LiteralSystem& system, const std::filesystem::path& folder);

}  // namespace bloesem::test
