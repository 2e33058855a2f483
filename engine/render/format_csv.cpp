#include "engine/render/format_csv.hpp"

#include "bloesem/edition_choice.hpp"
#include "engine/render/not_paired.hpp"
#include "engine/service/player_id.hpp"
#include "trf/entry_text.hpp"
#include "trf/list_text.hpp"

namespace bloesem::render {

namespace {

class PairingRows {
 public:
  PairingRows(const Tournament& tournament, const RoundPairing& pairing)
      : tournament_(tournament), pairing_(pairing) {}

  std::string text(const std::vector<NotPaired>& others) {
    int number = 0;
    for (const Board& board : pairing_.boards) add_board(++number, board);
    if (pairing_.bye) add_single(*pairing_.bye, has_table(pairing_.edition) ? "free" : "pairing-allocated bye");
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
    text_ += ",\n";
  }

  void add_single(PlayerIndex player, std::string_view reason) {
    add_player(player);
    text_ += ',';
    add_points(player);
    text_.append(",,,").append(reason) += '\n';
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
  std::string text_ =
      "board,white,black,white_points,white_fictitious,black_points,black_fictitious,not_paired\n";
};

}  // namespace

std::string format_csv(const Tournament& tournament, const RoundPairing& pairing,
                       const std::vector<trf::ByeRequest>& announced) {
  return PairingRows(tournament, pairing)
      .text(not_paired(tournament, pairing.round, pairing.boards, pairing.bye, announced));
}

}  // namespace bloesem::render
