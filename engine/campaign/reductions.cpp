#include "engine/campaign/reductions.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "matching/index.hpp"

namespace bloesem::campaign {

namespace {

using Group = std::vector<PlayerIndex>;

template <class Items>
void erase_range(Items& items, std::size_t first, std::size_t count) {
  const std::size_t begin = std::min(first, items.size());
  const std::size_t end = std::min(first + count, items.size());
  items.erase(items.begin() + static_cast<std::ptrdiff_t>(begin),
              items.begin() + static_cast<std::ptrdiff_t>(end));
}

// Returns the bye that replaces a game whose opponent is removed.
Outcome bye_worth(Outcome outcome) noexcept {
  switch (outcome) {
    case Outcome::Win:
    case Outcome::UnratedWin:
    case Outcome::ForfeitWin: return Outcome::FullBye;
    case Outcome::Draw:
    case Outcome::UnratedDraw:
    case Outcome::Unfinished: return Outcome::HalfBye;
    case Outcome::Loss:
    case Outcome::UnratedLoss:
    case Outcome::ForfeitLoss: return Outcome::ZeroBye;
    default: return outcome;
  }
}

RoundEntry bye_instead(const RoundEntry& game) { return {no_player, Colour::None, bye_worth(game.outcome)}; }

Group renumbered(const Group& group, const std::vector<PlayerIndex>& new_index) {
  Group result;
  for (const PlayerIndex p : group) {
    if (new_index[at(p)] != no_player) result.push_back(new_index[at(p)]);
  }
  return result;
}

void renumber_forbidden(Tournament& tournament, const std::vector<PlayerIndex>& new_index) {
  for (Group& group : tournament.forbidden_groups) group = renumbered(group, new_index);
  std::erase_if(tournament.forbidden_groups, [](const Group& group) { return group.size() < 2; });
}

}  // namespace

Tournament without_players(const Tournament& tournament, std::size_t first, std::size_t count) {
  Tournament result = tournament;
  erase_range(result.players, first, count);
  std::vector<PlayerIndex> new_index(tournament.players.size(), no_player);
  PlayerIndex next = 0;
  for (std::size_t i = 0; i < new_index.size(); ++i) {
    if (i < first || i >= first + count) new_index[i] = next++;
  }
  for (Player& player : result.players) {
    for (RoundEntry& entry : player.rounds) {
      if (entry.opponent == no_player) continue;
      const PlayerIndex opponent = new_index[at(entry.opponent)];
      if (opponent == no_player) entry = bye_instead(entry);
      entry.opponent = opponent;
    }
  }
  renumber_forbidden(result, new_index);
  return result;
}

Tournament without_rounds(const Tournament& tournament, std::size_t first, std::size_t count) {
  Tournament result = tournament;
  for (Player& player : result.players) {
    erase_range(player.rounds, first, count);
    erase_range(player.virtual_points, first, count);
    erase_range(player.adjustments, first, count);
  }
  const auto gone = static_cast<int>(count);
  result.rounds_played -= gone;
  if (result.rounds_declared)
    *result.rounds_declared = std::max(*result.rounds_declared - gone, result.rounds_played + 1);
  return result;
}

Tournament without_forbidden(const Tournament& tournament, std::size_t first, std::size_t count) {
  Tournament result = tournament;
  erase_range(result.forbidden_groups, first, count);
  return result;
}

int complexity(Outcome outcome) noexcept {
  switch (outcome) {
    case Outcome::Absent: return 0;
    case Outcome::ZeroBye: return 1;
    case Outcome::HalfBye: return 2;
    case Outcome::FullBye: return 3;
    case Outcome::PairingBye: return 4;
    case Outcome::Draw: return 5;
    case Outcome::Win:
    case Outcome::Loss: return 6;
    case Outcome::ForfeitWin:
    case Outcome::ForfeitLoss: return 7;
    case Outcome::UnratedWin:
    case Outcome::UnratedDraw:
    case Outcome::UnratedLoss: return 8;
    case Outcome::Unfinished: return 9;
  }
  return 9;
}

std::vector<Tournament> with_simpler_round(const Tournament& tournament, PlayerIndex player, int round) {
  std::vector<Tournament> simpler;
  const RoundEntry entry = tournament.players[at(player)].round(round);
  const auto add = [&](RoundEntry own, RoundEntry others) {
    simpler.push_back(tournament);
    simpler.back().players[at(player)].rounds[static_cast<std::size_t>(round)] = own;
    if (entry.opponent != no_player)
      simpler.back().players[at(entry.opponent)].rounds[static_cast<std::size_t>(round)] = others;
  };
  if (complexity(entry.outcome) > 0) add({}, {});
  if (entry.opponent == no_player) {
    for (const Outcome bye : {Outcome::ZeroBye, Outcome::HalfBye, Outcome::FullBye}) {
      if (complexity(bye) < complexity(entry.outcome)) add({no_player, Colour::None, bye}, {});
    }
    return simpler;
  }
  const RoundEntry theirs = tournament.players[at(entry.opponent)].round(round);
  add(bye_instead(entry), bye_instead(theirs));
  const auto ended = [&](Outcome own, Outcome others) {
    if (complexity(own) >= complexity(entry.outcome) || entry.colour == Colour::None) return;
    add({entry.opponent, entry.colour, own}, {player, theirs.colour, others});
  };
  ended(Outcome::Draw, Outcome::Draw);
  ended(Outcome::Win, Outcome::Loss);
  ended(Outcome::Loss, Outcome::Win);
  return simpler;
}

Tournament with_plain_labels(const Tournament& tournament) {
  Tournament result = tournament;
  result.name = "Smallest position";
  int number = 0;
  for (Player& player : result.players) {
    player.id = ++number;
    player.name = "Player " + std::to_string(number);
    player.rating = 2600 - 10 * number;
  }
  return result;
}

}  // namespace bloesem::campaign
