#include "engine/amalfi/flow.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/amalfi/colours.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/impossible_graph.hpp"
#include "matching/cardinality/perfect_witness.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::amalfi {
namespace {

using matching::Vertex;

// The pairs that may be made among some players; vertices are their places in the ranking.
class PossiblePairs {
 public:
  PossiblePairs(const RoundField& field, const RoundTask& task, const std::vector<Position>& players)
      : field_(&field), task_(&task), players_(&players) {}

  [[nodiscard]] Vertex size() const noexcept { return static_cast<Vertex>(players_->size()); }
  [[nodiscard]] static std::size_t kind(Vertex /*v*/) noexcept { return 0; }
  [[nodiscard]] Position player(Vertex v) const noexcept { return (*players_)[matching::at(v)]; }
  [[nodiscard]] bool adjacent(Vertex u, Vertex v) const {
    const Position a = player(std::min(u, v));
    const Position b = player(std::max(u, v));
    return field_->compatible(a, b) &&
           (task_->round == 1 || colours_of(*field_, a, b, task_->is_last()).has_value());
  }

 private:
  const RoundField* field_;
  const RoundTask* task_;
  const std::vector<Position>* players_;
};

class AmalfiRound {
 public:
  AmalfiRound(const RoundField& field, const WalkContext& context)
      : field_(field),
        context_(context),
        players_(positions(0, field.size())),
        step_(std::max(
            1, std::min(context.task.rounds_declared - context.task.round + 1, field.size().value() / 2))) {}

  Result<Walk> pair() {
    for (const Position p : players_)
      if (field_.facts(p).score != field_.standings(p))
        return Error{ErrorCode::InvalidInput, "the Amalfi rating knows no fictitious points", {}};
    if (context_.task.round == 1 && !context_.task.initial_colour && field_.size() > 1)
      return unknown_initial_colour();
    if (!choose_bye())
      return Error{ErrorCode::NoValidPairing, "the request bars every player from the bye", {}};
    const PossiblePairs graph(field_, context_.task, players_);
    if (!witness_.start(graph)) return impossible_graph(field_, graph);
    for (Vertex i = 0; i < graph.size(); ++i) {
      if (witness_.is_fixed(i)) continue;
      if (context_.stopped_before_bracket(static_cast<int>(2 * walk_.pairs.size())))
        return Error{ErrorCode::Cancelled, "cancelled", {}};
      settle(graph, i, first_possible(i, graph.size()));
    }
    record();
    return std::move(walk_);
  }

 private:
  // The lowest ranked player who has had neither a bye nor a win without playing; if there is none, the lowest
  // whom the request does not bar. False if it bars them all.
  [[nodiscard]] bool choose_bye() {
    if (players_.size() % 2 == 0) return true;
    walk_.bye = lowest_eligible(field_);
    if (!walk_.bye) {
      swiss::RoundField of_all = field_;
      of_all.allow_every_bye();
      walk_.bye = lowest_eligible(of_all);
    }
    if (!walk_.bye) return false;
    std::erase(players_, *walk_.bye);
    return true;
  }

  [[nodiscard]] std::optional<Position> lowest_eligible(const swiss::RoundField& field) const {
    const auto last = std::find_if(players_.rbegin(), players_.rend(),
                                   [&](Position p) { return field.facts(p).bye_eligible; });
    return last == players_.rend() ? std::nullopt : std::optional(*last);
  }

  // Fixes the opponent of `i`: the candidates are the place `step_` below, those above it from there up to i,
  // and then those below it.
  Vertex first_possible(Vertex i, Vertex size) {
    const Vertex aim = std::min(i + step_, size - 1);
    const auto fixes = [&](Vertex j) { return !witness_.is_fixed(j) && witness_.fix(i, j); };
    for (Vertex j = aim; j > i; --j)
      if (fixes(j)) return j;
    for (Vertex j = aim + 1; j < size; ++j)
      if (fixes(j)) return j;
    BLOESEM_ASSERT(false);  // the witness pairs i with a vertex below
    return matching::no_vertex;
  }

  void settle(const PossiblePairs& graph, Vertex i, Vertex j) {
    const Position higher = graph.player(i);
    const Position lower = graph.player(j);
    walk_.colours.push_back(context_.task.round == 1
                                ? by_lot(higher, lower)
                                : *colours_of(field_, higher, lower, context_.task.is_last()));
    walk_.pairs.emplace_back(higher, lower);
  }

  // Round 1: the stronger player of the first pair has the drawn colour, that of the second the other one, and
  // so on.
  [[nodiscard]] Colouring by_lot(Position higher, Position lower) const {
    const bool drawn = walk_.pairs.size() % 2 == 0;
    const bool stronger_is_white = drawn == (context_.task.initial_colour == Colour::White);
    const bool higher_is_stronger = field_.fixed_number(higher) < field_.fixed_number(lower);
    return {stronger_is_white == higher_is_stronger, colour_rule(Rule::Lot)};
  }

  // One bracket of all players.
  void record() {
    if (field_.size() == 0) return;
    BracketRecord record;
    record.score = field_.facts(0).score;
    for (Position p = 0; p < field_.size(); ++p) record.residents.push_back(field_.player(p));
    for (const auto& [higher, lower] : walk_.pairs)
      record.pairs.emplace_back(field_.player(higher), field_.player(lower));
    if (walk_.bye) record.downfloaters.push_back(field_.player(*walk_.bye));
    record.solved_by = "procedure";
    walk_.brackets.push_back(std::move(record));
  }

  const RoundField& field_;
  const WalkContext& context_;
  std::vector<Position> players_;  // in the order of the ranking, without the player who has the bye
  int step_;
  matching::PerfectWitness<PossiblePairs> witness_;
  Walk walk_;
};

}  // namespace

Result<Walk> flow(RoundField& field, criteria::CriteriaTable /*criteria*/, const WalkContext& context) {
  return AmalfiRound(field, context).pair();
}

std::vector<PlayerIndex> by_rating(const Tournament& tournament, int /*round*/) {
  std::vector<PlayerIndex> ranking(tournament.players.size());
  std::iota(ranking.begin(), ranking.end(), PlayerIndex(0));
  std::stable_sort(ranking.begin(), ranking.end(), [&](PlayerIndex a, PlayerIndex b) {
    return tournament.players[matching::at(a)].rating > tournament.players[matching::at(b)].rating;
  });
  return ranking;
}

std::string why_apart(const RoundField& field, const RoundTask& task, Position a, Position b) {
  const auto [higher, lower] = std::minmax(a, b);
  if (task.round == 1 || colours_of(field, higher, lower, task.is_last())) return "";
  return "their colours so far admit neither White nor Black for one of them";
}

}  // namespace bloesem::swiss::amalfi
