#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "trf/columns.hpp"
#include "trf/lint/checks.hpp"

namespace bloesem::trf {

namespace {

constexpr int colours_in_a_row = 3;

// A player of the tournament and the line with the games.
struct Games {
  PlayerIndex index = 0;
  const Player& player;
  LineText line;

  [[nodiscard]] Place place(const Field& field, int round) const noexcept {
    return line.place(in_round(field, round));
  }
};

// Calls visit() for every player; does nothing if the file could not be read.
template <class Visit>
void for_each_player(const Subject& subject, Visit visit) {
  if (subject.tournament() == nullptr) return;
  PlayerIndex index = 0;
  for (const Player& player : subject.tournament()->players) {
    visit(Games{index, player, subject.line_of(index)});
    ++index;
  }
}

// Returns the number of the round, of which a match of two games takes two columns.
std::string round_of(const Subject& subject, int column) {
  return std::to_string(column / subject.read().columns_of_a_round + 1);
}

// Returns "player 7, round 3: ".
std::string where(const Subject& subject, const Player& player, int column) {
  return "player " + std::to_string(player.id) + ", round " + round_of(subject, column) + ": ";
}

// True if the system may allow repeated games, as double round robins do.
bool may_meet_again(const Subject& subject) {
  const std::string& code = subject.read().system_code;
  return !code.empty() && !code.starts_with("FIDE_DUTCH") && !code.starts_with("FIDE_DUBOV") &&
         !code.starts_with("FIDE_BURSTEIN");
}

}  // namespace

void check_rematches(const Subject& subject, Diagnostics& out) {
  if (may_meet_again(subject)) return;
  for_each_player(subject, [&](const Games& games) {
    const Player& player = games.player;
    std::map<PlayerIndex, int> met;  // first round (from 0) by opponent
    for (int round = 0; round < subject.tournament()->rounds_played; ++round) {
      const RoundEntry entry = player.round(round);
      if (!was_played(entry) || entry.opponent < games.index) continue;
      const auto [known, first] = met.try_emplace(entry.opponent, round);
      if (first) continue;
      out.warn(Code::Rematch, games.place(round_opponent, round),
               {where(subject, player, round) + "the two have met in round " + round_of(subject, known->second),
                "", "", subject.number_of(entry.opponent)});
    }
  });
}

void check_repeated_byes(const Subject& subject, Diagnostics& out) {
  for_each_player(subject, [&](const Games& games) {
    const Player& player = games.player;
    int first = -1;
    for (int round = 0; round < static_cast<int>(player.rounds.size()); ++round) {
      if (player.round(round).outcome != Outcome::PairingBye) continue;
      if (first < 0) {
        first = round;
        continue;
      }
      out.warn(Code::RepeatedBye, games.place(round_result, round),
               {where(subject, player, round) + "a second pairing-allocated bye, after that of round " +
                round_of(subject, first)});
    }
  });
}

// Skips the last round, in which topscorers may have a third equal colour; if the number of rounds is unknown,
// the last one played.
void check_colours(const Subject& subject, Diagnostics& out) {
  for_each_player(subject, [&](const Games& games) {
    const Player& player = games.player;
    const Tournament& tournament = *subject.tournament();
    const int last_round = tournament.rounds_declared.value_or(tournament.rounds_played);
    Colour last = Colour::None;
    int running = 0;
    for (int round = 0; round < tournament.rounds_played; ++round) {
      const RoundEntry entry = player.round(round);
      if (!was_played(entry)) continue;
      running = entry.colour == last ? running + 1 : 1;
      last = entry.colour;
      if (running < colours_in_a_row || round + 1 == last_round) continue;
      out.warn(Code::ThreeColours, games.place(round_colour, round),
               {where(subject, player, round) + (last == Colour::White ? "White" : "Black") + " in " +
                std::to_string(running) + " games running"});
    }
  });
}

// Without these, no round of the groups can be paired.
void check_groups(const Subject& subject, Diagnostics& out) {
  if (subject.tournament() == nullptr || subject.tournament()->groups.empty()) return;
  const Tournament& tournament = *subject.tournament();
  std::vector<const PlayerGroup*> group_of(tournament.players.size(), nullptr);
  for (const PlayerGroup& group : tournament.groups)
    for (const PlayerIndex player : group.players) group_of[static_cast<std::size_t>(player)] = &group;
  for_each_player(subject, [&](const Games& games) {
    const PlayerGroup* const own = group_of[static_cast<std::size_t>(games.index)];
    if (own == nullptr)
      return out.warn(Code::BadGroups, subject.line_of(games.index).place(player_id),
                      {"player " + std::to_string(games.player.id) + " is in no group",
                       std::to_string(games.player.id), "every player in one group"});
    for (int round = 0; round < tournament.rounds_played; ++round) {
      const PlayerIndex opponent = games.player.round(round).opponent;
      if (opponent <= games.index || group_of[static_cast<std::size_t>(opponent)] == own) continue;
      out.warn(Code::BadGroups, games.place(round_opponent, round),
               {where(subject, games.player, round) + "the opponent is in another group", "", "",
                subject.number_of(opponent)});
    }
  });
}

}  // namespace bloesem::trf
