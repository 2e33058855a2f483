// The engines of a campaign, by the names that the command line gives them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/campaign/campaign.hpp"
#include "engine/cli/external/against_options.hpp"
#include "engine/sequence/pair_round.hpp"

namespace bloesem::cli {

struct EngineChoice {
  Edition edition = edition_in_force;  // whose rules can be varied
  std::vector<std::string> varied;     // only these of them; empty: all
  std::vector<std::string> names = {"matching", "sequence"};
  AgainstRequest against;                           // if there is one, it takes the place of the second
  std::uint64_t budget = sequence::default_budget;  // of the sequence engine, per round
};

// "matching", "matching:fast" and so on, "matching-backwards", "sequence".
[[nodiscard]] const std::vector<std::string>& engine_names();

// InvalidInput: an unknown name, not two of them, a rule that the edition does not have, or a command line that
// cannot be.
[[nodiscard]] Result<campaign::Engines> make_engines(const EngineChoice& choice);

}  // namespace bloesem::cli
