#include "bloesem/explain/what_if.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "bloesem/articles.hpp"
#include "engine/explain/cost.hpp"
#include "engine/explain/value_text.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/by_player.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;
using swiss::RoundField;

using Players = std::vector<PlayerIndex>;

// Returns those of `some` that `others` has not. Both ascending.
Players only_in(const Players& some, const Players& others) {
  Players result;
  std::set_difference(some.begin(), some.end(), others.begin(), others.end(), std::back_inserter(result));
  return result;
}

Players ascending(Players players) {
  std::sort(players.begin(), players.end());
  return players;
}

std::vector<AlteredPlayer> altered_players(const RoundField& before, const RoundField& after,
                                           PlayerIndex players) {
  const swiss::ByPlayer<Position> places_before = swiss::positions_by_player(before);
  const swiss::ByPlayer<Position> places_after = swiss::positions_by_player(after);
  std::vector<AlteredPlayer> altered;
  for (PlayerIndex i = 0; i < players; ++i) {
    if (places_before[i] == swiss::no_position) continue;
    const criteria::PlayerFacts& then = before.facts(places_before[i]);
    AlteredPlayer player{.player = i, .before = then.score, .after = then.score};
    const AlteredPlayer same = player;
    player.leaves = places_after[i] == swiss::no_position;
    if (!player.leaves) {
      const criteria::PlayerFacts& now = after.facts(places_after[i]);
      player.after = now.score;
      player.colours = then.preference != now.preference;
      player.floats = then.previous != now.previous || then.before_previous != now.before_previous;
      player.right_to_bye = then.bye_eligible != now.bye_eligible;
    }
    if (player != same) altered.push_back(player);
  }
  return altered;
}

// The choice of the player with the bye is no bracket: byes are compared by themselves.
std::vector<std::size_t> final_brackets(const Record& record) {
  std::vector<std::size_t> result;
  for (std::size_t i = 0; i < record.brackets.size(); ++i)
    if (!record.brackets[i].discarded && record.brackets[i].kind != criteria::BracketKind::Bye)
      result.push_back(i);
  return result;
}

Players players_of(const BracketRecord& bracket) {
  Players players = bracket.residents.to_vector();
  players.insert(players.end(), bracket.moved_down.begin(), bracket.moved_down.end());
  players.insert(players.end(), bracket.moved_up.begin(), bracket.moved_up.end());
  return ascending(std::move(players));
}

std::vector<Pair> sorted_pairs(const BracketRecord& bracket) {
  std::vector<Pair> pairs;
  for (const auto& [one, other] : bracket.pairs) pairs.push_back(std::minmax(one, other));
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

bool is_same(const BracketRecord& a, const BracketRecord& b) {
  return a.score == b.score && a.kind == b.kind && players_of(a) == players_of(b) && a.criteria == b.criteria &&
         sorted_pairs(a) == sorted_pairs(b) &&
         ascending(a.downfloaters.to_vector()) == ascending(b.downfloaters.to_vector());
}

// Returns the first criterion with another value, if both have the same criteria. Completion is no value of a
// bracket: every round is complete. The score of the player with the bye is none where one of the rounds has no
// bye.
std::optional<std::size_t> first_other_criterion(const BracketRecord& a, const BracketRecord& b,
                                                 const ArticleNames& articles) {
  if (a.criteria.size() != b.criteria.size()) return std::nullopt;
  std::optional<std::size_t> first;
  for (std::size_t i = a.criteria.size(); i-- > 0;) {
    const criteria::CriterionValue& one = a.criteria[i];
    const criteria::CriterionValue& other = b.criteria[i];
    if (one.article != other.article || one.meaning != other.meaning) return std::nullopt;
    if (one.article == articles.completion) continue;
    if (one.article == articles.bye_score && one.differences.size() != other.differences.size()) continue;
    if (value_text(one) != value_text(other)) first = i;
  }
  return first;
}

// Returns the final bracket of that score; empty if there is none.
std::optional<std::size_t> bracket_with_score(const Record& record, Points score) {
  for (const std::size_t i : final_brackets(record))
    if (record.brackets[i].score == score) return i;
  return std::nullopt;
}

// Brackets of different scores are not one bracket that has changed: the one of the higher score is compared
// with its counterpart, if it has one.
void match_by_score(const Record& before, const Record& after, AlteredBracket& altered) {
  if (!altered.before || !altered.after) return;
  const Points own = before.brackets[*altered.before].score;
  const Points other = after.brackets[*altered.after].score;
  if (own > other) altered.after = bracket_with_score(after, own);
  if (own < other) altered.before = bracket_with_score(before, other);
}

std::optional<AlteredBracket> first_altered(const Record& before, const Record& after,
                                            const ArticleNames& articles) {
  const std::vector<std::size_t> ours = final_brackets(before);
  const std::vector<std::size_t> theirs = final_brackets(after);
  std::size_t i = 0;
  while (i < ours.size() && i < theirs.size() && is_same(before.brackets[ours[i]], after.brackets[theirs[i]]))
    ++i;
  if (i == ours.size() && i == theirs.size()) return std::nullopt;
  AlteredBracket altered{.above = i};
  if (i < ours.size()) altered.before = ours[i];
  if (i < theirs.size()) altered.after = theirs[i];
  match_by_score(before, after, altered);
  const BracketRecord none;
  const BracketRecord& a = altered.before ? before.brackets[*altered.before] : none;
  const BracketRecord& b = altered.after ? after.brackets[*altered.after] : none;
  altered.leaving = only_in(players_of(a), players_of(b));
  altered.joining = only_in(players_of(b), players_of(a));
  altered.criterion = first_other_criterion(a, b, articles);
  altered.staying = only_in(ascending(a.downfloaters.to_vector()), ascending(b.downfloaters.to_vector()));
  altered.floating = only_in(ascending(b.downfloaters.to_vector()), ascending(a.downfloaters.to_vector()));
  return altered;
}

// Returns the downfloaters of final brackets: who is left over in the last one does not float.
Players floaters_of(const Record& record) {
  Players floaters;
  for (const BracketRecord& bracket : record.brackets)
    if (!bracket.discarded)
      floaters.insert(floaters.end(), bracket.moved_down.begin(), bracket.moved_down.end());
  floaters = ascending(std::move(floaters));
  floaters.erase(std::unique(floaters.begin(), floaters.end()), floaters.end());
  return floaters;
}

// Returns the boards of one round whose pairs the other has not.
std::vector<Board> pairs_only_in(const std::vector<Board>& some, const std::vector<Pair>& others) {
  std::vector<Board> result;
  for (const Board& board : some)
    if (!std::binary_search(others.begin(), others.end(), Pair(std::minmax(board.white, board.black))))
      result.push_back(board);
  return result;
}

std::vector<Pair> sorted_pairs(const std::vector<Board>& boards) {
  std::vector<Pair> pairs;
  for (const Board& board : boards) pairs.push_back(std::minmax(board.white, board.black));
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

// Returns the boards of the second round that the first has with colours reversed.
std::vector<Board> recoloured(const std::vector<Board>& before, const std::vector<Board>& after) {
  std::vector<Pair> had;
  for (const Board& board : before) had.emplace_back(board.white, board.black);
  std::sort(had.begin(), had.end());
  std::vector<Board> result;
  for (const Board& board : after)
    if (std::binary_search(had.begin(), had.end(), Pair(board.black, board.white))) result.push_back(board);
  return result;
}

void compare_rounds(const RoundPairing& before, const RoundPairing& after, WhatIf& answer) {
  answer.gone = pairs_only_in(before.boards, sorted_pairs(after.boards));
  answer.come = pairs_only_in(after.boards, sorted_pairs(before.boards));
  answer.other_colours = recoloured(before.boards, after.boards);
  const Players byes_before = ascending(byes_of(before));
  const Players byes_after = ascending(byes_of(after));
  answer.no_more_byes = only_in(byes_before, byes_after);
  answer.new_byes = only_in(byes_after, byes_before);
  answer.no_more_floaters = only_in(floaters_of(before.record), floaters_of(after.record));
  answer.new_floaters = only_in(floaters_of(after.record), floaters_of(before.record));
}

}  // namespace

Result<WhatIf> what_if(const Subject& subject, std::vector<Change> changes) {
  Result<Subject> after = changed(subject, changes);
  if (!after) return after.error();
  WhatIf answer{.changes = std::move(changes), .after = std::move(after).value()};
  const Result<RequestedRound> asked = request_of_consistent(subject.tournament, subject.options);
  const Result<RequestedRound> now = request_of_consistent(answer.after.tournament, answer.after.options);
  if (asked && now)
    answer.players =
        altered_players(asked->field, now->field, static_cast<PlayerIndex>(subject.tournament.players.size()));
  const RoundPairing none;
  const RoundPairing& before = subject.answer ? *subject.answer : none;
  const RoundPairing& then = answer.after.answer ? *answer.after.answer : none;
  compare_rounds(before, then, answer);
  if (subject.answer && answer.after.answer && has_score_groups(subject))
    answer.first = first_altered(before.record, then.record, articles_of(before.edition));
  return answer;
}

}  // namespace bloesem::explain
