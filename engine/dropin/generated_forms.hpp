// Generated tournaments in the formats of other engines' generators.
#pragma once

#include <cstdint>

#include "bloesem/trf/writer.hpp"
#include "engine/dropin/request.hpp"
#include "engine/generator/generate.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::dropin {

// Returns the report file as the generator of that dialect writes it. bbpPairings: name, results and the
// point values in use; lines end in CR; the number of rounds is given only if generation stopped early.
// JaVaFo: with its header, whose record 022 holds the settings.
[[nodiscard]] trf::Written generated_form(Dialect dialect, const generator::Generated& generated,
                                          const generator::Settings& settings, std::uint64_t seed);

}  // namespace bloesem::dropin
