// What outgoing floaters leave to the following bracket, and to everybody below (C4, C7).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/burstein/bracket.hpp"
#include "engine/burstein/bracket_matching.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::burstein {

// One object serves all brackets of a round.
class Outlook {
 public:
  // `bye`: given already (RoundField::give_bye), if the number of players is odd.
  Outlook(const RoundField& field, criteria::CriteriaTable criteria, std::optional<Position> bye)
      : field_(field),
        bye_(bye),
        completion_(field),
        matching_(field, criteria, criteria::BracketKind::Normal) {
    for (const criteria::Criterion& row : criteria)
      if (row.scope == criteria::Zone::Next) rows_.push_back(row);
  }

  // True if `joining` and all players from a score group on can be paired. `below` as in OpenBracket.
  [[nodiscard]] bool completes(std::span<const Position> joining, Position below) {
    return completion_.possible(joining, below);
  }

  // True if the floaters comply with C4 and let the following bracket do as well by C7 as the counts of its
  // residents allow for any floaters of that number.
  [[nodiscard]] bool attains_bound(const OpenBracket& bracket, std::span<const Position> floaters);

  // Returns the values of C7 for floaters that comply with C4. `unpaired`: those of the following bracket,
  // incoming floaters among them, who meet nobody of it in some complete pairing of the round. If they attain
  // what the counts allow, nothing needs to be solved.
  [[nodiscard]] std::vector<criteria::CriterionValue> values(const OpenBracket& bracket,
                                                             std::span<const Position> floaters,
                                                             std::span<const Position> unpaired);

  // Returns the players below the following group, ascending, without the bye.
  [[nodiscard]] std::vector<Position> players_below(const OpenBracket& bracket) const;

 private:
  [[nodiscard]] std::vector<criteria::CriterionValue> values_of(std::span<const Position> unpaired) const;
  // True if these unpaired players attain what the counts allow: `bound` players, all of them residents.
  [[nodiscard]] bool is_bound(const OpenBracket& bracket, int bound, std::span<const Position> unpaired) const;
  // True if one of a few tried residents can be the only unpaired player of the following bracket.
  [[nodiscard]] bool leaves_one(const OpenBracket& bracket, const std::vector<Position>& players);
  // Returns the players of the following bracket whom its best pairing by C7 leaves unpaired, ascending; empty
  // if no pairing complies with C4.
  [[nodiscard]] std::optional<std::vector<Position>> fewest_unpaired(const OpenBracket& bracket,
                                                                     const std::vector<Position>& players);

  const RoundField& field_;
  std::optional<Position> bye_;
  std::vector<criteria::Criterion> rows_;  // of C7
  Completion completion_;
  BracketMatching matching_;
};

// Returns the players of the following bracket: its residents and the incoming floaters.
[[nodiscard]] std::vector<Position> following_bracket(const OpenBracket& bracket,
                                                      std::span<const Position> floaters);

}  // namespace bloesem::swiss::burstein
