#include "engine/service/event/absences.hpp"

#include <algorithm>
#include <optional>

#include "engine/model/counted.hpp"
#include "engine/service/event/players.hpp"
#include "engine/service/event/results.hpp"
#include "engine/service/event/table_of.hpp"
#include "engine/service/refusal.hpp"
#include "trf/fields.hpp"

namespace bloesem::service {

namespace {

std::string description(Outcome outcome) {
  switch (outcome) {
    case Outcome::PairingBye: return "has the pairing-allocated bye";
    case Outcome::FullBye: return "has a full-point bye";
    case Outcome::HalfBye: return "has a half-point bye";
    default: return "is absent (zero-point bye)";
  }
}

// Returns the player who is free in a round of the table; empty if nobody is, or each group has its table.
std::optional<PlayerIndex> free_by_table(const EventText& event, int round) {
  const std::optional<EditionChoice> rules = event.rules();
  if (!rules || !event.tournament().groups.empty()) return std::nullopt;
  const auto schedule = table_of(event.tournament(), *rules);
  if (!schedule || round > schedule->rounds()) return std::nullopt;
  const std::optional<int> number = schedule->free_player(round);
  return number ? std::optional<PlayerIndex>(*number - 1) : std::nullopt;
}

std::string absence_of(const EventText& event, int round, PlayerIndex player, Outcome outcome) {
  if (!event.has_table()) return description(outcome);
  if (event.entry(player, round).opponent == no_player && free_by_table(event, round) == player)
    return "is absent: the table leaves this player free, so nothing changes";
  return "is absent: the game of the table stays, and is lost by forfeit";
}

// In a table nobody is without a game but the player who is free.
std::optional<Error> refuse_bye_in_table(const EventText& event, PlayerIndex player, Outcome outcome) {
  if (outcome == Outcome::ZeroBye || !event.has_table()) return std::nullopt;
  return refusal("player " + shown(event, player) +
                     " cannot get a bye: in a round robin the game of the table stays (C.05, Annex 1), and who "
                     "does not come loses it by forfeit",
                 Remedy::AnnounceAbsence);
}

std::string line(int round, const std::string& player, const std::string& what) {
  return "round " + std::to_string(round) + ": " + player + ' ' + what + '\n';
}

// Refuses a round after the last one, if the file states the number of rounds.
std::optional<Error> beyond_the_end(const EventText& event, int round) {
  const std::optional<int> rounds = event.tournament().rounds_declared;
  if (!rounds || round <= *rounds) return std::nullopt;
  return refusal("the tournament has only " + counted(*rounds, "round"));
}

Result<std::string> settle_paired_round(EventText& event, int round, PlayerIndex player, Outcome outcome) {
  if (event.entry(player, round).opponent != no_player) {
    return refusal("player " + shown(event, player) + " has an opponent in round " + std::to_string(round) +
                   ": enter a result, or pair again");
  }
  const Outcome before = event.entry(player, round).outcome;
  if (before == outcome) return line(round, shown(event, player), description(outcome) + " already");
  event.forget_announcement(player, round);
  event.set_entry(player, round, {no_player, Colour::None, outcome});
  std::string what = absence_of(event, round, player, outcome);
  if (before != Outcome::Absent && before != outcome) what += std::string(", had ") + trf::code_of(before);
  if (round < event.last_round() && !event.has_table())
    what += " (" + rounds_paired_since(event, round) + " paired without it)";
  return line(round, shown(event, player), what);
}

}  // namespace

Result<std::string> give_bye(EventText& event, int round, int id, Outcome outcome) {
  const Result<PlayerIndex> player = player_with_id(event, id);
  if (!player) return player.error();
  if (std::optional<Error> error = beyond_the_end(event, round)) return *error;
  if (std::optional<Error> error = refuse_bye_in_table(event, *player, outcome)) return *error;
  if (round <= event.last_round()) return settle_paired_round(event, round, *player, outcome);
  if (outcome != Outcome::PairingBye) {
    event.announce(*player, round, outcome);
  } else if (round == event.coming_round()) {
    event.announce(*player, round, Outcome::Absent);
    event.set_entry(*player, round, {no_player, Colour::None, outcome});
  } else {
    return refusal("the pairing-allocated bye can be given in advance only for the coming round, round " +
                   std::to_string(event.coming_round()));
  }
  return line(round, shown(event, *player), absence_of(event, round, *player, outcome));
}

Result<std::string> withdraw(EventText& event, int round, int id) {
  const Result<PlayerIndex> player = player_with_id(event, id);
  if (!player) return player.error();
  const Result<int> rounds = event.rounds();
  if (!rounds) return rounds.error();
  const int from = std::max(round, event.coming_round());
  if (from > *rounds) return refusal("no round is left to withdraw from");
  for (int r = from; r <= *rounds; ++r) event.announce(*player, r, Outcome::ZeroBye);
  return line(from, shown(event, *player), "is withdrawn from this round on");
}

Result<std::string> take_back(EventText& event, int round, int id) {
  const Result<PlayerIndex> player = player_with_id(event, id);
  if (!player) return player.error();
  const Result<int> rounds = event.rounds();
  if (!rounds) return rounds.error();
  const int from = std::max(round, event.coming_round());
  bool announced = false;
  for (int r = from; r <= *rounds; ++r) {
    announced |= event.announced(*player, r) != Outcome::Absent;
    event.announce(*player, r, Outcome::Absent);
  }
  if (!announced) {
    return refusal("player " + shown(event, *player) + " has announced no absence from round " +
                   std::to_string(from) + " on");
  }
  return line(from, shown(event, *player), "plays again from this round on");
}

}  // namespace bloesem::service
