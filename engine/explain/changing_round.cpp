#include "engine/explain/changing_round.hpp"

#include <cstddef>

namespace bloesem::explain {

void ChangingRound::make(const Change& change) {
  Made made{change};
  if (change.kind == ChangeKind::Result) {
    const auto outcome = [&](PlayerIndex player) {
      return tournament_.players[static_cast<std::size_t>(player)].round(change.round - 1).outcome;
    };
    made.back.of_one = outcome(change.one);
    made.back.of_other = outcome(change.other);
  } else if (change.kind == ChangeKind::Allowed) {
    made.groups = tournament_.forbidden_groups;
    made.spans = tournament_.forbidden_spans;
    made.pairs = options_.forbidden;
  }
  apply(change, tournament_, options_);
  made_.push_back(std::move(made));
}

void ChangingRound::take_back() {
  Made made = std::move(made_.back());
  made_.pop_back();
  switch (made.back.kind) {
    case ChangeKind::Result: return apply(made.back, tournament_, options_);
    case ChangeKind::Absent:
    case ChangeKind::Withdrawn: return options_.absent.pop_back();
    case ChangeKind::Forbidden: return options_.forbidden.pop_back();
    case ChangeKind::Allowed:
      tournament_.forbidden_groups = std::move(made.groups);
      tournament_.forbidden_spans = std::move(made.spans);
      options_.forbidden = std::move(made.pairs);
  }
}

}  // namespace bloesem::explain
