// Options of the commands that make random tournaments: a seed, and every knob of the generator from its table.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "engine/cli/grammar.hpp"
#include "engine/generator/knobs.hpp"

namespace bloesem::cli {

// --seed N: any number of 64 bits.
Option* add_seed_option(Grammar& command, std::uint64_t& seed, const std::string& help);

// --players RANGE and so on. The help tells the `usual` ranges; `take` gets each knob asked for, with its text.
void add_knob_options(Grammar& command, const generator::Ranges& usual,
                      const std::function<void(const generator::Knob&, const std::string&)>& take);

}  // namespace bloesem::cli
