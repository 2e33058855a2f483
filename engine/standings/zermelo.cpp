#include "engine/standings/zermelo.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>

#include "engine/standings/board_games.hpp"
#include "engine/standings/shared.hpp"

namespace bloesem::standings {

namespace {

// The games that determine ratios of strengths, and the totals they must attain.
struct Sample {
  std::vector<BoardGame> games;  // within groups
  std::vector<double> points;    // by player, including those of the prior
  double draws = 0;
  double black_wins = 0;
  double white_wins = 0;
};

Sample sample_of(const std::vector<BoardGame>& games, const std::vector<int>& group_of,
                 const ZermeloOptions& options) {
  Sample sample;
  sample.points.resize(group_of.size(), options.prior / 2);
  for (const BoardGame& game : games) {
    if (group_of[at(game.white)] != group_of[at(game.black)]) continue;
    sample.games.push_back(game);
    sample.points[at(game.white)] += game.white_score / 2.0;
    sample.points[at(game.black)] += game.black_score / 2.0;
    ++(game.white_score == 1 ? sample.draws : game.white_score == 0 ? sample.black_wins : sample.white_wins);
  }
  if (options.draw != 0.0) return sample;
  // Counts a draw as half a win for each.
  sample.black_wins += sample.draws / 2;
  sample.white_wins += sample.draws / 2;
  sample.draws = 0;
  return sample;
}

struct Model {
  std::vector<double> strength;
  double draw = 0;
  double colour = 1;
};

struct Expected {
  std::vector<double> points;
  double draws = 0;
  double black_wins = 0;
};

Expected expected(const Sample& sample, double prior, const Model& model) {
  Expected sums{std::vector<double>(model.strength.size())};
  std::vector<double> roots(model.strength.size());
  for (std::size_t player = 0; player < roots.size(); ++player) {
    const double strength = model.strength[player];
    roots[player] = std::sqrt(strength);
    sums.points[player] = prior * strength / (strength + 1);
  }
  for (const BoardGame& game : sample.games) {
    const double white = model.strength[at(game.white)];
    const double black = model.colour * model.strength[at(game.black)];
    const double draw = model.draw * roots[at(game.white)] * roots[at(game.black)];
    const double all = white + black + draw;
    sums.points[at(game.white)] += (white + draw / 2) / all;
    sums.points[at(game.black)] += (black + draw / 2) / all;
    sums.draws += draw / all;
    sums.black_wins += black / all;
  }
  return sums;
}

bool close(double found, double expected) noexcept {
  return std::abs(found - expected) <= zermelo_tolerance * std::max(found, 1.0);
}

bool is_maximum(const Sample& sample, const Expected& sums, const ZermeloOptions& options) {
  return std::equal(sample.points.begin(), sample.points.end(), sums.points.begin(), close) &&
         (options.draw || close(sample.draws, sums.draws)) &&
         (options.colour || close(sample.black_wins, sums.black_wins));
}

// A player without a game in the group is alone in it, and keeps the strength.
void scale_strengths(const Sample& sample, const Expected& sums, Model& model) {
  for (std::size_t player = 0; player < model.strength.size(); ++player) {
    if (sums.points[player] > 0) model.strength[player] *= sample.points[player] / sums.points[player];
  }
}

// Draws and wins of Black exclude each other, so both parameters can be updated at once.
void scale_parameters(const Sample& sample, const ZermeloOptions& options, Model& model) {
  if (options.draw && options.colour) return;
  const Expected sums = expected(sample, options.prior, model);
  if (!options.draw && sums.draws > 0) model.draw *= sample.draws / sums.draws;
  if (!options.colour && sums.black_wins > 0) model.colour *= sample.black_wins / sums.black_wins;
}

bool is_in_bounds(double parameter) noexcept {
  return parameter >= least_parameter && parameter <= max_parameter;
}

std::optional<Error> refuse_estimate(const Model& model) {
  const bool draw = model.draw == 0 || is_in_bounds(model.draw);
  if (draw && is_in_bounds(model.colour)) return std::nullopt;
  return invalid(std::string("the results do not determine the ") + (draw ? "colour" : "draw") +
                 " parameter: its estimate leaves the bounds 0.000001 and 1000000; give it");
}

// Returns the number of steps.
Result<int> climb(const Sample& sample, const ZermeloOptions& options, Model& model) {
  const auto games = static_cast<long long>(sample.games.size());
  for (int step = 0; step <= zermelo_steps && step * games <= zermelo_games; ++step) {
    const Expected sums = expected(sample, options.prior, model);
    if (is_maximum(sample, sums, options)) return step;
    scale_strengths(sample, sums, model);
    scale_parameters(sample, options, model);
    if (std::optional<Error> error = refuse_estimate(model)) return *std::move(error);
  }
  std::string message("the estimates have not settled within the steps allowed");
  if (!options.draw || !options.colour) message += ": give the draw parameter, the colour parameter or both";
  return invalid(std::move(message));
}

std::optional<Error> refuse_options(const ZermeloOptions& options) {
  if (options.draw && *options.draw != 0 && !is_in_bounds(*options.draw))
    return invalid("the draw parameter must be 0, or lie between 0.000001 and 1000000");
  if (options.colour && !is_in_bounds(*options.colour))
    return invalid("the colour parameter must lie between 0.000001 and 1000000");
  if (!(options.prior >= 0 && options.prior <= max_parameter))
    return invalid("the prior must lie between 0 and 1000000");
  return std::nullopt;
}

std::optional<Error> refuse_sample(const Sample& sample, const ZermeloOptions& options) {
  if (!options.draw && sample.black_wins + sample.white_wins == 0)
    return invalid("no game that could tell the draw parameter was decided: give it");
  if (!options.colour && (sample.black_wins == 0 || sample.white_wins == 0)) {
    return invalid(std::string("no game that could tell the colour parameter was won by ") +
                   (sample.black_wins == 0 ? "Black" : "White") + ": give it");
  }
  if (options.colour == 1.0) return std::nullopt;
  const auto unknown = std::find_if(sample.games.begin(), sample.games.end(),
                                    [](const BoardGame& game) { return !game.colours_known; });
  if (unknown == sample.games.end()) return std::nullopt;
  return invalid("a game of round " + std::to_string(unknown->round) +
                 " has no colours: the colour parameter must be 1");
}

// The players with games, and the games with players as indexes into that list.
struct ResultGraph {
  std::vector<PlayerIndex> players;
  std::vector<PlayerIndex> unplayed;
  std::vector<BoardGame> games;
  int left_out = 0;
};

ResultGraph field_of(const Tournament& tournament, std::optional<int> after) {
  ResultGraph field;
  field.games = board_games(tournament, after);
  field.left_out = static_cast<int>(std::erase_if(
      field.games, [](const BoardGame& game) { return game.white_score + game.black_score != 2; }));
  std::vector<int> position(tournament.players.size(), no_player);
  for (const BoardGame& game : field.games) position[at(game.white)] = position[at(game.black)] = 0;
  for (PlayerIndex player = 0; player < std::ssize(position); ++player) {
    std::vector<PlayerIndex>& list = position[at(player)] == no_player ? field.unplayed : field.players;
    position[at(player)] = static_cast<int>(list.size());
    list.push_back(player);
  }
  for (BoardGame& game : field.games) {
    game.white = position[at(game.white)];
    game.black = position[at(game.black)];
  }
  return field;
}

std::vector<ResultGroup> groups_of(const ResultGraph& field, double prior) {
  const int players = static_cast<int>(field.players.size());
  std::vector<ResultEdge> edges;
  for (const BoardGame& game : field.games) {
    if (game.white_score > 0) edges.push_back({game.white, game.black});
    if (game.black_score > 0) edges.push_back({game.black, game.white});
  }
  // A draw with the player of the prior connects all players.
  for (int player = 1; prior > 0 && player < players; ++player) {
    edges.push_back({0, player});
    edges.push_back({player, 0});
  }
  return result_groups(players, edges);
}

std::vector<int> group_of_each(const std::vector<ResultGroup>& groups, std::size_t players) {
  std::vector<int> group_of(players);
  for (std::size_t group = 0; group < groups.size(); ++group) {
    for (const PlayerIndex player : groups[group].players) group_of[at(player)] = static_cast<int>(group);
  }
  return group_of;
}

std::vector<Strength> with_scores(const ResultGraph& field) {
  std::vector<Strength> scores(field.players.size());
  for (std::size_t i = 0; i < scores.size(); ++i) scores[i].player = field.players[i];
  for (const BoardGame& game : field.games) {
    ++scores[at(game.white)].games;
    ++scores[at(game.black)].games;
    scores[at(game.white)].half_points += game.white_score;
    scores[at(game.black)].half_points += game.black_score;
  }
  return scores;
}

// Lists the players of one group, best first. `above`: number of players in better tiers.
void list_group(const std::vector<PlayerIndex>& group, const std::vector<double>& strengths, bool scaled,
                int above, std::vector<Strength>& scores, std::vector<Strength>& list) {
  double sum = 0;
  double most = 0;
  for (const PlayerIndex player : group) {
    sum += strengths[at(player)];
    most = std::max(most, strengths[at(player)]);
  }
  const double unit = scaled ? sum / static_cast<double>(group.size()) : 1;
  const auto first = list.size();
  for (const PlayerIndex player : group) {
    Strength& strength = scores[at(player)];
    strength.strength = six_digits(strengths[at(player)] / unit);
    strength.normal = six_digits(100 * strengths[at(player)] / most);
    list.push_back(strength);
  }
  std::stable_sort(list.begin() + static_cast<std::ptrdiff_t>(first), list.end(),
                   [](const Strength& a, const Strength& b) { return a.normal > b.normal; });
  for (std::size_t i = first; i < list.size(); ++i) {
    const bool shared = i > first && list[i].normal == list[i - 1].normal;
    list[i].rank = shared ? list[i - 1].rank : above + static_cast<int>(i - first) + 1;
  }
}

std::vector<Strength> list_players(const ResultGraph& field, const std::vector<ResultGroup>& groups,
                                   const Model& model, bool scaled) {
  std::vector<Strength> scores = with_scores(field);
  std::vector<Strength> list;
  int above = 0;
  for (std::size_t group = 0; group < groups.size(); ++group) {
    if (group > 0 && groups[group].tier != groups[group - 1].tier) above = static_cast<int>(list.size());
    for (const PlayerIndex player : groups[group].players) scores[at(player)].group = static_cast<int>(group);
    list_group(groups[group].players, model.strength, scaled, above, scores, list);
  }
  return list;
}

}  // namespace

double six_digits(double value) noexcept {
  std::array<char, 32> text{};
  const auto written =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific, 5);
  std::from_chars(text.data(), written.ptr, value);
  return value;
}

Result<ZermeloRanking> rank_by_strength(const Tournament& tournament, const ZermeloOptions& options) {
  if (const auto error = refuse_options(options)) return *error;
  const ResultGraph field = field_of(tournament, options.after);
  std::vector<ResultGroup> groups = groups_of(field, options.prior);
  const Sample sample = sample_of(field.games, group_of_each(groups, field.players.size()), options);
  if (const auto error = refuse_sample(sample, options)) return *error;
  Model model{std::vector<double>(field.players.size(), 1.0), options.draw.value_or(1),
              options.colour.value_or(1)};
  const Result<int> steps = climb(sample, options, model);
  if (!steps) return steps.error();
  ZermeloRanking ranking{.players = list_players(field, groups, model, options.prior == 0),
                         .unplayed = field.unplayed,
                         .groups = std::move(groups),
                         .draw = six_digits(model.draw),
                         .colour = six_digits(model.colour),
                         .games = static_cast<int>(field.games.size()),
                         .left_out = field.left_out,
                         .steps = *steps};
  for (ResultGroup& group : ranking.groups) {
    for (PlayerIndex& player : group.players) player = field.players[at(player)];
  }
  return ranking;
}

}  // namespace bloesem::standings
