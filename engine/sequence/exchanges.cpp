#include "engine/sequence/exchanges.hpp"

#include <algorithm>
#include <numeric>

#include "matching/steps.hpp"

namespace bloesem::sequence {
namespace {

Seat sum(std::span<const Seat> members) { return std::accumulate(members.begin(), members.end(), Seat{0}); }

std::size_t at(Seat place) { return static_cast<std::size_t>(place); }

}  // namespace

// ---- D.2.c

Seat SubsetsFromTheTop::most(Seat place) const noexcept {
  return place == 0 ? n_ - 1 : members_[at(place - 1)] - 1;
}

void SubsetsFromTheTop::fill_from(Seat place) {
  for (; place < size_; ++place)
    members_[at(place)] = direction_ == Direction::AsWritten ? most(place) : least(place);
}

void SubsetsFromTheTop::start(Seat n, Seat size, Direction direction) {
  n_ = n;
  size_ = size;
  direction_ = direction;
  members_.resize(at(size));
  fill_from(0);
}

bool SubsetsFromTheTop::next() {
  for (Seat place = size_; place-- > 0;) {
    Seat& member = members_[at(place)];
    if (member == (direction_ == Direction::AsWritten ? least(place) : most(place))) continue;
    member += direction_ == Direction::AsWritten ? -1 : 1;
    fill_from(place + 1);
    return true;
  }
  return false;
}

// ---- D.2.d

// Returns the members that can stand at a place if it and the places behind it have the sum `rest`. Each of
// them can be completed: sets of different numbers of a range attain every sum between the least and the
// largest.
SubsetsOfSum::Range SubsetsOfSum::range(Seat place, Seat rest) const noexcept {
  const Seat behind = size_ - place - 1;
  const Seat first = place == 0 ? begin_ : members_[at(place - 1)] + 1;
  // The largest numbers that can follow: end-1, end-2, ...
  const Seat largest_rest = behind * (end_ - 1) - behind * (behind - 1) / 2;
  // The smallest numbers that can follow m: m+1, m+2, ..., so (behind + 1) * m + behind * (behind + 1) / 2 <=
  // rest.
  const Seat room = rest - behind * (behind + 1) / 2;
  const Seat most = room < 0 ? -1 : room / (behind + 1);
  return {std::max(first, rest - largest_rest), std::min(most, end_ - 1 - behind)};
}

void SubsetsOfSum::fill_from(Seat place, Seat rest) {
  for (; place < size_; ++place) {
    const Range possible = range(place, rest);
    members_[at(place)] = direction_ == Direction::AsWritten ? possible.least : possible.most;
    rest -= members_[at(place)];
  }
}

bool SubsetsOfSum::start(Seat begin, Seat end, Seat size, Seat sum, Direction direction) {
  begin_ = begin;
  end_ = end;
  size_ = size;
  direction_ = direction;
  members_.resize(at(size));
  if (const Range possible = range(0, sum); possible.least > possible.most) return false;
  fill_from(0, sum);
  return true;
}

bool SubsetsOfSum::next() {
  Seat rest = 0;
  for (Seat place = size_; place-- > 0;) {
    rest += members_[at(place)];
    const Range possible = range(place, rest);
    const bool as_written = direction_ == Direction::AsWritten;
    if (members_[at(place)] == (as_written ? possible.most : possible.least)) continue;
    members_[at(place)] += as_written ? 1 : -1;
    fill_from(place + 1, rest - members_[at(place)]);
    return true;
  }
  return false;
}

// ---- D.2

ResidentExchanges::ResidentExchanges(Seat s1, Seat players, const ExchangeOrder& order)
    : s1_(s1), players_(players), order_(order) {}

Seat ResidentExchanges::largest_size() const noexcept { return std::min(s1_, players_ - s1_); }

bool ResidentExchanges::next() {
  if (!started_) {
    started_ = true;
    if (largest_size() == 0) return false;
    size_ = order_.a == Direction::AsWritten ? 1 : largest_size();
    return start_size();
  }
  matching::spend_steps(size_);
  if (in_.next()) return true;
  if (out_.next() && find_in()) return true;
  const bool smaller_first = order_.b == Direction::AsWritten;
  while (difference_ != (smaller_first ? max_difference() : least_difference())) {
    difference_ += smaller_first ? 1 : -1;
    if (start_difference()) return true;
  }
  const bool fewer_first = order_.a == Direction::AsWritten;
  if (size_ == (fewer_first ? largest_size() : 1)) return false;
  size_ += fewer_first ? 1 : -1;
  return start_size();
}

// Every difference between the least and the largest occurs.
bool ResidentExchanges::start_size() {
  difference_ = order_.b == Direction::AsWritten ? least_difference() : max_difference();
  return start_difference();
}

bool ResidentExchanges::start_difference() {
  out_.start(s1_, size_, order_.c);
  return find_in();
}

// Goes on from this set out of S1 to the first that has a set into S1.
bool ResidentExchanges::find_in() {
  do {
    matching::spend_steps(size_);
    if (in_.start(s1_, players_, size_, sum(out_.members()) + difference_, order_.d)) return true;
  } while (out_.next());
  return false;
}

}  // namespace bloesem::sequence
