// All optimal matchings of a problem at once, and the choice of one of them by further digits.
//
// By complementary slackness the optimal matchings are exactly those that use tight edges only, cover every
// vertex with a positive dual and fill every blossom with a positive dual ((|B| - 1) / 2 edges inside). Both
// demands are counted by one digit: an edge satisfies one for each such end and one for each such blossom
// around it, and a matching of tight edges is optimal iff that digit reaches its greatest possible total.
// So a further preference is again a maximum-weight matching problem, on the tight edges, with that digit in
// front. Digits may be added in as many portions as convenient: each portion narrows the face.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "matching/weighted/problem.hpp"
#include "matching/weighted/solver.hpp"

namespace bloesem::matching {

class OptimalFace {
 public:
  // An edge of the face; `index` is its number in the problem the face was made from.
  struct FaceEdge {
    Vertex u = no_vertex;
    Vertex v = no_vertex;
    std::int32_t index = 0;
    std::int64_t demand = 0;
  };
  // Appends the terms that the new digits give to an edge.
  using TermsOf = std::function<void(const FaceEdge&, std::vector<Term>&)>;

  // The problem must not ask for a perfect matching.
  OptimalFace(const Problem& problem, const Solution& solution, const Solver& solver);

  // One of the matchings left. Its edges are numbered as in the original problem.
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mates_[static_cast<std::size_t>(v)]; }
  [[nodiscard]] std::span<const FaceEdge> edges() const noexcept { return edges_; }
  // How many solver calls were needed so far.
  [[nodiscard]] int solves() const noexcept { return solves_; }

  // How many digits of this range one solver call takes.
  [[nodiscard]] static std::size_t digits_per_portion(DigitRange range);

  // Keeps the matchings that are greatest in the new digits, the first the most significant. Ranges bound
  // the totals over any matching. Portions are chosen so that weights stay narrow.
  void refine(std::span<const DigitRange> ranges, const TermsOf& terms_of);

  // Keeps the matchings that pair these vertices as now; they and their partners leave the face.
  void settle(std::span<const Vertex> vertices);

  // Keeps the matchings that use only such edges and leave none of `covered` single, if there are any; says
  // whether there are.
  bool keep_if(const std::function<bool(const FaceEdge&)>& keep, std::span<const Vertex> covered = {});

 private:
  void settle_forced();
  [[nodiscard]] std::int64_t demand_met(std::span<const FaceEdge> edges) const;
  struct Portion;
  std::optional<Solution> solve(Portion& portion, std::span<const DigitRange> ranges);
  void adopt(const Portion& portion, const Matching& matching);
  void refine_portion(std::span<const DigitRange> ranges, std::span<const Term> terms,
                      std::span<const std::size_t> begins);

  Vertex vertices_;
  const Solver* solver_;
  std::vector<FaceEdge> edges_;
  std::vector<bool> required_;  // must be covered
  std::vector<Vertex> mates_;
  int solves_ = 0;
};

}  // namespace bloesem::matching
