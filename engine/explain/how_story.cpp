#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "bloesem/explain/how.hpp"
#include "engine/explain/partner.hpp"

namespace bloesem::explain {
namespace {

// What is said of a pair, and of a bye.
struct GoalStatements {
  Statement holds, by_result, by_open_result, by_absence, by_forbidding, by_allowing, by_two_results,
      by_nothing;
};

constexpr GoalStatements of_pair{Statement::PairHolds,        Statement::PairByResult,
                                 Statement::PairByOpenResult, Statement::PairByAbsence,
                                 Statement::PairByForbidding, Statement::PairByAllowing,
                                 Statement::PairByTwoResults, Statement::PairByNothing};
constexpr GoalStatements of_bye{
    Statement::ByeHolds,        Statement::ByeByResult,   Statement::ByeByOpenResult, Statement::ByeByAbsence,
    Statement::ByeByForbidding, Statement::ByeByAllowing, Statement::ByeByTwoResults, Statement::ByeByNothing};

constexpr std::array<std::string_view, how_stages> stage_names{"last-result", "earlier-result", "absence",
                                                               "forbidding",  "allowing",       "two-results"};

std::int64_t count(std::size_t number) { return static_cast<std::int64_t>(number); }

class HowStory {
 public:
  HowStory(const Subject& subject, const How& how)
      : subject_(subject), how_(how), says_(how.goal.is_bye() ? of_bye : of_pair) {}

  Explanation told() {
    explanation_.question = "how";
    explanation_.complete = !how_.out_of_time;
    if (how_.holds_already) {
      say(says_.holds, {});
    } else if (!how_.away.empty()) {
      say(Statement::TakesNoPart, {{"players", how_.away}});
    } else if (how_.met_in > 0) {
      say(Statement::PairHasMet, {{"met", std::int64_t{how_.met_in}}});
    } else {
      for (const std::vector<Change>& changes : how_.answers) tell(changes);
      if (how_.answers.empty()) say(says_.by_nothing, {});
      tell_searched();
      tabulate();
    }
    return std::move(explanation_);
  }

 private:
  // Adds who is to meet, and when.
  void say(Statement statement, std::vector<Argument> arguments) {
    arguments.push_back({"player", how_.goal.one});
    if (!how_.goal.is_bye()) arguments.push_back({"opponent", how_.goal.other});
    arguments.push_back({"round", std::int64_t{subject_.round()}});
    explanation_.story.push_back({statement, std::move(arguments)});
  }

  void tell(const std::vector<Change>& changes) {
    const Change& change = changes.front();
    std::vector<Argument> arguments{{"one", change.one}, {"other", change.other}};
    switch (change.kind) {
      case ChangeKind::Absent:
      case ChangeKind::Withdrawn: return say(says_.by_absence, {{"absent", change.one}});
      case ChangeKind::Forbidden: return say(says_.by_forbidding, std::move(arguments));
      case ChangeKind::Allowed: return say(says_.by_allowing, std::move(arguments));
      case ChangeKind::Result: break;
    }
    const std::string instead = present_result(subject_, change);
    arguments.push_back({"of", std::int64_t{change.round}});
    arguments.push_back({"result", result_text(subject_.tournament, change)});
    if (changes.size() == 1 && instead == open_result) return say(says_.by_open_result, std::move(arguments));
    arguments.push_back({"instead", instead});
    if (changes.size() == 1) return say(says_.by_result, std::move(arguments));
    const Change& second = changes.back();
    arguments.push_back({"third", second.one});
    arguments.push_back({"fourth", second.other});
    arguments.push_back({"second_result", result_text(subject_.tournament, second)});
    arguments.push_back({"second_instead", present_result(subject_, second)});
    say(says_.by_two_results, std::move(arguments));
  }

  [[nodiscard]] const Searched& stage(HowStage stage) const {
    return how_.stages[static_cast<std::size_t>(stage)];
  }

  void tell_searched() {
    Searched single;
    for (std::size_t i = 0; i < how_stages; ++i) {
      if (i == static_cast<std::size_t>(HowStage::TwoResults)) continue;
      single.changes += how_.stages[i].changes;
      single.searched += how_.stages[i].searched;
    }
    const std::int64_t round = subject_.round();
    if (!single.is_complete()) {
      add(Statement::SingleChangesUntried,
          {{"searched", count(single.searched)}, {"count", count(single.changes)}, {"round", round}});
      return;
    }
    add(Statement::SingleChangesTried, {{"last", count(stage(HowStage::LastResult).changes)},
                                        {"earlier", count(stage(HowStage::EarlierResult).changes)},
                                        {"absences", count(stage(HowStage::Absence).changes)},
                                        {"forbidden", count(stage(HowStage::Forbidden).changes)},
                                        {"allowed", count(stage(HowStage::Allowed).changes)},
                                        {"round", round}});
    const Searched& two = stage(HowStage::TwoResults);
    if (two.changes == 0) return;
    if (two.is_complete())
      add(Statement::TwoResultsTried, {{"count", count(two.changes)}, {"of", round - 1}});
    else
      add(Statement::TwoResultsUntried,
          {{"searched", count(two.searched)}, {"count", count(two.changes)}, {"of", round - 1}});
  }

  void add(Statement statement, std::vector<Argument> arguments) {
    explanation_.story.push_back({statement, std::move(arguments)});
  }

  void tabulate() {
    Table table{{"changes", "count", "tried"}, {}};
    for (std::size_t i = 0; i < how_stages; ++i)
      table.rows.push_back(
          {std::string(stage_names[i]), count(how_.stages[i].changes), count(how_.stages[i].searched)});
    explanation_.tables.push_back(std::move(table));
  }

  const Subject& subject_;
  const How& how_;
  const GoalStatements& says_;
  Explanation explanation_;
};

}  // namespace

Explanation explain(const Subject& subject, const How& how) { return HowStory(subject, how).told(); }

Result<Explanation> explain_how(const Subject& subject, const Goal& goal, const HowLimit& limit) {
  const Result<How> answer = how(subject, goal, limit);
  if (!answer) return answer.error();
  return explain(subject, *answer);
}

}  // namespace bloesem::explain
