#include "engine/render/format_csv.hpp"

#include "bloesem/edition_choice.hpp"
#include "bloesem/trf/csv_text.hpp"
#include "engine/groups.hpp"
#include "engine/render/not_paired.hpp"
#include "engine/service/player_id.hpp"
#include "trf/entry_text.hpp"
#include "trf/list_text.hpp"

namespace bloesem::render {

namespace {

class PairingRows {
 public:
  PairingRows(const Tournament& tournament, const RoundPairing& pairing)
      : tournament_(tournament), pairing_(pairing), groups_(groups_of_players(tournament)) {
    if (!tournament.groups.empty()) text_.insert(text_.size() - 1, ",group");
  }

  std::string text(const std::vector<NotPaired>& others) {
    int number = 0;
    for (const Board& board : pairing_.boards) add_board(++number, board);
    for (const PlayerIndex bye : byes_of(pairing_))
      add_single(bye, has_table(pairing_.edition) ? "free" : "pairing-allocated bye");
    for (const NotPaired& group : others)
      for (const PlayerIndex player : group.players) add_single(player, group.reason);
    return std::move(text_);
  }

 private:
  void add_board(int number, const Board& board) {
    trf::append_number(text_, number);
    add_player(board.white);
    add_player(board.black);
    add_points(board.white);
    add_points(board.black);
    text_ += ',';
    end_row(board.white);
  }

  void add_single(PlayerIndex player, std::string_view reason) {
    add_player(player);
    text_ += ',';
    add_points(player);
    text_.append(",,,").append(reason);
    end_row(player);
  }

  void end_row(PlayerIndex player) {
    const int group = groups_[static_cast<std::size_t>(player)];
    if (group >= 0) text_ += ',';
    if (group >= 0) trf::append_csv_text(text_, tournament_.groups[static_cast<std::size_t>(group)].name);
    text_ += '\n';
  }

  void add_player(PlayerIndex player) {
    text_ += ',';
    trf::append_number(text_, service::id_of(tournament_, player));
  }

  // Adds the points before the round and the fictitious points.
  void add_points(PlayerIndex index) {
    const Player& player = service::player_at(tournament_, index);
    text_ += ',';
    trf::append_points(text_, standings_points(tournament_, player, pairing_.round - 1));
    text_ += ',';
    trf::append_points(text_, player.virtual_in(pairing_.round - 1));
  }

  const Tournament& tournament_;
  const RoundPairing& pairing_;
  std::vector<int> groups_;  // by player
  std::string text_ =
      "board,white,black,white_points,white_fictitious,black_points,black_fictitious,not_paired\n";
};

}  // namespace

std::string format_csv(const Tournament& tournament, const RoundPairing& pairing,
                       const std::vector<trf::ByeRequest>& announced) {
  return PairingRows(tournament, pairing)
      .text(not_paired(tournament, pairing.round, pairing.boards, byes_of(pairing), announced));
}

}  // namespace bloesem::render
