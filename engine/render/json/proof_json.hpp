// The verdict on a proof as JSON. docs/cli.md documents every key.
#pragma once

#include "bloesem/edition.hpp"
#include "bloesem/proof.hpp"
#include "engine/render/json/json_parts.hpp"

namespace bloesem::render {

// Returns the whole output of `bloesem verify --json`.
[[nodiscard]] Json proof_verdict_json(const ProofVerdict& verdict, Edition edition, int round);

}  // namespace bloesem::render
