// The front door of the library: one tournament from its first entry to its last result. Does what the
// program's commands `new`, `pair`, `result`, `standings`, `judge`, `lint` and `convert` do with a file, on
// bytes in memory.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/edition.hpp"
#include "bloesem/event_explanation.hpp"
#include "bloesem/event_values.hpp"
#include "bloesem/proof.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

struct EventState;

// A value: copies are cheap and independent. After a failure the event is unchanged. Rounds count from 1. An
// unknown id is InvalidInput, with that id in the failure.
class Event {
 public:
  // Returns an event without players. InvalidInput: a required setting is missing, or one has no spelling in a
  // report file.
  [[nodiscard]] static Result<Event, Failure> empty(const EventSettings& settings);

  // Returns the event in a report file of any dialect, JSON or CSV, which may have no players. InvalidInput:
  // not such a file (the failure has line and column); an unknown pairing system or acceleration; no edition,
  // neither stated (record 192 or a start date) nor in `options`. TooLarge: more players than a report file has
  // numbers for.
  [[nodiscard]] static Result<Event, Failure> from_bytes(std::string_view bytes,
                                                         const EventOptions& options = {});

  // Returns the report file: as read, in its dialect, with the changes (JSON, CSV and wide files become TRF16).
  // from_bytes returns the same event for it.
  [[nodiscard]] const std::string& to_trf() const noexcept;

  [[nodiscard]] Edition edition() const noexcept;
  [[nodiscard]] std::optional<int> rounds() const noexcept;  // empty: not stated
  [[nodiscard]] int last_round() const noexcept;             // paired so far
  [[nodiscard]] std::vector<EventPlayer> players() const;    // in order of their pairing numbers
  // Returns the games of a recorded round in publication order. InvalidInput: the round was not paired.
  [[nodiscard]] Result<std::vector<EventGame>, Failure> games(int round) const;

  // Adds a player, also after rounds have been paired, and returns the new id: one more than the largest. No
  // other id changes. Until the fourth round has been paired, playing strength decides the newcomer's place in
  // the order of pairing numbers (C.04.2.C); after that the newcomer is last (C.04.2.B.3). InvalidInput: a text
  // that does not fit into a report file or is no title, sex or date of one, a namesake, no round left, or a
  // round robin of which a round has been paired. TooLarge: no number is left.
  [[nodiscard]] Result<PlayerId, Failure> add(const EventEntry& entry);
  // Adds all of these players, or none, in one change: the same as one by one, but several times faster. The
  // ids are consecutive. The message about a player's data begins with the place in the list.
  [[nodiscard]] Result<std::vector<PlayerId>, Failure> add_all(const std::vector<EventEntry>& entries);
  // Announces zero-point byes for this round and all later ones that have not been paired; `reinstate` cancels
  // all announced absences from this round on.
  [[nodiscard]] std::optional<Failure> withdraw(PlayerId player, int round);
  [[nodiscard]] std::optional<Failure> reinstate(PlayerId player, int round);
  // Announces a zero-point, half-point or full-point bye, or gives the pairing-allocated bye of the coming
  // round. In a round robin, which has no byes, only a zero-point bye: the game is lost by forfeit.
  [[nodiscard]] std::optional<Failure> absent(PlayerId player, int round, Outcome bye = Outcome::ZeroBye);
  // Forbids any two of these players to meet, from the coming round to the last one. InvalidInput: fewer than
  // two players, or no round left.
  [[nodiscard]] std::optional<Failure> forbid(const std::vector<PlayerId>& players);

  // Returns the groups; empty if all players are paired together.
  [[nodiscard]] std::vector<EventGroup> groups() const;
  // Has each group paired as an event of its own from now on. InvalidInput: a player is in no group or in two,
  // or the rounds recorded were paired in other groups; players who entered since may join one.
  [[nodiscard]] std::optional<Failure> divide(const std::vector<EventGroup>& groups);

  // Returns the pairing of a round; the event does not change. NoValidPairing: the failure lists players who
  // cannot all be paired, and has the proof of it if one is requested. The other errors are those of
  // pair_round.
  [[nodiscard]] Result<EventRound, Failure> pair(const PairRequest& request = {}) const;
  // Makes this the round in play; it may have been paired by hand. InvalidInput: not the coming round; a game
  // of an earlier round has no result (the failure lists the players); or a player has no place in the round,
  // or two.
  [[nodiscard]] std::optional<Failure> record(const EventRound& round);
  // Enters or corrects the result of a game of a recorded round: "1-0", "0-1", "=", "+/-", "-/+", "-/-", "0-0",
  // "1-0u" (not rated), "?" (adjourned), "*" (none yet). Both games of a match (Double-Swiss): "1-0,=", with
  // the points of the player of `board` named first before the hyphen. Game points of teams: "2.5-1.5". `board`
  // may have the colours exchanged.
  [[nodiscard]] std::optional<Failure> result(int round, const EventBoard& board, std::string_view result);

  // Returns the standings after all results. `tie_breaks`: a list ("BH/C1,BH,SB") or the name of one; empty:
  // the list of the event, or a usual one, as the note then states.
  [[nodiscard]] Result<EventStandings, Failure> standings(std::string_view tie_breaks = {}) const;
  // Returns whether the proposal is the pairing of the rules and, if not, why not.
  [[nodiscard]] Result<EventVerdict, Failure> judge(const EventProposal& proposal,
                                                    const PairRequest& request = {}) const;
  // Answers a question about a round, in which players are named by their ids. Questions that take a name or a
  // board take it as text: "7", "3-9". InvalidInput also: the question names nobody of the event, or the system
  // does not answer it; all pairs are no story (bloesem/explain/all_pairs.hpp).
  [[nodiscard]] Result<EventExplanation, Failure> explain(const explain::Question& question = {},
                                                          const PairRequest& request = {}) const;
  // Verifies a proof that the proposal is the round that the rules require, without pairing it; `proposal`
  // without boards or byes: that there is no such round. `request`: as for pairing it. InvalidInput: the text
  // is no proof, or the round has none.
  [[nodiscard]] Result<ProofVerdict, Failure> verify(const EventProposal& proposal, std::string_view proof,
                                                     const PairRequest& request = {}) const;
  // Returns the findings of `bloesem lint`.
  [[nodiscard]] std::vector<EventFinding> validate() const;
  // Returns the reader's warnings about repairs and ignored records, in the order of the lines.
  [[nodiscard]] const std::vector<EventFinding>& warnings() const noexcept;

 private:
  friend class EventChange;
  explicit Event(std::shared_ptr<const EventState> state) noexcept : state_(std::move(state)) {}

  std::shared_ptr<const EventState> state_;
};

}  // namespace bloesem
