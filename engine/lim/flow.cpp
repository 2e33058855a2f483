#include "engine/lim/flow.hpp"

#include <utility>

#include "engine/lim/bye.hpp"
#include "engine/lim/colours.hpp"
#include "engine/lim/record.hpp"
#include "engine/lim/round.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/bye_record.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::swiss::lim {
namespace {

class LimWalk {
 public:
  LimWalk(const RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context)
      : field_(field), criteria_(criteria), context_(context), entrants_(field, context.task) {}

  Result<Walk> run() {
    if (field_.size() % 2 == 0) {
      if (!can_be_completed(field_, positions(0, field_.size()))) return impossible_round(field_);
    } else {
      walk_.bye = choose_bye(entrants_);
      if (!walk_.bye) return impossible_round(field_);
      walk_.brackets.push_back(record_of_bye(field_, *walk_.bye));
    }
    Round round = groups_of(entrants_, walk_.bye);
    const auto before_group = [this](int settled) { return !context_.stopped_before_bracket(settled); };
    if (!pair_groups(entrants_, round, before_group)) return Error{ErrorCode::Cancelled, "cancelled"};
    for (const Group& group : round.above) take(group);
    for (const Group& group : round.below) take(group);
    take(round.median);
    if (unknown_colour_) return unknown_initial_colour();
    return std::move(walk_);
  }

 private:
  void take(const Group& group) {
    for (const auto& [higher, lower] : group.pairs) {
      walk_.pairs.emplace_back(higher, lower);
      const std::optional<Colouring> colouring = colours(higher, lower, group.direction == Direction::Down);
      unknown_colour_ = unknown_colour_ || !colouring;
      walk_.colours.push_back(colouring.value_or(Colouring{}));
    }
    if (std::optional<BracketRecord> record = record_of(entrants_, criteria_, group))
      walk_.brackets.push_back(*std::move(record));
  }

  // In round 1 the boards are counted in the order in which the pairs were made.
  [[nodiscard]] std::optional<Colouring> colours(Position higher, Position lower, bool above) const {
    if (context_.task.round > 1) return colouring_of(entrants_, higher, lower, above);
    if (!context_.task.initial_colour) return std::nullopt;
    return colouring_of_board(static_cast<int>(walk_.pairs.size()), *context_.task.initial_colour);
  }

  const RoundField& field_;
  criteria::CriteriaTable criteria_;
  const WalkContext& context_;
  Entrants entrants_;
  Walk walk_;
  bool unknown_colour_ = false;  // a rule needed the initial colour
};

}  // namespace

Result<Walk> flow_2026(RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context) {
  return LimWalk(field, criteria, context).run();
}

}  // namespace bloesem::swiss::lim
