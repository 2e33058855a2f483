#include "engine/generator/attendance.hpp"

#include <algorithm>
#include <cstddef>

namespace bloesem::generator {

Attendance::Attendance(const Settings& settings, Random& random) : settings_(settings) {
  for (int player = 0; player < settings.players; ++player) stays_.push_back(draw_stay(random));
}

Attendance::Stay Attendance::draw_stay(Random& random) const {
  const int rounds = settings_.rounds;
  Stay stay{0, rounds, rounds};
  if (rounds > 1 && random.chance(settings_.late_entries)) stay.enters = random.between(1, rounds / 2);
  if (stay.enters + 1 < rounds && random.chance(settings_.withdrawals)) {
    stay.leaves = random.between(stay.enters + 1, rounds - 1);
    if (stay.leaves + 1 < rounds && random.chance(settings_.returns))
      stay.returns = random.between(stay.leaves + 1, rounds - 1);
  }
  return stay;
}

Outcome Attendance::mark(const Stay& stay, int round, Random& random) const {
  const int drawn = random.between(0, certain - 1);
  if (round < stay.enters || (round >= stay.leaves && round < stay.returns)) return Outcome::ZeroBye;
  if (drawn < settings_.half_byes) return Outcome::HalfBye;
  if (drawn < settings_.half_byes + settings_.full_byes) return Outcome::FullBye;
  if (drawn < settings_.half_byes + settings_.full_byes + settings_.zero_byes) return Outcome::ZeroBye;
  return Outcome::Absent;
}

std::vector<Outcome> Attendance::column(int round, Random& random) {
  std::vector<Outcome> column;
  for (const Stay& stay : stays_) column.push_back(mark(stay, round, random));
  call_back(column);
  return column;
}

// At least two players must play: the first absent ones play after all, and stay for all rounds.
void Attendance::call_back(std::vector<Outcome>& column) {
  const auto wanted = static_cast<std::ptrdiff_t>(std::min<std::size_t>(2, column.size()));
  auto missing = wanted - std::count(column.begin(), column.end(), Outcome::Absent);
  for (std::size_t player = 0; player < column.size() && missing > 0; ++player) {
    if (column[player] == Outcome::Absent) continue;
    column[player] = Outcome::Absent;
    stays_[player] = {0, settings_.rounds, settings_.rounds};
    --missing;
  }
}

}  // namespace bloesem::generator
