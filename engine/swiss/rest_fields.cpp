#include "engine/swiss/rest_fields.hpp"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

#include "criteria/topscorers.hpp"

namespace bloesem::swiss {

RestFields::RestFields(const Tournament& tournament, const System& rules, const RoundSetup& setup)
    : first_(tournament, rules, setup),
      effects_(rules, tournament.points),
      before_(setup.round - 1),
      colours_forbid_(rules.field.colours_forbid_in(setup.round >= setup.rounds_declared)),
      topscorers_exceed_(rules.field.topscorers
                             ? criteria::topscorers_exceed(before_, setup.rounds_declared, tournament.points)
                             : std::numeric_limits<Points>::max()),
      accountant_(effects_, before_),
      places_(positions_by_player(first_)) {}

std::span<const RestFields::Altered> RestFields::alter(const Tournament& results,
                                                       std::span<const PlayerIndex> changed) {
  altered_.clear();
  for (const PlayerIndex player : changed) {
    alter(results, player);
    for (int late = std::max(before_ - 1, 1); late <= before_; ++late)
      alter(results, results.players[at(player)].round(late - 1).opponent);
  }
  return altered_;
}

RoundField RestFields::of(std::span<const Position> players) {
  put_in_order(players);
  RoundField field;
  copy_players(field);
  copy_barred(field);
  for (const Position p : first_.denied_bye_)
    if (now_[at(p)] >= 0) field.denied_bye_.push_back(now_[at(p)]);
  field.deny_bye();
  if (order_.size() <= LegalMatrix::few_players) field.legal_matrix_.fill(field.indispensable_, field.barred_);
  return field;
}

RestFields::Taken RestFields::take(const Tournament& results, PlayerIndex player) {
  const Player& person = results.players[at(player)];
  Taken taken{{}, {}, std::vector<PlayerIndex>(rounds_before(before_, person).size())};
  PlayerIndex* met = taken.opponents.data();
  accountant_.take(person, player, {taken.account, taken.past, met});
  taken.opponents.resize(taken.account.games);
  return taken;
}

// Returns the float (A.4) of a late round, the last (0) or the one before, which was paired with the scores
// `then`. If a game was played, removes its opponent from the end of the list.
criteria::Float RestFields::take_float(const Tournament& results, Taken& own, std::size_t back,
                                       Points Past::*then) {
  const OutcomeEffect& effect = effects_.of(own.account.late[back]);
  if (!effect.played) return effect.leaves;
  const PlayerIndex opponent = own.opponents.back();
  own.opponents.pop_back();
  return criteria::float_of_game(own.past.*then, take(results, opponent).past.*then);
}

// Colours, meetings and the right to the bye depend on no result of a game that was played.
void RestFields::alter(const Tournament& results, PlayerIndex player) {
  if (player == no_player || place(player) < 0) return;
  for (const Altered& altered : altered_)
    if (altered.place == place(player)) return;
  const criteria::PlayerFacts& before = first_.facts(place(player));
  Taken taken = take(results, player);
  Altered altered{place(player), before, before, taken.account.standings};
  altered.facts.score = taken.account.score;
  altered.facts.topscorer = taken.account.score > topscorers_exceed_;
  altered.facts.previous = take_float(results, taken, 0, &Past::previous);
  altered.facts.before_previous = take_float(results, taken, 1, &Past::one_before);
  if (altered.facts != before || altered.standings != first_.standings(place(player)))
    altered_.push_back(altered);
}

Points RestFields::score(Position p) const {
  for (const Altered& altered : altered_)
    if (altered.place == p) return altered.facts.score;
  return first_.facts(p).score;
}

// Moves those with another score to their places in A.2 order.
void RestFields::put_in_order(std::span<const Position> players) {
  order_.assign(players.begin(), players.end());
  std::vector<Position> moved;
  for (const Altered& altered : altered_) {
    const auto found = std::lower_bound(order_.begin(), order_.end(), altered.place);
    if (found == order_.end() || *found != altered.place) continue;  // seated
    moved.push_back(altered.place);
  }
  for (const Position p : moved) order_.erase(std::find(order_.begin(), order_.end(), p));
  for (const Position p : moved) {
    const std::pair own(-score(p), first_.fixed_number(p));
    const auto next = std::lower_bound(order_.begin(), order_.end(), own, [&](Position other, const auto& key) {
      return std::pair(-score(other), first_.fixed_number(other)) < key;
    });
    order_.insert(next, p);
  }
  now_.assign(at(first_.size()), Position(-1));
  for (std::size_t i = 0; i < order_.size(); ++i) now_[at(order_[i])] = static_cast<Position>(i);
}

void RestFields::copy_players(RoundField& field) const {
  const std::size_t size = order_.size();
  const std::size_t words = first_.colour_words_;
  field.rounds_before_ = first_.rounds_before_;
  field.numbers_ = first_.numbers_;
  field.outsiders_ = first_.outsiders_;
  field.colour_words_ = words;
  field.entrants_ = UnfilledArray<RoundField::Entrant>(size);
  field.facts_ = UnfilledArray<criteria::PlayerFacts>(size);
  field.indispensable_ = UnfilledArray<Colour>(size);
  field.colours_ = UnfilledArray<std::uint64_t>(size * words);
  for (std::size_t i = 0; i < size; ++i) {
    const std::size_t from = at(order_[i]);
    field.entrants_[i] = first_.entrants_[from];
    field.facts_[i] = first_.facts_[from];
    field.indispensable_[i] = first_.indispensable_[from];
    std::copy_n(first_.colours_.data() + from * words, words, field.colours_.data() + i * words);
  }
  for (const Altered& altered : altered_) {
    const Position p = now_[at(altered.place)];
    if (p < 0) continue;
    field.entrants_[at(p)].standings = altered.standings;
    field.facts_[at(p)] = altered.facts;
    if (colours_forbid_) field.indispensable_[at(p)] = criteria::indispensable_colour(altered.facts);
  }
  for (std::size_t i = 1; i <= size; ++i)
    if (i == size || field.facts_[i].score != field.facts_[i - 1].score)
      field.group_ends_.push_back(static_cast<Position>(i));
}

void RestFields::copy_barred(RoundField& field) {
  std::uint32_t room = 0;
  for (const Position p : order_) room += static_cast<std::uint32_t>(first_.barred_one_by_one(p).size());
  field.barred_ = BarredPartners(order_.size(), room);
  std::vector<std::vector<Position>> groups(first_.large_groups());
  std::uint32_t begin = 0;
  for (Position p = 0; at(p) < order_.size(); ++p) {
    const std::span<const Position> partners = first_.barred_one_by_one(order_[at(p)]);
    field.barred_.begin_row(p, std::exchange(begin, begin + static_cast<std::uint32_t>(partners.size())));
    Position* end = field.barred_.row(p);
    for (const Position partner : partners) {
      // One who is seated is overwritten by the next.
      *end = now_[at(partner)];
      end += *end >= 0 ? 1 : 0;
    }
    field.barred_.end_row(p, end, false);
    for (const std::int32_t group : first_.large_groups_of(order_[at(p)]))
      groups[static_cast<std::size_t>(group)].push_back(p);
  }
  if (!groups.empty()) field.barred_.keep_apart(groups);
}

}  // namespace bloesem::swiss
