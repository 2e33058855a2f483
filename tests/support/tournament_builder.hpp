// Small tournaments as text, for the tests of the rules.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::test {

// Players are called by their pairing numbers 1 .. n, which are also their ids. Unless told otherwise the
// initial colour is White, so many rounds are declared that nobody is a topscorer, and the rules of 2016 are
// stated.
//
//   Tournament t = TournamentBuilder(6).round("1-4 1/0, 5-2 =, 3-6 +/-").round("1-5 1/0, 4 U, 2 H, 3 Z");
//
// A game is "white-black result": 1/0 0/1 =, W/L L/W D/D (unrated), +/- -/+ -/- (forfeited), or any other two
// of these codes with a slash between them; "a:b result" is a game whose colours are not known. A round
// without opponent is "player code" with U F H Z. Who is not named is absent. Text that makes no sense throws
// std::invalid_argument.
class TournamentBuilder {
 public:
  explicit TournamentBuilder(int players);

  TournamentBuilder& round(std::string_view text);   // the next round, played
  TournamentBuilder& coming(std::string_view text);  // byes asked for in the round to be paired
  TournamentBuilder& declared(int rounds);
  TournamentBuilder& heading(Heading heading);  // instead of the rules of 2016
  TournamentBuilder& initial(Colour colour);
  TournamentBuilder& points(const PointSystem& system);
  TournamentBuilder& virtual_points(int player, std::vector<Points> by_round);
  TournamentBuilder& forbid(std::initializer_list<int> group);
  TournamentBuilder& forbid_between(std::initializer_list<int> some, std::initializer_list<int> others);

  // Points given for nothing in a round of its own: players who are named in `text` ("1 U, 2 H") have those
  // byes, everybody else a zero-point bye. A short way to scores without meetings.
  TournamentBuilder& byes(std::string_view text);

  [[nodiscard]] const Tournament& build() const { return tournament_; }
  operator const Tournament&() const { return tournament_; }  // NOLINT: that is how tests read well

 private:
  void enter(std::string_view entry, int round_index);
  Player& player(std::string_view number);

  Tournament tournament_;
};

// Players 1 .. n who have played strangers only, each a different one who has left since: "W1 B= H" won with
// White, drew with Black, and had a half-point bye. The strangers have the numbers from n + 1 on and came
// without points, so whoever had points before a game has a downfloat from it, and nobody has an upfloat.
[[nodiscard]] TournamentBuilder among_strangers(const std::vector<std::string_view>& histories);

// The index of a player by number.
[[nodiscard]] constexpr PlayerIndex nr(int number) { return number - 1; }

}  // namespace bloesem::test
