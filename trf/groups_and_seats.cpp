#include "trf/groups_and_seats.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "trf/columns.hpp"
#include "trf/late_decisions.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::string_view word_of(std::string_view comment) {
  return comment.substr(comment_record.size() + 1);
}

constexpr std::string_view by_rules_word = "by-rules";

std::vector<Token> words_of_arrangement(const LineText& line) {
  std::vector<Token> words = line.tokens(text_begins);
  const bool known = line.code() == comment_record && !words.empty() &&
                     (words[0].text == word_of(group_comment) || words[0].text == word_of(fixed_pair_comment) ||
                      words[0].text == word_of(fixed_board_comment));
  if (!known) words.clear();
  return words;
}

std::optional<Stated<int>> id_in(const Token& word) {
  const std::optional<int> id = parse_number(word.text);
  if (!id) return std::nullopt;
  return Stated<int>{*id, word.place};
}

std::optional<int> round_in(const Token& word) {
  const std::optional<int> round = parse_number(word.text);
  return round && *round >= 1 && *round <= max_rounds ? round : std::nullopt;
}

bool parse_group(const std::vector<Token>& words, Draft& draft) {
  if (words.size() < 2) return false;
  GroupLine group{{std::string(words[1].text), words[1].place}, {}};
  for (std::size_t i = 2; i < words.size(); ++i) {
    const std::optional<Stated<int>> id = id_in(words[i]);
    if (!id) return false;
    group.ids.push_back(*id);
  }
  draft.groups.push_back(std::move(group));
  return true;
}

bool parse_fixed_pair(const std::vector<Token>& words, Draft& draft) {
  const bool by_rules = words.size() == 5 && words[4].text == by_rules_word;
  if (words.size() != 4 && !by_rules) return false;
  const std::optional<int> round = round_in(words[1]);
  const std::optional<Stated<int>> one = id_in(words[2]);
  const std::optional<Stated<int>> other = id_in(words[3]);
  if (!round || !one || !other || one->value == other->value) return false;
  draft.fixed_pairs.push_back({*round, *one, *other, by_rules});
  return true;
}

bool parse_fixed_board(const std::vector<Token>& words, Draft& draft) {
  if (words.size() != 4) return false;
  const std::optional<int> round = round_in(words[1]);
  const std::optional<Stated<int>> player = id_in(words[2]);
  const std::optional<int> board = parse_number(words[3].text);
  if (!round || !player || !board || *board < 0 || *board > largest_wide_id) return false;
  draft.fixed_boards.push_back({*round, *player, *board});
  return true;
}

PlayerIndex found(const Stated<int>& id, const Roster& roster, Diagnostics& out) {
  const PlayerIndex player = roster.find(id.value);
  if (player == no_player)
    out.error(Code::UnknownPlayer, id.place,
              {"no player has this starting rank", std::to_string(id.value), "the starting rank of a player"});
  return player;
}

void add_groups(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out) {
  if (draft.groups.empty()) return;
  std::vector<bool> grouped(tournament.players.size(), false);
  std::unordered_map<std::string, std::size_t> places;  // of groups, by name
  for (const GroupLine& line : draft.groups) {
    const auto [place, is_new] = places.try_emplace(line.name.value, tournament.groups.size());
    if (is_new) tournament.groups.push_back({line.name.value, {}});
    std::vector<PlayerIndex>& members = tournament.groups[place->second].players;
    for (const Stated<int>& id : line.ids) {
      const PlayerIndex player = found(id, roster, out);
      if (player == no_player) continue;
      if (grouped[static_cast<std::size_t>(player)]) {
        out.error(Code::RepeatedPlayer, id.place,
                  {"the player is in a group already", std::to_string(id.value), "each player in one group"});
        continue;
      }
      grouped[static_cast<std::size_t>(player)] = true;
      members.push_back(player);
    }
  }
  for (PlayerGroup& group : tournament.groups) std::sort(group.players.begin(), group.players.end());
}

bool have_met(const Tournament& tournament, PlayerIndex one, PlayerIndex other, int round) {
  return tournament.players[static_cast<std::size_t>(one)].round(round - 1).opponent == other;
}

std::string id_word(const Tournament& tournament, PlayerIndex player) {
  return ' ' + std::to_string(tournament.id(player));
}

}  // namespace

std::string group_line(const Tournament& tournament, const PlayerGroup& group) {
  std::string line(group_comment);
  line += ' ' + group.name;
  for (const PlayerIndex player : group.players) line += id_word(tournament, player);
  return line;
}

std::string fixed_pair_line(const Tournament& tournament, const FixedPair& pair) {
  std::string line(fixed_pair_comment);
  line += ' ' + std::to_string(pair.round) + id_word(tournament, pair.one) + id_word(tournament, pair.other);
  if (pair.colours_by_rules) line.append(" ").append(by_rules_word);
  return line;
}

std::string fixed_board_line(const Tournament& tournament, const FixedBoard& board) {
  return std::string(fixed_board_comment) + ' ' + std::to_string(board.first_round) +
         id_word(tournament, board.player) + ' ' + std::to_string(board.board);
}

std::vector<std::string> arrangement_lines(const Tournament& tournament) {
  std::vector<std::string> lines;
  for (const PlayerGroup& group : tournament.groups) lines.push_back(group_line(tournament, group));
  for (const FixedPair& pair : tournament.fixed_pairs) lines.push_back(fixed_pair_line(tournament, pair));
  for (const FixedBoard& board : tournament.fixed_boards) lines.push_back(fixed_board_line(tournament, board));
  return lines;
}

bool is_arrangement_comment(const LineText& line) { return !words_of_arrangement(line).empty(); }

IdsOfComment ids_of_arrangement(const LineText& line) {
  const std::vector<Token> words = words_of_arrangement(line);
  if (words.empty() || words[0].text == word_of(group_comment)) return {2, 0};
  return {2, words[0].text == word_of(fixed_pair_comment) ? std::size_t{2} : std::size_t{1}};
}

bool read_arrangement(const LineText& line, Draft& draft, Diagnostics& out) {
  const std::vector<Token> words = words_of_arrangement(line);
  if (words.empty()) return false;
  const auto report = [&](std::string what, std::string expected) {
    out.error(Code::BadValue, line.place(1, line.length()),
              {std::move(what), std::string(trimmed(line.cut(1, line.length()))), std::move(expected)});
  };
  if (words[0].text == word_of(group_comment)) {
    if (!parse_group(words, draft))
      report("the comment about a group cannot be read",
             "a name and starting ranks, as in '### bloesem:group A 1 2 3'");
  } else if (words[0].text == word_of(fixed_pair_comment)) {
    if (!parse_fixed_pair(words, draft))
      report("the comment about a pair made by hand cannot be read",
             "a round and the starting ranks of White and Black, as in '### bloesem:fixed-pair 5 3 9'");
  } else if (!parse_fixed_board(words, draft)) {
    report("the comment about a fixed board cannot be read",
           "a round, a starting rank and a board, as in '### bloesem:fixed-board 1 17 4'");
  }
  return true;
}

void add_arrangements(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out) {
  add_groups(draft, roster, tournament, out);
  for (const FixedPairLine& line : draft.fixed_pairs) {
    const PlayerIndex one = found(line.one, roster, out);
    const PlayerIndex other = found(line.other, roster, out);
    if (one == no_player || other == no_player) continue;
    if (line.round <= tournament.rounds_played && !have_met(tournament, one, other, line.round)) {
      out.warn(Code::UnknownRecord, {line.one.place.line, line.one.place.first, line.other.place.last},
               {"these two were not paired in round " + std::to_string(line.round) + ": the comment is ignored",
                "", "the starting ranks of two who were paired"});
      continue;
    }
    tournament.fixed_pairs.push_back({line.round, one, other, line.by_rules});
  }
  for (const FixedBoardLine& line : draft.fixed_boards) {
    const PlayerIndex player = found(line.player, roster, out);
    if (player != no_player) tournament.fixed_boards.push_back({player, line.board, line.round});
  }
}

void report_byes_in_groups(const Tournament& tournament, const Roster& roster, Diagnostics& out) {
  for (const PlayerGroup& group : tournament.groups) {
    for (int round = 0; round < tournament.rounds_played; ++round) {
      int byes = 0;
      for (const PlayerIndex player : group.players) {
        const Player& member = tournament.players[static_cast<std::size_t>(player)];
        if (member.round(round).outcome != Outcome::PairingBye || ++byes != 2) continue;
        out.warn(Code::SecondBye, roster.at(player).place(round_result, round),
                 {"group " + group.name + " has more than one pairing-allocated bye in round " +
                      std::to_string(round + 1),
                  "", "at most one U in a group; byes on request are H, F or Z"});
      }
    }
  }
}

int byes_of_a_round(const Draft& draft) {
  std::vector<std::string_view> names;
  for (const GroupLine& group : draft.groups) names.emplace_back(group.name.value);
  std::sort(names.begin(), names.end());
  return std::max(1, static_cast<int>(std::unique(names.begin(), names.end()) - names.begin()));
}

}  // namespace bloesem::trf
