#include "engine/proof/proof_round.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "criteria/completion_costs.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "matching/assertions.hpp"

namespace bloesem::proof {

using criteria::BracketKind;
using criteria::Criterion;
using criteria::SingleShape;
using criteria::Zone;
using swiss::end_of_group_at;
using swiss::positions;

namespace {

// True if players who moved down meet each other.
bool moved_down_meet(const BracketPlayers& bracket, const Positions& mates) {
  const Positions& some = bracket.moved_down;
  return std::any_of(some.begin(), some.end(), [&](Position p) {
    return mates[at(p)] != no_position && std::binary_search(some.begin(), some.end(), mates[at(p)]);
  });
}

bool is_in_force(criteria::CriteriaTable criteria, BracketKind kind) {
  return criteria.rows_in_force(kind) > 0;
}

Rows rows_of(criteria::CriteriaTable criteria, BracketKind kind, Reach reach) {
  Rows rows;
  for (const Criterion& row : criteria)
    if (contains(row.in_force, kind) && (reach != Reach::None || row.scope != Zone::Next)) rows.push_back(&row);
  return rows;
}

BracketKind kind_of(const ProofRound& round, const BracketPlayers& bracket) {
  if (!round.merges) {
    const Positions floaters = downfloaters_of(bracket, round.mates);
    return floaters.size() == 1 && round.bye == floaters.front() ? BracketKind::Closing : BracketKind::Normal;
  }
  if (bracket.end == round.field.size()) return BracketKind::Last;
  return bracket.end_of_ahead == round.field.size() && !round.backtracks() ? BracketKind::BeforeLast
                                                                           : BracketKind::Normal;
}

BracketPlayers next_bracket(const ProofRound& round, Positions moved_down, Position begin, Position end) {
  BracketPlayers bracket{std::move(moved_down), positions(begin, end), end, end_of_group_at(round.field, end)};
  bracket.kind = kind_of(round, bracket);
  return bracket;
}

// Returns the bracket of all players left. If several score groups are merged under the rules of 2012, the
// highest of them counts as moved down (C.13).
BracketPlayers merged_bracket(const ProofRound& round, Positions moved_down, Position begin) {
  const Position end = end_of_group_at(round.field, begin);
  if (round.backtracks()) {
    if (end == round.field.size()) return next_bracket(round, std::move(moved_down), begin, end);
    const Positions group = positions(begin, end);
    moved_down.insert(moved_down.end(), group.begin(), group.end());
    begin = end;
  }
  BracketPlayers bracket = next_bracket(round, std::move(moved_down), begin, round.field.size());
  bracket.kind = BracketKind::Collapsed;
  return bracket;
}

// Players left over, whatever the system.
constexpr Criterion completion{"",
                               "players left over",
                               criteria::Measure::Count,
                               Zone::Below,
                               criteria::kinds(BracketKind::Normal),
                               criteria::pairs_are_free,
                               criteria::incomplete,
                               "0",
                               "1, or 3 if not eligible for the bye",
                               ""};

// Returns the first row of this shape; the table has one.
const Criterion* row_of_shape(const ProofRound& round, SingleShape shape, BracketKind kind) {
  const auto row = std::find_if(round.criteria.begin(), round.criteria.end(), [&](const Criterion& each) {
    return each.single.shape == shape && contains(each.in_force, kind);
  });
  BLOESEM_ASSERT(row != round.criteria.end());
  return &*row;
}

}  // namespace

ProofRound proof_round(RoundField field, criteria::CriteriaTable criteria, int rounds,
                       const std::vector<std::pair<Position, Position>>& pairs,
                       std::optional<criteria::CriteriaTable> homogeneous) {
  const bool merges = is_in_force(criteria, BracketKind::Penultimate);
  Positions mates(at(field.size()), no_position);
  for (const auto& [one, other] : pairs) {
    mates[at(one)] = other;
    mates[at(other)] = one;
  }
  ProofRound round{field,  std::move(field), criteria,     rounds,
                   merges, std::move(mates), std::nullopt, homogeneous};
  const auto single = std::find(round.mates.begin(), round.mates.end(), no_position);
  if (single == round.mates.end() || round.field.size() % 2 == 0) return round;
  round.bye = static_cast<Position>(single - round.mates.begin());
  if (!merges) round.candidates.leave_bye_to(round.field.facts(*round.bye).score);
  return round;
}

std::vector<Position> BracketPlayers::ahead() const { return positions(end, end_of_ahead); }

std::vector<Position> BracketPlayers::inside() const {
  Positions players = moved_down;
  players.insert(players.end(), residents.begin(), residents.end());
  return players;
}

bool BracketPlayers::contains(Position p) const noexcept {
  return std::binary_search(moved_down.begin(), moved_down.end(), p) ||
         std::binary_search(residents.begin(), residents.end(), p);
}

std::vector<Position> downfloaters_of(const BracketPlayers& bracket, const Positions& mates) {
  Positions floaters = bracket.inside();
  std::erase_if(floaters,
                [&](Position p) { return mates[at(p)] != no_position && bracket.contains(mates[at(p)]); });
  return floaters;
}

std::vector<Position> players_below(const ProofRound& round, const BracketPlayers& bracket,
                                    const Positions& mates) {
  Positions players = downfloaters_of(bracket, mates);
  for (Position p = bracket.end; p < round.field.size(); ++p) players.push_back(p);
  return players;
}

std::vector<BracketPlayers> brackets_of(const ProofRound& round, int penultimate) {
  std::vector<BracketPlayers> brackets;
  Positions moved_down;
  for (Position begin = 0; begin < round.field.size();) {
    const auto number = static_cast<int>(brackets.size()) + 1;
    brackets.push_back(
        penultimate > 0 && number == penultimate + 1
            ? merged_bracket(round, std::move(moved_down), begin)
            : next_bracket(round, std::move(moved_down), begin, end_of_group_at(round.field, begin)));
    if (number == penultimate) brackets.back().kind = BracketKind::Penultimate;
    moved_down = downfloaters_of(brackets.back(), round.mates);
    begin = brackets.back().end;
  }
  return brackets;
}

BracketPlayers before_merging(const ProofRound& round, BracketPlayers penultimate) {
  penultimate.kind = kind_of(round, penultimate);
  return penultimate;
}

bool looks_ahead(const ProofRound& round, const BracketPlayers& bracket) {
  const Position end = round.backtracks() ? bracket.end_of_ahead : bracket.end;
  return only_looks_ahead(bracket.kind) && end < round.field.size();
}

bool treated_as_homogeneous(const ProofRound& round, const BracketPlayers& bracket) {
  if (!round.backtracks() || bracket.moved_down.empty()) return false;
  if (bracket.kind == BracketKind::Collapsed) return moved_down_meet(bracket, round.mates);
  return bracket.moved_down.size() >= bracket.residents.size();
}

OrderForm order_form(const ProofRound& round, const BracketPlayers& bracket, const Positions& mates) {
  const Positions left = downfloaters_of(bracket, mates);
  const auto is_left = [&](Position p) { return std::binary_search(left.begin(), left.end(), p); };
  const bool all_left = std::all_of(bracket.moved_down.begin(), bracket.moved_down.end(), is_left);
  return {bracket.kind == BracketKind::Collapsed, round.backtracks() && all_left};
}

bool admits(const ProofRound& round, const BracketPlayers& bracket, Reach reach) {
  switch (bracket.kind) {
    case BracketKind::Penultimate: return reach == Reach::All;
    case BracketKind::Normal:
      return reach == Reach::None || (reach == Reach::Next ? looks_ahead(round, bracket)
                                                           : bracket.end < round.field.size() && !round.merges);
    case BracketKind::BeforeLast: return reach != Reach::All;
    case BracketKind::Last:
    case BracketKind::Collapsed:
    case BracketKind::Closing: return reach == Reach::None;
    case BracketKind::Completing:
    case BracketKind::Bye: break;
  }
  return false;
}

Problem problem_of(const ProofRound& round, const BracketPlayers& bracket, Reach reach) {
  const bool completing = !round.merges && reach == Reach::All;
  const bool homogeneous = treated_as_homogeneous(round, bracket);
  Rows rows = rows_of(homogeneous ? *round.homogeneous : round.criteria,
                      completing ? BracketKind::Completing : bracket.kind, reach);
  ProblemPlayers players{bracket.inside()};
  players.moved_down = homogeneous ? Vertex{0} : static_cast<Vertex>(bracket.moved_down.size());
  players.inside = players.size();
  const Position end = reach == Reach::None   ? bracket.end
                       : reach == Reach::Next ? bracket.end_of_ahead
                                              : round.field.size();
  for (Position p = bracket.end; p < end; ++p) players.players.push_back(p);
  players.ahead = players.inside + (std::min(bracket.end_of_ahead, end).value() - bracket.end.value());
  return Problem(round.candidates, std::move(rows), std::move(players), round.rounds);
}

Problem problem_of_bye(const ProofRound& round) {
  const Vertex size = round.field.size().value();
  return Problem(round.field,
                 {row_of_shape(round, SingleShape::Incomplete, BracketKind::Closing),
                  row_of_shape(round, SingleShape::Score, BracketKind::Closing)},
                 {positions(0, round.field.size()), 0, size, size}, round.rounds);
}

Problem problem_of_completion(const ProofRound& round, Positions players, Vertex moved_down) {
  const auto size = static_cast<Vertex>(players.size());
  return Problem(round.field, {&completion}, {std::move(players), moved_down, size, size}, round.rounds);
}

std::vector<Vertex> mates_in(const Problem& problem, const Positions& mates) {
  std::vector<Vertex> result;
  for (const Position p : problem.players().players)
    result.push_back(mates[at(p)] == no_position ? no_vertex : problem.vertex_at(mates[at(p)]));
  return result;
}

bool attains_best_ahead(const ProofRound& round, const BracketPlayers& bracket, const Positions& mates) {
  Positions players = downfloaters_of(bracket, mates);
  if (players.empty() || !looks_ahead(round, bracket)) return true;
  const Positions ahead = bracket.ahead();
  players.insert(players.end(), ahead.begin(), ahead.end());
  const bool even = players.size() % 2 == 0;
  const Positions all = players;
  std::erase_if(players, [&](Position p) {
    return mates[at(p)] != no_position && std::binary_search(all.begin(), all.end(), mates[at(p)]);
  });
  if (players.empty()) return true;
  if (even || players.size() > 1 || players.front() < bracket.end) return false;
  return bracket.kind != BracketKind::BeforeLast || round.field.facts(players.front()).bye_eligible;
}

bool has_evident_bye(const ProofRound& round) {
  if (!round.bye) return true;
  for (Position p = 0; p < round.field.size(); ++p)
    if (round.field.facts(p).bye_eligible && round.field.facts(p).score < round.field.facts(*round.bye).score)
      return false;
  return true;
}

Integer bound_of(const Problem& problem, const Duals& duals) {
  Integer bound = 0;
  for (Vertex v = 0; v < problem.size(); ++v) bound += duals.y[at(duals.blocks[at(v)])];
  for (const DualSet& set : duals.sets)
    bound += set.z * static_cast<std::int64_t>((set.players.size() - 1) / 2);
  return bound;
}

bool shows_obstacle(const ProofRound& round, const Problem& problem, const Duals& duals) {
  Integer costs = 0;
  for (const Position p : problem.players().players) costs += round.field.facts(p).bye_eligible ? 1 : 3;
  return 2 * costs - bound_of(problem, duals) > 2 * (problem.size() % 2);
}

}  // namespace bloesem::proof
