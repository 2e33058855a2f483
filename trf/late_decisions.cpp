#include "trf/late_decisions.hpp"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "trf/columns.hpp"
#include "trf/fields.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::string_view keyword = open_game_comment.substr(comment_record.size() + 1);
constexpr std::size_t numbers = 4;
constexpr int games_of_a_match = 2;

void ignore(const LineText& line, std::string what, Diagnostics& out) {
  out.warn(Code::UnknownRecord, line.place(1, line.length()),
           {std::move(what), std::string(trimmed(line.cut(1, line.length()))),
            "the round, a later round and two starting ranks, as in '### bloesem:open 3 4 1 6'"});
}

std::string shown_id(const Tournament& tournament, PlayerIndex player) {
  return std::to_string(tournament.players.at(static_cast<std::size_t>(player)).id);
}

// Returns "4", "3-4" or, for a game still open, "3-".
std::string rounds_of(const LateDecision& game) {
  const bool open = game.last_round == 0;
  std::string text = open || game.first_round != game.round + 1 ? std::to_string(game.first_round) + '-' : "";
  return open ? text : text + std::to_string(game.last_round);
}

std::optional<int> parse_round(std::string_view text) {
  const std::optional<int> round = parse_number(text);
  return round && *round >= 1 && *round <= max_rounds ? round : std::nullopt;
}

std::optional<Range> parse_rounds(std::string_view text, int round) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos) {
    const std::optional<int> last = parse_round(text);
    return last ? std::optional(Range{round + 1, *last}) : std::nullopt;
  }
  const std::optional<int> first = parse_round(text.substr(0, dash));
  if (!first) return std::nullopt;
  if (dash + 1 == text.size()) return Range{*first, 0};
  const std::optional<int> last = parse_round(text.substr(dash + 1));
  return last ? std::optional(Range{*first, *last}) : std::nullopt;
}

std::optional<OpenGameLine> parse_open_game(const std::vector<Token>& words) {
  if (words.size() != numbers + 1 && words.size() != numbers + 2) return std::nullopt;
  const std::optional<int> round = parse_round(words[1].text);
  const std::optional<Range> later = round ? parse_rounds(words[2].text, *round) : std::nullopt;
  const std::optional<int> one = parse_number(words[3].text);
  const std::optional<int> other = parse_number(words[4].text);
  const std::optional<int> game = words.size() == numbers + 1 ? 0 : parse_number(words[5].text);
  if (!later || !one || !other || !game || *game < 0 || *game > games_of_a_match) return std::nullopt;
  return OpenGameLine{*round, *later, {*one, words[3].place}, {*other, words[4].place}, *game};
}

// In an event of matches each game has its own entry.
void add_games(LateDecision decision, int columns, std::vector<LateDecision>& list) {
  if (columns == 1 || decision.game != 0) return list.push_back(decision);
  for (decision.game = 1; decision.game <= columns; ++decision.game) list.push_back(decision);
}

}  // namespace

std::string open_game_line(const Tournament& tournament, const LateDecision& game) {
  return std::string(open_game_comment) + ' ' + std::to_string(game.round) + ' ' + rounds_of(game) + ' ' +
         shown_id(tournament, game.one) + ' ' + shown_id(tournament, game.other) +
         (game.game == 0 ? "" : ' ' + std::to_string(game.game));
}

bool read_open_game(const LineText& line, Draft& draft, Diagnostics& out) {
  const std::vector<Token> words = line.tokens(text_begins);
  if (words.empty() || words[0].text != keyword) return false;
  std::optional<OpenGameLine> game = parse_open_game(words);
  if (!game) {
    ignore(line, "the comment about an open game cannot be read: it is ignored", out);
  } else if (game->later.first <= game->round ||
             (game->later.last != 0 && game->later.last < game->later.first)) {
    ignore(line, "the game was not open in any later round: this is ignored", out);
  } else {
    draft.open_games.push_back(*std::move(game));
  }
  return true;
}

void add_late_decisions(const Draft& draft, const Roster& roster, int columns, Tournament& tournament,
                        Diagnostics& out) {
  for (const OpenGameLine& game : draft.open_games) {
    const PlayerIndex one = roster.find(game.one.value);
    const PlayerIndex other = roster.find(game.other.value);
    const int column = (game.round - 1) * columns;
    const bool met = one != no_player && other != no_player &&
                     tournament.players[static_cast<std::size_t>(one)].round(column).opponent == other;
    if (met && (game.game == 0 || columns == games_of_a_match)) {
      const LateDecision decision{game.round, one, other, game.later.first, game.later.last, game.game};
      add_games(decision, columns, tournament.late_decisions);
      continue;
    }
    out.warn(Code::UnknownRecord, {game.one.place.line, game.one.place.first, game.other.place.last},
             {"these two did not meet in round " + std::to_string(game.round) + ": the comment is ignored", "",
              "the starting ranks of two who met"});
  }
}

}  // namespace bloesem::trf
