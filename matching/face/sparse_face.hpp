// All optimal matchings of a sparse problem at once, and the choice of one of them by further digits.
//
// The face keeps a list of edges and asks any Solver, in integers of any width: the reference. DenseFace keeps
// rows of bits and 64-bit numbers instead and is made for one solver; the two share no code, and tests compare
// their choices.
//
// By complementary slackness the optimal matchings are exactly those that use tight edges only, cover every
// vertex with a positive dual and fill every blossom with a positive dual, that is, have (|B| - 1) / 2 edges
// inside (formulation.md#lemma-8). One digit counts both demands: an edge meets one for each such end and one
// for each such blossom around it, and a matching of tight edges is optimal iff that digit reaches its greatest
// possible total (formulation.md#lemma-9). So a further preference is again a maximum-weight matching problem,
// on the tight edges, with that digit in front. Digits may be added in any number of portions: each portion
// narrows the face.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "matching/index.hpp"
#include "matching/weighted/problem.hpp"
#include "matching/weighted/solver.hpp"

namespace bloesem::matching {

class SparseFace {
 public:
  struct FaceEdge {
    Vertex u = no_vertex;
    Vertex v = no_vertex;
    std::int32_t index = 0;   // of the edge in the problem that the face was made from
    std::int64_t demand = 0;  // how many demands the edge meets
  };
  // Appends the terms that the new digits give to an edge.
  using TermsOf = std::function<void(const FaceEdge&, std::vector<Term>&)>;

  // Makes the face of all matchings as good as the one in `solution`, which must be an optimal solution of
  // `problem`. `solver` must outlive the face.
  SparseFace(const Problem& problem, const Solution& solution, const Solver& solver);

  // Returns the mate of `v`, or no_vertex, in one of the matchings left.
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mates_[at(v)]; }
  // Returns the edges of which the matchings left may differ; those in all matchings are not among them.
  [[nodiscard]] std::span<const FaceEdge> edges() const noexcept { return edges_; }

  // Returns how many digits of this range one call of the solver takes.
  [[nodiscard]] static std::size_t digits_per_portion(DigitRange range);

  // Keeps the matchings that are greatest in the new digits, the first the most significant. `ranges` bound the
  // totals over any matching, one range for each digit.
  void refine(std::span<const DigitRange> ranges, const TermsOf& terms_of);

  // Keeps the matchings that pair these vertices as the current one does; they and their mates leave the face.
  // Requires that each of them has a mate.
  void settle(std::span<const Vertex> vertices);

  // Keeps the matchings that use only edges for which `keep` is true and cover all of `covered`. Returns false
  // and changes nothing if there are none.
  bool keep_if(const std::function<bool(const FaceEdge&)>& keep, std::span<const Vertex> covered = {});

  // True if mates are mutual, every required vertex is covered, and edges join vertices of the face.
  [[nodiscard]] bool is_consistent() const;

 private:
  struct Portion;

  void settle_forced();
  void erase_edges_at(const std::vector<bool>& gone);
  [[nodiscard]] std::int64_t demand_met(std::span<const FaceEdge> edges) const;
  [[nodiscard]] std::optional<std::vector<bool>> newly_required(std::span<const Vertex> covered) const;
  [[nodiscard]] bool rematch(const std::vector<FaceEdge>& kept, std::int64_t demand);
  Solution solve(Portion& portion, std::span<const DigitRange> ranges) const;
  void adopt(const Portion& portion, const Matching& matching);
  void refine_portion(std::span<const DigitRange> ranges, std::span<const Term> terms,
                      std::span<const std::size_t> begins);

  Vertex vertices_;
  const Solver* solver_;
  std::vector<FaceEdge> edges_;
  std::vector<bool> required_;  // to be covered
  std::vector<Vertex> mates_;
};

}  // namespace bloesem::matching
