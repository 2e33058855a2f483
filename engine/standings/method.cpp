#include "engine/standings/method.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <optional>

#include "bloesem/standings/rating_table.hpp"

namespace bloesem::standings {

namespace {

constexpr Hundredths hundredths(Points points) noexcept { return points * (one / one_point); }

// Returns total / divisor rounded to a multiple of `unit`, halves upwards.
constexpr Hundredths rounded_quotient(Hundredths total, int divisor, Hundredths unit) noexcept {
  const Hundredths twice = 2 * total + divisor * unit;
  const Hundredths step = 2 * divisor * unit;
  const Hundredths quotient = twice / step - (twice % step < 0 ? 1 : 0);
  return quotient * unit;
}
static_assert(rounded_quotient(250, 1, 100) == 300 && rounded_quotient(-250, 1, 100) == -200);
static_assert(rounded_quotient(-251, 1, 100) == -300 && rounded_quotient(201, 2, 1) == 101);

// Calls make(cell, round) for each round counted.
template <class Make>
void each_round(const Task& task, PlayerIndex player, Make make) {
  for (int round = 0; round < task.field.rounds; ++round) make(task.field.cell(player, round), round);
}

// Returns the element of a round that contributes `used`.
Element share(int round, const Cell& cell, Hundredths raw, Hundredths used) noexcept {
  return {.round = round + 1, .opponent = cell.opponent, .raw = raw, .used = used, .amount = used};
}

// Returns an element that does not come from a single round.
Element whole(Hundredths value) noexcept { return {.raw = value, .used = value, .amount = value}; }

// --- the player's own record (C.07.7) ---

void collect_points(const Task& task, PlayerIndex player, Elements& elements) {
  each_round(task, player, [&](const Cell& cell, int round) {
    const Hundredths gain = hundredths(task.field.gain(cell));
    elements.add(share(round, cell, gain, gain));
    const Points adjusted = task.field.adjustment(player, round);
    if (adjusted == 0) return;
    elements.add(share(round, {}, hundredths(adjusted), hundredths(adjusted)));
    elements.back().reason = Reason::Adjustment;
  });
}

// One element per round: 1 if counts(cell), else 0.
template <class Counts>
void collect_count(const Task& task, PlayerIndex player, Elements& elements, Counts counts) {
  each_round(task, player, [&](const Cell& cell, int round) {
    elements.add(share(round, cell, hundredths(task.field.gain(cell)), counts(cell) ? one : 0));
  });
}

void collect_wins(const Task& task, PlayerIndex player, Elements& elements) {
  collect_count(task, player, elements,
                [&](const Cell& cell) { return task.field.gain(cell) == task.field.tournament.points.win; });
}

void collect_games_won(const Task& task, PlayerIndex player, Elements& elements) {
  collect_count(task, player, elements, [](const Cell& cell) { return cell.won(); });
}

void collect_games_with_black(const Task& task, PlayerIndex player, Elements& elements) {
  collect_count(task, player, elements, [](const Cell& cell) { return cell.is(Trait::Black); });
}

void collect_wins_with_black(const Task& task, PlayerIndex player, Elements& elements) {
  collect_count(task, player, elements, [](const Cell& cell) { return cell.is(Trait::Black) && cell.won(); });
}

void collect_rounds_elected(const Task& task, PlayerIndex player, Elements& elements) {
  collect_count(task, player, elements, [](const Cell& cell) { return !cell.is(Trait::Voluntary); });
}

void collect_running_scores(const Task& task, PlayerIndex player, Elements& elements) {
  Hundredths score = 0;
  each_round(task, player, [&](const Cell& cell, int round) {
    const Hundredths gain = hundredths(task.field.gain(cell) + task.field.adjustment(player, round));
    score += gain;
    elements.add(share(round, cell, gain, score));
  });
  cut_first(elements, task.tie_break.low_cuts);
}

// C.07.7.7: compares with the opponent's points in that round or, without opponent, with a draw.
void collect_standard_points(const Task& task, PlayerIndex player, Elements& elements) {
  const Field& field = task.field;
  each_round(task, player, [&](const Cell& cell, int round) {
    const Points own = field.gain(cell);
    const Points other = cell.opponent == no_player ? field.tournament.points.draw
                                                    : field.gain(field.cell(cell.opponent, round));
    const Hundredths used = cell.is(Trait::Pending) || own < other ? 0 : own == other ? one / 2 : one;
    elements.add(share(round, cell, hundredths(own), used));
  });
}

// Uses the printed number if these ascend, else the pairing number.
void collect_pairing_number(const Task& task, PlayerIndex player, Elements& elements) {
  const std::vector<Player>& players = task.field.tournament.players;
  elements.add(
      whole(one * (task.field.ids_ascend ? players[static_cast<std::size_t>(player)].id : player.value() + 1)));
}

// --- the opponents' scores (C.07.8, 9, 16) ---

// C.07.16.4: returns the dummy that replaces the opponent of an unplayed round.
Element dummy_of(const Task& task, PlayerIndex player, const Cell& cell, int round) noexcept {
  const Field& field = task.field;
  const Hundredths own = hundredths(task.scores->players[static_cast<std::size_t>(player)].own);
  Element element{.round = round + 1,
                  .dummy = true,
                  .voluntary = field.regulations.voluntary_cut_first && cell.is(Trait::Voluntary),
                  .reason = Reason::OwnScore,
                  .raw = own,
                  .used = own};
  if (field.regulations.dummy == Dummy::CappedScore) {
    const bool scheduled = cell.opponent != no_player;
    const Hundredths cap = scheduled ? hundredths(task.scores->opponents[field.position(player, round)].worth)
                                     : hundredths(field.tournament.points.draw) * field.rounds;
    if (cap < own) {
      element.used = cap;
      element.reason = scheduled ? Reason::OpponentsScore : Reason::DrawsAllTheWay;
    }
  }
  return element;
}

// 2009: an opponent with the player's points before the round, who scored the rest of this round's point and
// drew all later rounds.
void make_virtual(const Task& task, const Cell& cell, int round, Points before, Element& element) noexcept {
  const PointSystem& points = task.field.tournament.points;
  element.reason = Reason::VirtualOpponent;
  element.raw = hundredths(before);
  element.used =
      hundredths(before + points.win - task.field.gain(cell) + points.draw * (task.field.rounds - round - 1));
}

Element opponent_of(const Task& task, PlayerIndex player, const Cell& cell, int round) noexcept {
  const std::size_t at = task.field.position(player, round);
  const Points raw = task.plain->opponents[at].own;
  const Points used = task.scores->opponents[at].worth;
  const bool fore = task.scores != task.plain;
  return {.round = round + 1,
          .opponent = cell.opponent,
          .reason = raw == used ? Reason::Plain
                    : fore      ? Reason::FinalGameDrawn
                                : Reason::LastByesDrawn,
          .raw = hundredths(raw),
          .used = hundredths(used)};
}

// Adds one element per round and leaves its contribution to `amount`.
template <class Amount>
void collect_scores(const Task& task, PlayerIndex player, Elements& elements, Amount amount) {
  const Field& field = task.field;
  const bool forfeits = task.tie_break.forfeits || field.round_robin;
  const int drawn_round = task.tie_break.measure == Measure::ForeBuchholz ? field.final_round : -1;
  Points before = 0;
  each_round(task, player, [&](const Cell& cell, int round) {
    const bool paired = cell.opponent != no_player;
    const Points gain = round == drawn_round && paired ? field.tournament.points.draw : field.gain(cell);
    const Points score_before = before + field.adjustment(player, round);
    before = score_before + field.gain(cell);
    if (paired && (cell.meeting() || forfeits || round == drawn_round)) {
      elements.add(opponent_of(task, player, cell, round));
    } else if (field.round_robin ||
               (field.regulations.half_byes_left_out && cell.outcome == Outcome::HalfBye)) {
      return;
    } else {
      elements.add(dummy_of(task, player, cell, round));
      if (field.regulations.dummy == Dummy::VirtualOpponent)
        make_virtual(task, cell, round, score_before, elements.back());
    }
    amount(elements.back(), hundredths(gain));
  });
  cut_extremes(elements, task.tie_break.low_cuts, task.tie_break.high_cuts);
}

void collect_buchholz(const Task& task, PlayerIndex player, Elements& elements) {
  collect_scores(task, player, elements, [](Element& element, Hundredths) { element.amount = element.used; });
}

void collect_sonneborn_berger(const Task& task, PlayerIndex player, Elements& elements) {
  collect_scores(task, player, elements, [](Element& element, Hundredths gain) {
    element.factor = gain;
    element.amount = element.used * gain / one;
  });
}

void collect_koya(const Task& task, PlayerIndex player, Elements& elements) {
  each_round(task, player, [&](const Cell& cell, int round) {
    if (cell.opponent == no_player) return;
    const Hundredths raw = hundredths(task.plain->opponents[task.field.position(player, round)].own);
    Element element = share(round, cell, raw, raw >= task.limit ? one : 0);
    element.factor = hundredths(task.field.gain(cell));
    element.amount = element.used * element.factor / one;
    elements.add(element);
  });
}

// --- the opponents met (C.07.8.2, 10) ---

int rating_of(const Task& task, PlayerIndex player) noexcept {
  const int rating = task.field.ratings[static_cast<std::size_t>(player)];
  return rating != 0 ? rating : task.tie_break.unrated.value_or(0);
}

void collect_ratings(const Task& task, PlayerIndex player, Elements& elements) {
  each_round(task, player, [&](const Cell& cell, int round) {
    if (!cell.is(Trait::Game)) return;
    const Hundredths rating = one * rating_of(task, cell.opponent);
    elements.add(share(round, cell, rating, rating));
  });
  cut_extremes(elements, task.tie_break.low_cuts, task.tie_break.high_cuts);
}

void collect_values(const Task& task, PlayerIndex player, Elements& elements) {
  each_round(task, player, [&](const Cell& cell, int round) {
    if (!cell.is(Trait::Game)) return;
    const Value value = (*task.averaged)[static_cast<std::size_t>(cell.opponent)];
    assert(value.has_value());  // the opponent has played a game, too
    elements.add(share(round, cell, *value, *value));
  });
}

void collect_rating(const Task& task, PlayerIndex player, Elements& elements) {
  elements.add(whole(one * rating_of(task, player)));
}

// --- from elements to values ---

void conclude_sum(const Task&, PlayerIndex, Elements& elements, Total& total) {
  total.sum = kept(elements).total;
  total.value = total.sum;
}

void conclude_average(Elements& elements, Total& total, Hundredths unit) {
  const Kept left = kept(elements);
  total.sum = left.total;
  if (left.count == 0) return;
  total.divisor = left.count;
  total.value = rounded_quotient(left.total, left.count, unit);
}

void conclude_whole_average(const Task&, PlayerIndex, Elements& elements, Total& total) {
  conclude_average(elements, total, one);
}

void conclude_exact_average(const Task&, PlayerIndex, Elements& elements, Total& total) {
  conclude_average(elements, total, 1);
}

void conclude_performance(const Task& task, PlayerIndex player, Elements& elements, Total& total) {
  conclude_average(elements, total, one);
  if (!total.value) return;
  total.added = one * rating_difference(board_score(task.field, player).percent());
  *total.value += total.added;
}

// Returns the expected score in per cent of a game.
int expected_score(const Elements& games, int rating) noexcept {
  int score = 0;
  for (const Element& game : games) score += expected_percent(rating - game.rating());
  return score;
}

// Returns the least integer rating whose expected score against these ratings reaches `score`, by bisection:
// the expected score never falls as the rating rises.
int perfect_performance(const Elements& games, Hundredths score) noexcept {
  int weakest = std::numeric_limits<int>::max();
  int strongest = std::numeric_limits<int>::min();
  for (const Element& game : games) {
    weakest = std::min(weakest, game.rating());
    strongest = std::max(strongest, game.rating());
  }
  if (score == 0) return weakest - 800;
  int least = weakest - widest_difference - 1;
  int most = strongest + widest_difference + 1;
  while (least < most) {
    const int middle = least + (most - least) / 2;
    if (expected_score(games, middle) >= score) {
      most = middle;
    } else {
      least = middle + 1;
    }
  }
  return least;
}

// Afterwards the elements show the score expected of the resulting rating in each game.
void conclude_perfect_performance(const Task& task, PlayerIndex player, Elements& elements, Total& total) {
  if (elements.empty()) return;
  const int rating = perfect_performance(elements, board_score(task.field, player).score);
  for (Element& element : elements) {
    element.used = expected_percent(rating - element.rating());
    element.amount = element.used;
    total.sum += element.amount;
  }
  total.value = one * rating;
}

struct Method {
  void (*collect)(const Task&, PlayerIndex, Elements&);
  void (*conclude)(const Task&, PlayerIndex, Elements&, Total&);
};

// In the order of Measure.
constexpr std::array<Method, 21> methods = {{
    {collect_points, conclude_sum},
    {nullptr, nullptr},
    {collect_wins, conclude_sum},
    {collect_games_won, conclude_sum},
    {collect_games_with_black, conclude_sum},
    {collect_wins_with_black, conclude_sum},
    {collect_running_scores, conclude_sum},
    {collect_rounds_elected, conclude_sum},
    {collect_standard_points, conclude_sum},
    {collect_pairing_number, conclude_sum},
    {collect_buchholz, conclude_sum},
    {collect_values, conclude_exact_average},
    {collect_buchholz, conclude_sum},
    {collect_sonneborn_berger, conclude_sum},
    {collect_koya, conclude_sum},
    {collect_ratings, conclude_whole_average},
    {collect_ratings, conclude_performance},
    {collect_ratings, conclude_perfect_performance},
    {collect_values, conclude_whole_average},
    {collect_values, conclude_whole_average},
    {collect_rating, conclude_sum},
}};
static_assert(methods.size() == static_cast<std::size_t>(Measure::Rating) + 1);

}  // namespace

Total total_of(const Task& task, PlayerIndex player, Elements& elements) {
  assert(task.tie_break.measure != Measure::DirectEncounter);
  const Method& method = methods[static_cast<std::size_t>(task.tie_break.measure)];
  elements.clear();
  method.collect(task, player, elements);
  Total total;
  method.conclude(task, player, elements, total);
  return total;
}

bool looks_at_scores(Measure measure) noexcept {
  return measure == Measure::Buchholz || measure == Measure::ForeBuchholz ||
         measure == Measure::SonnebornBerger || measure == Measure::Koya;
}

std::optional<TieBreak> averaged_by(const TieBreak& tie_break) {
  switch (tie_break.measure) {
    case Measure::OpponentsBuchholz:
      return TieBreak{.measure = tie_break.fore ? Measure::ForeBuchholz : Measure::Buchholz};
    case Measure::OpponentsPerformance:
      return TieBreak{.measure = Measure::Performance, .unrated = tie_break.unrated};
    case Measure::OpponentsPerfectPerformance:
      return TieBreak{.measure = Measure::PerfectPerformance, .unrated = tie_break.unrated};
    default: return std::nullopt;
  }
}

bool may_be_averaged(const TieBreak& tie_break) {
  const bool of_scores = tie_break.measure == Measure::Buchholz || tie_break.measure == Measure::ForeBuchholz;
  const bool of_ratings =
      tie_break.measure == Measure::Performance || tie_break.measure == Measure::PerfectPerformance;
  return of_ratings || (of_scores && tie_break.low_cuts == 0 && !tie_break.forfeits);
}

// True if the player had an opponent in any round, even one whose games do not count.
bool was_paired(const Field& field, PlayerIndex player) noexcept {
  for (int round = 0; round < field.rounds; ++round) {
    const Cell cell = field.cell(player, round);
    if (cell.opponent != no_player || cell.is_left_out()) return true;
  }
  return false;
}

// C.07.9.2: half of the possible score. In a round robin with an odd number of players everyone sits out one
// round per cycle, and a player who was never paired takes away one game from each of the others; after the
// first round of an odd field one of these is the player who is free. One whose games do not count takes away a
// game per cycle.
Hundredths koya_limit(const Field& field, int half_points) noexcept {
  int games = field.rounds;
  if (field.round_robin && field.players > 0) {
    if (field.players % 2 == 1 && field.rounds % field.players == 0) games -= field.rounds / field.players;
    const int cycles = std::max(1, field.rounds / std::max(1, field.players - 1 + field.players % 2));
    int free = field.players % 2 == 1 && field.rounds == 1 ? 1 : 0;
    for (PlayerIndex player = 0; player < field.players; ++player) {
      if (field.is_left_out(player)) {
        games -= cycles;
      } else if (!was_paired(field, player) && --free < 0) {
        --games;
      }
    }
  }
  return hundredths(field.tournament.points.win) * games / 2 + half_points * (one / 2);
}

}  // namespace bloesem::standings
