#include "bloesem/standings/regulations.hpp"

#include <algorithm>
#include <array>

namespace bloesem::standings {

namespace {

constexpr Regulations kallithea = {.name = "2009",
                                   .in_force = "until 2023-08-31",
                                   .first_day = 0,
                                   .dummy = Dummy::VirtualOpponent,
                                   .opponents_unplayed = OpponentsUnplayed::AllDraw,
                                   .voluntary_cut_first = false,
                                   .half_byes_left_out = false};

constexpr Regulations with_dummy_of_own_score(std::string_view name, std::string_view in_force, int first_day) {
  return {.name = name,
          .in_force = in_force,
          .first_day = first_day,
          .dummy = Dummy::OwnScore,
          .opponents_unplayed = OpponentsUnplayed::LastRequestedDraw,
          .voluntary_cut_first = true,
          .half_byes_left_out = false};
}

constexpr auto editions = [] {
  Regulations as_awarded = kallithea;
  as_awarded.name = "2009-as-awarded";
  as_awarded.in_force = "an option of programs of that time";
  as_awarded.opponents_unplayed = OpponentsUnplayed::AsAwarded;
  Regulations without_half_byes = kallithea;
  without_half_byes.name = "2009-without-half-byes";
  without_half_byes.in_force = as_awarded.in_force;
  without_half_byes.half_byes_left_out = true;
  Regulations capped = with_dummy_of_own_score("2026", "from 2026-03-01", 2026'03'01);
  capped.dummy = Dummy::CappedScore;
  return std::array{as_awarded,
                    without_half_byes,
                    kallithea,
                    with_dummy_of_own_score("2023", "from 2023-09-01 to 2024-07-31", 2023'09'01),
                    with_dummy_of_own_score("2024", "from 2024-08-01 to 2026-02-28", 2024'08'01),
                    capped};
}();

// Returns the digits of a date that begins with the year as a number: 20260301 for "2026/03/01" or
// "2026-03-01"; 0 for other text.
int day_number(std::string_view date) noexcept {
  if (date.size() != 10 || date[4] != date[7]) return 0;
  int number = 0;
  for (std::size_t i = 0; i < date.size(); ++i) {
    if (i == 4 || i == 7) continue;
    if (date[i] < '0' || date[i] > '9') return 0;
    number = number * 10 + (date[i] - '0');
  }
  return number;
}

}  // namespace

std::span<const Regulations> all_regulations() noexcept { return editions; }

const Regulations* find_regulations(std::string_view name) noexcept {
  const auto found =
      std::find_if(editions.begin(), editions.end(), [name](const Regulations& r) { return r.name == name; });
  return found == editions.end() ? nullptr : &*found;
}

const Regulations& regulations_on(std::string_view date) noexcept {
  const int day = day_number(date);
  if (day == 0) return editions.back();
  const auto later =
      std::find_if(editions.begin(), editions.end(), [day](const Regulations& r) { return r.first_day > day; });
  return *(later - 1);
}

}  // namespace bloesem::standings
