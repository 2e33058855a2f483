// Why two players do not meet.
#include <algorithm>
#include <optional>

#include "bloesem/articles.hpp"
#include "tests/explain/claims/cost_claims.hpp"
#include "tests/explain/claims/table_pairs.hpp"
#include "tests/explain/claims/verifiers.hpp"

namespace bloesem::test {
namespace {

using explain::Claim;
using explain::PairAnswer;
using explain::PairFate;
using explain::Statement;

PlayerIndex other_in(const Claim& c) { return player_in(c, "opponent"); }

bool plays(Evidence& e, const Claim& c) {
  if (has_a_table(e)) return table_pairs(e).contains(std::minmax(player_in(c), other_in(c)));
  const auto number = static_cast<std::size_t>(number_in(c, "board") - 1);
  const Board board{player_in(c, "white"), player_in(c, "black")};
  return number < e.own()->boards.size() && e.own()->boards[number] == board &&
         pairs_of(std::vector{board}).contains(std::minmax(player_in(c), other_in(c)));
}

bool is_not_paired(Evidence& e, const Claim& c) {
  PlayerSet expected;
  for (const PlayerIndex player : {player_in(c), other_in(c)})
    if (!e.field().contains(player)) expected.insert(player);
  return !expected.empty() && players_in(c) == expected;
}

bool takes_no_part(Evidence& e, const Claim& c) {
  const PlayerSet players = players_in(c);
  const auto is_away = [&](PlayerIndex player) {
    const auto sits = [player](const Board& board) { return board.white == player || board.black == player; };
    if (e.field().contains(player)) return false;
    if (!e.subject().answer) return true;
    const RoundPairing& round = *e.subject().answer;
    return round.bye != player && std::none_of(round.boards.begin(), round.boards.end(), sits);
  };
  return !players.empty() && std::all_of(players.begin(), players.end(), is_away);
}

bool clash_in_colours(Evidence& e, const Claim& c) {
  if (!e.has_records()) return !e.with_pair(player_in(c), other_in(c));
  const auto& one = e.facts(player_in(c))->facts.preference;
  const auto& other = e.facts(other_in(c))->facts.preference;
  return one.absolute() && other.absolute() && one.colour == other.colour &&
         one.colour == argument<Colour>(c, "colour") && !e.may_meet(player_in(c), other_in(c)) &&
         e.met(player_in(c), other_in(c)) == 0;
}

// Enumerates who can be paired beside the pair.
bool cannot_all_be_paired(Evidence& e, const Claim& c) {
  if (!e.has_records()) return !e.with_pair(player_in(c), other_in(c));
  return !e.can_all_be_paired(players_in(c), {std::minmax(player_in(c), other_in(c))});
}

// The first difference of the best round with the pair, and the brackets of both rounds in which it is.
struct Difference {
  PairAnswer cost;
  const BracketRecord* ours = nullptr;
  std::optional<RoundPairing> with = {};
  const BracketRecord* theirs = nullptr;
};

Difference difference(Evidence& e, const Claim& c) {
  Difference result{.cost =
                        sequence_cost(e.subject(), meeting_each_other(e.subject(), player_in(c), other_in(c)))};
  result.with = e.with_pair(player_in(c), other_in(c));
  if (!result.with || result.cost.fate == PairFate::Board) return result;
  result.ours = &e.own()->record.brackets[result.cost.bracket];
  const auto ours = kept_brackets(e.own()->record);
  const auto theirs = kept_brackets(result.with->record);
  const auto place = static_cast<std::size_t>(std::find(ours.begin(), ours.end(), result.ours) - ours.begin());
  result.theirs = theirs.at(place);
  return result;
}

// C5 is a row of every bracket of the second engine.
bool is_in(const Difference& found, const Claim& c) {
  return found.cost.with.article == "C5" || found.ours->score == score_in(c);
}

// In the other systems only that there is a round with the pair.
bool is_possible(Evidence& e, const Claim& c) { return e.with_pair(player_in(c), other_in(c)).has_value(); }

bool has_other_players(Evidence& e, const Claim& c) {
  if (!e.has_records()) return is_possible(e, c) && players_in(c) != players_in(c, "instead");
  const Difference found = difference(e, c);
  return found.cost.fate == PairFate::Completion && is_in(found, c) &&
         players_in(c) == everybody_of(*found.ours) &&
         players_in(c, "instead") == everybody_of(*found.theirs) &&
         text_in(c, "article") == articles_of(e.own()->edition).completion;
}

bool is_criterion(const Difference& found, const Claim& c) {
  return found.cost.fate == PairFate::Criterion && is_in(found, c) &&
         text_in(c, "article") == found.cost.with.article &&
         text_in(c, "meaning") == explain::meaning_key(found.cost.with);
}

bool costs(Evidence& e, const Claim& c) {
  if (!e.has_records()) return is_possible(e, c) && number_in(c, "value") > number_in(c, "instead");
  const Difference found = difference(e, c);
  return is_criterion(found, c) && !found.cost.with.is_list && number_in(c, "value") == found.cost.with.count &&
         number_in(c, "instead") == found.ours->criteria[found.cost.criterion].count;
}

bool costs_in_list(Evidence& e, const Claim& c) {
  if (!e.has_records()) return is_possible(e, c) && score_in(c, "value") > score_in(c, "instead");
  const Difference found = difference(e, c);
  if (!is_criterion(found, c) || !found.cost.with.is_list) return false;
  const auto& theirs = found.cost.with.differences;
  const auto& ours = found.ours->criteria[found.cost.criterion].differences;
  const auto in_place = [](const auto& list, std::size_t i) { return i < list.size() ? list[i] : Points(0); };
  const auto place = static_cast<std::size_t>(number_in(c, "place") - 1);
  for (std::size_t i = 0; i < place; ++i)
    if (in_place(ours, i) != in_place(theirs, i)) return false;
  return score_in(c, "value") == in_place(theirs, place) && score_in(c, "instead") == in_place(ours, place) &&
         score_in(c, "value") != score_in(c, "instead");
}

// The second engine took the pairs of the round before these.
bool is_generated_later(Evidence& e, const Claim& c) {
  if (!e.has_records()) return is_possible(e, c) && pairs_in(c, "system") != pairs_in(c, "instead");
  const Difference found = difference(e, c);
  if (found.cost.fate != PairFate::Order || !is_in(found, c)) return false;
  if (pairs_in(c, "system") != pairs_of(found.ours->pairs) ||
      pairs_in(c, "instead") != pairs_of(found.theirs->pairs))
    return false;
  return !text_in(c, "article").empty();
}

bool moves_boards(Evidence& e, const Claim& c) {
  const PairSet now = pairs_of(e.own()->boards);
  const PairSet then = pairs_of(e.with_pair(player_in(c), other_in(c))->boards);
  return pairs_in(c, "gone") == minus(now, then) && pairs_in(c, "come") == minus(then, now) &&
         then.contains(std::minmax(player_in(c), other_in(c)));
}

bool moves_bye(Evidence& e, const Claim& c) {
  return e.own()->bye == player_in(c, "instead") &&
         e.with_pair(player_in(c), other_in(c))->bye == player_in(c, "bye") &&
         player_in(c, "bye") != player_in(c, "instead");
}

constexpr Verifier pair_rows[] = {
    {Statement::PairPlays, plays},
    {Statement::PairNotPaired, is_not_paired},
    {Statement::TakesNoPart, takes_no_part},
    {Statement::PairMetBefore,
     [](Evidence& e, const Claim& c) { return e.met(player_in(c), other_in(c)) == number_in(c, "met"); }},
    {Statement::PairColoursClash, clash_in_colours},
    {Statement::PairForbidden,
     [](Evidence& e, const Claim& c) {
       return !e.with_pair(player_in(c), other_in(c)) && e.met(player_in(c), other_in(c)) == 0;
     }},
    {Statement::PairInNoRound,
     [](Evidence& e, const Claim& c) { return !e.with_pair(player_in(c), other_in(c)); }},
    {Statement::PairLeavesOne, cannot_all_be_paired},
    {Statement::PairLeavesOneOrBye, cannot_all_be_paired},
    {Statement::PairOtherBracket, has_other_players},
    {Statement::PairCosts, costs},
    {Statement::PairCostsInList, costs_in_list},
    {Statement::PairGeneratedLater, is_generated_later},
    {Statement::PairMovesBoards, moves_boards},
    {Statement::PairMovesBye, moves_bye},
};

}  // namespace

std::span<const Verifier> pair_verifiers() { return pair_rows; }

}  // namespace bloesem::test
