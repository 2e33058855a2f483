#include "engine/lim/transfers.hpp"

#include <cstdint>
#include <vector>

#include "engine/lim/departures.hpp"
#include "engine/lim/next_group.hpp"

namespace bloesem::swiss::lim {
namespace {

// 3.9: the types by rising disadvantage.
enum class FloaterType : std::uint8_t { D, C, B, A };

std::vector<Position> arranged_members(const Entrants& entrants, const Group& group) {
  std::vector<Position> members = group.members();
  entrants.arrange(members, group.direction);
  return members;
}

class Transfers {
 public:
  Transfers(const Entrants& entrants, Group& group, std::span<const Position> next)
      : entrants_(entrants),
        group_(group),
        staying_(arranged_members(entrants, group)),
        departures_(entrants.field(), staying_),
        next_(entrants, next, group.direction),
        came_in_(matching::at(entrants.field().size()), 0) {
    for (const std::vector<Position>* floaters : {&group.from_above, &group.from_below})
      for (const Position p : *floaters) came_in_[matching::at(p)] = 1;
    for (const Position p : staying_) lead_of_white_ += lead(p);
  }

  void run() {
    while (departures_.remaining() > 0) {
      const Position p = first_candidate();
      departures_.leave(p);
      next_.add_floater(p);
      std::erase(staying_, p);
      lead_of_white_ -= lead(p);
      group_.leaving.push_back(p);
    }
  }

 private:
  [[nodiscard]] int lead(Position p) const {
    const Colour due = entrants_.due(p);
    return due == Colour::None ? 0 : due == Colour::White ? 1 : -1;
  }

  // The type decides first, but is the last to be found: it is not needed where the best player so far is of
  // type d and first by all else.
  Position first_candidate() {
    const std::vector<Position> candidates = departures_.candidates();
    Position best = candidates.back();  // the lowest numbered
    FloaterType least = type_of(best);
    for (auto p = candidates.rbegin() + 1; p != candidates.rend(); ++p) {
      const bool first_by_all_else = value_of(*p) < value_of(best);
      if (least == FloaterType::D && !first_by_all_else) continue;
      const FloaterType type = type_of(*p);
      if (type < least || (type == least && first_by_all_else)) best = *p, least = type;
    }
    return best;
  }

  // 3.10, 3.2.2: smaller values are preferred.
  [[nodiscard]] int value_of(Position p) const {
    return (entrants_.floated(p) ? 2 : 0) + (equalises(p) ? 0 : 1);
  }

  // 3.2.2, 3.2.3: the player is due the colour that more of those who stay are due.
  [[nodiscard]] bool equalises(Position p) const {
    const int own = lead(p);
    return own != 0 && (own > 0 ? lead_of_white_ > 0 : lead_of_white_ < 0) &&
           entrants_.near(p, staying_.back());
  }

  FloaterType type_of(Position p) {
    const bool found = next_.has_opponent(p);
    if (came_in_[matching::at(p)] != 0) return found ? FloaterType::B : FloaterType::A;
    return found ? FloaterType::D : FloaterType::C;
  }

  const Entrants& entrants_;
  Group& group_;
  std::vector<Position> staying_;  // in the direction of the group; its last one is the lowest numbered
  Departures departures_;
  NextGroup next_;
  std::vector<char> came_in_;  // by position
  int lead_of_white_ = 0;      // players due White minus players due Black, among those who stay
};

}  // namespace

void choose_floaters(const Entrants& entrants, Group& group, std::span<const Position> next) {
  Transfers(entrants, group, next).run();
}

}  // namespace bloesem::swiss::lim
