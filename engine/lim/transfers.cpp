#include "engine/lim/transfers.hpp"

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <vector>

#include "engine/lim/departures.hpp"
#include "engine/lim/next_group.hpp"

namespace bloesem::swiss::lim {
namespace {

// 3.9: the types by rising disadvantage.
enum class FloaterType : std::uint8_t { D, C, B, A };

class Transfers {
 public:
  Transfers(const Entrants& entrants, Group& group, std::span<const Position> next)
      : entrants_(entrants),
        group_(group),
        staying_(group.members()),
        departures_(entrants.field(), staying_),
        next_(entrants, next, group.direction),
        came_in_(matching::at(entrants.field().size()), 0) {
    for (const std::vector<Position>* floaters : {&group.from_above, &group.from_below})
      for (const Position p : *floaters) came_in_[matching::at(p)] = 1;
    entrants.arrange(staying_, group.direction);
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

  // The type decides first, but whoever is first by all else and of the best type needs no comparison.
  Position first_candidate() {
    std::vector<Position> candidates = departures_.candidates();
    const auto value = [&](Position p) { return std::tuple(entrants_.floated(p), !equalises(p)); };
    std::sort(candidates.begin(), candidates.end(), [&](Position a, Position b) {
      const auto one = value(a);
      const auto other = value(b);
      return one != other ? one < other : entrants_.is_before(b, a, group_.direction);
    });
    Position best = candidates.front();
    FloaterType least = type_of(best);
    for (const Position p : candidates) {
      if (least == FloaterType::D) break;
      if (const FloaterType type = type_of(p); type < least) best = p, least = type;
    }
    return best;
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
