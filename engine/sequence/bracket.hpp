// Article A.3: a pairing bracket; and its candidates in the sense of B.3.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/bracket_kind.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/record.hpp"
#include "engine/sequence/facts.hpp"

namespace bloesem::sequence {

// Whether C.4 requires that the players left over by a bracket can be completed with all players below.
enum class Completion : std::uint8_t { NotAsked, Demanded };

// All lists are in A.2 order.
struct Bracket {
  criteria::BracketKind kind = criteria::BracketKind::Normal;
  std::vector<Place> moved_down;  // MDPs, who do not meet each other
  std::vector<Place> residents;
  // Possible opponents of the downfloaters: the next score group (C.7), all players below for the PPB (C.4),
  // otherwise none.
  std::vector<Place> ahead;
  Completion completion = Completion::NotAsked;

  // Returns MDPs and residents; index i has the BSN i + 1.
  [[nodiscard]] std::vector<Place> players() const;
  [[nodiscard]] bool is_mdp(Place p) const;
  // True if a player left over in it receives the bye.
  [[nodiscard]] bool ends_the_round() const noexcept;
};

// A pairing of a bracket.
struct Candidate {
  std::vector<std::pair<Place, Place>> pairs;  // higher ranked first
  std::vector<Place> downfloaters;             // in A.2 order
  int exchanges = 0;                           // D.2: number of residents exchanged to form it

  friend bool operator==(const Candidate& a, const Candidate& b) {
    return a.pairs == b.pairs && a.downfloaters == b.downfloaters;
  }
};

// Returns the end of the score group that begins at `begin`, or `begin` at the end of the field.
[[nodiscard]] Place end_of_score_group(const Field& field, Place begin);

// Returns the contiguous places [begin, end).
[[nodiscard]] std::vector<Place> places(Place begin, Place end);
[[nodiscard]] std::vector<Place> joined(std::span<const Place> first, std::span<const Place> second);

// Returns all players after the bracket's residents.
[[nodiscard]] std::vector<Place> below(const Field& field, const Bracket& bracket);

// Returns the bracket of the normal walk whose residents are the score group that begins at `begin`. After the
// last score group there is nothing to complete.
[[nodiscard]] Bracket ordinary_bracket(const Field& field, std::vector<Place> moved_down, Place begin,
                                       Completion completion = Completion::NotAsked);
// A.9: the same bracket again as the PPB; and a bracket of the players it leaves over and all players below.
[[nodiscard]] Bracket penultimate_bracket(const Field& field, const Bracket& failed);
[[nodiscard]] Bracket collapsed_bracket(const Field& field, std::vector<Place> moved_down, Place begin);

// Returns the bracket that a record describes. Requires that its players are in the field.
[[nodiscard]] Bracket bracket_of(const Field& field, const BracketRecord& record,
                                 Completion completion = Completion::NotAsked);
// Returns the candidate that a proposal implies: the pairs are its boards between two players of the bracket,
// all other players of the bracket downfloat.
[[nodiscard]] Candidate candidate_of(const Field& field, const Bracket& bracket, std::span<const Board> boards);
// Returns the candidate that a record describes. Requires that its players are in the field.
[[nodiscard]] Candidate candidate_of(const Field& field, const BracketRecord& record);

}  // namespace bloesem::sequence
