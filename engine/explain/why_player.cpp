#include "engine/explain/why_player.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "engine/explain/cost.hpp"
#include "engine/explain/pair_matrix/pair_row.hpp"
#include "engine/swiss/by_player.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;
using PlayerList = std::vector<PlayerIndex>;

bool has(std::span<const PlayerIndex> players, PlayerIndex player) {
  return std::find(players.begin(), players.end(), player) != players.end();
}

PlayerList everybody_in(const BracketRecord& bracket) {
  PlayerList players = bracket.moved_down.to_vector();
  players.insert(players.end(), bracket.moved_up.begin(), bracket.moved_up.end());
  players.insert(players.end(), bracket.residents.begin(), bracket.residents.end());
  return players;
}

// Returns the opponent of the player in the bracket; no_player if it does not pair the player.
PlayerIndex partner_in_bracket(const BracketRecord& bracket, PlayerIndex player) {
  for (const auto& [higher, lower] : bracket.pairs) {
    if (higher == player) return lower;
    if (lower == player) return higher;
  }
  return no_player;
}

// Returns the residents whom no MDP meets.
PlayerList remainder_of(const BracketRecord& bracket) {
  swiss::ByPlayer<char> came_down(0);
  for (const PlayerIndex mdp : bracket.moved_down) came_down.set(mdp, 1);
  swiss::ByPlayer<char> taken(0);
  for (const auto& [higher, lower] : bracket.pairs) {
    taken.set(higher, came_down[lower]);
    taken.set(lower, came_down[higher]);
  }
  PlayerList rest = bracket.residents.to_vector();
  std::erase_if(rest, [&](PlayerIndex resident) { return taken[resident] != 0; });
  return rest;
}

// S1 and S2 of a bracket, or of its remainder, before any exchange.
struct Halves {
  PlayerList first;
  PlayerList second;
};

Halves halves_of(const BracketRecord& bracket) {
  const PlayerList rest = remainder_of(bracket);
  const std::size_t pairs = bracket.pairs.size() - (bracket.residents.size() - rest.size());
  const auto middle = rest.begin() + static_cast<std::ptrdiff_t>(pairs);
  return {{rest.begin(), middle}, {middle, rest.end()}};
}

class PlayerReasons {
 public:
  PlayerReasons(const Subject& subject, const PairLegality& legality, PlayerIndex player, Compared compared)
      : subject_(subject),
        legality_(legality),
        compared_(compared),
        positions_(swiss::positions_by_player(legality.request.field)),
        record_(subject.answer->record) {
    why_.player = player;
  }

  Result<WhyPlayer> found() {
    find_score_group();
    find_board();
    for (std::size_t i = 0; i < record_.brackets.size(); ++i)
      if (!record_.brackets[i].discarded) visit(i);
    if (why_.bracket) {
      if (subject_.answer->edition.system().rulebook != nullptr) find_order(record_.brackets[*why_.bracket]);
      compare_opponents(record_.brackets[*why_.bracket]);
    }
    if (error_) return *std::move(error_);
    return std::move(why_);
  }

 private:
  void find_score_group() {
    const swiss::RoundField& field = legality_.request.field;
    why_.score = field.facts(positions_[why_.player]).score;
    for (Position p = 0; p < field.size(); ++p)
      if (field.facts(p).score == why_.score && field.player(p) != why_.player)
        why_.group.push_back(field.player(p));
  }

  void find_board() {
    const std::vector<Board>& boards = subject_.answer->boards;
    const auto own = std::find_if(boards.begin(), boards.end(), [&](const Board& board) {
      return board.white == why_.player || board.black == why_.player;
    });
    if (own != boards.end()) why_.board = static_cast<std::size_t>(own - boards.begin());
  }

  // The last downfloater of all receives the bye: that is no float to another bracket.
  void visit(std::size_t index) {
    const BracketRecord& bracket = record_.brackets[index];
    if (partner_in_bracket(bracket, why_.player) != no_player) why_.bracket = index;
    if (!has(bracket.downfloaters, why_.player)) return;
    const bool is_last =
        std::none_of(record_.brackets.begin() + static_cast<std::ptrdiff_t>(index) + 1, record_.brackets.end(),
                     [&](const BracketRecord& later) { return has(everybody_in(later), why_.player); });
    if (is_last) return;
    if (!has_costs(subject_)) {
      why_.left.push_back({index, {}});
      return;
    }
    const Result<RoundPairing> staying = best_round_among(subject_, why_.player, everybody_in(bracket));
    const Result<PairAnswer> cost = cost_of(subject_, staying);
    if (!cost) {
      error_ = cost.error();
      return;
    }
    why_.left.push_back({index, *cost, staying ? other_floaters(*staying, bracket) : PlayerList()});
  }

  // Returns who floats down from the bracket of that score in the other round only.
  static PlayerList other_floaters(const RoundPairing& other, const BracketRecord& bracket) {
    PlayerList others;
    for (const BracketRecord& each : other.record.brackets)
      if (!each.discarded && each.score == bracket.score)
        std::copy_if(each.downfloaters.begin(), each.downfloaters.end(), std::back_inserter(others),
                     [&](PlayerIndex floater) { return !has(bracket.downfloaters, floater); });
    return others;
  }

  void compare_opponents(const BracketRecord& bracket) {
    PlayerList told;
    for (const PlayerIndex opponent : everybody_in(bracket))
      if (opponent != why_.player && (compared_ == Compared::All || opponent == offered_))
        told.push_back(opponent);
    const Result<std::vector<PairAnswer>> costs = costs_with(told);
    if (!costs) {
      error_ = costs.error();
      return;
    }
    for (std::size_t i = 0; i < told.size(); ++i) {
      const Alternative alternative{told[i], (*costs)[i]};
      if (told[i] == offered_) why_.first_offered = alternative;
      if (compared_ == Compared::All) why_.opponents.push_back(alternative);
    }
  }

  // Returns the answers for the pairs with these opponents. Only legal pairs that are on no board cost
  // anything.
  Result<std::vector<PairAnswer>> costs_with(const PlayerList& opponents) const {
    std::vector<PairAnswer> answers;
    PlayerList open;
    for (const PlayerIndex opponent : opponents) {
      answers.push_back({legality_.fate(positions_[why_.player], positions_[opponent])});
      if (answers.back().fate == PairFate::Absent) open.push_back(opponent);
    }
    if (open.empty() || !has_costs(subject_)) return answers;
    const Result<std::vector<PairAnswer>> costs = costs_of_open(open);
    if (!costs) return costs;
    auto next = costs->begin();
    for (PairAnswer& answer : answers)
      if (answer.fate == PairFate::Absent) answer = *next++;
    return answers;
  }

  Result<std::vector<PairAnswer>> costs_of_open(const PlayerList& opponents) const {
    if (opponents.size() > 1 && has_pair_matrix(subject_))
      return pair_row(subject_, legality_.request, why_.player, opponents);
    std::vector<PairAnswer> costs;
    for (const PlayerIndex opponent : opponents) {
      const Result<PairAnswer> cost = cost_of(subject_, best_round_with(subject_, why_.player, opponent));
      if (!cost) return cost.error();
      costs.push_back(*cost);
    }
    return costs;
  }

  // Offers as the procedure does: the residents to the MDPs in order, then the players of S2 to those of S1.
  void find_order(const BracketRecord& bracket) {
    PlayerList mdps;
    for (const PlayerIndex mdp : bracket.moved_down)
      if (partner_in_bracket(bracket, mdp) != no_player) mdps.push_back(mdp);
    const Halves halves = halves_of(bracket);
    if (has(mdps, why_.player)) {
      why_.role = BracketRole::MovedDown;
      offer(mdps, bracket.residents);
    } else if (has(halves.first, why_.player)) {
      why_.role = BracketRole::FirstHalf;
      offer(halves.first, halves.second);
    } else if (has(halves.second, why_.player)) {
      why_.role = BracketRole::SecondHalf;
      offer(halves.second, halves.first);
    } else {
      why_.role = BracketRole::TakenByMdp;
    }
  }

  void offer(std::span<const PlayerIndex> own, std::span<const PlayerIndex> others) {
    const auto place = static_cast<std::size_t>(std::find(own.begin(), own.end(), why_.player) - own.begin());
    if (place < others.size()) offered_ = others[place];
  }

  const Subject& subject_;
  const PairLegality& legality_;
  const Compared compared_;
  const swiss::ByPlayer<Position> positions_;
  const Record& record_;
  WhyPlayer why_;
  PlayerIndex offered_ = no_player;
  std::optional<Error> error_ = {};
};

}  // namespace

Result<WhyPlayer> reasons_of(const Subject& subject, const PairLegality& legality, PlayerIndex player,
                             Compared compared) {
  return PlayerReasons(subject, legality, player, compared).found();
}

Result<WhyPlayer> why_player(const Subject& subject, PlayerIndex player) {
  if (!subject.answer) return subject.answer.error();
  const Result<PairLegality> legality = pair_legality(subject);
  if (!legality) return legality.error();
  if (swiss::positions_by_player(legality->request.field)[player] == swiss::no_position)
    return Error{ErrorCode::InvalidInput,
                 "player " + std::to_string(subject.tournament.id(player)) +
                     " is not paired by the rules in round " + std::to_string(subject.round()),
                 {}};
  return reasons_of(subject, *legality, player, Compared::All);
}

}  // namespace bloesem::explain
