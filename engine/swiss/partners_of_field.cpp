#include "engine/swiss/partners_of_field.hpp"

namespace bloesem::swiss {

std::vector<PlayerIndex> ForbiddenPairs::present_in(std::span<const PlayerIndex> group) const {
  std::vector<PlayerIndex> present;
  for (const PlayerIndex member : group)
    if (places_[member] >= 0) present.push_back(member);
  std::sort(present.begin(), present.end());
  present.erase(std::unique(present.begin(), present.end()), present.end());
  return present;
}

void ForbiddenPairs::keep_large_groups_apart(BarredPartners& barred) const {
  std::vector<std::vector<Position>> groups;
  for (const std::vector<PlayerIndex>& members : large_groups_) {
    std::vector<Position>& group = groups.emplace_back();
    for (const PlayerIndex member : members) group.push_back(places_[member]);
    std::sort(group.begin(), group.end());
  }
  if (!groups.empty()) barred.keep_apart(groups);
}

BarredPartners PartnersAsBits::barred() {
  forbidden_.for_each([this](PlayerIndex a, PlayerIndex b) {
    const int p = places_[a].value();
    const int q = places_[b].value();
    matching::set_bit(bits_.row(p), q);
    matching::set_bit(bits_.row(q), p);
    room_ += 2;
  });
  BarredPartners barred(bits_, room_);
  forbidden_.keep_large_groups_apart(barred);
  return barred;
}

void PartnersAsLists::ask_for_room(UnfilledArray<Account>& accounts) {
  pairs_.reserve(forbidden_.usual_number());
  forbidden_.for_each([&](PlayerIndex a, PlayerIndex b) {
    pairs_.emplace_back(a, b);
    ++accounts[at(a)].room;
    ++accounts[at(b)].room;
  });
}

BarredPartners PartnersAsLists::barred() {
  std::vector<std::pair<Position, Position>> pairs;
  pairs.reserve(pairs_.size());
  for (const auto& [a, b] : pairs_) pairs.emplace_back(places_[a], places_[b]);
  barred_.bar(pairs);
  forbidden_.keep_large_groups_apart(barred_);
  return std::move(barred_);
}

}  // namespace bloesem::swiss
