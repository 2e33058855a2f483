#include "engine/lim/entrants.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/lim/readings.hpp"

namespace bloesem::swiss::lim {
namespace {

constexpr int largest_distance = 100;  // of ratings in a Maxi-tournament

}  // namespace

Colour due_colour(const RoundField& field, Position p) noexcept {
  if (field.colours(p).size() == 0) return Colour::None;
  const int difference = field.facts(p).preference.difference;
  if (difference != 0) return difference > 0 ? Colour::Black : Colour::White;
  return opposite(field.colours(p).ago(0));
}

Colour only_colour(const RoundField& field, Position p) noexcept {
  const criteria::ColourPreference& preference = field.facts(p).preference;
  return preference.absolute() ? preference.colour : Colour::None;
}

Entrants::Entrants(const RoundField& field, const RoundTask& task)
    : field_(&field), task_(&task), maxi_(is_maxi(task.readings)) {
  facts_.reserve(at(field.size()));
  for (Position p = 0; p < field.size(); ++p)
    facts_.push_back(
        {due_colour(field, p), field.fixed_number(p), task.tournament->players[at(field.player(p))].rating});
}

bool Entrants::near(Position a, Position b) const noexcept {
  return !maxi_ || std::abs(rating(a) - rating(b)) <= largest_distance;
}

void Entrants::arrange(std::vector<Position>& players, Direction direction) const {
  std::sort(players.begin(), players.end(), [&](Position a, Position b) { return is_before(a, b, direction); });
}

}  // namespace bloesem::swiss::lim
