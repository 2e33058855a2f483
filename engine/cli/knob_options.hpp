// Options of the commands that generate tournaments: a seed and every knob of the generator, from its
// table.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "engine/cli/grammar.hpp"
#include "engine/generator/knobs.hpp"

namespace bloesem::cli {

// Adds --seed N, where N is any 64-bit number.
Option* add_seed_option(Grammar& command, std::uint64_t& seed, std::string_view help);

// Adds --players RANGE and so on. The help states the `usual` ranges; `take` is called with each knob that
// was given and its text.
void add_knob_options(Grammar& command, const generator::Ranges& usual,
                      const std::function<void(const generator::Knob&, const std::string&)>& take);

}  // namespace bloesem::cli
