#include "engine/standings/rating_change.hpp"

#include <algorithm>
#include <cstddef>

#include "bloesem/standings/rating_table.hpp"
#include "engine/standings/shared.hpp"

namespace bloesem::standings {

namespace {

constexpr int largest_difference = 400;
constexpr int exempt_rating = 2650;
constexpr int max_k_times_games = 700;

int counted_difference(int own, int opponents, Differences differences) noexcept {
  const bool whole =
      differences == Differences::Full || (differences == Differences::Fide && own >= exempt_rating);
  const int difference = own - opponents;
  return whole ? difference : std::clamp(difference, -largest_difference, largest_difference);
}

void add_game(RatingChange& change, const BoardGame& game, PlayerIndex opponent, int half_points,
              int difference) {
  change.games.push_back({.round = game.round,
                          .opponent = opponent,
                          .difference = difference,
                          .expected = expected_percent(difference),
                          .score = half_points * one / 2});
  change.expected += change.games.back().expected;
  change.score += change.games.back().score;
}

int chosen_k(const RatingOptions& options, PlayerIndex player, int rating) {
  if (at(player) < options.k.size() && options.k[at(player)]) return *options.k[at(player)];
  return default_k(rating, {}, {});
}

}  // namespace

int default_k(int rating, std::optional<int> year_of_birth, std::optional<int> year_of_event) noexcept {
  constexpr int youth = 18;
  if (rating < 2300 && year_of_birth && year_of_event && *year_of_event - *year_of_birth <= youth) return 40;
  return rating < 2400 ? 20 : 10;
}

int limited_k(int k, int games) noexcept {
  return k * games <= max_k_times_games ? k : max_k_times_games / games;
}

std::vector<RatingChange> rating_changes(const Tournament& tournament, const RatingOptions& options) {
  std::vector<RatingChange> all(tournament.players.size());
  const auto rating = [&tournament](PlayerIndex player) { return tournament.players[at(player)].rating; };
  for (const BoardGame& game : board_games(tournament, options.after)) {
    if (!game.rated || rating(game.white) <= 0 || rating(game.black) <= 0) continue;
    const auto difference = [&](PlayerIndex own, PlayerIndex opponent) {
      return counted_difference(rating(own), rating(opponent), options.differences);
    };
    add_game(all[at(game.white)], game, game.black, game.white_score, difference(game.white, game.black));
    add_game(all[at(game.black)], game, game.white, game.black_score, difference(game.black, game.white));
  }
  std::vector<RatingChange> rated;
  for (PlayerIndex player = 0; player < std::ssize(all); ++player) {
    if (rating(player) <= 0) continue;
    RatingChange& change = all[at(player)];
    change.player = player;
    change.k = limited_k(chosen_k(options, player, rating(player)), static_cast<int>(change.games.size()));
    change.change = change.k * (change.score - change.expected);
    rated.push_back(std::move(change));
  }
  return rated;
}

}  // namespace bloesem::standings
