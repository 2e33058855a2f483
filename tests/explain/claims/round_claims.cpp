// The round as a whole.
#include <algorithm>

#include "tests/explain/claims/table_pairs.hpp"
#include "tests/explain/claims/verifiers.hpp"

namespace bloesem::test {
namespace {

using explain::Claim;
using explain::Statement;

bool has_boards(Evidence& e, const Claim& c) {
  return static_cast<int>(e.own()->boards.size()) == number_in(c, "boards") &&
         number_in(c, "round") == e.subject().round();
}

bool is_float_down(Evidence& e, const Claim& c) {
  const Points score = score_in(c);
  const PlayerSet players = players_in(c);
  if (!e.has_records())
    return std::all_of(players.begin(), players.end(), [&](PlayerIndex player) {
      const PlayerIndex opponent = opponent_of(*e.own(), player);
      return e.score(player) >= score &&
             (opponent == no_player || e.score(opponent) < score || players.contains(opponent));
    });
  const BracketRecord* const bracket = e.bracket(score);
  return bracket != nullptr && set_of(bracket->downfloaters) == players;
}

// Those from below meet a resident of that bracket, or each other.
bool is_float_up(Evidence& e, const Claim& c) {
  const Points score = score_in(c);
  const PlayerSet players = players_in(c);
  return std::all_of(players.begin(), players.end(), [&](PlayerIndex player) {
    const PlayerIndex opponent = opponent_of(*e.own(), player);
    return e.score(player) < score && opponent != no_player &&
           (e.score(opponent) >= score || players.contains(opponent));
  });
}

bool nobody_floats(Evidence& e, const Claim&) {
  if (e.has_records()) {
    const auto kept = kept_brackets(e.own()->record);
    return std::all_of(kept.begin(), kept.end(), [](const BracketRecord* b) { return b->moved_down.empty(); });
  }
  return std::all_of(e.own()->boards.begin(), e.own()->boards.end(),
                     [&](const Board& board) { return e.score(board.white) == e.score(board.black); });
}

bool nobody_floats_up(Evidence& e, const Claim&) {
  return std::all_of(e.own()->boards.begin(), e.own()->boards.end(),
                     [&](const Board& board) { return e.score(board.white) == e.score(board.black); });
}

constexpr Verifier round_rows[] = {
    {Statement::RoundHasBye,
     [](Evidence& e, const Claim& c) { return has_boards(e, c) && e.own()->bye == player_in(c); }},
    {Statement::RoundHasNoBye, [](Evidence& e, const Claim& c) { return has_boards(e, c) && !e.own()->bye; }},
    {Statement::FloatDown, is_float_down},
    {Statement::FloatUp, is_float_up},
    {Statement::NobodyFloatsDown, nobody_floats},
    {Statement::NobodyFloatsUp, nobody_floats_up},
    {Statement::TableHasAll,
     [](Evidence& e, const Claim& c) {
       return table_pairs(e).size() * 2 == e.tournament().players.size() &&
              number_in(c, "boards") == static_cast<int>(table_pairs(e).size());
     }},
    {Statement::TableLeavesOne,
     [](Evidence& e, const Claim& c) {
       return !partner_in_table(e, player_in(c)) &&
              number_in(c, "boards") == static_cast<int>(table_pairs(e).size());
     }},
};

}  // namespace

std::span<const Verifier> round_verifiers() { return round_rows; }

}  // namespace bloesem::test
