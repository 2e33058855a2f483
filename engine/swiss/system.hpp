// The interface of a pairing system. A system in one edition is one row: its criteria, its small rules, its
// walk and its colours. No code outside that row asks which system or edition it is.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/article_names.hpp"
#include "bloesem/baku_wording.hpp"
#include "bloesem/edition.hpp"
#include "bloesem/readings.hpp"
#include "bloesem/result.hpp"
#include "bloesem/solver_choice.hpp"
#include "bloesem/tournament.hpp"
#include "criteria/criteria_table.hpp"
#include "criteria/topscorers.hpp"
#include "engine/model/date.hpp"
#include "engine/swiss/appraisal.hpp"
#include "engine/swiss/colouring.hpp"
#include "engine/swiss/equal_candidates.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/proof_plan.hpp"

namespace bloesem {
struct PairOptions;   // bloesem/pair_round.hpp
struct RoundPairing;  // likewise
namespace sequence {
struct Rulebook;
}
namespace literal {
struct LiteralRound;
struct LiteralPairing;
}  // namespace literal
}  // namespace bloesem

namespace bloesem::swiss {

struct FinishedRound;  // engine/swiss/weighed_round.hpp
struct WeighedRound;   // likewise

// How options and files name a system and its edition.
struct SystemNames {
  std::string_view id;       // name of the system: "dutch"
  std::string_view edition;  // name of the edition: "2016"
  std::string_view title;    // title of the system: "FIDE (Dutch)"
  // Record 192 of this edition, as written. CUSTOM_SWISS or CUSTOM_ROUNDROBIN if the format has no code for it:
  // it is then named in a comment (Heading::rules).
  std::string_view code;
  std::string_view former_code;  // also read as record 192 of this edition; may be empty
  std::string_view family_code;  // record 192 that leaves the choice of edition to the date; may be empty
  // Events that begin on this day or later are paired by this edition, unless a later edition claims them too.
  // Without a day: an edition that must be asked for if the system has others.
  std::optional<Date> in_force_from;
  bool of_fide = true;                                   // regulated by FIDE
  std::span<const std::string_view> further_codes = {};  // also read as record 192 of this edition
};

// A point that the text of a system leaves open, or that programs read in several ways.
struct Reading {
  std::string_view name;                     // of lower-case letters, digits and hyphens: "tie-breaks"
  std::span<const std::string_view> values;  // likewise; the first is the default
  std::string_view meaning;                  // what is read so or so, as a sentence without a full stop
  std::string_view article;                  // may be empty
  std::string_view expected = {};            // the values in words, where they are too many to list
};

// Which rules about players the field of a round applies.
struct FieldRules {
  bool topscorers = true;          // topscorers are exempt from C.3 in the last round (A.7)
  bool colours_forbid = true;      // two players with the same absolute preference must not meet (C.3)
  bool last_round_forbids = true;  // likewise in the last round
  criteria::ColourPreference newcomer = {};  // of a player without a game

  // True if colours keep players apart in this round.
  [[nodiscard]] constexpr bool colours_forbid_in(bool last_round) const noexcept {
    return colours_forbid && (last_round_forbids || !last_round);
  }
  // Returns the score that a topscorer must exceed. None does in systems without topscorers.
  [[nodiscard]] Points topscorers_exceed_in(int round, int rounds_declared,
                                            const PointSystem& points) const noexcept {
    return topscorers ? criteria::topscorers_exceed(round - 1, rounds_declared, points)
                      : std::numeric_limits<Points>::max();
  }
};

// A board whose colours are to be explained. Positions are those of the field.
struct ColouredPair {
  const Tournament& tournament;
  const RoundField& field;
  const RoundTask& task;
  Position higher;  // as the system ranks them
  Position lower;
  int number = 0;  // of the higher ranked player, where parity decides
  bool higher_is_white = true;
  ColourRule rule = ColourRule::E1;
};

// What proofs need to know of a system that pairs a bracket again where the next one demands it
// (docs/proofs.md, section 12).
struct BacktrackingClaims {
  struct Tables {
    criteria::CriteriaTable uneven;       // of a bracket with moved-down players
    criteria::CriteriaTable homogeneous;  // of one that is treated as if it had none
  };
  // Returns the rows by which the brackets of a round are solved.
  Tables (*tables)(int round, const Readings& readings) noexcept;
  // Returns the pairs that the last bracket that is paired twice had first. Requires that there is one.
  std::vector<std::pair<Position, Position>> (*discarded)(const RoundField& field, int round,
                                                          const Readings& readings);
};

// Members that are null are parts that the system does not have: what needs them refuses the system.
struct System {
  SystemNames names;
  ArticleNames articles;
  criteria::CriteriaTable (*criteria)() noexcept;
  FieldRules field = {};

  // Returns all players, the higher ranked of equal scores first, as the given round (1-based) is paired. Null:
  // by pairing number.
  std::vector<PlayerIndex> (*ranking)(const Tournament& tournament, int round);

  // Returns the float that a round without a game leaves. Depends on the outcome alone, as does bars_bye.
  criteria::Float (*float_of_unplayed)(const RoundEntry& entry, const PointSystem& system);
  // True if a past round bars the player from the pairing-allocated bye.
  bool (*bars_bye)(const RoundEntry& entry, const PointSystem& system);

  // Returns why two players must not meet, apart from C.1, C.3 and the arbiter's wishes: "their colours ...";
  // empty if they may. Null: there is no other reason.
  std::string (*why_apart)(const RoundField& field, const RoundTask& task, Position a, Position b) = nullptr;

  // The solvers that can be chosen, the default first.
  std::span<const SolverChoice> solver_choices;
  // Returns the solvers for the walk, in the order in which they are asked. Null: the walk needs no chain.
  SolverChain (*solvers)(SolverChoice choice) = nullptr;
  // Walks over the brackets. May narrow down in `field` which players may have the bye.
  using Flow = Result<Walk> (*)(RoundField& field, criteria::CriteriaTable criteria,
                                const WalkContext& context);
  Flow flow = nullptr;
  Flow whole_round = nullptr;  // the same round as one matching
  // Returns the weights of that matching for a known round, one problem for each start that the rules force;
  // empty for fields that are too large. Null: rounds are no single problem.
  std::vector<WeighedRound> (*weigh_whole_round)(RoundField& field, criteria::CriteriaTable criteria,
                                                 const FinishedRound& round) = nullptr;
  // Returns the candidates of each bracket that are equal. Null: brackets are not compared by criteria on a
  // face.
  FindEqualCandidates equal_candidates = nullptr;
  // Pairs a round by a table that was fixed before the event, instead of `flow` (round robins): all players are
  // in the field, whether they are present or not. Null in Swiss systems.
  Result<RoundPairing> (*table)(const Tournament& tournament, const RoundTask& task,
                                const PairOptions& options) = nullptr;
  // Returns the number of rounds of the table; 0 if it has none for these players. Null beside `table`.
  int (*rounds_of_table)(const Tournament& tournament, const Readings& readings) = nullptr;
  // What the player who is left over receives.
  Outcome left_over = Outcome::PairingBye;
  // Returns the colours of a pair and the rule that gave them; empty if the initial colour is needed but
  // unknown. `number` is the pairing number of the higher ranked player.
  std::optional<Colouring> (*allocate_colours)(const RoundField& field, Position higher, Position lower,
                                               std::optional<Colour> initial_colour, int number) = nullptr;
  // Returns the colour preference of a player by the rules of the system, for lists. Null: that of the field.
  criteria::ColourPreference (*preference)(const RoundField& field, const RoundTask& task,
                                           Position p) = nullptr;
  // Returns why a board has its colours: "3 prefers White strongly, 7 prefers White mildly".
  std::string (*colour_reason)(const ColouredPair& pair) = nullptr;

  // The system that pairs the first rounds of an event in this one's place, and how many they are. Null: none.
  const System* seeding = nullptr;
  int (*seeding_rounds)(int rounds_declared) noexcept = nullptr;

  // Returns the same rules as the literal engine of the Dutch family (engine/sequence) reads them.
  const sequence::Rulebook& (*rulebook)() noexcept = nullptr;
  // For the judge, in systems without a rulebook.
  Appraise appraise = nullptr;
  // Pairs the round by enumeration as the text has it, in systems without a rulebook: small fields only. May
  // change the round as the readings say. Errors: those of engine/literal/literal.hpp.
  Result<literal::LiteralPairing> (*literal)(literal::LiteralRound& round, const Readings& readings) = nullptr;

  bool knows_wishes = false;  // the walk complies with Tournament::wishes
  bool has_proofs = false;    // docs/proofs.md defines proofs of its rounds
  // The walk pairs bracket after bracket as the Dutch rules do: the best by the criteria, with a look at the
  // next score group (C.7; C8), such that the round can be completed (C.4; C4).
  bool has_dutch_brackets = false;
  // True if each bracket takes the candidate that is best by the criteria in their order, and the first of
  // equal ones: what another choice costs is then the first criterion that is worse. Otherwise the walk decides
  // step by step, and its criteria only describe the bracket.
  bool chosen_by_criteria = false;
  // What lists say of a round. Players who cannot be paired in their score group move down to the next one;
  // otherwise groups are completed from below.
  bool floats_down = true;
  int floats_remembered = 2;  // number of rounds whose floats the rules look back at
  bool has_colour_preferences = true;
  // Returns what a proof claims. Null, in a system with proofs: brackets with downfloaters, as in Dutch rounds.
  MakeProofPlan proof_plan = nullptr;
  const BacktrackingClaims* backtracking = nullptr;  // null: no bracket is paired for the sake of the next one

  BakuWording baku = {};  // the points for which the Baku acceleration is defined

  std::span<const Reading> readings = {};  // at most max_readings
  // Return the code for record 192 with these readings, and the readings that such a code (in capitals) stands
  // for; empty if it is none of the system's. Null: names.code, and no readings.
  std::string (*code_with)(const Readings& readings) = nullptr;
  std::optional<Readings> (*readings_of_code)(std::string_view code) = nullptr;
  // Returns why the readings, some of which were chosen by name, contradict each other; empty if they do not.
  // Null: none do.
  std::string (*contradiction)(std::span<const ReadingChoice> chosen, const Readings& readings) = nullptr;
  // Returns the readings as the first of all that mean the same. Null: no two do.
  Readings (*canonical_readings)(const Readings& readings) = nullptr;

  int columns_of_a_round = 1;  // in files: 2 if a round is a match of two games
  bool needs_ratings = false;  // of every player
  bool of_teams = false;       // players are teams, which have game points
  // Returns the tournament as the walk counts it, where files keep it otherwise. Null: as it is. Errors:
  // InvalidInput.
  Result<Tournament> (*as_paired)(const Tournament& tournament, const Readings& readings) = nullptr;

  // True if the event's tie-breaks, where it has any, take the place of `ranking`. Null: never.
  bool (*ranked_by_tie_breaks)(const Readings& readings) noexcept = nullptr;

  // True if this solver can be chosen.
  [[nodiscard]] bool offers(SolverChoice solver) const noexcept {
    return std::find(solver_choices.begin(), solver_choices.end(), solver) != solver_choices.end();
  }
  // True if the answers of its solvers are proved, and the claims of its proofs written for other checkers.
  [[nodiscard]] bool proves_answers() const noexcept {
    return has_proofs && proof_plan == nullptr && backtracking == nullptr;
  }
  // Returns the system whose rules pair a round (from 1): this one, or that of the seeding rounds.
  [[nodiscard]] const System& in_round(int round, int rounds_declared) const noexcept {
    return seeding != nullptr && round <= seeding_rounds(rounds_declared) ? *seeding : *this;
  }
  // Returns the walk that a solver choice asks for. Requires offers(solver).
  [[nodiscard]] Flow flow_by(SolverChoice solver) const noexcept {
    return solver == SolverChoice::Whole ? whole_round : flow;
  }
};

}  // namespace bloesem::swiss
