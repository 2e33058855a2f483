// Whole random tournaments, played through an engine: every round is what its rules give.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::generator {

struct Generated {
  Tournament tournament;
  std::string stopped;  // why rounds are missing: no valid pairing exists; empty if none are
};

// The engine that pairs the rounds.
using PairFunction = std::function<Result<RoundPairing>(const Tournament&, const PairOptions&)>;

// Told of every round once it has been paired, also if that was impossible: the tournament before it, in which
// those who do not play have their byes in the column of the round, and what the engine made of it.
using RoundObserver = std::function<void(const Tournament& before, const PairOptions& options,
                                         const Result<RoundPairing>& pairing)>;

// The same settings and seed give the same tournament on every machine. Its rounds are the rules' own; it ends
// early where they allow no pairing. Errors: InvalidInput for settings that cannot be, and whatever the engine
// fails with but NoValidPairing.
[[nodiscard]] Result<Generated> generate(const Settings& settings, std::uint64_t seed,
                                         const RoundObserver& observer = {},
                                         const PairFunction& pair = pair_round);

}  // namespace bloesem::generator
