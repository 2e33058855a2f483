// The rules of an edition as data and a few small strategies. All differences between editions are here; no
// other code asks which edition it is. A rule can be left out or inverted to see whether it decides anything.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "engine/sequence/colours.hpp"
#include "engine/sequence/criteria.hpp"
#include "engine/sequence/exchanges.hpp"

namespace bloesem::sequence {

// 2016, A.9: what follows when a bracket leaves a rest that cannot be completed.
enum class AfterFailure : std::uint8_t {
  GoOn,                  // nothing: the pairing stays
  PairAgainAndCollapse,  // as written in 2016: PPB and CLB
  PairAgainAndGoOn,      // no CLB: the PPB, and then the score groups below as usual
};

// Names of the articles that no candidate may break.
struct AbsoluteArticles {
  std::string_view met;         // C.1
  std::string_view bye;         // C.2
  std::string_view colours;     // C.3
  std::string_view completion;  // C.4
  std::string_view mdps;        // MDPs do not meet each other
};

// Returns the outlook of the downfloaters.
using LookAhead = Outlook (*)(const Field& field, const Bracket& bracket, std::span<const Place> downfloaters);

// Returns the value of the absolute articles that the record has in front of the quality criteria, if any.
using AbsoluteValue = std::optional<CriterionValue> (*)(const Field& field, const Bracket& bracket,
                                                        const Candidate& candidate);

struct Rulebook;
// A rule that can be left out or inverted.
struct Variation {
  std::string_view rule;
  void (*apply)(Rulebook& rules, std::string_view rule);
};

struct Rulebook {
  AbsoluteArticles absolute;
  UnplayedRounds unplayed;
  // The walk over the brackets.
  Completion completion = Completion::NotAsked;  // for every score group when it is paired
  AfterFailure after_failure = AfterFailure::GoOn;
  // Candidates.
  AbsoluteValue absolute_value = nullptr;
  std::vector<Criterion> criteria;  // quality criteria in priority order
  LookAhead look_ahead = nullptr;
  // Articles that concern all players not yet paired; a record may give their values for its bracket alone.
  std::vector<std::string_view> of_the_rest = {};
  // The order of candidates, and colours.
  Direction transpositions = Direction::AsWritten;  // D.1 (4.2)
  ExchangeOrder exchanges = {};                     // D.2 (4.3)
  Direction mdp_exchanges = Direction::AsWritten;   // D.3.b (4.4.2)
  std::vector<NamedColourRule> colours;             // section E (5.2)

  std::span<const Variation> variations = {};
};

// Return the unvaried rules of an edition.
[[nodiscard]] const Rulebook& baku_2016() noexcept;
[[nodiscard]] const Rulebook& fide_2026() noexcept;
// Requires that the system of the edition has a rulebook.
[[nodiscard]] const Rulebook& rulebook(Edition edition) noexcept;

// Returns the rules of an edition that can be varied, none for an edition without a rulebook: under 2016 "C.5"
// .. "C.19", "D.1", "D.2.a" .. "D.2.d", "D.3.b", "E.1" .. "E.5", "PPB", "CLB"; under 2026 "C4" .. "C21",
// clauses of C5, C8 and C9 ("C8.completion"), "4.2", "4.3.a" .. "4.3.d", "4.4.2", "5.2.1" .. "5.2.5".
// docs/sequence.md explains each.
[[nodiscard]] std::vector<std::string_view> variable_rules(Edition edition);

// Returns the rulebook without a criterion, with an order or a colour rule inverted, or with the walk or a
// clause simplified. Empty if there is no such rule.
[[nodiscard]] std::optional<Rulebook> rulebook_without(std::string_view rule, Edition edition);

// ---- Kinds of variations

void leave_out(Rulebook& rules, std::string_view article);        // removes every row of a criterion
void invert_colour_rule(Rulebook& rules, std::string_view rule);  // inverts the colours it gives
void invert_transpositions(Rulebook& rules, std::string_view rule);
void invert_mdp_exchanges(Rulebook& rules, std::string_view rule);
template <Direction ExchangeOrder::*comparison>
void invert_exchanges(Rulebook& rules, std::string_view) {
  rules.exchanges.*comparison = Direction::Inverted;
}

}  // namespace bloesem::sequence
