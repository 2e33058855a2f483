// What came of the tournaments of a campaign, compact enough to be kept by the million.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/campaign/comparison.hpp"
#include "engine/campaign/decisive.hpp"

namespace bloesem::campaign {

struct RoundOutcome {
  int round = 1;  // from 1
  Agreement agreement = Agreement::Same;
  int players = 0;  // to be paired in it
  // Of the first engine's record; zeros where it has none.
  int brackets = 0;
  int moved_down = 0;                     // MDPs, of all brackets
  int exchanged = 0;                      // residents exchanged between S1 and S2 in the bracket with most
  bool completion = false;                // there was a PPB and a CLB, or (2026) C4 had to be looked at
  std::optional<Decisive> decisive = {};  // only of rounds examined
};

// A round worth a line of text: a difference or a failure.
struct Incident {
  int round = 1;
  Agreement agreement = Agreement::Different;
  std::string kind = {};  // of a failure: "crashed"
  std::string text = {};
};

// The coming round of a tournament that two engines pair differently.
struct Dispute {
  int round = 1;
  Edition edition = edition_in_force;
  Tournament position;  // with the other options written into it
};

struct TournamentOutcome {
  std::uint64_t index = 0;  // in the campaign, from 0
  std::uint64_t seed = 0;
  std::vector<std::optional<int>> axes;  // a value for each of axes(); none where it means nothing
  std::vector<RoundOutcome> rounds;
  std::vector<Incident> incidents;
  std::vector<Dispute> disputes = {};  // kept only until they have been looked at
};

}  // namespace bloesem::campaign
