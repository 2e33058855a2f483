// Edits a report file in place: only the affected columns are rewritten, everything else is kept.
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

// Appends the requests of a record 240; adds nothing if the record is malformed.
void add_requests(const LineText& line, std::vector<ByeRequest>& requests);
// Returns the requests as records 240: one record for each round and kind.
[[nodiscard]] std::vector<std::string> request_records(std::vector<ByeRequest> requests);

// Requires ids of players in the file; rounds count from 0.
class Editor {
 public:
  explicit Editor(Document document);

  [[nodiscard]] const Document& document() const noexcept { return document_; }

  // Returns the ids in the order of the file.
  [[nodiscard]] std::vector<int> ids() const;
  // Returns the rounds of a player as written in the line.
  [[nodiscard]] std::vector<Cell> cells(int id) const;
  void write_cell(int id, int round, const Cell& cell);
  // Replaces all rounds of the player, removing any further ones.
  void write_cells(int id, const std::vector<Cell>& cells, ResultCodes codes = ResultCodes::Letters);
  // Marks a game as adjourned (?): without a result, so that the next round can be paired.
  void write_adjourned(int id, int round);
  // Returns the code in the result column of a round, upper case.
  [[nodiscard]] char result_code(int id, int round) const;
  // Returns the points in the line; empty if the columns are blank or invalid.
  [[nodiscard]] std::optional<Points> points(int id) const;
  void write_points(int id, Points points);
  [[nodiscard]] bool has_rank(int id) const;
  void write_rank(int id, int rank);

  // The requests in all records 240. Writing replaces these records by one for each round and kind.
  [[nodiscard]] std::vector<ByeRequest> requests() const;
  void write_requests(std::vector<ByeRequest> requests);

  // Removes all records with this code; true if there were any.
  bool erase_records(std::string_view code);
  // Removes all lines beginning with `begin`; true if there were any.
  bool erase_lines(std::string_view begin);
  // Writes one record with this content, in place of the first with its code or else before the players.
  void write_record(std::string_view code, std::string_view content);
  [[nodiscard]] bool has_record(std::string_view code) const;

  // Inserts lines before the players.
  void insert_records(const std::vector<std::string>& lines);

  // Calls change(text) for each record with this code, in the order of the file; `change` may modify the text.
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

  // Write settings to every record for them in the file (142 and XXR, 152 and XXC); if there is none, to the
  // one of the file's dialect.
  void write_rounds(int rounds);
  void write_initial_colour(Colour colour);
  // Replaces all fictitious points (XXA, 250) of the file.
  void write_virtual_points(std::vector<VirtualPoints> players);

  // Returns sex, title, name and so on, as written.
  [[nodiscard]] PlayerFields fields(int id) const;
  // Inserts the line of a new player before that of player `before`, or after the last player (0).
  void insert_player(std::string line, int before);
  // Renumbers the players: ids[old] = new, for every id of the file. All records that name players are updated;
  // a range of ids (250) is split as needed to name the same players.
  void renumber(const std::vector<int>& ids);

 private:
  void find_players();
  [[nodiscard]] bool is_record(int number, std::string_view code) const;
  [[nodiscard]] bool speaks_2026() const;
  [[nodiscard]] bool states_rank() const;
  // Returns the line of a player with the columns counted as that line requires (see columns_of).
  [[nodiscard]] LineText line_text(int id) const;
  [[nodiscard]] int line_of(int id) const { return line_of_.at(static_cast<std::size_t>(id)); }
  [[nodiscard]] int first_player_line() const noexcept;
  // Rewrites a player's line with every field in its columns, counted in characters, and blanks between them.
  void straighten(int id);
  // Straightens the line unless its columns are already counted in characters.
  void put_in_step(int id);
  template <class Change>
  void change(int id, Change change);
  void renumber_ranges(const std::vector<int>& ids);

  Document document_;
  std::vector<int> line_of_;  // line number by id; 0: none
};

}  // namespace bloesem::trf
