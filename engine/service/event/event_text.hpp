// The text of the tournament file of an event in progress, and the changes made to it. Rounds count from 1.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/edition_choice.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "bloesem/trf/document.hpp"
#include "bloesem/trf/read_options.hpp"
#include "engine/service/arrangement_request.hpp"
#include "trf/editor.hpp"

namespace bloesem::service {

class EventText {
 public:
  // `tournament` is what the reader made of `document` for pairing. If its rounds are matches of two games
  // (bloesem::fold_matches), each takes two columns of the file.
  EventText(trf::Document document, Tournament tournament);

  [[nodiscard]] const Tournament& tournament() const noexcept { return tournament_; }
  [[nodiscard]] int last_round() const noexcept { return tournament_.rounds_played; }
  [[nodiscard]] int coming_round() const noexcept { return tournament_.rounds_played + 1; }
  // Sets the rules of the event, where those requested are not the ones that the file states.
  void play_by(const EditionChoice& rules) { rules_ = rules; }
  // Returns the rules; empty if the file does not tell them and none are set.
  [[nodiscard]] std::optional<EditionChoice> rules() const;
  // True if the rules are known, and are those of a round robin.
  [[nodiscard]] bool has_table() const;
  // InvalidInput: the file does not state the number of rounds.
  [[nodiscard]] Result<int> rounds() const;
  // Returns the number that the file itself states, regardless of requests.
  [[nodiscard]] std::optional<int> rounds_in_file() const;

  [[nodiscard]] RoundEntry entry(PlayerIndex player, int round) const;
  // The number of games on a board: 2 if rounds are matches.
  [[nodiscard]] int games_of_a_round() const noexcept { return games_ ? 2 : 1; }
  // Games of a round count from 0.
  [[nodiscard]] RoundEntry game(PlayerIndex player, int round, int game) const;
  [[nodiscard]] bool is_adjourned(PlayerIndex player, int round, int game) const;
  // True if a game of the board is neither finished nor adjourned.
  [[nodiscard]] bool awaits_result(PlayerIndex player, int round) const;
  // True if no game of the board has a result, nor is adjourned.
  [[nodiscard]] bool is_blank(PlayerIndex player, int round) const;

  // Sets the entry of a round up to the coming one, in the file as well.
  void set_entry(PlayerIndex player, int round, const RoundEntry& entry);
  // Sets the outcome of one game, in the file as well. After the last one of matches call count_matches.
  void set_outcome(PlayerIndex player, int round, int game, Outcome outcome);
  // Marks the game as adjourned; both players' entries must hold it.
  void set_adjourned(PlayerIndex player, int round, int game);
  // Counts the matches by the games they have now. InvalidInput: two columns that are not one match.
  [[nodiscard]] std::optional<Error> count_matches();
  // Sets the game points of a team in a round, in the file as well; none are 0.
  void set_game_points(PlayerIndex team, int round, std::optional<Points> points);

  // Announces an absence in a future round, replacing any earlier announcement; Absent cancels it.
  void announce(PlayerIndex player, int round, Outcome outcome);
  // Cancels the announcement for a round whose column now states something else.
  void forget_announcement(PlayerIndex player, int round);
  [[nodiscard]] Outcome announced(PlayerIndex player, int round) const;

  // Begins to pair the coming round: what was announced for the round after it moves to that round's column.
  void begin_round();
  // Lines about side effects that the user should know of.
  [[nodiscard]] const std::string& notes() const noexcept { return notes_; }
  void note(std::string_view line) { notes_ += line; }
  // Ends a round that is no longer paired: what was announced for the round after it becomes an announcement
  // again.
  void end_round();

  // Settings of the tournament, written in the dialect of the file.
  void write_rounds(int rounds);
  void write_initial_colour(Colour colour);
  void write_system(std::string_view code);  // record 192
  // Writes record 192, and the names of the rules in a comment if the heading has them.
  void write_rules(const Heading& heading);
  // Changes the arrangement as requested for a round, in the file as well. InvalidInput: see service::arrange.
  [[nodiscard]] std::optional<Error> arrange(const ArrangementRequest& request, int round);
  // Replaces the comments about groups, pairs made by hand and fixed boards by those of the tournament.
  void write_arrangements();
  // From now on the order of the file, not that of the ids, gives the pairing numbers (XXC rank).
  void write_by_position();
  // Replaces the fictitious points in the file by those of the tournament.
  void write_virtual_points();

  // Records that a game was decided only now, after later rounds had been paired without its result: all of
  // them, or those since the game was reopened. `game`: as in game().
  void remember_open_game(PlayerIndex white, PlayerIndex black, int round, int game);
  // Records that the result is withdrawn after later rounds were paired with it.
  void reopen_game(PlayerIndex white, PlayerIndex black, int round, int game);
  [[nodiscard]] bool is_reopened(PlayerIndex player, int round, int game);

  // Records that no two of the group may meet in these rounds.
  void write_forbidden(const std::vector<PlayerIndex>& group, int first_round, int last_round);

  // Replaces the record of such a group; false if no record states it in this form.
  bool replace_forbidden(const ForbiddenSpan& old, const ForbiddenSpan& changed);
  // Adds lines that no other program reads.
  void write_comments(const std::vector<std::string>& lines) { editor_.insert_records(lines); }

  // Inserts a newcomer at `place` of the list. With `renumber`, every player after the newcomer moves up by one
  // number; otherwise the newcomer gets the next free number.
  void insert_player(const trf::PlayerFields& newcomer, std::size_t place, bool renumber);
  [[nodiscard]] trf::PlayerFields fields(int id) const { return editor_.fields(id); }

  // Returns the changed file, with points and any ranks updated from the results. The file is read back and
  // compared with the tournament. Errors: TooLarge, InvalidInput, Internal.
  [[nodiscard]] Result<std::string> to_bytes();

 private:
  [[nodiscard]] int id(PlayerIndex player) const {
    return tournament_.players.at(static_cast<std::size_t>(player)).id;
  }
  // Moves what record XXZ states about the coming round to that round's column, where it can be changed player
  // by player.
  void replace_absence_records();
  void write_coming_marks();
  // The tournament with one round for each column of the file.
  [[nodiscard]] const Tournament& filed() const noexcept { return games_ ? *games_ : tournament_; }
  [[nodiscard]] int column(int round, int game) const noexcept {
    return (round - 1) * games_of_a_round() + game;
  }
  [[nodiscard]] trf::ReadOptions reading() const;
  void add_rounds(int rounds);
  void move_up_behind(std::size_t place);
  [[nodiscard]] std::string record_of(const ForbiddenSpan& span) const;
  [[nodiscard]] std::vector<LateDecision>::iterator find_reopened(PlayerIndex player, int round, int game);
  // Returns LateDecision::game of a game of a round.
  [[nodiscard]] int number_of_game(int game) const { return games_of_a_round() > 1 ? game + 1 : 0; }
  void write_open_games();
  void forget_open_games_of(int round);
  void forget_arrangements_of(int round);
  void forget_game_points_of(int round);
  void write_game_points();
  void write_column(PlayerIndex player, int round);
  [[nodiscard]] bool has_request(PlayerIndex player, int round, Outcome outcome) const;
  [[nodiscard]] std::optional<Error> find_lone_bye() const;
  void write_totals();
  [[nodiscard]] std::vector<Points> primary_scores(std::vector<Points> totals) const;
  [[nodiscard]] std::optional<std::vector<int>> ranks_by_list() const;
  void write_counts();

  trf::Editor editor_;
  Tournament tournament_;
  std::optional<Tournament> games_;  // only if rounds are matches: a round is one game
  std::vector<trf::ByeRequest> requests_;
  std::string notes_;
  std::optional<EditionChoice> rules_;  // as set
  bool ranks_are_stale_ = false;        // a player has entered
};

}  // namespace bloesem::service
