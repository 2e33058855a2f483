#include "engine/render/standings/crosstable.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>

#include "engine/platform/terminal.hpp"
#include "engine/render/standings/format_standings.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/standings/separation.hpp"
#include "trf/fields.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

// Returns "4w1", "12b=", "7w+" for a win by forfeit, "U" or "H"; blank if the player was absent. `second`: the
// second game of a match, "4w1=".
std::string round_text(const Tournament& tournament, const RoundEntry& entry,
                       const std::optional<RoundEntry>& second) {
  if (entry == RoundEntry{}) return "";
  std::string text;
  if (entry.opponent != no_player) {
    text = std::to_string(service::id_of(tournament, entry.opponent));
    text += trf::letter_of(entry.colour);
  }
  text += trf::code_of(entry.outcome);
  if (second && entry.opponent != no_player) text += trf::code_of(second->outcome);
  return text;
}

constexpr std::size_t name_column = 2;

class Rows {
 public:
  Rows(const service::RankedFile& file, const CrosstableStyle& style)
      : file_(file), style_(style), order_(crosstable_order(file, style.order)) {}

  std::vector<TextRow> make(bool for_people) {
    std::vector<TextRow> rows{titles(for_people)};
    const std::vector<std::size_t> positions = service::positions_of(file_.result);
    for (const PlayerIndex player : order_) {
      const auto index = static_cast<std::size_t>(player);
      const Player& who = service::player_at(file_.tournament, player);
      TextRow row{std::to_string(file_.result.places[positions[index]].rank), std::to_string(who.id),
                  for_people ? trf::visible(who.name) : who.name,
                  who.rating == 0 ? "" : std::to_string(who.rating)};
      append_games(row, player);
      row.push_back(trf::format_points(file_.points[index]));
      if (!for_people) row.push_back(std::to_string(file_.result.rounds));
      rows.push_back(std::move(row));
    }
    return rows;
  }

  [[nodiscard]] std::vector<Align> alignment() const {
    std::vector<Align> alignment(5 + games(), Align::Left);
    for (const std::size_t right : {std::size_t{0}, std::size_t{1}, std::size_t{3}, alignment.size() - 1})
      alignment[right] = Align::Right;
    return alignment;
  }

 private:
  [[nodiscard]] bool round_robin() const { return file_.plan.options.round_robin; }
  [[nodiscard]] std::size_t games() const {
    return round_robin() ? order_.size() : static_cast<std::size_t>(file_.result.rounds);
  }

  [[nodiscard]] TextRow titles(bool for_people) const {
    TextRow row =
        for_people ? TextRow{"Rank", "No", "Name", "Rating"} : TextRow{"rank", "id", "name", "rating"};
    for (std::size_t i = 0; i < games(); ++i)
      row.push_back(round_robin() ? std::to_string(service::id_of(file_.tournament, order_[i]))
                                  : "R" + std::to_string(i + 1));
    row.emplace_back(for_people ? "Points" : "points");
    if (!for_people) row.emplace_back("after_round");
    return row;
  }

  void append_games(TextRow& row, PlayerIndex player) const {
    if (round_robin()) {
      for (const PlayerIndex opponent : order_) row.push_back(games_against(player, opponent));
    } else {
      for (int round = 0; round < file_.result.rounds; ++round) row.push_back(round_cell(player, round));
    }
  }

  [[nodiscard]] std::string round_cell(PlayerIndex player, int round) const {
    const Player& who = service::player_at(file_.tournament, player);
    std::string text = cell_text(player, round);
    if (!style_.running) return text;
    if (!text.empty()) text += ' ';
    return text + '(' + trf::format_points(settled_points(file_.tournament, who, round + 1)) + ')';
  }

  // Where rounds are matches of two games, the file states the result of each.
  [[nodiscard]] std::string cell_text(PlayerIndex player, int round) const {
    if (!file_.games)
      return round_text(file_.tournament, service::player_at(file_.tournament, player).round(round), {});
    const Player& who = service::player_at(*file_.games, player);
    return round_text(file_.tournament, who.round(2 * round), who.round(2 * round + 1));
  }

  // Returns colour and result of each game, in the order played.
  [[nodiscard]] std::string games_against(PlayerIndex player, PlayerIndex opponent) const {
    if (player == opponent) return "*";
    std::string text;
    for (int round = 0; round < file_.result.rounds; ++round) {
      const RoundEntry entry = service::player_at(file_.tournament, player).round(round);
      if (entry.opponent != opponent) continue;
      if (!text.empty()) text += ' ';
      text += trf::letter_of(entry.colour);
      text += trf::code_of(entry.outcome);
    }
    return text;
  }

  const service::RankedFile& file_;
  const CrosstableStyle& style_;
  std::vector<PlayerIndex> order_;
};

}  // namespace

std::vector<PlayerIndex> crosstable_order(const service::RankedFile& file, CrosstableOrder order) {
  std::vector<PlayerIndex> players;
  for (const standings::Place& place : file.result.places) players.push_back(place.player);
  if (order == CrosstableOrder::Number) std::sort(players.begin(), players.end());
  return players;
}

std::string crosstable_text(const service::RankedFile& file, const CrosstableStyle& style) {
  Rows rows(file, style);
  return standings_title(file, "crosstable") + '\n' + table_text(rows.make(true), rows.alignment());
}

std::string crosstable_csv(const service::RankedFile& file, const CrosstableStyle& style,
                           trf::CsvText text_style) {
  std::string text;
  for (const TextRow& row : Rows(file, style).make(false)) {
    std::vector<bool> is_text(row.size(), false);
    is_text[name_column] = true;
    text += csv_line(row, is_text, text_style);
  }
  return text;
}

}  // namespace bloesem::render
