#include "engine/dutch/flow_2016.hpp"

#include <span>
#include <utility>

#include "engine/dutch/fewest_unwished.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;
using Positions = std::vector<Position>;

// Walks down the field, keeping the settled brackets.
class Flow2016 {
 public:
  Flow2016(const RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context)
      : field_(field),
        start_(context.start),
        completion_(field),
        walk_(field, criteria, context, fewest_unwished) {}

  Result<Walk> run() {
    if (!completion_.possible(start_.downfloaters, start_.end)) return impossible_round(field_);
    Bracket bracket;
    bracket.moved_down = start_.downfloaters;
    list_positions(start_.end, end_of_group_at(field_, start_.end), bracket.residents);
    for (Position end = start_.end; end < field_.size();) {
      end += static_cast<int>(bracket.residents.size());
      bracket.kind = kind_of_2016(field_, end);
      list_positions(end, end_of_group_at(field_, end), bracket.ahead);
      Result<BracketPairing> pairing = walk_.solve_without_wish(bracket, field_);
      if (!pairing) return pairing.error();
      const auto completes = [&](std::span<const Position> floaters) {
        return end == field_.size() || completion_.possible(floaters, end);
      };
      if (!completes(pairing->downfloaters)) {
        walk_.discard(bracket, std::move(*pairing));
        return finish_with_ppb_and_clb(std::move(bracket), positions(end, field_.size()));
      }
      if (walk_.unwished() != nullptr)
        pairing = fewest_completing(walk_, field_, bracket, std::move(pairing).value(), completes);
      if (!pairing) return pairing.error();
      bracket.moved_down = walk_.settle(bracket, std::move(*pairing));
      bracket.residents.swap(bracket.ahead);
    }
    return walk_.finish(bracket.moved_down);
  }

 private:
  // A.9: pairs the failed bracket again, now with C.4 and without C.7; then all players below as one bracket.
  Result<Walk> finish_with_ppb_and_clb(Bracket failed, const Positions& below) {
    Bracket ppb = {
        BracketKind::Penultimate, std::move(failed.moved_down), std::move(failed.residents), below, {}};
    Result<BracketPairing> pairing = walk_.solve(ppb);
    if (!pairing) return pairing.error();
    const Bracket clb = {BracketKind::Collapsed, walk_.settle(ppb, std::move(*pairing)), below, {}, {}};
    Result<BracketPairing> last = walk_.solve(clb);
    if (!last) return last.error();
    return walk_.finish(walk_.settle(clb, std::move(*last)));
  }

  const RoundField& field_;
  const WalkStart& start_;
  Completion completion_;
  BracketWalk walk_;
};

}  // namespace

BracketKind kind_of_2016(const RoundField& field, Position end) {
  if (end == field.size()) return BracketKind::Last;
  return end_of_group_at(field, end) == field.size() ? BracketKind::BeforeLast : BracketKind::Normal;
}

Result<Walk> flow_2016(RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context) {
  return Flow2016(field, criteria, context).run();
}

}  // namespace bloesem::swiss::dutch
