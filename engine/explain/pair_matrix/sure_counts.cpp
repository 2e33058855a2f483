#include "engine/explain/pair_matrix/sure_counts.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/census.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::explain {
namespace {

using criteria::BracketKind;
using swiss::Census;
using swiss::Position;

constexpr int set_aside = 2;       // the two who must meet
constexpr int left_over_most = 3;  // players of the next score group who may join those below

// The census of the least favourable players: as few as possible, of whom as many as possible need one colour.
Census least_favourable(const Census& staying, const Census& joining, int most_joining, int leaving) {
  Census census;
  census.players = std::max(0, staying.players - leaving) / 2 * 2;
  for (std::size_t colour = 0; colour < census.wanting.size(); ++colour) {
    census.wanting[colour] = staying.wanting[colour] + most_joining;
    census.max_barred[colour] = std::max(staying.max_barred[colour], joining.max_barred[colour]);
  }
  census.max_groups = std::max(staying.max_groups, joining.max_groups);
  census.largest_group = staying.largest_group + most_joining;
  return census;
}

bool surely_paired(const Census& staying, const Census& joining, int most_joining, int leaving) {
  const Census census = least_favourable(staying, joining, most_joining, leaving);
  return census.players > 0 && swiss::completable_by_counting(census).value_or(false);
}

// True if somebody among these may have the bye, whoever is set aside, or nobody has to.
bool bye_is_left(const swiss::RoundField& field, const Census& players) {
  return field.size() % 2 == 0 ||
         std::accumulate(players.bye_eligible.begin(), players.bye_eligible.end(), 0) > set_aside;
}

Census census_between(const swiss::RoundField& field, Position begin, Position end) {
  return swiss::census_of(field, swiss::positions(begin, end));
}

}  // namespace

SureCounts sure_counts(const FramedRound& round, const FramedBracket& bracket) {
  const swiss::RoundField& field = round.field();
  const Position size = field.size();
  if (bracket.end == size) return {false, true};
  std::vector<Position> players = bracket.problem.moved_down;
  players.insert(players.end(), bracket.problem.residents.begin(), bracket.problem.residents.end());
  const Census inside = swiss::census_of(field, players);
  const Census below = census_between(field, bracket.end, size);
  const Position end_of_next = bracket.problem.ahead.back() + 1;
  const Census next = census_between(field, bracket.end, end_of_next);
  const Census further = census_between(field, end_of_next, size);
  const int joining = static_cast<int>(bracket.downfloaters.size()) + more_floaters_counted;

  const bool bye_ahead = bracket.problem.kind == BracketKind::BeforeLast || further.players == 0;
  SureCounts sure;
  sure.ahead = surely_paired(next, inside, joining, set_aside) && (!bye_ahead || bye_is_left(field, next));
  const bool jointly = round.criteria().rows_in_force(BracketKind::Completing) > 0;
  if (!jointly || bracket.problem.kind == BracketKind::Closing)
    sure.completion = surely_paired(below, inside, joining, set_aside) && bye_is_left(field, below);
  if (jointly) {
    const bool rest = further.players == 0 ||
                      (surely_paired(further, next, left_over_most, set_aside) && bye_is_left(field, further));
    const bool normal = sure.ahead && rest;
    sure.completion = bracket.problem.kind == BracketKind::Closing ? sure.completion && normal : normal;
  }
  return sure;
}

bool surely_paired_without_three(const swiss::RoundField& field) {
  const Census all = census_between(field, 0, field.size());
  return surely_paired(all, {}, 0, set_aside + 1);
}

}  // namespace bloesem::explain
