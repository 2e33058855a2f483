#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "bloesem/articles.hpp"
#include "bloesem/explain/ranked.hpp"
#include "bloesem/explain/why.hpp"
#include "engine/explain/cost_claim.hpp"
#include "engine/explain/cost_table.hpp"
#include "engine/explain/meaning_key.hpp"
#include "engine/explain/value_text.hpp"

namespace bloesem::explain {
namespace {

std::int64_t count_of(std::size_t size) { return static_cast<std::int64_t>(size); }

const BracketRecord* bracket_of_score(const Record& record, Points score) {
  const auto found =
      std::find_if(record.brackets.begin(), record.brackets.end(), [&](const BracketRecord& each) {
        return !each.discarded && each.score == score && each.kind != criteria::BracketKind::Bye;
      });
  return found == record.brackets.end() ? nullptr : &*found;
}

bool was_discarded(const Record& record, Points score) {
  return std::any_of(record.brackets.begin(), record.brackets.end(),
                     [&](const BracketRecord& each) { return each.discarded && each.score == score; });
}

class BracketStory {
 public:
  BracketStory(const Subject& subject, const BracketRecord& bracket) : subject_(subject), bracket_(bracket) {}

  Result<Explanation> told() {
    say(Statement::BracketHasPlayers, {{"count", count_of(bracket_.residents.size())}});
    if (!bracket_.moved_down.empty())
      say(Statement::BracketHasMovedDown, {{"players", bracket_.moved_down.to_vector()}});
    if (!bracket_.moved_up.empty())
      say(Statement::BracketHasMovedUp, {{"players", bracket_.moved_up.to_vector()}});
    if (was_discarded(subject_.answer->record, bracket_.score))
      say(Statement::BracketWasDiscarded,
          {{"article", std::string(articles_of(subject_.answer->edition).completion)}});
    say(Statement::BracketHasPairs, {{"count", count_of(bracket_.pairs.size())}});
    if (!bracket_.downfloaters.empty())
      say(Statement::BracketLeavesOver, {{"players", bracket_.downfloaters.to_vector()}});
    if (bracket_.exchanges > 0) say(Statement::BracketExchanges, {{"count", std::int64_t{bracket_.exchanges}}});
    tabulate();
    if (std::optional<Error> error = rank_floaters()) return *std::move(error);
    return std::move(answer_);
  }

 private:
  void say(Statement statement, std::vector<Argument> arguments) {
    arguments.insert(arguments.begin(), {"score", Score{bracket_.score}});
    arguments.push_back({"round", std::int64_t{subject_.round()}});
    answer_.story.push_back({statement, std::move(arguments)});
  }

  void tabulate() {
    Table pairs{{"player", "opponent"}, {}};
    for (const auto& [higher, lower] : bracket_.pairs) pairs.rows.push_back({higher, lower});
    Table criteria{{"article", "criterion", "value"}, {}};
    for (const criteria::CriterionValue& value : bracket_.criteria)
      criteria.rows.push_back({std::string(value.article), meaning_key(value), value_text(value)});
    for (Table* table : {&pairs, &criteria})
      if (!table->rows.empty()) answer_.tables.push_back(std::move(*table));
  }

  // Tells who else could have floated down, as far as the story has room.
  std::optional<Error> rank_floaters() {
    if (!ranks_floaters(subject_)) {
      if (!bracket_.downfloaters.empty() || !bracket_.moved_up.empty()) say(Statement::FloatersNotRanked, {});
      return std::nullopt;
    }
    const auto index = static_cast<std::size_t>(&bracket_ - subject_.answer->record.brackets.data());
    const Result<Ranking> ranking = ranked_floaters(subject_, index);
    if (!ranking) return ranking.error();
    std::vector<PlayerIndex> before = bracket_.downfloaters.to_vector();
    for (const RankedPlayer& next : ranking->players) {
      if (answer_.story.size() < most_sentences) tell_next(next, before);
      before.push_back(next.player);
    }
    if (ranking->complete && answer_.story.size() < most_sentences)
      say(Statement::FloatNextNobody, {{"players", before}});
    Table table = table_of_ranking(subject_, "floater-instead", ranking->players);
    if (!table.rows.empty()) answer_.tables.push_back(std::move(table));
    return std::nullopt;
  }

  void tell_next(const RankedPlayer& next, const std::vector<PlayerIndex>& before) {
    static constexpr CostStatements statements{Statement::FloatNextNobody, Statement::FloatNextCompletion,
                                               Statement::FloatNextCriterion, Statement::FloatNextOrder};
    CostClaim claim = CostClaims(subject_).claim_of(next.cost, statements);
    claim.arguments.insert(claim.arguments.begin(), {{"players", before}, {"other", next.player}});
    say(claim.statement, std::move(claim.arguments));
  }

  const Subject& subject_;
  const BracketRecord& bracket_;
  Explanation answer_{.question = "bracket", .story = {}, .tables = {}};
};

}  // namespace

Result<Explanation> explain_bracket(const Subject& subject, Points score) {
  if (!subject.answer) return subject.answer.error();
  const BracketRecord* bracket = bracket_of_score(subject.answer->record, score);
  if (bracket != nullptr) return BracketStory(subject, *bracket).told();
  return Error{ErrorCode::InvalidInput,
               "round " + std::to_string(subject.round()) + " has no bracket of that score",
               {}};
}

}  // namespace bloesem::explain
