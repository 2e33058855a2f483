// Possible reasons for a difference, as JSON.
#pragma once

#include "bloesem/tournament.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/service/check/corrected_results.hpp"

namespace bloesem::render {

// Returns Background::suspected.
[[nodiscard]] Json corrected_json(const Tournament& tournament, const service::Background& background);
// Returns null if the journal has no information.
[[nodiscard]] Json journal_json(const Tournament& tournament, const service::Background& background);

}  // namespace bloesem::render
