// The problem of a bracket, as docs/proofs.md states it: vertices, digits and packed weights, by kinds of
// players. Prover and verifier share it. Includes Boost.Multiprecision: include it in source files only.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "criteria/criterion.hpp"
#include "criteria/weight_table.hpp"
#include "engine/proof/proof.hpp"
#include "engine/swiss/proof_plan.hpp"
#include "engine/swiss/round_field.hpp"
#include "matching/graph/vertex.hpp"
#include "matching/steps.hpp"

namespace bloesem::proof {

using matching::no_vertex;
using matching::Vertex;
using swiss::Position;
using swiss::RoundField;

// Players in rank order: MDPs, residents, the next score group, all further players.
struct ProblemPlayers {
  std::vector<Position> players;
  Vertex moved_down = 0;  // vertices below this are MDPs
  Vertex inside = 0;      // vertices below this belong to the bracket
  Vertex ahead = 0;       // vertices in [inside, ahead) are the next score group

  [[nodiscard]] Vertex size() const noexcept { return static_cast<Vertex>(players.size()); }
  [[nodiscard]] criteria::Zone zone(Vertex v) const noexcept {
    return v < inside ? criteria::Zone::Bracket : v < ahead ? criteria::Zone::Next : criteria::Zone::Below;
  }
};

// How the candidates of a bracket are ordered.
struct OrderForm {
  bool several_scores = false;  // the first criteria do not decide how many MDPs are paired (CLB)
  bool all_join = false;        // MDPs without an opponent belong to the remainder (C.14.b.2 of 2012)
};

using Rows = std::vector<const criteria::Criterion*>;

// Returns digits as one number, in which no sum of later digits compensates for an earlier one.
[[nodiscard]] Integer packed(std::span<const std::int64_t> digits, unsigned bits);

// Vertices of one kind are the same for every weight, and for C.3.
class Problem {
 public:
  // `rows` are those in force, in order of priority. `rounds` is the number of rounds before this one. The
  // field must outlive the object.
  Problem(const RoundField& field, Rows rows, ProblemPlayers players, int rounds);
  // The graph of a claim. The order of its vertices is that of the players of the problem.
  Problem(const RoundField& field, const swiss::ProofClaim& claim, int rounds);

  [[nodiscard]] const Rows& rows() const noexcept { return rows_; }
  [[nodiscard]] const ProblemPlayers& players() const noexcept { return players_; }
  [[nodiscard]] Vertex size() const noexcept { return players_.size(); }
  [[nodiscard]] PlayerIndex player(Vertex v) const noexcept { return field_->player(players_.players[at(v)]); }
  // Returns the vertex of a position of the field, or no_vertex.
  [[nodiscard]] Vertex vertex_at(Position position) const noexcept;

  [[nodiscard]] std::int32_t kinds() const noexcept { return kind_count_; }
  [[nodiscard]] std::int32_t kind(Vertex v) const noexcept { return kind_of_[at(v)]; }
  // True if players of these kinds may be paired, the first ranked higher, as far as their kinds decide.
  [[nodiscard]] bool may_meet(std::int32_t higher, std::int32_t lower) const noexcept {
    return may_meet_[at(higher) * at(kind_count_) + at(lower)] != 0;
  }
  // Returns twice the weight of an edge. Requires that the first vertex ranks higher.
  [[nodiscard]] const Integer& twice(Vertex higher, Vertex lower) const noexcept {
    return twice_[at(kind(higher)) * at(kind_count_) + at(kind(lower))];
  }
  // Returns twice what an edge gains because this end is paired. `reach`: the zone of its lower ranked end.
  [[nodiscard]] Integer twice_end(Vertex v, criteria::Zone reach) const {
    return 2 * single(kinds_[at(kind(v))], reach);
  }
  // Returns the number of bits of a digit.
  [[nodiscard]] unsigned bits() const noexcept { return bits_; }
  // True if the two are an edge: C.1, C.3 and the arbiter allow the pair, and they are not both MDPs.
  [[nodiscard]] bool legal(Vertex u, Vertex v) const {
    matching::spend_steps(1);
    ++edges_tested_;
    return (u >= players_.moved_down || v >= players_.moved_down) &&
           field_->compatible(players_.players[at(u)], players_.players[at(v)]);
  }

  // Returns how often legal() has been called, for tests.
  [[nodiscard]] std::int64_t edges_tested() const noexcept { return edges_tested_; }

 private:
  struct Kind {
    criteria::BracketVertex vertex;
    Colour indispensable = Colour::None;
    friend auto operator<=>(const Kind&, const Kind&) = default;
  };
  struct Digit {
    std::size_t row = 0;
    Points difference = 0;
  };

  [[nodiscard]] criteria::FactMask mask() const;
  struct Seen;  // which facts matter
  [[nodiscard]] Kind seen(Vertex v, const Seen& seen) const;
  void find_kinds();
  void find_digits();
  void find_bits(int rounds);
  void weigh();
  [[nodiscard]] static bool may_be_paired(const Kind& higher, const Kind& lower) noexcept;
  [[nodiscard]] Integer unit(std::size_t row, Points difference) const;
  [[nodiscard]] Integer single(const Kind& kind, criteria::Zone reach) const;
  [[nodiscard]] Integer pair(const Kind& higher, const Kind& lower) const;
  [[nodiscard]] Points artificial(criteria::Zone scope) const;

  const RoundField* field_;
  Rows rows_;
  ProblemPlayers players_;
  std::vector<Kind> kinds_;
  std::vector<std::int32_t> kind_of_;  // by vertex
  std::int32_t kind_count_ = 0;
  std::vector<Vertex> places_;  // by position, if the players are not in this order
  std::vector<Digit> digits_;
  unsigned bits_ = 0;           // of a digit
  std::vector<char> may_meet_;  // by kind of the higher, kind of the lower
  std::vector<Integer> twice_;  // likewise
  mutable std::int64_t edges_tested_ = 0;
};

}  // namespace bloesem::proof
