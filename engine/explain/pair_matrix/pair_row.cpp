#include "engine/explain/pair_matrix/pair_row.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "engine/explain/cost.hpp"
#include "engine/explain/pair_matrix/bracket_pairs.hpp"
#include "engine/explain/pair_matrix/bye_scores.hpp"
#include "engine/explain/pair_matrix/framed_round.hpp"
#include "engine/explain/restricted_rounds.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;

// Where the two stand; empty if a bracket further up has paired one of them.
std::optional<Standing> standing_in(const FramedBracket& bracket, Position higher, Position lower) {
  const std::vector<Position>& moved_down = bracket.problem.moved_down;
  const Position first_resident = bracket.problem.residents.front();
  const Position end_of_next = bracket.problem.ahead.empty() ? bracket.end : bracket.problem.ahead.back() + 1;
  const auto is_inside = [&](Position p) {
    return (first_resident <= p && p < bracket.end) ||
           std::find(moved_down.begin(), moved_down.end(), p) != moved_down.end();
  };
  if (is_inside(higher)) {
    if (is_inside(lower)) return Standing::Inside;
    if (lower >= end_of_next) return Standing::FarBelow;
    if (lower >= bracket.end) return Standing::NextBelow;
  }
  if (higher < bracket.end) return std::nullopt;
  if (higher >= end_of_next) return Standing::Elsewhere;
  return lower >= end_of_next ? Standing::OneAhead : Standing::BothAhead;
}

class PairRow {
 public:
  PairRow(const Subject& subject, const RequestedRound& request, PlayerIndex player,
          std::span<const PlayerIndex> others)
      : subject_(subject), round_(subject, request), rounds_(subject, request), answers_(others.size()) {
    const swiss::ByPlayer<Position> places = swiss::positions_by_player(round_.field());
    for (const PlayerIndex other : others) pairs_.push_back(std::minmax({places[player], places[other]}));
  }

  Result<std::vector<PairAnswer>> filled() {
    decide_by_bye();
    for (const FramedBracket& bracket : round_.brackets()) {
      if (!bracket.is_plain()) break;
      decide_in(bracket);
    }
    for_each_open([&](std::size_t i) { decide_by_pairing(i); });
    if (error_) return *std::move(error_);
    std::vector<PairAnswer> result;
    for (const std::optional<PairAnswer>& answer : answers_) result.push_back(*answer);
    return result;
  }

  [[nodiscard]] MatrixEffort effort() { return {round_.chain().counters().brackets, rounds_paired_}; }

 private:
  template <class Decide>
  void for_each_open(Decide decide) {
    for (std::size_t i = 0; i < answers_.size() && !error_; ++i)
      if (!answers_[i]) decide(i);
  }

  void take(std::size_t i, const EffectOfPair& answer) {
    if (answer.effect == Effect::Departs)
      answers_[i] = table_.answers()[answer.number];
    else if (answer.effect == Effect::Unknown)
      decide_by_pairing(i);
  }

  void decide_by_pairing(std::size_t i) {
    ++rounds_paired_;
    const Result<PairAnswer> answer = cost_of(subject_, rounds_.best_with(pairs_[i].first, pairs_[i].second));
    if (answer)
      answers_[i] = *answer;
    else
      error_ = answer.error();
  }

  void decide_by_bye() {
    ByeScores byes(round_, table_);
    if (byes.never_depart()) return;
    for_each_open([&](std::size_t i) { take(i, byes.ask(pairs_[i].first, pairs_[i].second)); });
  }

  void decide_in(const FramedBracket& bracket) {
    std::optional<BracketPairs> asked;
    for_each_open([&](std::size_t i) {
      const auto& [higher, lower] = pairs_[i];
      const std::optional<Standing> standing = standing_in(bracket, higher, lower);
      if (!standing) return;
      if (!asked) asked.emplace(round_, bracket, table_);
      if (!stays(*asked, *standing)) take(i, asked->ask({higher, lower, *standing}));
    });
  }

  // True if the bracket stays as it is for any two players who stand so.
  static bool stays(BracketPairs& asked, Standing standing) {
    if (standing == Standing::Elsewhere) return asked.ignores_elsewhere();
    const bool looked_ahead_to = standing == Standing::BothAhead || standing == Standing::OneAhead;
    return looked_ahead_to && asked.ignores_ahead(standing);
  }

  const Subject& subject_;
  FramedRound round_;
  RestrictedRounds rounds_;
  AllPairs table_{0};                                      // of answers alone
  std::vector<std::pair<Position, Position>> pairs_ = {};  // by other; higher ranked first
  std::vector<std::optional<PairAnswer>> answers_;         // likewise; empty: still open
  std::int64_t rounds_paired_ = 0;
  std::optional<Error> error_ = {};
};

}  // namespace

Result<std::vector<PairAnswer>> pair_row(const Subject& subject, const RequestedRound& request,
                                         PlayerIndex player, std::span<const PlayerIndex> others,
                                         MatrixEffort* effort) {
  PairRow row(subject, request, player, others);
  Result<std::vector<PairAnswer>> filled = row.filled();
  if (effort != nullptr) *effort = row.effort();
  return filled;
}

}  // namespace bloesem::explain
