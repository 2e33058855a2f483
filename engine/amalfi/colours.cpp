#include "engine/amalfi/colours.hpp"

#include <algorithm>
#include <cstddef>

namespace bloesem::swiss::amalfi {
namespace {

// The colours that a player had, in games that were played.
struct Past {
  ColourHistory history;
  int games;
  int whites;

  Past(const RoundField& field, Position p)
      : history(field.colours(p)),
        games(static_cast<int>(history.size())),
        whites((games + field.facts(p).preference.difference) / 2) {}

  [[nodiscard]] int blacks() const noexcept { return games - whites; }
  [[nodiscard]] bool had_white(int ago) const noexcept {
    return ago < games && history.ago(static_cast<std::size_t>(ago)) == Colour::White;
  }
  // True if the last two games both had this colour.
  [[nodiscard]] bool ends_twice_in(Colour colour) const noexcept {
    return games >= 2 && history.ago(0) == colour && history.ago(1) == colour;
  }
  // True if one more game with this colour keeps the difference within two.
  [[nodiscard]] bool bears(Colour colour) const noexcept {
    const int difference = whites - blacks() + (colour == Colour::White ? 1 : -1);
    return difference >= -2 && difference <= 2;
  }
};

std::optional<Colouring> give_white(bool to_higher, Rule rule) {
  return Colouring{to_higher, colour_rule(rule)};
}

// Rules 1 and 2: the pair is not possible if the colour so decided would come three times running.
std::optional<Colouring> by_number(const Past& higher, const Past& lower, bool to_higher, Rule rule,
                                   bool last) {
  const Past& white = to_higher ? higher : lower;
  const Past& black = to_higher ? lower : higher;
  if (!last && (white.ends_twice_in(Colour::White) || black.ends_twice_in(Colour::Black))) return std::nullopt;
  return give_white(to_higher, rule);
}

// Rules 3 and 4: the pair is not possible if a difference would exceed two.
std::optional<Colouring> within_limits(const Past& higher, const Past& lower, bool to_higher, Rule rule,
                                       bool last) {
  const Past& white = to_higher ? higher : lower;
  const Past& black = to_higher ? lower : higher;
  if (!last && (!white.bears(Colour::White) || !black.bears(Colour::Black))) return std::nullopt;
  return give_white(to_higher, rule);
}

// Returns the latest game, counted from the last, in which exactly one of the two had White; -1 if there is
// none.
int last_difference(const Past& one, const Past& other) {
  for (int ago = 0; ago < std::max(one.games, other.games); ++ago)
    if (one.had_white(ago) != other.had_white(ago)) return ago;
  return -1;
}

}  // namespace

std::optional<Colouring> colours_of(const RoundField& field, Position higher, Position lower, bool last_round) {
  const Past a(field, higher);
  const Past b(field, lower);
  if (a.whites != b.whites) return by_number(a, b, a.whites < b.whites, Rule::FewerWhites, last_round);
  if (a.blacks() != b.blacks()) return by_number(a, b, a.blacks() > b.blacks(), Rule::FewerBlacks, last_round);
  for (const Colour colour : {Colour::White, Colour::Black})
    if (!last_round && a.ends_twice_in(colour) && b.ends_twice_in(colour)) return std::nullopt;
  if (const int ago = last_difference(a, b); ago >= 0)
    return within_limits(a, b, !a.had_white(ago), Rule::History, last_round);
  const bool higher_is_stronger = field.fixed_number(higher) < field.fixed_number(lower);
  const bool stronger_gets_white = !(higher_is_stronger ? a : b).had_white(0);
  return within_limits(a, b, stronger_gets_white == higher_is_stronger, Rule::Alternation, last_round);
}

std::string colour_reason(const ColouredPair& pair) {
  const Past higher(pair.field, pair.higher);
  const Past lower(pair.field, pair.lower);
  const auto id = [&](Position p) { return std::to_string(pair.tournament.id(pair.field.player(p))); };
  const std::string one = id(pair.higher);
  const std::string other = id(pair.lower);
  const auto counts = [&](int a, int b, const char* colour) {
    return one + " has had " + colour + ' ' + std::to_string(a) + " times, " + other + ' ' + std::to_string(b);
  };
  switch (static_cast<Rule>(pair.rule)) {
    case Rule::FewerWhites: return counts(higher.whites, lower.whites, "White");
    case Rule::FewerBlacks: return counts(higher.blacks(), lower.blacks(), "Black");
    case Rule::History: {
      const int ago = last_difference(higher, lower);
      const std::string& white = higher.had_white(ago) ? one : other;
      const std::string when = ago == 0 ? "the last game" : "the last game but " + std::to_string(ago);
      return "only " + white + " had White in " + when;
    }
    case Rule::Alternation: {
      const bool first = pair.field.fixed_number(pair.higher) < pair.field.fixed_number(pair.lower);
      return (first ? one : other) + ", who has the smaller number, alternates";
    }
    case Rule::Lot: break;
  }
  return "in round 1 colours alternate from board to board, beginning with the drawn colour";
}

}  // namespace bloesem::swiss::amalfi
