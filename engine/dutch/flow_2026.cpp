#include "engine/dutch/flow_2026.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/dutch/bye_score.hpp"
#include "engine/dutch/completing_pairs.hpp"
#include "engine/dutch/few_ahead.hpp"
#include "engine/dutch/fewest_unwished.hpp"
#include "engine/dutch/look_ahead.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;
using Positions = std::vector<Position>;

// Names, in the record, of what an attempt left out.
constexpr std::string_view without_c4 = "C4";
constexpr std::string_view without_c4_of_completing_pairs = "C4, and pairs that no completion contains";

// Walks down the field, keeping the settled brackets. Requires that the players who may have the bye are
// settled.
class Flow2026 {
 public:
  Flow2026(const RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context)
      : field_(field),
        criteria_(criteria),
        start_(context.start),
        completion_relaxed_from_(context.solver->completion_relaxed_from()),
        completion_(field),
        completing_(field, completion_),
        walk_(field, criteria, context, fewest_unwished) {}

  Result<Walk> run() {
    Bracket bracket;
    bracket.moved_down = start_.downfloaters;
    for (Position end = start_.end; end < field_.size();) {
      bracket.kind = BracketKind::Normal;
      list_positions(end, end_of_group_at(field_, end), bracket.residents);
      bracket.ahead.clear();
      bracket.below.clear();
      end += static_cast<int>(bracket.residents.size());
      Result<BracketPairing> pairing = pair(bracket, end);
      if (!pairing) return pairing.error();
      bracket.moved_down = walk_.settle(bracket, std::move(*pairing));
    }
    return walk_.finish(bracket.moved_down);
  }

 private:
  // Tries the bracket without C4 first: that is a smaller problem, and if its solution complies with C4, as it
  // nearly always does, it is the solution with C4 (docs/formulation.md, "The 2026 edition").
  Result<BracketPairing> pair(Bracket& bracket, Position end) {
    const bool closes = closes_by_itself(bracket);
    if (closes && completion_.possible({}, end)) {
      bracket.kind = BracketKind::Closing;
      return walk_.solve(bracket);
    }
    const Position end_of_ahead = end_of_group_at(field_, end);
    list_positions(end, end_of_ahead, bracket.ahead);
    const bool even = (bracket.moved_down.size() + bracket.residents.size()) % 2 == 0;
    if (!closes || !even) {
      Result<BracketPairing> pairing = walk_.solve(bracket);
      if (!pairing || completes(field_, bracket, pairing->downfloaters)) return pairing;
      walk_.reject(without_c4, std::move(*pairing));
    }
    bracket.kind = BracketKind::Completing;
    list_positions(end_of_ahead, field_.size(), bracket.below);
    Result<std::optional<BracketPairing>> pairing = pair_relaxed(bracket);
    if (!pairing) return pairing.error();
    return *pairing ? Result<BracketPairing>(std::move(**pairing)) : walk_.solve(bracket);
  }

  // Tries once more without C4, but only with pairs that a completion can contain: that solution complies with
  // C4 more often (docs/formulation.md, lemma 27). Empty if it does not.
  Result<std::optional<BracketPairing>> pair_relaxed(const Bracket& bracket) {
    const std::size_t players =
        bracket.moved_down.size() + bracket.residents.size() + bracket.ahead.size() + bracket.below.size();
    if (players < completion_relaxed_from_ || bracket.ahead.empty()) return std::optional<BracketPairing>();
    const std::optional<RoundField> restricted = completing_.restricted(bracket);
    if (!restricted) return std::optional<BracketPairing>();
    const Bracket simpler = {BracketKind::Normal, bracket.moved_down, bracket.residents, bracket.ahead, {}};
    Result<BracketPairing> pairing = walk_.solve(simpler, *restricted);
    if (!pairing) return pairing.error();
    if (pairing->downfloaters.empty() || !completes(*restricted, simpler, pairing->downfloaters)) {
      walk_.reject(without_c4_of_completing_pairs, std::move(*pairing));
      return std::optional<BracketPairing>();
    }
    pairing->criteria = with_c4(std::move(pairing->criteria), players);
    return std::optional(std::move(*pairing));
  }

  // Adds the value of C4 to those of the other criteria: the player whom an odd number leaves over, if any.
  [[nodiscard]] std::vector<criteria::CriterionValue> with_c4(std::vector<criteria::CriterionValue> others,
                                                              std::size_t players) const {
    std::vector<criteria::CriterionValue> values;
    auto other = others.begin();
    for (const criteria::Criterion& criterion : criteria_) {
      if (!contains(criterion.in_force, BracketKind::Completing)) continue;
      if (contains(criterion.in_force, BracketKind::Normal))
        values.push_back(std::move(*other++));
      else
        values.push_back(
            {criterion.article, criterion.meaning, false, static_cast<std::int32_t>(players % 2), {}});
    }
    return values;
  }

  // True if all players of the bracket can be paired among themselves, except one who then has the bye.
  [[nodiscard]] bool closes_by_itself(const Bracket& bracket) {
    players_.assign(bracket.moved_down.begin(), bracket.moved_down.end());
    players_.insert(players_.end(), bracket.residents.begin(), bracket.residents.end());
    if (players_.size() % 2 == 1 && field_.size() % 2 == 0) return false;  // there is no bye
    return completion_.possible_among(players_);
  }

  // True if a best pairing of the downfloaters and the next bracket (C8) was found whose left-over players can
  // be paired with all players below. A false negative only costs time.
  [[nodiscard]] bool completes(const RoundField& field, const Bracket& bracket, const Positions& downfloaters) {
    if (bracket.ahead.empty()) return completion_.possible(downfloaters, field.size());
    const Position below = bracket.ahead.back() + 1;
    if (few_ahead_.look_at(field, downfloaters, bracket.ahead.front(), below, field.size()))
      return few_ahead_.value_completes(first_numbers(static_cast<int>(downfloaters.size())));
    const std::optional<LeftOver> counted =
        look_ahead_.left_over_by_counting(field, downfloaters, bracket.ahead);
    if (counted && completion_.possible(counted->players, below)) return true;
    return look_ahead_.left_over(field, downfloaters, bracket.ahead)
        .any_alternative([&](std::span<const Position> left) { return completion_.possible(left, below); });
  }

  const RoundField& field_;
  criteria::CriteriaTable criteria_;
  const WalkStart& start_;
  std::size_t completion_relaxed_from_;
  Completion completion_;
  CompletingPairs completing_;
  BracketWalk walk_;
  LookAhead look_ahead_;
  FewAhead few_ahead_;
  Positions players_;
};

}  // namespace

Result<Walk> flow_2026(RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context) {
  if (!settle_bye_score(field)) return impossible_round(field);
  return Flow2026(field, criteria, context).run();
}

}  // namespace bloesem::swiss::dutch
