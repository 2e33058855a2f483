#include "engine/swiss/colour_words.hpp"

#include <cstddef>

namespace bloesem::swiss {
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

}  // namespace

ColourWords::ColourWords(const ColouredPair& pair) : pair_(pair) {
  const auto id = [&](Position p) { return std::to_string(pair.tournament.id(pair.field.player(p))); };
  higher_ = id(pair.higher);
  lower_ = id(pair.lower);
}

std::string ColourWords::preferences() const {
  return higher_ + ' ' + text_of_preference(pair_.field.facts(pair_.higher).preference) + ", " + lower_ + ' ' +
         text_of_preference(pair_.field.facts(pair_.lower).preference);
}

std::string ColourWords::alternation() const { return preferences() + "; " + last_difference(); }

std::string ColourWords::last_difference() const {
  const ColourHistory one = pair_.field.colours(pair_.higher);
  const ColourHistory other = pair_.field.colours(pair_.lower);
  std::size_t games = 0;
  while (one.ago(games) == other.ago(games)) ++games;
  const std::string when =
      games == 0 ? "in their last games" : "in their last games but " + std::to_string(games);
  return when + " they had " + std::string(name_of(one.ago(games))) + " and " +
         std::string(name_of(other.ago(games)));
}

std::string ColourWords::higher_ranked() const {
  return preferences() + "; " + higher_ + " is ranked higher, so that " + higher_ + " has " +
         std::string(name_of(pair_.field.facts(pair_.higher).preference.colour));
}

std::string ColourWords::first_game() const {
  const bool odd = pair_.number % 2 == 1;
  return "neither has played; " + higher_ + ", the higher ranked, has the " + (odd ? "odd" : "even") +
         " number " + std::to_string(pair_.number) + ", so that " + higher_ + " has " +
         (pair_.higher_is_white ? "White" : "Black") + ", " +
         (odd ? "the initial colour" : "not the initial colour");
}

}  // namespace bloesem::swiss
