#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "bloesem/articles.hpp"
#include "bloesem/explain/ranked.hpp"
#include "engine/explain/asked_round.hpp"
#include "engine/explain/cost.hpp"
#include "engine/explain/round_order.hpp"
#include "engine/fixed_pairs.hpp"
#include "engine/pair_consistent.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/by_player.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {
namespace {

using PlayerList = std::vector<PlayerIndex>;

// If no more players than this may still float down, there may well be no legal round.
constexpr std::size_t few_left = 16;

// Asks by barring players from floating, never by making one float: a criterion that looks ahead (C.7; C8)
// would take a player who must float for one whom the following bracket cannot pair.
class FloaterRanking {
 public:
  FloaterRanking(const Subject& subject, const swiss::RoundField& field, const BracketRecord& bracket)
      : subject_(subject), floaters_(bracket.downfloaters), is_below_(subject.tournament.players.size()) {
    const swiss::ByPlayer<swiss::Position> positions = swiss::positions_by_player(field);
    Points lowest = bracket.score;
    for (const PlayerIndex resident : bracket.residents)
      lowest = std::min(lowest, field.facts(positions[resident]).score);
    for (swiss::Position p = 0; p < field.size(); ++p) {
      if (field.facts(p).score >= lowest) continue;
      is_below_[static_cast<std::size_t>(field.player(p))] = 1;
      below_.push_back(field.player(p));
    }
    above_ = static_cast<std::size_t>(field.size()) - below_.size();
  }

  // The rounds in the place of one downfloater become worse and worse, so the best of all is always among the
  // next of each.
  Result<Ranking> found(std::size_t limit) {
    if (below_.empty()) return Ranking();  // the last bracket gives the bye
    for (const PlayerIndex floater : floaters_) {
      places_.push_back({subject_.options, {}, {}});
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
  // The place of one downfloater.
  struct Place {
    PairOptions options;               // with all barred who have been ranked for it
    std::optional<RoundPairing> next;  // the best round that is left; empty if nobody else floats in it
    PlayerList instead;                // who floats in that round, and does not as it is
  };

  [[nodiscard]] bool precedes(const Place& one, const Place& other) const {
    if (!one.next || !other.next) return one.next.has_value() && !other.next;
    const ArticleNames& articles = articles_of(subject_.answer->edition);
    return compare_rounds(one.next->record, other.next->record, articles) < 0;
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
      for (const PlayerIndex below : below_) place.options.forbidden.emplace_back(player, below);
      place.options.without_bye.push_back(player);
    }
    place.next.reset();
    const std::size_t barred = place.options.without_bye.size() - subject_.options.without_bye.size();
    if (above_ - barred <= few_left && !can_be_paired(place.options)) {
      ranking_.complete = true;
      return std::nullopt;
    }
    Result<RoundPairing> round = pair_consistent(subject_.tournament, place.options);
    if (!round && round.error().code != ErrorCode::NoValidPairing) return round.error();
    ranking_.complete = ranking_.complete || !round;
    if (!round) return std::nullopt;
    place.instead = floating_instead(*round);
    if (!place.instead.empty()) place.next = *std::move(round);
    return std::nullopt;
  }

  // The obstacle of an impossible round takes longer to find than the round, so whether there is a round is
  // asked first.
  [[nodiscard]] bool can_be_paired(PairOptions options) const {
    for (const FixedPair& fixed : fixed_pairs_of(subject_.tournament, subject_.round()))
      options.seated.insert(options.seated.end(), {fixed.one, fixed.other});
    const Result<RequestedRound> request = request_of_consistent(subject_.tournament, options);
    return !request || swiss::Completion(request->field).possible({}, 0);
  }

  // A player floats down who meets somebody below, or has the bye.
  [[nodiscard]] PlayerList floating_instead(const RoundPairing& round) const {
    PlayerList instead;
    const auto is_below = [&](PlayerIndex player) { return is_below_[static_cast<std::size_t>(player)] != 0; };
    const auto add = [&](PlayerIndex player) {
      if (std::find(floaters_.begin(), floaters_.end(), player) == floaters_.end()) instead.push_back(player);
    };
    for (const Board& board : round.boards)
      if (is_below(board.white) != is_below(board.black))
        add(is_below(board.white) ? board.black : board.white);
    if (round.bye && !is_below(*round.bye)) add(*round.bye);
    std::sort(instead.begin(), instead.end());
    return instead;
  }

  const Subject& subject_;
  const PlayerList& floaters_;
  std::size_t above_ = 0;       // number of all others
  PlayerList below_;            // all whose score is lower than the bracket's
  std::vector<char> is_below_;  // by player
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
  return FloaterRanking(subject, request->field, subject.answer->record.brackets[bracket]).found(limit);
}

}  // namespace bloesem::explain
