// Packed weights as integers: the unbounded type for proofs, fixed widths for solvers, and the headroom rule.
// Heavy (Boost.Multiprecision): include it in source files only.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <span>
#include <vector>

#include "matching/weighted/layout.hpp"
#include "matching/weighted/problem.hpp"

namespace bloesem::matching {

// Unbounded: duals and certificates.
using Integer = boost::multiprecision::cpp_int;

// Bounded, on the stack, without expression templates: what solvers compute with.
template <unsigned Bits>
using FixedInteger = boost::multiprecision::number<
    boost::multiprecision::cpp_int_backend<Bits, Bits, boost::multiprecision::signed_magnitude,
                                           boost::multiprecision::unchecked, void>,
    boost::multiprecision::et_off>;

template <class Int>
[[nodiscard]] Int pack(std::span<const Term> terms, const Layout& layout) {
  Int sum = 0;
  for (const Term& term : terms) {
    Int digit = static_cast<Int>(term.value);
    digit *= static_cast<Int>(Int(1) << layout.shift(static_cast<std::size_t>(term.digit)));
    sum += digit;
  }
  return sum;
}

template <class Int>
[[nodiscard]] std::vector<Int> pack_rows(const Problem& problem) {
  std::vector<Int> packed(problem.rows.size());
  for (std::size_t r = 0; r < packed.size(); ++r) packed[r] = pack<Int>(problem.rows.row(r), problem.layout);
  return packed;
}

// Total weight of a matching, exactly.
[[nodiscard]] Integer weight_of(const Problem& problem, const Matching& matching);

// Bits that a primal-dual solver needs for every number it forms. LEMON scales weights by 4 and adds
// potentials, each at most half a scaled weight, before comparing: four bits more than the weight, by
// measurement on 400 000 graphs. Two more for safety, and one per doubling of the number of vertices.
[[nodiscard]] unsigned bits_needed(const Problem& problem) noexcept;

// The widest weight that is solved; beyond it a problem is refused, never truncated.
inline constexpr unsigned max_bits = 32768;

}  // namespace bloesem::matching
