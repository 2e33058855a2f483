// The judge's verdict on a proposed pairing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/criterion_value.hpp"
#include "bloesem/judge/generation_order.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/record.hpp"
#include "bloesem/violation.hpp"

namespace bloesem {

enum class VerdictKind : std::uint8_t {
  Correct,     // pairs, colours and bye equal the system's
  Different,   // legal, but not the system's pairing
  Illegal,     // an absolute criterion is violated
  Impossible,  // the round has no legal pairing at all
};

// Returns "correct", "different", "illegal" or "impossible".
[[nodiscard]] std::string_view name_of(VerdictKind kind) noexcept;

// One pairing of a bracket.
struct JudgedCandidate {
  std::vector<std::pair<PlayerIndex, PlayerIndex>> pairs = {};  // higher ranked first, in A.2 order
  std::vector<PlayerIndex> downfloaters = {};                   // in A.2 order
  std::vector<criteria::CriterionValue> criteria = {};          // in priority order
};

// The first pair of a round that another round does not have, in the order in which a system makes them step by
// step.
struct WalkStep {
  std::size_t bracket = 0;          // index into Record::brackets
  PlayerIndex player = no_player;   // ranked higher in the pair; no_player: the byes differ, which come first
  PlayerIndex system = no_player;   // who plays them, or has the bye
  PlayerIndex instead = no_player;  // who would play them, or have the bye

  friend bool operator==(const WalkStep&, const WalkStep&) = default;
};

// The bye of a proposal, at a score that the edition compares before all brackets (2026: C5).
struct OtherBye {
  std::string_view article = {};  // "C5"
  PlayerIndex player = no_player;
  Points score = 0;    // theirs, with which the round is paired
  Points instead = 0;  // of the player with the bye by the system

  friend bool operator==(const OtherBye&, const OtherBye&) = default;
};

// The first bracket in which a legal proposal differs from the system's pairing. All earlier brackets agree, so
// both pair the same players here. Either a criterion is worse, or all criteria are equal and the proposal is
// generated later, or the system pairs step by step and takes another step. The criteria of the two are the
// same rows; there are none where criteria do not decide.
struct Departure {
  std::size_t bracket = 0;  // index into pairing.record.brackets
  JudgedCandidate system;
  JudgedCandidate proposal;
  std::optional<std::size_t> worse = {};  // index of the first criterion that differs; the proposal's value is
                                          // worse
  std::optional<GenerationStep> later = {};  // first: the system's; second: the proposal's
  std::optional<OtherBye> other_bye =
      {};                             // if its score differs, unless the bracket shows that itself (`worse`)
  std::optional<WalkStep> step = {};  // in systems that pair step by step; `later` is then its number
};

// A board with the correct pair but the wrong colours.
struct ColourFault {
  Board board;  // with the correct colours
  ColourRule rule = ColourRule::E1;
  std::string why;  // "3 prefers White strongly, 7 mildly"
};

struct Verdict {
  int round = 0;
  Edition edition = edition_in_force;
  Readings readings = {};  // of that edition
  VerdictKind kind = VerdictKind::Correct;
  RoundPairing pairing = {};                       // the system's pairing; empty if Impossible
  std::vector<Violation> violations = {};          // Illegal, Impossible: every violation
  std::optional<Departure> departure = {};         // Different: set if pairs or bye differ
  std::vector<ColourFault> colours = {};           // Different: set if pairs and bye are correct
  std::string obstacle = {};                       // Impossible: the reason
  std::vector<PlayerIndex> obstacle_players = {};  // Impossible: a minimal set who cannot all be paired
};

}  // namespace bloesem
