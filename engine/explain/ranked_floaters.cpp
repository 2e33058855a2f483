#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "bloesem/articles.hpp"
#include "bloesem/explain/ranked.hpp"
#include "engine/explain/asked_round.hpp"
#include "engine/explain/cost.hpp"
#include "engine/explain/restricted_rounds.hpp"
#include "engine/explain/round_order.hpp"
#include "engine/swiss/by_player.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;
using PlayerList = std::vector<PlayerIndex>;

// Asks by barring players from floating, never by making one float: a criterion that looks ahead (C.7; C8)
// would take a player who must float for one whom the following bracket cannot pair.
class FloaterRanking {
 public:
  FloaterRanking(const Subject& subject, const RequestedRound& request, const BracketRecord& bracket)
      : subject_(subject),
        field_(request.field),
        articles_(articles_of(subject.answer->edition)),
        floaters_(bracket.downfloaters),
        positions_(swiss::positions_by_player(request.field)),
        below_(end_of_groups(bracket)),
        bye_(subject.answer->bye && !articles_.bye_score.empty() && field_.size() % 2 == 1
                 ? field_.facts(positions_[*subject.answer->bye]).score
                 : 0),
        rounds_(subject, request) {}

  // The rounds in the place of one downfloater become worse and worse, so the best of all is always among the
  // next of each.
  Result<Ranking> found(std::size_t limit) {
    if (below_ == field_.size()) return Ranking();  // the last bracket gives the bye
    for (const PlayerIndex floater : floaters_) {
      places_.emplace_back();
      if (std::optional<Error> error = advance(places_.back(), {floater})) return *std::move(error);
    }
    while (ranking_.players.size() < limit) {
      const auto best =
          std::min_element(places_.begin(), places_.end(),
                           [this](const Place& one, const Place& other) { return precedes(one, other); });
      if (best == places_.end() || !best->next) return std::move(ranking_);
      rank(*best, limit);
      if (ranking_.players.size() == limit) break;
      if (std::optional<Error> error = advance(*best, PlayerList(best->instead))) return *std::move(error);
    }
    ranking_.complete = false;
    return std::move(ranking_);
  }

 private:
  // Returns the first position below the score groups of a bracket's residents.
  [[nodiscard]] Position end_of_groups(const BracketRecord& bracket) const {
    Position end = 0;
    for (const PlayerIndex resident : bracket.residents)
      end = std::max(end, field_.end_of_score_group(positions_[resident]));
    return end;
  }

  // The place of one downfloater.
  struct Place {
    std::vector<Position> staying = {};  // all who have been ranked for it, and the downfloater
    std::vector<std::pair<Position, Position>> barred = {};  // each of them with everybody further down
    std::optional<RoundPairing> next = {};  // the best round that is left; empty if nobody else floats in it
    PlayerList instead = {};                // who floats in that round, and does not as it is
    Points bye = 0;                         // score_of_bye in that round
  };

  [[nodiscard]] bool precedes(const Place& one, const Place& other) const {
    if (!one.next || !other.next) return one.next.has_value() && !other.next;
    if (one.bye != other.bye) return one.bye < other.bye;
    return compare_rounds(one.next->record, other.next->record, articles_) < 0;
  }

  // Ranks those who float in the next round of a place.
  void rank(const Place& place, std::size_t limit) {
    for (const PlayerIndex player : place.instead) {
      const bool is_ranked = std::any_of(ranking_.players.begin(), ranking_.players.end(),
                                         [&](const RankedPlayer& each) { return each.player == player; });
      if (!is_ranked && ranking_.players.size() < limit)
        ranking_.players.push_back({player, *cost_of(subject_, *place.next)});
    }
  }

  // Finds the best round in which these players stay as well.
  std::optional<Error> advance(Place& place, const PlayerList& staying) {
    for (const PlayerIndex player : staying) {
      const Position p = place.staying.emplace_back(positions_[player]);
      for (Position q = below_; q < field_.size(); ++q) place.barred.emplace_back(p, q);
    }
    place.next.reset();
    const auto enough = [&](const swiss::Walk& so_far, const swiss::RoundField& field) {
      place.bye = score_of_bye(field);
      return is_enough(so_far, place.bye);
    };
    Result<RoundPairing> round = rounds_.best(place.barred, place.staying, enough);
    if (!round && round.error().code != ErrorCode::NoValidPairing) return round.error();
    ranking_.complete = ranking_.complete || !round;
    if (!round) return std::nullopt;
    place.instead = floating_instead(*round);
    if (!place.instead.empty()) place.next = *std::move(round);
    return std::nullopt;
  }

  // True if it is settled who floats down from the score groups down to the bracket's. Rounds that agree so far
  // have the same rest, and nothing further down is compared, unless the bye has another score.
  [[nodiscard]] bool is_enough(const swiss::Walk& so_far, Points bye) const {
    if (so_far.brackets.empty() || so_far.brackets.back().discarded || bye != bye_) return false;
    return 2 * so_far.pairs.size() + so_far.brackets.back().downfloaters.size() == at(below_);
  }

  // Returns the score of the player who will have the bye where the rules settle it before the brackets (C5 of
  // 2026): the highest of all who may have it then. Otherwise 0.
  [[nodiscard]] Points score_of_bye(const swiss::RoundField& field) const {
    if (articles_.bye_score.empty() || field.size() % 2 == 0) return 0;
    Position p = 0;
    while (!field.facts(p).bye_eligible) ++p;
    return field.facts(p).score;
  }

  // A player floats down who meets nobody above.
  [[nodiscard]] PlayerList floating_instead(const RoundPairing& round) const {
    std::vector<char> floats(at(below_), 1);
    for (const Board& board : round.boards) {
      const auto [higher, lower] = std::minmax({positions_[board.white], positions_[board.black]});
      if (0 <= higher && lower < below_) floats[at(higher)] = floats[at(lower)] = 0;
    }
    PlayerList instead;
    for (Position p = 0; p < below_; ++p)
      if (floats[at(p)] != 0 &&
          std::find(floaters_.begin(), floaters_.end(), field_.player(p)) == floaters_.end())
        instead.push_back(field_.player(p));
    std::sort(instead.begin(), instead.end());
    return instead;
  }

  const Subject& subject_;
  const swiss::RoundField& field_;
  const ArticleNames& articles_;
  const PlayersInBracket& floaters_;
  swiss::ByPlayer<Position> positions_;
  Position below_;  // the first position with a lower score than the bracket's
  Points bye_;      // score_of_bye in the round
  RestrictedRounds rounds_;
  std::vector<Place> places_ = {};
  Ranking ranking_ = {};
};

}  // namespace

bool ranks_floaters(const Subject& subject) {
  const swiss::System& system = subject.options.edition.value_or(edition_in_force).system();
  return has_costs(subject) && system.rulebook != nullptr;
}

Result<Ranking> ranked_floaters(const Subject& subject, std::size_t bracket, std::size_t limit) {
  if (!subject.answer) return subject.answer.error();
  if (!ranks_floaters(subject))
    return Error{ErrorCode::InvalidInput,
                 std::string(subject.answer->edition.system().names.title) +
                     ": its floaters are not those of the Dutch rules, so they are not ranked",
                 {}};
  const Result<RequestedRound> request = asked_round_of_any_system(subject);
  if (!request) return request.error();
  return FloaterRanking(subject, *request, subject.answer->record.brackets[bracket]).found(limit);
}

}  // namespace bloesem::explain
