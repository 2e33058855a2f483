#include "engine/service/check/corrected_results.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/platform/terminal.hpp"
#include "engine/service/event/game_result.hpp"
#include "engine/service/player_id.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

constexpr std::size_t max_players_paired = 1'000'000;  // takes about half a second
constexpr std::size_t max_named = 3;

std::string board_of(const Tournament& tournament, const EarlierResult& result) {
  return std::to_string(id_of(tournament, result.board.white)) + '-' +
         std::to_string(id_of(tournament, result.board.black));
}

// Returns "3-7 of round 2 had ended 1-0 (now 0-1)".
std::string result_words(const Tournament& tournament, const EarlierResult& result) {
  return board_of(tournament, result) + " of round " + std::to_string(result.round) + " had ended " +
         result_then(tournament, result) + " (now " + result_now(tournament, result) + ')';
}

std::string suspicion(const Tournament& tournament, int round, const std::vector<EarlierResult>& results) {
  std::string text = "round " + std::to_string(round) + " would be right if ";
  for (std::size_t i = 0; i < std::min(results.size(), max_named); ++i)
    text += (i == 0 ? "" : ", or ") + result_words(tournament, results[i]);
  const std::size_t others = results.size() - std::min(results.size(), max_named);
  if (others == 1) text += ", or with one other result";
  if (others > 1) text += ", or with one of " + std::to_string(others) + " other results";
  return text + ": was a result corrected after it was paired?";
}

// Returns " (journal, 2 May)" or " (journal, change 7)".
std::string source(const std::optional<JournalChange>& change) {
  if (!change) return " (journal)";
  const std::string when =
      change->at.empty() ? "change " + std::to_string(change->number) : trf::visible(change->at);
  return " (journal, " + when + ')';
}

std::string change_words(const Tournament& tournament, const EarlierResult& result) {
  const bool open =
      player_at(tournament, result.board.white).round(result.round - 1).outcome == Outcome::Unfinished;
  if (open) return "set back from " + result_then(tournament, result) + " to open";
  return "corrected from " + result_then(tournament, result) + " to " + result_now(tournament, result);
}

std::string correction(const Tournament& tournament, int round, const CorrectedGame& game) {
  return "round " + std::to_string(round) + " was paired before the result of " +
         board_of(tournament, game.then) + " in round " + std::to_string(game.then.round) + " was " +
         change_words(tournament, game.then) + source(game.change);
}

// Returns a sentence about further corrections and whether they explain the difference.
std::string rest_of(int round, const Background& background) {
  const std::size_t count = background.origin.corrected.size();
  const std::string more =
      count > max_named ? std::to_string(count - max_named) + " more were corrected; " : "";
  const std::string earlier = count == 1 ? "with the earlier result" : "with the earlier results";
  return more + earlier + " round " + std::to_string(round) +
         (background.explained ? " is right" : " differs, too");
}

}  // namespace

std::string result_now(const Tournament& tournament, const EarlierResult& result) {
  return result_then(tournament, result_on_board(tournament, result.round, result.board));
}

std::string result_then(const Tournament& tournament, const EarlierResult& result) {
  if (!tournament.rounds_are_matches || !was_played({0, Colour::None, result.white}))
    return std::string(name_of(GameResult{result.white, result.black}));
  const auto points = [&](Outcome outcome, Points more) {
    return trf::format_points(points_of(outcome, tournament.points) + more);
  };
  return points(result.white, result.white_more) + '-' + points(result.black, result.black_more);
}

Background background_of(const std::string& file, const Tournament& tournament, const PairOptions& options,
                         int round) {
  PairOptions replay = options;
  replay.round = round;
  Background background{.origin = origin_of(file, tournament, round), .explained = false, .suspected = {}};
  std::vector<EarlierResult> results;
  for (const CorrectedGame& game : background.origin.corrected) results.push_back(game.then);
  if (!results.empty()) background.explained = is_explained_by(tournament, replay, results);
  if (background.origin.is_empty())
    background.suspected = results_that_explain(tournament, replay, max_players_paired);
  return background;
}

std::vector<Remark> remarks_on(const Tournament& tournament, int round, const Background& background) {
  std::vector<Remark> remarks;
  const auto add = [&remarks](std::string text) { remarks.push_back({"journal", std::move(text)}); };
  for (const JournalChange& change : background.origin.by_hand)
    add("pairs of round " + std::to_string(round) + " were made by hand: " + trf::visible(change.what) +
        source(change));
  const std::vector<CorrectedGame>& corrected = background.origin.corrected;
  for (std::size_t i = 0; i < std::min(corrected.size(), max_named); ++i)
    add(correction(tournament, round, corrected[i]));
  if (!corrected.empty()) add(rest_of(round, background));
  if (!background.suspected.empty())
    remarks.push_back({"perhaps", suspicion(tournament, round, background.suspected)});
  return remarks;
}

}  // namespace bloesem::service
