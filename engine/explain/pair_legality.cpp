#include "engine/explain/pair_legality.hpp"

#include <algorithm>
#include <utility>

#include "criteria/compatibility.hpp"
#include "engine/judge/opponents_on.hpp"
#include "matching/index.hpp"

namespace bloesem::explain {
namespace {

// Adds the two players of each hand-made pair to those who are seated: the rules do not pair them.
PairOptions without_hand_made(const Subject& subject) {
  PairOptions options = subject.options;
  if (!subject.answer) return options;
  for (const HandMadePair& pair : subject.answer->hand_made)
    options.seated.insert(options.seated.end(), {pair.board.white, pair.board.black});
  return options;
}

std::vector<PlayerIndex> met_before(const Player& player, int round) {
  std::vector<PlayerIndex> met;
  for (int r = 0; r + 1 < round; ++r)
    if (const RoundEntry entry = player.round(r); was_played(entry)) met.push_back(entry.opponent);
  std::sort(met.begin(), met.end());
  return met;
}

}  // namespace

Result<PairLegality> pair_legality(const Subject& subject) {
  Result<RequestedRound> request = request_of_consistent(subject.tournament, without_hand_made(subject));
  if (!request) return request.error();
  PairLegality legality{*std::move(request),
                        opponents_on(subject.answer ? subject.answer->boards : std::vector<Board>())};
  for (const Player& player : subject.tournament.players)
    legality.met.push_back(met_before(player, legality.request.number));
  return legality;
}

PairFate PairLegality::fate(swiss::Position a, swiss::Position b) const {
  const swiss::RoundField& field = request.field;
  if (opponents[field.player(a)] == field.player(b)) return PairFate::Board;
  if (field.compatible(a, b)) return PairFate::Absent;
  const std::vector<PlayerIndex>& partners = met[at(field.player(a))];
  if (std::binary_search(partners.begin(), partners.end(), field.player(b))) return PairFate::Met;
  const Colour colour = field.indispensable_colour(a);
  const bool clash = colour != Colour::None && colour == field.indispensable_colour(b);
  return clash ? PairFate::Colours : PairFate::Forbidden;
}

}  // namespace bloesem::explain
