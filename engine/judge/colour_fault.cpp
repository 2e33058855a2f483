#include "engine/judge/colour_fault.hpp"

#include <cstddef>

#include "engine/swiss/round_field.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {
namespace {

using swiss::Position;

// The reasons for the colours of the boards of a pairing.
class BoardColours {
 public:
  BoardColours(const Tournament& tournament, const PairOptions& options, const RequestedRound& request,
               const RoundPairing& pairing)
      : tournament_(tournament),
        request_(request),
        pairing_(pairing),
        task_(request.task(tournament, options)),
        positions_(tournament.players.size(), -1) {
    for (Position p = 0; p < request.field.size(); ++p)
      positions_[static_cast<std::size_t>(request.field.player(p))] = p;
  }

  [[nodiscard]] std::string reason(std::size_t board) const {
    if (pairing_.record.colour_rules[board] == colours_by_hand) return "the pair was made by hand";
    const swiss::System& system = request_.edition.system();
    if (system.colour_reason == nullptr)
      return std::string(system.names.title) + " fixes the colours beforehand";
    const Position white = positions_[static_cast<std::size_t>(pairing_.boards[board].white)];
    const Position black = positions_[static_cast<std::size_t>(pairing_.boards[board].black)];
    const bool higher_is_white = pairing_.record.higher_is_white[board] != 0;
    const Position higher = higher_is_white ? white : black;
    return system.colour_reason({.tournament = tournament_,
                                 .field = request_.field,
                                 .task = task_,
                                 .higher = higher,
                                 .lower = higher_is_white ? black : white,
                                 .number = task_.number(request_.field, higher),
                                 .higher_is_white = higher_is_white,
                                 .rule = pairing_.record.colour_rules[board]});
  }

 private:
  const Tournament& tournament_;
  const RequestedRound& request_;
  const RoundPairing& pairing_;
  swiss::RoundTask task_;
  std::vector<Position> positions_;  // by player; -1: not paired
};

}  // namespace

std::vector<std::string> colour_reasons(const Tournament& tournament, const PairOptions& options,
                                        const RequestedRound& request, const RoundPairing& pairing) {
  const BoardColours colours(tournament, options, request, pairing);
  std::vector<std::string> reasons;
  for (std::size_t i = 0; i < pairing.boards.size(); ++i) reasons.push_back(colours.reason(i));
  return reasons;
}

std::vector<ColourFault> colour_faults(const Tournament& tournament, const PairOptions& options,
                                       const RequestedRound& request, const RoundPairing& pairing,
                                       const Proposal& proposal) {
  const BoardColours colours(tournament, options, request, pairing);
  std::vector<PlayerIndex> black_against(tournament.players.size(), no_player);
  for (const ProposedBoard& board : proposal.boards)
    if (board.coloured) black_against[static_cast<std::size_t>(board.board.black)] = board.board.white;

  std::vector<ColourFault> faults;
  for (std::size_t i = 0; i < pairing.boards.size(); ++i) {
    const Board& board = pairing.boards[i];
    if (black_against[static_cast<std::size_t>(board.white)] != board.black) continue;
    faults.push_back({board, pairing.record.colour_rules[i], colours.reason(i)});
  }
  return faults;
}

}  // namespace bloesem
