// Values of groups that meet all demands: potentials on the double cover, in which each group stands once on
// each side (docs/formulation.md, lemma 12). Includes Boost.Multiprecision: include it in source files only.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/proof/vertex_groups.hpp"

namespace bloesem::proof {

// Returns a value for each of `groups` groups and the zero group, or nothing if the double cover has no
// potentials. All demands must be even.
[[nodiscard]] std::optional<std::vector<Integer>> potentials(std::int32_t groups,
                                                             std::span<const Demand> demands, ZeroGroup zero);

// Returns values that meet all demands, taken as demands for 0, and exceed as many of those that are not tight
// as possible, by at least 2: all that are on no cycle through tight ones. Every edge with a sum above 0 is in
// no matching that remains.
[[nodiscard]] std::vector<Integer> separating_values(std::int32_t groups, std::span<const Demand> demands,
                                                     ZeroGroup zero);

}  // namespace bloesem::proof
