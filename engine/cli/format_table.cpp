#include "engine/cli/format_table.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "engine/cli/edition_choice.hpp"
#include "engine/cli/player_id.hpp"
#include "engine/cli/terminal.hpp"
#include "trf/encoding.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

namespace {

enum Column : std::size_t { BoardNumber, WhiteId, White, WhitePoints, BlackId, Black, BlackPoints, Columns };
using Row = std::array<std::string, Columns>;

constexpr std::array<bool, Columns> is_text{false, false, true, false, false, true, false};

std::string name_and_rating(const Player& player) {
  std::string text = visible(player.name);
  if (player.rating != 0) text += (text.empty() ? "(" : " (") + std::to_string(player.rating) + ")";
  return text;
}

class TableBuilder {
 public:
  TableBuilder(const Tournament& tournament, int round) : tournament_(tournament), rounds_before_(round - 1) {}

  void add(const std::string& board, const Board& pair) {
    Row row = white_half(board, pair.white);
    const Player& black = player_at(tournament_, pair.black);
    row[BlackId] = std::to_string(black.id);
    row[Black] = name_and_rating(black);
    row[BlackPoints] = points(black);
    rows_.push_back(std::move(row));
  }

  void add_bye(PlayerIndex player) {
    Row row = white_half("", player);
    row[Black] = "bye";
    rows_.push_back(std::move(row));
  }

  [[nodiscard]] std::string text() const {
    const std::array<std::size_t, Columns> width = widths();
    std::string table;
    for (const Row& row : rows_) table += line(row, width);
    return table;
  }

 private:
  [[nodiscard]] std::string points(const Player& player) const {
    return trf::format_points(standings_points(tournament_, player, rounds_before_));
  }

  [[nodiscard]] Row white_half(const std::string& board, PlayerIndex index) const {
    const Player& player = player_at(tournament_, index);
    return {board, std::to_string(player.id), name_and_rating(player), points(player), "", "", ""};
  }

  [[nodiscard]] std::array<std::size_t, Columns> widths() const {
    std::array<std::size_t, Columns> width{};
    for (const Row& row : rows_) {
      for (std::size_t column = 0; column < Columns; ++column) {
        width[column] = std::max(width[column], trf::count_characters(row[column]));
      }
    }
    return width;
  }

  static std::string line(const Row& row, const std::array<std::size_t, Columns>& width) {
    std::string text;
    for (std::size_t column = 0; column < Columns; ++column) {
      if (column > 0) text += "  ";
      text += is_text[column] ? left_aligned(row[column], width[column])
                              : right_aligned(row[column], width[column]);
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text + '\n';
  }

  const Tournament& tournament_;
  int rounds_before_;
  std::vector<Row> rows_{{"Board", "No", "White", "Points", "No", "Black", "Points"}};
};

std::string title(const Tournament& tournament, int round, Edition edition) {
  std::string text = visible(tournament.name);
  text += (text.empty() ? "Round " : ", round ") + std::to_string(round);
  text += " (FIDE Dutch, rules of ";
  text += name_of(edition);
  return text + ")\n";
}

}  // namespace

std::string format_table(const Tournament& tournament, const RoundPairing& pairing, Edition edition) {
  TableBuilder table(tournament, pairing.round);
  int number = 0;
  for (const Board& board : pairing.boards) table.add(std::to_string(++number), board);
  if (pairing.bye) table.add_bye(*pairing.bye);
  return title(tournament, pairing.round, edition) + '\n' + table.text();
}

}  // namespace bloesem::cli
