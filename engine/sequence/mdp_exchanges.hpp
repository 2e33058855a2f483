// Article D.3: exchanges of MDPs between the original S1 and the original Limbo, as the new S1 that each makes.
#pragma once

#include <span>
#include <vector>

#include "bloesem/points.hpp"
#include "engine/sequence/exchanges.hpp"

namespace bloesem::sequence {

// Every S1 of so many MDPs, the original one (the highest) first. Of two the one with the higher scores comes
// first (D.3.a), then the one with the lower numbers (D.3.b).
class MdpExchanges {
 public:
  // `scores` of all MDPs in A.2 order. b: D.3.b as written, or inverted.
  MdpExchanges(std::span<const Points> scores, Seat s1, Direction b);

  bool next();                                                             // the first S1, then the next
  [[nodiscard]] std::span<const Seat> s1() const noexcept { return s1_; }  // ascending

 private:
  // MDPs of one score: how many there are, and how many of them are in S1.
  struct Class {
    Seat begin = 0;
    Seat size = 0;
    Seat chosen = 0;
    Seat place = 0;  // of the first chosen one in s1_
  };

  bool choose_how_many(std::size_t from, Seat rest);
  bool next_how_many();
  void start_class(const Class& c);
  bool next_in_class(const Class& c);

  std::vector<Class> classes_;
  Seat size_;
  Direction b_;
  bool started_ = false;
  std::vector<Seat> s1_;
};

}  // namespace bloesem::sequence
