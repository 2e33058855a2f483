// The pairing of one bracket: the best by C4 to C8, and of the best the first in the order of article 4.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/solver_choice.hpp"
#include "criteria/criteria_table.hpp"
#include "engine/burstein/bracket.hpp"
#include "engine/burstein/bracket_matching.hpp"
#include "engine/burstein/fold.hpp"
#include "engine/burstein/outlook.hpp"
#include "engine/swiss/unwished_pairs.hpp"

namespace bloesem::swiss::burstein {

struct PairedBracket {
  std::vector<std::pair<Position, Position>> pairs = {};  // higher ranked first, in order of rank
  std::vector<Position> floaters = {};                    // ascending
  std::string_view solved_by = {};
};

// Ways to pair a bracket, by their names in the record. Each proves its answer or leaves the bracket to the
// next.
inline constexpr std::string_view by_folding = "fold";  // counts for most pairs, a matching of the last players
inline constexpr std::string_view with_next = "next";   // a matching of the bracket and the following group
inline constexpr std::string_view with_all = "blossom";  // a matching of the bracket and everybody below

// Keeps its memory from bracket to bracket of a round.
class BracketPairer {
 public:
  // Requires that the bye is given (RoundField::give_bye) if the number of players is odd. `unwished`: null if
  // no wish is about the round.
  BracketPairer(const RoundField& field, criteria::CriteriaTable criteria, Outlook& outlook,
                const UnwishedPairs* unwished = nullptr)
      : field_(field),
        criteria_(criteria),
        outlook_(outlook),
        unwished_(unwished),
        last_(field, criteria, criteria::BracketKind::Last),
        normal_(field, criteria, criteria::BracketKind::Normal) {}

  // With a wish, the fewest unwished pairs decide after the criteria and before the order. Requires that the
  // players of the bracket and everybody below can be paired. SolverChoice::Blossom: only with_all.
  [[nodiscard]] PairedBracket pair(const OpenBracket& bracket, SolverChoice choice);

 private:
  // The players left over when the first pairs of a bracket are kept.
  struct Tail {
    std::vector<int> members;  // indexes into the bracket's players, ascending
    std::vector<Position> players;
    int floaters = 0;
    int clashes = 0;  // the most that attain the bound, if pairs are kept
  };

  [[nodiscard]] PairedBracket pair_without_wish(const OpenBracket& bracket, SolverChoice choice);
  [[nodiscard]] PairedBracket pair_with_wish(const OpenBracket& bracket, const std::vector<Position>& floaters);
  [[nodiscard]] bool fold_bracket(const OpenBracket& bracket, PairedBracket& result);
  [[nodiscard]] Tail tail_after(const OpenBracket& bracket, std::span<const BracketPair> kept,
                                CountedBounds bounds) const;
  [[nodiscard]] bool solve_tail(const OpenBracket& bracket, const Tail& tail, bool pairs_are_kept);
  [[nodiscard]] std::vector<char> who_may_float(const OpenBracket& bracket, const Tail& tail,
                                                bool pairs_are_kept);
  // Returns the clashes in the tail as it is matched.
  [[nodiscard]] int clashes_of(const Tail& tail) const;
  [[nodiscard]] bool match_with_next(const OpenBracket& bracket, const std::vector<Position>& below);

  const RoundField& field_;
  criteria::CriteriaTable criteria_;
  Outlook& outlook_;
  const UnwishedPairs* unwished_;
  BracketMatching last_;    // without C7
  BracketMatching normal_;  // with C7
};

}  // namespace bloesem::swiss::burstein
