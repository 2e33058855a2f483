#include "engine/swiss/rest_fields.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace bloesem::swiss {
namespace {

// Players of all fields that are kept: some hundred bytes for each.
constexpr std::size_t most_kept = 200'000;

}  // namespace

RestFields::RestFields(const Tournament& tournament, const System& rules, const RoundSetup& setup)
    : first_(tournament, rules, setup),
      effects_(rules, tournament.points),
      before_(setup.round - 1),
      colours_forbid_(rules.field.colours_forbid_in(setup.round >= setup.rounds_declared)),
      topscorers_exceed_(
          rules.field.topscorers_exceed_in(setup.round, setup.rounds_declared, tournament.points)),
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

RoundField& RestFields::of(std::span<const Position> players) {
  Rest& rest = kept(players);
  take_back(rest);
  put_in_order(rest);
  write_moved(rest);
  RoundField& field = rest.field;
  if (players.size() <= LegalMatrix::few_players) field.legal_matrix_.fill(field.indispensable_, field.barred_);
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

// Colours, meetings and the right to the bye depend on no result of a game that was played.
void RestFields::alter(const Tournament& results, PlayerIndex player) {
  if (player == no_player || place(player) < 0) return;
  for (const Altered& altered : altered_)
    if (altered.place == place(player)) return;
  const criteria::PlayerFacts& before = first_.facts(place(player));
  const Taken taken = take(results, player);
  Altered altered{place(player), before, before, taken.account.standings};
  altered.facts.score = taken.account.score;
  altered.facts.topscorer = taken.account.score > topscorers_exceed_;
  const LateFloats floats = late_floats(effects_, taken.account, taken.past, taken.opponents,
                                        [&](PlayerIndex opponent) { return take(results, opponent).past; });
  altered.facts.previous = floats.previous;
  altered.facts.before_previous = floats.before_previous;
  if (altered.facts != before || altered.standings != first_.standings(place(player)))
    altered_.push_back(altered);
}

RestFields::Rest& RestFields::kept(std::span<const Position> players) {
  const auto found = rests_.find(players.size());
  if (found != rests_.end() && std::equal(players.begin(), players.end(), found->second.players.begin()))
    return found->second;
  if (found == rests_.end()) players_kept_ += players.size();
  if (players_kept_ > most_kept) {
    rests_.clear();
    players_kept_ = players.size();
  }
  return rests_.insert_or_assign(players.size(), made(players)).first->second;
}

RestFields::Rest RestFields::made(std::span<const Position> players) const {
  RoundField plain;
  copy_players(players, plain);
  copy_barred(players, plain);
  std::vector<std::uint32_t> twins = plain.barred_.twins();
  const bool has_sorted_rows = plain.barred_.has_sorted_rows();
  RoundField field = plain;
  return {{players.begin(), players.end()},
          std::move(plain),
          std::move(field),
          std::move(twins),
          has_sorted_rows,
          {}};
}

void RestFields::copy_players(std::span<const Position> players, RoundField& field) const {
  const std::size_t size = players.size();
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
    const std::size_t from = at(players[i]);
    field.entrants_[i] = first_.entrants_[from];
    field.facts_[i] = first_.facts_[from];
    field.indispensable_[i] = first_.indispensable_[from];
    std::copy_n(first_.colours_.data() + from * words, words, field.colours_.data() + i * words);
    if (i > 0 && field.facts_[i].score != field.facts_[i - 1].score)
      field.group_ends_.push_back(static_cast<Position>(i));
  }
  if (size > 0) field.group_ends_.push_back(static_cast<Position>(size));
}

void RestFields::copy_barred(std::span<const Position> players, RoundField& field) const {
  std::vector<Position> now(at(first_.size()), Position(-1));
  std::uint32_t room = 0;
  for (std::size_t i = 0; i < players.size(); ++i) {
    now[at(players[i])] = static_cast<Position>(i);
    room += static_cast<std::uint32_t>(first_.barred_one_by_one(players[i]).size());
  }
  field.barred_ = BarredPartners(players.size(), room);
  std::vector<std::vector<Position>> groups(first_.large_groups());
  std::uint32_t begin = 0;
  for (Position p = 0; at(p) < players.size(); ++p) {
    const std::span<const Position> partners = first_.barred_one_by_one(players[at(p)]);
    field.barred_.begin_row(p, std::exchange(begin, begin + static_cast<std::uint32_t>(partners.size())));
    Position* end = field.barred_.row(p);
    for (const Position partner : partners)
      if (now[at(partner)] >= 0) *end++ = now[at(partner)];
    field.barred_.end_row(p, end, false);
    for (const std::int32_t group : first_.large_groups_of(players[at(p)]))
      groups[static_cast<std::size_t>(group)].push_back(p);
  }
  if (!groups.empty()) field.barred_.keep_apart(groups);
}

// Moves those with another score to their places in A.2 order.
void RestFields::put_in_order(const Rest& rest) {
  const RoundField& plain = rest.plain;
  moved_.clear();
  for (const Altered& altered : altered_) {
    const auto found = std::lower_bound(rest.players.begin(), rest.players.end(), altered.place);
    if (found == rest.players.end() || *found != altered.place) continue;  // seated
    moved_.push_back({&altered, static_cast<Position>(found - rest.players.begin())});
  }
  order_.resize(rest.players.size());
  std::iota(order_.begin(), order_.end(), Position(0));
  for (const Moved& moved : moved_) order_.erase(std::find(order_.begin(), order_.end(), moved.from));
  const auto key = [&](Position p) {
    const auto moved =
        std::find_if(moved_.begin(), moved_.end(), [p](const Moved& each) { return each.from == p; });
    const Points score = moved == moved_.end() ? plain.facts(p).score : moved->altered->facts.score;
    return std::pair(-score, plain.fixed_number(p));
  };
  for (const Moved& moved : moved_) {
    const auto next = std::lower_bound(order_.begin(), order_.end(), key(moved.from),
                                       [&](Position other, const auto& own) { return key(other) < own; });
    order_.insert(next, moved.from);
  }
  for (Moved& moved : moved_)
    moved.to = static_cast<Position>(std::find(order_.begin(), order_.end(), moved.from) - order_.begin());
}

// Copies player `from` of the plain field to place `to`.
void RestFields::write(Rest& rest, Position from, Position to) {
  RoundField& field = rest.field;
  const RoundField& plain = rest.plain;
  const std::size_t words = plain.colour_words_;
  field.entrants_[at(to)] = plain.entrants_[at(from)];
  field.facts_[at(to)] = plain.facts_[at(from)];
  field.indispensable_[at(to)] = plain.indispensable_[at(from)];
  std::copy_n(plain.colours_.data() + at(from) * words, words, field.colours_.data() + at(to) * words);
  field.barred_.move_row(plain.barred_, from, to, rest.twins);
}

// Only who may have the bye, if their number is odd, is settled by a walk.
void RestFields::take_back(Rest& rest) {
  if (rest.has_sorted_rows) rest.field.barred_ = rest.plain.barred_;
  for (const Position p : rest.written) write(rest, p, p);
  rest.written.clear();
  if (rest.players.size() % 2 == 1)
    std::copy(rest.plain.facts_.begin(), rest.plain.facts_.end(), rest.field.facts_.begin());
}

void RestFields::write_moved(Rest& rest) {
  RoundField& field = rest.field;
  Position begin = field.size();
  Position end = 0;
  for (const Moved& moved : moved_) {
    begin = std::min({begin, moved.from, moved.to});
    end = std::max({end, moved.from + 1, moved.to + 1});
  }
  for (Position p = begin; p < end; ++p) {
    if (order_[at(p)] == p) continue;
    write(rest, order_[at(p)], p);
    rest.written.push_back(p);
  }
  for (const Moved& moved : moved_) {
    const std::size_t to = at(moved.to);
    field.entrants_[to].standings = moved.altered->standings;
    field.facts_[to] = moved.altered->facts;
    if (colours_forbid_) field.indispensable_[to] = criteria::indispensable_colour(field.facts_[to]);
    rest.written.push_back(moved.to);
  }
  end_groups(rest, begin, end);
  keep_apart(rest);
  if (rest.has_sorted_rows) field.barred_.sort_rows();
  field.denied_bye_.clear();
  for (const Position p : first_.denied_bye_) {
    const auto own = std::find_if(order_.begin(), order_.end(),
                                  [&](Position other) { return rest.players[at(other)] == p; });
    if (own != order_.end()) field.denied_bye_.push_back(static_cast<Position>(own - order_.begin()));
  }
}

// Only scores of [begin, end) are not those of the plain field.
void RestFields::end_groups(Rest& rest, Position begin, Position end) const {
  RoundField& field = rest.field;
  const std::vector<Position>& ends = rest.plain.group_ends_;
  if (begin >= end) {
    field.group_ends_ = ends;
    return;
  }
  field.group_ends_.assign(ends.begin(), std::lower_bound(ends.begin(), ends.end(), begin));
  for (Position p = std::max(begin, Position(1)); p <= end; ++p)
    if (p == field.size() || field.facts_[at(p)].score != field.facts_[at(p - 1)].score)
      field.group_ends_.push_back(p);
  field.group_ends_.insert(field.group_ends_.end(), std::upper_bound(ends.begin(), ends.end(), end),
                           ends.end());
}

// Members of large groups have moved, too.
void RestFields::keep_apart(Rest& rest) const {
  if (rest.plain.large_groups() == 0) return;
  std::vector<std::vector<Position>> groups(rest.plain.large_groups());
  for (std::size_t i = 0; i < order_.size(); ++i)
    for (const std::int32_t group : rest.plain.large_groups_of(order_[i]))
      groups[static_cast<std::size_t>(group)].push_back(static_cast<Position>(i));
  rest.field.barred_.keep_apart(groups);
}

}  // namespace bloesem::swiss
