// Complete random tournaments, played with an engine: every round is paired by its rules.
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
  std::string stopped;  // why rounds are missing: no valid pairing exists; empty if none are missing
};

// The engine that pairs the rounds of a tournament as it is paired.
using PairFunction = std::function<Result<RoundPairing>(const Tournament&, const PairOptions&)>;

// Called for every round after pairing, including rounds that could not be paired, with the tournament before
// it, as a file keeps it (engine/as_paired.hpp), in which players who do not play have their byes in the column
// of the round, and with the engine's answer.
using RoundObserver = std::function<void(const Tournament& before, const PairOptions& options,
                                         const Result<RoundPairing>& pairing)>;

// Returns the tournament for these settings and this seed, which is the same on every machine. It ends early if
// no valid pairing exists. Errors: InvalidInput for impossible settings, and all errors of the engine except
// NoValidPairing.
[[nodiscard]] Result<Generated> generate(const Settings& settings, std::uint64_t seed,
                                         const RoundObserver& observer = {},
                                         const PairFunction& pair = pair_round);

}  // namespace bloesem::generator
