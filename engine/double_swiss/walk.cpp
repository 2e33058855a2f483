#include "engine/double_swiss/walk.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/double_swiss/appraisal_of_matches.hpp"
#include "engine/double_swiss/bye.hpp"
#include "engine/double_swiss/identifier.hpp"
#include "engine/double_swiss/upfloaters.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::swiss::double_swiss {
namespace {

class MatchWalk {
 public:
  MatchWalk(const MatchRound& round, const WalkContext& context)
      : round_(round), context_(context), left_(positions(0, round.field().size())) {}

  Result<Walk> run() {
    if (!settle_bye()) return impossible_round(round_.field());
    Upfloaters upfloaters(round_);
    while (!left_.empty()) {
      if (context_.stopped_before_bracket(static_cast<int>(2 * walk_.pairs.size())))
        return Error{ErrorCode::Cancelled, "cancelled", {}};
      if (!pair_top(upfloaters))
        return Error{ErrorCode::Internal, "the players below a bracket cannot be paired any more", {}};
    }
    keep_record();
    return std::move(walk_);
  }

 private:
  // False if the players cannot all be paired.
  bool settle_bye() {
    if (left_.size() % 2 == 0) return can_be_completed(round_.field(), left_);
    walk_.bye = choose_bye(round_);
    if (!walk_.bye) return false;
    std::erase(left_, *walk_.bye);
    return true;
  }

  bool pair_top(Upfloaters& upfloaters) {
    const Points score = round_.score(left_.front());
    const auto end =
        std::find_if(left_.begin(), left_.end(), [&](Position p) { return round_.score(p) < score; });
    const std::vector<Position> residents(left_.begin(), end);
    left_.erase(left_.begin(), end);
    const std::optional<UpfloaterSet> set = upfloaters.choose(residents, left_);
    if (!set) return false;
    const std::optional<IdentifiedPairs> pairs = pair_bracket(round_, residents, set->players);
    if (!pairs) return false;
    for (const auto& [top, bottom] : pairs->pairs) walk_.pairs.push_back(std::minmax(top, bottom));
    found_by_.push_back(set->found_by == found_first ? pairs->found_by : set->found_by);
    std::erase_if(left_,
                  [&](Position p) { return std::binary_search(set->players.begin(), set->players.end(), p); });
    return true;
  }

  void keep_record() {
    std::vector<Appraisal> stages = appraise_matches(round_, {walk_.pairs, walk_.bye});
    BLOESEM_ASSERT(stages.size() == found_by_.size() + (walk_.bye ? 1 : 0));
    auto found_by = found_by_.begin();
    for (Appraisal& stage : stages) {
      if (stage.record.kind != criteria::BracketKind::Bye) stage.record.solved_by = *found_by++;
      walk_.brackets.push_back(std::move(stage.record));
    }
  }

  const MatchRound& round_;
  const WalkContext& context_;
  std::vector<Position> left_;  // ascending
  std::vector<std::string_view> found_by_;
  Walk walk_;
};

}  // namespace

Result<Walk> walk_matches(const RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context,
                          const MatchRules& rules) {
  const MatchRound round(field, context.task, criteria, rules);
  return MatchWalk(round, context).run();
}

}  // namespace bloesem::swiss::double_swiss
