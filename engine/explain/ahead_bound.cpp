#include "engine/explain/ahead_bound.hpp"

#include <algorithm>

#include "engine/explain/barred_groups.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/census.hpp"
#include "engine/swiss/completion.hpp"
#include "matching/graph/bit_rows.hpp"

namespace bloesem::explain {
namespace {

constexpr int most_searched = 256;

}  // namespace

using swiss::Position;
using swiss::RoundField;

AheadBound::AheadBound(const RoundField& known) {
  const bool bye = known.size() % 2 == 1;
  for (Position p = 0; p < known.size(); ++p) {
    const swiss::ColourHistory games = known.colours(p);
    const std::size_t played = games.size();
    const criteria::PlayerFacts& facts = known.facts(p);
    colours_.add({facts.preference.difference, played > 0 ? games.ago(0) : Colour::None,
                  played > 1 ? games.ago(1) : Colour::None},
                 bye && facts.bye_eligible);
    without_bye_ += bye && !facts.bye_eligible ? 1 : 0;
  }
}

void AheadBound::advance() {
  ++rounds_;
  colours_.advance();
}

// In each round as many players have White as have Black, one for each board; one player may have the bye.
int AheadBound::needing(Colour colour, int boards) const {
  const auto of = static_cast<std::size_t>(colour);
  const ColourNeeds needs = colours_.needs();
  return std::min(needs.players[of], boards + needs.after_same[of] + std::min(needs.after_bye[of], 1));
}

// Looks for two groups that may make the round impossible; the bye leaves one player fewer on the boards.
bool AheadBound::may_bar_half(const RoundField& field) const {
  if (field.size() > most_searched) return true;
  matching::BitRows rows;
  rows.reset(field.size(), field.size());
  for (Position p = 0; p < field.size(); ++p)
    for (const Position other : field.barred(p)) rows.set(p, other);
  return may_bar_groups(rows, field.size() / 2 + 1, rounds_);
}

AheadRound AheadBound::look(int number, const RoundField& field, bool colours_forbid) const {
  AheadRound round;
  round.round = number;
  const int players = field.size();
  const int boards = players / 2;
  const bool bye = players % 2 == 1;
  swiss::Census census = swiss::census_of(field, swiss::positions(0, field.size()));
  for (Position p = 0; p < field.size(); ++p) {
    const int groups = static_cast<int>(field.large_groups_of(p).size()) * census.largest_group;
    const int barred = static_cast<int>(field.barred_one_by_one(p).size()) + groups + rounds_;
    if (barred <= round.barred) continue;
    round.barred = barred;
    round.busiest = field.player(p);
  }
  const int white = colours_forbid ? needing(Colour::White, boards) : 0;
  const int black = colours_forbid ? needing(Colour::Black, boards) : 0;
  round.needing = std::max(white, black);
  round.without_bye = bye ? without_bye_ + rounds_ : 0;
  // A colour that more than one for each board need is needed by one of those who may have the bye.
  const int with_bye = bye ? std::max(players - round.without_bye, 0) : 0;
  const int of_colour = bye ? std::max(boards + 1 - round.without_bye, 0) : 0;
  census.wanting = {players, white, black};
  census.bye_eligible = {with_bye, of_colour, of_colour};
  census.max_barred = {round.barred, round.barred, round.barred};
  census.max_groups = 0;
  const bool colours_fit = round.needing <= boards + (of_colour > 0 ? 1 : 0);
  const bool bye_fits = !bye || with_bye > 0;
  if (swiss::completable_by_counting(census).value_or(false))
    round.proof = AheadProof::Counting;
  else if (colours_fit && bye_fits && !may_bar_half(field))
    round.proof = AheadProof::Search;
  return round;
}

}  // namespace bloesem::explain
