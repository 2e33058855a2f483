// The engines of a campaign, by their names on the command line.
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
  Edition edition = edition_in_force;               // the rules that can be varied are this edition's
  std::vector<std::string> varied;                  // vary only these rules; empty: all
  std::vector<std::string> names;                   // empty: default_engines(edition)
  AgainstRequest against;                           // if set, replaces the second engine
  std::uint64_t budget = sequence::default_budget;  // steps of the sequence engine per round
};

// Returns the matching engine and the second engine that knows the system: the sequence engine, otherwise the
// literal one, otherwise another solver.
[[nodiscard]] std::vector<std::string> default_engines(Edition edition);

// Returns "matching", "matching:fast" and so on, "matching-backwards", "sequence", "literal".
[[nodiscard]] const std::vector<std::string>& engine_names();

// Errors: InvalidInput for an unknown name, a number of names other than two, a rule that the edition does
// not have, or an unusable command line.
[[nodiscard]] Result<campaign::Engines> make_engines(const EngineChoice& choice);

}  // namespace bloesem::cli
