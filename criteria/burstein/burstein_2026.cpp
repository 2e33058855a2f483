#include "criteria/burstein/burstein_2026.hpp"

#include "criteria/colour_costs.hpp"
#include "criteria/completion_costs.hpp"

namespace bloesem::criteria {
namespace of_burstein_2026 {
namespace {

constexpr BracketKinds of_the_bye = kinds(BracketKind::Bye);
constexpr BracketKinds anywhere = kinds(BracketKind::Normal, BracketKind::Last);
constexpr BracketKinds with_look_ahead = kinds(BracketKind::Normal);

// The lists of C6 and C7 have equal lengths when they are compared: the row before each of them decides first.
constexpr Criterion table[] = {
    {"3.1.3", "score of the player with the bye", Measure::Differences, Zone::Bracket, of_the_bye,
     pairs_are_free, own_score, "0", "their score", "their score"},
    {"3.1.4", "games that the player with the bye has not played", Measure::Count, Zone::Bracket, of_the_bye,
     pairs_are_free, unplayed_games, "0", "their rounds without a game", "their rounds without a game"},
    {"C5", "downfloaters", Measure::Count, Zone::Bracket, anywhere, pairs_are_free, one_player, "0", "1", "0"},
    {"C6", "scores of the downfloaters", Measure::Differences, Zone::Bracket, anywhere, pairs_are_free,
     own_score, "0", "their score", "0"},
    {"C7", "unpaired players in the following bracket", Measure::Count, Zone::Next, with_look_ahead,
     pairs_are_free, one_player, "0", "1", "0"},
    {"C7", "scores of the unpaired players in the following bracket", Measure::Differences, Zone::Next,
     with_look_ahead, pairs_are_free, own_score, "0", "their score", "0"},
    {"C8", "players who do not get their colour preference", Measure::Count, Zone::Bracket, anywhere,
     preference_denied, singles_are_free, "1 if both want the same colour", "0", "0"},
};
constexpr CriteriaTable all(table);

}  // namespace
}  // namespace of_burstein_2026

CriteriaTable burstein_2026() noexcept { return of_burstein_2026::all; }

}  // namespace bloesem::criteria
