#include "engine/dubov/flow_2026.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "criteria/dubov/fide_2026.hpp"
#include "engine/dubov/bracket_pairs.hpp"
#include "engine/dubov/bye.hpp"
#include "engine/dubov/stages.hpp"
#include "engine/dubov/upfloater_matching.hpp"
#include "engine/dubov/upfloaters.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/ranked_players.hpp"
#include "engine/swiss/unrated.hpp"

namespace bloesem::swiss::dubov {
namespace {

// Names in the record of what found a bracket.
constexpr std::string_view by_counting = "counting";
constexpr std::string_view by_blossom = "blossom";

class Flow2026 {
 public:
  Flow2026(const RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context)
      : round_(field, context.task), criteria_(criteria), context_(context) {}

  Result<Walk> run() {
    const RoundField& field = round_.field();
    std::vector<Position> left = positions(0, field.size());
    if (left.size() % 2 == 0) {
      if (!can_be_completed(field, left)) return impossible_round(field);
    } else {
      walk_.bye = choose_bye(round_, criteria_);
      if (!walk_.bye) return impossible_round(field);
      std::erase(left, *walk_.bye);
    }
    while (!left.empty()) {
      if (context_.stopped_before_bracket(static_cast<int>(2 * walk_.pairs.size())))
        return Error{ErrorCode::Cancelled, "cancelled"};
      left = pair_bracket(left);
    }
    record();
    return std::move(walk_);
  }

 private:
  // Pairs the next bracket and returns the players left.
  std::vector<Position> pair_bracket(std::span<const Position> left) {
    const std::span<const Position> residents = top_scoregroup(round_.field(), left);
    const Left players{residents, left.subspan(residents.size())};
    const bool by_matching = context_.task.solver == SolverChoice::Blossom;
    Upfloaters upfloaters = by_matching ? Upfloaters{upfloaters_by_matching(round_, criteria_, players), true}
                                        : choose_upfloaters(round_, criteria_, players);
    std::vector<Position> bracket(residents.begin(), residents.end());
    bracket.insert(bracket.end(), upfloaters.players.begin(), upfloaters.players.end());
    const PairedBracket paired =
        by_matching ? PairedBracket{pairs_by_matching(round_, bracket), true} : pairer_.pair(round_, bracket);
    for (const auto& [a, b] : paired.pairs) walk_.pairs.push_back(std::minmax(a, b));
    solved_by_.push_back(upfloaters.matched || paired.matched ? by_blossom : by_counting);
    return without(players.lower, upfloaters.players);
  }

  void record() {
    std::vector<Appraisal> stages = stages_of(round_, criteria_, {walk_.pairs, walk_.bye});
    auto solved_by = solved_by_.begin();
    for (Appraisal& stage : stages) {
      if (stage.record.kind != criteria::BracketKind::Bye) stage.record.solved_by = *solved_by++;
      walk_.brackets.push_back(std::move(stage.record));
    }
  }

  Round round_;
  criteria::CriteriaTable criteria_;
  const WalkContext& context_;
  BracketPairer pairer_;
  Walk walk_;
  std::vector<std::string_view> solved_by_;  // by bracket
};

}  // namespace

Result<Walk> flow_2026(RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context) {
  if (std::optional<Error> error = refuse_unrated(field, context.task, "the Dubov System", "1.1"))
    return *std::move(error);
  return Flow2026(field, criteria, context).run();
}

std::vector<Appraisal> appraise_2026(const RoundField& field, const RoundTask& task,
                                     const CompletePairing& pairing) {
  return stages_of(Round(field, task), criteria::dubov_2026(), pairing);
}

}  // namespace bloesem::swiss::dubov
