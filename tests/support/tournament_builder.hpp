// Builds small tournaments from text, for tests of the rules.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::test {

// Players are named by their pairing numbers 1 to n, which are also their ids. By default the initial
// colour is White, the number of declared rounds is so large that there are no topscorers, and the rules of
// 2016 apply.
//
//   Tournament t = TournamentBuilder(6).round("1-4 1/0, 5-2 =, 3-6 +/-").round("1-5 1/0, 4 U, 2 H, 3 Z");
//
// A game is "white-black result": 1/0 0/1 =, W/L L/W D/D (unrated), +/- -/+ -/- (forfeited), or any other
// two of these codes with a slash between them; "a:b result" is a game with unknown colours. A round
// without opponent is "player code" with U F H Z. Players not named are absent. Malformed text throws
// std::invalid_argument.
// std::invalid_argument.
class TournamentBuilder {
 public:
  explicit TournamentBuilder(int players);

  TournamentBuilder& round(std::string_view text);   // the next round, already played
  TournamentBuilder& coming(std::string_view text);  // byes requested for the round to be paired
  TournamentBuilder& declared(int rounds);
  TournamentBuilder& heading(Heading heading);  // replaces the rules of 2016
  TournamentBuilder& initial(Colour colour);
  TournamentBuilder& points(const PointSystem& system);
  TournamentBuilder& virtual_points(int player, std::vector<Points> by_round);
  TournamentBuilder& forbid(std::initializer_list<int> group);
  TournamentBuilder& forbid_between(std::initializer_list<int> some, std::initializer_list<int> others);

  // Adds a round without games: players named in `text` ("1 U, 2 H") have those byes, all others a
  // zero-point bye. A short way to give points without meetings.
  TournamentBuilder& byes(std::string_view text);

  [[nodiscard]] const Tournament& build() const { return tournament_; }
  operator const Tournament&() const { return tournament_; }  // NOLINT: implicit, so that tests read well

 private:
  void enter(std::string_view entry, int round_index);
  Player& player(std::string_view number);

  Tournament tournament_;
};

// Returns players 1 to n who have only played strangers, each a different one who has since left: "W1 B= H"
// won with White, drew with Black, and had a half-point bye. The strangers are numbered from n + 1 and
// started without points, so a player with points before a game has a downfloat from it, and no player has
// an upfloat.
[[nodiscard]] TournamentBuilder among_strangers(const std::vector<std::string_view>& histories);

// Returns the index of the player with this number.
[[nodiscard]] constexpr PlayerIndex nr(int number) { return number - 1; }

}  // namespace bloesem::test
