// Lexicographic weights packed into integers. Includes Boost.Multiprecision: include it in source files only.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <span>
#include <vector>

#include "matching/weighted/layout.hpp"
#include "matching/weighted/problem.hpp"

namespace bloesem::matching {

// For duals and certificates.
using Integer = boost::multiprecision::cpp_int;

// For solvers: at most `Bits` bits, kept in place, and without expression templates, which LEMON does not
// expect.
template <unsigned Bits>
using FixedInteger = boost::multiprecision::number<
    boost::multiprecision::cpp_int_backend<Bits, Bits, boost::multiprecision::signed_magnitude,
                                           boost::multiprecision::unchecked, void>,
    boost::multiprecision::et_off>;

// Of any width: slower, but a program that must be small needs no other.
using AnyInteger =
    boost::multiprecision::number<boost::multiprecision::cpp_int::backend_type, boost::multiprecision::et_off>;

// Returns the sum of the digits at their places in `layout`.
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

// Returns the packed weight of each row of the problem.
template <class Int>
[[nodiscard]] std::vector<Int> pack_rows(const Problem& problem) {
  std::vector<Int> packed(problem.rows.size());
  for (std::size_t r = 0; r < packed.size(); ++r) packed[r] = pack<Int>(problem.rows.row(r), problem.layout);
  return packed;
}

// Returns the total weight of a matching of the problem.
[[nodiscard]] Integer weight_of(const Problem& problem, const Matching& matching);

// Returns how many bits hold every number that a primal-dual solver forms. LEMON scales weights by 4 and adds
// potentials, each at most half a scaled weight, before it compares: measured on 400 000 graphs, four bits more
// than the weight. Two more are for safety, and one for each doubling of the number of vertices.
[[nodiscard]] unsigned bits_needed(const Problem& problem) noexcept;

// Problems that need more bits are refused.
inline constexpr unsigned max_bits = 32768;

}  // namespace bloesem::matching
