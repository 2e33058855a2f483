// The ranking of floaters as the sequence engine has it.
#pragma once

#include <cstddef>
#include <vector>

#include "bloesem/explain/ranked.hpp"

namespace bloesem::test {

class SequenceRanking {
 public:
  // `bracket`: of the subject's record, which must outlive this object.
  SequenceRanking(const explain::Subject& subject, std::size_t bracket);

  [[nodiscard]] const PlayersInBracket& floaters() const { return record_.downfloaters; }
  [[nodiscard]] bool is_last() const { return below_.empty(); }

  // Returns the request in which none of these meets anybody below, or has the bye.
  [[nodiscard]] PairOptions all_staying(const std::vector<PlayerIndex>& players) const;
  // Returns the request in which nobody but these does.
  [[nodiscard]] PairOptions floating_among(const std::vector<PlayerIndex>& players) const;

  // Returns who floats down in the best round of a request, and does not as it is; in order.
  [[nodiscard]] std::vector<PlayerIndex> floating_instead(const PairOptions& options) const;

  // Returns the ranking: of the next rounds in the place of each downfloater, the best is always taken first.
  [[nodiscard]] explain::Ranking found() const;

 private:
  struct Step {
    RoundPairing round;
    std::vector<PlayerIndex> instead;
    explain::PairAnswer cost;
  };

  [[nodiscard]] std::vector<Step> steps_in_place_of(PlayerIndex floater, bool& complete) const;
  [[nodiscard]] std::vector<PlayerIndex> floating_instead(const RoundPairing& round) const;

  const explain::Subject& subject_;
  const BracketRecord& record_;
  std::vector<PlayerIndex> below_;
};

}  // namespace bloesem::test
