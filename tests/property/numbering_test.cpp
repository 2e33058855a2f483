// A.2: pairing numbers order players with the same score, and only the order of the numbers matters.
#include <gtest/gtest.h>

#include <algorithm>

#include "matching/index.hpp"
#include "tests/property/random_rounds.hpp"
#include "tests/support/matchers.hpp"

namespace bloesem::test {
namespace {

// A reordered list: indexed by new place, the old place, or no_player for a player who is never present.
using Order = std::vector<PlayerIndex>;

// Returns the inverse: indexed by old place, the new place.
Order inverse(const Order& order, std::size_t players) {
  Order places(players);
  for (std::size_t i = 0; i < order.size(); ++i)
    if (order[i] != no_player) places[at(order[i])] = static_cast<PlayerIndex>(i);
  return places;
}

Player stranger(const Tournament& t, Random& random) {
  constexpr Outcome absences[] = {Outcome::Absent, Outcome::ZeroBye, Outcome::HalfBye};
  Player player;
  for (int r = 0; r < t.rounds_played; ++r)
    player.rounds.push_back({no_player, Colour::None, absences[random.between(0, 2)]});
  player.rounds.push_back({no_player, Colour::None, Outcome::ZeroBye});
  return player;
}

Tournament rearranged(const Tournament& t, const Order& order, Random& random) {
  const Order places = inverse(order, t.players.size());
  Tournament result = t;
  result.players.clear();
  for (const PlayerIndex old : order) {
    result.players.push_back(old == no_player ? stranger(t, random) : t.players[at(old)]);
    Player& player = result.players.back();
    player.id = static_cast<int>(result.players.size());
    if (old == no_player) continue;
    for (RoundEntry& entry : player.rounds)
      if (entry.opponent != no_player) entry.opponent = places[at(entry.opponent)];
  }
  for (auto& group : result.forbidden_groups)
    for (PlayerIndex& p : group) p = places[at(p)];
  return result;
}

// Returns the pairing in the numbers of the original list.
RoundPairing renamed(RoundPairing pairing, const Order& order) {
  for (Board& board : pairing.boards) board = {order[at(board.white)], order[at(board.black)]};
  if (pairing.bye) pairing.bye = order[at(*pairing.bye)];
  return pairing;
}

bool uses_e5(const RoundPairing& pairing) {
  const auto& rules = pairing.record.colour_rules;
  return std::count(rules.begin(), rules.end(), ColourRule::E5) > 0;
}

// E.5 counts only players who have taken part (T-NUM), so its parities do not change either.
TEST(Numbering, PlayersWhoAreNeverThereChangeNothing) {
  int with_e5 = 0;
  for_random_pairings([&](const Tournament& t, const RoundPairing& pairing, Random& random) {
    Order order;
    for (PlayerIndex p = 0; p < static_cast<PlayerIndex>(t.players.size()); ++p) {
      if (random.chance(20)) order.push_back(no_player);
      order.push_back(p);
    }
    order.push_back(no_player);
    const Result<RoundPairing> again = pair_round(rearranged(t, order, random));
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(text_of(renamed(*again, order)), text_of(pairing));
    with_e5 += uses_e5(pairing) ? 1 : 0;
  });
  EXPECT_GT(with_e5, rounds_to_try() / 50);
}

// Any order of the list that preserves the relative order of players with the same score. (With E.5, whose
// parities change, the colours may differ. Boards are published by pairing score, so that numbers matter only
// among equals there too.)
TEST(Numbering, CountsOnlyAmongPlayersOfTheSameScore) {
  int without_e5 = 0;
  PairOptions options;
  options.board_order = BoardOrder::PairingScore;
  for_random_rounds([&](const Tournament& t, Random& random) {
    const swiss::RoundField field = field_of(t);
    Order order;
    for (PlayerIndex p = 0; p < static_cast<PlayerIndex>(t.players.size()); ++p) order.push_back(p);
    random.shuffle(order);
    // The players of a score keep their relative order in the places that the group now has.
    for (swiss::Position first = 0; first < field.size();) {
      std::vector<PlayerIndex> group;
      const Points score = field.facts(first).score;
      for (; first < field.size() && field.facts(first).score == score; ++first)
        group.push_back(field.player(first));
      auto next = group.begin();
      for (PlayerIndex& p : order)
        if (std::find(group.begin(), group.end(), p) != group.end()) p = -2 - p;
      for (PlayerIndex& p : order)
        if (p < no_player) p = *next++;
    }
    const Result<RoundPairing> pairing = pair_round(t, options);
    const Result<RoundPairing> again = pair_round(rearranged(t, order, random), options);
    ASSERT_EQ(again.has_value(), pairing.has_value());
    if (!pairing) return;
    RoundPairing expected = *pairing;
    RoundPairing found = renamed(*again, order);
    if (uses_e5(*pairing)) {
      for (RoundPairing* round : {&expected, &found})
        for (Board& board : round->boards)
          if (board.white > board.black) std::swap(board.white, board.black);
    } else {
      ++without_e5;
    }
    EXPECT_EQ(text_of(found), text_of(expected));
  });
  EXPECT_GT(without_e5, rounds_to_try() / 3);
}

}  // namespace
}  // namespace bloesem::test
