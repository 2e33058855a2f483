#include "engine/campaign/shrink.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "engine/campaign/reductions.hpp"

namespace bloesem::campaign {

namespace {

// True if some player has an entry in the last round played: a file has no rounds beyond its columns.
bool shows_its_rounds(const Tournament& tournament) {
  return tournament.rounds_played == 0 ||
         std::any_of(tournament.players.begin(), tournament.players.end(), [&](const Player& player) {
           return took_part(player.round(tournament.rounds_played - 1));
         });
}

class Shrinker {
 public:
  Shrinker(Tournament start, const Shows& shows, int max_attempts)
      : position_(std::move(start)), shows_(shows), max_attempts_(max_attempts) {}

  Shrunk run() {
    do {
      changed_ = false;
      drop([](const Tournament& t) { return static_cast<std::size_t>(t.rounds_played); }, without_rounds);
      drop([](const Tournament& t) { return t.players.size(); }, without_players);
      drop([](const Tournament& t) { return t.forbidden_groups.size(); }, without_forbidden);
      drop_virtual_points();
      simplify_points();
      simplify_rounds();
    } while (changed_ && !exhausted());
    accept_if_shown(with_plain_labels(position_));
    return {std::move(position_), attempts_};
  }

 private:
  [[nodiscard]] bool exhausted() const { return attempts_ >= max_attempts_; }

  bool accept_if_shown(Tournament candidate) {
    if (exhausted() || !shows_its_rounds(candidate)) return false;
    ++attempts_;
    if (!shows_(candidate)) return false;
    position_ = std::move(candidate);
    changed_ = true;
    return true;
  }

  // Removes long runs of items first. After a removal the next item is at the same index.
  template <class Count, class Without>
  void drop(Count count, Without without) {
    for (std::size_t length = count(position_); length > 0; length /= 2) {
      for (std::size_t first = 0; first + length <= count(position_) && !exhausted();) {
        if (!accept_if_shown(without(position_, first, length))) ++first;
      }
    }
  }

  void drop_virtual_points() {
    Tournament none = position_;
    bool any = false;
    for (Player& player : none.players) {
      any = any || !player.virtual_points.empty();
      player.virtual_points.clear();
    }
    if (!any || accept_if_shown(std::move(none))) return;
    for (std::size_t p = 0; p < position_.players.size(); ++p) {
      if (position_.players[p].virtual_points.empty()) continue;
      Tournament without = position_;
      without.players[p].virtual_points.clear();
      accept_if_shown(std::move(without));
    }
  }

  void simplify_points() {
    if (position_.points != PointSystem{}) {
      Tournament usual = position_;
      usual.points = {};
      accept_if_shown(std::move(usual));
    }
    if (position_.initial_colour != Colour::White) {
      Tournament white_first = position_;
      white_first.initial_colour = Colour::White;
      accept_if_shown(std::move(white_first));
    }
  }

  void simplify_rounds() {
    for (std::size_t p = 0; p < position_.players.size(); ++p) {
      for (std::size_t r = 0; r < position_.players[p].rounds.size(); ++r) {
        for (Tournament& simpler :
             with_simpler_round(position_, static_cast<PlayerIndex>(p), static_cast<int>(r))) {
          if (accept_if_shown(std::move(simpler))) break;
        }
      }
    }
  }

  Tournament position_;
  const Shows& shows_;
  int max_attempts_;
  int attempts_ = 0;
  bool changed_ = false;
};

}  // namespace

Shrunk shrink(Tournament start, const Shows& shows, int max_attempts) {
  return Shrinker(std::move(start), shows, max_attempts).run();
}

}  // namespace bloesem::campaign
