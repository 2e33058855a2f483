#include "engine/literal/pair_round.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/literal/literal.hpp"
#include "engine/model/wishes.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/boards.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::literal {
namespace {

using swiss::Position;

LiteralRound round_of(const Tournament& tournament, const PairOptions& options, const RequestedRound& request) {
  const swiss::RoundTask task = request.task(tournament, options);
  LiteralRound round{*task.tournament, request.number, request.rounds_declared, {}};
  for (Position p = 0; p < request.field.size(); ++p) round.participants.push_back(request.field.player(p));
  std::sort(round.participants.begin(), round.participants.end());
  round.forbidden = options.forbidden;
  round.initial_colour = task.initial_colour;
  return round;
}

std::vector<Board> in_order(const std::vector<Board>& boards, std::size_t players,
                            const swiss::RoundField& field, BoardOrder order) {
  std::vector<Position> position(players, 0);
  for (Position p = 0; p < field.size(); ++p) position[static_cast<std::size_t>(field.player(p))] = p;
  std::vector<std::pair<Position, Position>> pairs;
  for (const auto& [white, black] : boards)
    pairs.emplace_back(position[static_cast<std::size_t>(white)], position[static_cast<std::size_t>(black)]);
  swiss::sort_for_publication(pairs, field, [&](Position p) {
    return order == BoardOrder::Standings ? field.standings(p) : field.facts(p).score;
  });
  std::vector<Board> sorted;
  for (const auto& [white, black] : pairs) sorted.push_back({field.player(white), field.player(black)});
  return sorted;
}

}  // namespace

Result<RoundPairing> pair_round(const Tournament& tournament, const PairOptions& options) {
  const Result<RequestedRound> request = requested_round(tournament, options);
  if (!request) return request.error();
  const auto engine = request->edition.system().literal;
  if (engine == nullptr)
    return Error{ErrorCode::InvalidInput,
                 "the literal engine does not know " + std::string(title_of(request->edition)),
                 {}};
  if (has_wish(tournament, request->number))
    return Error{ErrorCode::InvalidInput, "the literal engine cannot comply with a wish", {}};
  if (!options.without_bye.empty())
    return Error{ErrorCode::InvalidInput, "the literal engine cannot bar players from the bye by request", {}};
  LiteralRound round = round_of(tournament, options, *request);
  const Result<LiteralPairing> paired = engine(round, request->readings);
  if (!paired) return paired.error();
  RoundPairing result;
  result.round = request->number;
  result.edition = request->edition;
  result.readings = request->readings;
  result.boards = in_order(paired->boards, tournament.players.size(), request->field, options.board_order);
  result.bye = paired->bye;
  return result;
}

}  // namespace bloesem::literal
