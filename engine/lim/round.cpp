#include "engine/lim/round.hpp"

#include <algorithm>
#include <cstdint>

#include "engine/lim/scrutiny.hpp"
#include "engine/lim/transfers.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::swiss::lim {
namespace {

class RoundPairs {
 public:
  RoundPairs(const Entrants& entrants, Round& round, const std::function<bool(int)>& proceed)
      : entrants_(entrants), round_(round), proceed_(proceed) {}

  bool run() {
    if (!pair_side(round_.above, round_.median.from_above)) return false;
    if (!pair_side(round_.below, round_.median.from_below)) return false;
    while (!can_be_completed(entrants_.field(), round_.median.members()))
      if (!may_proceed() || !crack()) return false;
    if (!may_proceed()) return false;
    pair_members(entrants_, round_.median);
    return true;
  }

 private:
  [[nodiscard]] bool may_proceed() const { return !proceed_ || proceed_(settled_); }

  // Floaters of a group join the next one, those of the last one the median: they become `arriving`.
  bool pair_side(std::vector<Group>& side, std::vector<Position>& arriving) {
    for (std::size_t i = 0; i < side.size(); ++i) {
      if (!may_proceed()) return false;
      Group& group = side[i];
      (group.direction == Direction::Down ? group.from_above : group.from_below).swap(arriving);
      choose_floaters(entrants_, group, (i + 1 < side.size() ? side[i + 1] : round_.median).residents);
      pair_members(entrants_, group);
      arriving = group.leaving;
      settled_ += 2 * static_cast<int>(group.pairs.size());
    }
    return true;
  }

  // Returns the group with the last pair of a side; null if no pair is left there.
  static Group* last_paired(std::vector<Group>& side) {
    const auto found =
        std::find_if(side.rbegin(), side.rend(), [](const Group& group) { return !group.pairs.empty(); });
    return found == side.rend() ? nullptr : &*found;
  }

  // 2.6: undoes the last pair of the lower side if more floaters came from above than from below, otherwise of
  // the higher side. Returns false if there is no pair on either side.
  bool crack() {
    Group& median = round_.median;
    Group* const lower = last_paired(round_.below);
    Group* const higher = last_paired(round_.above);
    const bool lower_first = median.from_above.size() > median.from_below.size();
    Group* const group = (lower_first && lower != nullptr) || higher == nullptr ? lower : higher;
    BLOESEM_ASSERT(group != nullptr);  // else all players are in the median
    if (group == nullptr) return false;
    std::vector<Position>& arriving = group == lower ? median.from_below : median.from_above;
    const auto [a, b] = group->pairs.back();
    group->pairs.pop_back();
    for (const Position p : {a, b}) {
      group->cracked.push_back(p);
      arriving.push_back(p);
    }
    settled_ -= 2;
    return true;
  }

  const Entrants& entrants_;
  Round& round_;
  const std::function<bool(int)>& proceed_;
  int settled_ = 0;
};

}  // namespace

Round groups_of(const Entrants& entrants, std::optional<Position> bye) {
  const RoundField& field = entrants.field();
  const RoundTask& task = entrants.task();
  const std::int64_t twice_median = std::int64_t{task.tournament->points.win} * (task.round - 1);
  Round round;
  round.median.score = static_cast<Points>(twice_median / 2);
  for (Position begin = 0; begin < field.size();) {
    const Position end = field.end_of_score_group(begin);
    Group group{.score = field.facts(begin).score};
    for (; begin < end; ++begin)
      if (begin != bye) group.residents.push_back(begin);
    if (group.residents.empty()) continue;
    const std::int64_t twice = 2 * std::int64_t{group.score};
    if (twice == twice_median) {
      round.median = std::move(group);
    } else if (twice > twice_median) {
      round.above.push_back(std::move(group));
    } else {
      group.direction = Direction::Up;
      round.below.push_back(std::move(group));
    }
  }
  std::reverse(round.below.begin(), round.below.end());
  return round;
}

bool pair_groups(const Entrants& entrants, Round& round, const std::function<bool(int)>& proceed) {
  return RoundPairs(entrants, round, proceed).run();
}

}  // namespace bloesem::swiss::lim
