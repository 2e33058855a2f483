#include "engine/service/event/drawn_numbers.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/source_text.hpp"
#include "engine/model/counted.hpp"
#include "engine/round_robin/draw.hpp"
#include "engine/round_robin/readings.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/refusal.hpp"
#include "engine/service/standings/ranked_file.hpp"
#include "trf/editor.hpp"

namespace bloesem::service {

namespace {

Result<round_robin::Draw> draw_by(const std::vector<round_robin::Entrant>& entrants,
                                  const round_robin::Schedule& schedule, const DrawRequest& request) {
  if (request.kind == DrawKind::Free) return round_robin::draw_freely(entrants, schedule, request.seed);
  return round_robin::draw_restricted(entrants, schedule, request.seed,
                                      request.kind == DrawKind::Corrected ? round_robin::VarmaTable::Corrected
                                                                          : round_robin::VarmaTable::Published);
}

// Returns the new id for each id: the ids of the file, the smallest for number 1.
std::vector<int> ids_by_number(const Tournament& tournament, const std::vector<int>& numbers) {
  std::vector<int> ascending;
  for (const Player& player : tournament.players) ascending.push_back(player.id);
  std::sort(ascending.begin(), ascending.end());
  std::vector<int> ids(static_cast<std::size_t>(ascending.back()) + 1, 0);
  for (std::size_t i = 0; i < numbers.size(); ++i)
    ids[static_cast<std::size_t>(tournament.players[i].id)] =
        ascending[static_cast<std::size_t>(numbers[i]) - 1];
  return ids;
}

// True if the players of the changed file have the drawn numbers.
bool has_numbers(const trf::Document& document, const Tournament& before, const std::vector<int>& numbers) {
  const trf::ReadResult read = trf::read_tournament(document, {});
  if (!read.tournament || read.tournament->players.size() != numbers.size()) return false;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (read.tournament->players[static_cast<std::size_t>(numbers[i]) - 1].name != before.players[i].name)
      return false;
  return true;
}

}  // namespace

Result<DrawnNumbers> draw_numbers(const std::vector<trf::PlayerFields>& players, const EditionChoice& rules,
                                  const DrawRequest& request) {
  if (!has_table(rules.edition))
    return refusal("numbers are drawn for round robins, and this is " + full_title_of(rules.edition));
  const auto schedule =
      round_robin::Schedule::of(static_cast<int>(players.size()), round_robin::settings_of(rules.readings));
  if (!schedule) return schedule.error();
  std::vector<round_robin::Entrant> entrants;
  for (const trf::PlayerFields& fields : players) entrants.push_back({fields.name, fields.federation});
  Result<round_robin::Draw> draw = draw_by(entrants, *schedule, request);
  if (!draw) return draw.error();
  return DrawnNumbers{draw->numbers, round_robin::notes_on(*draw, entrants)};
}

Result<std::vector<std::string>> draw_order(std::vector<Entrant>& entrants, const EditionChoice& rules,
                                            const DrawRequest& request) {
  std::vector<trf::PlayerFields> players;
  for (const Entrant& entrant : entrants) players.push_back(entrant.fields);
  Result<DrawnNumbers> drawn = draw_numbers(players, rules, request);
  if (!drawn) return drawn.error();
  std::vector<Entrant> ordered(entrants.size());
  for (std::size_t i = 0; i < entrants.size(); ++i)
    ordered[static_cast<std::size_t>(drawn->numbers[i]) - 1] = std::move(entrants[i]);
  entrants = std::move(ordered);
  return std::move(drawn->notes);
}

Result<DrawnReport> draw_starting_ranks(const std::string& bytes, const Rules& asked,
                                        const DrawRequest& request) {
  const LoadedFile loaded = read_report(bytes, "the file", {.needs_players = true}, no_hints);
  if (!loaded.tournament) return refusal("no numbers can be drawn: " + loaded.problem);
  if (std::optional<Error> error = refuse_to_edit(loaded, "a draw")) return *std::move(error);
  if (loaded.tournament->rounds_played > 0)
    return refusal("no numbers can be drawn: " + counted(loaded.tournament->rounds_played, "round") +
                   " already paired");
  const Result<EditionChoice> rules = choose_edition(loaded.tournament->heading, asked);
  if (!rules) return rules.error();
  std::vector<trf::PlayerFields> players;
  for (const trf::StatedPlayer& stated : stated_players(loaded)) players.push_back(stated.fields);
  Result<DrawnNumbers> drawn = draw_numbers(players, *rules, request);
  if (!drawn) return drawn.error();
  trf::Editor editor(loaded.document());
  editor.renumber(ids_by_number(*loaded.tournament, drawn->numbers));
  if (!has_numbers(editor.document(), *loaded.tournament, drawn->numbers))
    return refusal("no numbers can be drawn: not the starting ranks number the players of the file (XXC rank)");
  return DrawnReport{editor.document().to_bytes(), std::move(drawn->notes)};
}

}  // namespace bloesem::service
