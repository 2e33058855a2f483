#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "bloesem/articles.hpp"
#include "bloesem/explain/ranked.hpp"
#include "bloesem/explain/why.hpp"
#include "engine/explain/asked_round.hpp"
#include "engine/explain/cost.hpp"
#include "engine/explain/cost_claim.hpp"
#include "engine/explain/cost_table.hpp"

namespace bloesem::explain {
namespace {

Claim claim_about_candidates(const Subject& subject, const swiss::RoundField& field) {
  std::int64_t candidates = 0;
  for (swiss::Position p = 0; p < field.size(); ++p) candidates += field.facts(p).bye_eligible ? 1 : 0;
  return {Statement::MayHaveTheBye,
          {{"count", candidates},
           {"players", std::int64_t{field.size()}},
           {"article", std::string(articles_of(subject.answer->edition).bye)},
           {"round", std::int64_t{subject.round()}}}};
}

// What it would cost if others had the bye, as far as the story has room.
class ByesInstead {
 public:
  ByesInstead(const Subject& subject, PlayerIndex bye) : subject_(subject), denied_{bye} {}

  void add_to(Explanation& answer, const Ranking& ranking) {
    for (const RankedPlayer& each : ranking.players) {
      if (each.cost.fate == PairFate::Impossible) break;
      tell(each, answer.story);
      denied_.push_back(each.player);
    }
    if (ranking.complete) tell({no_player, {PairFate::Impossible}}, answer.story);
    Table table = table_of_ranking(subject_, "bye-instead", ranking.players);
    if (!table.rows.empty()) answer.tables.push_back(std::move(table));
  }

 private:
  void tell(const RankedPlayer& next, std::vector<Claim>& story) const {
    if (story.size() >= most_sentences) return;
    static constexpr CostStatements had_they_not{Statement::ByeOrImpossible, Statement::ByeOrCompletion,
                                                 Statement::ByeOrCriterion,  Statement::ByeOrOrder,
                                                 Statement::ByeOrOtherBye,   Statement::ByeOrLaterBye};
    CostClaim claim = CostClaims(subject_).claim_of(next.cost, had_they_not);
    if (next.cost.fate != PairFate::Impossible)
      claim.arguments.insert(claim.arguments.begin(), {"other", next.player});
    claim.arguments.insert(claim.arguments.begin(), {"players", denied_});
    claim.arguments.push_back({"round", std::int64_t{subject_.round()}});
    story.push_back({claim.statement, std::move(claim.arguments)});
  }

  const Subject& subject_;
  std::vector<PlayerIndex> denied_;
};

}  // namespace

Result<Explanation> explain_bye(const Subject& subject) {
  if (!subject.answer) return subject.answer.error();
  const Result<RequestedRound> request = asked_round_of_any_system(subject);
  if (!request) return request.error();
  const Result<PlayerIndex> bye = bye_by_rules(subject, *request);
  if (!bye) return bye.error();
  Result<Explanation> answer = explain_player(subject, *bye);
  if (!answer) return answer;
  answer->question = "bye";
  answer->story.insert(answer->story.end() - 1, claim_about_candidates(subject, request->field));
  if (!has_costs(subject)) return answer;
  const Result<Ranking> ranking = ranked_byes(subject);
  if (!ranking) return ranking.error();
  ByesInstead(subject, *bye).add_to(*answer, *ranking);
  return answer;
}

}  // namespace bloesem::explain
