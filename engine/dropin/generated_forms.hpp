// Generated tournaments in the form that the established generators give them.
#pragma once

#include <cstdint>

#include "bloesem/trf/writer.hpp"
#include "engine/dropin/request.hpp"
#include "engine/generator/generate.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::cli::dropin {

// bbpPairings: name, results and nothing more than their points; lines end in CR; the number of rounds only
// stands there if it has not been reached. JaVaFo: with its header, whose record 022 has the settings.
[[nodiscard]] trf::Written generated_form(Dialect dialect, const generator::Generated& generated,
                                          const generator::Settings& settings, std::uint64_t seed);

}  // namespace bloesem::cli::dropin
