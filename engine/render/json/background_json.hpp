// What may be the reason of a difference, as JSON.
#pragma once

#include "bloesem/tournament.hpp"
#include "engine/render/json/background_json.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/service/check/corrected_results.hpp"

namespace bloesem::cli {

// Of Background::suspected.
[[nodiscard]] Json corrected_json(const Tournament& tournament, const Background& background);
// Null where the journal tells nothing.
[[nodiscard]] Json journal_json(const Tournament& tournament, const Background& background);

}  // namespace bloesem::cli
