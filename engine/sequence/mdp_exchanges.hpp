// Article D.3: exchanges of MDPs between the original S1 and the original limbo, as the resulting S1.
#pragma once

#include <span>
#include <vector>

#include "bloesem/points.hpp"
#include "engine/sequence/exchanges.hpp"

namespace bloesem::sequence {

// Enumerates all S1 of a given number of MDPs, the original one (the highest) first. Of two, that with the
// higher scores comes first (D.3.a), then that with the lower numbers (D.3.b).
class MdpExchanges {
 public:
  // `scores`: of all MDPs in A.2 order. `s1`: size of S1. `b`: D.3.b as written, or inverted.
  MdpExchanges(std::span<const Points> scores, Seat s1, Direction b);

  bool next();  // goes to the first, then the next S1
  [[nodiscard]] std::span<const Seat> s1() const noexcept { return s1_; }  // ascending

 private:
  // The MDPs of one score, and how many of them are in S1.
  struct Class {
    Seat begin = 0;
    Seat size = 0;
    Seat chosen = 0;
    Seat place = 0;  // index in s1_ of the first chosen one
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
