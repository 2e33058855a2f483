#include "engine/render/format_table.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/groups.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/not_paired.hpp"
#include "engine/render/text_table.hpp"
#include "engine/service/check/fictitious_points.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/player_id.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

enum BoardColumn : std::size_t { BoardNumber, WhiteId, White, WhitePoints, BlackId, Black, BlackPoints };

const std::vector<Align> board_alignment{Align::Right, Align::Right, Align::Left,  Align::Right,
                                         Align::Right, Align::Left,  Align::Right, Align::Left};

std::string name_and_rating(const Player& player) {
  std::string text = trf::visible(player.name);
  if (player.rating != 0) text += (text.empty() ? "(" : " (") + std::to_string(player.rating) + ")";
  return text;
}

class TableBuilder {
 public:
  TableBuilder(const Tournament& tournament, int round)
      : tournament_(tournament), round_(round), groups_(groups_of_players(tournament)) {
    if (!tournament.groups.empty()) rows_.front().emplace_back("Group");
  }

  void add(const std::string& board, const Board& pair) {
    TextRow row = white_half(board, pair.white);
    const Player& black = service::player_at(tournament_, pair.black);
    row[BlackId] = std::to_string(black.id);
    row[Black] = name_and_rating(black);
    row[BlackPoints] = points(black);
    rows_.push_back(std::move(row));
  }

  void add_bye(PlayerIndex player, const std::string& word) {
    TextRow row = white_half("", player);
    row[Black] = word;
    rows_.push_back(std::move(row));
  }

  [[nodiscard]] std::string text() const {
    const std::vector<std::size_t> widths = column_widths(rows_);
    std::string table;
    for (const TextRow& row : rows_) table += table_line(row, widths, board_alignment);
    return table;
  }

 private:
  [[nodiscard]] std::string points(const Player& player) const {
    return service::points_before(tournament_, player, round_);
  }

  [[nodiscard]] TextRow white_half(const std::string& board, PlayerIndex index) const {
    const Player& player = service::player_at(tournament_, index);
    TextRow row{board, std::to_string(player.id), name_and_rating(player), points(player), "", "", ""};
    const int group = groups_[static_cast<std::size_t>(index)];
    if (group >= 0) row.push_back(trf::visible(tournament_.groups[static_cast<std::size_t>(group)].name));
    return row;
  }

  const Tournament& tournament_;
  int round_;
  std::vector<int> groups_;  // by player
  std::vector<TextRow> rows_{{"Board", "No", "White", "Points", "No", "Black", "Points"}};
};

// Returns "FIDE Dutch" for "FIDE (Dutch)", to stand in brackets itself.
std::string without_brackets(std::string_view title) {
  std::string text(title);
  std::erase_if(text, [](char c) { return c == '(' || c == ')'; });
  return text;
}

}  // namespace

std::string round_title(const Tournament& tournament, int round, Edition edition) {
  std::string text = trf::visible(tournament.name);
  text += (text.empty() ? "Round " : ", round ") + std::to_string(round);
  text += " (" + without_brackets(title_of(edition));
  if (!name_of(edition).empty()) (text += ", rules of ") += name_of(edition);
  return text + ")\n";
}

std::string format_table(const Tournament& tournament, const RoundPairing& pairing, Edition edition,
                         const std::vector<trf::ByeRequest>& announced) {
  TableBuilder table(tournament, pairing.round);
  int number = 0;
  for (const Board& board : pairing.boards) table.add(std::to_string(++number), board);
  for (const PlayerIndex bye : byes_of(pairing)) table.add_bye(bye, has_table(edition) ? "free" : "bye");
  std::string text = round_title(tournament, pairing.round, edition) + '\n' + table.text();
  const std::vector<std::string> fictitious = service::fictitious_points_words(tournament, pairing.round);
  if (!fictitious.empty()) text += '\n';
  for (const std::string& line : fictitious) text += line + '\n';
  const std::string others = not_paired_text(
      tournament, not_paired(tournament, pairing.round, pairing.boards, byes_of(pairing), announced));
  return others.empty() ? text : text + '\n' + others;
}

}  // namespace bloesem::render
