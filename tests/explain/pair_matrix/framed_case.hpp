// Random rounds with their brackets as the walk posed them.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/explain/pair_legality.hpp"
#include "engine/explain/pair_matrix/framed_round.hpp"
#include "engine/explain/pair_matrix/pair_matrix.hpp"
#include "engine/explain/pair_matrix/posed_pair.hpp"
#include "tests/explain/random_round.hpp"

namespace bloesem::test {

struct FramedCase {
  explicit FramedCase(explain::Subject asked)
      : subject(std::move(asked)),
        legality(std::move(explain::pair_legality(subject)).value()),
        round(subject, legality.request) {}
  FramedCase(const FramedCase&) = delete;
  FramedCase& operator=(const FramedCase&) = delete;

  [[nodiscard]] const swiss::RoundField& field() const { return round.field(); }

  // Returns the legal pairs that are on no board, higher ranked first.
  [[nodiscard]] std::vector<std::pair<swiss::Position, swiss::Position>> open_pairs() const {
    std::vector<std::pair<swiss::Position, swiss::Position>> pairs;
    for (swiss::Position a = 0; a < field().size(); ++a)
      for (swiss::Position b = a + 1; b < field().size(); ++b)
        if (legality.fate(a, b) == explain::PairFate::Absent) pairs.emplace_back(a, b);
    return pairs;
  }
  // Returns the round of the rules in which the two meet.
  [[nodiscard]] Result<RoundPairing> round_with(swiss::Position a, swiss::Position b) const {
    return explain::best_round_with(subject, field().player(a), field().player(b));
  }

  explain::Subject subject;
  explain::PairLegality legality;
  explain::FramedRound round;
};

// Returns where the two stand, seen from the top bracket.
[[nodiscard]] inline explain::PosedPair posed_at_the_top(const explain::FramedBracket& top,
                                                         swiss::Position higher, swiss::Position lower) {
  using explain::Standing;
  const swiss::Position below = top.problem.ahead.empty() ? top.end : top.problem.ahead.back() + 1;
  if (lower < top.end) return {higher, lower, Standing::Inside};
  if (higher < top.end) return {higher, lower, lower < below ? Standing::NextBelow : Standing::FarBelow};
  if (lower < below) return {higher, lower, Standing::BothAhead};
  return {higher, lower, higher < below ? Standing::OneAhead : Standing::Elsewhere};
}

// Returns a round that has a matrix of pairs.
[[nodiscard]] inline std::unique_ptr<FramedCase> random_framed_case(Random& random, int fewest, int most) {
  for (;;) {
    std::optional<explain::Subject> subject = random_round(random, fewest, most);
    if (subject && explain::has_pair_matrix(*subject)) return std::make_unique<FramedCase>(*std::move(subject));
  }
}

}  // namespace bloesem::test
