// The players to be paired in one round, in A.2 order, with the facts that the rules depend on.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "bloesem/tournament.hpp"
#include "criteria/compatibility.hpp"
#include "criteria/player_facts.hpp"
#include "engine/model/unfilled_array.hpp"
#include "engine/swiss/barred_partners.hpp"
#include "engine/swiss/colour_history.hpp"
#include "engine/swiss/legal_matrix.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss {

struct System;

struct RoundSetup {
  int round = 1;            // 1-based
  int rounds_declared = 1;  // to recognise the final round (A.7)
  std::span<const PlayerIndex> absent = {};
  std::span<const std::pair<PlayerIndex, PlayerIndex>> forbidden = {};
  std::span<const PlayerIndex> ranking = {};      // all players, best first; empty: as the system ranks them
  std::span<const PlayerIndex> seated = {};       // take part in the round without being paired
  std::span<const PlayerIndex> without_bye = {};  // barred from the bye, beside those whom the rules bar
  int threads = 1;                                // at most; the field does not depend on it
};

// Flat arrays indexed by position, built in time linear in the players' rounds: about 80 bytes per player after
// nine rounds.
class RoundField {
 public:
  // A round already played is replayed: players who took part in it are paired, and those without an entry in
  // its column are absent. In the coming round all players are paired who have no entry in its column; a
  // pairing-allocated bye there was given beforehand. Requires a consistent tournament (bloesem/validate.hpp).
  RoundField(const Tournament& tournament, const System& rules, const RoundSetup& setup);

  // Returns the players who were given the bye of the coming round beforehand. The rules allow one at most.
  [[nodiscard]] std::span<const PlayerIndex> assigned_byes() const noexcept { return assigned_byes_; }

  [[nodiscard]] Position size() const noexcept { return static_cast<Position>(entrants_.size()); }
  [[nodiscard]] PlayerIndex player(Position p) const noexcept { return entrants_[at(p)].player; }
  [[nodiscard]] const criteria::PlayerFacts& facts(Position p) const noexcept { return facts_[at(p)]; }
  // Returns the standings points, without virtual points.
  [[nodiscard]] Points standings(Position p) const noexcept { return entrants_[at(p)].standings; }
  // Returns the colours of the games actually played.
  [[nodiscard]] ColourHistory colours(Position p) const noexcept {
    return ColourHistory(std::span(colours_).subspan(at(p) * colour_words_, colour_words_));
  }
  // Returns the 1-based place among the players who take part now or did before, in the order of fixed_number
  // (T-NUM: what the endorsed engines use in E.5).
  [[nodiscard]] int effective_number(Position p) const noexcept;
  // Returns the 1-based place in the whole list as the system ranks it: normally the pairing number.
  [[nodiscard]] int fixed_number(Position p) const noexcept { return number_of(player(p)); }
  [[nodiscard]] std::size_t score_groups() const noexcept { return group_ends_.size(); }
  // Returns the first position after p with another score, or size().
  [[nodiscard]] Position end_of_score_group(Position p) const noexcept {
    return *std::upper_bound(group_ends_.begin(), group_ends_.end(), p);
  }

  // Returns the players whom p has met (C.1) or must not meet by the arbiter's wish, ascending. Large forbidden
  // groups make this long.
  [[nodiscard]] std::vector<Position> barred(Position p) const { return barred_.all(p); }
  // Calls visit(q) for them in any order, some more than once.
  template <class Visit>
  void for_each_barred(Position p, Visit visit) const {
    barred_.for_each(p, visit);
  }
  // True if the two have met or must not meet.
  [[nodiscard]] bool are_barred(Position a, Position b) const noexcept { return barred_.between(a, b); }
  // Return whom barred() returns, in two parts and without allocation: those barred individually (ascending if
  // they are more than BarredPartners::few), and the large groups that p belongs to.
  [[nodiscard]] std::span<const Position> barred_one_by_one(Position p) const noexcept {
    return barred_.listed(p);
  }
  [[nodiscard]] std::span<const std::int32_t> large_groups_of(Position p) const noexcept {
    return barred_.groups_of(p);
  }
  [[nodiscard]] std::size_t large_groups() const noexcept { return barred_.large_groups(); }

  // Returns a copy of the field in which these pairs are barred, too.
  [[nodiscard]] RoundField barring(std::span<const std::pair<Position, Position>> pairs) const;
  // Bars these pairs, too.
  void bar(std::span<const std::pair<Position, Position>> pairs);

  // Returns a copy of the field in which only colours keep players apart: nobody has met, and nobody is
  // forbidden to meet.
  [[nodiscard]] RoundField unbarred() const;

  // Bars all players with a higher score from the bye (C5), and fills in the unplayed games of those who may
  // have it (C9).
  void leave_bye_to(Points score) noexcept;
  // Bars everybody but p from the bye, in systems that give it before the brackets are paired. An odd number of
  // players, p among them, can then be completed if the others can be paired.
  void give_bye(Position p) noexcept;
  // Bars these players from the bye, as those of RoundSetup::without_bye are.
  void deny_bye_to(std::span<const Position> players);
  // Takes who may have the bye, and what was settled with it, from another field of the same players.
  void take_byes_of(const RoundField& other);
  // Bars nobody from the bye but those of RoundSetup::without_bye and deny_bye_to.
  void allow_every_bye() noexcept;

  // Returns the colour without which the player cannot be paired (C.3), or None.
  [[nodiscard]] Colour indispensable_colour(Position p) const noexcept { return indispensable_[at(p)]; }
  // True if C.1 and C.3 allow the pair. Requires two players: a != b.
  [[nodiscard]] bool compatible(Position a, Position b) const noexcept {
    if (legal_matrix_.filled()) return legal_matrix_.test(a, b);
    const Colour colour = indispensable_[at(a)];
    return (colour == Colour::None || colour != indispensable_[at(b)]) && !barred_.between(a, b);
  }
  // Returns the legal pairs of all players; filled only for at most LegalMatrix::few_players.
  [[nodiscard]] const LegalMatrix& legal_matrix() const noexcept { return legal_matrix_; }
  // Writes the legal pairs among the contiguous positions [begin, end); see fill_range.
  void fill(Position begin, Position end, matching::BitWord* rows, std::size_t words, int to) const {
    if (legal_matrix_.filled())
      legal_matrix_.copy_range(begin, end, rows, words, to);
    else
      fill_range(indispensable_, barred_, begin, end, rows, words, to);
  }

 private:
  friend class RestFields;

  RoundField() = default;

  struct Entrant {
    PlayerIndex player;
    Points standings;
  };
  class Builder;

  void deny_bye() noexcept;

  [[nodiscard]] int number_of(PlayerIndex player) const noexcept {
    return numbers_.empty() ? player.value() + 1 : numbers_[at(player)];
  }

  std::int32_t rounds_before_ = 0;
  std::vector<PlayerIndex> assigned_byes_;
  std::vector<int> numbers_;          // by player, where the system does not rank by the list
  std::vector<Position> denied_bye_;  // RoundSetup::without_bye, deny_bye_to
  std::vector<int> outsiders_;        // numbers of players who neither took part before nor do now; ascending
  std::vector<Position> group_ends_;  // of all score groups
  std::size_t colour_words_ = 1;      // per player
  // Indexed by position.
  UnfilledArray<Entrant> entrants_;
  UnfilledArray<criteria::PlayerFacts> facts_;
  UnfilledArray<Colour> indispensable_;
  UnfilledArray<std::uint64_t> colours_;
  BarredPartners barred_;
  LegalMatrix legal_matrix_;
};

}  // namespace bloesem::swiss
