#include "engine/burstein/outlook.hpp"

#include <algorithm>
#include <array>

#include "engine/burstein/colour_counts.hpp"
#include "engine/burstein/row_value.hpp"

namespace bloesem::swiss::burstein {
namespace {

using Values = std::vector<criteria::CriterionValue>;

constexpr int tries_of_a_kind = 3;

// Returns a few players of each kind, from the lowest ranked up.
std::vector<Position> some_of_each_kind(const RoundField& field, const std::vector<Position>& group) {
  std::array<int, colour_kinds> found{};
  std::vector<Position> some;
  for (auto p = group.rbegin(); p != group.rend(); ++p)
    if (found[at(colour_kind(field, *p))]++ < tries_of_a_kind) some.push_back(*p);
  return some;
}

}  // namespace

std::vector<Position> following_bracket(const OpenBracket& bracket, std::span<const Position> floaters) {
  std::vector<Position> players(floaters.begin(), floaters.end());
  players.insert(players.end(), bracket.next.begin(), bracket.next.end());
  return players;
}

std::vector<Position> Outlook::players_below(const OpenBracket& bracket) const {
  std::vector<Position> players;
  for (Position p = bracket.below; p < field_.size(); ++p)
    if (p != bye_) players.push_back(p);
  return players;
}

bool Outlook::is_bound(const OpenBracket& bracket, int bound, std::span<const Position> unpaired) const {
  return static_cast<int>(unpaired.size()) == bound &&
         std::all_of(unpaired.begin(), unpaired.end(), [&](Position p) {
           return field_.facts(p).score == field_.facts(bracket.next.front()).score;
         });
}

bool Outlook::attains_bound(const OpenBracket& bracket, std::span<const Position> floaters) {
  const std::vector<Position> players = following_bracket(bracket, floaters);
  const int bound = count_colours(field_, bracket.next).fewest_floaters(static_cast<int>(floaters.size()));
  if (count_colours(field_, players).fewest_floaters() > bound) return false;
  if (bound == 0) return completes({}, bracket.below) && can_be_completed(field_, players);
  if (bound == 1 && leaves_one(bracket, players)) return true;
  const std::optional<std::vector<Position>> unpaired = fewest_unpaired(bracket, players);
  return unpaired && is_bound(bracket, bound, *unpaired);
}

bool Outlook::leaves_one(const OpenBracket& bracket, const std::vector<Position>& players) {
  const std::vector<Position> some = some_of_each_kind(field_, bracket.next);
  return std::any_of(some.begin(), some.end(), [&](Position p) {
    std::vector<Position> others = players;
    std::erase(others, p);
    return completes(std::span(&p, 1), bracket.below) && can_be_completed(field_, others);
  });
}

Values Outlook::values(const OpenBracket& bracket, std::span<const Position> floaters,
                       std::span<const Position> unpaired) {
  const std::vector<Position> players = following_bracket(bracket, floaters);
  if (is_bound(bracket, count_colours(field_, players).fewest_floaters(), unpaired)) return values_of(unpaired);
  return values_of(fewest_unpaired(bracket, players).value());
}

Values Outlook::values_of(std::span<const Position> unpaired) const {
  Values values;
  for (const criteria::Criterion& row : rows_) {
    RowValue value(row);
    for (const Position p : unpaired) value.add(row.single({field_.facts(p), criteria::Zone::Next}));
    values.push_back(std::move(value).value());
  }
  return values;
}

// First with unnamed players below: if those who are matched with them can be paired below, no completion does
// better.
std::optional<std::vector<Position>> Outlook::fewest_unpaired(const OpenBracket& bracket,
                                                              const std::vector<Position>& players) {
  const std::vector<Position> below = players_below(bracket);
  if (below.size() > players.size()) {
    [[maybe_unused]] const bool solved =
        matching_.solve({.next = players, .any_below = static_cast<int>(players.size())});
    BLOESEM_ASSERT(solved);
    std::vector<Position> unpaired = matching_.matched_below();
    if (completes(unpaired, bracket.below)) return unpaired;
  }
  if (!matching_.solve({.next = players, .below = below})) return std::nullopt;
  return matching_.matched_below();
}

}  // namespace bloesem::swiss::burstein
