#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "bloesem/explain/why_not.hpp"
#include "engine/explain/cost.hpp"
#include "engine/explain/meaning_key.hpp"
#include "engine/explain/obstacle_claim.hpp"
#include "engine/explain/value_text.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {
namespace {

class WhyNotStory {
 public:
  WhyNotStory(const Subject& subject, const WhyNot& answer)
      : subject_(subject), answer_(answer), articles_(articles_in_round(subject)) {}

  [[nodiscard]] std::vector<Claim> told() {
    switch (answer_.fate) {
      case PairFate::Absent:
        if (!answer_.away.empty()) add(Statement::TakesNoPart, {{"players", answer_.away}});
        add(Statement::PairNotPaired, {{"players", answer_.unpaired}});
        break;
      case PairFate::Board: add_board(); break;
      case PairFate::Met:
        add(Statement::PairMetBefore,
            {{"met", std::int64_t{answer_.met}}, {"article", std::string(articles_.met)}});
        break;
      case PairFate::Colours:
        add(Statement::PairColoursClash,
            {{"colour", answer_.colour}, {"article", std::string(articles_.colours)}});
        break;
      case PairFate::Forbidden: add(Statement::PairForbidden, {}); break;
      case PairFate::Impossible: add_obstacle(); break;
      case PairFate::Completion:
      case PairFate::Criterion:
      case PairFate::Order:
        add_departure();
        add_changes();
        break;
    }
    return std::move(story_);
  }

 private:
  void add(Statement statement, std::vector<Argument> arguments) {
    arguments.push_back({"player", answer_.one});
    arguments.push_back({"opponent", answer_.other});
    arguments.push_back({"round", std::int64_t{subject_.round()}});
    story_.push_back({statement, std::move(arguments)});
  }

  void add_board() {
    const Board& board = subject_.answer->boards[static_cast<std::size_t>(answer_.board - 1)];
    add(Statement::PairPlays,
        {{"white", board.white}, {"black", board.black}, {"board", std::int64_t{answer_.board}}});
  }

  void add_obstacle() {
    add(Statement::PairInNoRound, {});
    if (answer_.obstacle.empty()) return;
    if (!subject_.answer) {
      story_.push_back(claim_of_obstacle(answer_.obstacle, answer_.bye, subject_.round()));
      return;
    }
    add(answer_.bye ? Statement::PairLeavesOneOrBye : Statement::PairLeavesOne,
        {{"players", answer_.obstacle}});
  }

  // Where the byes differ, they are what differs first.
  void add_step() {
    if (!answer_.with) return add(Statement::PairNotInTable, {{"system", answer_.gone}});
    const WalkStep& step = *answer_.step;
    if (step.player == no_player)
      return add(Statement::PairTakesBye, {{"bye", step.instead}, {"instead", step.system}});
    std::vector<Argument> arguments{{"one", step.player}, {"system", step.system}, {"instead", step.instead}};
    if (!has_score_groups(subject_)) return add(Statement::PairNotTaken, std::move(arguments));
    arguments.push_back({"score", Score{subject_.answer->record.brackets[step.bracket].score}});
    add(Statement::PairWalkDiffers, std::move(arguments));
  }

  void add_departure() {
    if (!answer_.departure) return add_step();
    const BracketRecord& ours = subject_.answer->record.brackets[answer_.departure->bracket];
    const BracketRecord& theirs = answer_.with->record.brackets[answer_.departure->of_other];
    if (answer_.fate == PairFate::Completion) return add_completion(ours, theirs);
    if (answer_.fate == PairFate::Criterion)
      return add_criterion(ours, ours.criteria[answer_.departure->criterion],
                           theirs.criteria[answer_.departure->criterion_of_other]);
    if (ours.kind == criteria::BracketKind::Bye)
      return add(Statement::PairTakesLaterBye,
                 {{"bye", *answer_.with->bye}, {"instead", *subject_.answer->bye}});
    std::vector<Argument> arguments{{"score", Score{ours.score}},
                                    {"system", ours.pairs.to_vector()},
                                    {"instead", theirs.pairs.to_vector()}};
    if (!answer_.later) return add(Statement::PairOrderDiffers, std::move(arguments));
    arguments.push_back({"article", std::string(article_of(*answer_.later, articles_))});
    arguments.push_back({"meaning", std::string(key_of_meaning(meaning_of(*answer_.later)))});
    add(Statement::PairGeneratedLater, std::move(arguments));
  }

  void add_completion(const BracketRecord& ours, const BracketRecord& theirs) {
    const auto players = [](const BracketRecord& record) {
      std::vector<PlayerIndex> all = record.moved_down.to_vector();
      all.insert(all.end(), record.residents.begin(), record.residents.end());
      all.insert(all.end(), record.moved_up.begin(), record.moved_up.end());
      return all;
    };
    add(Statement::PairOtherBracket, {{"score", Score{ours.score}},
                                      {"players", players(ours)},
                                      {"instead", players(theirs)},
                                      {"article", std::string(articles_.completion)}});
  }

  void add_criterion(const BracketRecord& bracket, const criteria::CriterionValue& ours,
                     const criteria::CriterionValue& theirs) {
    std::vector<Argument> arguments{{"article", std::string(ours.article)}, {"meaning", meaning_key(ours)}};
    const bool comes_first = ours.article == articles_.bye_score;  // before all brackets
    if (comes_first || bracket.kind == criteria::BracketKind::Bye) {
      arguments.push_back({"bye", *answer_.with->bye});
      arguments.push_back({"value", value_text(theirs)});
      arguments.push_back({"instead", value_text(ours)});
      return add(Statement::PairTakesOtherBye, std::move(arguments));
    }
    arguments.push_back({"score", Score{bracket.score}});
    if (!ours.is_list) {
      arguments.push_back({"value", std::int64_t{theirs.count}});
      arguments.push_back({"instead", std::int64_t{ours.count}});
      return add(Statement::PairCosts, std::move(arguments));
    }
    const auto& now = ours.differences;
    const auto& then = theirs.differences;
    std::size_t place = 0;
    while (place < std::min(now.size(), then.size()) && now[place] == then[place]) ++place;
    arguments.push_back({"place", static_cast<std::int64_t>(place + 1)});
    arguments.push_back({"value", Score{place < then.size() ? then[place] : 0}});
    arguments.push_back({"instead", Score{place < now.size() ? now[place] : 0}});
    add(Statement::PairCostsInList, std::move(arguments));
  }

  void add_changes() {
    if (!answer_.with) return;
    add(Statement::PairMovesBoards, {{"gone", answer_.gone}, {"come", answer_.come}});
    const auto& now = subject_.answer->bye;
    const auto& then = answer_.with->bye;
    const Statement first = story_.front().statement;
    if (first == Statement::PairTakesBye || first == Statement::PairTakesLaterBye) return;
    if (now && then && now != then) add(Statement::PairMovesBye, {{"bye", *then}, {"instead", *now}});
  }

  const Subject& subject_;
  const WhyNot& answer_;
  const ArticleNames& articles_;
  std::vector<Claim> story_ = {};
};

}  // namespace

Result<Explanation> explain_why_not(const Subject& subject, PlayerIndex one, PlayerIndex other) {
  const Result<WhyNot> answer = why_not(subject, one, other);
  if (!answer) return answer.error();
  return Explanation{.question = "pair", .story = WhyNotStory(subject, *answer).told(), .tables = {}};
}

}  // namespace bloesem::explain
