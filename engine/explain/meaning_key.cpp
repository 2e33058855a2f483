#include "engine/explain/meaning_key.hpp"

#include <algorithm>
#include <array>

namespace bloesem::explain {
namespace {

struct MeaningRow {
  std::string_view meaning;  // as the tables of criteria and the rules of the order have it
  std::string_view key;
};

// clang-format off: one row, one line
constexpr auto every_meaning = std::to_array<MeaningRow>({
    {"1 if the following bracket cannot make all its pairs with every downfloater among them",
     "criterion-next-makes-no-pairs"},
    {"choices that had to be another one so that all players can be paired", "criterion-changed-choices"},
    {"difference of the sums of the numbers exchanged", "order-exchange-difference"},
    {"distances of the upfloaters from the score of the bracket", "criterion-upfloater-distances"},
    {"downfloaters", "criterion-downfloaters"},
    {"downfloaters whom the pairing without the wish does not have", "criterion-kept-floaters"},
    {"downfloaters with a downfloat in the previous round", "criterion-downfloats-of-downfloaters-1"},
    {"downfloaters with a downfloat two rounds before", "criterion-downfloats-of-downfloaters-2"},
    {"games that the player with the bye has not played", "criterion-bye-unplayed-games"},
    {"matches that the player with the bye has not played", "criterion-bye-unplayed-matches"},
    {"moved-down players who are paired", "order-mdps"},
    {"numbers that enter S1, from the lowest", "order-numbers-in"},
    {"numbers that leave S1, from the highest", "order-numbers-out"},
    {"of these, players who floated in the last round", "criterion-floated-on"},
    {"opponents of S1, in its order", "order-opponents"},
    {"opponents of moved-down players who had an upfloat in the previous round",
     "criterion-upfloats-of-opponents-1"},
    {"opponents of moved-down players who had an upfloat two rounds before",
     "criterion-upfloats-of-opponents-2"},
    {"opponents of upfloaters who floated in the previous round", "criterion-upfloaters-opponents-floated"},
    {"other pairs in which somebody does not get the colour due", "criterion-colour-not-due"},
    {"pairs in which somebody gets a colour a third time running", "criterion-colour-third"},
    {"pairs in which somebody gets a second game more with a colour not due", "criterion-colour-second-extra"},
    {"pairs of players who are due the same colour", "criterion-colour-due"},
    {"pairs of players who should rather not meet", "criterion-wish"},
    {"pairs of top scorers with the same absolute preference", "criterion-topscorer-clashes"},
    {"pairs of topscorers in which a player gets one colour three times in a row", "criterion-colour-repeated"},
    {"pairs of topscorers that leave a colour difference beyond two", "criterion-colour-difference"},
    {"pairs that do not grant both preferences (X)", "criterion-colour-x"},
    {"pairs undone for the median", "criterion-median-undone"},
    {"pairs with the same strong preference (Z), in even rounds", "criterion-colour-strong-even"},
    {"pairs with the same strong preference, in odd rounds", "criterion-colour-strong-odd"},
    {"players left over when the round ends, thrice for one who may not have the bye", "criterion-left-over"},
    {"players moved up twice running, or too often", "criterion-moved-up-too-often"},
    {"players of the following score group who must be paired below it", "criterion-must-be-paired-below"},
    {"players out of their half before colours are considered", "criterion-halves-changed"},
    {"players who cannot be paired any more, thrice for one who may not have the bye", "criterion-unpairable"},
    {"players who do not get their colour preference", "criterion-colour-preference"},
    {"players who do not get their strong colour preference", "criterion-colour-strong"},
    {"players who drop to the next group", "criterion-drop"},
    {"players who float on", "criterion-float-on"},
    {"players who move down", "criterion-move-down"},
    {"players with the same downfloat as in the previous round", "criterion-downfloats-again-1"},
    {"players with the same downfloat as two rounds before", "criterion-downfloats-again-2"},
    {"players with the same upfloat as in the previous round", "criterion-upfloats-again-1"},
    {"players with the same upfloat as two rounds before", "criterion-upfloats-again-2"},
    {"resident downfloaters who had a downfloat in the previous round", "criterion-downfloats-of-residents-1"},
    {"resident downfloaters who had a downfloat two rounds before", "criterion-downfloats-of-residents-2"},
    {"residents exchanged between S1 and S2", "order-exchanges"},
    {"rounds without a game of the player with the bye", "criterion-bye-unplayed-rounds"},
    {"score differences of downfloaters whom the following bracket cannot pair",
     "criterion-next-downfloater-differences-2012"},
    {"score differences of downfloaters whom the following bracket cannot pair either",
     "criterion-next-downfloater-differences"},
    {"score differences of moved-down players who had a downfloat in the previous round",
     "criterion-downfloat-differences-of-mdps-1"},
    {"score differences of moved-down players who had a downfloat two rounds before",
     "criterion-downfloat-differences-of-mdps-2"},
    {"score differences of opponents of moved-down players who had an upfloat in the previous round",
     "criterion-upfloat-differences-of-opponents-1"},
    {"score differences of opponents of moved-down players who had an upfloat two rounds before",
     "criterion-upfloat-differences-of-opponents-2"},
    {"score differences of pairs and downfloaters", "criterion-psd-2012"},
    {"score differences of pairs and downfloaters (PSD)", "criterion-psd"},
    {"score differences of pairs with upfloaters", "criterion-upfloater-differences"},
    {"score differences of players with the same downfloat as in the previous round",
     "criterion-downfloat-differences-1"},
    {"score differences of players with the same downfloat as two rounds before",
     "criterion-downfloat-differences-2"},
    {"score differences of players with the same upfloat as in the previous round",
     "criterion-upfloat-differences-1"},
    {"score differences of players with the same upfloat as two rounds before",
     "criterion-upfloat-differences-2"},
    {"score of the player with the bye", "criterion-bye-score"},
    {"scores of downfloaters", "criterion-downfloater-scores-left"},
    {"scores of downfloaters whom the following bracket cannot pair either, above one point less than its own",
     "criterion-next-downfloater-scores"},
    {"scores of the downfloaters", "criterion-downfloater-scores"},
    {"scores of the unpaired players in the following bracket", "criterion-next-unpaired-scores"},
    {"teams that do not get their colour preference", "criterion-colour-preference-of-teams"},
    {"teams that do not get their strong colour preference (type B)", "criterion-colour-strong-of-teams"},
    {"their opponents, in the order of the moved-down players", "order-mdp-opponents"},
    {"unpaired players in the following bracket", "criterion-next-unpaired"},
    {"unpaired players in the following bracket, the last: thrice for one who may not have the bye",
     "criterion-next-unpaired-last"},
    {"upfloaters", "criterion-upfloaters"},
    {"upfloaters who are maximum upfloaters", "criterion-maximum-upfloaters"},
    {"upfloaters who floated in the previous round", "criterion-upfloaters-floated"},
    {"upfloaters who upfloated in the previous round", "criterion-upfloaters-upfloated"},
    {"upfloaters with an upfloat in the previous round", "criterion-upfloats-of-upfloaters-1"},
    {"upfloaters with an upfloat two rounds before", "criterion-upfloats-of-upfloaters-2"},
    {"upfloats so far of upfloaters who are maximum upfloaters", "criterion-maximum-upfloats"},
});
// clang-format on

static_assert(std::ranges::is_sorted(every_meaning, {}, &MeaningRow::meaning));

}  // namespace

std::string_view key_of_meaning(std::string_view meaning) noexcept {
  const auto* const found = std::ranges::lower_bound(every_meaning, meaning, {}, &MeaningRow::meaning);
  const bool is_known = found != every_meaning.end() && found->meaning == meaning;
  return is_known ? found->key : meaning;
}

}  // namespace bloesem::explain
