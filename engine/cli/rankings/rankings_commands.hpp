// Commands for rankings and reports other than the standings (docs/rankings.md):
//   bloesem ratings FILE    expected scores and rating changes
//   bloesem upsets FILE     results against the ratings
//   bloesem zermelo FILE    strengths by maximum likelihood
//   bloesem prizes FILE     prize money for places, shared among players with equal points
//   bloesem rankings FILE   the standings by rating, age, category, federation, team
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_ratings_command(Grammar& program);
[[nodiscard]] Command add_upsets_command(Grammar& program);
[[nodiscard]] Command add_zermelo_command(Grammar& program);
[[nodiscard]] Command add_prizes_command(Grammar& program);
[[nodiscard]] Command add_rankings_command(Grammar& program);

}  // namespace bloesem::cli
