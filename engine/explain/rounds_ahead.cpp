#include "bloesem/explain/rounds_ahead.hpp"

#include <algorithm>
#include <utility>

#include "engine/explain/ahead_bound.hpp"
#include "engine/explain/asked_round.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/system.hpp"
#include "matching/index.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;
using swiss::RoundField;

// The tournament once the round asked about has been played. Results do not matter here.
class AfterRound {
 public:
  AfterRound(const Subject& subject, const RequestedRound& request)
      : system_(request.edition.system()),
        tournament_(subject.tournament),
        forbidden_(subject.options.forbidden),
        ranking_(request.ranking),
        round_(subject.round()),
        last_(request.rounds_declared) {
    for (Player& player : tournament_.players) player.rounds.resize(at(round_));
    tournament_.rounds_played = round_;
    std::vector<char> present(tournament_.players.size(), 0);
    const auto enter = [&](PlayerIndex player, const RoundEntry& entry) {
      present[at(player)] = 1;
      tournament_.players[at(player)].rounds[at(round_ - 1)] = entry;
    };
    for (const Board& board : subject.answer->boards) {
      enter(board.white, {board.black, Colour::White, Outcome::Draw});
      enter(board.black, {board.white, Colour::Black, Outcome::Draw});
    }
    for (const PlayerIndex player : byes_of(*subject.answer))
      enter(player, {no_player, Colour::None, system_.left_over});
    for (PlayerIndex player = 0; player < std::ssize(tournament_.players); ++player)
      if (present[at(player)] == 0) absent_.push_back(player);
  }

  [[nodiscard]] int round() const noexcept { return round_; }
  [[nodiscard]] int last() const noexcept { return last_; }
  // True if players who need the same colour must not meet in that round, unless topscorers excuse them.
  [[nodiscard]] bool colours_forbid(int round) const noexcept {
    return system_.field.colours_forbid_in(round == last_);
  }
  [[nodiscard]] bool has_topscorers(int round) const noexcept {
    return round == last_ && system_.field.topscorers && colours_forbid(round);
  }
  // Returns a later round as if nobody played in the rounds between, and nobody were a topscorer.
  [[nodiscard]] RoundField field(int round, bool colours_forbid) const {
    return field_of(tournament_, round, colours_forbid);
  }
  // Returns the next round with those restrictions only that are in force in all later rounds.
  [[nodiscard]] RoundField with_lasting_restrictions() const {
    Tournament lasting = tournament_;
    std::erase_if(lasting.forbidden_spans, [&](const ForbiddenSpan& span) {
      return span.first_round > round_ + 1 || span.last_round < last_;
    });
    return field_of(lasting, round_ + 1, true);
  }

 private:
  [[nodiscard]] RoundField field_of(const Tournament& tournament, int round, bool colours_forbid) const {
    swiss::System rules = system_;
    rules.field.colours_forbid = colours_forbid && rules.field.colours_forbid;
    return {tournament, rules, {round, round + 1, absent_, forbidden_, ranking_}};
  }

  const swiss::System& system_;
  Tournament tournament_;
  std::vector<std::pair<PlayerIndex, PlayerIndex>> forbidden_;
  std::vector<PlayerIndex> ranking_;
  std::vector<PlayerIndex> absent_;
  int round_;
  int last_;
};

bool can_be_paired(const RoundField& field) {
  return swiss::can_be_completed(field, swiss::positions(0, field.size()));
}

// Each later round takes an opponent from every player who does not have the bye, and the bye from one.
void bound_from_above(const AfterRound& after, RoundsAhead& ahead) {
  const RoundField field = after.with_lasting_restrictions();
  const bool bye = field.size() % 2 == 1;
  int with_bye = 0;
  for (Position p = 0; p < field.size(); ++p) {
    const bool may_have_bye = bye && field.facts(p).bye_eligible;
    with_bye += may_have_bye ? 1 : 0;
    const int opponents = field.size() - 1 - static_cast<int>(field.barred(p).size());
    const int rounds = 1 + opponents + (may_have_bye ? 1 : 0);
    if (rounds >= ahead.at_most) continue;
    ahead.at_most = rounds;
    ahead.exhausted = field.player(p);
    ahead.exhausted_with_bye = may_have_bye;
  }
  if (!bye || 1 + with_bye >= ahead.at_most) return;
  ahead.at_most = 1 + with_bye;
  ahead.exhausted.reset();
}

// Decides the round after the one asked about. Returns false if it is not known to be possible.
bool decide_next(const AfterRound& after, const RoundField& next, RoundsAhead& ahead) {
  if (can_be_paired(next)) {
    ++ahead.certain;
    return true;
  }
  const int round = after.round() + 1;
  const RoundField without_colours = after.field(round, false);
  const bool excused = after.has_topscorers(round);
  if (excused && can_be_paired(without_colours)) {
    ahead.limit = AheadLimit::Topscorers;
    return false;
  }
  ahead.limit = AheadLimit::NoPairing;
  ahead.at_most = ahead.certain;
  ahead.exhausted.reset();
  for (const PlayerIndex player : swiss::impossible_round(excused ? without_colours : next).players)
    ahead.obstacle.push_back(player);
  std::sort(ahead.obstacle.begin(), ahead.obstacle.end());
  return false;
}

AheadLimit limit_of(const AheadRound& round, int players) {
  const int boards = players / 2;
  const bool bye = players % 2 == 1;
  if (bye && round.without_bye >= players) return AheadLimit::Bye;
  if (round.needing > boards + (bye && round.without_bye <= boards ? 1 : 0)) return AheadLimit::Colours;
  return AheadLimit::Barred;
}

void count_later(const AfterRound& after, const RoundField& next, RoundsAhead& ahead) {
  AheadBound bound(next);
  for (int round = after.round() + 2; round <= after.last(); ++round) {
    bound.advance();
    ahead.counted.push_back(bound.look(round, after.field(round, true), after.colours_forbid(round)));
    if (ahead.counted.back().proof == AheadProof::None) {
      ahead.limit = limit_of(ahead.counted.back(), ahead.players);
      return;
    }
    ++ahead.certain;
  }
}

}  // namespace

Result<RoundsAhead> rounds_ahead(const Subject& subject) {
  const Result<RequestedRound> request = asked_round(subject);
  if (!request) return request.error();
  RoundsAhead ahead;
  ahead.remaining = request->rounds_declared - subject.round() + 1;
  if (!subject.answer) {
    ahead.players = request->field.size();
    ahead.limit = AheadLimit::NoPairing;
    ahead.obstacle = subject.answer.error().players;
    return ahead;
  }
  ahead.players = static_cast<int>(2 * subject.answer->boards.size() + byes_of(*subject.answer).size());
  ahead.certain = 1;
  ahead.at_most = ahead.remaining;
  if (ahead.remaining == 1) return ahead;
  const AfterRound after(subject, *request);
  bound_from_above(after, ahead);
  const int next_round = subject.round() + 1;
  const RoundField next = after.field(next_round, after.colours_forbid(next_round));
  if (decide_next(after, next, ahead)) count_later(after, next, ahead);
  return ahead;
}

}  // namespace bloesem::explain
