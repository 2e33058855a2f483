// The answers of one bracket about pairs: whether the round departs in it if two players must meet.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "bloesem/explain/all_pairs.hpp"
#include "engine/explain/pair_matrix/candidate_template.hpp"
#include "engine/explain/pair_matrix/constrained_bracket.hpp"
#include "engine/explain/pair_matrix/player_classes.hpp"
#include "engine/explain/pair_matrix/round_witness.hpp"
#include "engine/explain/pair_matrix/spare_matching.hpp"
#include "engine/explain/pair_matrix/sure_counts.hpp"

namespace bloesem::explain {

enum class Effect : std::uint8_t {
  Unchanged,  // the bracket stays as it is: the next one decides
  Departs,
  Unknown,  // only pairing the round again tells
};

struct EffectOfPair {
  Effect effect = Effect::Unknown;
  std::uint32_t number = 0;  // of Effect::Departs: AllPairs::number_of
};

// Requires a plain bracket, above which nothing changes for the pairs asked about.
class BracketPairs {
 public:
  BracketPairs(FramedRound& round, const FramedBracket& bracket, AllPairs& answers);

  [[nodiscard]] EffectOfPair ask(const PosedPair& pair);
  // True if the bracket stays as it is for any two players beyond the next score group.
  [[nodiscard]] bool ignores_elsewhere() const noexcept { return sure_.elsewhere; }
  // True if it does not matter which player beyond the next score group one of the bracket or of that group
  // meets.
  [[nodiscard]] bool ignores_whom() const noexcept { return sure_.completion; }
  // The same as ignores_elsewhere for any two who are both in the next score group, or one of them.
  [[nodiscard]] bool ignores_ahead(Standing standing);

 private:
  // The completion that was found for a candidate whose player meets `met`, further down; may be none.
  struct KnownCompletion {
    swiss::Position met = 0;
    SpareMatching matching;
  };
  // What is known of the round's own candidate with a pair.
  struct OfRound {
    std::optional<bool> keeps_value;  // of pairs that leave one over: whoever is the player further down
    KnownCompletion completion;
  };
  struct Best {
    std::optional<ConstrainedCandidate> candidate;
    KnownCompletion completion;
    std::optional<EffectOfPair> effect = {};  // of effect_of, once it was asked
  };
  struct Template {
    CandidateTemplate candidate;
    KnownCompletion completion;
  };
  // Pairs of the same classes and standing.
  struct Group {
    bool asked = false;
    bool shared = false;  // the templates have the value that no candidate of the group can better
    std::uint32_t number = 0;
    std::vector<Template> templates;
  };

  [[nodiscard]] EffectOfPair ask_unfloated(const PosedPair& pair);
  [[nodiscard]] EffectOfPair ask_emptied(const PosedPair& pair);
  [[nodiscard]] EffectOfPair ask_group(const PosedPair& pair);
  [[nodiscard]] EffectOfPair ask_alone(const PosedPair& pair);
  [[nodiscard]] EffectOfPair effect_of(const ConstrainedCandidate& candidate, Standing standing);
  [[nodiscard]] bool keeps_value(const PosedPair& pair);
  [[nodiscard]] bool has_value_with(const PosedPair& pair);
  [[nodiscard]] bool keeps_all_ahead(Standing standing);
  [[nodiscard]] Best& best(const PosedPair& pair);
  [[nodiscard]] Group& group_of(const PosedPair& pair);
  [[nodiscard]] bool is_bound(const PosedPair& pair, const ConstrainedCandidate& candidate);
  [[nodiscard]] bool proves(Template& proof, const PosedPair& pair);
  // Requires few downfloaters where counting shows the completion.
  [[nodiscard]] bool completes(const PosedPair& pair, criteria::BracketKind kind,
                               const std::vector<swiss::Position>& downfloaters, KnownCompletion& known);
  [[nodiscard]] bool witness_keeps(const PosedPair& pair);
  [[nodiscard]] PairAnswer answer_with(const std::vector<criteria::CriterionValue>& values) const;
  [[nodiscard]] EffectOfPair departs(const std::vector<criteria::CriterionValue>& values);
  [[nodiscard]] std::vector<swiss::Position> floaters_without(const PosedPair& pair) const;
  [[nodiscard]] bool both_leave(const PosedPair& pair) const;
  [[nodiscard]] bool are_few(const std::vector<swiss::Position>& downfloaters) const;
  [[nodiscard]] bool gives_bye_to(swiss::Position p) const;
  [[nodiscard]] bool floats_anyway(swiss::Position p) const;

  FramedRound& round_;
  const FramedBracket& bracket_;
  const BracketRecord& record_;
  AllPairs& answers_;
  ConstrainedBrackets constrained_;
  PlayerClasses classes_;
  SureCounts sure_;
  std::optional<bool> ignores_both_ahead_;  // once asked
  std::optional<bool> ignores_one_ahead_;
  std::optional<RoundWitness> witness_;
  std::map<std::pair<Standing, swiss::Position>, OfRound> of_round_;
  std::map<std::pair<Standing, swiss::Position>, Best> of_higher_;
  Best last_;
  std::pair<swiss::Position, swiss::Position> last_asked_;  // the pair of last_
  std::vector<std::size_t> group_numbers_;                  // by standing and classes, + 1; 0: no group yet
  std::vector<Group> groups_;
};

}  // namespace bloesem::explain
