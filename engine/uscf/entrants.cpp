#include "engine/uscf/entrants.hpp"

#include <algorithm>
#include <cstdint>

namespace bloesem::swiss::uscf {
namespace {

constexpr int limit_of_alternation = 80;    // 29E5a
constexpr int limit_of_equalisation = 200;  // 29E5b

Colouring white_to(bool higher, Rule rule) { return {higher, colour_rule(rule)}; }

}  // namespace

Entrants::Entrants(const RoundField& field, const RoundTask& task) : Entrants(field, task, {}) {
  for (Position p = 0; p < field.size(); ++p) enter(p);
}

Entrants::Entrants(const RoundField& field, const RoundTask& task, std::initializer_list<Position> players)
    : field_(&field),
      task_(&task),
      settings_(settings_of(task.readings)),
      rounds_(task.round - 1),
      hard_(settings_.streaks == Streaks::Hard && !task.is_last()),
      columns_(at(field.size()) * at(rounds_), Colour::None),
      facts_(at(field.size())) {
  for (const Position p : players) enter(p);
}

void Entrants::enter(Position p) {
  const Player& player = task_->tournament->players[at(field_->player(p))];
  Facts& facts = facts_[at(p)];
  facts.rating = player.rating;
  Colour last = Colour::None;
  for (int r = 0; r < rounds_; ++r) {
    const RoundEntry entry = player.round(r);
    if (!was_played(entry) || entry.colour == Colour::None) continue;
    columns_[at(p) * at(rounds_) + at(r)] = entry.colour;
    facts.balance += entry.colour == Colour::White ? 1 : -1;
    facts.streak = entry.colour == last ? entry.colour : Colour::None;
    last = entry.colour;
  }
  if (facts.balance != 0)
    facts.due = facts.balance > 0 ? Colour::Black : Colour::White;
  else if (last != Colour::None)
    facts.due = opposite(last);
}

int Entrants::last_difference(Position a, Position b, int end) const noexcept {
  while (end-- > 0)
    if (column(a, end) != column(b, end)) return end;
  return -1;
}

int Entrants::limit(const Conflicts& before, const Conflicts& after) const noexcept {
  if (settings_.limits == Limits::None) return std::numeric_limits<int>::max();
  const bool equalises = settings_.limits == Limits::ExtraBlacks ? after.extra_blacks < before.extra_blacks
                                                                 : after.second_extra < before.second_extra;
  return equalises ? limit_of_equalisation : limit_of_alternation;
}

std::optional<Colouring> Entrants::colouring(Position higher, Position lower) const noexcept {
  const Colour own = due(higher);
  const Colour other = due(lower);
  if (own != other) return white_to(own == Colour::White || other == Colour::Black, Rule::BothDues);
  if (own == Colour::None) return std::nullopt;
  const bool due_is_white = own == Colour::White;
  const int a = std::abs(balance(higher));
  const int b = std::abs(balance(lower));
  if (a != b)
    return white_to((a > b) == due_is_white, a == 0 || b == 0 ? Rule::UnequalNumbers : Rule::LargerDifference);
  if (const int r = last_difference(higher, lower, rounds_);
      r >= 0 && (r == rounds_ - 1 || settings_.earlier_rounds)) {
    const Colour then = column(higher, r);
    const bool white = then == Colour::None ? column(lower, r) == Colour::White : then == Colour::Black;
    return white_to(white, r == rounds_ - 1 ? Rule::LastRound : Rule::EarlierRound);
  }
  return white_to(higher_is_preferred(lower) == due_is_white, Rule::Rank);
}

// The lower ranked one is in the group in which the pair is made.
bool Entrants::higher_is_preferred(Position lower) const noexcept {
  if (!settings_.by_score_group) return true;
  const std::int64_t all = std::int64_t{task_->tournament->points.win} * rounds_;
  return 2 * std::int64_t{field_->facts(lower).score} >= all;
}

bool Entrants::gives_third(Position a, Position b, bool may_equalise) const noexcept {
  if (streak(a) == Colour::None && streak(b) == Colour::None) return false;
  const auto [higher, lower] = std::minmax({a, b});
  const std::optional<Colouring> colours = colouring(higher, lower);
  if (!colours) return false;
  const auto is_third = [&](Position p, bool white) {
    if (streak(p) != (white ? Colour::White : Colour::Black)) return false;
    return !may_equalise || (white ? balance(p) >= 0 : balance(p) <= 0);
  };
  return is_third(higher, colours->higher_is_white) || is_third(lower, !colours->higher_is_white);
}

Conflicts Entrants::conflicts(Position a, Position b) const noexcept {
  Conflicts found;
  if (settings_.streaks != Streaks::Accepted && gives_third(a, b, true)) found.third_colour = 1;
  if (due(a) != due(b) || due(a) == Colour::None) return found;
  // Who has the smaller difference is refused, by 29E4.
  if (std::min(std::abs(balance(a)), std::abs(balance(b))) == 0) {
    found.not_due = 1;
  } else {
    found.second_extra = 1;
    found.extra_blacks = due(a) == Colour::White ? 1 : 0;
  }
  return found;
}

}  // namespace bloesem::swiss::uscf
