// Changes to a round that is asked about: what if a game had ended otherwise, a player were absent?
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/subject.hpp"

namespace bloesem::explain {

enum class ChangeKind : std::uint8_t {
  Result,     // a game of an earlier round ended otherwise; the rounds after it are as they were
  Absent,     // a player does not take part in the round
  Withdrawn,  // likewise, nor in any later one
  Forbidden,  // two players must not meet in the round
  Allowed,    // they may, as far as the arbiter is concerned
};

struct Change {
  ChangeKind kind = ChangeKind::Result;
  PlayerIndex one = no_player;
  PlayerIndex other = no_player;  // of a game or pair
  // Of a result:
  int round = 0;  // from 1
  Outcome of_one = Outcome::Absent;
  Outcome of_other = Outcome::Absent;
  // Of a match of which both games are stated: what they bring beyond the outcomes, 1.5 to 0.5 for example.
  bool of_games = false;
  Points more_of_one = 0;
  Points more_of_other = 0;

  friend bool operator==(const Change&, const Change&) = default;
};

// Returns the result as the first of two players has it: "1-0", "1/2-1/2", "+/-", "1-0u", "?".
[[nodiscard]] std::string result_text(Outcome one, Outcome other);
// The same of a changed result; the points of a match of two games, "1.5-0.5".
[[nodiscard]] std::string result_text(const Tournament& tournament, const Change& change);
// Returns the present result of that board as a change.
[[nodiscard]] Change present_result_of(const Tournament& tournament, const Change& change);

// Returns InvalidInput if the change is none, or cannot be made: there is no such game before the round, it has
// this result already, or it cannot have it (a game without colours cannot have been played; the points of a
// match are not known by its outcome); the player does not take part in the round anyway; the pair is
// forbidden already, or is not.
[[nodiscard]] std::optional<Error> refuse_change(const Change& change, const Tournament& tournament,
                                                 const PairOptions& options);

// Makes the change to what the round is paired from. Requires one that is not refused.
void apply(const Change& change, Tournament& tournament, PairOptions& options);

// Returns the round after these changes, made one after the other. Errors: those of refuse_change and of
// subject_of.
[[nodiscard]] Result<Subject> changed(const Subject& subject, std::span<const Change> changes);

// Returns the options of the subject without what costs time and changes no pairing: proofs, checks, progress.
[[nodiscard]] PairOptions plain_options(const Subject& subject);

}  // namespace bloesem::explain
