#include "trf/stated_points.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "trf/columns.hpp"
#include "trf/fields.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

bool has_broken_cell(const PlayerLine& line) noexcept {
  if (line.only_games) return false;
  return line.broken ||
         std::any_of(line.cells.begin(), line.cells.end(), [](const Cell& c) { return c.broken; });
}

// Programs differ in whether totals include fictitious points and the bye of the coming round.
bool is_acceptable(Points stated, Points computed, Points virtual_points, Points bye) noexcept {
  return stated == computed || stated == computed + virtual_points || stated == computed + bye ||
         stated == computed + virtual_points + bye;
}

Points coming_bye(const Tournament& tournament, const RoundEntry& coming) noexcept {
  const bool bye = coming.opponent == no_player && coming.outcome != Outcome::Absent;
  return bye ? points_of(coming.outcome, tournament.points) : 0;
}

// Returns the points as written in the columns of a report file.
std::string in_columns(Points points) {
  std::string field;
  put_points(field, {"", "", 1, player_points.last - player_points.first + 1, Align::Right}, points);
  return field;
}

void report_mismatch(const PlayerLine& line, Points computed, const ReadOptions& options, Diagnostics& out) {
  const Place place = line.place(player_points);
  Finding finding{"player " + std::to_string(line.id) + ": the points do not match the results",
                  format_points(*line.points), format_points(computed), 0, in_columns(computed)};
  if (options.recompute_points) {
    finding.message += "; recomputed as asked";
    out.note(Code::PointsMismatch, place, std::move(finding));
  } else if (options.purpose == Purpose::Check) {
    out.warn(Code::PointsMismatch, place, std::move(finding));
  } else {
    finding.remedy = Remedy::RecomputePoints;
    out.error(Code::PointsMismatch, place, std::move(finding));
  }
}

// Values of all outcomes, computed once instead of for each game.
class Values {
 public:
  explicit Values(const PointSystem& system) noexcept {
    for (std::size_t i = 0; i < values_.size(); ++i) values_[i] = points_of(static_cast<Outcome>(i), system);
  }

  // Like standings_points, without adjustments.
  [[nodiscard]] Points sum(const PlayerLine& line, const Player& player, int rounds) const noexcept {
    const bool counted = line.only_games && std::ssize(line.cells) == rounds;
    return counted ? sum(*line.only_games, rounds) : sum(player.rounds, rounds);
  }

 private:
  [[nodiscard]] Points sum(const GameCount& games, int count) const noexcept {
    const int losses = count - games.wins - games.draws;
    return games.wins * value(Outcome::Win) + games.draws * value(Outcome::Draw) +
           losses * value(Outcome::Loss);
  }

  [[nodiscard]] Points sum(const Rounds& rounds, int count) const noexcept {
    const auto wanted = static_cast<std::size_t>(count);
    const std::size_t there = std::min(rounds.size(), wanted);
    Points sum = static_cast<Points>(wanted - there) * value(Outcome::Absent);
    for (std::size_t round = 0; round < there; ++round) sum += value(rounds[round].outcome);
    return sum;
  }

  [[nodiscard]] Points value(Outcome outcome) const noexcept {
    return values_[static_cast<std::size_t>(outcome)];
  }

  std::array<Points, static_cast<std::size_t>(Outcome::Unfinished) + 1> values_{};
};

}  // namespace

void check_points(const Roster& roster, const Tournament& tournament, int settled, const ReadOptions& options,
                  Diagnostics& out) {
  const Values values(tournament.points);
  for (std::size_t i = 0; i < roster.players().size(); ++i) {
    const PlayerLine& line = roster.players()[i];
    const Player& player = tournament.players[i];
    if (has_broken_cell(line)) continue;
    const Points computed = values.sum(line, player, settled) + player.adjusted(settled);
    if (!line.points && line.column != 0) continue;  // optional in lists
    if (!line.points) {
      out.warn(Code::PointsMissing, line.place(player_points),
               {"player " + std::to_string(line.id) + ": no points given; computed from the results", "",
                format_points(computed), 0, in_columns(computed)});
      continue;
    }
    if (*line.points == computed) continue;
    const Points bye = coming_bye(tournament, player.round(settled));
    const Points added = player.virtual_in(settled);
    const Points finished = settled_points(tournament, player, settled);
    if (!is_acceptable(*line.points, computed, added, bye) &&
        !is_acceptable(*line.points, finished, added, bye)) {
      report_mismatch(line, computed, options, out);
    }
  }
}

}  // namespace bloesem::trf
