#include "engine/c/round.hpp"

#include <memory>
#include <string>

#include "engine/c/error.hpp"
#include "engine/c/options.hpp"
#include "engine/c/watch.hpp"

namespace bloesem::c {

bloesem_round* new_round(cli::PlannedRound planned) {
  auto round = std::make_unique<bloesem_round>();
  round->number = planned.pairing.round;
  round->boards.reserve(2 * planned.pairing.boards.size());
  for (const Board& board : planned.pairing.boards) {
    round->boards.push_back(planned.tournament.id(board.white));
    round->boards.push_back(planned.tournament.id(board.black));
  }
  for (const PlayerIndex bye : byes_of(planned.pairing)) round->byes.push_back(planned.tournament.id(bye));
  round->messages = std::move(planned.messages);
  return round.release();
}

bloesem_round* new_round(const EventRound& paired) {
  auto round = std::make_unique<bloesem_round>();
  round->number = paired.round;
  for (const EventBoard& board : paired.boards)
    round->boards.insert(round->boards.end(), {board.white.number, board.black.number});
  if (paired.bye) round->byes.push_back(paired.bye->number);
  for (const PlayerId bye : paired.further_byes) round->byes.push_back(bye.number);
  return round.release();
}

}  // namespace bloesem::c

using namespace bloesem;

int32_t bloesem_pair_bytes(const char* bytes, size_t length, const char* name, const bloesem_options* options,
                           const bloesem_watch* watch, bloesem_round** round, bloesem_error** error) {
  return c::guarded(error, [&]() -> int32_t {
    if (round == nullptr || (options != nullptr && c::alive(options) == nullptr)) return c::fail_dead(error);
    const cli::PairingPlan& plan = options == nullptr ? cli::PairingPlan::plain() : options->plan;
    auto planned = plan.pair(std::string(c::text_of(bytes, length)), name == nullptr ? "tournament" : name,
                             c::limit_of(watch), c::progress_of(watch));
    if (!planned) return c::fail(error, planned.error());
    *round = c::new_round(std::move(planned).value());
    return BLOESEM_OK;
  });
}

int32_t bloesem_round_number(const bloesem_round* round) {
  return c::alive(round) == nullptr ? 0 : round->number;
}

const int32_t* bloesem_round_boards(const bloesem_round* round, size_t* count) {
  return c::array_of(c::alive(round) == nullptr ? nullptr : &round->boards, count, 2);
}

const int32_t* bloesem_round_byes(const bloesem_round* round, size_t* count) {
  return c::array_of(c::alive(round) == nullptr ? nullptr : &round->byes, count);
}

const char* bloesem_round_messages(const bloesem_round* round, size_t* length) {
  return c::text_in(c::alive(round) == nullptr ? nullptr : &round->messages, length);
}

void bloesem_round_free(bloesem_round* round) { c::release(round); }
