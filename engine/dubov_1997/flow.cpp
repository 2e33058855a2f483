#include "engine/dubov_1997/flow.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/dubov_1997/bye.hpp"
#include "engine/dubov_1997/colours.hpp"
#include "engine/dubov_1997/floaters.hpp"
#include "engine/dubov_1997/group.hpp"
#include "engine/dubov_1997/rows.hpp"
#include "engine/swiss/add_charge.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/bye_record.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/ranked_players.hpp"
#include "engine/swiss/unrated.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

class ProceduralWalk {
 public:
  ProceduralWalk(const RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context,
                 const Procedure& procedure)
      : field_(field), criteria_(criteria), context_(context), entrants_(field, context.task, procedure) {}

  Result<Walk> run() {
    std::vector<Position> left = positions(0, field_.size());
    if (left.size() % 2 == 0) {
      if (!can_be_completed(field_, left)) return impossible_round(field_);
    } else {
      walk_.bye = choose_bye(entrants_);
      if (!walk_.bye) return impossible_round(field_);
      std::erase(left, *walk_.bye);
      walk_.brackets.push_back(record_of_bye(field_, *walk_.bye));
    }
    if (entrants_.first_round() && !context_.task.initial_colour) return unknown_initial_colour();
    std::vector<Position> floaters;
    while (!left.empty()) {
      if (context_.stopped_before_bracket(static_cast<int>(2 * walk_.pairs.size())))
        return Error{ErrorCode::Cancelled, "cancelled"};
      if (left.size() == floaters.size())
        return Error{ErrorCode::Internal, "no group is left for the floaters"};
      pair_group(left, floaters);
    }
    return std::move(walk_);
  }

 private:
  void pair_group(std::vector<Position>& left, std::vector<Position>& floaters) {
    Group group(entrants_, left, floaters);
    BracketRecord record = begin_record(group, floaters);
    const Procedure& procedure = entrants_.procedure();
    if (procedure.floaters_first) pair_floaters(group);
    procedure.isolated(group);
    procedure.odd_group(group);
    pair_rows(group, context_.task.solver == SolverChoice::Blossom ? RowsBy::Everybody : RowsBy::FirstOrder);
    give_colours(group);
    left = group.left();
    floaters = std::move(group.floaters);
    finish_record(group, floaters, std::move(record));
  }

  // In the first round the boards alternate the colours.
  void give_colours(const Group& group) {
    for (const auto& [higher, lower] : group.pairs) {
      walk_.pairs.emplace_back(higher, lower);
      const auto board = static_cast<int>(walk_.pairs.size());
      walk_.colours.push_back(entrants_.first_round() ? colouring_of_board(board, *context_.task.initial_colour)
                                                      : colouring_of(entrants_, higher, lower));
    }
  }

  [[nodiscard]] std::vector<PlayerIndex> players_at(const std::vector<Position>& positions) const {
    std::vector<PlayerIndex> players;
    for (const Position p : positions) players.push_back(field_.player(p));
    return players;
  }

  [[nodiscard]] BracketRecord begin_record(const Group& group, const std::vector<Position>& floaters) const {
    BracketRecord record;
    record.kind = criteria::BracketKind::Normal;
    const std::vector<Position> residents = without(group.residents, floaters);
    record.score = field_.facts(residents.front()).score;
    record.moved_down = players_at(floaters);
    record.residents = players_at(residents);
    return record;
  }

  void finish_record(const Group& group, const std::vector<Position>& floaters, BracketRecord record) {
    record.moved_up = players_at(group.moved_up);
    for (const auto& [a, b] : group.pairs) record.pairs.emplace_back(field_.player(a), field_.player(b));
    record.downfloaters = players_at(floaters);
    record.solved_by = group.matched ? "blossom" : "rows";
    for (const criteria::Criterion& row : criteria_) record.criteria.push_back(value_of(row, group, floaters));
    walk_.brackets.push_back(std::move(record));
  }

  [[nodiscard]] criteria::CriterionValue value_of(const criteria::Criterion& row, const Group& group,
                                                  const std::vector<Position>& floaters) const {
    criteria::CriterionValue value;
    value.article = row.article;
    value.meaning = row.meaning;
    if (row.pair)
      for (const auto& [a, b] : group.pairs) add_charge(value, row.pair(field_.facts(a), field_.facts(b)));
    if (row.single)
      for (const Position p : floaters) add_charge(value, row.single({field_.facts(p)}));
    if (!row.pair && !row.single) value.count = row.article == "2.5" ? group.against_limit : group.changed;
    return value;
  }

  const RoundField& field_;
  criteria::CriteriaTable criteria_;
  const WalkContext& context_;
  Entrants entrants_;
  Walk walk_;
};

}  // namespace

Result<Walk> walk(RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context,
                  const Procedure& procedure) {
  if (procedure.uses_ratings)
    if (std::optional<Error> error = refuse_unrated(field, context.task, procedure.name, "1"))
      return *std::move(error);
  return ProceduralWalk(field, criteria, context, procedure).run();
}

}  // namespace bloesem::swiss::dubov_1997
