// Decides whether given players can be paired at all (C.1 to C.3).
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/swiss/census.hpp"
#include "engine/swiss/legal_pairs.hpp"
#include "engine/swiss/round_field.hpp"
#include "matching/cardinality/bit_matching.hpp"
#include "matching/cardinality/carried_matching.hpp"

namespace bloesem::swiss {

// A.9: whether some players have a pairing that complies with C.1 and C.3 and leaves no player over or, if
// their number is odd, exactly one, who may have the bye (C.2). One object serves all brackets of a round.
class Completion {
 public:
  explicit Completion(const RoundField& field) : field_(&field) {}

  // True if `joining` and all players from position `below` on can be paired. Requires that a score group
  // begins at `below`, or that it is the field's size; `joining` rank above it.
  [[nodiscard]] bool possible(std::span<const Position> joining, Position below);

  // True if `players` can be paired with each other. Any number of such questions about brackets of a round
  // take few searches more than one, since the matching found last is carried from each to the next.
  [[nodiscard]] bool possible_among(std::span<const Position> players);

  // Returns a matching of these players, and the bye if their number is odd, whose vertices are positions (the
  // bye is the field's size); null if there is none. It is valid until the next question.
  [[nodiscard]] matching::CarriedMatching<LegalPairs>* matching_of(std::span<const Position> joining,
                                                                   Position below);

 private:
  // The legal pairs of all players of the field and the bye, and the matching found last.
  struct Carried {
    explicit Carried(const RoundField& field);
    std::vector<Position> everybody;
    LegalPairs graph;
    matching::CarriedMatching<LegalPairs> matching;
    std::vector<matching::Vertex> order;  // members_first
  };

  [[nodiscard]] std::optional<bool> possible_by_counting(std::span<const Position> joining, Position below);
  [[nodiscard]] std::optional<bool> possible_by_setting_aside(std::span<const Position> joining,
                                                              Position below);
  void list_players(std::span<const Position> joining, Position below);
  // True if `carried` can be made to cover these players, and the bye if their number is odd.
  [[nodiscard]] bool carry(std::unique_ptr<Carried>& carried, std::span<const Position> players);

  const RoundField* field_;
  // Made when first needed.
  std::optional<SuffixCensus> suffixes_;
  std::optional<SuffixCensus> usual_suffixes_;  // only of players who may be counted without setting them aside
  std::vector<Position> players_;
  matching::BitMatching few_;
  std::unique_ptr<Carried> rest_;   // of possible and matching_of; made when first needed
  std::unique_ptr<Carried> among_;  // of possible_among; made when first needed
  std::vector<char> in_question_;   // by vertex
  std::vector<matching::Vertex> set_;
};

// Returns the counts over these players.
[[nodiscard]] Census census_of(const RoundField& field, std::span<const Position> players);

// Returns the vertices of the graph, those first whose players have the most fellow members in large groups:
// they have the fewest partners, so that a greedy start does well if they choose first.
[[nodiscard]] std::vector<matching::Vertex> members_first(const RoundField& field, const LegalPairs& graph);

// True if these players can be paired, with one bye if their number is odd.
[[nodiscard]] bool can_be_completed(const RoundField& field, std::span<const Position> players);

// Returns an inclusion-minimal set of players of whom one always remains without an opponent (and without the
// bye, if there is one); empty if all can be paired.
[[nodiscard]] std::optional<std::vector<Position>> obstacle(const RoundField& field,
                                                            std::span<const Position> players);

}  // namespace bloesem::swiss
