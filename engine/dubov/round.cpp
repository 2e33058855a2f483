#include "engine/dubov/round.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "engine/dubov/average_rating.hpp"
#include "engine/dubov/readings.hpp"
#include "engine/swiss/upfloats.hpp"

namespace bloesem::swiss::dubov {
namespace {

using criteria::Float;

Float upfloat_if(bool upfloated) { return upfloated ? Float::Up : Float::None; }

}  // namespace

criteria::PlayerFacts facts_for_upfloats(const criteria::PlayerFacts& facts, bool resident) {
  criteria::PlayerFacts seen;
  seen.score = facts.score;
  seen.preference.colour = facts.preference.colour;
  if (resident) return seen;
  seen.previous = facts.previous;
  seen.upfloats = facts.upfloats;
  return seen;
}

Round::Round(const RoundField& field, const RoundTask& task)
    : field_(&field), average_ratings_(average_ratings(field, task)) {
  const std::vector<Upfloats> upfloats = task.is_last()
                                             ? std::vector<Upfloats>(at(field.size()))
                                             : upfloats_of(field, task, forfeits_upfloat(task.readings));
  const int maximum = max_upfloats(task.rounds_declared);
  facts_.reserve(at(field.size()));
  for (Position p = 0; p < field.size(); ++p) {
    criteria::PlayerFacts& facts = facts_.emplace_back(field.facts(p));
    const Upfloats& past = upfloats[at(p)];
    facts.previous = upfloat_if(past.last_round);
    facts.before_previous = Float::None;
    facts.upfloats = past.times >= maximum ? past.times : std::int16_t{0};
    const auto games = static_cast<int>(field.colours(p).size());
    facts.unplayed = static_cast<std::int16_t>(task.round - 1 - games);
  }
}

void Round::sort_by_number(std::vector<Position>& players) const {
  std::sort(players.begin(), players.end(),
            [&](Position a, Position b) { return field_->fixed_number(a) < field_->fixed_number(b); });
}

void Round::sort_by_average_rating(std::vector<Position>& players) const {
  std::sort(players.begin(), players.end(), [&](Position a, Position b) {
    return std::pair(average_rating(a), field_->fixed_number(a)) <
           std::pair(average_rating(b), field_->fixed_number(b));
  });
}

}  // namespace bloesem::swiss::dubov
