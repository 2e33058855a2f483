// What claims are verified with: the second engines, which share no rules with the first, and facts counted
// here.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/change.hpp"
#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/how.hpp"
#include "bloesem/explain/subject.hpp"
#include "bloesem/judge/proposal.hpp"
#include "engine/sequence/facts.hpp"
#include "tests/explain/story_arguments.hpp"

namespace bloesem::test {

using PlayerSet = std::set<PlayerIndex>;
using PairSet = std::set<std::pair<PlayerIndex, PlayerIndex>>;  // the smaller index first

class ChangedRound;

// A round about which something was asked.
struct Asked {
  const explain::Subject& subject;
  std::vector<explain::Change> changes = {};  // of what-if
  explain::Goal goal = {};                    // of how
  Proposal proposal = {};                     // of the judge
  bool complete = true;                       // false: a search ended early, and only what was tried is claimed
};

class Evidence {
 public:
  explicit Evidence(Asked asked);
  ~Evidence();

  [[nodiscard]] const Asked& asked() const noexcept { return asked_; }
  [[nodiscard]] const explain::Subject& subject() const noexcept { return asked_.subject; }
  [[nodiscard]] const Tournament& tournament() const noexcept { return asked_.subject.tournament; }
  [[nodiscard]] const Player& player(PlayerIndex index) const {
    return tournament().players[static_cast<std::size_t>(index)];
  }

  // True if the sequence engine knows the rules, so that there are records.
  [[nodiscard]] bool has_records() const;
  // Returns the round by the second engine; empty if it has no pairing. Throws where the engine gives up.
  [[nodiscard]] const std::optional<RoundPairing>& own();
  // Returns the same with other options. Throws Unknown where the engine cannot bar players from the bye and
  // gives them the bye, or finds no round in an odd field, because it might have.
  [[nodiscard]] std::optional<RoundPairing> with(const PairOptions& options) const;
  [[nodiscard]] std::optional<RoundPairing> with_pair(PlayerIndex one, PlayerIndex other) const;
  struct Unknown {};

  // Returns the round after the changes.
  [[nodiscard]] ChangedRound& changed();

  // Returns the kept bracket of that score; null if there is none. Throws Unknown without records.
  [[nodiscard]] const BracketRecord* bracket(Points score);
  // Returns the kept bracket that pairs the player; null if there is none.
  [[nodiscard]] const BracketRecord* bracket_of(PlayerIndex player);

  [[nodiscard]] Points score(PlayerIndex player) const;
  // Returns everybody whom the rules pair.
  [[nodiscard]] const PlayerSet& field() const noexcept { return field_; }
  // Returns the facts as the sequence engine derives them; null for those who are not in the field. For the
  // Dutch family only.
  [[nodiscard]] const sequence::Entrant* facts(PlayerIndex player) const;
  [[nodiscard]] bool may_meet(PlayerIndex one, PlayerIndex other) const;
  // True if they have met, or the arbiter keeps them apart.
  [[nodiscard]] bool kept_apart(PlayerIndex one, PlayerIndex other) const;
  // Returns the last round (from 1) in which they met; 0 if they did not.
  [[nodiscard]] int met(PlayerIndex one, PlayerIndex other) const;
  // True if legal pairs, and one bye in an odd field, cover all these players at once. By enumeration.
  [[nodiscard]] bool can_all_be_paired(const PlayerSet& players, const PairSet& only = {}) const;

 private:
  Asked asked_;
  PlayerSet field_;
  std::optional<sequence::Field> facts_;
  std::optional<std::optional<RoundPairing>> own_;
  std::unique_ptr<ChangedRound> changed_;
};

[[nodiscard]] PlayerIndex opponent_of(const RoundPairing& round, PlayerIndex player);
[[nodiscard]] PairSet pairs_of(const std::vector<Board>& boards);
[[nodiscard]] PairSet pairs_of(std::span<const explain::Pair> pairs);
[[nodiscard]] PairSet minus(const PairSet& some, const PairSet& others);
[[nodiscard]] PlayerSet set_of(std::span<const PlayerIndex> players);
[[nodiscard]] PlayerSet everybody_of(const BracketRecord& bracket);
// Returns "2", or "1.5 0.5" for score differences.
[[nodiscard]] std::string text_of(const criteria::CriterionValue& value);
[[nodiscard]] std::vector<const BracketRecord*> kept_brackets(const Record& record);

// Shorter names for arguments.
[[nodiscard]] inline PlayerIndex player_in(const explain::Claim& c, std::string_view name = "player") {
  return argument<PlayerIndex>(c, name);
}
[[nodiscard]] inline PlayerSet players_in(const explain::Claim& c, std::string_view name = "players") {
  return set_of(argument<std::vector<PlayerIndex>>(c, name));
}
[[nodiscard]] inline int number_in(const explain::Claim& c, std::string_view name) {
  return static_cast<int>(argument<std::int64_t>(c, name));
}
[[nodiscard]] inline Points score_in(const explain::Claim& c, std::string_view name = "score") {
  return argument<explain::Score>(c, name).tenths;
}
[[nodiscard]] inline std::string text_in(const explain::Claim& c, std::string_view name) {
  return argument<std::string>(c, name);
}
[[nodiscard]] inline PairSet pairs_in(const explain::Claim& c, std::string_view name) {
  return pairs_of(argument<std::vector<explain::Pair>>(c, name));
}

}  // namespace bloesem::test
