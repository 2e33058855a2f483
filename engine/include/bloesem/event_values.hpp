// Arguments and results of an Event (bloesem/event.hpp). Players are given by id, never by position.
#pragma once

#include <compare>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/bracket_kind.hpp"
#include "bloesem/colour.hpp"
#include "bloesem/criterion_value.hpp"
#include "bloesem/edition.hpp"
#include "bloesem/judge/verdict.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/points.hpp"
#include "bloesem/readings.hpp"
#include "bloesem/record.hpp"
#include "bloesem/remedy.hpp"
#include "bloesem/result.hpp"
#include "bloesem/standings/standings.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/tournament_file.hpp"

namespace bloesem {

// The number by which a player is known in files (starting rank, pairing number, TPN); from 1. It belongs to
// the player for the whole event and is not a position.
struct PlayerId {
  int number = 0;

  friend constexpr auto operator<=>(const PlayerId&, const PlayerId&) = default;
};

// The reason why an operation failed. The event is then unchanged.
struct Failure {
  ErrorCode code = ErrorCode::Internal;
  std::string message;
  int line = 0;    // of the bytes read, from 1; 0: of no line
  int column = 0;  // in characters, from 1; 0: of no column
  // The players concerned. For NoValidPairing: an inclusion-minimal set of players who cannot all be paired, by
  // ascending pairing number.
  std::vector<PlayerId> players = {};
  Remedy remedy = Remedy::None;
  std::string proof = {};  // for NoValidPairing: the proof of it, if it was requested
  // What the program prints about bytes that make no event, with the line that is wrong; otherwise empty.
  std::string report = {};
};

// Settings of a new event. Required: `rounds`, `initial_colour`, and an edition or a start date.
struct EventSettings {
  std::string name = {};
  std::string city = {};
  std::string federation = {};
  std::string arbiter = {};
  std::string start_date = {};  // 2026/05/02; decides the edition if none is given
  std::string end_date = {};
  std::optional<Edition> edition = {};
  std::vector<ReadingChoice> readings = {};  // of that edition; the others have their default
  bool baku_acceleration = false;
  int rounds = 0;
  Colour initial_colour = Colour::None;  // drawn for the first player
  PointSystem points = {};
  std::string tie_breaks = {};  // "BH/C1,BH,SB", or the name of a list; empty: none
};

// Options for reading bytes. The event states the settings given here from then on.
struct EventOptions {
  std::optional<trf::FileFormat> format = {};    // empty: detected from the content
  std::optional<Edition> edition = {};           // in place of the one that the bytes state
  std::vector<ReadingChoice> readings = {};      // in place of those that the bytes state
  std::optional<int> rounds = {};                // in place of the number that the bytes state
  std::optional<Colour> initial_colour = {};     // where the bytes state none
  bool recompute_points = false;                 // points that contradict the results are replaced, not refused
  bool strict = false;                           // repairs that would give a warning are refused
  std::string file = "event";                    // the name of the bytes in Failure::report
  std::function<std::string(Remedy)> hint = {};  // what to add to a message there
};

// A player who enters. Only the name is required.
struct EventEntry {
  std::string name;
  int rating = 0;          // 0: unrated
  std::string title = {};  // GM, IM, WGM, FM, WIM, CM, WFM or WCM
  std::string federation = {};
  std::string fide_id = {};
  std::string birth = {};         // 1990/05/02, or a year
  std::string sex = {};           // m or w
  bool may_share_a_name = false;  // false: a second player of this name is refused
};

struct EventPlayer {
  PlayerId id;
  std::string name;
  int rating = 0;     // 0: unrated
  Points points = 0;  // after the rounds paired, without games that have no result
};

struct EventBoard {
  PlayerId white;
  PlayerId black;

  friend bool operator==(const EventBoard&, const EventBoard&) = default;
};

// Players who are paired among themselves, as an event of their own.
struct EventGroup {
  std::string name;
  std::vector<PlayerId> players;

  friend bool operator==(const EventGroup&, const EventGroup&) = default;
};

// A pair made by hand.
struct EventFixedPair {
  PlayerId one;  // has White, unless the rules decide
  PlayerId other;
  bool colours_by_rules = false;
};

struct EventViolation {
  std::string_view article;
  std::string why;
  std::vector<PlayerId> players;
};

// A board with a pair made by hand, and what the rules have against it.
struct EventHandMadePair {
  EventBoard board;
  bool colours_by_rules = false;
  std::vector<EventViolation> violations;
};

// A game of a recorded round. `result` is spelled as in Event::result; "*": none yet.
struct EventGame {
  EventBoard board;
  std::string result;
};

// A proof that the round is the one that the rules require (docs/proofs.md).
struct ProofRequest {
  std::string sha256 = {};  // of the file that the verifier will be given; empty: of Event::to_trf
};

// Options for pairing a round, in addition to the settings of the event.
struct PairRequest {
  std::optional<int> round = {};  // empty: the coming one
  std::vector<PlayerId> absent = {};
  std::vector<std::pair<PlayerId, PlayerId>> forbidden = {};  // in this round
  std::vector<EventFixedPair> fixed =
      {};  // in this round, in place of those recorded; the others are paired as usual
  Numbering numbers = Numbering::Effective;
  BoardOrder board_order = BoardOrder::Standings;
  SolverChoice solver = SolverChoice::Auto;
  bool paranoid = false;
  ProgressCallback progress = {};
  std::optional<ProofRequest> proof = {};  // empty: none is made
};

// The record of one bracket (BracketRecord, by ids).
struct EventBracket {
  criteria::BracketKind kind = criteria::BracketKind::Normal;
  Points score = 0;
  bool discarded = false;  // paired, but the round could not be completed; paired again as the PPB
  std::vector<PlayerId> moved_down;
  std::vector<PlayerId> residents;
  std::vector<std::pair<PlayerId, PlayerId>> pairs;  // higher ranked first
  std::vector<PlayerId> downfloaters;
  int exchanges = 0;
  std::vector<criteria::CriterionValue> criteria;  // in priority order
  std::string_view solved_by;
  Refusals refusals;              // of the solvers tried before it, in order
  std::vector<Attempt> attempts;  // earlier attempts, in order
};

// A round paired by the rules, or by the arbiter.
struct EventRound {
  int round = 0;
  Edition edition = edition_in_force;                    // the rules applied
  Readings readings = {};                                // of that edition
  std::vector<EventBoard> boards;                        // in publication order
  std::optional<PlayerId> bye;                           // has the pairing-allocated bye
  std::vector<PlayerId> absent;                          // as requested
  std::vector<std::pair<PlayerId, PlayerId>> forbidden;  // as requested
  std::vector<EventBracket> brackets;                    // in the order they were paired
  std::vector<ColourRule> colour_rules;                  // parallel to boards
  std::vector<PlayerId> further_byes = {};               // of groups: those of the groups after that of `bye`
  std::vector<EventFixedPair> fixed = {};                // as requested
  std::vector<EventHandMadePair> hand_made = {};         // in the order of the groups
  std::string proof = {};                                // if requested
};

// A proposed pairing.
struct EventProposal {
  std::vector<EventBoard> boards;
  std::vector<PlayerId> byes;  // a legal proposal has at most one
};

// One pairing of a bracket (JudgedCandidate, by ids).
struct EventCandidate {
  std::vector<std::pair<PlayerId, PlayerId>> pairs;  // higher ranked first, in A.2 order
  std::vector<PlayerId> downfloaters;                // in A.2 order
  std::vector<criteria::CriterionValue> criteria;    // in priority order
};

// A step of a system that pairs step by step (WalkStep, by ids).
struct EventStep {
  std::optional<PlayerId> player;  // ranked higher in the pair; empty: the byes differ
  PlayerId system;                 // who plays them, or has the bye
  PlayerId proposal;               // who would play them, or have the bye
};

// The bye of a proposal, at a score that the edition compares before all brackets (OtherBye, by ids).
struct EventOtherBye {
  std::string_view article;  // "C5"
  PlayerId player;
  Points score = 0;    // theirs, with which the round is paired
  Points instead = 0;  // of the player with the bye by the rules
};

// The first bracket in which a legal proposal differs from the rules' pairing (Departure, by ids). Exactly one
// of `worse` and `later` is set.
struct EventDeparture {
  std::size_t bracket = 0;  // index into EventVerdict::system.brackets
  EventCandidate system;
  EventCandidate proposal;
  std::optional<std::size_t> worse;     // index into both `criteria`: the first in which the proposal is worse
  std::optional<GenerationStep> later;  // equal in all criteria, but generated later; first: the system's
                                        // bracket sequence numbers, second: the proposal's (none with `step`)
  std::optional<EventOtherBye> other_bye;  // if its score differs, unless the bracket shows that itself
                                           // (`worse`)
  std::optional<EventStep> step;           // in systems that pair step by step, where `later` is its number
};

struct EventVerdict {
  VerdictKind kind = VerdictKind::Correct;
  EventRound system;                        // what the rules pair; without boards if Impossible
  std::vector<EventViolation> violations;   // Illegal, Impossible
  std::optional<EventDeparture> departure;  // Different: set if pairs or bye differ
  std::vector<EventBoard> colours;          // Different colours only: these boards as they should be
  std::string obstacle;                     // Impossible: the reason
  std::vector<PlayerId> obstacle_players;   // Impossible: a minimal set who cannot all be paired
};

struct EventStanding {
  PlayerId id;
  int rank = 1;  // 1, 2, 2, 4
  Points points = 0;
  standings::Decision decision = standings::Decision::First;
  std::vector<standings::Value> values;  // parallel to EventStandings::tie_breaks
};

struct EventStandings {
  std::vector<std::string> tie_breaks;  // "PTS", "BH/C1", ...
  int rounds = 0;                       // number of rounds counted
  std::vector<EventStanding> places;    // best first
  std::string note;                     // about a list or regulations that were assumed; empty: none were
};

// A problem in an event.
struct EventFinding {
  trf::Code code = trf::Code::BadValue;
  trf::Severity severity = trf::Severity::Warning;
  int line = 0;
  int column = 0;
  std::string message;
};

}  // namespace bloesem
