#include "engine/sequence/mdp_exchanges.hpp"

#include <algorithm>

namespace bloesem::sequence {

MdpExchanges::MdpExchanges(std::span<const Points> scores, Seat s1, Direction b) : size_(s1), b_(b) {
  for (std::size_t i = 0; i < scores.size(); ++i) {
    if (i == 0 || scores[i] != scores[i - 1]) classes_.push_back({static_cast<Seat>(i), 0, 0, 0});
    ++classes_.back().size;
  }
  s1_.resize(static_cast<std::size_t>(s1));
}

bool MdpExchanges::next() {
  if (!started_) {
    started_ = true;
    return choose_how_many(0, size_);
  }
  for (std::size_t c = classes_.size(); c-- > 0;) {
    if (!next_in_class(classes_[c])) continue;
    for (std::size_t behind = c + 1; behind < classes_.size(); ++behind) start_class(classes_[behind]);
    return true;
  }
  return next_how_many();
}

// D.3.a: as many as possible of the highest score, and so on down.
bool MdpExchanges::choose_how_many(std::size_t from, Seat rest) {
  for (std::size_t c = from; c < classes_.size(); ++c) {
    classes_[c].chosen = std::min(rest, classes_[c].size);
    rest -= classes_[c].chosen;
  }
  if (rest > 0) return false;
  Seat place = 0;
  for (Class& c : classes_) {
    c.place = place;
    place += c.chosen;
    start_class(c);
  }
  return true;
}

bool MdpExchanges::next_how_many() {
  Seat rest = 0;
  for (std::size_t c = classes_.size(); c-- > 0;) {
    Class& one = classes_[c];
    if (one.chosen > 0) {
      --one.chosen;
      if (choose_how_many(c + 1, rest + 1)) return true;
      ++one.chosen;
    }
    rest += one.chosen;
  }
  return false;
}

// D.3.b within one score.
void MdpExchanges::start_class(const Class& c) {
  const Seat first = b_ == Direction::AsWritten ? c.begin : c.begin + c.size - c.chosen;
  for (Seat i = 0; i < c.chosen; ++i) s1_[static_cast<std::size_t>(c.place + i)] = first + i;
}

bool MdpExchanges::next_in_class(const Class& c) {
  const auto member = [&](Seat i) -> Seat& { return s1_[static_cast<std::size_t>(c.place + i)]; };
  const Seat end = c.begin + c.size;
  for (Seat i = c.chosen; i-- > 0;) {
    if (b_ == Direction::AsWritten) {
      if (member(i) == end - c.chosen + i) continue;
      ++member(i);
      for (Seat j = i + 1; j < c.chosen; ++j) member(j) = member(j - 1) + 1;
    } else {
      if (member(i) == (i == 0 ? c.begin : member(i - 1) + 1)) continue;
      --member(i);
      for (Seat j = i + 1; j < c.chosen; ++j) member(j) = end - c.chosen + j;
    }
    return true;
  }
  return false;
}

}  // namespace bloesem::sequence
