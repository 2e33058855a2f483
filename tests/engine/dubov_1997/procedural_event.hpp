// Positions as the lists of Vega print them: score, due colour, average rating of the opponents, rating, flags.
#pragma once

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "engine/dubov_1997/group.hpp"
#include "engine/dubov_1997/procedure.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::test {

struct Listed {
  int number = 0;
  double score = 0;
  char due = 'W';
  double opposition = 0;  // average rating of the opponents; in the Vega system Buchholz
  int rating = 0;
  std::string_view flags = {};  // c: "F", u: "N"
};

// Every player has played two games, each against a stranger who has since left. Ratings are three times as
// large as listed, so that averages with a decimal are told apart.
class ProceduralEvent {
 public:
  explicit ProceduralEvent(const std::vector<Listed>& players, bool buchholz = false);

  ProceduralEvent& met(int one, std::initializer_list<int> others);
  ProceduralEvent& named(int number, std::string name);

  [[nodiscard]] PairOptions options(const swiss::System& system,
                                    SolverChoice solver = SolverChoice::Auto) const;
  // Returns the pairs of the coming round by the smaller numbers: "1-4 2-3 5 bye".
  [[nodiscard]] std::string pairs(const swiss::System& system, SolverChoice solver = SolverChoice::Auto) const;
  // Likewise by the literal engine.
  [[nodiscard]] std::string pairs_literally(const swiss::System& system) const;
  [[nodiscard]] Result<RoundPairing> pairing(const swiss::System& system,
                                             SolverChoice solver = SolverChoice::Auto) const;

  Tournament tournament;
  std::vector<PlayerIndex> absent;
};

// The players of the coming round as a procedure sees them.
class ProceduralPosition {
 public:
  ProceduralPosition(const ProceduralEvent& event, const swiss::System& system,
                     const swiss::dubov_1997::Procedure& procedure, int declared = 9);
  ProceduralPosition(const ProceduralPosition&) = delete;

  [[nodiscard]] swiss::Position at(int number) const;
  [[nodiscard]] int number(swiss::Position p) const { return field.player(p) + 1; }
  [[nodiscard]] std::vector<int> numbers(const std::vector<swiss::Position>& positions) const;
  // Returns the highest group; `floaters` moved down into it.
  [[nodiscard]] swiss::dubov_1997::Group group(std::initializer_list<int> floaters = {}) const;

  Tournament tournament;
  swiss::RoundField field;
  swiss::RoundTask task;
  swiss::dubov_1997::Entrants entrants;
};

// Returns the pairs as text: "1-4 2-3 5 bye".
[[nodiscard]] std::string text_of_pairs(const RoundPairing& pairing);

}  // namespace bloesem::test
