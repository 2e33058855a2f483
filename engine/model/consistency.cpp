// The fast check: one pass over the players, in which the two entries of each game are compared once.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bloesem/validate.hpp"
#include "engine/model/entry_faults.hpp"
#include "engine/model/extras.hpp"
#include "engine/model/in_parts.hpp"
#include "engine/model/radix_sort.hpp"
#include "matching/index.hpp"

namespace bloesem {
namespace {

constexpr bool within(int value, int least, int most) noexcept { return value >= least && value <= most; }

bool has_sound_settings(const Tournament& tournament) noexcept {
  if (!within(tournament.rounds_played, 0, limits::max_rounds)) return false;
  if (!within(tournament.rounds_declared.value_or(1), 1, limits::max_rounds)) return false;
  const Colour first = tournament.initial_colour.value_or(Colour::White);
  if (first != Colour::White && first != Colour::Black) return false;
  const PointSystem& points = tournament.points;
  const std::array values{
      points.win,         points.draw,     points.loss,     points.forfeit_win, points.forfeit_loss,
      points.pairing_bye, points.full_bye, points.half_bye, points.zero_bye,    points.unfinished.value_or(0)};
  return std::all_of(values.begin(), values.end(), [](Points p) { return within(p, 0, limits::max_points); });
}

bool has_sound_groups(const Tournament& tournament) noexcept {
  const auto exists = [n = tournament.players.size()](PlayerIndex p) {
    return static_cast<std::uint32_t>(p) < n;
  };
  const auto exist = [&](const std::vector<PlayerIndex>& group) {
    if (group.size() == 2) return exists(group[0]) && exists(group[1]);  // nearly all
    return std::all_of(group.begin(), group.end(), exists);
  };
  return std::all_of(tournament.forbidden_groups.begin(), tournament.forbidden_groups.end(), exist) &&
         std::all_of(tournament.forbidden_spans.begin(), tournament.forbidden_spans.end(),
                     [&](const auto& span) {
                       return span.first_round >= 1 && span.first_round <= span.last_round &&
                              span.last_round <= limits::max_rounds && exist(span.group);
                     }) &&
         std::all_of(tournament.wishes.begin(), tournament.wishes.end(),
                     [&](const Wish& wish) { return is_sound(tournament, wish); });
}

bool has_sound_arrangements(const Tournament& tournament) {
  if (!tournament.is_arranged()) return true;
  const auto sound = [&](const auto& extra) { return is_sound(tournament, extra); };
  return have_sound_names(tournament.groups) && are_disjoint(tournament, tournament.groups) &&
         std::all_of(tournament.fixed_pairs.begin(), tournament.fixed_pairs.end(), sound) &&
         std::all_of(tournament.fixed_boards.begin(), tournament.fixed_boards.end(), sound);
}

bool has_sound_extras(const Tournament& tournament) noexcept {
  const auto sound = [&](const auto& extra) { return is_sound(tournament, extra); };
  return std::all_of(tournament.late_decisions.begin(), tournament.late_decisions.end(), sound) &&
         std::all_of(tournament.notes.begin(), tournament.notes.end(), sound) &&
         std::adjacent_find(tournament.notes.begin(), tournament.notes.end(), [](const auto& a, const auto& b) {
           return !in_order(a, b);
         }) == tournament.notes.end();
}

// Checks ids that are not in ascending order.
bool has_sound_ids(const std::vector<Player>& players) {
  std::vector<int> ids;
  ids.reserve(players.size());
  for (const Player& player : players) {
    if (!within(player.id, 1, limits::largest_id)) return false;
    ids.push_back(player.id);
  }
  radix_sort(ids, [](int id) { return static_cast<std::uint64_t>(id); });
  return std::adjacent_find(ids.begin(), ids.end()) == ids.end();
}

bool are_points(const std::vector<Points>& points, Points least) noexcept {
  return points.size() <= at(limits::max_rounds) && std::all_of(points.begin(), points.end(), [&](Points p) {
           return within(p, least, limits::max_points);
         });
}

// Kinds of games decided or drawn over the board, with both colours: nearly all games need only one comparison.
constexpr std::uint32_t kind_of(const RoundEntry& entry) noexcept {
  return static_cast<std::uint32_t>(entry.colour) | static_cast<std::uint32_t>(entry.outcome) << 8U;
}

constexpr std::uint32_t usual_kinds = kind_of({0, Colour::Black, Outcome::Loss}) + 1;
constexpr std::uint32_t no_kind = 0x10000;  // no valid entry has it

// For each kind the kind of the opponent's entry.
constexpr auto counterparts = [] {
  std::array<std::uint32_t, usual_kinds> table{};
  table.fill(no_kind);
  const auto game = [&](Outcome one, Outcome other) {
    for (const Colour colour : {Colour::White, Colour::Black})
      table[kind_of({0, colour, one})] = kind_of({0, opposite(colour), other});
  };
  game(Outcome::Win, Outcome::Loss);
  game(Outcome::Draw, Outcome::Draw);
  game(Outcome::Loss, Outcome::Win);
  return table;
}();

[[gnu::noinline]] bool is_sound_game(const RoundEntry& a, const RoundEntry& b, Played kind) noexcept {
  return !fault_of(a, kind) && !fault_of(b, kind) && !fault_between(a, b);
}

[[gnu::always_inline]] inline bool fit_together(const RoundEntry& a, const RoundEntry& b,
                                                Played played) noexcept {
  const std::uint32_t kind = kind_of(a);
  if (kind < usual_kinds && counterparts[kind] == kind_of(b)) [[likely]]
    return true;
  return is_sound_game(a, b, played);
}

bool have_sound_points(const std::vector<Player>& players) noexcept {
  return std::all_of(players.begin(), players.end(), [](const Player& player) {
    return are_points(player.virtual_points, 0) && are_points(player.adjustments, -limits::max_points) &&
           are_points(player.game_points, 0);
  });
}

// Everything except rounds, without a branch per player.
class Persons {
 public:
  // Takes note of players who follow those already seen.
  void see(std::span<const Player> players) noexcept {
    Persons seen = *this;  // in registers
    if (first_ == 0 && !players.empty()) seen.first_ = players.front().id;
    for (const Player& player : players) {
      seen.ascending_ &= player.id > seen.last_;
      seen.last_ = player.id;
      seen.highest_rating_ = std::max(seen.highest_rating_, static_cast<std::uint32_t>(player.rating));
      seen.longest_ = std::max(seen.longest_, player.rounds.size());
      seen.points_besides_ |= !player.virtual_points.empty();
      seen.points_besides_ |= !player.adjustments.empty();
      seen.points_besides_ |= !player.game_points.empty();
    }
    *this = seen;
  }

  // Takes over what another has seen of the players who follow.
  void append(const Persons& next) noexcept {
    ascending_ &= next.ascending_ && next.first_ > last_;
    last_ = next.last_;
    highest_rating_ = std::max(highest_rating_, next.highest_rating_);
    longest_ = std::max(longest_, next.longest_);
    points_besides_ |= next.points_besides_;
  }

  // Requires that all players have been seen.
  [[nodiscard]] bool are_sound(const std::vector<Player>& players) const {
    const bool ascending = ascending_ && last_ <= limits::largest_id;
    return highest_rating_ <= limits::max_rating && longest_ <= at(limits::max_rounds) &&
           (ascending || has_sound_ids(players)) && (!points_besides_ || have_sound_points(players));
  }

 private:
  int first_ = 0;  // id of the first player seen; 0: none yet
  int last_ = 0;   // id of the last one
  bool ascending_ = true;
  bool points_besides_ = false;
  std::uint32_t highest_rating_ = 0;
  std::size_t longest_ = 0;  // most rounds that a player has on record
};

// Checks the entries in the columns of the coming round and later ones.
[[gnu::noinline]] bool has_sound_marks(const Rounds& rounds, std::size_t played) noexcept {
  return std::none_of(rounds.begin() + played, rounds.end(),
                      [](const RoundEntry& mark) { return is_history(mark) || fault_of(mark, Played::Games); });
}

// What the rounds of some players amount to.
struct Tally {
  std::size_t games = 0;    // by the player with the smaller index
  std::size_t entries = 0;  // with an opponent
};

// Adds the rounds of the players [begin_own, end_own). False if something is wrong. Each game is compared once,
// by the player with the smaller index. Each of these is found in the other player's entry, too, so there are
// no other games iff the number of entries with an opponent is twice as large. There is a function for each
// kind, because the loop is measurable.
template <Played kind>
[[gnu::noinline]] bool tally_rounds(const std::vector<Player>& players, std::size_t played,
                                    std::uint32_t begin_own, std::uint32_t end_own, Tally& tally) noexcept {
  const auto n = static_cast<std::uint32_t>(players.size());
  std::size_t games = 0;
  std::size_t entries = 0;
  for (std::uint32_t own = begin_own; own < end_own; ++own) {
    const Rounds& rounds = players[own].rounds;
    if (rounds.size() > played && !has_sound_marks(rounds, played)) return false;
    const std::size_t history = std::min(rounds.size(), played);
    const RoundEntry* const begin = rounds.data();
    entries += history;
    for (std::size_t round = 0; round < history; ++round) {
      const RoundEntry& entry = begin[round];
      if (entry.opponent > static_cast<PlayerIndex>(own)) {
        const auto opponent = static_cast<std::uint32_t>(entry.opponent);
        if (opponent >= n) return false;
        const Rounds& others = players[opponent].rounds;
        if (round >= others.size()) return false;
        const RoundEntry& other = others[round];
        if (other.opponent != static_cast<PlayerIndex>(own) || !fit_together(entry, other, kind)) return false;
        ++games;
      } else if (entry.opponent < 0) {
        if (entry.opponent != no_player || fault_of(entry, kind)) return false;
        --entries;
      }
    }
  }
  tally.games += games;
  tally.entries += entries;
  return true;
}

// Looks through persons and rounds together, some players at a time, so that they are fetched once.
bool have_sound_players(const Tournament& tournament, int threads) {
  constexpr std::size_t at_once = 512;
  struct Share {
    bool sound = true;
    Persons persons;
    Tally tally;
  };
  const std::vector<Player>& players = tournament.players;
  const auto played = static_cast<std::size_t>(tournament.rounds_played);
  const auto tally =
      played_by(tournament) == Played::Games ? tally_rounds<Played::Games> : tally_rounds<Played::Matches>;
  std::vector<Share> shares(parts_of(players.size(), threads));
  in_parts(players.size(), shares.size(), [&](std::size_t part, std::size_t begin, std::size_t end) {
    Share& share = shares[part];
    for (std::size_t next = 0; begin < end && share.sound; begin = next) {
      next = std::min(end, begin + at_once);
      share.persons.see(std::span(players).subspan(begin, next - begin));
      share.sound = tally(players, played, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(next),
                          share.tally);
    }
  });
  Share& all = shares.front();
  for (std::size_t part = 1; part < shares.size(); ++part) {
    all.sound &= shares[part].sound;
    all.persons.append(shares[part].persons);
    all.tally.games += shares[part].tally.games;
    all.tally.entries += shares[part].tally.entries;
  }
  return all.sound && all.tally.entries == 2 * all.tally.games && all.persons.are_sound(players);
}

}  // namespace

bool is_consistent(const Tournament& tournament, int threads) {
  // More players than ids must repeat one. Checked first, as their indexes might not fit into a PlayerIndex.
  if (tournament.players.size() > at(limits::largest_id) || !has_sound_settings(tournament)) return false;
  return has_sound_groups(tournament) && has_sound_extras(tournament) && has_sound_arrangements(tournament) &&
         have_sound_players(tournament, threads);
}

}  // namespace bloesem
