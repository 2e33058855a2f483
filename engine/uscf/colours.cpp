#include "engine/uscf/colours.hpp"

#include <cstdlib>

#include "engine/uscf/entrants.hpp"

namespace bloesem::swiss::uscf {
namespace {

// The facts that the rules cite, in words.
class Words {
 public:
  explicit Words(const ColouredPair& pair)
      : pair_(pair), entrants_(pair.field, pair.task, {pair.higher, pair.lower}) {}

  [[nodiscard]] std::string dues() const { return due(pair_.higher) + ", " + due(pair_.lower); }
  [[nodiscard]] std::string differences() const {
    return both_due() + "; " + difference(pair_.higher) + ", " + difference(pair_.lower);
  }
  [[nodiscard]] std::string columns() const {
    const int round = entrants_.last_difference(pair_.higher, pair_.lower, entrants_.rounds());
    return both_due() + "; in round " + std::to_string(round + 1) + ' ' + column(pair_.higher, round) + ", " +
           column(pair_.lower, round);
  }
  [[nodiscard]] std::string rank() const {
    const bool due_is_white = entrants_.due(pair_.higher) == Colour::White;
    const bool higher = pair_.higher_is_white == due_is_white;
    return both_due() + ", and " + id(higher ? pair_.higher : pair_.lower) +
           (higher ? ", who ranks higher, gets it"
                   : ", who ranks lower in a group below half of the points, gets it");
  }
  [[nodiscard]] std::string lot() const {
    if (pair_.task.round == 1)
      return "in round 1 colours alternate from board to board, beginning with the drawn colour";
    return "neither has played, and " + id(pair_.higher) + ", who ranks higher, gets the drawn colour";
  }

 private:
  [[nodiscard]] std::string id(Position p) const {
    return std::to_string(pair_.tournament.id(pair_.field.player(p)));
  }
  [[nodiscard]] std::string due(Position p) const {
    const Colour colour = entrants_.due(p);
    return id(p) + (colour == Colour::None ? " has not played" : " is due " + std::string(name_of(colour)));
  }
  [[nodiscard]] std::string both_due() const {
    return "both are due " + std::string(name_of(entrants_.due(pair_.higher)));
  }
  [[nodiscard]] std::string difference(Position p) const {
    const int balance = entrants_.balance(p);
    if (balance == 0) return id(p) + " has had both colours equally often";
    return id(p) + " has had " + (balance > 0 ? "White " : "Black ") + std::to_string(std::abs(balance)) +
           " more";
  }
  [[nodiscard]] std::string column(Position p, int round) const {
    const Colour colour = entrants_.column(p, round);
    return id(p) + " had " + (colour == Colour::None ? "no colour" : std::string(name_of(colour)));
  }

  const ColouredPair& pair_;
  Entrants entrants_;
};

}  // namespace

Colouring colouring_by_lot(const RoundTask& task, Colour drawn, std::size_t board) noexcept {
  const bool alternate = task.round == 1 && board % 2 == 1;
  return {(drawn == Colour::White) != alternate, colour_rule(Rule::Lot)};
}

std::string colour_reason(const ColouredPair& pair) {
  const Words words(pair);
  switch (static_cast<Rule>(pair.rule)) {
    case Rule::Lot: break;
    case Rule::BothDues: return words.dues();
    case Rule::UnequalNumbers:
    case Rule::LargerDifference: return words.differences();
    case Rule::LastRound:
    case Rule::EarlierRound: return words.columns();
    case Rule::Rank: return words.rank();
  }
  return words.lot();
}

}  // namespace bloesem::swiss::uscf
