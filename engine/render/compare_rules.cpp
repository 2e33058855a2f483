#include "engine/render/compare_rules.hpp"

#include <cstddef>
#include <utility>

#include "bloesem/check_tournament.hpp"
#include "engine/model/counted.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/format_verdict.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/render/json/verdict_json.hpp"
#include "engine/service/edition_choice.hpp"

namespace bloesem::render {

namespace {

// Returns the boards and bye that only the first edition has, then those that only the other has.
std::pair<service::CheckedBoards, service::CheckedBoards> sides_of(const EditionDifference& difference,
                                                                   const Tournament& tournament) {
  const RoundPairing nothing;
  const auto& [first, second] = difference.editions;
  const RoundPairing& other = second.pairing ? *second.pairing : nothing;
  PlayedRound found{other.boards, std::vector<bool>(other.boards.size(), true), other.bye};
  const service::CheckedRound checked =
      service::with_ids(difference_of(first.pairing ? *first.pairing : nothing, found), tournament);
  return {checked.expected, checked.found};
}

std::string outcome_text(const EditionPairing& edition, const service::CheckedBoards& boards) {
  return edition.pairing ? service::side(boards)
                         : std::string(platform::no_valid_pairing) + trf::visible(edition.obstacle);
}

std::string name(const EditionPairing& edition) { return std::string(name_of(edition.edition)); }

// Returns the reason why an edition does not give the other's pairing.
std::string why_not_other(const Tournament& tournament, const EditionPairing& pairing,
                          const EditionPairing& judged_by) {
  if (!pairing.by_other) return "";
  std::string text;
  for (const std::string& reason : reasons_of(tournament, *pairing.by_other))
    text += "  not in " + name(judged_by) + "  " + reason + '\n';
  return text;
}

std::string difference_text(const std::string& file, const Tournament& tournament,
                            const EditionDifference& difference) {
  const auto& [first, second] = difference.editions;
  const auto [ours, theirs] = sides_of(difference, tournament);
  return file + ": round " + std::to_string(difference.round) + '\n' +  //
         "  " + name(first) + "         " + outcome_text(first, ours) + '\n' +
         why_not_other(tournament, first, second) + "  " + name(second) + "         " +
         outcome_text(second, theirs) + '\n' + why_not_other(tournament, second, first);
}

Json boards_json(const service::CheckedBoards& side) {
  Json boards = Json::array();
  for (const auto& [white, black] : side.boards) boards.push_back({{"white", white}, {"black", black}});
  return boards;
}

// `side`: what only this edition has. The verdict is that of the other edition on this edition's pairing.
Json edition_json(const Tournament& tournament, const EditionPairing& edition,
                  const service::CheckedBoards& side) {
  Json json{{"edition", name_of(edition.edition)}};
  json["impossible"] = edition.pairing ? Json(nullptr) : Json(edition.obstacle);
  json["impossible_players"] = ids_json(tournament, edition.obstacle_players);
  json["boards"] = boards_json(side);
  json["bye"] = id_or_null(side.bye);
  json["judgement_of_other"] = edition.by_other ? verdict_json(tournament, *edition.by_other) : Json(nullptr);
  return json;
}

Json difference_json(const Tournament& tournament, const EditionDifference& difference) {
  const auto [ours, theirs] = sides_of(difference, tournament);
  return {{"round", difference.round},
          {"editions",
           {edition_json(tournament, difference.editions[0], ours),
            edition_json(tournament, difference.editions[1], theirs)}}};
}

service::CheckTotals compared_totals(const std::vector<service::CheckedFile>& files) {
  service::CheckTotals totals = service::totals_of(files);
  for (const service::CheckedFile& file : files) totals.differences += static_cast<int>(file.compared.size());
  return totals;
}

Json compared_file_json(const service::CheckedFile& file) {
  Json json{{"file", file.path}, {"checked", file.edition.has_value()}};
  if (!file.edition) return json;
  json["rounds"] = file.rounds;
  json["differences"] = Json::array();
  for (const EditionDifference& difference : file.compared)
    json["differences"].push_back(difference_json(file.tournament, difference));
  return json;
}

}  // namespace

std::string format_comparison(const std::vector<service::CheckedFile>& files) {
  std::string text;
  for (const service::CheckedFile& file : files) {
    for (const EditionDifference& difference : file.compared)
      text += difference_text(platform::display_name(file.path), file.tournament, difference);
  }
  const service::CheckTotals totals = compared_totals(files);
  return text + counted(totals.tournaments, "tournament") + ", " + counted(totals.rounds, "round") + ", " +
         std::to_string(totals.differences) + " paired differently by the rules of " +
         std::string(name_of(compared_editions[0])) + " and " + std::string(name_of(compared_editions[1])) +
         service::uncompared(files, totals) + '\n';
}

std::string comparison_json(const std::vector<service::CheckedFile>& files) {
  Json list = Json::array();
  for (const service::CheckedFile& file : files) list.push_back(compared_file_json(file));
  const service::CheckTotals totals = compared_totals(files);
  return text_of(Json{
      {"schema", json_schema},
      {"files", std::move(list)},
      {"totals",
       {{"tournaments", totals.tournaments}, {"rounds", totals.rounds}, {"differences", totals.differences}}}});
}

}  // namespace bloesem::render
