// A bracket as every solver receives it: built once, with the properties that all of them need first.
#pragma once

#include <algorithm>
#include <cstddef>

#include "criteria/criteria_table.hpp"
#include "engine/swiss/bracket.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// A view: field and bracket must outlive it. Requires that the bracket has a resident.
struct BracketProblem {
  BracketProblem(const RoundField& its_field, criteria::CriteriaTable its_criteria, const Bracket& its_bracket)
      : field(its_field),
        criteria(its_criteria),
        bracket(its_bracket),
        lowest_score(its_field.facts(its_bracket.residents.back()).score),
        one_score(its_field.facts(its_bracket.residents.front()).score == lowest_score) {
    const auto is_topscorer = [this](Position p) { return field.facts(p).topscorer; };
    topscorers = std::any_of(bracket.moved_down.begin(), bracket.moved_down.end(), is_topscorer) ||
                 std::any_of(bracket.residents.begin(), bracket.residents.end(), is_topscorer);
  }

  // Returns the number of MDPs and residents.
  [[nodiscard]] std::size_t players() const noexcept {
    return bracket.moved_down.size() + bracket.residents.size();
  }
  // Returns the number of players including all who are looked ahead to.
  [[nodiscard]] std::size_t vertices() const noexcept {
    return players() + bracket.ahead.size() + bracket.below.size();
  }
  // Returns the score that a downfloater's difference is measured to (A.8).
  [[nodiscard]] Points artificial() const noexcept { return lowest_score - one_point; }

  const RoundField& field;
  criteria::CriteriaTable criteria;
  const Bracket& bracket;
  Points lowest_score;      // of the residents
  bool one_score;           // all residents have the same score
  bool topscorers = false;  // some MDP or resident is a topscorer (A.7)
};

}  // namespace bloesem::swiss
