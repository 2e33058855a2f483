// Whom the players of a field have met or must not meet, collected while it is built: as bits in small fields,
// where everything about pairs is then read off bits, and as lists in others.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "bloesem/tournament.hpp"
#include "engine/model/unfilled_array.hpp"
#include "engine/swiss/account.hpp"
#include "engine/swiss/barred_partners.hpp"
#include "engine/swiss/legal_matrix.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// The places of all players in the field; -1 for those who are not to be paired, and for no_player.
class Places {
 public:
  Places() = default;
  explicit Places(std::size_t players) : places_(players + 1) { (*this)[no_player] = -1; }

  [[nodiscard]] Position& operator[](PlayerIndex p) noexcept { return places_[index(p)]; }
  [[nodiscard]] Position operator[](PlayerIndex p) const noexcept { return places_[index(p)]; }

 private:
  static std::size_t index(PlayerIndex p) noexcept { return static_cast<std::size_t>(p + 1); }

  UnfilledArray<Position> places_;
};

// What the arbiter forbids in a round. Lists the pairs of small groups, and keeps large groups as groups: up to
// this size a list of pairs is not much longer.
class ForbiddenPairs {
 public:
  static constexpr std::size_t largest_listed_group = 16;

  // All must outlive the object. Of places, for_each reads only who has one.
  ForbiddenPairs(const Tournament& tournament, const RoundSetup& setup, const Places& places) noexcept
      : tournament_(tournament), setup_(setup), places_(places) {}

  // Returns about how many pairs there are, to reserve room.
  [[nodiscard]] std::size_t usual_number() const noexcept {
    return tournament_.forbidden_groups.size() + setup_.forbidden.size();
  }
  // Calls visit(a, b) for the pairs of players to be paired, and keeps their large groups. A pair may come more
  // than once.
  template <class Visit>
  void for_each(Visit visit) {
    const auto see = [&](PlayerIndex a, PlayerIndex b) {
      if (places_[a] >= 0 && places_[b] >= 0 && a != b) visit(a, b);
    };
    for (const std::vector<PlayerIndex>& group : tournament_.forbidden_groups)
      if (group.size() == 2)
        see(group[0], group[1]);
      else
        gather(group, visit);
    for (const ForbiddenSpan& span : tournament_.forbidden_spans)
      if (span.first_round <= setup_.round && setup_.round <= span.last_round) gather(span.group, visit);
    for (const auto& [a, b] : setup_.forbidden) see(a, b);
  }

  // Keeps the members of the large groups apart, too. Requires for_each, and the final places.
  void keep_large_groups_apart(BarredPartners& barred) const;

 private:
  template <class Visit>
  void gather(std::span<const PlayerIndex> group, Visit& visit) {
    std::vector<PlayerIndex> present = present_in(group);
    if (present.size() > largest_listed_group) {
      large_groups_.push_back(std::move(present));
      return;
    }
    for (std::size_t i = 0; i < present.size(); ++i)
      for (std::size_t j = i + 1; j < present.size(); ++j) visit(present[i], present[j]);
  }
  // Returns the members to be paired, each once.
  [[nodiscard]] std::vector<PlayerIndex> present_in(std::span<const PlayerIndex> group) const;

  const Tournament& tournament_;
  const RoundSetup& setup_;
  const Places& places_;
  std::vector<std::vector<PlayerIndex>> large_groups_;
};

// A row of bits for each player. To be called in this order: ask_for_room, when it is known who has a place;
// make_room, and begin_row for each player; list_met, when places are final, for different players in any
// thread; barred, once; and fill.
class PartnersAsBits {
 public:
  PartnersAsBits(ForbiddenPairs&& forbidden, const Places& places, std::size_t players)
      : forbidden_(std::move(forbidden)), places_(places) {
    bits_.reset(static_cast<int>(players), static_cast<int>(players));
  }

  void ask_for_room(UnfilledArray<Account>& /*accounts*/) noexcept {}
  void make_room(std::size_t room) noexcept { room_ = room; }
  void begin_row(Position /*p*/, std::uint32_t /*begin*/) noexcept {}
  void list_met(Position p, std::span<const PlayerIndex> opponents, bool /*repetitive*/) noexcept {
    matching::BitWord* const row = bits_.row(p.value());
    for (const PlayerIndex opponent : opponents)
      if (const Position q = places_[opponent]; q >= 0) matching::set_bit(row, q.value());
  }
  [[nodiscard]] BarredPartners barred();
  void fill(LegalMatrix& matrix, std::span<const Colour> indispensable, const BarredPartners& barred) {
    matrix.fill(indispensable, barred, std::move(bits_));
  }

 private:
  ForbiddenPairs forbidden_;
  const Places& places_;
  matching::BitRows bits_;  // partners barred one by one
  std::size_t room_ = 0;
};

// A list for each player, whose capacity is known before it is written. The order of calls is the same.
class PartnersAsLists {
 public:
  PartnersAsLists(ForbiddenPairs&& forbidden, const Places& places, std::size_t players)
      : forbidden_(std::move(forbidden)), places_(places), players_(players) {}

  // Adds to the room of players that their forbidden pairs need.
  void ask_for_room(UnfilledArray<Account>& accounts);
  // Reserves room for that many entries in total.
  void make_room(std::size_t room) { barred_ = BarredPartners(players_, room); }
  // Lets the row of p begin at this entry.
  void begin_row(Position p, std::uint32_t begin) noexcept { barred_.begin_row(p, begin); }
  // Lists whom p has met. `repetitive`: an opponent may occur twice.
  [[gnu::always_inline]] void list_met(Position p, std::span<const PlayerIndex> opponents,
                                       bool repetitive) noexcept {
    Position* end = barred_.row(p);
    for (const PlayerIndex opponent : opponents) {
      // An opponent who is not to be paired is overwritten by the next one.
      *end = places_[opponent];
      end += *end >= 0 ? 1 : 0;
    }
    barred_.end_row(p, end, repetitive);
  }
  // Returns all partners who are barred, the forbidden ones included.
  [[nodiscard]] BarredPartners barred();
  // Large fields have no matrix.
  void fill(LegalMatrix& /*matrix*/, std::span<const Colour> /*indispensable*/,
            const BarredPartners& /*barred*/) noexcept {}

 private:
  ForbiddenPairs forbidden_;
  const Places& places_;
  std::size_t players_;
  BarredPartners barred_;
  std::vector<std::pair<PlayerIndex, PlayerIndex>> pairs_;  // forbidden ones
};

}  // namespace bloesem::swiss
