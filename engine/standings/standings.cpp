#include "bloesem/standings/standings.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <span>
#include <string>
#include <utility>

#include "bloesem/validate.hpp"
#include "engine/model/radix_sort.hpp"
#include "engine/model/seeded_random.hpp"
#include "engine/standings/encounters.hpp"
#include "engine/standings/evaluation.hpp"
#include "engine/standings/shared.hpp"

namespace bloesem::standings {

namespace {

// Players in the order found so far, and for each what separates them from the one before.
class Order {
 public:
  explicit Order(int players) : players_(static_cast<std::size_t>(players)), separations_(players_.size()) {
    std::iota(players_.begin(), players_.end(), 0);
    if (!separations_.empty()) separations_.front() = {Decision::First, -1};
  }

  // Splits tied groups by a key, lower keys first; equal keys stay tied.
  template <class Key>
  void split(Key key, Decision decision, int tie_break) {
    each_tied([&](std::size_t first, std::span<PlayerIndex> tied) {
      keyed_.resize(tied.size());
      for (std::size_t i = 0; i < tied.size(); ++i) keyed_[i] = {key(tied[i]), tied[i]};
      radix_sort(keyed_, [](const Keyed& keyed) { return keyed.key; });  // stable: ties stay by pairing number
      for (std::size_t i = 0; i < tied.size(); ++i) {
        tied[i] = keyed_[i].player;
        if (i > 0 && keyed_[i].key != keyed_[i - 1].key) separations_[first + i] = {decision, tie_break};
      }
    });
  }

  // `places` receives the places within each group that direct encounters split.
  void split_by_encounters(Encounters& encounters, int tie_break, Column& places) {
    each_tied([&](std::size_t first, std::span<PlayerIndex> tied) {
      const std::vector<std::size_t>& boundaries = encounters.settle(tied);
      if (boundaries.empty()) return;
      for (const std::size_t at : boundaries) separations_[first + at] = {Decision::TieBreak, tie_break};
      std::size_t place = 0;
      for (std::size_t i = 0; i < tied.size(); ++i) {
        if (i > 0 && separations_[first + i].decision != Decision::Shared) place = i;
        places[static_cast<std::size_t>(tied[i])] = one * static_cast<Hundredths>(place + 1);
      }
    });
  }

  [[nodiscard]] std::vector<Place> places() const {
    std::vector<Place> places;
    places.reserve(players_.size());
    for (std::size_t i = 0; i < players_.size(); ++i) {
      const bool shared = separations_[i].decision == Decision::Shared;
      places.push_back({players_[i], shared ? places.back().rank : static_cast<int>(i) + 1,
                        separations_[i].decision, separations_[i].tie_break});
    }
    return places;
  }

  // Visits tied groups of two or more: visit(first position, players).
  template <class Visit>
  void each_tied(Visit visit) {
    for (std::size_t first = 0; first < players_.size();) {
      std::size_t last = first + 1;
      while (last < players_.size() && separations_[last].decision == Decision::Shared) ++last;
      if (last - first > 1) visit(first, std::span(players_).subspan(first, last - first));
      first = last;
    }
  }

 private:
  struct Keyed {
    std::uint64_t key = 0;
    PlayerIndex player = no_player;
  };

  struct Separation {
    Decision decision = Decision::Shared;
    int tie_break = -1;
  };

  std::vector<PlayerIndex> players_;
  std::vector<Separation> separations_;
  std::vector<Keyed> keyed_;
};

// Returns a key that is lower for better values; the highest key for no value.
std::uint64_t key_of(const Value& value, bool low_wins) noexcept {
  constexpr std::uint64_t middle = std::uint64_t{1} << 62U;
  if (!value) return std::numeric_limits<std::uint64_t>::max();
  const auto distance = static_cast<std::uint64_t>(low_wins ? *value : -*value);
  return middle + distance;
}

// A bijection, so two ids never draw the same lot.
std::uint64_t lot_of(std::uint64_t seed, int id) noexcept {
  return seeded::scrambled(seed + static_cast<std::uint64_t>(id) * 0x9e3779b97f4a7c15U);
}

// Returns the arbiter's places by player; players not named come after those named.
Result<std::vector<std::uint32_t>> decided_places(const Tournament& tournament, const std::vector<int>& ids,
                                                  Order& order) {
  constexpr std::uint32_t unnamed = std::numeric_limits<std::uint32_t>::max();
  std::vector<std::uint32_t> places(tournament.players.size(), unnamed);
  std::vector<bool> tied(tournament.players.size(), false);
  order.each_tied([&](std::size_t, std::span<PlayerIndex> group) {
    for (const PlayerIndex player : group) tied[static_cast<std::size_t>(player)] = true;
  });
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const std::string who = "the decided order names player " + std::to_string(ids[i]);
    const std::optional<PlayerIndex> player = tournament.find(ids[i]);
    if (!player) return invalid(who + ", who is not in the tournament");
    const auto at = static_cast<std::size_t>(*player);
    if (places[at] != unnamed) return invalid(who + " twice");
    if (!tied[at]) return invalid(who + ", who is not tied with anybody after the last tie-break");
    places[at] = static_cast<std::uint32_t>(i);
  }
  return places;
}

// Splits the players who are still equal by one tie-break, and adds its column. Errors: TooLarge.
std::optional<Error> split_by(const TieBreak& tie_break, int position, Evaluation& evaluation,
                              Standings& standings, Order& order) {
  if (tie_break.measure == Measure::DirectEncounter && tie_break.foreign.empty()) {
    Column& places = standings.values.emplace_back(evaluation.field().tournament.players.size());
    Encounters encounters(evaluation.field(), tie_break.forfeits);
    order.split_by_encounters(encounters, position, places);
    if (!encounters.overflowed()) return std::nullopt;
    return Error{
        ErrorCode::TooLarge,
        tie_break.text().append(": players met so often that their averages have no common denominator")};
  }
  const Column& values = standings.values.emplace_back(evaluation.column(tie_break));
  const bool low_wins = row_of(tie_break.measure).low_wins != tie_break.reversed;
  order.split([&](PlayerIndex player) { return key_of(values[static_cast<std::size_t>(player)], low_wins); },
              Decision::TieBreak, position);
  return std::nullopt;
}

}  // namespace

Result<Standings> ordered(Evaluation& evaluation, const std::vector<TieBreak>& list,
                          const StandingsOptions& options) {
  if (list.size() > max_tie_breaks)
    return Error{ErrorCode::TooLarge, "there are " + std::to_string(list.size()) +
                                          " tie-breaks, expected at most " + std::to_string(max_tie_breaks)};
  const Tournament& tournament = evaluation.field().tournament;
  Standings standings{.list = list, .rounds = evaluation.field().rounds, .places = {}, .values = {}};
  Order order(evaluation.field().players);
  if (!options.not_counted.empty()) {
    order.split([&](PlayerIndex player) { return std::uint64_t{evaluation.field().is_left_out(player)}; },
                Decision::NotCounted, -1);
  }
  for (std::size_t i = 0; i < list.size(); ++i)
    if (std::optional<Error> error = split_by(list[i], static_cast<int>(i), evaluation, standings, order))
      return *std::move(error);
  if (!options.decided.empty()) {
    const auto places = decided_places(tournament, options.decided, order);
    if (!places) return places.error();
    order.split([&](PlayerIndex player) { return std::uint64_t{(*places)[static_cast<std::size_t>(player)]}; },
                Decision::Arbiter, -1);
  }
  if (options.lots) {
    order.split(
        [&](PlayerIndex player) {
          return lot_of(*options.lots, tournament.players[static_cast<std::size_t>(player)].id);
        },
        Decision::Lots, -1);
  }
  standings.places = order.places();
  return standings;
}

Result<Standings> compute_standings(const Tournament& tournament, const std::vector<TieBreak>& list,
                                    const StandingsOptions& options) {
  if (std::optional<Error> error = refuse_contradictions(tournament)) return *std::move(error);
  const Result<int> rounds = counted_rounds(tournament, options);
  if (!rounds) return rounds.error();
  Evaluation evaluation(tournament, options, *rounds);
  for (const TieBreak& tie_break : list)
    if (std::optional<Error> refusal = evaluation.refusal(tie_break)) return *std::move(refusal);
  return ordered(evaluation, list, options);
}

std::vector<Points> counted_points(const Tournament& tournament, const StandingsOptions& options, int rounds) {
  std::vector<bool> left_out(tournament.players.size(), false);
  for (const PlayerIndex player : options.not_counted) left_out[static_cast<std::size_t>(player)] = true;
  std::vector<Points> points;
  for (std::size_t player = 0; player < tournament.players.size(); ++player) {
    const Player& who = tournament.players[player];
    points.push_back(left_out[player] ? 0 : settled_points(tournament, who, rounds));
    if (left_out[player] || options.not_counted.empty()) continue;
    for (int round = 0; round < rounds; ++round) {
      const RoundEntry entry = who.round(round);
      if (entry.opponent == no_player || entry.outcome == Outcome::Unfinished) continue;
      if (left_out[static_cast<std::size_t>(entry.opponent)])
        points.back() -= points_of(entry.outcome, tournament.points);
    }
  }
  return points;
}

}  // namespace bloesem::standings
