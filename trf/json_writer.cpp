#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/trf/list_writer.hpp"
#include "bloesem/validate.hpp"
#include "trf/entry_text.hpp"
#include "trf/json_text.hpp"
#include "trf/list_text.hpp"
#include "trf/local_records.hpp"
#include "trf/plain_names.hpp"
#include "trf/point_kinds.hpp"
#include "trf/rules_comment.hpp"

namespace bloesem::trf {

namespace {

class JsonWriter {
 public:
  explicit JsonWriter(const Tournament& tournament) : tournament_(tournament) {
    reserve_for(text_, tournament);
  }

  std::string write() {
    text_ = "{\n  \"schema\": 1";
    if (!tournament_.name.empty()) add_text("name", tournament_.name);
    if (!tournament_.heading.system_code.empty()) add_text("system", tournament_.heading.system_code);
    if (tournament_.heading.rules) add_rules(*tournament_.heading.rules);
    if (tournament_.heading.start_date) add_text("start_date", *tournament_.heading.start_date);
    if (tournament_.rounds_declared) add_number("rounds", *tournament_.rounds_declared);
    add_number("rounds_played", tournament_.rounds_played);
    if (tournament_.initial_colour)
      add_text("initial_colour", *tournament_.initial_colour == Colour::White ? "white" : "black");
    if (!tournament_.heading.tie_breaks.empty()) add_text("tie_breaks", tournament_.heading.tie_breaks);
    if (tournament_.points != PointSystem{}) add_point_values();
    if (!tournament_.forbidden_groups.empty()) add_groups();
    if (!tournament_.forbidden_spans.empty()) add_spans();
    if (!tournament_.wishes.empty()) add_wishes();
    if (!tournament_.late_decisions.empty()) add_late_decisions();
    if (!tournament_.groups.empty()) add_player_groups();
    if (!tournament_.fixed_pairs.empty()) add_fixed_pairs();
    if (!tournament_.fixed_boards.empty()) add_fixed_boards();
    add_players();
    text_ += "\n}\n";
    return std::move(text_);
  }

 private:
  // ---- values

  void append_point_text(Points points) {
    text_ += '"';
    append_points(text_, points);
    text_ += '"';
  }

  // ---- members

  void begin_member(std::string_view key) { text_.append(",\n  \"").append(key).append("\": "); }

  void add_text(std::string_view key, std::string_view text) {
    begin_member(key);
    append_json_string(text_, text);
  }

  void add_number(std::string_view key, int number) {
    begin_member(key);
    append_number(text_, number);
  }

  void add_rules(const RulesByName& rules) {
    begin_member("rules");
    text_ += "{\"system\": ";
    append_json_string(text_, rules.system);
    if (!rules.edition.empty()) {
      text_ += ", \"edition\": ";
      append_json_string(text_, rules.edition);
    }
    if (!rules.readings.empty()) add_readings(rules.readings);
    text_ += '}';
  }

  void add_readings(const std::vector<ReadingChoice>& readings) {
    text_ += ", \"readings\": {";
    for (const ReadingChoice& reading : readings) {
      if (text_.back() != '{') text_ += ", ";
      append_json_string(text_, reading.name);
      text_ += ": ";
      append_json_string(text_, reading.value);
    }
    text_ += '}';
  }

  void add_point_values() {
    begin_member("points");
    text_ += '{';
    for (const PointKind& kind : point_kinds) {
      if (text_.back() != '{') text_ += ", ";
      text_.append("\"").append(kind.name).append("\": ");
      append_point_text(tournament_.points.*kind.value);
    }
    if (tournament_.points.unfinished) {
      text_.append(", \"").append(unfinished_kind).append("\": ");
      append_point_text(*tournament_.points.unfinished);
    }
    text_ += '}';
  }

  template <class List, class Item>
  void append_list(const List& list, std::string_view between, Item item) {
    text_ += '[';
    for (const auto& value : list) {
      if (text_.back() != '[') text_ += between;
      item(value);
    }
    text_ += ']';
  }

  void append_ids(const std::vector<PlayerIndex>& players) {
    append_list(players, ", ",
                [this](PlayerIndex player) { append_number(text_, id_at(tournament_, player)); });
  }

  void add_groups() {
    begin_member("forbidden");
    text_ += "[";
    for (const auto& group : tournament_.forbidden_groups) {
      text_ += text_.back() == '[' ? "\n    " : ",\n    ";
      append_ids(group);
    }
    text_ += "\n  ]";
  }

  void add_spans() {
    begin_member("forbidden_in_rounds");
    text_ += "[";
    for (const ForbiddenSpan& span : tournament_.forbidden_spans) {
      text_ += text_.back() == '[' ? "\n    {\"first\": " : ",\n    {\"first\": ";
      append_number(text_, span.first_round);
      text_ += ", \"last\": ";
      append_number(text_, span.last_round);
      text_ += ", \"players\": ";
      append_ids(span.group);
      text_ += '}';
    }
    text_ += "\n  ]";
  }

  void add_wishes() {
    begin_member("wishes");
    text_ += "[";
    for (const Wish& wish : tournament_.wishes) {
      text_ += text_.back() == '[' ? "\n    {\"reason\": " : ",\n    {\"reason\": ";
      append_json_string(text_, wish.reason);
      text_ += ", \"first\": ";
      append_number(text_, wish.first_round);
      text_ += ", \"last\": ";
      append_number(text_, wish.last_round);
      if (wish.strict) text_ += ", \"strict\": true";
      text_ += ", \"groups\": [";
      for (const std::vector<PlayerIndex>& group : wish.groups) {
        if (text_.back() != '[') text_ += ", ";
        append_ids(group);
      }
      text_ += "]}";
    }
    text_ += "\n  ]";
  }

  void add_late_decisions() {
    begin_member("late_decisions");
    text_ += "[";
    for (const LateDecision& game : tournament_.late_decisions) {
      text_ += text_.back() == '[' ? "\n    {\"round\": " : ",\n    {\"round\": ";
      append_number(text_, game.round);
      text_ += ", \"first\": ";
      append_number(text_, game.first_round);
      if (game.last_round != 0) {
        text_ += ", \"last\": ";
        append_number(text_, game.last_round);
      }
      if (game.game != 0) {
        text_ += ", \"game\": ";
        append_number(text_, game.game);
      }
      text_ += ", \"players\": ";
      append_ids({game.one, game.other});
      text_ += '}';
    }
    text_ += "\n  ]";
  }

  // Begins an object of a list of them, of which `key` is the first member.
  void begin_object(std::string_view key) {
    text_.append(text_.back() == '[' ? "\n    {\"" : ",\n    {\"").append(key).append("\": ");
  }

  void add_player_groups() {
    begin_member("groups");
    text_ += "[";
    for (const PlayerGroup& group : tournament_.groups) {
      begin_object("name");
      append_json_string(text_, group.name);
      text_ += ", \"players\": ";
      append_ids(group.players);
      text_ += '}';
    }
    text_ += "\n  ]";
  }

  void add_fixed_pairs() {
    begin_member("fixed_pairs");
    text_ += "[";
    for (const FixedPair& pair : tournament_.fixed_pairs) {
      begin_object("round");
      append_number(text_, pair.round);
      text_ += ", \"players\": ";
      append_ids({pair.one, pair.other});
      text_.append(", \"colours\": ").append(pair.colours_by_rules ? "\"by-rules\"}" : "\"by-hand\"}");
    }
    text_ += "\n  ]";
  }

  void add_fixed_boards() {
    begin_member("fixed_boards");
    text_ += "[";
    for (const FixedBoard& board : tournament_.fixed_boards) {
      begin_object("round");
      append_number(text_, board.first_round);
      text_ += ", \"player\": ";
      append_number(text_, id_at(tournament_, board.player));
      text_ += ", \"board\": ";
      append_number(text_, board.board);
      text_ += '}';
    }
    text_ += "\n  ]";
  }

  void add_players() {
    begin_member("players");
    text_ += "[";
    for (const Player& player : tournament_.players) {
      text_ += &player == tournament_.players.data() ? "\n    " : ",\n    ";
      append_player(player);
    }
    text_ += "\n  ]";
  }

  void append_player(const Player& player) {
    text_ += "{\"id\": ";
    append_number(text_, player.id);
    text_ += ", \"name\": ";
    append_json_string(text_, player.name);
    if (player.rating != 0) {
      text_ += ", \"rating\": ";
      append_number(text_, player.rating);
    }
    text_ += ", \"points\": ";
    append_point_text(settled_points(tournament_, player, tournament_.rounds_played));
    text_ += ", \"rounds\": [";
    for (const RoundEntry& entry : player.rounds) {
      text_ += text_.back() == '[' ? "\"" : ",\"";
      append_entry(text_, cell_of(tournament_, entry));
      text_ += '"';
    }
    text_ += ']';
    add_points_of_rounds("virtual_points", player.virtual_points);
    add_points_of_rounds("adjustments", player.adjustments);
    add_points_of_rounds("game_points", player.game_points);
    append_notes(static_cast<PlayerIndex>(&player - tournament_.players.data()));
    text_ += '}';
  }

  void add_points_of_rounds(std::string_view key, const std::vector<Points>& rounds) {
    if (rounds.empty()) return;
    text_.append(", \"").append(key).append("\": ");
    append_list(rounds, ",", [this](Points points) { append_point_text(points); });
  }

  // Appends the notes of a player; called in the order of the players.
  void append_notes(PlayerIndex player) {
    for (; next_note_ < tournament_.notes.size() && tournament_.notes[next_note_].player == player;
         ++next_note_) {
      const PlayerNote& note = tournament_.notes[next_note_];
      text_.append(", \"").append(note_names[static_cast<std::size_t>(note.kind)].column).append("\": ");
      append_json_string(text_, note.text);
    }
  }

  const Tournament& tournament_;
  std::size_t next_note_ = 0;
  std::string text_;
};

}  // namespace

std::string write_json(const Tournament& tournament) {
  if (!is_consistent(tournament)) return {};
  if (tournament.heading.rules && !are_usable(*tournament.heading.rules)) return {};
  if (const auto plain = with_blanks_in_names(tournament, is_line_end)) return write_json(*plain);
  return JsonWriter(tournament).write();
}

}  // namespace bloesem::trf
