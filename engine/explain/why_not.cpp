#include "bloesem/explain/why_not.hpp"

#include <algorithm>
#include <utility>

#include "engine/explain/cost.hpp"
#include "engine/explain/pair_legality.hpp"
#include "engine/explain/partner.hpp"
#include "engine/explain/round_order.hpp"
#include "engine/explain/taking_part.hpp"
#include "engine/judge/first_step.hpp"
#include "engine/judge/opponents_on.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {
namespace {

std::optional<swiss::Position> place_in(const swiss::RoundField& field, PlayerIndex player) {
  for (swiss::Position p = 0; p < field.size(); ++p)
    if (field.player(p) == player) return p;
  return std::nullopt;
}

int board_of_pair(const RoundPairing& pairing, PlayerIndex one, PlayerIndex other) {
  for (std::size_t i = 0; i < pairing.boards.size(); ++i)
    if (std::minmax(pairing.boards[i].white, pairing.boards[i].black) == std::minmax(one, other))
      return static_cast<int>(i) + 1;
  return 0;
}

int last_meeting(const Subject& subject, PlayerIndex one, PlayerIndex other) {
  const Player& player = subject.tournament.players[static_cast<std::size_t>(one)];
  for (int r = subject.round() - 2; r >= 0; --r)
    if (const RoundEntry entry = player.round(r); was_played(entry) && entry.opponent == other) return r + 1;
  return 0;
}

// Returns the boards of one round whose two players do not meet in the other.
std::vector<Pair> boards_only_in(const RoundPairing& round, const RoundPairing& other) {
  const swiss::ByPlayer<PlayerIndex> opponents = opponents_on(other.boards);
  std::vector<Pair> result;
  for (const Board& board : round.boards)
    if (opponents[board.white] != board.black) result.push_back(std::minmax({board.white, board.black}));
  return result;
}

// Returns the boards of the two.
std::vector<Pair> boards_of_two(const RoundPairing& round, PlayerIndex one, PlayerIndex other) {
  std::vector<Pair> result;
  for (const Board& board : round.boards)
    for (const PlayerIndex player : {one, other})
      if (board.white == player || board.black == player)
        result.push_back(std::minmax({board.white, board.black}));
  return result;
}

void add_departure_of(const Subject& subject, const RequestedRound& request, WhyNot& answer) {
  const Record& record = subject.answer->record;
  answer.fate = PairFate::Order;
  if (!has_costs(subject)) {
    answer.step = first_step(*subject.answer, answer.with->boards);
    return;
  }
  answer.departure = first_departure(record, answer.with->record, articles_in_round(subject));
  if (!answer.departure) return;
  const RoundDeparture& departure = *answer.departure;
  if (departure.kind == DepartureKind::Completion) answer.fate = PairFate::Completion;
  if (departure.kind == DepartureKind::Criterion) answer.fate = PairFate::Criterion;
  const swiss::System& rules = request.edition.system().in_round(request.number, request.rounds_declared);
  if (departure.kind == DepartureKind::Order && rules.rulebook != nullptr)
    answer.later = compare_generation(by_sequence_number(record.brackets[departure.bracket]),
                                      by_sequence_number(answer.with->record.brackets[departure.of_other]));
}

// Adds what keeps a legal pair from a board.
std::optional<Error> ask_best_round(const Subject& subject, const RequestedRound& request, WhyNot& answer) {
  answer.fate = PairFate::Impossible;
  answer.bye = request.field.size() % 2 == 1;
  if (!subject.answer) {
    answer.obstacle = subject.answer.error().players;
    return std::nullopt;
  }
  Result<RoundPairing> with = best_round_with(subject, answer.one, answer.other);
  if (!with && with.error().code == ErrorCode::NoValidPairing) {
    answer.obstacle = with.error().players;
    return std::nullopt;
  }
  if (!with) return with.error();
  answer.with = *std::move(with);
  answer.gone = boards_only_in(*subject.answer, *answer.with);
  answer.come = boards_only_in(*answer.with, *subject.answer);
  add_departure_of(subject, request, answer);
  return std::nullopt;
}

}  // namespace

Result<WhyNot> why_not(const Subject& subject, PlayerIndex one, PlayerIndex other) {
  if (one == other) return Error{ErrorCode::InvalidInput, "a pair must be of two players", {}};
  WhyNot answer{.one = one, .other = other};
  if (subject.answer) answer.board = board_of_pair(*subject.answer, one, other);
  if (answer.board > 0) {
    answer.fate = PairFate::Board;
    return answer;
  }
  const Result<PairLegality> legality = pair_legality(subject);
  if (!legality) return legality.error();
  const swiss::RoundField& field = legality->request.field;
  const auto first = place_in(field, one);
  const auto second = place_in(field, other);
  if (!first) answer.unpaired.push_back(one);
  if (!second) answer.unpaired.push_back(other);
  answer.away = players_away(subject, field, answer.unpaired);
  if (!first || !second) return answer;
  if (has_table(subject)) {
    answer.fate = PairFate::Order;
    answer.gone = boards_of_two(*subject.answer, one, other);
    return answer;
  }
  answer.fate = legality->fate(*first, *second);
  if (answer.fate == PairFate::Met) answer.met = last_meeting(subject, one, other);
  if (answer.fate == PairFate::Colours) answer.colour = field.indispensable_colour(*first);
  if (answer.fate != PairFate::Absent) return answer;
  if (std::optional<Error> error = ask_best_round(subject, legality->request, answer)) return *std::move(error);
  return answer;
}

}  // namespace bloesem::explain
