// A verdict of the judge as JSON. docs/cli.md documents every key.
#pragma once

#include "bloesem/judge/proposal.hpp"
#include "bloesem/judge/verdict.hpp"
#include "engine/render/json/json_parts.hpp"

namespace bloesem::render {

// Returns "verdict", "violations", "departure" and "colours".
[[nodiscard]] Json verdict_json(const Tournament& tournament, const Verdict& verdict);

// Returns the whole output of `bloesem judge --json`.
[[nodiscard]] Json judgement_json(const Tournament& tournament, const Proposal& proposal,
                                  const Verdict& verdict);

}  // namespace bloesem::render
