#include "engine/standings/field.hpp"

#include <algorithm>

#include "engine/standings/standings.hpp"

namespace bloesem::standings {

namespace {

constexpr std::uint8_t bit(Trait trait) noexcept { return static_cast<std::uint8_t>(trait); }

constexpr std::uint8_t assigned_bye = 0;  // the PAB, a full-point bye (16.2.1), or a win against nobody
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

// The result of a game beside which no opponent stands is the bye of that worth.
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

int last_paired_round(const Tournament& tournament) noexcept {
  int last = 0;
  for (const Player& player : tournament.players) {
    int round = static_cast<int>(player.rounds.size());
    while (round > last && !took_part(player.round(round - 1))) --round;
    last = std::max(last, round);
  }
  return last;
}

int rounds_on_record(const Tournament& tournament) noexcept {
  return std::max(tournament.rounds_played, last_paired_round(tournament));
}

Field::Field(const Tournament& event, const Regulations& edition, int counted, bool everybody_meets)
    : tournament(event),
      regulations(edition),
      round_robin(everybody_meets),
      players(static_cast<int>(event.players.size())),
      ids_ascend(std::is_sorted(event.players.begin(), event.players.end(),
                                [](const Player& a, const Player& b) { return a.id < b.id; })),
      rounds(counted),
      final_round(counted == event.rounds_declared.value_or(rounds_on_record(event)) ? counted - 1 : -1) {
  for (std::size_t i = 0; i < gains.size(); ++i) gains[i] = points_of(static_cast<Outcome>(i), event.points);
  gains[static_cast<std::size_t>(Outcome::Unfinished)] = 0;  // nobody has those points yet
  const std::size_t cells = static_cast<std::size_t>(players) * static_cast<std::size_t>(rounds);
  opponents.reserve(cells);
  outcomes.reserve(cells);
  traits.reserve(cells);
  for (PlayerIndex player = 0; player < players; ++player) enter(player);
  scores = scores_with(-1);
  fore = scores_with(final_round);
}

void Field::enter(PlayerIndex player) {
  const Player& who = tournament.players[static_cast<std::size_t>(player)];
  for (int round = 0; round < rounds; ++round) {
    const RoundEntry entry = who.round(round);
    opponents.push_back(is_bye(entry.outcome) ? no_player : entry.opponent);
    outcomes.push_back(entry.outcome);
    traits.push_back(traits_of(entry));
  }
}

Scores Field::scores_with(int drawn_round) const {
  Scores result;
  result.own.resize(static_cast<std::size_t>(players));
  result.worth.resize(static_cast<std::size_t>(players));
  for (PlayerIndex player = 0; player < players; ++player) {
    const auto at = static_cast<std::size_t>(player);
    const Points adjusted = tournament.players[at].adjusted(rounds);
    Points sum = adjusted;
    for (int round = 0; round < rounds; ++round) {
      const Cell here = cell(player, round);
      sum += round == drawn_round && here.opponent != no_player ? tournament.points.draw : gain(here);
    }
    result.own[at] = sum;
    result.worth[at] = round_robin ? sum : adjusted + worth_of(player, drawn_round);
  }
  return result;
}

// C.07.16.3, from the last round backwards: a requested bye counts as a draw as long as no round after it was
// other than voluntarily unplayed. Under the rules of 2009 every unplayed round is a draw.
Points Field::worth_of(PlayerIndex player, int drawn_round) const {
  Points sum = 0;
  bool came_back = false;
  for (int round = rounds - 1; round >= 0; --round) {
    const Cell here = cell(player, round);
    const bool drawn = round == drawn_round && here.opponent != no_player;
    const bool as_draw =
        drawn || (regulations.every_unplayed_draws ? here.unplayed() : here.is(Trait::Requested) && !came_back);
    sum += as_draw ? tournament.points.draw : gain(here);
    came_back = came_back || drawn || !here.is(Trait::Voluntary);
  }
  return sum;
}

}  // namespace bloesem::standings
