#include "engine/cli/corrected_results.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/cli/event/game_result.hpp"
#include "engine/cli/player_id.hpp"

namespace bloesem::cli {

namespace {

constexpr std::size_t most_players_paired = 1'000'000;  // half a second
constexpr std::size_t most_named = 3;

std::string now(const Tournament& tournament, const EarlierResult& result) {
  const auto outcome = [&](PlayerIndex player) {
    return player_at(tournament, player).round(result.round - 1).outcome;
  };
  return std::string(name_of(GameResult{outcome(result.board.white), outcome(result.board.black)}));
}

std::string then(const EarlierResult& result) {
  return std::string(name_of(GameResult{result.white, result.black}));
}

// "3-7 of round 2 had ended 1-0 (now 0-1)"
std::string words(const Tournament& tournament, const EarlierResult& result) {
  return std::to_string(id_of(tournament, result.board.white)) + '-' +
         std::to_string(id_of(tournament, result.board.black)) + " of round " + std::to_string(result.round) +
         " had ended " + then(result) + " (now " + now(tournament, result) + ')';
}

}  // namespace

std::vector<EarlierResult> earlier_results(const Tournament& tournament, const PairOptions& options,
                                           int round) {
  PairOptions replay = options;
  replay.round = round;
  return results_that_explain(tournament, replay, most_players_paired);
}

std::string corrected_words(const Tournament& tournament, int round,
                            const std::vector<EarlierResult>& results) {
  if (results.empty()) return "";
  std::string text = "round " + std::to_string(round) + " would be right if ";
  for (std::size_t i = 0; i < std::min(results.size(), most_named); ++i)
    text += (i == 0 ? "" : ", or ") + words(tournament, results[i]);
  const std::size_t others = results.size() - std::min(results.size(), most_named);
  if (others == 1) text += ", or with one other result";
  if (others > 1) text += ", or with one of " + std::to_string(others) + " other results";
  return text + ": was a result corrected after it was paired?";
}

Json corrected_json(const Tournament& tournament, const std::vector<EarlierResult>& results) {
  Json list = Json::array();
  for (const EarlierResult& result : results) {
    list.push_back({{"round", result.round},
                    {"white", id_of(tournament, result.board.white)},
                    {"black", id_of(tournament, result.board.black)},
                    {"result_then", then(result)},
                    {"result_now", now(tournament, result)}});
  }
  return list;
}

}  // namespace bloesem::cli
