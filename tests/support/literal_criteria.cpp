#include "tests/support/literal_criteria.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <span>

namespace bloesem::test {
namespace {

using criteria::Float;
using criteria::PlayerFacts;

enum Strength { no_preference, mild, strong, absolute };

struct Preference {
  Strength strength = no_preference;
  Colour colour = Colour::None;
};

int sign(Colour colour) { return colour == Colour::White ? 1 : -1; }

int colour_difference(std::span<const Colour> games) {
  int difference = 0;
  for (const Colour colour : games) difference += sign(colour);
  return difference;
}

// Returns the colour of the last two games if it was the same in both.
Colour repeated_colour(std::span<const Colour> games) {
  const std::size_t n = games.size();
  return n >= 2 && games[n - 1] == games[n - 2] ? games[n - 1] : Colour::None;
}

// A.6
Preference preference(std::span<const Colour> games) {
  if (games.empty()) return {};
  const int difference = colour_difference(games);
  if (difference > 1) return {absolute, Colour::Black};
  if (difference < -1) return {absolute, Colour::White};
  if (const Colour repeated = repeated_colour(games); repeated != Colour::None)
    return {absolute, opposite(repeated)};
  if (difference == 1) return {strong, Colour::Black};
  if (difference == -1) return {strong, Colour::White};
  return {mild, opposite(games.back())};
}

// Section E up to E.4. (After E.5 no player has a preference, so no criterion depends on the colours.)
Colour colour_of_higher(std::span<const Colour> higher, std::span<const Colour> lower) {
  const Preference a = preference(higher);
  const Preference b = preference(lower);
  if (a.strength == no_preference) return b.strength == no_preference ? Colour::White : opposite(b.colour);
  if (a.colour != b.colour) return a.colour;                                                     // E.1
  if (a.strength != b.strength) return a.strength > b.strength ? a.colour : opposite(a.colour);  // E.2
  const int wider = std::abs(colour_difference(higher)) - std::abs(colour_difference(lower));
  if (a.strength == absolute && wider != 0) return wider > 0 ? a.colour : opposite(a.colour);
  for (std::size_t back = 1; back <= std::min(higher.size(), lower.size()); ++back) {  // E.3
    const Colour had = higher[higher.size() - back];
    if (had != lower[lower.size() - back]) return opposite(had);
  }
  return a.colour;  // E.4
}

struct ColourCounts {
  std::int64_t beyond_two = 0;     // C.8
  std::int64_t third_time = 0;     // C.9
  std::int64_t denied = 0;         // C.10
  std::int64_t strong_denied = 0;  // C.11
};

void count_colour(ColourCounts& counts, std::span<const Colour> games, Colour given, bool topscorers_game) {
  const int before = colour_difference(games);
  const int after = before + sign(given);
  const Preference wish = preference(games);
  const bool denied = wish.colour != Colour::None && wish.colour != given;
  // A player whose difference exceeded two before and now decreases does not "get" there.
  if (topscorers_game && std::abs(after) > 2 && std::abs(after) > std::abs(before)) ++counts.beyond_two;
  if (topscorers_game && repeated_colour(games) == given) ++counts.third_time;
  if (denied) ++counts.denied;
  if (denied && wish.strength == strong) ++counts.strong_denied;
}

ColourCounts count_colours(const RoundField& field, const Grouping& candidate) {
  ColourCounts counts;
  for (const auto& [h, l] : candidate.pairs) {
    const Colour given = colour_of_higher(field.colours(h).oldest_first(), field.colours(l).oldest_first());
    const bool topscorers_game = field.facts(h).topscorer || field.facts(l).topscorer;
    count_colour(counts, field.colours(h).oldest_first(), given, topscorers_game);
    count_colour(counts, field.colours(l).oldest_first(), opposite(given), topscorers_game);
  }
  return counts;
}

std::vector<std::int64_t> descending(std::vector<std::int64_t> list) {
  std::sort(list.begin(), list.end(), std::greater<>());
  return list;
}

// The score differences of players who repeat a float of a past round.
struct RepeatedFloats {
  std::vector<std::int64_t> down;
  std::vector<std::int64_t> up;
};

RepeatedFloats repeated_floats(const RoundField& field, const Grouping& candidate, Points below,
                               Float PlayerFacts::*past) {
  RepeatedFloats result;
  for (const auto& [h, l] : candidate.pairs) {
    const Points difference = field.facts(h).score - field.facts(l).score;
    if (difference == 0) continue;
    if (field.facts(h).*past == Float::Down) result.down.push_back(difference);
    if (field.facts(l).*past == Float::Up) result.up.push_back(difference);
  }
  for (const Position p : candidate.singles)
    if (field.facts(p).*past == Float::Down) result.down.push_back(field.facts(p).score - below);
  return {descending(result.down), descending(result.up)};
}

std::vector<std::int64_t> count_of(const std::vector<std::int64_t>& list) {
  return {static_cast<std::int64_t>(list.size())};
}

}  // namespace

bool may_meet(const RoundField& field, Position a, Position b) {
  const std::vector<Position> barred = field.barred(a);
  if (std::find(barred.begin(), barred.end(), b) != barred.end()) return false;
  if (field.facts(a).topscorer || field.facts(b).topscorer) return true;
  const Preference one = preference(field.colours(a).oldest_first());
  const Preference other = preference(field.colours(b).oldest_first());
  return one.strength != absolute || other.strength != absolute || one.colour != other.colour;
}

std::vector<std::int64_t> psd(const RoundField& field, const Grouping& candidate, Points below) {
  std::vector<std::int64_t> list;
  for (const auto& [h, l] : candidate.pairs)
    list.push_back(std::abs(field.facts(h).score - field.facts(l).score));
  for (const Position p : candidate.singles) list.push_back(field.facts(p).score - below);
  return descending(list);
}

std::vector<OracleValue> colours_and_floats(const RoundField& field, const Grouping& candidate, Points below) {
  const ColourCounts colours = count_colours(field, candidate);
  const RepeatedFloats last = repeated_floats(field, candidate, below, &PlayerFacts::previous);
  const RepeatedFloats last_but_one = repeated_floats(field, candidate, below, &PlayerFacts::before_previous);
  return {
      {"C.8", {colours.beyond_two}},
      {"C.9", {colours.third_time}},
      {"C.10", {colours.denied}},
      {"C.11", {colours.strong_denied}},
      {"C.12", count_of(last.down)},
      {"C.13", count_of(last.up)},
      {"C.14", count_of(last_but_one.down)},
      {"C.15", count_of(last_but_one.up)},
      {"C.16", last.down},
      {"C.17", last.up},
      {"C.18", last_but_one.down},
      {"C.19", last_but_one.up},
  };
}

}  // namespace bloesem::test
