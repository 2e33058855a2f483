#include "engine/render/standings/coverage.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/service/player_id.hpp"

namespace bloesem::render {

namespace {

constexpr std::size_t max_games_named = 3;

std::string games_word(std::size_t count) { return std::to_string(count) + (count == 1 ? " game" : " games"); }

bool is_left_out(const standings::Coverage& coverage) { return coverage.in_play.value_or(0) > coverage.rounds; }

// Returns "round 2: 3-7; round 4: 5-12, 8-2".
std::string by_round(const Tournament& tournament, int rounds) {
  std::string text;
  for (int round = 1; round <= rounds; ++round) {
    const standings::OpenGames games = standings::open_games(tournament, round);
    if (games.empty()) continue;
    if (!text.empty()) text += "; ";
    text += "round " + std::to_string(round) + ": " + open_games_words(tournament, games);
  }
  return text;
}

}  // namespace

std::string coverage_words(const standings::Coverage& coverage) {
  std::string text = coverage.rounds == 0 ? "before round 1" : "after round " + std::to_string(coverage.rounds);
  if (is_left_out(coverage)) text += "; round " + std::to_string(*coverage.in_play) + " in play";
  if (coverage.open_games > 0)
    text += " (" + games_word(static_cast<std::size_t>(coverage.open_games)) + " open)";
  return text;
}

Json coverage_json(const standings::Coverage& coverage) {
  return {{"round_in_play", coverage.in_play ? Json(*coverage.in_play) : Json(nullptr)},
          {"open_games", coverage.open_games}};
}

std::string open_games_words(const Tournament& tournament, const standings::OpenGames& games) {
  std::string text;
  for (std::size_t i = 0; i < std::min(games.size(), max_games_named); ++i) {
    text += (i == 0 ? "" : ", ") + std::to_string(service::id_of(tournament, games[i].first));
    text += '-' + std::to_string(service::id_of(tournament, games[i].second));
  }
  if (games.size() > max_games_named)
    text += " and " + std::to_string(games.size() - max_games_named) + " more";
  return text;
}

std::string open_games_message(const std::string& file, const Tournament& tournament,
                               const standings::Coverage& coverage) {
  std::string text;
  if (is_left_out(coverage)) {
    const std::size_t open = standings::open_games(tournament, *coverage.in_play).size();
    text += file + ": note: round " + std::to_string(*coverage.in_play) + " is in play, " + games_word(open) +
            " without a result: it is not counted (--with-open-games counts it)\n";
  }
  if (coverage.open_games > 0)
    text += file +
            ": warning: games without a result give no points yet: " + by_round(tournament, coverage.rounds) +
            '\n';
  return text;
}

}  // namespace bloesem::render
