#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "bloesem/trf/csv_text.hpp"
#include "bloesem/trf/list_writer.hpp"
#include "bloesem/validate.hpp"
#include "trf/csv_reader.hpp"
#include "trf/entry_text.hpp"
#include "trf/list_text.hpp"
#include "trf/local_records.hpp"
#include "trf/point_kinds.hpp"
#include "trf/rules_comment.hpp"

namespace bloesem::trf {

namespace {

class CsvWriter {
 public:
  CsvWriter(const Tournament& tournament, CsvText style)
      : tournament_(tournament), style_(style), rounds_(longest_history(tournament)) {
    reserve_for(text_, tournament);
  }

  std::string write() {
    text_.append(csv_mark).append(",").append(csv_version).append("\n");
    add_settings();
    add_point_values();
    add_forbidden();
    add_wishes();
    add_late_decisions();
    add_arrangements();
    add_columns();
    for (const Player& player : tournament_.players) add_player(player);
    return std::move(text_);
  }

 private:
  void add_setting(std::string_view key, std::string_view value) {
    text_.append(key).append(",");
    append_csv_text(text_, value, style_);
    text_ += '\n';
  }

  void add_setting(std::string_view key, int value) { add_setting(key, std::to_string(value)); }

  void add_settings() {
    if (!tournament_.name.empty()) add_setting("#name", tournament_.name);
    if (!tournament_.heading.system_code.empty()) add_setting("#system", tournament_.heading.system_code);
    if (tournament_.heading.rules) add_rules(*tournament_.heading.rules);
    if (tournament_.heading.start_date) add_setting("#start_date", *tournament_.heading.start_date);
    if (tournament_.rounds_declared) add_setting("#rounds", *tournament_.rounds_declared);
    add_setting("#rounds_played", tournament_.rounds_played);
    if (tournament_.initial_colour)
      add_setting("#initial_colour", *tournament_.initial_colour == Colour::White ? "white" : "black");
    if (!tournament_.heading.tie_breaks.empty()) add_setting("#tie_breaks", tournament_.heading.tie_breaks);
  }

  void add_rules(const RulesByName& rules) {
    text_.append("#rules,").append(rules.system);
    if (!rules.edition.empty()) text_.append(",").append(rules.edition);
    for (const ReadingChoice& reading : rules.readings)
      text_.append(",").append(reading.name).append("=").append(reading.value);
    text_ += '\n';
  }

  void add_points(std::string_view kind, Points points) {
    text_.append("#points,").append(kind).append(",");
    append_points(text_, points);
    text_ += '\n';
  }

  void add_point_values() {
    if (tournament_.points == PointSystem{}) return;
    for (const PointKind& kind : point_kinds) add_points(kind.name, tournament_.points.*kind.value);
    if (tournament_.points.unfinished) add_points(unfinished_kind, *tournament_.points.unfinished);
  }

  void append_group(const std::vector<PlayerIndex>& group) {
    for (const PlayerIndex player : group) {
      text_ += ',';
      append_number(text_, id_at(tournament_, player));
    }
    text_ += '\n';
  }

  void add_forbidden() {
    for (const auto& group : tournament_.forbidden_groups) {
      text_ += "#forbidden";
      append_group(group);
    }
    for (const ForbiddenSpan& span : tournament_.forbidden_spans) {
      text_ += "#forbidden_in_rounds,";
      append_number(text_, span.first_round);
      text_ += ',';
      append_number(text_, span.last_round);
      append_group(span.group);
    }
  }

  // A line for each group, with the number of the wish.
  void add_wishes() {
    int number = 0;
    for (const Wish& wish : tournament_.wishes) {
      ++number;
      for (const std::vector<PlayerIndex>& group : wish.groups) {
        text_ += "#wish,";
        append_number(text_, number);
        text_ += ',';
        append_csv_text(text_, wish.reason, style_);
        text_ += ',';
        append_number(text_, wish.first_round);
        text_ += ',';
        append_number(text_, wish.last_round);
        text_ += wish.strict ? ",strict" : ",";
        append_group(group);
      }
    }
  }

  void add_late_decisions() {
    for (const LateDecision& game : tournament_.late_decisions) {
      text_ += game.game == 0 ? "#late_decision," : game.game == 1 ? "#late_decision_1," : "#late_decision_2,";
      append_number(text_, game.round);
      text_ += ',';
      append_number(text_, game.first_round);
      text_ += ',';
      append_number(text_, game.last_round);
      append_group({game.one, game.other});
    }
  }

  void add_arrangements() {
    for (const PlayerGroup& group : tournament_.groups) {
      text_ += "#group,";
      append_csv_text(text_, group.name, style_);
      append_group(group.players);
    }
    for (const FixedPair& pair : tournament_.fixed_pairs) {
      text_ += "#fixed_pair,";
      append_number(text_, pair.round);
      text_ += pair.colours_by_rules ? ",by-rules" : ",by-hand";
      append_group({pair.one, pair.other});
    }
    for (const FixedBoard& board : tournament_.fixed_boards) {
      text_ += "#fixed_board,";
      append_number(text_, board.first_round);
      text_ += ',';
      append_number(text_, board.board);
      append_group({board.player});
    }
  }

  // True if the column of these points is needed.
  [[nodiscard]] bool have(std::vector<Points> Player::*points) const noexcept {
    return std::any_of(tournament_.players.begin(), tournament_.players.end(),
                       [points](const Player& player) { return !(player.*points).empty(); });
  }

  [[nodiscard]] bool has_notes(NoteKind kind) const noexcept { return noted_[static_cast<std::size_t>(kind)]; }

  // Appends one column for each kind that any player has.
  void append_notes(PlayerIndex player) {
    for (const NoteName& name : note_names) {
      if (!has_notes(name.kind)) continue;
      text_ += ',';
      if (next_note_ == tournament_.notes.size()) continue;
      const PlayerNote& note = tournament_.notes[next_note_];
      if (note.player != player || note.kind != name.kind) continue;
      append_csv_text(text_, note.text, style_);
      ++next_note_;
    }
  }

  void add_columns() {
    for (const PlayerNote& note : tournament_.notes) noted_[static_cast<std::size_t>(note.kind)] = true;
    virtual_points_ = have(&Player::virtual_points);
    adjustments_ = have(&Player::adjustments);
    game_points_ = have(&Player::game_points);
    text_ += "id,name,rating,points";
    if (virtual_points_) text_ += ",virtual_points";
    if (adjustments_) text_ += ",adjustments";
    if (game_points_) text_ += ",game_points";
    for (const NoteName& name : note_names)
      if (has_notes(name.kind)) text_.append(",").append(name.column);
    for (std::size_t round = 1; round <= rounds_; ++round) {
      text_ += ',';
      append_number(text_, static_cast<int>(round));
    }
    text_ += '\n';
  }

  void add_player(const Player& player) {
    append_number(text_, player.id);
    text_ += ',';
    append_csv_text(text_, player.name, style_);
    text_ += ',';
    append_number(text_, player.rating);
    text_ += ',';
    append_points(text_, settled_points(tournament_, player, tournament_.rounds_played));
    if (virtual_points_) append_points_of_rounds(player.virtual_points);
    if (adjustments_) append_points_of_rounds(player.adjustments);
    if (game_points_) append_points_of_rounds(player.game_points);
    append_notes(static_cast<PlayerIndex>(&player - tournament_.players.data()));
    for (std::size_t round = 0; round < rounds_; ++round) {
      text_ += ',';
      if (round < player.rounds.size()) append_entry(text_, cell_of(tournament_, player.rounds[round]));
    }
    text_ += '\n';
  }

  void append_points_of_rounds(const std::vector<Points>& points) {
    text_ += ',';
    for (std::size_t round = 0; round < points.size(); ++round) {
      if (round > 0) text_ += ' ';
      append_points(text_, points[round]);
    }
  }

  const Tournament& tournament_;
  CsvText style_;
  std::size_t rounds_;
  bool virtual_points_ = false;
  bool adjustments_ = false;
  bool game_points_ = false;
  std::array<bool, note_names.size()> noted_ = {};
  std::size_t next_note_ = 0;
  std::string text_;
};

}  // namespace

std::string write_csv(const Tournament& tournament, CsvText style) {
  if (!is_consistent(tournament)) return {};
  if (tournament.heading.rules && !are_usable(*tournament.heading.rules)) return {};
  return CsvWriter(tournament, style).write();
}

}  // namespace bloesem::trf
