#include "engine/team_swiss/colours.hpp"

#include <utility>

#include "engine/double_swiss/colour_words.hpp"

namespace bloesem::swiss::team_swiss {
namespace {

using criteria::ColourPreference;
using criteria::Strength;
using double_swiss::ColourWords;

Colouring give_first(Colour colour, TeamColourRule rule) {
  return {colour == Colour::White, static_cast<ColourRule>(rule)};
}

// Returns the secondary scores by position; empty if no team has any.
std::vector<Points> secondary_scores(const RoundField& field, const RoundTask& task) {
  std::vector<Points> scores;
  for (Position p = 0; p < field.size(); ++p)
    scores.push_back(task.tournament->players[at(field.player(p))].game_points_after(task.round - 1));
  return scores;
}

}  // namespace

TeamColours::TeamColours(const RoundField& field, const RoundTask& task, const TeamRules& rules)
    : field_(field), task_(task), rules_(rules) {
  if (rules.uses_secondary()) secondary_ = secondary_scores(field, task);
}

void TeamColours::order(std::pair<Position, Position>& pair) const {
  auto& [first, other] = pair;
  if (first > other) std::swap(first, other);
  if (field_.facts(first).score != field_.facts(other).score || secondary_.empty()) return;
  if (secondary_[at(first)] < secondary_[at(other)]) std::swap(first, other);
}

ColourPreference TeamColours::preference(Position p) const {
  return team_preference(MatchColours(field_.colours(p)), *rules_.preferences, task_.is_last());
}

std::optional<Colouring> TeamColours::allocate(Position first, Position other) const {
  if (!rules_.preferences) return give_first(Colour::White, TeamColourRule::NoColours);
  const MatchColours own(field_.colours(first));
  const MatchColours theirs(field_.colours(other));
  if (own.empty() && theirs.empty()) {
    if (!task_.initial_colour) return std::nullopt;
    const bool odd = task_.number(field_, first) % 2 == 1;
    return give_first(odd ? *task_.initial_colour : opposite(*task_.initial_colour), TeamColourRule::Initial);
  }
  if (const auto colouring = by_preferences(first, other)) return colouring;
  if (own.difference() != theirs.difference())
    return Colouring{own.difference() < theirs.difference(),
                     static_cast<ColourRule>(TeamColourRule::LowerDifference)};
  if (const auto latest = MatchColours::latest_difference(own, theirs))
    return give_first(opposite(latest->first), TeamColourRule::LatestDifference);
  if (const Colour colour = preference(first).colour; colour != Colour::None)
    return give_first(colour, TeamColourRule::FirstPrefers);
  if (!own.empty()) return give_first(opposite(own.last()), TeamColourRule::AlternateFirst);
  return give_first(theirs.last(), TeamColourRule::AlternateOther);
}

std::optional<Colouring> TeamColours::by_preferences(Position first, Position other) const {
  const ColourPreference own = preference(first);
  const ColourPreference theirs = preference(other);
  if (own.colour != theirs.colour) {
    const bool both = own.colour != Colour::None && theirs.colour != Colour::None;
    return give_first(own.colour != Colour::None ? own.colour : opposite(theirs.colour),
                      both ? TeamColourRule::Opposite : TeamColourRule::OnePrefers);
  }
  if (own.strength == theirs.strength) return std::nullopt;
  return give_first(own.strength > theirs.strength ? own.colour : opposite(own.colour),
                    TeamColourRule::OneStrong);
}

std::string TeamColours::prefers(const std::string& team, Position p) const {
  const ColourPreference own = preference(p);
  if (own.colour == Colour::None) return team + " has no preference";
  const bool graded = *rules_.preferences == PreferenceType::B;
  return team + " prefers " + std::string(name_of(own.colour)) +
         (!graded                            ? ""
          : own.strength == Strength::Strong ? " strongly"
                                             : " mildly");
}

std::string TeamColours::reason(const ColouredPair& pair) const {
  const ColourWords words(pair);
  const auto rule = static_cast<TeamColourRule>(pair.rule);
  if (rule == TeamColourRule::NoColours)
    return "a competition without colours; " + words.higher() + " is the first team";
  if (rule == TeamColourRule::Initial) return words.initial_colour();
  const MatchColours own(field_.colours(pair.higher));
  const MatchColours theirs(field_.colours(pair.lower));
  const std::string both = prefers(words.higher(), pair.higher) + ", " + prefers(words.lower(), pair.lower);
  switch (rule) {
    case TeamColourRule::LowerDifference:
      return both + "; the colour differences are " + std::to_string(own.difference()) + " and " +
             std::to_string(theirs.difference());
    case TeamColourRule::LatestDifference: return both + "; " + words.latest_difference();
    case TeamColourRule::FirstPrefers: return both + "; " + words.higher() + " is the first team";
    case TeamColourRule::AlternateFirst: return both + "; " + words.alternates(words.higher(), own.last());
    case TeamColourRule::AlternateOther: return both + "; " + words.alternates(words.lower(), theirs.last());
    default: return both;
  }
}

}  // namespace bloesem::swiss::team_swiss
