#include "engine/standings/regulations.hpp"

#include <algorithm>
#include <array>

namespace bloesem::standings {

namespace {

constexpr std::array<Regulations, 4> editions = {{
    {.name = "2009",
     .in_force = "until 2023-08-31",
     .first_day = 0,
     .dummy = Dummy::VirtualOpponent,
     .every_unplayed_draws = true,
     .voluntary_cut_first = false},
    {.name = "2023",
     .in_force = "from 2023-09-01 to 2024-07-31",
     .first_day = 2023'09'01,
     .dummy = Dummy::OwnScore,
     .every_unplayed_draws = false,
     .voluntary_cut_first = true},
    {.name = "2024",
     .in_force = "from 2024-08-01 to 2026-02-28",
     .first_day = 2024'08'01,
     .dummy = Dummy::OwnScore,
     .every_unplayed_draws = false,
     .voluntary_cut_first = true},
    {.name = "2026",
     .in_force = "from 2026-03-01",
     .first_day = 2026'03'01,
     .dummy = Dummy::CappedScore,
     .every_unplayed_draws = false,
     .voluntary_cut_first = true},
}};

// The digits of a date that begins with the year: 20260301 of "2026/03/01" or "2026-03-01"; 0 for other text.
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
