// Contents of the lines of a file, before they are checked against each other. Internal to the reader.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/dialect.hpp"
#include "bloesem/trf/tie_breaks.hpp"
#include "trf/columns.hpp"
#include "trf/layout.hpp"
#include "trf/restriction.hpp"

namespace bloesem::trf {

template <class T>
struct Stated {
  T value;
  Place place;
};

// Keeps the first statement of a fact; reports an error if a later one differs.
template <class T>
void state(std::optional<Stated<T>>& fact, T value, const Place& place, const std::string& what,
           Diagnostics& out) {
  if (!fact) {
    fact = Stated<T>{std::move(value), place};
  } else if (fact->value != value) {
    out.error(Code::Conflict, place,
              {what + " differs from line " + std::to_string(fact->place.line), "",
               "the same on both lines, or one of them only", fact->place.line});
  }
}

// One round of one player.
struct Cell {
  int opponent = 0;  // id; 0 = none
  Colour colour = Colour::None;
  Outcome outcome = Outcome::Absent;
  bool broken = false;  // an error has been reported; ignored in further checks
  char code = ' ';      // the result as written, upper case
};

// Storage for the cells of all players in few allocations. Stored cells never move, even when the store is
// moved.
class CellStore {
 public:
  CellStore() = default;
  CellStore(CellStore&&) = default;
  CellStore& operator=(CellStore&&) = default;

  // Returns `count` new cells to be filled.
  std::span<Cell> extend(std::size_t count) {
    if (free_.size() < count) free_ = pieces_.emplace_back(std::max(piece_size, count));
    const std::span<Cell> cells = free_.first(count);
    free_ = free_.subspan(count);
    return cells;
  }
  std::span<Cell> keep(const std::vector<Cell>& cells) {
    const std::span<Cell> kept = extend(cells.size());
    std::copy(cells.begin(), cells.end(), kept.begin());
    return kept;
  }
  // Releases the cells returned last.
  void drop(std::span<Cell> last) noexcept { free_ = {last.data(), last.size() + free_.size()}; }

 private:
  static constexpr std::size_t piece_size = 8192;
  std::vector<std::vector<Cell>> pieces_;
  std::span<Cell> free_;  // unused end of the last piece
};

// Results of a row with only played games; the other games were lost.
struct GameCount {
  std::int16_t wins = 0;
  std::int16_t draws = 0;
};

struct PlayerLine {
  int line = 0;
  int column = 0;  // where the player begins in a file without fixed columns; 0: a report file
  int id = 0;
  int rating = 0;
  std::string name;
  std::span<Cell> cells;         // in the draft's CellStore
  std::optional<Points> points;  // columns 81-84
  Layout layout = {};
  int shift = 0;  // number of characters by which the fields after the name are shifted to the right
  // Set only if all cells are completed rated games (1 = 0) and they have been counted; such cells need no
  // further inspection.
  std::optional<GameCount> only_games = {};
  bool broken = false;  // an error has been reported

  [[nodiscard]] Cell cell(int round) const noexcept {
    const auto i = static_cast<std::size_t>(round);
    return i < cells.size() ? cells[i] : Cell{};
  }
  [[nodiscard]] bool stands_before(const PlayerLine& other) const noexcept {
    return std::tie(line, column) < std::tie(other.line, other.column);
  }
  // Returns the place of a field after the name, as precisely as known; `round` counts from 0.
  [[nodiscard]] Place place(const Field& field, int round = 0) const noexcept {
    if (column != 0) return {line, column, column};
    const Field shifted = in_round(field, round);
    return {line, layout.first(shifted.first) + shift, layout.last(shifted.last) + shift};
  }
};

// Players named in one line (XXZ, XXP, 240, 260).
using IdList = std::vector<Stated<int>>;

// A range of rounds or starting ranks, both ends inclusive.
struct Range {
  int first = 1;
  int last = 1;
};

// One XXP or 260 line.
struct ForbiddenLine {
  IdList ids;
  std::optional<Range> rounds = {};  // empty: all rounds
};

// A wish in a list: players who should rather not meet in these rounds.
struct WishLine {
  std::string reason;
  Range rounds = {1, 1};
  bool strict = false;
  std::vector<IdList> groups = {};
};

// One 240 line.
struct ByeLine {
  Outcome outcome = Outcome::ZeroBye;
  int round = 1;
  IdList ids;
};

// A comment about a game without a result when later rounds were paired.
struct OpenGameLine {
  int round = 1;
  Range later;  // rounds paired without its result; last 0: still open
  Stated<int> one;
  Stated<int> other;
  int game = 0;  // of a match of two games; 0: both, or a round is a game
};

// A note on a player, see LocalRecord.
struct NoteLine {
  Stated<int> id;
  NoteKind kind = NoteKind::Club;
  std::string text;
};

// A comment about a group of players (groups_and_seats.hpp).
struct GroupLine {
  Stated<std::string> name;
  IdList ids;
};

// A comment about a pair made by hand.
struct FixedPairLine {
  int round = 1;
  Stated<int> one;
  Stated<int> other;
  bool by_rules = false;
};

// A comment about the board of a player.
struct FixedBoardLine {
  int round = 1;
  Stated<int> player;
  int board = 1;
};

// A 299 line with a bonus or penalty.
struct AdjustmentLine {
  Points points = 0;
  int round = 1;
  IdList ids;  // empty: all players
  Place place;
};

// One 250 line.
struct VirtualRange {
  Points points = 0;
  Range rounds;
  Range ids;
  Place place;
};

// One XXA line, or one with the game points of a team.
struct VirtualRow {
  Stated<int> id;
  std::vector<Points> points;  // [r] = round r+1
};

// Values of results by the codes of the three dialects, in the order defined in scoring.cpp.
struct ScoringDraft {
  static constexpr int xxs_codes = 12;
  static constexpr int bb_codes = 6;
  static constexpr int r162_codes = 6;
  static constexpr int r299_kinds = 8;
  std::array<std::optional<Points>, xxs_codes> xxs = {};
  std::array<std::optional<Points>, bb_codes> bb = {};
  std::optional<Place> xxs_place;  // place of the last XXS line
  std::optional<Place> bb_place;
  std::array<std::optional<Stated<Points>>, r162_codes> r162 = {};
  std::optional<Place> r162_place;
  std::array<std::optional<Stated<Points>>, r299_kinds> r299 = {};
  bool broken = false;
};

struct Draft {
  Layout layout;
  bool layout_broken = false;  // an invalid or misplaced XXW: the columns of later lines are unknown
  std::string name;
  std::string system_code;
  std::optional<Stated<std::string>> system;  // the meaning of record 192
  std::optional<Stated<RulesByName>> rules;   // names in a comment (rules_comment.hpp)
  std::optional<std::string> start_date;
  std::optional<Stated<std::string>> start_day;  // the meaning of record 042
  std::optional<StandingsOrder> tie_breaks;      // 202
  std::optional<StandingsOrder> standings;       // 212
  std::vector<PlayerLine> players;               // in the order of the file
  CellStore cells;                               // cells of the players
  std::vector<Cell> row;                         // cells of the player being read
  bool roster_broken = false;  // players are missing or ambiguous: checks across players are skipped
  std::optional<Stated<int>> rounds;
  std::optional<Stated<Colour>> initial_colour;
  bool by_position = false;  // XXC rank
  IdList absent;
  std::vector<ForbiddenLine> forbidden;
  std::vector<WishLine> listed_wishes;
  std::vector<ByeLine> byes;
  std::vector<VirtualRow> virtual_rows;
  std::vector<VirtualRange> virtual_ranges;
  std::vector<AdjustmentLine> adjustments;
  std::vector<OpenGameLine> open_games;
  std::vector<NoteLine> notes;
  std::vector<VirtualRow> game_points;  // of teams
  std::vector<GroupLine> groups;
  std::vector<FixedPairLine> fixed_pairs;
  std::vector<FixedBoardLine> fixed_boards;
  std::vector<Restriction> wishes;  // in comments (restriction_comment.hpp)
  ScoringDraft scoring;
  std::optional<PointSystem> points;         // stated as a whole (JSON, CSV)
  std::optional<Stated<int>> rounds_played;  // if the file states it
  std::optional<Place> team_list;            // the first record with a list of teams
  std::optional<Place> team_event;           // evidence that teams are paired instead of players
  std::vector<DialectEvidence> records;      // the first line of each record specific to a dialect
};

}  // namespace bloesem::trf
