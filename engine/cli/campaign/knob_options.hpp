// An option for every knob of the generator, read from its table.
#pragma once

#include <CLI/App.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/generator/knobs.hpp"

namespace bloesem::cli {

// --players 2-14 and the like, into the ranges. What is not asked for gives way to what is (loosen). The target
// must outlive the grammar; its ranges are the defaults that the help tells.
struct AskedRanges {
  generator::Ranges ranges;
  std::vector<const generator::Knob*> asked = {};

  // Once all has been asked for: InvalidInput for ranges that cannot be.
  [[nodiscard]] std::optional<Error> settle();
};
void add_knob_options(CLI::App& command, AskedRanges& target);

// --seed: any number of 64 bits.
void add_seed_option(CLI::App& command, std::uint64_t& seed, const std::string& help);

}  // namespace bloesem::cli
