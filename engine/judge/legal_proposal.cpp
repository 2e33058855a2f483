#include "engine/judge/legal_proposal.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "engine/judge/repeated_player.hpp"
#include "engine/legality.hpp"
#include "engine/swiss/by_player.hpp"

namespace bloesem {
namespace {

using swiss::Position;

class Inspector {
 public:
  Inspector(const Tournament& tournament, const RequestedRound& request, const Proposal& proposal)
      : tournament_(tournament),
        request_(request),
        articles_(request.edition.system().articles),
        proposal_(proposal),
        positions_(swiss::positions_by_player(request.field)),
        seen_(tournament.players.size(), 0) {}

  std::vector<Violation> inspect() {
    for (const ProposedBoard& board : proposal_.boards) {
      see(board.board.white);
      see(board.board.black);
    }
    for (const PlayerIndex player : proposal_.byes)
      if (player != request_.assigned_bye) see(player);
    find_repeated_and_missing();
    inspect_number_of_byes();
    for (const ProposedBoard& board : proposal_.boards) inspect(board);
    for (const PlayerIndex player : proposal_.byes)
      if (is_paired(player))
        add(violations_of_bye(tournament_, player, request_.edition.system(), request_.number));
    return std::move(violations_);
  }

 private:
  [[nodiscard]] bool exists(PlayerIndex player) const {
    return player >= 0 && static_cast<std::size_t>(player) < tournament_.players.size();
  }
  [[nodiscard]] Position position_of(PlayerIndex player) const { return positions_[player]; }
  [[nodiscard]] bool is_paired(PlayerIndex player) const { return position_of(player) != swiss::no_position; }
  [[nodiscard]] std::string name(PlayerIndex player) const {
    return std::to_string(tournament_.players[static_cast<std::size_t>(player)].id);
  }

  void add(std::vector<Violation> violations) {
    std::move(violations.begin(), violations.end(), std::back_inserter(violations_));
  }
  void add(ViolationKind kind, std::string_view article, std::string why, std::vector<PlayerIndex> players,
           int number = 0) {
    violations_.push_back({article, std::move(why), std::move(players), kind, number});
  }

  void see(PlayerIndex player) {
    const std::string round = std::to_string(request_.number);
    if (!exists(player)) {
      add(ViolationKind::Stranger, articles_.outlook, "there is a player who is not in the tournament", {});
    } else if (player == request_.assigned_bye) {
      add(ViolationKind::HasBye, articles_.outlook,
          name(player) + " has been given the bye of round " + round + " already", {player});
    } else if (!is_paired(player)) {
      add(ViolationKind::NotPaired, articles_.outlook, name(player) + " is not to be paired in round " + round,
          {player});
    } else {
      ++seen_[static_cast<std::size_t>(player)];
    }
  }

  void find_repeated_and_missing() {
    const RepeatedPlayers repeated(articles_.outlook, proposal_.boards);
    for (std::size_t i = 0; i < seen_.size(); ++i) {
      const auto player = static_cast<PlayerIndex>(i);
      if (seen_[i] > 1) violations_.push_back(repeated.violation(player, name(player), seen_[i]));
      if (seen_[i] == 0 && is_paired(player))
        add(ViolationKind::LeftOut, articles_.outlook, name(player) + " has neither an opponent nor the bye",
            {player});
    }
  }

  void inspect_number_of_byes() {
    std::vector<PlayerIndex> byes = proposal_.byes;
    std::erase_if(byes, [&](PlayerIndex player) { return !is_paired(player); });
    const bool odd = request_.field.size() % 2 == 1;
    const int players = request_.field.size().value();
    const std::string number = std::to_string(players);
    if (odd && byes.empty())
      add(ViolationKind::NoBye, articles_.one_bye,
          "nobody has the bye, yet the number of players is odd (" + number + ")", {}, players);
    if (!odd && byes.size() == 1)
      add(ViolationKind::NeedlessBye, articles_.one_bye,
          name(byes[0]) + " has the bye, yet the number of players is even (" + number + ")", {byes[0]},
          players);
    if (byes.size() < 2) return;
    std::string names = name(byes[0]);
    for (std::size_t i = 1; i < byes.size(); ++i)
      names += (i + 1 == byes.size() ? " and " : ", ") + name(byes[i]);
    add(ViolationKind::SeveralByes, articles_.one_bye, names + " have the bye, which is for one player at most",
        byes);
  }

  void inspect(const ProposedBoard& board) {
    const Position white = position_of(board.board.white);
    const Position black = position_of(board.board.black);
    if (white == swiss::no_position || black == swiss::no_position || white == black) return;
    std::vector<Violation> found =
        violations_of_pair(tournament_, request_.field, request_.edition.system(),
                           {&tournament_, request_.number, request_.rounds_declared}, white, black);
    // Colour violations are dropped: without colours it is unknown who would have which.
    if (!board.coloured)
      std::erase_if(found, [](const Violation& v) { return v.article.starts_with("C.04.1."); });
    add(std::move(found));
  }

  const Tournament& tournament_;
  const RequestedRound& request_;
  const ArticleNames& articles_;
  const Proposal& proposal_;
  swiss::ByPlayer<Position> positions_;
  std::vector<int> seen_;  // by player: number of occurrences
  std::vector<Violation> violations_;
};

}  // namespace

std::vector<Violation> violations_of_proposal(const Tournament& tournament, const RequestedRound& request,
                                              const Proposal& proposal) {
  return Inspector(tournament, request, proposal).inspect();
}

}  // namespace bloesem
