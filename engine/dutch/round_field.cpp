#include "engine/dutch/round_field.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "criteria/compatibility.hpp"
#include "criteria/topscorers.hpp"
#include "engine/dutch/edition.hpp"

namespace bloesem::dutch {
namespace {

bool is_paired(const Tournament& tournament, const Player& player, int round_index) {
  const RoundEntry entry = player.round(round_index);
  return round_index < tournament.rounds_played ? took_part(entry) : entry.outcome == Outcome::Absent;
}

// The arbiter gave the bye of the coming round beforehand: not to be paired, but part of the round.
bool has_assigned_bye(const Tournament& tournament, const Player& player, int round_index) {
  return round_index >= tournament.rounds_played && player.round(round_index).outcome == Outcome::PairingBye;
}

bool has_taken_part(const Player& player, int rounds) {
  for (int r = 0; r < rounds; ++r)
    if (took_part(player.round(r))) return true;
  return false;
}

// The score by which a player was (or is) paired: points from the rounds before, and that round's virtual ones.
Points pairing_score(const Tournament& tournament, const Player& player, int round_index) {
  return standings_points(tournament, player, round_index) + player.virtual_in(round_index);
}

criteria::Float float_of_round(const Tournament& tournament, const EditionRules& rules, const Player& player,
                               int round_index) {
  if (round_index < 0) return criteria::Float::None;
  const RoundEntry entry = player.round(round_index);
  if (!was_played(entry)) return rules.float_of_unplayed(entry, tournament.points);
  const Player& opponent = tournament.players[static_cast<std::size_t>(entry.opponent)];
  return criteria::float_of_game(pairing_score(tournament, player, round_index),
                                 pairing_score(tournament, opponent, round_index));
}

std::vector<Colour> played_colours(const Player& player, int rounds) {
  std::vector<Colour> colours;
  for (int r = 0; r < rounds; ++r)
    if (const RoundEntry entry = player.round(r); was_played(entry)) colours.push_back(entry.colour);
  return colours;
}

bool may_have_bye(const Tournament& tournament, const EditionRules& rules, const Player& player, int rounds) {
  for (int r = 0; r < rounds; ++r)
    if (rules.bars_bye(player.round(r), tournament.points)) return false;
  return true;
}

// A bit for each ordered pair. Groups may overlap at will: lists of their pairs would have no bound.
class BarredPairs {
 public:
  explicit BarredPairs(Position players)
      : words_((static_cast<std::size_t>(players) + word_bits - 1) / word_bits),
        rows_(static_cast<std::size_t>(players)) {}

  // Nobody of the group may meet another of it.
  void add(std::span<const Position> group) {
    Row members(words_);
    for (const Position p : group) members[word_of(p)] |= bit_of(p);
    for (const Position p : group) {
      Row& row = rows_[static_cast<std::size_t>(p)];
      row.resize(words_);
      for (std::size_t i = 0; i < words_; ++i) row[i] |= members[i];
    }
  }

  // Ascending, without p itself.
  [[nodiscard]] std::vector<Position> partners(Position p) const {
    std::vector<Position> list;
    const Row& row = rows_[static_cast<std::size_t>(p)];
    for (std::size_t i = 0; i < row.size(); ++i) {
      for (Word word = row[i]; word != 0; word &= word - 1) {
        const auto q = static_cast<Position>(i * word_bits) + static_cast<Position>(std::countr_zero(word));
        if (q != p) list.push_back(q);
      }
    }
    return list;
  }

 private:
  using Word = std::uint64_t;
  using Row = std::vector<Word>;  // empty until somebody is barred
  static constexpr std::size_t word_bits = 64;

  static std::size_t word_of(Position p) noexcept { return static_cast<std::size_t>(p) / word_bits; }
  static Word bit_of(Position p) noexcept { return Word{1} << (static_cast<std::size_t>(p) % word_bits); }

  std::size_t words_;
  std::vector<Row> rows_;
};

}  // namespace

RoundField::RoundField(const Tournament& tournament, const EditionRules& rules, const RoundSetup& setup) {
  const int before = setup.round - 1;
  int number = 0;
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const Player& player = tournament.players[i];
    const auto index = static_cast<PlayerIndex>(i);
    const bool paired = is_paired(tournament, player, before) &&
                        std::find(setup.absent.begin(), setup.absent.end(), index) == setup.absent.end();
    if (paired || has_assigned_bye(tournament, player, before) || has_taken_part(player, before)) ++number;
    if (!paired) continue;
    Seat seat;
    seat.player = index;
    seat.standings = standings_points(tournament, player, before);
    seat.effective_number = number;
    seat.colours = played_colours(player, before);
    seat.facts.score = pairing_score(tournament, player, before);
    seat.facts.preference = criteria::colour_preference(seat.colours);
    seat.facts.previous = float_of_round(tournament, rules, player, before - 1);
    seat.facts.before_previous = float_of_round(tournament, rules, player, before - 2);
    seat.facts.bye_eligible = may_have_bye(tournament, rules, player, before);
    seat.facts.topscorer =
        criteria::is_topscorer(seat.facts.score, before, setup.rounds_declared, tournament.points);
    seats_.push_back(std::move(seat));
  }
  // A.2; the list is already in the order of the pairing numbers.
  std::stable_sort(seats_.begin(), seats_.end(),
                   [](const Seat& a, const Seat& b) { return a.facts.score > b.facts.score; });
  bar(tournament, setup);
}

void RoundField::bar(const Tournament& tournament, const RoundSetup& setup) {
  std::vector<Position> position(tournament.players.size(), -1);
  for (Position p = 0; p < size(); ++p) position[static_cast<std::size_t>(player(p))] = p;
  BarredPairs barred(size());
  std::vector<Position> present;
  const auto forbid = [&](std::span<const PlayerIndex> group) {
    present.clear();
    for (const PlayerIndex member : group)
      if (const Position p = position[static_cast<std::size_t>(member)]; p >= 0) present.push_back(p);
    if (present.size() > 1) barred.add(present);
  };
  for (const Seat& seat : seats_) {
    const Player& player = tournament.players[static_cast<std::size_t>(seat.player)];
    for (int r = 0; r + 1 < setup.round; ++r)
      if (const RoundEntry entry = player.round(r); was_played(entry))
        forbid(std::array{seat.player, entry.opponent});
  }
  for (const std::vector<PlayerIndex>& group : tournament.forbidden_groups) forbid(group);
  for (const ForbiddenSpan& span : tournament.forbidden_spans) {
    if (span.first_round <= setup.round && setup.round <= span.last_round) forbid(span.group);
  }
  for (const auto& [a, b] : setup.forbidden) forbid(std::array{a, b});
  for (Position p = 0; p < size(); ++p) seats_[static_cast<std::size_t>(p)].barred = barred.partners(p);
}

bool RoundField::compatible(Position a, Position b) const noexcept {
  const std::vector<Position>& barred = seat(a).barred;
  return criteria::colours_allow(facts(a), facts(b)) && !std::binary_search(barred.begin(), barred.end(), b);
}

}  // namespace bloesem::dutch
