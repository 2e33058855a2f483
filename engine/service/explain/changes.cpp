#include "engine/service/explain/changes.hpp"

#include <array>
#include <optional>
#include <utility>

#include "engine/model/matches.hpp"
#include "engine/model/whole_number.hpp"
#include "engine/service/event/game_result.hpp"
#include "engine/service/named_player.hpp"

namespace bloesem::service {

namespace {

using explain::Change;
using explain::ChangeKind;

struct ChangeWord {
  std::string_view word;  // with its blank
  ChangeKind kind;
};

constexpr std::array spelled_changes{
    ChangeWord{"absent ", ChangeKind::Absent},
    ChangeWord{"withdrawn ", ChangeKind::Withdrawn},
    ChangeWord{"forbid ", ChangeKind::Forbidden},
    ChangeWord{"allow ", ChangeKind::Allowed},
};

constexpr std::string_view bye_word = "bye ";

std::string in_quotes(std::string_view text) { return '\'' + std::string(text) + '\''; }

Error expecting(std::string_view text, std::string_view expected) {
  return {ErrorCode::InvalidInput, in_quotes(text) + ": expected " + std::string(expected), {}};
}

// Returns the last round before the one asked about in which the two were paired with each other; 0: none.
int round_of_game(const explain::Subject& subject, PlayerIndex one, PlayerIndex other) {
  const Player& player = subject.tournament.players[static_cast<std::size_t>(one)];
  for (int round = subject.round() - 1; round >= 1; --round)
    if (player.round(round - 1).opponent == other) return round;
  return 0;
}

// Returns why the two have no game in the round before.
Error no_last_game(const explain::Subject& subject, const Change& change, std::string_view text) {
  const int before = subject.round() - 1;
  const int met = round_of_game(subject, change.one, change.other);
  const std::string pair = std::to_string(subject.tournament.id(change.one)) + " and " +
                           std::to_string(subject.tournament.id(change.other));
  if (met == 0) return expecting(text, "two players with a game before round " + std::to_string(before + 1));
  return expecting(text, "the round of the game after @, as " + pair + " did not meet in round " +
                             std::to_string(before) + " but in round " + std::to_string(met) + ": " +
                             in_quotes(std::string(text) + '@' + std::to_string(met)));
}

// Makes the two games the result of the match, as bloesem::fold_matches does.
void take_match(const GameResult& first, const GameResult& second, const PointSystem& matches, Change& change) {
  Tournament games;
  games.rounds_played = 2;
  games.players.resize(2);
  for (Points PointSystem::*const worth : {&PointSystem::win, &PointSystem::draw, &PointSystem::loss,
                                           &PointSystem::forfeit_win, &PointSystem::forfeit_loss})
    games.points.*worth = matches.*worth / 2;
  if (matches.unfinished) games.points.unfinished = *matches.unfinished / 2;
  games.players[0].rounds = {{1, Colour::White, first.white}, {1, Colour::Black, second.white}};
  games.players[1].rounds = {{0, Colour::Black, first.black}, {0, Colour::White, second.black}};
  const Result<Tournament> match = fold_matches(games);
  if (!match) return;
  const auto more = [](const Player& player) {
    return player.adjustments.empty() ? Points(0) : player.adjustments.front();
  };
  change.of_games = true;
  change.of_one = match->players[0].round(0).outcome;
  change.of_other = match->players[1].round(0).outcome;
  change.more_of_one = more(match->players[0]);
  change.more_of_other = more(match->players[1]);
}

Result<Change> parse_result_change(const explain::Subject& subject, std::string_view text, std::size_t sign) {
  std::string_view result = text.substr(sign + 1);
  std::optional<int> round;
  if (const std::size_t at = result.rfind('@'); at != std::string_view::npos) {
    round = whole_number<int>(result.substr(at + 1));
    if (!round) return expecting(text, "the number of a round after @");
    result = result.substr(0, at);
  }
  const std::optional<BoardResult> outcome = parse_board_result(result);
  if (!outcome || outcome->game_points || (outcome->second && !subject.tournament.rounds_are_matches))
    return expecting(text, "a result after =: " + std::string(known_results));
  const auto pair = pair_named(subject.tournament, in_quotes(text), text.substr(0, sign));
  if (!pair) return pair.error();
  const GameResult& first = outcome->first;
  Change change{ChangeKind::Result, pair->first, pair->second, 0, first.white, first.black};
  if (subject.tournament.rounds_are_matches) {
    if (!outcome->second && !stands_for_both(first))
      return expecting(text, "the results of both games of the match, as in '12-5=0-1,1/2'");
    take_match(first, outcome->second.value_or(first), subject.tournament.points, change);
  }
  change.round = round.value_or(subject.round() - 1);
  if (!round && round_of_game(subject, change.one, change.other) != change.round)
    return no_last_game(subject, change, text);
  return change;
}

}  // namespace

Result<Change> parse_change(const explain::Subject& subject, std::string_view text) {
  for (const auto& [word, kind] : spelled_changes) {
    if (!text.starts_with(word)) continue;
    const std::string_view rest = text.substr(word.size());
    if (kind == ChangeKind::Forbidden || kind == ChangeKind::Allowed)
      return pair_named(subject.tournament, in_quotes(text), rest).transform([kind = kind](const auto& pair) {
        return Change{kind, pair.first, pair.second};
      });
    return find_player(subject.tournament, in_quotes(text), rest).transform([kind = kind](PlayerIndex player) {
      return Change{kind, player};
    });
  }
  const std::size_t sign = text.find('=');
  if (sign == std::string_view::npos || sign == 0) return expecting(text, known_changes);
  return parse_result_change(subject, text, sign);
}

Result<explain::Goal> parse_goal(const Tournament& tournament, std::string_view text) {
  if (text.starts_with(bye_word))
    return find_player(tournament, in_quotes(text), text.substr(bye_word.size()))
        .transform([](PlayerIndex player) {
          return explain::Goal{player, no_player};
        });
  if (text.find('-') == std::string_view::npos) return expecting(text, "two players as in '3-9', or 'bye 7'");
  return pair_named(tournament, in_quotes(text), text).transform([](const auto& pair) {
    return explain::Goal{pair.first, pair.second};
  });
}

}  // namespace bloesem::service
