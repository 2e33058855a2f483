// A bracket and what follows it as one graph: of its perfect matchings of least cost, the one that is first in
// the order of article 4 pairs the bracket (docs/systems/burstein.md).
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "bloesem/criterion_value.hpp"
#include "criteria/criteria_table.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/unwished_pairs.hpp"
#include "matching/face/least_perfect.hpp"

namespace bloesem::swiss::burstein {

// The players of the graph. A player of the bracket floats if matched outside it.
struct MatchingTask {
  std::span<const Position> bracket = {};  // by BSN
  std::span<const Position> next = {};     // of the following score group
  std::span<const Position> below = {};    // further down
  // Vertices that stand for unnamed players: of the following group, who meet those who `may_float` and nobody
  // else; and further down, who meet everybody named and each other.
  int any_next = 0;
  int any_below = 0;
  std::span<const char> may_float = {};  // by index in the bracket
};

class BracketMatching {
 public:
  // The rows in force for `kind` are charged; they must not look beyond the following score group.
  BracketMatching(const RoundField& field, criteria::CriteriaTable criteria, criteria::BracketKind kind);

  // Returns false if there is no perfect matching. The lists of the task must outlive the object's use.
  bool solve(const MatchingTask& task);

  // Returns the value of each row in force, in order.
  [[nodiscard]] std::vector<criteria::CriterionValue> values() const;

  // Keeps the pairings with the fewest unwished pairs. To be called once after solve, before settle_order.
  void keep_fewest(const UnwishedPairs& unwished);
  // Settles the first pairing of the bracket in the order of article 4: the opponent with the largest BSN for
  // BSN 1, then for BSN 2, and so on; floating comes last. To be called once after solve.
  void settle_order();
  // Returns the index in the bracket of the opponent of players[i], or -1 for a floater.
  [[nodiscard]] int opponent(int i) const;
  // Returns the players of the bracket and the following group who are matched further down.
  [[nodiscard]] std::vector<Position> matched_below() const;

 private:
  struct VertexClass {
    criteria::Zone zone = criteria::Zone::Bracket;
    criteria::PlayerFacts facts = {};  // only those that the shapes of costs depend on
  };
  struct Digit {
    std::size_t row = 0;
    Points difference = 0;
  };

  void classify();
  void classify(criteria::Zone zone, Position p);
  void classify(const VertexClass& vertex);
  void lay_out_digits();
  void add_differences(std::size_t row);
  void add_edges();
  void add_edge(matching::Vertex u, matching::Vertex v);
  void charge(const VertexClass& a, const VertexClass& b, std::span<std::int64_t> costs) const;
  void charge(std::size_t row, const criteria::Charge& charge, std::span<std::int64_t> costs) const;
  [[nodiscard]] bool is_single(const criteria::Criterion& row, const VertexClass& own,
                               const VertexClass& other) const;
  // Vertices: the bracket from its last player to its first, the following group, those below, unnamed ones.
  [[nodiscard]] matching::Vertex vertex(int i) const noexcept { return size_ - 1 - i; }
  [[nodiscard]] Position player(matching::Vertex v) const noexcept;

  const RoundField& field_;
  std::vector<criteria::Criterion> rows_;
  MatchingTask task_;
  matching::Vertex size_ = 0;   // of the bracket
  matching::Vertex named_ = 0;  // vertices that are players
  std::vector<VertexClass> classes_;
  std::vector<std::int32_t> class_of_;
  std::vector<Digit> digits_;
  matching::BitRows edges_;
  matching::LeastPerfect least_;
};

}  // namespace bloesem::swiss::burstein
