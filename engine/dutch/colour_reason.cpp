#include "engine/dutch/colour_reason.hpp"

#include <cstddef>

namespace bloesem::swiss::dutch {
namespace {

using criteria::ColourPreference;
using criteria::Strength;

std::string text_of_preference(const ColourPreference& preference) {
  const std::string colour(name_of(preference.colour));
  switch (preference.strength) {
    case Strength::None: break;
    case Strength::Mild: return "prefers " + colour + " mildly";
    case Strength::Strong: return "prefers " + colour + " strongly";
    case Strength::Absolute: return "must have " + colour;
  }
  return "has no preference";
}

class ColourReason {
 public:
  explicit ColourReason(const ColouredPair& pair) : pair_(pair) {
    const auto id = [&](Position p) { return std::to_string(pair.tournament.id(pair.field.player(p))); };
    higher_name_ = id(pair.higher);
    lower_name_ = id(pair.lower);
  }

  [[nodiscard]] std::string text() const {
    switch (pair_.rule) {
      case ColourRule::E1: return both_preferences();
      case ColourRule::E2: return stronger();
      case ColourRule::E3: return alternation();
      case ColourRule::E4:
        return both_preferences() + "; " + higher_name_ + " is ranked higher, so that " + higher_name_ +
               " has " + std::string(name_of(preference(pair_.higher).colour));
      case ColourRule::E5: break;
    }
    return lot();
  }

 private:
  [[nodiscard]] const ColourPreference& preference(Position p) const { return pair_.field.facts(p).preference; }

  [[nodiscard]] std::string both_preferences() const {
    return higher_name_ + ' ' + text_of_preference(preference(pair_.higher)) + ", " + lower_name_ + ' ' +
           text_of_preference(preference(pair_.lower));
  }

  [[nodiscard]] std::string stronger() const {
    const ColourPreference& one = preference(pair_.higher);
    const ColourPreference& other = preference(pair_.lower);
    if (!one.absolute() || !other.absolute()) return both_preferences();
    return both_preferences() + ", and the colour differences are " + std::to_string(one.difference) + " and " +
           std::to_string(other.difference);
  }

  [[nodiscard]] std::string alternation() const {
    const ColourHistory one = pair_.field.colours(pair_.higher);
    const ColourHistory other = pair_.field.colours(pair_.lower);
    std::size_t games = 0;
    while (one.ago(games) == other.ago(games)) ++games;
    const std::string when =
        games == 0 ? "in their last games" : "in their last games but " + std::to_string(games);
    return both_preferences() + "; " + when + " they had " + std::string(name_of(one.ago(games))) + " and " +
           std::string(name_of(other.ago(games)));
  }

  [[nodiscard]] std::string lot() const {
    const bool odd = pair_.number % 2 == 1;
    return "neither has played; " + higher_name_ + ", the higher ranked, has the " + (odd ? "odd" : "even") +
           " number " + std::to_string(pair_.number) + ", so that " + higher_name_ + " has " +
           (pair_.higher_is_white ? "White" : "Black") + ", " +
           (odd ? "the initial colour" : "not the initial colour");
  }

  const ColouredPair& pair_;
  std::string higher_name_;
  std::string lower_name_;
};

}  // namespace

std::string colour_reason(const ColouredPair& pair) { return ColourReason(pair).text(); }

}  // namespace bloesem::swiss::dutch
