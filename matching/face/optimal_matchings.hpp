// All optimal matchings of a problem at once, and the choice of one of them by decisions and by further digits.
//
// The reference: it keeps a list of edges and asks any Solver, in integers of any width. DenseFace keeps rows
// of bits and 64-bit numbers instead and is made for one solver; the two share no code.
//
// By complementary slackness optimal matchings use tight edges only (formulation.md#lemma-8), so the others are
// dropped for good. The weights of the problem stay in front of every further digit, so each matching found is
// optimal. A choice is made to last by dropping the edges that contradict it.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "matching/weighted/problem.hpp"
#include "matching/weighted/solver.hpp"

namespace bloesem::matching {

class OptimalMatchings {
 public:
  using Test = std::function<bool(const Edge&)>;
  // Appends the terms that the further digits give to an edge.
  using TermsOf = std::function<void(const Edge&, std::vector<Term>&)>;

  // Solves the problem. Throws WeightTooWide. `solver` must outlive the object.
  OptimalMatchings(Problem problem, const Solver& solver);

  // Returns the totals of the problem's digits, the same for all matchings left.
  [[nodiscard]] std::span<const std::int64_t> totals() const noexcept { return totals_; }
  // Returns the mate of `v`, or no_vertex, in the current one of the matchings left.
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return matching_.mate(v); }
  // Returns the edges that the matchings left may use.
  [[nodiscard]] std::span<const Edge> edges() const noexcept { return problem_.edges; }
  // Returns how many further digits of this range are cheaply decided by one call of `prefer`; at least one.
  [[nodiscard]] std::size_t digits_at_once(DigitRange range) const;

  // Keeps the matchings that use only edges for which `test` is true. Returns false and changes nothing if
  // there are none.
  bool keep_if(const Test& test);
  // The same, where the current matching is one of those.
  void keep(const Test& test);
  // Keeps the matchings that pair these vertices as the current one does. Requires that the weights of their
  // pairs are positive.
  void settle(std::span<const Vertex> vertices);
  // Makes a matching current that is greatest in further digits, the first the most significant. `ranges` bound
  // their totals over any matching. The other matchings stay.
  void prefer(std::span<const DigitRange> ranges, const TermsOf& terms_of);

 private:
  [[nodiscard]] bool uses_only(const Test& test) const;

  Problem problem_;
  const Solver& solver_;
  Matching matching_;
  std::vector<std::int64_t> totals_;
};

}  // namespace bloesem::matching
