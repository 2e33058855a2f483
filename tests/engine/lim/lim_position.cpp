#include "tests/engine/lim/lim_position.hpp"

#include <algorithm>

#include "engine/lim/system.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::test {
namespace {

std::vector<PlayerIndex> absent_of(const LiteralPosition& position) {
  std::vector<PlayerIndex> absent;
  for (PlayerIndex p = 0; p < std::ssize(position.tournament.players); ++p)
    if (!std::binary_search(position.participants.begin(), position.participants.end(), p)) absent.push_back(p);
  return absent;
}

swiss::RoundTask task_of(const Tournament& tournament, int declared, bool maxi) {
  swiss::RoundTask task{.tournament = &tournament,
                        .round = tournament.rounds_played + 1,
                        .rounds_declared = declared,
                        .initial_colour = Colour::White};
  task.readings[0] = maxi ? 1 : 0;
  return task;
}

std::string text_of_boards(std::vector<Board> boards, std::optional<PlayerIndex> bye) {
  return text_of(Result<literal::LiteralPairing>(literal::LiteralPairing{std::move(boards), bye}));
}

}  // namespace

LimPosition::LimPosition(const LiteralPosition& position, int declared, bool maxi)
    : tournament(position.tournament),
      task(task_of(tournament, declared, maxi)),
      field(tournament, swiss::lim::fide_2026, {task.round, declared, absent_of(position), {}}),
      entrants(field, task),
      absent_(absent_of(position)) {}

swiss::Position LimPosition::at(int number) const {
  for (swiss::Position p = 0; p < field.size(); ++p)
    if (field.player(p) == nr(number)) return p;
  return -1;
}

std::vector<swiss::Position> LimPosition::at(const LimNumbers& numbers) const {
  std::vector<swiss::Position> positions;
  for (const int number : numbers) positions.push_back(at(number));
  return positions;
}

LimNumbers LimPosition::numbers(const std::vector<swiss::Position>& positions) const {
  LimNumbers numbers;
  for (const swiss::Position p : positions) numbers.push_back(number(p));
  return numbers;
}

std::string LimPosition::text(const swiss::lim::PositionPairs& pairs) const {
  std::string text;
  for (const auto& [a, b] : pairs)
    text += (text.empty() ? "" : " ") + std::to_string(number(a)) + "-" + std::to_string(number(b));
  return text;
}

swiss::lim::Group LimPosition::group(swiss::lim::Direction direction, const LimMembers& members) const {
  return {.score = field.facts(at(members.residents.front())).score,
          .direction = direction,
          .residents = at(members.residents),
          .from_above = at(members.from_above),
          .from_below = at(members.from_below)};
}

PairOptions LimPosition::options() const {
  PairOptions options{.edition = Edition(swiss::lim::fide_2026),
                      .rounds_declared = task.rounds_declared,
                      .initial_colour = Colour::White,
                      .absent = absent_};
  if (task.readings[0] != 0) options.readings = {{"maxi", "on"}};
  return options;
}

std::string LimPosition::paired() const {
  const auto pairing = pair_round(tournament, options());
  return pairing ? text_of_boards(pairing->boards, pairing->bye) : pairing.error().message;
}

std::string lim_pairs(const LiteralPosition& position, int declared, bool maxi) {
  const LimPosition round(position, declared, maxi);
  const auto pairing = pair_round(round.tournament, round.options());
  if (!pairing) return pairing.error().message;
  std::vector<Board> boards = pairing->boards;
  for (Board& board : boards)
    if (board.black < board.white) std::swap(board.white, board.black);
  return text_of_boards(boards, pairing->bye);
}

}  // namespace bloesem::test
