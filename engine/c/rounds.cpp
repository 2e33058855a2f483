// bloesem_rounds: many tournaments in one call.
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bloesem/c.h"
#include "engine/c/error.hpp"
#include "engine/c/options.hpp"
#include "engine/c/round.hpp"
#include "engine/c/watch.hpp"

struct bloesem_rounds : bloesem::c::Handle {
  std::vector<std::int32_t> codes;
  std::vector<std::int32_t> byes;
  std::vector<std::int32_t> boards;
  std::vector<std::uint64_t> begins{0};
};

namespace {

using namespace bloesem;

void add(const Result<cli::PlannedRound, cli::MemoryAnswer>& planned, bloesem_rounds& rounds) {
  rounds.codes.push_back(planned ? BLOESEM_OK : static_cast<std::int32_t>(planned.error().code));
  rounds.byes.push_back(0);
  if (planned) {
    for (const Board& board : planned->pairing.boards)
      rounds.boards.insert(rounds.boards.end(),
                           {planned->tournament.id(board.white), planned->tournament.id(board.black)});
    if (planned->pairing.bye) rounds.byes.back() = planned->tournament.id(*planned->pairing.bye);
  }
  rounds.begins.push_back(rounds.boards.size() / 2);
}

}  // namespace

int32_t bloesem_pair_many(const char* bytes, const size_t* lengths, size_t count,
                          const bloesem_options* options, const bloesem_watch* watch, bloesem_rounds** rounds,
                          bloesem_error** error) {
  return c::guarded(error, [&]() -> int32_t {
    if (rounds == nullptr || (count > 0 && (bytes == nullptr || lengths == nullptr)) ||
        (options != nullptr && c::alive(options) == nullptr))
      return c::fail_dead(error);
    const cli::PairingPlan& plan = options == nullptr ? cli::PairingPlan::plain() : options->plan;
    auto all = std::make_unique<bloesem_rounds>();
    for (size_t i = 0; i < count; ++i) {
      add(plan.pair(std::string(bytes, lengths[i]), "tournament", c::limit_of(watch), c::progress_of(watch)),
          *all);
      bytes += lengths[i];
      if (all->codes.back() == BLOESEM_CANCELLED) return c::fail(error, BLOESEM_CANCELLED, "cancelled");
    }
    *rounds = all.release();
    return BLOESEM_OK;
  });
}

const int32_t* bloesem_rounds_codes(const bloesem_rounds* rounds) {
  return c::alive(rounds) == nullptr ? nullptr : rounds->codes.data();
}

const int32_t* bloesem_rounds_byes(const bloesem_rounds* rounds) {
  return c::alive(rounds) == nullptr ? nullptr : rounds->byes.data();
}

const int32_t* bloesem_rounds_boards(const bloesem_rounds* rounds, size_t* count) {
  return c::array_of(c::alive(rounds) == nullptr ? nullptr : &rounds->boards, count, 2);
}

const uint64_t* bloesem_rounds_begins(const bloesem_rounds* rounds) {
  return c::alive(rounds) == nullptr ? nullptr : rounds->begins.data();
}

void bloesem_rounds_free(bloesem_rounds* rounds) { c::release(rounds); }
