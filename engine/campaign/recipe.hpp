// Positions of any size by recipe: rules about shares of the ranking, so that what is hard with 300 players can
// be made with 9999.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/campaign/state.hpp"

namespace bloesem::campaign {

// What a rule does to the players it is about.
enum class Effect : std::uint8_t {
  Scores,   // numbers[0] players of consecutive ranks share a score; 0: all of them
  Apart,    // they must not meet each other
  Met,      // each has met numbers[0] of the players in the share [numbers[1], numbers[2]) of the ranking
  Near,     // each has met the numbers[0] players of the next ranks
  Barred,   // they are barred from the bye, all but the first numbers[0] of them
  Colours,  // letters: W, B, - (not played) or ? (either) by round, repeated as needed
  Floats,   // letters: D, U, - or ? in the last round and the one before
};

// A rule about every `step`-th player in the share [from, to) of the ranking, in thousandths.
struct RecipeRule {
  int from = 0;
  int to = 1000;
  int step = 1;
  int phase = 0;  // less than step: the rank, from 0, of the first player if the share began at the top
  Effect effect = Effect::Scores;
  std::array<int, 3> numbers = {};
  std::string letters = {};

  friend bool operator==(const RecipeRule&, const RecipeRule&) = default;
};

// A pairing that the rules should leave legal: pairs of it are never `Met` or `Near`.
enum class Witness : std::uint8_t {
  Fold,        // the upper half with the lower half
  Neighbours,  // each odd rank with the next one
  Ends,        // the first with the last
};

struct Recipe {
  int rounds = 0;  // played
  bool last_round = false;
  bool odd = false;  // an even number of players is reduced by one
  int bye = 1000;    // who has the bye in the witness: a rank in thousandths
  Witness witness = Witness::Fold;
  std::uint64_t seed = 1;         // of partners and letters drawn
  std::vector<RecipeRule> rules;  // of rules about the same player, the last one counts; without: one score

  friend bool operator==(const Recipe&, const Recipe&) = default;
};

// Returns the position of a recipe with so many players, in order of rank. Requires at least two players.
[[nodiscard]] State position_of(const Recipe& recipe, int players);

// Returns the pairs of the witness, by rank from 0: all players of position_of, but one if their number is odd.
[[nodiscard]] std::vector<std::pair<int, int>> witness_of(const Recipe& recipe, int players);

// Returns the recipe in words, one line for each rule:
//   rounds 4
//   500 1000 1 0 apart
// and reads it again; empty if the text is none. Lines that begin with # are comments.
[[nodiscard]] std::string text_of(const Recipe& recipe);
[[nodiscard]] std::optional<Recipe> recipe_from(std::string_view text);

// Changes one to three things of a recipe: adds, removes or alters rules, or what the position is. The first
// `kept` rules stay as they are; with any, none about scores or groups is added.
void mutate(Recipe& recipe, generator::Random& random, std::size_t kept = 0);

}  // namespace bloesem::campaign
