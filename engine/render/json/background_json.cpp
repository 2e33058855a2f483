#include "engine/render/json/background_json.hpp"

#include <utility>

#include "engine/service/player_id.hpp"

namespace bloesem::render {

namespace {

Json json_of(const Tournament& tournament, const EarlierResult& result) {
  return {{"round", result.round},
          {"white", service::id_of(tournament, result.board.white)},
          {"black", service::id_of(tournament, result.board.black)},
          {"result_then", service::result_then(tournament, result)},
          {"result_now", service::result_now(tournament, result)}};
}

Json json_of(const service::JournalChange& change) {
  return {{"change", change.number}, {"what", change.what}, {"at", change.at}};
}

}  // namespace

Json corrected_json(const Tournament& tournament, const service::Background& background) {
  Json list = Json::array();
  for (const EarlierResult& result : background.suspected) list.push_back(json_of(tournament, result));
  return list;
}

Json journal_json(const Tournament& tournament, const service::Background& background) {
  if (background.origin.is_empty()) return nullptr;
  Json corrected = Json::array();
  for (const service::CorrectedGame& game : background.origin.corrected) {
    Json json = json_of(tournament, game.then);
    if (game.change) json["change"] = json_of(*game.change);
    corrected.push_back(std::move(json));
  }
  Json by_hand = Json::array();
  for (const service::JournalChange& change : background.origin.by_hand) by_hand.push_back(json_of(change));
  return {
      {"corrected", std::move(corrected)}, {"explains", background.explained}, {"by_hand", std::move(by_hand)}};
}

}  // namespace bloesem::render
