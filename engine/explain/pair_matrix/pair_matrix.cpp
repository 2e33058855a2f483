#include "engine/explain/pair_matrix/pair_matrix.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/explain/cost.hpp"
#include "engine/explain/pair_matrix/bracket_pairs.hpp"
#include "engine/explain/pair_matrix/bye_scores.hpp"
#include "engine/explain/pair_matrix/framed_round.hpp"
#include "engine/explain/restricted_rounds.hpp"
#include "engine/model/wishes.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/system.hpp"
#include "matching/steps.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;
using Positions = std::vector<Position>;

class PairMatrix {
 public:
  PairMatrix(const Subject& subject, const PairLegality& legality)
      : subject_(subject),
        legality_(legality),
        round_(subject, legality.request),
        rounds_(subject, legality.request),
        all_(static_cast<PlayerIndex>(subject.tournament.players.size())) {}

  Result<AllPairs> filled() {
    decide_by_rules();
    decide_by_bye();
    for (const FramedBracket& bracket : round_.brackets()) {
      if (error_) break;
      if (bracket.is_plain()) {
        decide_in(bracket);
        continue;
      }
      Positions rest = bracket.players();
      for (Position p = bracket.end; p < size(); ++p) rest.push_back(p);
      for_each_pair(rest, [&](Position a, Position b) { decide_by_pairing(a, b); });
      break;  // whatever bracket comes next, its pairs are among these
    }
    if (error_) return *std::move(error_);
    return std::move(all_);
  }

  [[nodiscard]] MatrixEffort effort() { return {round_.chain().counters().brackets, rounds_paired_}; }

 private:
  [[nodiscard]] Position size() const noexcept { return round_.field().size(); }

  // Calls decide(a, b) for all pairs that are still open.
  template <class Decide>
  void for_each_pair(const Positions& players, Decide decide) {
    for (std::size_t i = 0; i < players.size(); ++i) {
      matching::count_steps(matching::Work::Legality, players.size() - i);
      for (std::size_t j = i + 1; j < players.size(); ++j)
        if (is_open(players[i], players[j])) decide(players[i], players[j]);
    }
  }

  // True if the pair has no answer yet.
  [[nodiscard]] bool is_open(Position a, Position b) const {
    return !error_ && all_.number(round_.field().player(a), round_.field().player(b)) == 0;
  }

  // Answers the pairs that are on a board or that the rules forbid. Pairs made by hand are not in the field.
  void decide_by_rules() {
    const swiss::RoundField& field = round_.field();
    std::vector<char> in_field(legality_.met.size(), 0);
    for (Position a = 0; a < size(); ++a) {
      in_field[at(field.player(a))] = 1;
      matching::count_steps(matching::Work::Legality, at(size()));
      field.for_each_barred(a, [&](Position b) {
        if (a < b) set_fate(a, b);
      });
      const Colour colour = field.indispensable_colour(a);
      for (Position b = a + 1; colour != Colour::None && b < size(); ++b)
        if (colour == field.indispensable_colour(b)) set_fate(a, b);
    }
    const std::uint32_t on_board = all_.number_of({PairFate::Board});
    for (const Board& board : subject_.answer->boards)
      if (in_field[at(board.white)] != 0 && in_field[at(board.black)] != 0)
        all_.set(board.white, board.black, on_board);
  }

  void set_fate(Position a, Position b) {
    all_.set(round_.field().player(a), round_.field().player(b), all_.number_of({legality_.fate(a, b)}));
  }

  void take(Position a, Position b, const EffectOfPair& answer) {
    if (answer.effect == Effect::Departs)
      all_.set(round_.field().player(a), round_.field().player(b), answer.number);
    else if (answer.effect == Effect::Unknown)
      decide_by_pairing(a, b);
  }

  void decide_by_pairing(Position a, Position b) {
    const PlayerIndex one = round_.field().player(a);
    const PlayerIndex other = round_.field().player(b);
    ++rounds_paired_;
    const Result<PairAnswer> answer = cost_of(subject_, rounds_.best_with(a, b));
    if (answer)
      all_.set(one, other, all_.number_of(*answer));
    else
      error_ = answer.error();
  }

  void decide_by_bye() {
    ByeScores byes(round_, all_);
    if (byes.never_depart()) return;
    const auto decide = [&](Position a, Position b) { take(a, b, byes.ask(a, b)); };
    const std::optional<Position> one = byes.always_in_pair();
    if (!one) return for_each_pair(swiss::positions(0, size()), decide);
    for (Position other = 0; other < size(); ++other)
      if (other != *one && is_open(*one, other)) decide(std::min(*one, other), std::max(*one, other));
  }

  void decide_in(const FramedBracket& bracket) {
    BracketPairs asked(round_, bracket, all_);
    const Position end_of_next = bracket.problem.ahead.empty() ? bracket.end : bracket.problem.ahead.back() + 1;
    const auto ask = [&](Standing standing) {
      return [&, standing](Position a, Position b) { take(a, b, asked.ask({a, b, standing})); };
    };
    const Positions inside = bracket.players();
    for_each_pair(inside, ask(Standing::Inside));
    for (const Position a : inside) {
      for (Position b = bracket.end; b < end_of_next; ++b)
        if (is_open(a, b)) ask(Standing::NextBelow)(a, b);
      decide_beyond(a, Standing::FarBelow, end_of_next, asked);
    }
    if (!asked.ignores_ahead(Standing::BothAhead))
      for_each_pair(bracket.problem.ahead, ask(Standing::BothAhead));
    if (!asked.ignores_ahead(Standing::OneAhead))
      for (const Position a : bracket.problem.ahead) decide_beyond(a, Standing::OneAhead, end_of_next, asked);
    if (!asked.ignores_elsewhere())
      for_each_pair(swiss::positions(end_of_next, size()), ask(Standing::Elsewhere));
  }

  // Decides the pairs of a player and those beyond the next score group. Whether the round can be completed is
  // all that can depend on these.
  void decide_beyond(Position a, Standing standing, Position begin, BracketPairs& asked) {
    std::optional<EffectOfPair> first;
    matching::count_steps(matching::Work::Legality, at(size() - begin));
    for (Position b = begin; b < size(); ++b) {
      if (!is_open(a, b)) continue;
      if (!first || first->effect == Effect::Unknown || !asked.ignores_whom())
        first = asked.ask({a, b, standing});
      take(a, b, *first);
    }
  }

  const Subject& subject_;
  const PairLegality& legality_;
  FramedRound round_;
  RestrictedRounds rounds_;
  AllPairs all_;
  std::int64_t rounds_paired_ = 0;
  std::optional<Error> error_ = {};
};

}  // namespace

bool has_pair_matrix(const Subject& subject) {
  const swiss::System& system = subject.options.edition.value_or(edition_in_force).system();
  return system.has_dutch_brackets && subject.answer && !has_wish(subject.tournament, subject.round());
}

Result<AllPairs> pair_matrix(const Subject& subject, MatrixEffort* effort) {
  const Result<PairLegality> legality = pair_legality(subject);
  if (!legality) return legality.error();
  PairMatrix matrix(subject, *legality);
  Result<AllPairs> filled = matrix.filled();
  if (effort != nullptr) *effort = matrix.effort();
  return filled;
}

}  // namespace bloesem::explain
