// Article A.3: a pairing bracket, and what B.3 calls a candidate.
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

// Does C.4 ask of a bracket that those it leaves over can be completed with everybody below?
enum class Completion : std::uint8_t { NotAsked, Demanded };

// Everything in A.2 order.
struct Bracket {
  criteria::BracketKind kind = criteria::BracketKind::Normal;
  std::vector<Place> moved_down;  // MDPs: they do not meet each other
  std::vector<Place> residents;
  // Whom the downfloaters will meet: the next score group (C.7); everybody below, for the PPB (C.4); else
  // nobody.
  std::vector<Place> ahead;
  Completion completion = Completion::NotAsked;

  // MDPs and residents: index i has the BSN i + 1.
  [[nodiscard]] std::vector<Place> players() const;
  [[nodiscard]] bool is_mdp(Place p) const;
  // Whoever is left over in it receives the bye.
  [[nodiscard]] bool ends_the_round() const noexcept;
};

// A pairing of a bracket.
struct Candidate {
  std::vector<std::pair<Place, Place>> pairs;  // higher ranked first
  std::vector<Place> downfloaters;             // in A.2 order
  int exchanges = 0;                           // D.2: residents exchanged to make it

  friend bool operator==(const Candidate& a, const Candidate& b) {
    return a.pairs == b.pairs && a.downfloaters == b.downfloaters;
  }
};

// The end of the score group that begins at a place. At the end of the field it is empty.
[[nodiscard]] Place end_of_score_group(const Field& field, Place begin);

// The places from begin to before end.
[[nodiscard]] std::vector<Place> places(Place begin, Place end);
[[nodiscard]] std::vector<Place> joined(std::span<const Place> first, std::span<const Place> second);

// Everybody who comes after a bracket's residents.
[[nodiscard]] std::vector<Place> below(const Field& field, const Bracket& bracket);

// The bracket of the normal walk whose residents are the score group that begins at a place. After the last
// score group there is nothing to complete.
[[nodiscard]] Bracket ordinary_bracket(const Field& field, std::vector<Place> moved_down, Place begin,
                                       Completion completion = Completion::NotAsked);
// A.9: the same once more as the PPB; and what it leaves over together with everybody below.
[[nodiscard]] Bracket penultimate_bracket(const Field& field, const Bracket& failed);
[[nodiscard]] Bracket collapsed_bracket(const Field& field, std::vector<Place> moved_down, Place begin);

// The bracket that a record tells of. Its players must be in the field.
[[nodiscard]] Bracket bracket_of(const Field& field, const BracketRecord& record,
                                 Completion completion = Completion::NotAsked);
// What a proposal makes of a bracket: its boards between two of its players, everybody else of it downfloats.
[[nodiscard]] Candidate candidate_of(const Field& field, const Bracket& bracket, std::span<const Board> boards);
[[nodiscard]] Candidate candidate_of(const Field& field, const BracketRecord& record);

}  // namespace bloesem::sequence
