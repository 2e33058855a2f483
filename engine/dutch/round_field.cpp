#include "engine/dutch/round_field.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "criteria/topscorers.hpp"
#include "engine/dutch/edition.hpp"
#include "engine/model/radix_sort.hpp"

namespace bloesem::dutch {
namespace {

bool is_paired(const Tournament& tournament, const RoundEntry& entry, int round_index) {
  return round_index < tournament.rounds_played ? took_part(entry) : entry.outcome == Outcome::Absent;
}

// The arbiter gave the bye of the coming round beforehand: not to be paired, but part of the round.
bool has_assigned_bye(const Tournament& tournament, const RoundEntry& entry, int round_index) {
  return round_index >= tournament.rounds_played && entry.outcome == Outcome::PairingBye;
}

// A group whose pairs are worth listing: with that many members it is not much longer as pairs.
constexpr std::size_t largest_listed_group = 16;

}  // namespace

// Reads each player's rounds twice, in the order of the list: for the scores, which give the places, and for
// all that is written down at the place.
class RoundField::Builder {
 public:
  Builder(RoundField& field, const Tournament& tournament, const EditionRules& rules, const RoundSetup& setup)
      : field_(field), tournament_(tournament), rules_(rules), setup_(setup), before_(setup.round - 1) {
    for (std::size_t k = 0; k < worth_.size(); ++k)
      worth_[k] = points_of(static_cast<Outcome>(k), tournament.points);
    absence_bars_bye_ = rules.bars_bye({}, tournament.points);
  }

  void build() {
    count_points();
    if (field_.contradiction_ != no_player) return;
    rank();
    gather_groups();
    make_room();
    for (std::size_t e = 0; e < entrants_.size(); ++e) {
      if (e + far_ahead < entrants_.size()) fetch_rounds(at(entrants_[e + far_ahead].player));
      write_down(entrants_[e], positions_[e]);
    }
    find_group_ends();
    bar_groups();
  }

 private:
  // A player to be paired.
  struct Entrant {
    PlayerIndex player = no_player;
    Points score = 0;
    Points standings = 0;
    int number = 0;
    std::uint32_t games = 0;
    bool bye_eligible = true;
  };
  struct Place {
    Position position = -1;     // -1: not to be paired
    Position last_met_by = -1;  // whose partners were written down when he was last among them
  };
  using Scores = std::array<Points, 2>;  // pairing scores of the previous round and of the one before

  [[nodiscard]] const Player& player(PlayerIndex p) const { return tournament_.players[at(p)]; }
  // The rounds of a million players lie anywhere in memory: asked for early, they are there in time.
  static constexpr std::size_t far_ahead = 12;
  void fetch_rounds(std::size_t player) const {
    const std::vector<RoundEntry>& rounds = tournament_.players[player].rounds;
    if (rounds.empty()) return;
    __builtin_prefetch(rounds.data());
    __builtin_prefetch(&rounds.back());
  }

  // Rounds before this one that stand in the player's list.
  [[nodiscard]] std::span<const RoundEntry> known_rounds(const Player& player) const {
    return std::span(player.rounds).first(std::min(static_cast<std::size_t>(before_), player.rounds.size()));
  }

  void count_points() {
    const std::size_t n = tournament_.players.size();
    std::vector<bool> absent(setup_.absent.empty() ? 0 : n, false);
    for (const PlayerIndex p : setup_.absent) absent[at(p)] = true;
    entrants_.reserve(n);
    past_scores_.resize(n);
    int number = 0;
    for (std::size_t i = 0; i < n; ++i) {
      if (i + far_ahead < n) fetch_rounds(i + far_ahead);
      const Player& player = tournament_.players[i];
      const auto index = static_cast<PlayerIndex>(i);
      const RoundEntry mark = player.round(before_);
      if (!is_possible(mark.opponent, index)) contradict(index);
      const bool paired = is_paired(tournament_, mark, before_) && (absent.empty() || !absent[i]);
      const Entrant entrant = count_points(player, index, past_scores_[i]);
      const bool has_bye = has_assigned_bye(tournament_, mark, before_);
      if (has_bye) field_.assigned_byes_.push_back(index);
      if (paired || has_bye || has_taken_part(player)) ++number;
      if (!paired) continue;
      entrants_.push_back(entrant);
      entrants_.back().number = number;
    }
  }

  [[nodiscard]] bool has_taken_part(const Player& player) const {
    const auto rounds = known_rounds(player);
    return std::any_of(rounds.begin(), rounds.end(), took_part);
  }

  void contradict(PlayerIndex player) const {
    if (field_.contradiction_ == no_player) field_.contradiction_ = player;
  }

  // Is it nobody (-1), or somebody else of the tournament?
  [[nodiscard]] bool is_possible(PlayerIndex opponent, PlayerIndex own) const {
    return static_cast<std::uint32_t>(opponent) + 1U <= tournament_.players.size() && opponent != own;
  }

  [[nodiscard]] Entrant count_points(const Player& player, PlayerIndex own, Scores& past) const {
    const std::span<const RoundEntry> rounds = known_rounds(player);
    const RoundEntry* entry = rounds.data();
    std::uint32_t games = 0;
    bool possible = true;
    Points sum = 0;
    const auto count_to = [&](int end) {
      const RoundEntry* const last = rounds.data() + std::min(static_cast<std::size_t>(end), rounds.size());
      for (; entry != last; ++entry) {
        sum += worth_[static_cast<std::size_t>(entry->outcome)];
        games += was_played(*entry) ? 1U : 0U;
        possible &= is_possible(entry->opponent, own);
      }
      // Rounds that the player's list no longer has are absences.
      return sum + player.adjusted(end) + std::max(end - static_cast<int>(rounds.size()), 0) *
                       worth_[static_cast<std::size_t>(Outcome::Absent)];
    };
    const int previous = std::max(before_ - 1, 0);
    const int one_before = std::max(before_ - 2, 0);
    past[1] = count_to(one_before) + player.virtual_in(one_before);
    past[0] = count_to(previous) + player.virtual_in(previous);
    const Points standings = count_to(before_);
    if (!possible) contradict(own);
    return {own,       standings + player.virtual_in(before_),
            standings, 0,
            games,     std::cmp_equal(games, before_) || may_have_bye(rounds)};
  }

  // C.2: only a round without a game bars from the bye.
  [[nodiscard]] bool may_have_bye(std::span<const RoundEntry> rounds) const {
    if (std::ssize(rounds) < before_ && absence_bars_bye_) return false;
    return std::none_of(rounds.begin(), rounds.end(), [&](const RoundEntry& entry) {
      return !was_played(entry) && rules_.bars_bye(entry, tournament_.points);
    });
  }

  // A.2; the list is already in the order of the pairing numbers.
  void rank() {
    Points highest = 0;
    for (const Entrant& entrant : entrants_) highest = std::max(highest, entrant.score);
    std::vector<std::uint64_t> keys(entrants_.size());
    for (std::size_t e = 0; e < entrants_.size(); ++e)
      keys[e] = (static_cast<std::uint64_t>(std::int64_t{highest} - entrants_[e].score) << 32) | e;
    radix_sort(keys, [](std::uint64_t key) { return key >> 32; });
    positions_.resize(entrants_.size());
    places_.resize(tournament_.players.size());
    for (std::size_t p = 0; p < keys.size(); ++p) {
      const std::size_t e = keys[p] & 0xffffffffU;
      positions_[e] = static_cast<Position>(p);
      places_[at(entrants_[e].player)].position = static_cast<Position>(p);
    }
  }

  void make_room() {
    const std::size_t n = entrants_.size();
    field_.players_.resize(n);
    field_.facts_.resize(n);
    field_.indispensable_.resize(n);
    field_.numbers_.resize(n);
    std::vector<std::uint32_t> partners(n);
    for (std::size_t e = 0; e < n; ++e) partners[at(positions_[e])] = entrants_[e].games;
    std::uint32_t games = 0;
    for (std::size_t p = 0; p < n; ++p) {
      field_.numbers_[p].games_begin = games;
      games += partners[p];
    }
    field_.colours_.resize(games);
    for (const auto& [p, q] : wished_) ++partners[at(p)], ++partners[at(q)];
    field_.barred_ = BarredPartners(partners);
  }

  void write_down(const Entrant& entrant, Position p) {
    const Player& person = player(entrant.player);
    Numbers& numbers = field_.numbers_[at(p)];
    numbers.standings = entrant.standings;
    numbers.effective = entrant.number;
    Colour* colour = field_.colours_.data() + numbers.games_begin;
    Position* partner = field_.barred_.open(p);
    Place* const places = places_.data();
    for (const RoundEntry& entry : known_rounds(person)) {
      if (!was_played(entry)) continue;
      *colour++ = entry.colour;
      Place& place = places[entry.opponent];
      if (place.position < 0 || place.last_met_by == p) continue;
      place.last_met_by = p;
      *partner++ = place.position;
    }
    field_.barred_.close(p, partner);
    numbers.games = entrant.games;
    criteria::PlayerFacts& facts = field_.facts_[at(p)];
    facts.score = entrant.score;
    facts.preference = criteria::colour_preference(field_.colours(p));
    facts.previous = float_of(entrant.player, 0);
    facts.before_previous = float_of(entrant.player, 1);
    facts.bye_eligible = entrant.bye_eligible;
    facts.topscorer =
        criteria::is_topscorer(entrant.score, before_, setup_.rounds_declared, tournament_.points);
    field_.players_[at(p)] = entrant.player;
    field_.indispensable_[at(p)] = criteria::indispensable_colour(facts);
  }

  // A.4 for the round so many before the previous one.
  [[nodiscard]] criteria::Float float_of(PlayerIndex p, std::size_t back) const {
    const int round = before_ - 1 - static_cast<int>(back);
    if (round < 0) return criteria::Float::None;
    const RoundEntry entry = player(p).round(round);
    if (!was_played(entry)) return rules_.float_of_unplayed(entry, tournament_.points);
    return criteria::float_of_game(past_scores_[at(p)][back], past_scores_[at(entry.opponent)][back]);
  }

  void find_group_ends() {
    const std::size_t n = entrants_.size();
    field_.group_ends_.resize(n);
    for (std::size_t p = n; p-- > 0;) {
      const bool last = p + 1 == n || field_.facts_[p + 1].score != field_.facts_[p].score;
      field_.group_ends_[p] = last ? static_cast<Position>(p + 1) : field_.group_ends_[p + 1];
    }
  }

  void bar_groups() {
    field_.barred_.bar(wished_);
    if (!large_groups_.empty()) field_.barred_.keep_apart(large_groups_);
  }

  void gather_groups() {
    for (const std::vector<PlayerIndex>& group : tournament_.forbidden_groups) gather(group);
    for (const ForbiddenSpan& span : tournament_.forbidden_spans)
      if (span.first_round <= setup_.round && setup_.round <= span.last_round) gather(span.group);
    for (const auto& [a, b] : setup_.forbidden) gather(std::array{a, b});
  }

  void gather(std::span<const PlayerIndex> group) {
    std::vector<Position> present;
    for (const PlayerIndex member : group)
      if (const Position p = places_[at(member)].position; p >= 0) present.push_back(p);
    std::sort(present.begin(), present.end());
    present.erase(std::unique(present.begin(), present.end()), present.end());
    if (present.size() > largest_listed_group) {
      large_groups_.push_back(std::move(present));
      return;
    }
    for (std::size_t i = 0; i < present.size(); ++i)
      for (std::size_t j = i + 1; j < present.size(); ++j) wished_.emplace_back(present[i], present[j]);
  }

  RoundField& field_;
  const Tournament& tournament_;
  const EditionRules& rules_;
  const RoundSetup& setup_;
  const int before_;  // rounds before the one to be paired
  std::array<Points, static_cast<std::size_t>(Outcome::Unfinished) + 1> worth_{};
  bool absence_bars_bye_ = false;

  std::vector<Entrant> entrants_;                      // in the order of the list
  std::vector<Position> positions_;                    // parallel
  std::vector<Scores> past_scores_;                    // by player
  std::vector<Place> places_;                          // by player
  std::vector<std::pair<Position, Position>> wished_;  // of small groups
  std::vector<std::vector<Position>> large_groups_;
};

RoundField::RoundField(const Tournament& tournament, const EditionRules& rules, const RoundSetup& setup) {
  rounds_before_ = setup.round - 1;
  Builder(*this, tournament, rules, setup).build();
}

void RoundField::leave_bye_to(Points score) noexcept {
  for (std::size_t p = 0; p < facts_.size(); ++p) {
    criteria::PlayerFacts& facts = facts_[p];
    facts.bye_eligible = facts.bye_eligible && facts.score <= score;
    if (facts.bye_eligible)
      facts.unplayed = static_cast<std::int16_t>(rounds_before_ - static_cast<std::int32_t>(numbers_[p].games));
  }
}

}  // namespace bloesem::dutch
