// Can these players be paired at all (C.1 to C.3)?
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/swiss/census.hpp"
#include "engine/swiss/legal_pairs.hpp"
#include "engine/swiss/round_field.hpp"
#include "matching/cardinality/implicit_matching.hpp"

namespace bloesem::swiss {

// A.9: is there a pairing of some players that complies with C.1 and C.3 and leaves nobody over, or, if they
// are odd in number, exactly one who may have the bye (C.2)? One object answers for all brackets of a round.
class Completion {
 public:
  explicit Completion(const RoundField& field) : field_(&field), suffixes_(field) {}

  // Of `joining` and everybody from `below` on, where a score group (or nobody) begins; `joining` are above.
  [[nodiscard]] bool possible(std::span<const Position> joining, Position below);

 private:
  const RoundField* field_;
  SuffixCensus suffixes_;
  std::vector<Position> players_;
  LegalMatrix matrix_;
  matching::ImplicitMatching<LegalPairs> matching_;
};

[[nodiscard]] Census census_of(const RoundField& field, std::span<const Position> players);

[[nodiscard]] bool can_be_completed(const RoundField& field, std::span<const Position> players);

// A witness: the partner of each player, parallel to `players`; who has the bye is his own. Nothing if there is
// none.
[[nodiscard]] std::optional<std::vector<Position>> some_completion(const RoundField& field,
                                                                   std::span<const Position> players);

// Nothing if they can be completed; otherwise an inclusion-minimal set of players of whom one always remains
// without an opponent (and without the bye, if there is one).
[[nodiscard]] std::optional<std::vector<Position>> obstacle(const RoundField& field,
                                                            std::span<const Position> players);

}  // namespace bloesem::swiss
