#include "engine/uscf/flow.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/bye_record.hpp"
#include "engine/uscf/bye.hpp"
#include "engine/uscf/colours.hpp"
#include "engine/uscf/pair_group.hpp"
#include "engine/uscf/possible_pairs.hpp"
#include "engine/uscf/record.hpp"
#include "matching/cardinality/maximum_matching.hpp"

namespace bloesem::swiss::uscf {
namespace {

class UscfWalk {
 public:
  UscfWalk(const RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context)
      : field_(field), criteria_(criteria), context_(context), entrants_(field, context.task) {}

  Result<Walk> run() {
    if (field_.size() % 2 == 0) {
      if (!all_can_be_paired()) return impossible(entrants_);
    } else {
      walk_.bye = choose_bye(entrants_);
      if (!walk_.bye) return impossible(entrants_);
      walk_.brackets.push_back(record_of_bye(field_, *walk_.bye));
    }
    if (!pair_groups()) return Error{ErrorCode::Cancelled, "cancelled"};
    std::sort(walk_.pairs.begin(), walk_.pairs.end());
    if (!give_colours()) return unknown_initial_colour();
    return std::move(walk_);
  }

 private:
  [[nodiscard]] bool all_can_be_paired() const {
    const std::vector<Position> players = positions(0, field_.size());
    matching::MaximumMatching<PossiblePairs> matching;
    return matching.perfect(PossiblePairs(entrants_, players));
  }

  // Returns the players of the score groups, without the one who has the bye; the highest group first.
  [[nodiscard]] std::vector<std::vector<Position>> score_groups() const {
    std::vector<std::vector<Position>> groups;
    for (Position begin = 0; begin < field_.size(); begin = field_.end_of_score_group(begin)) {
      std::vector<Position> players = positions(begin, field_.end_of_score_group(begin));
      if (walk_.bye) std::erase(players, *walk_.bye);
      if (!players.empty()) groups.push_back(std::move(players));
    }
    return groups;
  }

  bool pair_groups() {
    const std::vector<std::vector<Position>> groups = score_groups();
    std::vector<Position> dropped;
    for (std::size_t i = 0; i < groups.size(); ++i) {
      if (context_.stopped_before_bracket(static_cast<int>(2 * walk_.pairs.size()))) return false;
      Group group;
      group.score = field_.facts(groups[i].front()).score;
      group.dropped = std::move(dropped);
      group.residents = groups[i];
      Below below;
      if (i + 1 < groups.size()) below.next = groups[i + 1];
      below.all = positions(groups[i].back() + 1, field_.size());
      if (walk_.bye) std::erase(below.all, *walk_.bye);
      pair_group(entrants_, group, below);
      walk_.pairs.insert(walk_.pairs.end(), group.pairs.begin(), group.pairs.end());
      walk_.brackets.push_back(record_of(field_, criteria_, group));
      dropped = std::move(group.leavers);
    }
    BLOESEM_ASSERT(dropped.empty());
    return true;
  }

  // Returns false if the initial colour is needed but unknown.
  bool give_colours() {
    for (const auto& [higher, lower] : walk_.pairs) {
      std::optional<Colouring> colours = entrants_.colouring(higher, lower);
      if (!colours && !context_.task.initial_colour) return false;
      if (!colours)
        colours = colouring_by_lot(context_.task, *context_.task.initial_colour, walk_.colours.size());
      walk_.colours.push_back(*colours);
    }
    return true;
  }

  const RoundField& field_;
  criteria::CriteriaTable criteria_;
  const WalkContext& context_;
  Entrants entrants_;
  Walk walk_;
};

}  // namespace

Result<Walk> flow(RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context) {
  return UscfWalk(field, criteria, context).run();
}

std::vector<PlayerIndex> by_rating(const Tournament& tournament, int /*round*/) {
  std::vector<PlayerIndex> ranking(tournament.players.size());
  std::iota(ranking.begin(), ranking.end(), PlayerIndex(0));
  std::stable_sort(ranking.begin(), ranking.end(), [&](PlayerIndex a, PlayerIndex b) {
    return tournament.players[at(a)].rating > tournament.players[at(b)].rating;
  });
  return ranking;
}

std::string why_apart(const RoundField& field, const RoundTask& task, Position a, Position b) {
  if (!Entrants(field, task, {a, b}).parted_by_colours(a, b)) return "";
  return "one of them would get a colour a third time running";
}

}  // namespace bloesem::swiss::uscf
