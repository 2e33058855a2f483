#include "trf/late_decisions.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "trf/columns.hpp"
#include "trf/fields.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::string_view keyword = open_game_comment.substr(comment_record.size() + 1);
constexpr std::size_t numbers = 4;

void ignore(const LineText& line, std::string what, Diagnostics& out) {
  out.warn(Code::UnknownRecord, line.place(1, line.length()),
           {std::move(what), std::string(trimmed(line.cut(1, line.length()))),
            "the round, a later round and two starting ranks, as in '### bloesem:open 3 4 1 6'"});
}

std::string shown_id(const Tournament& tournament, PlayerIndex player) {
  return std::to_string(tournament.players.at(static_cast<std::size_t>(player)).id);
}

}  // namespace

std::string open_game_line(const Tournament& tournament, const LateDecision& game) {
  return std::string(open_game_comment) + ' ' + std::to_string(game.round) + ' ' +
         std::to_string(game.last_round) + ' ' + shown_id(tournament, game.one) + ' ' +
         shown_id(tournament, game.other);
}

void read_own_comment(const LineText& line, Draft& draft, Diagnostics& out) {
  const std::vector<Token> words = line.tokens(text_begins);
  if (words.empty() || words[0].text != keyword) return;
  std::array<int, numbers> values{};
  for (std::size_t i = 0; i < numbers; ++i) {
    const std::optional<int> value =
        words.size() == numbers + 1 ? parse_number(words[i + 1].text) : std::nullopt;
    if (!value || *value < 1 || (i < 2 && *value > most_rounds))
      return ignore(line, "the comment about an open game cannot be read: it is ignored", out);
    values[i] = *value;
  }
  if (values[1] <= values[0])
    return ignore(line, "the game was not open in any later round: this is ignored", out);
  draft.open_games.push_back({values[0], values[1], {values[2], words[3].place}, {values[3], words[4].place}});
}

void add_late_decisions(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out) {
  for (const OpenGameLine& game : draft.open_games) {
    const PlayerIndex one = roster.find(game.one.value);
    const PlayerIndex other = roster.find(game.other.value);
    const bool met = one != no_player && other != no_player &&
                     tournament.players[static_cast<std::size_t>(one)].round(game.round - 1).opponent == other;
    if (met) {
      tournament.late_decisions.push_back({game.round, one, other, game.last_round});
      continue;
    }
    out.warn(Code::UnknownRecord, {game.one.place.line, game.one.place.first, game.other.place.last},
             {"these two did not meet in round " + std::to_string(game.round) + ": the comment is ignored", "",
              "the starting ranks of two who met"});
  }
}

}  // namespace bloesem::trf
