// A tournament file while the event is being run: what it says, and the changes made to it. Rounds count from
// 1, as people say.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "bloesem/trf/document.hpp"
#include "trf/editor.hpp"

namespace bloesem::cli {

class Event {
 public:
  // The tournament is what the reader made of the document for pairing.
  Event(trf::Document document, Tournament tournament);

  [[nodiscard]] const Tournament& tournament() const noexcept { return tournament_; }
  [[nodiscard]] int last_round() const noexcept { return tournament_.rounds_played; }
  [[nodiscard]] int coming_round() const noexcept { return tournament_.rounds_played + 1; }
  // Errors: InvalidInput where the file does not tell the number of rounds.
  [[nodiscard]] Result<int> rounds() const;
  // What the file itself says of it, whatever was asked for.
  [[nodiscard]] std::optional<int> rounds_in_file() const;

  [[nodiscard]] RoundEntry entry(PlayerIndex player, int round) const;
  [[nodiscard]] bool is_adjourned(PlayerIndex player, int round) const;
  // A game that is neither finished nor adjourned.
  [[nodiscard]] bool awaits_result(PlayerIndex player, int round) const;

  // The entry of a round up to the coming one, in the file too.
  void set_entry(PlayerIndex player, int round, const RoundEntry& entry);
  // The result of a game that both entries hold.
  void set_adjourned(PlayerIndex player, int round);

  // An absence in a round to come takes the place of what was announced before; Absent takes it back.
  void announce(PlayerIndex player, int round, Outcome outcome);
  // For a round whose column now says something else.
  void forget_announcement(PlayerIndex player, int round);
  [[nodiscard]] Outcome announced(PlayerIndex player, int round) const;

  // The coming round is paired from here on: what was announced for the round after it goes into its column.
  void begin_round();
  // What the user should know of it besides: lines.
  [[nodiscard]] const std::string& notes() const noexcept { return notes_; }
  void note(std::string_view line) { notes_ += line; }
  // The last round is not paired any more: what was announced for the round after it waits again.
  void end_round();

  // Settings of the tournament, in the words of the dialect that the file speaks.
  void write_rounds(int rounds);
  void write_initial_colour(Colour colour);
  void write_system(std::string_view code);  // record 192
  // The fictitious points of the tournament in place of those of the file.
  void write_virtual_points();

  // A game that has been decided only now, after later rounds were paired without its result: all of them, or
  // those since it was set back to open.
  void remember_open_game(PlayerIndex white, PlayerIndex black, int round);
  // Its result is taken back after later rounds were paired with it.
  void reopen_game(PlayerIndex white, PlayerIndex black, int round);
  [[nodiscard]] bool is_reopened(PlayerIndex player, int round);

  // The two must not meet in this round.
  void write_forbidden(PlayerIndex one, PlayerIndex other, int round);

  // A newcomer at this place of the list; whoever stands behind moves up by one number if `renumber`, otherwise
  // the newcomer gets the next free number.
  void insert_player(const trf::PlayerFields& newcomer, std::size_t place, bool renumber);
  [[nodiscard]] trf::PlayerFields fields(int id) const { return editor_.fields(id); }

  // The changed file: points, and ranks where there are any, follow the results. It has been read back and says
  // what was meant; Errors: TooLarge, InvalidInput, Internal.
  [[nodiscard]] Result<std::string> to_bytes();

 private:
  [[nodiscard]] int id(PlayerIndex player) const {
    return tournament_.players.at(static_cast<std::size_t>(player)).id;
  }
  // What record XXZ says of the coming round goes into its column, where it can be changed player by player.
  void replace_absence_records();
  void write_coming_marks();
  void make_room(std::size_t place);
  void move_up_behind(std::size_t place);
  [[nodiscard]] std::vector<LateDecision>::iterator find_reopened(PlayerIndex player, int round);
  void write_open_games();
  void forget_open_games_of(int round);
  void write_column(PlayerIndex player, int round);
  [[nodiscard]] bool has_request(PlayerIndex player, int round, Outcome outcome) const;
  [[nodiscard]] std::optional<Error> find_lone_bye() const;
  void write_totals();
  [[nodiscard]] std::optional<std::vector<int>> ranks_by_list() const;
  void write_counts();

  trf::Editor editor_;
  Tournament tournament_;
  std::vector<trf::ByeRequest> requests_;
  std::string notes_;
  bool ranks_are_stale_ = false;  // somebody has come in
};

}  // namespace bloesem::cli
