// Sets in the order of 4.1.3: of two sets of the same size, the one that has the smallest number in which they
// differ comes first.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "matching/assertions.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dubov {

// What is settled about a number.
enum class Membership : std::uint8_t { Open, In, Out };
using Memberships = std::vector<Membership>;

// Returns how many numbers from `begin` on, at most `most`, can all be members. The numbers before are settled,
// the others open.
template <class Possible>
[[nodiscard]] int longest_run(Memberships set, int begin, int most, Possible possible) {
  int least = 0;
  for (int tried = most; least < most; tried = (least + most + 1) / 2) {  // nearly always all of them
    const auto from = set.begin() + begin;
    std::fill(std::fill_n(from, tried, Membership::In), set.end(), Membership::Open);
    if (possible(set))
      least = tried;
    else
      most = tried - 1;
  }
  return least;
}

// Returns the first possible set of `size` numbers from [0, count). possible(set) is true if some possible set
// has the numbers that are in and none that are out. Requires that it is for all numbers open.
template <class Possible>
[[nodiscard]] Memberships first_set(int count, int size, Possible possible) {
  Memberships set(at(count), Membership::Open);
  for (int begin = 0; size > 0;) {
    BLOESEM_ASSERT(size <= count - begin);
    const int members = longest_run(set, begin, size, possible);
    std::fill_n(set.begin() + begin, members, Membership::In);
    begin += members;
    size -= members;
    if (size > 0) set[at(begin++)] = Membership::Out;
  }
  std::replace(set.begin(), set.end(), Membership::Open, Membership::Out);
  return set;
}

}  // namespace bloesem::swiss::dubov
