#include "engine/service/event/late_entry.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "engine/model/counted.hpp"
#include "engine/round_robin/readings.hpp"
#include "engine/round_robin/schedule.hpp"
#include "engine/service/event/players.hpp"
#include "engine/service/event/table_of.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/players/duplicates.hpp"
#include "engine/service/players/entrant.hpp"
#include "engine/service/refusal.hpp"
#include "trf/columns.hpp"

namespace bloesem::service {

namespace {

constexpr int numbers_freeze_after = 4;  // rounds paired

bool are_frozen(const EventText& event) { return event.last_round() >= numbers_freeze_after; }

// Returns the position of the first weaker player; that behind the last once the numbers are frozen.
std::size_t place_of(const EventText& event, const trf::PlayerFields& newcomer) {
  const std::vector<Player>& players = event.tournament().players;
  if (are_frozen(event)) return players.size();
  const auto weaker = std::find_if(players.begin(), players.end(), [&](const Player& player) {
    return stronger(newcomer, event.fields(player.id));
  });
  return static_cast<std::size_t>(weaker - players.begin());
}

bool numbers_are_used_up(const EventText& event) {
  const std::vector<Player>& players = event.tournament().players;
  return std::any_of(players.begin(), players.end(), [](const Player& p) { return p.id == trf::largest_id; });
}

std::optional<Error> find_namesake(const EventText& event, const trf::PlayerFields& newcomer) {
  const std::vector<Player>& players = event.tournament().players;
  const auto namesake = std::find_if(players.begin(), players.end(), [&](const Player& player) {
    return same_name(player.name, newcomer.name);
  });
  if (namesake == players.end()) return std::nullopt;
  return refusal("'" + newcomer.name + "' is already in the tournament: " +
                     shown(event, static_cast<PlayerIndex>(namesake - players.begin())),
                 Remedy::AllowDuplicates);
}

}  // namespace

bool would_be_last(const EventText& event, std::span<const trf::PlayerFields> newcomers) {
  if (newcomers.empty() || are_frozen(event)) return true;
  // The file has names that are cut.
  const auto would_precede = [](const trf::PlayerFields& a, const trf::PlayerFields& b) {
    return stronger(cut_to_columns(a), cut_to_columns(b));
  };
  return std::is_sorted(newcomers.begin(), newcomers.end(), would_precede) &&
         place_of(event, newcomers.front()) == event.tournament().players.size();
}

std::optional<Error> refuse_entry(const EventText& event) {
  if (event.last_round() == 0 || !event.has_table()) return std::nullopt;
  return refusal(
      "nobody can enter a round robin once a round has been paired: the table gives every number its games "
      "(C.05, Annex 1), and another number of players has another table");
}

Result<std::string> fit_table(EventText& event, const Tournament& before) {
  const std::optional<EditionChoice> rules = event.rules();
  const int players = static_cast<int>(event.tournament().players.size());
  const std::optional<int> declared = event.rounds_in_file();
  if (!rules || !has_table(rules->edition) || !event.tournament().groups.empty() || !declared || players < 2)
    return std::string();
  // Cycles that only the number of rounds tells are not known before all players have entered.
  const round_robin::Settings settings = round_robin::settings_for(before, rules->readings);
  const Result<round_robin::Schedule> old = table_of(before, *rules);
  const bool fitted =
      old && old->rounds() == *declared && settings.cycles == round_robin::settings_of(rules->readings).cycles;
  const auto schedule = round_robin::Schedule::of(players, settings);
  if (!schedule) return fitted ? Result<std::string>(schedule.error()) : std::string();
  const std::string table =
      "the table of " + counted(players, "player") + " has " + counted(schedule->rounds(), "round");
  if (!fitted) {
    if (schedule->rounds() == *declared) return std::string();
    return table + ", but the tournament declares " + std::to_string(*declared) + '\n';
  }
  if (schedule->rounds() != *declared) event.write_rounds(schedule->rounds());
  return table + "; numbers drawn by lot are to be drawn again\n";
}

Result<std::string> enter_late(EventText& event, const trf::PlayerFields& newcomer, bool by_position,
                               bool may_be_namesake) {
  if (!may_be_namesake) {
    if (std::optional<Error> error = find_namesake(event, newcomer)) return *error;
  }
  if (numbers_are_used_up(event)) {
    return Error{.code = ErrorCode::TooLarge, .message = no_starting_rank_left};
  }
  const std::optional<int> rounds = event.tournament().rounds_declared;
  if (rounds && event.coming_round() > *rounds) return refusal("no round is left to be played");
  const bool frozen = are_frozen(event);
  const std::size_t last = event.tournament().players.size();
  const std::size_t place = place_of(event, newcomer);
  event.insert_player(newcomer, place, !frozen && !by_position);
  std::string text = shown(event, static_cast<PlayerIndex>(place)) + " enters";
  if (frozen) {
    text += ", last: numbers do not change after round 4";
  } else if (by_position) {
    text += " at place " + std::to_string(place + 1);
  } else if (place < last) {
    const std::size_t behind = last - place;
    text += behind == 1 ? "; the player below gets the next higher number"
                        : "; the " + std::to_string(behind) + " players below get the next higher number";
  }
  if (is_cut(newcomer)) text += "; the name is truncated to 33 characters";
  return text + '\n';
}

}  // namespace bloesem::service
