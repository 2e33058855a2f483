// Random tournaments whose rounds are paired by two engines. Every tournament has a seed of its own, so any
// part of a campaign can be run alone, in any order.
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
  generator::Ranges ranges;                   // with the edition of the rules
  std::vector<ShapeIndex> shapes = {played};  // each is as likely as the others
  int examined = 0;                           // of so many rounds one is asked for its decisive rules; 0: none
};

struct Engines {
  std::optional<Engine> first;  // none: the matching engine, which plays the tournaments anyway
  Engine second;
  Variations variations;  // for the decisive rules
};

// From these a tournament can be made again.
[[nodiscard]] std::uint64_t seed_of(const Plan& plan, std::uint64_t index) noexcept;
[[nodiscard]] ShapeIndex shape_of(const Plan& plan, std::uint64_t index) noexcept;

// Plays tournament `index` and has each of its rounds paired by both. Nothing if `stop` was set meanwhile.
// Internal: the generator failed.
[[nodiscard]] std::optional<TournamentOutcome> run_tournament(const Plan& plan, const Engines& engines,
                                                              std::uint64_t index,
                                                              const std::atomic<bool>& stop);

}  // namespace bloesem::campaign
