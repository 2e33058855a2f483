// Article D.2: enumerates exchanges of residents between the original S1 and the original S2 in their order.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/sequence/transpositions.hpp"

namespace bloesem::sequence {

enum class Direction : std::uint8_t { AsWritten, Inverted };

// The four rules that compare two exchanges, in order of priority.
struct ExchangeOrder {
  Direction a = Direction::AsWritten;  // the smaller number of players exchanged
  Direction b = Direction::AsWritten;  // the smaller difference of the sums of numbers
  Direction c = Direction::AsWritten;  // the highest different number that leaves S1
  Direction d = Direction::AsWritten;  // the lowest different number that enters S1
};

// Subsets of [0, n) of a given size, written from the highest member down: those with the highest different
// member come first (D.2.c), or last.
class SubsetsFromTheTop {
 public:
  void start(Seat n, Seat size, Direction direction);
  // Goes to the next subset; false if there are no more.
  bool next();
  [[nodiscard]] std::span<const Seat> members() const noexcept { return members_; }  // descending

 private:
  void fill_from(Seat place);
  [[nodiscard]] Seat least(Seat place) const noexcept { return size_ - 1 - place; }
  [[nodiscard]] Seat most(Seat place) const noexcept;

  Seat n_ = 0;
  Seat size_ = 0;
  Direction direction_ = Direction::AsWritten;
  std::vector<Seat> members_;
};

// Subsets of [begin, end) of a given size and sum: those with the lowest different member come first (D.2.d),
// or last.
class SubsetsOfSum {
 public:
  // False if there is none.
  bool start(Seat begin, Seat end, Seat size, Seat sum, Direction direction);
  // Goes to the next subset; false if there are no more.
  bool next();
  [[nodiscard]] std::span<const Seat> members() const noexcept { return members_; }  // ascending

 private:
  struct Range {
    Seat least;
    Seat most;
  };
  [[nodiscard]] Range range(Seat place, Seat rest) const noexcept;
  void fill_from(Seat place, Seat rest);

  Seat begin_ = 0;
  Seat end_ = 0;
  Seat size_ = 0;
  Direction direction_ = Direction::AsWritten;
  std::vector<Seat> members_;
};

// Exchanges of players [0, players), of whom the first `s1` are the original S1.
class ResidentExchanges {
 public:
  ResidentExchanges(Seat s1, Seat players, const ExchangeOrder& order);

  // Goes to the first, then to the next exchange; false if there are no more. The original composition is not
  // included.
  bool next();
  [[nodiscard]] Seat size() const noexcept { return size_; }
  [[nodiscard]] std::span<const Seat> out_of_s1() const noexcept { return out_.members(); }  // descending
  [[nodiscard]] std::span<const Seat> into_s1() const noexcept { return in_.members(); }     // ascending

 private:
  [[nodiscard]] Seat largest_size() const noexcept;
  [[nodiscard]] Seat least_difference() const noexcept { return size_ * size_; }
  [[nodiscard]] Seat max_difference() const noexcept { return size_ * (players_ - size_); }
  bool start_size();
  bool start_difference();
  bool find_in();

  Seat s1_;
  Seat players_;
  ExchangeOrder order_;
  Seat size_ = 0;
  Seat difference_ = 0;
  bool started_ = false;
  SubsetsFromTheTop out_;
  SubsetsOfSum in_;
};

}  // namespace bloesem::sequence
