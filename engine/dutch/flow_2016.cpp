#include "engine/dutch/flow_2016.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "engine/dutch/completion.hpp"

namespace bloesem::dutch {
namespace {

using criteria::BracketKind;
using Positions = std::vector<Position>;

// Positions begin..end-1, which are contiguous in A.2 order.
Positions range(Position begin, Position end) {
  Positions result(static_cast<std::size_t>(end - begin));
  std::iota(result.begin(), result.end(), begin);
  return result;
}

// Walks down the field, keeping what is settled.
class Flow2016 {
 public:
  Flow2016(const RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context)
      : field_(field), criteria_(criteria), context_(context), completion_(field) {}

  Result<Walk> run() {
    if (!completion_.possible({}, 0)) return impossible();
    Positions downfloaters;
    for (Position begin = 0; begin < field_.size();) {
      const Position end = field_.end_of_score_group(begin);
      Bracket bracket = {kind_of(end), downfloaters, range(begin, end), range(end, end_of_next(end))};
      Result<BracketPairing> pairing = solve(bracket);
      if (!pairing) return pairing.error();
      if (end < field_.size() && !completion_.possible(pairing->downfloaters, end)) {
        walk_.brackets.push_back(record_of(field_, bracket, *pairing));
        walk_.brackets.back().discarded = true;
        return finish_with_ppb_and_clb(bracket, range(end, field_.size()));
      }
      settle(bracket, *pairing);
      downfloaters = std::move(pairing->downfloaters);
      begin = end;
    }
    return finish(downfloaters);
  }

 private:
  [[nodiscard]] Position end_of_next(Position begin) const {
    return begin == field_.size() ? begin : field_.end_of_score_group(begin);
  }

  [[nodiscard]] BracketKind kind_of(Position end) const {
    if (end == field_.size()) return BracketKind::Last;
    return end_of_next(end) == field_.size() ? BracketKind::BeforeLast : BracketKind::Normal;
  }

  // A.9: the failed bracket again, now with C.4 and without C.7; then all the rest as one bracket.
  Result<Walk> finish_with_ppb_and_clb(const Bracket& failed, const Positions& below) {
    const Bracket ppb = {BracketKind::Penultimate, failed.moved_down, failed.residents, below};
    Result<BracketPairing> pairing = solve(ppb);
    if (!pairing) return pairing.error();
    settle(ppb, *pairing);
    const Bracket clb = {BracketKind::Collapsed, pairing->downfloaters, below, {}};
    Result<BracketPairing> last = solve(clb);
    if (!last) return last.error();
    settle(clb, *last);
    return finish(last->downfloaters);
  }

  [[nodiscard]] Error impossible() const {
    Error error{ErrorCode::NoValidPairing, {}, {}};
    const std::optional<Positions> players = obstacle(field_, range(0, field_.size()));
    for (const Position p : players.value()) error.players.push_back(field_.player(p));
    return error;
  }

  Result<BracketPairing> solve(const Bracket& bracket) {
    if (context_.progress && !context_.progress(static_cast<int>(2 * walk_.pairs.size())))
      return Error{ErrorCode::Cancelled, "cancelled"};
    return context_.solver->solve(field_, criteria_, bracket);
  }

  void settle(const Bracket& bracket, const BracketPairing& pairing) {
    walk_.pairs.insert(walk_.pairs.end(), pairing.pairs.begin(), pairing.pairs.end());
    walk_.brackets.push_back(record_of(field_, bracket, pairing));
  }

  Result<Walk> finish(const Positions& left_over) {
    if (left_over.size() > 1)
      return Error{ErrorCode::Internal, "the last bracket left more than one player without an opponent"};
    if (!left_over.empty()) walk_.bye = left_over.front();
    return std::move(walk_);
  }

  const RoundField& field_;
  criteria::CriteriaTable criteria_;
  const WalkContext& context_;
  Completion completion_;
  Walk walk_;
};

}  // namespace

Result<Walk> flow_2016(const RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context) {
  return Flow2016(field, criteria, context).run();
}

}  // namespace bloesem::dutch
