#include <algorithm>
#include <array>

#include "bloesem/edition_choice.hpp"
#include "engine/as_paired.hpp"
#include "engine/generator/knobs.hpp"
#include "engine/generator/rules.hpp"

namespace bloesem::generator {

namespace {

constexpr int largest_field = 9999;     // four columns of the report file
constexpr int max_players = 9'999'999;  // seven columns of a wide report file
constexpr int longest_event = 999;
constexpr int highest_value = 999;  // 99.9 points

// All players meet once; with an odd number each of them has the bye once. A table has the rounds that it has.
int max_rounds(const Settings& s) {
  if (has_table(s.edition)) return longest_event;
  return s.players % 2 == 0 ? s.players - 1 : s.players;
}
constexpr int highest_rating(const Settings& s) { return s.highest_rating; }
constexpr int not_forfeited(const Settings& s) { return certain - s.forfeits; }
constexpr int not_halved(const Settings& s) { return certain - s.half_byes; }
constexpr int not_awarded(const Settings& s) { return certain - s.half_byes - s.full_byes; }
constexpr int win(const Settings& s) { return s.win; }
constexpr int half_of_both(const Settings& s) { return (s.win + s.loss) / 2; }

int baku_if_admitted(const Settings& s) {
  if (admits_baku(s)) return static_cast<int>(Acceleration::Baku);
  return static_cast<int>(admits_acceleration(s) ? Acceleration::Random : Acceleration::None);
}

int unrated_if_admitted(const Settings& s) { return needs_ratings(s.edition) ? 0 : certain; }

constexpr std::string_view by_win = "the value of a win";

// clang-format off
constexpr std::array table = {
    Knob{"players", Unit::Number, &Settings::players, 1, max_players, 15, 215, "players in the list"},
    Knob{"rounds", Unit::Number, &Settings::rounds, 1, longest_event, 5, 15, "rounds",
         {}, max_rounds, "the number of players"},

    Knob{"highest-rating", Unit::Number, &Settings::highest_rating, 1, largest_field, 2400, 2800,
         "upper limit of ratings"},
    Knob{"lowest-rating", Unit::Number, &Settings::lowest_rating, 1, largest_field, 1400, 2300,
         "lower limit of ratings",
         {}, highest_rating, "the highest rating"},
    Knob{"spread", Unit::Word, &Settings::spread, 0, 2, 0, 2,
         "distribution of ratings: uniform, gaussian, or in groups",
         "uniform|gaussian|grouped"},
    Knob{"groups", Unit::Number, &Settings::groups, 0, 99, 0, 10,
         "number of groups; for gaussian: sigma = range / (groups + 1)"},
    Knob{"separator", Unit::Number, &Settings::separator, 0, largest_field, 20, 70,
         "for gaussian: how far the median lies below the middle of the range"},
    Knob{"unrated", Unit::PerMille, &Settings::unrated, 0, certain, 0, 0, "of the players have no rating",
         {}, unrated_if_admitted, "the system, which needs ratings"},

    Knob{"result-model", Unit::Word, &Settings::result_model, 0, 4, 0, 0, "model that gives results from ratings",
         "expectancy|milvang|tec|bbp|uniform"},
    Knob{"draws", Unit::Percent, &Settings::draws, 0, certain, 100'000, 500'000,
         "of the games are drawn, if the ratings allow it; milvang and tec define their own draws"},
    Knob{"forfeits", Unit::PerMille, &Settings::forfeits, 0, certain, 10'000, 100'000,
         "of the boards: one player does not appear"},
    Knob{"double-forfeits", Unit::PerMille, &Settings::double_forfeits, 0, certain, 0, 2'000,
         "of the boards: neither player appears", {}, not_forfeited, "the other forfeits"},
    Knob{"quick-games", Unit::PerMille, &Settings::quick_games, 0, certain, 0, 20'000,
         "of the games are too short to be rated (W, D, L)"},
    Knob{"unusual-results", Unit::PerMille, &Settings::unusual_results, 0, certain, 0, 0,
         "of the games end 1/2-0, 0-1/2 or 0-0"},

    Knob{"half-byes", Unit::PerMille, &Settings::half_byes, 0, certain, 5'000, 45'000,
         "of the players of a round have a half-point bye"},
    Knob{"full-byes", Unit::PerMille, &Settings::full_byes, 0, certain, 0, 2'000,
         "of the players of a round have a full-point bye", {}, not_halved, "the half-point byes"},
    Knob{"zero-byes", Unit::PerMille, &Settings::zero_byes, 0, certain, 0, 20'000,
         "of the players of a round have a zero-point bye", {}, not_awarded, "the other byes"},
    Knob{"withdrawals", Unit::PerMille, &Settings::withdrawals, 0, certain, 0, 30'000,
         "of the players leave after some round"},
    Knob{"returns", Unit::PerMille, &Settings::returns, 0, certain, 0, 500'000, "of the players who left return"},
    Knob{"late-entries", Unit::PerMille, &Settings::late_entries, 0, certain, 0, 30'000,
         "of the players enter late, after at most half of the event"},

    Knob{"win-points", Unit::Points, &Settings::win, 0, highest_value, 10, 10, "points for a win"},
    Knob{"loss-points", Unit::Points, &Settings::loss, 0, highest_value, 0, 0,
         "points for a loss", {}, win, by_win},
    Knob{"draw-points", Unit::Points, &Settings::draw, 0, highest_value, 5, 5, "points for a draw",
         {}, half_of_both, "half of a win and a loss"},
    Knob{"pairing-bye-points", Unit::Points, &Settings::pairing_bye, 0, highest_value, following, following,
         "points for the pairing-allocated bye", {}, win, by_win, &Settings::win},
    Knob{"forfeit-win-points", Unit::Points, &Settings::forfeit_win, 0, highest_value, following, following,
         "points for a win by forfeit",
         {}, win, by_win, &Settings::win},
    Knob{"forfeit-loss-points", Unit::Points, &Settings::forfeit_loss, 0, highest_value, 0, 0,
         "points for a loss by forfeit",
         {}, win, by_win},
    Knob{"full-bye-points", Unit::Points, &Settings::full_bye, 0, highest_value, following, following,
         "points for a full-point bye",
         {}, win, by_win, &Settings::win},
    Knob{"half-bye-points", Unit::Points, &Settings::half_bye, 0, highest_value, following, following,
         "points for a half-point bye",
         {}, win, by_win, &Settings::draw},
    Knob{"zero-bye-points", Unit::Points, &Settings::zero_bye, 0, highest_value, 0, 0,
         "points for a zero-point bye",
         {}, win, by_win},

    Knob{"first-colour", Unit::Word, &Settings::first_colour, 0, 1, 0, 1,
         "colour drawn for the first player", "W|B"},
    Knob{"forbidden-pairs", Unit::PerMille, &Settings::forbidden_pairs, 0, certain, 0, 0,
         "of all pairs of players must not meet"},
    Knob{"forbidden-groups", Unit::Number, &Settings::forbidden_groups, 0, 999, 0, 0,
         "groups of three to five players who must not meet each other"},
    Knob{"acceleration", Unit::Word, &Settings::acceleration, 0, 2, 0, 0,
         "fictitious points: none, random in the first half, or Baku", "none|random|baku",
         baku_if_admitted, "the system or its point values, for which it is not defined"},
};
// clang-format on

}  // namespace

std::span<const Knob> knobs() noexcept { return table; }

const Knob* find_knob(std::string_view name) noexcept {
  const auto* const found =
      std::find_if(table.begin(), table.end(), [name](const Knob& k) { return k.name == name; });
  return found == table.end() ? nullptr : found;
}

}  // namespace bloesem::generator
