// Random tournaments whose rounds are paired by two engines. Every tournament has its own seed, so any part of
// a campaign can be run separately and in any order.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/campaign/axes.hpp"
#include "engine/campaign/decisive.hpp"
#include "engine/campaign/outcome.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::campaign {

struct Plan {
  std::uint64_t seed = 1;
  generator::Ranges ranges;                   // and the edition of the rules
  std::vector<ShapeIndex> shapes = {played};  // equally likely
  int examined = 0;             // one in `examined` rounds is tested for its decisive rules; 0: none
  ProofCallback prove = {};     // proves each round that the matching engine pairs; empty: none is proved
  AnswerCheck check = nullptr;  // checks each answer of its solvers; null: none is checked
};

struct Engines {
  std::optional<Engine> first;  // empty: the matching engine, which plays the tournaments anyway
  Engine second;
  Variations variations;  // to find the decisive rules
};

// Return the seed and the shape from which tournament `index` can be reproduced.
[[nodiscard]] std::uint64_t seed_of(const Plan& plan, std::uint64_t index) noexcept;
[[nodiscard]] ShapeIndex shape_of(const Plan& plan, std::uint64_t index) noexcept;

// Plays tournament `index` and has each of its rounds paired by both engines. Empty if `stop` was set
// meanwhile. Throws std::runtime_error if the generator fails, or an answer of a solver does not pass its
// check.
[[nodiscard]] std::optional<TournamentOutcome> run_tournament(const Plan& plan, const Engines& engines,
                                                              std::uint64_t index,
                                                              const std::atomic<bool>& stop);

}  // namespace bloesem::campaign
