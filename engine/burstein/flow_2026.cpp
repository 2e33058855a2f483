#include "engine/burstein/flow_2026.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "engine/burstein/appraise.hpp"
#include "engine/burstein/bracket.hpp"
#include "engine/burstein/bye.hpp"
#include "engine/burstein/outlook.hpp"
#include "engine/burstein/pair_bracket.hpp"
#include "engine/burstein/ranking.hpp"
#include "engine/burstein/seeding.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::swiss::burstein {
namespace {

// Walks down the score groups. Requires that the bye is given, and that the others can be paired.
class BursteinRound {
 public:
  BursteinRound(const RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context,
                const Ranking& ranking, std::optional<Position> bye)
      : field_(field),
        criteria_(criteria),
        context_(context),
        ranking_(ranking),
        outlook_(field, criteria, bye),
        pairer_(field, criteria, outlook_, context.unwished) {
    walk_.bye = bye;
  }

  Result<Walk> run() {
    const ScoreGroups groups(field_, walk_.bye);
    std::vector<Position> incoming;
    for (std::size_t group = 0; group < groups.size(); ++group) {
      if (context_.stopped_before_bracket(static_cast<int>(2 * walk_.pairs.size())))
        return Error{ErrorCode::Cancelled, "cancelled"};
      PairedBracket paired = pairer_.pair(groups.open(group, incoming, ranking_), context_.task.solver);
      walk_.pairs.insert(walk_.pairs.end(), paired.pairs.begin(), paired.pairs.end());
      solved_by_.push_back(paired.solved_by);
      incoming = std::move(paired.floaters);
    }
    record();
    return std::move(walk_);
  }

 private:
  void record() {
    const CompletePairing pairing{walk_.pairs, walk_.bye};
    for (Appraisal& stage :
         appraise(field_, criteria_, pairing, context_.task.round, ranking_, outlook_, context_.unwished))
      walk_.brackets.push_back(std::move(stage.record));
    const std::size_t first = walk_.brackets.size() - solved_by_.size();
    for (std::size_t i = 0; i < solved_by_.size(); ++i) walk_.brackets[first + i].solved_by = solved_by_[i];
  }

  const RoundField& field_;
  criteria::CriteriaTable criteria_;
  const WalkContext& context_;
  const Ranking& ranking_;
  Outlook outlook_;
  BracketPairer pairer_;
  std::vector<std::string_view> solved_by_;  // by bracket
  Walk walk_;
};

}  // namespace

Result<Walk> flow_2026(RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context) {
  const RoundTask& task = context.task;
  if (task.round <= seeding_rounds(task.rounds_declared)) return pair_seeding_round(field, context);
  return pair_by_index(field, criteria, context, zero_byes(task.readings));
}

Result<Walk> pair_by_index(RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context,
                           ZeroByes reading) {
  const Ranking ranking(field, *context.task.tournament, context.task.round, reading);
  std::optional<Position> bye;
  if (field.size() % 2 == 1) {
    bye = choose_bye(field, ranking);
    if (!bye) return impossible_round(field);
    field.give_bye(*bye);
  } else if (!can_be_completed(field, positions(0, field.size()))) {
    return impossible_round(field);
  }
  return BursteinRound(field, criteria, context, ranking, bye).run();
}

}  // namespace bloesem::swiss::burstein
