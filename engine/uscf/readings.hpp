// What the rules of US Chess leave to the director (docs/systems/uscf.md).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/swiss/system.hpp"

namespace bloesem::swiss::uscf {

inline constexpr std::array<std::string_view, 3> values_of_streaks = {"hard", "counted", "accepted"};
inline constexpr std::array<std::string_view, 3> values_of_limits = {"80-200", "extra-blacks", "none"};
inline constexpr std::array<std::string_view, 2> values_of_interchanges = {"yes", "no"};
inline constexpr std::array<std::string_view, 2> values_of_odd_player = {"colours", "lowest"};
inline constexpr std::array<std::string_view, 2> values_of_priority = {"higher", "by-score-group"};
inline constexpr std::array<std::string_view, 2> values_of_earlier_rounds = {"yes", "no"};
inline constexpr std::array<std::string_view, 2> values_of_half_byes = {"had", "had-or-booked"};

inline constexpr std::array readings = {
    Reading{.name = "third-colour",
            .values = values_of_streaks,
            .meaning =
                "before the last round nobody is given a colour a third time running (hard), or such pairs "
                "are only avoided (counted), or they do not matter (accepted)",
            .article = "29E5f"},
    Reading{.name = "limits",
            .values = values_of_limits,
            .meaning = "opponents are exchanged for colours within 80 rating points, or 200 against a second "
                       "extra game with one colour (80-200), or 200 only against a second extra Black "
                       "(extra-blacks), or whatever the ratings (none)",
            .article = "29E5"},
    Reading{.name = "interchanges",
            .values = values_of_interchanges,
            .meaning =
                "for colours players may also change from one half of a group to the other (yes), or not "
                "(no)",
            .article = "29E6"},
    Reading{.name = "odd-player",
            .values = values_of_odd_player,
            .meaning = "another player than the lowest rated one may leave an odd group for the colours of the "
                       "group, within the limits (colours), or not (lowest)",
            .article = "29D1"},
    Reading{.name = "priority",
            .values = values_of_priority,
            .meaning =
                "where nothing else decides, the higher ranked player gets the colour due (higher), or the "
                "lower ranked one does in groups below half of the points (by-score-group)",
            .article = "29E4a"},
    Reading{.name = "earlier-rounds",
            .values = values_of_earlier_rounds,
            .meaning = "two players due the same colour alternate from the latest round in which their colours "
                       "differ (yes), or from the last round only (no)",
            .article = "29E4d"},
    Reading{.name = "half-point-byes",
            .values = values_of_half_byes,
            .meaning = "who has had a half-point bye has no full-point bye while others can have it (had), and "
                       "neither has who has booked one for a later round (had-or-booked)",
            .article = "28L4"},
};
static_assert(readings.size() <= max_readings);

enum class Streaks : std::uint8_t { Hard, Counted, Accepted };
enum class Limits : std::uint8_t { Usual, ExtraBlacks, None };

// The values chosen.
struct Settings {
  Streaks streaks = Streaks::Hard;
  Limits limits = Limits::Usual;
  bool interchanges = true;
  bool change_odd_player = true;
  bool by_score_group = false;
  bool earlier_rounds = true;
  bool booked_byes = false;
};

[[nodiscard]] constexpr Settings settings_of(const Readings& chosen) noexcept {
  return {static_cast<Streaks>(chosen[0]),
          static_cast<Limits>(chosen[1]),
          chosen[2] == 0,
          chosen[3] == 0,
          chosen[4] == 1,
          chosen[5] == 0,
          chosen[6] == 1};
}

}  // namespace bloesem::swiss::uscf
