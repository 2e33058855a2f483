#include "engine/generator/imitate.hpp"

#include <algorithm>
#include <cstdint>

#include "engine/generator/knobs.hpp"
#include "engine/generator/random.hpp"
#include "engine/generator/rules.hpp"

namespace bloesem::generator {

namespace {

int rate(std::int64_t part, std::int64_t whole) noexcept {
  return whole == 0 ? 0 : static_cast<int>(part * certain / whole);
}

// Counts over sides of boards, two per board.
struct Tally {
  std::int64_t entries = 0;  // of players who had entered and not left
  std::int64_t half = 0, full = 0, zero = 0;
  std::int64_t sides = 0, forfeits_won = 0, forfeits_lost = 0;
  std::int64_t played = 0, drawn = 0, quick = 0, unusual = 0;

  void count(const Tournament& model, int round, const Player& player) {
    const RoundEntry entry = player.round(round);
    ++entries;
    half += entry.outcome == Outcome::HalfBye;
    full += entry.outcome == Outcome::FullBye;
    zero += entry.outcome == Outcome::ZeroBye || entry.outcome == Outcome::Absent;
    if (entry.opponent == no_player) return;
    ++sides;
    forfeits_won += entry.outcome == Outcome::ForfeitWin;
    forfeits_lost += entry.outcome == Outcome::ForfeitLoss;
    if (was_played(entry))
      count_game(entry.outcome, model.players[static_cast<std::size_t>(entry.opponent)], round);
  }

  void count_game(Outcome own, const Player& opponent, int round) {
    const auto is_draw = [](Outcome o) { return o == Outcome::Draw || o == Outcome::UnratedDraw; };
    const auto is_loss = [](Outcome o) { return o == Outcome::Loss || o == Outcome::UnratedLoss; };
    const Outcome other = opponent.round(round).outcome;
    ++played;
    drawn += is_draw(own) && is_draw(other);
    unusual += (is_draw(own) && is_loss(other)) || (is_loss(own) && (is_draw(other) || is_loss(other)));
    quick += own == Outcome::UnratedWin || own == Outcome::UnratedDraw || own == Outcome::UnratedLoss;
  }
};

bool is_away(const RoundEntry& entry) noexcept {
  return entry.outcome == Outcome::Absent || (entry.opponent == no_player && entry.outcome == Outcome::ZeroBye);
}

// Rounds from 0: the player is away before `enters` and from `leaves` on. Absence in the last round only counts
// as a bye.
struct Stay {
  int enters = 0;
  int leaves = 0;
};

Stay stay_of(const Player& player, int rounds) noexcept {
  Stay stay{0, rounds};
  while (stay.enters < rounds && player.round(stay.enters) == RoundEntry{}) ++stay.enters;
  while (stay.leaves > stay.enters && is_away(player.round(stay.leaves - 1))) --stay.leaves;
  if (stay.leaves + 1 == rounds) stay.leaves = rounds;
  return stay;
}

void measure_rounds(const Tournament& model, Settings& settings) {
  Tally tally;
  std::int64_t late = 0;
  std::int64_t withdrawn = 0;
  for (const Player& player : model.players) {
    const Stay stay = stay_of(player, model.rounds_played);
    if (stay.enters == stay.leaves) continue;  // never came: counts for no rate
    late += stay.enters > 0;
    withdrawn += stay.leaves < model.rounds_played;
    for (int round = stay.enters; round < stay.leaves; ++round) tally.count(model, round, player);
  }
  const auto players = static_cast<std::int64_t>(model.players.size());
  settings.late_entries = rate(late, players);
  settings.withdrawals = rate(withdrawn, players);
  settings.half_byes = rate(tally.half, tally.entries);
  settings.full_byes = rate(tally.full, tally.entries);
  settings.zero_byes = rate(tally.zero, tally.entries);
  settings.forfeits = rate(2 * tally.forfeits_won, tally.sides);
  settings.double_forfeits = rate(tally.forfeits_lost - tally.forfeits_won, tally.sides);
  settings.draws = rate(tally.drawn, tally.played);
  settings.quick_games = rate(tally.quick, tally.played);
  settings.unusual_results = rate(tally.unusual, tally.played);
}

void take_ratings(const Tournament& model, Settings& settings) {
  int lowest = 0;
  int highest = 0;
  for (const Player& player : model.players) {
    settings.ratings.push_back(player.rating);
    if (player.rating == 0) continue;
    highest = std::max(highest, player.rating);
    lowest = lowest == 0 ? player.rating : std::min(lowest, player.rating);
  }
  if (highest == 0) return;  // no player has one: keep the usual range
  settings.highest_rating = highest;
  settings.lowest_rating = lowest;
}

void take_rules(const Tournament& model, Settings& settings) {
  const PointSystem& points = model.points;
  settings.win = points.win;
  settings.draw = points.draw;
  settings.loss = points.loss;
  settings.pairing_bye = points.pairing_bye;
  settings.forfeit_win = points.forfeit_win;
  settings.forfeit_loss = points.forfeit_loss;
  settings.full_bye = points.full_bye;
  settings.half_bye = points.half_bye;
  settings.zero_bye = points.zero_bye;
  std::optional<Colour> colour = model.initial_colour;
  if (!colour) colour = infer_initial_colour(model);
  settings.first_colour = static_cast<int>(colour == Colour::Black ? FirstColour::Black : FirstColour::White);
  const bool accelerated = std::any_of(model.players.begin(), model.players.end(), [](const Player& player) {
    return std::any_of(player.virtual_points.begin(), player.virtual_points.end(),
                       [](Points p) { return p != 0; });
  });
  if (!accelerated) return;
  settings.acceleration = static_cast<int>(admits_baku(settings) ? Acceleration::Baku : Acceleration::Random);
}

void count_forbidden(const Tournament& model, Settings& settings) {
  std::int64_t pairs = 0;
  const auto count = [&](const std::vector<PlayerIndex>& group) {
    if (group.size() == 2) ++pairs;
    if (group.size() > 2) ++settings.forbidden_groups;
  };
  for (const std::vector<PlayerIndex>& group : model.forbidden_groups) count(group);
  for (const ForbiddenSpan& span : model.forbidden_spans)
    count(span.group);  // as record 260 has it, whatever its rounds
  const auto players = static_cast<std::int64_t>(model.players.size());
  settings.forbidden_pairs = rate(pairs, players * (players - 1) / 2);
}

}  // namespace

Settings imitate(const Tournament& model) {
  Settings settings;
  settings.players = static_cast<int>(model.players.size());
  settings.rounds = std::max(model.rounds_declared.value_or(0), model.rounds_played);
  take_ratings(model, settings);
  take_rules(model, settings);
  count_forbidden(model, settings);
  measure_rounds(model, settings);
  return settings;
}

}  // namespace bloesem::generator
