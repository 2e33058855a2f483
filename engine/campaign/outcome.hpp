// The outcome of a campaign's tournaments, compact enough to keep millions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/campaign/comparison.hpp"
#include "engine/campaign/decisive.hpp"

namespace bloesem::campaign {

struct RoundOutcome {
  int round = 1;  // from 1
  Agreement agreement = Agreement::Same;
  int players = 0;  // number of players to be paired
  // From the first engine's record; zeros if it has none.
  int brackets = 0;
  int moved_down = 0;                     // MDPs, over all brackets
  int exchanged = 0;                      // most residents exchanged between S1 and S2 in one bracket
  bool completion = false;                // there was a CLB or (2026) a bracket solved under C4
  std::optional<Decisive> decisive = {};  // only for examined rounds
};

// The kind of a failure where a round could not be proved, or its proof failed.
inline constexpr std::string_view not_proved = "not proved";

// A round to be reported in a line of text: a difference or a failure.
struct Incident {
  int round = 1;
  Agreement agreement = Agreement::Different;
  std::string kind = {};  // kind of a failure: "crashed"
  std::string text = {};
};

// The coming round of a tournament that two engines pair differently.
struct Dispute {
  int round = 1;
  Edition edition = edition_in_force;
  Tournament position;  // with the other options written into it
};

struct TournamentOutcome {
  std::uint64_t index = 0;  // index in the campaign, from 0
  std::uint64_t seed = 0;
  std::vector<std::optional<int>> axes;  // one value per entry of axes(); empty where it does not apply
  std::vector<RoundOutcome> rounds;
  std::vector<Incident> incidents;
  std::vector<Dispute> disputes = {};  // kept only until examined
};

}  // namespace bloesem::campaign
