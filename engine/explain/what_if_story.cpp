#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "bloesem/explain/what_if.hpp"
#include "engine/explain/meaning_key.hpp"
#include "engine/explain/partner.hpp"
#include "engine/explain/value_text.hpp"

namespace bloesem::explain {
namespace {

using Players = std::vector<PlayerIndex>;

Claim supposition(const Subject& subject, const Change& change) {
  const std::int64_t round = subject.round();
  const Argument player{"player", change.one};
  const Argument opponent{"opponent", change.other};
  switch (change.kind) {
    case ChangeKind::Absent: return {Statement::SupposeAbsent, {player, {"round", round}}};
    case ChangeKind::Withdrawn: return {Statement::SupposeWithdrawn, {player, {"round", round}}};
    case ChangeKind::Forbidden: return {Statement::SupposeForbidden, {player, opponent, {"round", round}}};
    case ChangeKind::Allowed: return {Statement::SupposeAllowed, {player, opponent, {"round", round}}};
    case ChangeKind::Result: break;
  }
  const Argument of{"of", std::int64_t{change.round}};
  const Argument result{"result", result_text(subject.tournament, change)};
  const std::string present = present_result(subject, change);
  if (present == open_result) return {Statement::SupposeOpenEnds, {player, opponent, of, result}};
  const bool of_match = subject.tournament.rounds_are_matches;
  return {of_match ? Statement::SupposeMatch : Statement::SupposeResult,
          {player, opponent, of, result, {"instead", present}}};
}

class WhatIfStory {
 public:
  WhatIfStory(const Subject& subject, const WhatIf& answer) : subject_(subject), answer_(answer) {}

  Explanation told() {
    explanation_.question = "what-if";
    for (const Change& change : answer_.changes) explanation_.story.push_back(supposition(subject_, change));
    tell_players();
    if (answer_.first) tell_first(*answer_.first);
    tell_round();
    tabulate_players();
    tabulate_partners();
    return std::move(explanation_);
  }

 private:
  void say(Statement statement, std::vector<Argument> arguments) {
    arguments.push_back({"changes", static_cast<std::int64_t>(answer_.changes.size())});
    arguments.push_back({"round", std::int64_t{subject_.round()}});
    explanation_.story.push_back({statement, std::move(arguments)});
  }

  void say_of(Statement statement, const Players& players) {
    if (!players.empty()) say(statement, {{"players", players}});
  }

  void tell_players() {
    Players floats;
    Players colours;
    Players rights;
    for (const AlteredPlayer& player : answer_.players) {
      if (player.before != player.after)
        say(Statement::WouldHaveScore,
            {{"player", player.player}, {"score", Score{player.after}}, {"instead", Score{player.before}}});
      if (player.floats) floats.push_back(player.player);
      if (player.colours) colours.push_back(player.player);
      if (player.right_to_bye) rights.push_back(player.player);
    }
    say_of(Statement::WouldHaveOtherFloats, floats);
    say_of(Statement::WouldPreferOtherColours, colours);
    say_of(Statement::WouldHaveOtherByeRight, rights);
  }

  void tell_first(const AlteredBracket& first) {
    const BracketRecord* before = first.before ? &subject_.answer->record.brackets[*first.before] : nullptr;
    const BracketRecord* after = first.after ? &answer_.after.answer->record.brackets[*first.after] : nullptr;
    const Score score{(before != nullptr ? before : after)->score};
    if (first.above == 0)
      say(Statement::HighestBracketDiffers, {{"score", score}});
    else
      say(Statement::FirstBracketDiffers,
          {{"above", static_cast<std::int64_t>(first.above)}, {"score", score}});
    if (!first.joining.empty())
      say(Statement::WouldJoinBracket, {{"players", first.joining}, {"score", score}});
    if (!first.leaving.empty())
      say(Statement::WouldLeaveBracket, {{"players", first.leaving}, {"score", score}});
    if (first.criterion) {
      const criteria::CriterionValue& value = after->criteria[*first.criterion];
      say(Statement::CriterionWouldBe, {{"score", score},
                                        {"article", std::string(value.article)},
                                        {"meaning", meaning_key(value)},
                                        {"value", value_text(value)},
                                        {"instead", value_text(before->criteria[*first.criterion])}});
    }
    const bool same_criteria = before != nullptr && after != nullptr && before->criteria == after->criteria;
    if (first.joining.empty() && first.leaving.empty() && same_criteria && before->kind == after->kind)
      say(Statement::OnlyPairsWouldDiffer, {{"score", score}});
  }

  void tell_round() {
    if (!subject_.answer && !answer_.after.answer) return say(Statement::RoundWouldFailEither, {});
    if (!answer_.after.answer) return say(Statement::RoundWouldFail, {});
    if (!subject_.answer) return say(Statement::RoundWouldSucceed, {});
    if (answer_.changes_nothing()) return say(Statement::RoundWouldStay, {});
    say_of(Statement::WouldFloatDown, answer_.new_floaters);
    say_of(Statement::WouldNotFloatDown, answer_.no_more_floaters);
    tell_byes();
    tell_opponents();
    if (!answer_.gone.empty() || !answer_.come.empty())
      say(Statement::PairsWouldDiffer, {{"gone", pairs_on(answer_.gone)}, {"come", pairs_on(answer_.come)}});
    if (!answer_.other_colours.empty())
      say(Statement::ColoursWouldDiffer, {{"pairs", pairs_on(answer_.other_colours)}});
  }

  // Groups, of which each has a bye of its own, are asked about by themselves.
  void tell_byes() {
    const Players& now = answer_.new_byes;
    const Players& before = answer_.no_more_byes;
    if (!now.empty() && !before.empty())
      say(Statement::ByeWouldMove, {{"player", now.front()}, {"instead", before.front()}});
    else if (!now.empty())
      say(Statement::ByeWouldCome, {{"player", now.front()}});
    else if (!before.empty())
      say(Statement::ByeWouldGo, {{"player", before.front()}});
  }

  // Of the players whom the changes name, or half of the answer would be missing.
  void tell_opponents() {
    Players named;
    for (const Change& change : answer_.changes)
      for (const PlayerIndex player : {change.one, change.other})
        if (player != no_player && std::find(named.begin(), named.end(), player) == named.end())
          named.push_back(player);
    for (const PlayerIndex player : named) {
      const PlayerIndex before = opponent_in(subject_.answer, player);
      const PlayerIndex after = opponent_in(answer_.after.answer, player);
      if (before != after && before != no_player && after != no_player)
        say(Statement::OpponentWouldBe, {{"player", player}, {"opponent", after}, {"instead", before}});
    }
  }

  static std::vector<Pair> pairs_on(const std::vector<Board>& boards) {
    std::vector<Pair> pairs;
    for (const Board& board : boards) pairs.emplace_back(board.white, board.black);
    return pairs;
  }

  void tabulate_players() {
    Table table{{"player", "before", "after"}, {}};
    for (const AlteredPlayer& player : answer_.players)
      if (player.before != player.after)
        table.rows.push_back({player.player, Score{player.before}, Score{player.after}});
    if (!table.rows.empty()) explanation_.tables.push_back(std::move(table));
  }

  // Everybody whose opponent, or bye, is another.
  void tabulate_partners() {
    Table table{{"player", "before", "after"}, {}};
    for (std::size_t i = 0; i < subject_.tournament.players.size(); ++i) {
      const auto player = static_cast<PlayerIndex>(i);
      Value before = partner_in(subject_.answer, player);
      Value after = partner_in(answer_.after.answer, player);
      if (before != after) table.rows.push_back({player, std::move(before), std::move(after)});
    }
    if (!table.rows.empty()) explanation_.tables.push_back(std::move(table));
  }

  const Subject& subject_;
  const WhatIf& answer_;
  Explanation explanation_;
};

}  // namespace

Explanation explain(const Subject& subject, const WhatIf& answer) {
  return WhatIfStory(subject, answer).told();
}

Result<Explanation> explain_what_if(const Subject& subject, std::vector<Change> changes) {
  const Result<WhatIf> answer = what_if(subject, std::move(changes));
  if (!answer) return answer.error();
  return explain(subject, *answer);
}

}  // namespace bloesem::explain
