#include "engine/standings/field.hpp"

#include <algorithm>

#include "bloesem/standings/standings.hpp"

namespace bloesem::standings {

namespace {

constexpr std::uint8_t bit(Trait trait) noexcept { return static_cast<std::uint8_t>(trait); }

constexpr PlayerIndex look_ahead = 12;  // number of players whose rounds are prefetched

constexpr std::uint8_t assigned_bye = 0;  // PAB, full-point bye (16.2.1), or a win without opponent
constexpr std::uint8_t requested_bye = bit(Trait::Requested) | bit(Trait::Voluntary);

bool is_bye(Outcome outcome) noexcept {
  switch (outcome) {
    case Outcome::Absent:
    case Outcome::PairingBye:
    case Outcome::FullBye:
    case Outcome::HalfBye:
    case Outcome::ZeroBye: return true;
    default: return false;
  }
}

// A game result without an opponent counts as the bye of the same worth.
std::uint8_t bye_traits(Outcome outcome) noexcept {
  switch (outcome) {
    case Outcome::PairingBye:
    case Outcome::FullBye:
    case Outcome::Win:
    case Outcome::UnratedWin:
    case Outcome::ForfeitWin: return assigned_bye;
    default: return requested_bye;
  }
}

std::uint8_t traits_of(const RoundEntry& entry) noexcept {
  if (entry.opponent == no_player || is_bye(entry.outcome)) return bye_traits(entry.outcome);
  switch (entry.outcome) {
    case Outcome::Unfinished: return bit(Trait::Pending);
    case Outcome::ForfeitWin: return bit(Trait::Forfeit);
    case Outcome::ForfeitLoss: return bit(Trait::Forfeit) | bit(Trait::Voluntary);
    default: break;
  }
  return static_cast<std::uint8_t>(bit(Trait::Game) | (entry.colour == Colour::Black ? bit(Trait::Black) : 0));
}

}  // namespace

int rounds_on_record(const Tournament& tournament) noexcept {
  return std::max(tournament.rounds_played, last_paired_round(tournament));
}

Field::Field(const Tournament& event, const Regulations& edition, int counted, bool everybody_meets,
             const std::vector<PlayerIndex>& uncounted)
    : tournament(event),
      regulations(edition),
      round_robin(everybody_meets),
      players(static_cast<int>(event.players.size())),
      ids_ascend(std::is_sorted(event.players.begin(), event.players.end(),
                                [](const Player& a, const Player& b) { return a.id < b.id; })),
      has_adjustments(std::any_of(event.players.begin(), event.players.end(),
                                  [](const Player& player) { return !player.adjustments.empty(); })),
      rounds(counted),
      final_round(counted == event.rounds_declared.value_or(rounds_on_record(event)) ? counted - 1 : -1) {
  for (std::size_t i = 0; i < gains.size(); ++i) gains[i] = points_of(static_cast<Outcome>(i), event.points);
  gains[static_cast<std::size_t>(Outcome::Unfinished)] = 0;  // no points until the game ends
  const std::size_t cells = static_cast<std::size_t>(players) * static_cast<std::size_t>(rounds);
  opponents.resize(cells, no_player);
  outcomes.resize(cells);
  traits.resize(cells);
  ratings.resize(event.players.size());
  for (PlayerIndex player = 0; player < players; ++player) {
    fetch_rounds_of(player + look_ahead);
    enter(player);
  }
  leave_out(uncounted);
}

// Rounds are scattered in memory; in a large field, waiting for them would take a third of the time.
void Field::fetch_rounds_of(PlayerIndex player) const noexcept {
  constexpr std::size_t cache_line = 64;
  if (player >= players) return;
  const Rounds& list = tournament.players[static_cast<std::size_t>(player)].rounds;
  const auto* const bytes = reinterpret_cast<const char*>(list.data());
  for (std::size_t at = 0; at < list.size() * sizeof(RoundEntry); at += cache_line)
    __builtin_prefetch(bytes + at);
}

void Field::enter(PlayerIndex player) {
  const Player& who = tournament.players[static_cast<std::size_t>(player)];
  ratings[static_cast<std::size_t>(player)] = who.rating;
  for (int round = 0; round < rounds; ++round) {
    const RoundEntry entry = who.round(round);
    const std::size_t at = position(player, round);
    if (!is_bye(entry.outcome)) opponents[at] = entry.opponent;
    outcomes[at] = entry.outcome;
    traits[at] = traits_of(entry);
  }
}

// A round whose game does not count is neither a game nor a bye, and gives no points. For the player who left
// it is not one that the player elected to play.
void Field::leave_out(const std::vector<PlayerIndex>& uncounted) {
  if (uncounted.empty()) return;
  left_out.resize(static_cast<std::size_t>(players), false);
  const auto empty = [&](std::size_t at, std::uint8_t trait) {
    opponents[at] = no_player;
    outcomes[at] = Outcome::Unfinished;
    traits[at] = trait;
  };
  for (const PlayerIndex player : uncounted) {
    left_out[static_cast<std::size_t>(player)] = true;
    for (int round = 0; round < rounds; ++round) {
      const std::size_t at = position(player, round);
      if (opponents[at] != no_player) empty(position(opponents[at], round), 0);
      empty(at, bit(Trait::Voluntary));
    }
  }
}

namespace {

bool counts_as_draw(const Regulations& regulations, const Cell& cell, bool came_back) noexcept {
  switch (regulations.opponents_unplayed) {
    case OpponentsUnplayed::AsAwarded: return false;
    case OpponentsUnplayed::LastRequestedDraw: return cell.is(Trait::Requested) && !came_back;
    case OpponentsUnplayed::AllDraw: break;
  }
  return cell.unplayed();
}

// C.07.16.3, from the last round backwards: a requested bye counts as a draw as long as all later rounds are
// voluntarily unplayed.
Score score_of(const Field& field, PlayerIndex player, int drawn_round) noexcept {
  const Points draw = field.tournament.points.draw;
  Score score;
  bool came_back = false;
  for (int round = field.rounds - 1; round >= 0; --round) {
    const Cell cell = field.cell(player, round);
    const bool drawn = round == drawn_round && cell.opponent != no_player;
    const Points own = (drawn ? draw : field.gain(cell)) + field.adjustment(player, round);
    const bool as_draw = !drawn && counts_as_draw(field.regulations, cell, came_back);
    score.own += own;
    score.worth += as_draw && !field.round_robin ? own - field.gain(cell) + draw : own;
    came_back = came_back || drawn || !cell.is(Trait::Voluntary);
  }
  return score;
}

}  // namespace

Scores scores_of(const Field& field, FinalGames final_games) {
  const int drawn_round = final_games == FinalGames::Drawn ? field.final_round : -1;
  Scores scores;
  scores.players.reserve(static_cast<std::size_t>(field.players));
  for (PlayerIndex player = 0; player < field.players; ++player)
    scores.players.push_back(score_of(field, player, drawn_round));
  scores.opponents.reserve(field.opponents.size());
  for (const PlayerIndex opponent : field.opponents)
    scores.opponents.push_back(opponent == no_player ? Score{}
                                                     : scores.players[static_cast<std::size_t>(opponent)]);
  return scores;
}

int BoardScore::percent() const noexcept { return static_cast<int>((2 * score + games) / (2 * games)); }

BoardScore board_score(const Field& field, PlayerIndex player) noexcept {
  BoardScore result;
  for (int round = 0; round < field.rounds; ++round) {
    const Cell cell = field.cell(player, round);
    if (!cell.is(Trait::Game)) continue;
    ++result.games;
    result.score += cell.won() ? one : cell.drawn() ? one / 2 : 0;
  }
  return result;
}

}  // namespace bloesem::standings
