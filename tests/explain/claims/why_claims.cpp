// Why a player is where they are: score group, floats, board.
#include <algorithm>

#include "bloesem/articles.hpp"
#include "tests/explain/claims/cost_claims.hpp"
#include "tests/explain/claims/table_pairs.hpp"
#include "tests/explain/claims/verifiers.hpp"

namespace bloesem::test {
namespace {

using explain::Claim;
using explain::PairFate;
using explain::Statement;

int others_with_score(Evidence& e, const Claim& c) {
  return static_cast<int>(std::count_if(e.field().begin(), e.field().end(), [&](PlayerIndex other) {
    return other != player_in(c) && e.score(other) == score_in(c);
  }));
}

bool has_the_score(Evidence& e, const Claim& c) { return e.score(player_in(c)) == score_in(c); }

// The player leaves the bracket, and to stay in it has this cost.
template <PairFate fate>
bool would_stay_at(Evidence& e, const Claim& c) {
  const BracketRecord* const bracket = e.bracket(score_in(c));
  if (bracket == nullptr || !set_of(bracket->downfloaters).contains(player_in(c))) return false;
  const PlayerSet present = everybody_of(*bracket);
  return has_cost(e, c, meeting_only(e.subject(), player_in(c), {present.begin(), present.end()}), fate);
}

bool floats_instead(Evidence& e, const Claim& c) {
  const BracketRecord* const bracket = e.bracket(score_in(c));
  if (bracket == nullptr) return false;
  const PlayerSet present = everybody_of(*bracket);
  const auto other = e.with(meeting_only(e.subject(), player_in(c), {present.begin(), present.end()}));
  PlayerSet expected;
  for (const BracketRecord* each : kept_brackets(other->record))
    if (each->score == score_in(c)) expected.insert(each->downfloaters.begin(), each->downfloaters.end());
  for (const PlayerIndex floater : bracket->downfloaters) expected.erase(floater);
  return players_in(c) == expected;
}

// In the systems that give the bye before all brackets there is no record, only the round: somebody of the
// group meets the player in it, and another has the bye.
bool gives_other_bye(Evidence& e, const Claim& c) {
  std::vector<PlayerIndex> group;
  for (const PlayerIndex other : e.field())
    if (e.score(other) >= score_in(c)) group.push_back(other);
  const auto other = e.with(meeting_only(e.subject(), player_in(c), group));
  return !other || other->bye != e.own()->bye;
}

// Two who left a group may meet below it: then the round does not show that they did.
bool floats_down(Evidence& e, const Claim& c) {
  const PlayerIndex opponent = opponent_of(*e.own(), player_in(c));
  if (opponent != no_player && e.score(opponent) >= score_in(c)) throw Evidence::Unknown();
  return e.score(player_in(c)) >= score_in(c);
}

bool floats_up(Evidence& e, const Claim& c) {
  const PlayerIndex opponent = opponent_of(*e.own(), player_in(c));
  return e.score(player_in(c)) < score_in(c) && opponent != no_player &&
         e.score(opponent) >= e.score(player_in(c));
}

bool plays_on_board(Evidence& e, const Claim& c) {
  const bool white = argument<Colour>(c, "colour") == Colour::White;
  const Board expected =
      white ? Board{player_in(c), player_in(c, "opponent")} : Board{player_in(c, "opponent"), player_in(c)};
  const auto number = static_cast<std::size_t>(number_in(c, "board") - 1);
  if (e.field().empty()) return false;
  const std::string article = text_in(c, "article");
  if (article.empty()) return false;
  if (has_a_table(e)) return partner_in_table(e, player_in(c)) == player_in(c, "opponent");
  const RoundPairing& own = *e.own();
  if (number >= own.boards.size() || own.boards[number] != expected) return false;
  return !e.has_records() || article == articles_of(own.edition).of(own.record.colour_rules[number]);
}

constexpr Verifier why_rows[] = {
    {Statement::AloneInScoreGroup,
     [](Evidence& e, const Claim& c) { return has_the_score(e, c) && others_with_score(e, c) == 0; }},
    {Statement::InScoreGroup,
     [](Evidence& e, const Claim& c) {
       return has_the_score(e, c) && others_with_score(e, c) == number_in(c, "count");
     }},
    {Statement::HasScore, has_the_score},
    {Statement::RoundIsOfTable,
     [](Evidence& e, const Claim&) { return pairs_of(e.subject().answer->boards) == table_pairs(e); }},
    {Statement::FloatOrImpossible, would_stay_at<PairFate::Impossible>},
    {Statement::FloatOrCompletion, would_stay_at<PairFate::Completion>},
    {Statement::FloatOrCriterion, would_stay_at<PairFate::Criterion>},
    {Statement::FloatOrOrder, would_stay_at<PairFate::Order>},
    {Statement::FloatOrOtherBye, gives_other_bye},
    {Statement::FloatOrLaterBye, gives_other_bye},
    {Statement::FloatsDown, floats_down},
    {Statement::FloatsUp, floats_up},
    {Statement::FloatInstead, floats_instead},
    {Statement::PlaysOnBoard, plays_on_board},
    {Statement::HasTheBye, [](Evidence& e, const Claim& c) { return e.own()->bye == player_in(c); }},
    {Statement::TableLeaves,
     [](Evidence& e, const Claim& c) { return !partner_in_table(e, player_in(c)).has_value(); }},
};

}  // namespace

std::span<const Verifier> why_verifiers() { return why_rows; }

}  // namespace bloesem::test
