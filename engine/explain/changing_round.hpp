// One tournament on which changes are tried and taken back, without a copy for each.
#pragma once

#include <utility>
#include <vector>

#include "bloesem/explain/change.hpp"

namespace bloesem::explain {

class ChangingRound {
 public:
  explicit ChangingRound(const Subject& subject)
      : tournament_(subject.tournament), options_(plain_options(subject)) {}

  [[nodiscard]] const Tournament& tournament() const noexcept { return tournament_; }
  [[nodiscard]] const PairOptions& options() const noexcept { return options_; }

  // Makes a change. Requires one that refuse_change does not refuse.
  void make(const Change& change);
  // Takes back the last change that was made.
  void take_back();

 private:
  // What a change takes the place of.
  struct Made {
    Change back;  // of a result: to the one before; otherwise the change
    std::vector<std::vector<PlayerIndex>> groups = {};
    std::vector<ForbiddenSpan> spans = {};
    std::vector<std::pair<PlayerIndex, PlayerIndex>> pairs = {};
  };

  Tournament tournament_;
  PairOptions options_;
  std::vector<Made> made_;
};

}  // namespace bloesem::explain
