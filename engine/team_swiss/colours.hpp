// 4.3: which team has White on the first board, and by that on every other one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/swiss/colouring.hpp"
#include "engine/swiss/system.hpp"
#include "engine/team_swiss/rules.hpp"

namespace bloesem::swiss::team_swiss {

// The rules in their order, which is their number in ArticleNames::colour_rules. In a competition without
// colours the first team is named first.
enum class TeamColourRule : std::uint8_t {
  Initial,
  OnePrefers,
  Opposite,
  OneStrong,
  LowerDifference,
  LatestDifference,
  FirstPrefers,
  AlternateFirst,
  AlternateOther,
  NoColours
};

class TeamColours {
 public:
  // Field and task must outlive the object.
  TeamColours(const RoundField& field, const RoundTask& task, const TeamRules& rules);

  // Puts the first team first: that with the higher primary score, then with the higher secondary one if it is
  // used, then with the smaller number.
  void order(std::pair<Position, Position>& pair) const;

  // Returns the colours of a pair, the first team first, by the first rule that decides. Empty if the initial
  // colour is needed but unknown.
  [[nodiscard]] std::optional<Colouring> allocate(Position first, Position other) const;

  // Returns the preference of a team (1.7). Requires a competition with colours.
  [[nodiscard]] criteria::ColourPreference preference(Position p) const;
  // Returns why a rule gives a pair its colours.
  [[nodiscard]] std::string reason(const ColouredPair& pair) const;

 private:
  [[nodiscard]] std::optional<Colouring> by_preferences(Position first, Position other) const;
  [[nodiscard]] std::string prefers(const std::string& team, Position p) const;

  const RoundField& field_;
  const RoundTask& task_;
  TeamRules rules_;
  std::vector<Points> secondary_;  // by position; empty: not used
};

}  // namespace bloesem::swiss::team_swiss
