#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "bloesem/articles.hpp"
#include "engine/explain/cost.hpp"
#include "engine/explain/cost_claim.hpp"
#include "engine/explain/cost_table.hpp"
#include "engine/explain/why_player.hpp"
#include "engine/model/counted.hpp"

namespace bloesem::explain {
namespace {

// Brackets that a player left are told from the top, no more than these.
constexpr std::size_t told_brackets = 2;

std::string_view name_of(BracketRole role) noexcept {
  switch (role) {
    case BracketRole::MovedDown: return "role-moved-down";
    case BracketRole::TakenByMdp: return "";
    case BracketRole::FirstHalf: return "role-first-half";
    case BracketRole::SecondHalf: return "role-second-half";
  }
  return "";
}

class PlayerStory {
 public:
  PlayerStory(const Subject& subject, const WhyPlayer& why)
      : subject_(subject),
        why_(why),
        record_(subject.answer->record),
        cost_(subject),
        round_{"round", std::int64_t{subject.round()}} {}

  std::vector<Claim> told() {
    tell_group();
    for (std::size_t i = 0; i < std::min(told_brackets, why_.left.size()); ++i) tell_float(why_.left[i]);
    tell_upfloat();
    if (why_.role) tell_order();
    tell_board();
    return std::move(story_);
  }

 private:
  void say(Statement statement, std::vector<Argument> arguments) {
    arguments.insert(arguments.begin(), {"player", why_.player});
    arguments.push_back(round_);
    story_.push_back({statement, std::move(arguments)});
  }

  void tell_group() {
    if (has_table(subject_)) return story_.push_back({Statement::RoundIsOfTable, {round_}});
    const Argument score{"score", Score{why_.score}};
    if (!has_score_groups(subject_)) return say(Statement::HasScore, {score});
    if (why_.group.empty()) return say(Statement::AloneInScoreGroup, {score});
    say(Statement::InScoreGroup, {score, {"count", static_cast<std::int64_t>(why_.group.size())}});
  }

  void tell_float(const LeftBracket& left) {
    static constexpr CostStatements had_they_stayed{Statement::FloatOrImpossible, Statement::FloatOrCompletion,
                                                    Statement::FloatOrCriterion,  Statement::FloatOrOrder,
                                                    Statement::FloatOrOtherBye,   Statement::FloatOrLaterBye};
    const Argument score{"score", Score{record_.brackets[left.bracket].score}};
    if (left.staying.fate == PairFate::Absent) return say(Statement::FloatsDown, {score});
    CostClaim cost = cost_.claim_of(left.staying, had_they_stayed);
    cost.arguments.insert(cost.arguments.begin(), score);
    say(cost.statement, std::move(cost.arguments));
    if (why_.left.size() == 1 && !left.instead.empty())
      say(Statement::FloatInstead, {score, {"players", left.instead}});
  }

  void tell_upfloat() {
    if (!why_.bracket) return;
    const BracketRecord& bracket = record_.brackets[*why_.bracket];
    const PlayersInBracket& from_below = bracket.moved_up;
    if (std::find(from_below.begin(), from_below.end(), why_.player) != from_below.end())
      say(Statement::FloatsUp, {{"score", Score{bracket.score}}});
  }

  void tell_order() {
    const Argument score{"score", Score{record_.brackets[*why_.bracket].score}};
    const Argument role{"role", std::string(name_of(*why_.role))};
    if (*why_.role == BracketRole::TakenByMdp) return say(Statement::TakenByMovedDown, {score});
    if (!why_.first_offered) return say(Statement::NobodyOffered, {score, role});
    std::vector<Argument> arguments{score, role, {"opponent", why_.first_offered->opponent}};
    CostClaim cost = claim_about_offer(*why_.first_offered);
    std::move(cost.arguments.begin(), cost.arguments.end(), std::back_inserter(arguments));
    say(cost.statement, std::move(arguments));
  }

  [[nodiscard]] CostClaim claim_about_offer(const Alternative& offered) const {
    static constexpr CostStatements with_the_first{Statement::OfferedImpossible, Statement::OfferedCompletion,
                                                   Statement::OfferedCriterion, Statement::OfferedOrder};
    const Argument article{"article", std::string(article_of(subject_, offered.cost))};
    switch (offered.cost.fate) {
      case PairFate::Absent:
      case PairFate::Board: return {Statement::OfferedPlays, {}};
      case PairFate::Met: return {Statement::OfferedMet, {article, {"of", meeting(offered.opponent)}}};
      case PairFate::Colours: return {Statement::OfferedColours, {article}};
      case PairFate::Forbidden: return {Statement::OfferedForbidden, {}};
      default: return cost_.claim_of(offered.cost, with_the_first);
    }
  }

  // Returns the last round in which the two met.
  [[nodiscard]] std::int64_t meeting(PlayerIndex opponent) const {
    const Player& player = subject_.tournament.players[static_cast<std::size_t>(why_.player)];
    int round = subject_.round() - 1;
    while (round > 1 && !(player.round(round - 1).opponent == opponent && was_played(player.round(round - 1))))
      --round;
    return round;
  }

  void tell_board() {
    if (!why_.board) return say(has_table(subject_) ? Statement::TableLeaves : Statement::HasTheBye, {});
    const Board& board = subject_.answer->boards[*why_.board];
    const bool white = board.white == why_.player;
    const ColourRule rule = record_.colour_rules[*why_.board];
    say(Statement::PlaysOnBoard, {{"opponent", white ? board.black : board.white},
                                  {"board", static_cast<std::int64_t>(*why_.board + 1)},
                                  {"colour", white ? Colour::White : Colour::Black},
                                  {"article", std::string(articles_of(subject_.answer->edition).of(rule))}});
  }

  const Subject& subject_;
  const WhyPlayer& why_;
  const Record& record_;
  CostClaims cost_;
  Argument round_;
  std::vector<Claim> story_ = {};
};

// Everybody in the bracket, with what decides against each.
Table table_of_opponents(const Subject& subject, const WhyPlayer& why) {
  Table table{{"opponent"}, {}};
  const std::span<const std::string_view> of_cost = cost_headings(subject);
  table.headings.insert(table.headings.end(), of_cost.begin(), of_cost.end());
  for (const Alternative& each : why.opponents) {
    table.rows.push_back(cost_cells(subject, each.cost, fate_of_pair(each.cost.fate)));
    table.rows.back().insert(table.rows.back().begin(), each.opponent);
  }
  return table;
}

void add_table(Explanation& answer, Table table) {
  if (!table.rows.empty()) answer.tables.push_back(std::move(table));
}

}  // namespace

Result<Explanation> explain_player(const Subject& subject, PlayerIndex player) {
  const Result<WhyPlayer> why = why_player(subject, player);
  if (!why) return why.error();
  Explanation answer{.question = "player", .story = PlayerStory(subject, *why).told(), .tables = {}};
  add_table(answer, table_of_opponents(subject, *why));
  return answer;
}

Result<std::vector<std::vector<Claim>>> stories_of_players(const Subject& subject) {
  if (!subject.answer) return subject.answer.error();
  const Result<PairLegality> legality = pair_legality(subject);
  if (!legality) return legality.error();
  std::vector<std::vector<Claim>> stories(subject.tournament.players.size());
  const swiss::RoundField& field = legality->request.field;
  for (swiss::Position p = 0; p < field.size(); ++p) {
    const Result<WhyPlayer> why = reasons_of(subject, *legality, field.player(p), Compared::FirstOffered);
    if (!why) return why.error();
    stories[static_cast<std::size_t>(field.player(p))] = PlayerStory(subject, *why).told();
  }
  return stories;
}

Result<Explanation> explain_board(const Subject& subject, int board) {
  if (!subject.answer) return subject.answer.error();
  const std::vector<Board>& boards = subject.answer->boards;
  if (board < 1 || static_cast<std::size_t>(board) > boards.size())
    return Error{ErrorCode::InvalidInput,
                 "board " + std::to_string(board) + " does not exist: round " +
                     std::to_string(subject.round()) + " has " +
                     counted(static_cast<int>(boards.size()), "board"),
                 {}};
  const auto index = static_cast<std::size_t>(board - 1);
  const Board& pair = boards[index];
  const bool white = subject.answer->record.higher_is_white[index] != 0;
  Result<Explanation> answer = explain_player(subject, white ? pair.white : pair.black);
  if (!answer) return answer;
  answer->question = "board";
  return answer;
}

}  // namespace bloesem::explain
