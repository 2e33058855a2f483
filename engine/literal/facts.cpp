#include "engine/literal/facts.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "bloesem/late_decisions.hpp"

namespace bloesem::literal {
namespace {

Error invalid(std::string message) { return {ErrorCode::InvalidInput, std::move(message), {}}; }

std::optional<Error> refuse(const LiteralRound& round) {
  const auto players = static_cast<std::int32_t>(round.tournament.players.size());
  const auto exists = [players](PlayerIndex p) { return p >= 0 && p < players; };
  const auto& list = round.participants;
  if (list.size() > max_players)
    return Error{ErrorCode::TooLarge,
                 "the literal engine pairs at most " + std::to_string(max_players) + " players",
                 {}};
  if (round.round < 1) return invalid("rounds count from 1");
  if (!std::all_of(list.begin(), list.end(), exists) ||
      std::adjacent_find(list.begin(), list.end(), std::greater_equal<>()) != list.end())
    return invalid("the participants are not ascending players of the tournament");
  return std::nullopt;
}

bool took_part_before(const Player& player, int rounds) {
  for (int r = 0; r < rounds; ++r)
    if (took_part(player.round(r))) return true;
  return false;
}

std::vector<Colour> colours_before(const Player& player, int rounds) {
  std::vector<Colour> colours;
  for (int r = 0; r < rounds; ++r)
    if (const RoundEntry entry = player.round(r); was_played(entry) && entry.colour != Colour::None)
      colours.push_back(entry.colour);
  return colours;
}

int games_before(const Player& player, int rounds) {
  int games = 0;
  for (int r = 0; r < rounds; ++r) games += was_played(player.round(r)) ? 1 : 0;
  return games;
}

}  // namespace

std::vector<Place> places_of(Mask set) {
  std::vector<Place> places;
  for (; set != 0; set &= set - 1) places.push_back(first_of(set));
  return places;
}

Points score_before(const Tournament& tournament, const Player& player, int round) {
  Points score = player.virtual_in(round) + player.adjusted(round);
  for (int r = 0; r < round; ++r) score += points_of(player.round(r).outcome, tournament.points);
  return score;
}

const Player* opponent_in(const Tournament& tournament, const Player& player, int round) {
  const PlayerIndex opponent = player.round(round).opponent;
  return opponent == no_player ? nullptr : &tournament.players[static_cast<std::size_t>(opponent)];
}

bool barred_by_points(const Tournament& tournament, const Player& player, int rounds) {
  for (int r = 0; r < rounds; ++r) {
    const RoundEntry entry = player.round(r);
    if (entry.outcome == Outcome::PairingBye) return true;
    if (!was_played(entry) && points_of(entry.outcome, tournament.points) >= tournament.points.win) return true;
  }
  return false;
}

Result<Field> Field::of(const LiteralRound& round) {
  if (std::optional<Error> error = refuse(round)) return *std::move(error);
  Field field(round);
  const auto byes = std::count_if(round.tournament.players.begin(), round.tournament.players.end(),
                                  [&](const Player& player) {
                                    const auto index = &player - round.tournament.players.data();
                                    return field.place_of(static_cast<PlayerIndex>(index)) < 0 &&
                                           player.round(field.before_).outcome == Outcome::PairingBye;
                                  });
  if (byes > 1) return invalid("two players have the pairing-allocated bye already");
  if (byes == 1 && field.size() % 2 != 0)
    return invalid("the pairing-allocated bye is given already, but the number of the others is odd");
  return field;
}

Field::Field(const LiteralRound& round)
    : tournament_(&round.tournament),
      known_(known_when_paired(round.tournament, round.round)),
      before_(round.round - 1),
      places_(round.tournament.players.size(), -1),
      initial_colour_(round.initial_colour) {
  if (!initial_colour_) initial_colour_ = tournament().initial_colour;
  if (!initial_colour_) initial_colour_ = infer_initial_colour(tournament());
  enter(round);
  find_partners(round);
}

void Field::enter(const LiteralRound& round) {
  for (Place p = 0; const PlayerIndex player : round.participants)
    places_[static_cast<std::size_t>(player)] = p++;
  bool odd = false;
  const auto players = static_cast<PlayerIndex>(places_.size());
  for (PlayerIndex index = 0; index < players; ++index) {
    const Player& player = tournament().players[static_cast<std::size_t>(index)];
    const bool paired = place_of(index) >= 0;
    const bool has_bye = !paired && player.round(before_).outcome == Outcome::PairingBye;
    if (has_bye) assigned_bye_ = index;
    if (paired || has_bye || took_part_before(player, before_)) odd = !odd;
    if (paired)
      entrants_.push_back({index, score_before(tournament(), player, before_), odd,
                           games_before(player, before_), colours_before(player, before_)});
  }
}

void Field::keep_apart(PlayerIndex one, PlayerIndex other) {
  const Place a = place_of(one);
  const Place b = place_of(other);
  if (a < 0 || b < 0 || a == b) return;
  partners_[static_cast<std::size_t>(a)] &= ~bit(b);
  partners_[static_cast<std::size_t>(b)] &= ~bit(a);
}

void Field::keep_apart(const std::vector<PlayerIndex>& group) {
  for (const PlayerIndex one : group)
    for (const PlayerIndex other : group) keep_apart(one, other);
}

void Field::find_partners(const LiteralRound& round) {
  partners_.resize(entrants_.size());
  for (Place p = 0; p < size(); ++p) partners_[static_cast<std::size_t>(p)] = everybody() & ~bit(p);
  for (Place p = 0; p < size(); ++p)
    for (int r = 0; r < before_; ++r)
      if (const RoundEntry entry = player(p).round(r); was_played(entry))
        keep_apart((*this)[p].player, entry.opponent);
  for (const std::vector<PlayerIndex>& group : tournament().forbidden_groups) keep_apart(group);
  for (const ForbiddenSpan& span : tournament().forbidden_spans)
    if (span.first_round <= round.round && round.round <= span.last_round) keep_apart(span.group);
  for (const auto& [one, other] : round.forbidden) keep_apart(one, other);
}

}  // namespace bloesem::literal
