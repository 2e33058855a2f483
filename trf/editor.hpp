// Changes a report file in place: only the columns that a change concerns are written, all else stays as it
// came.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/trf/document.hpp"
#include "trf/draft.hpp"
#include "trf/fields.hpp"
#include "trf/line_text.hpp"
#include "trf/player_fields.hpp"
#include "trf/virtual_records.hpp"

namespace bloesem::trf {

// An absence announced for a round (record 240): F, H or Z.
struct ByeRequest {
  int id = 0;
  int round = 0;  // from 0
  Outcome outcome = Outcome::ZeroBye;

  friend bool operator==(const ByeRequest&, const ByeRequest&) = default;
};

// What a record 240 says; nothing where it cannot be read.
void add_requests(const LineText& line, std::vector<ByeRequest>& requests);
// As records 240: one for each round and kind.
[[nodiscard]] std::vector<std::string> request_records(std::vector<ByeRequest> requests);

// Ids must be those of players of the file, rounds count from 0.
class Editor {
 public:
  explicit Editor(Document document);

  [[nodiscard]] const Document& document() const noexcept { return document_; }

  // In the order of the file.
  [[nodiscard]] std::vector<int> ids() const;
  // The rounds of a player as the line has them.
  [[nodiscard]] std::vector<Cell> cells(int id) const;
  void write_cell(int id, int round, const Cell& cell);
  // These are all the rounds of the player: what the line has behind them goes.
  void write_cells(int id, const std::vector<Cell>& cells, ResultCodes codes = ResultCodes::Letters);
  // An adjourned game (?): it has no result yet, but the next round may be paired.
  void write_adjourned(int id, int round);
  // The code in the result column of a round, in capitals.
  [[nodiscard]] char result_code(int id, int round) const;
  // Nothing where the columns are blank or hold no points.
  [[nodiscard]] std::optional<Points> points(int id) const;
  void write_points(int id, Points points);
  [[nodiscard]] bool has_rank(int id) const;
  void write_rank(int id, int rank);

  // Requests as the records 240 hold them: one record for each round and kind, written anew as a whole.
  [[nodiscard]] std::vector<ByeRequest> requests() const;
  void write_requests(std::vector<ByeRequest> requests);

  // The records of a code are taken out; true if there was one.
  bool erase_records(std::string_view code);
  // The lines that begin so; true if there was one.
  bool erase_lines(std::string_view begin);
  // One record with this content, where the first of its code stood, or in front of the players.
  void write_record(std::string_view code, std::string_view content);
  [[nodiscard]] bool has_record(std::string_view code) const;

  // New lines in front of the players.
  void insert_records(const std::vector<std::string>& lines);

  // change(text) for every record of a code, in the order of the file; it changes the text in place.
  template <class Change>
  void change_records(std::string_view code, Change change) {
    for (int number = 1; number <= static_cast<int>(document_.lines().size()); ++number) {
      if (!is_record(number, code)) continue;
      std::string text(document_.text(number));
      change(text);
      if (text != document_.text(number)) document_.replace(number, std::move(text));
    }
  }

  void to_utf8() noexcept { document_.to_utf8(); }

  // Settings that every reader of the file's dialects understands: each of the records 142 and XXR (152 and
  // XXC) that the file has, or else the one of its dialect.
  void write_rounds(int rounds);
  void write_initial_colour(Colour colour);
  // These are all fictitious points (XXA, 250) of the file.
  void write_virtual_points(std::vector<VirtualPoints> players);

  // Sex, title, name and so on, as written.
  [[nodiscard]] PlayerFields fields(int id) const;
  // A line for a new player, in front of the line of `before`, or behind the last player (0).
  void insert_player(std::string line, int before);
  // ids[old] = new, for every id of the file; all records that name players follow. A range of ids (250)
  // becomes as many as it takes to name the same players.
  void renumber(const std::vector<int>& ids);

 private:
  void find_players();
  [[nodiscard]] bool is_record(int number, std::string_view code) const;
  [[nodiscard]] bool speaks_2026() const;
  [[nodiscard]] bool states_rank() const;
  // The line with its columns as they are counted in it.
  [[nodiscard]] LineText line_text(int id) const;
  [[nodiscard]] int line_of(int id) const { return line_of_.at(static_cast<std::size_t>(id)); }
  [[nodiscard]] int first_player_line() const noexcept;
  // Every field of a player's line into its columns, counted in characters, with plain blanks between them.
  void straighten(int id);
  void put_in_step(int id);
  template <class Change>
  void change(int id, Change change);
  void renumber_ranges(const std::vector<int>& ids);

  Document document_;
  std::vector<int> line_of_;  // by id; 0 = none
};

}  // namespace bloesem::trf
