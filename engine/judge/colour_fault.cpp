#include "engine/judge/colour_fault.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "engine/legality.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem {
namespace {

using criteria::ColourPreference;
using criteria::Strength;
using swiss::Position;

std::string text_of_preference(const ColourPreference& preference) {
  const std::string colour = colour_name(preference.colour);
  switch (preference.strength) {
    case Strength::None: break;
    case Strength::Mild: return "prefers " + colour + " mildly";
    case Strength::Strong: return "prefers " + colour + " strongly";
    case Strength::Absolute: return "must have " + colour;
  }
  return "has no preference";
}

// Derives the reason for the colours of one board; `higher` is the higher ranked player.
class Reason {
 public:
  Reason(const Tournament& tournament, const PairOptions& options, const swiss::RoundField& field,
         Position higher, Position lower)
      : options_(options), field_(field), higher_(higher), lower_(lower) {
    const auto id = [&](Position p) {
      return std::to_string(tournament.players[static_cast<std::size_t>(field.player(p))].id);
    };
    higher_name_ = id(higher);
    lower_name_ = id(lower);
  }

  [[nodiscard]] std::string why(ColourRule rule, bool higher_is_white) const {
    switch (rule) {
      case ColourRule::E1: return both_preferences();
      case ColourRule::E2: return stronger();
      case ColourRule::E3: return alternation();
      case ColourRule::E4:
        return both_preferences() + "; " + higher_name_ + " is ranked higher, so that " + higher_name_ +
               " has " + colour_name(preference(higher_).colour);
      case ColourRule::E5: break;
    }
    return lot(higher_is_white);
  }

 private:
  [[nodiscard]] const ColourPreference& preference(Position p) const { return field_.facts(p).preference; }

  [[nodiscard]] std::string both_preferences() const {
    return higher_name_ + ' ' + text_of_preference(preference(higher_)) + ", " + lower_name_ + ' ' +
           text_of_preference(preference(lower_));
  }

  [[nodiscard]] std::string stronger() const {
    const ColourPreference& one = preference(higher_);
    const ColourPreference& other = preference(lower_);
    if (!one.absolute() || !other.absolute()) return both_preferences();
    return both_preferences() + ", and the colour differences are " + std::to_string(one.difference) + " and " +
           std::to_string(other.difference);
  }

  [[nodiscard]] std::string alternation() const {
    const swiss::ColourHistory one = field_.colours(higher_);
    const swiss::ColourHistory other = field_.colours(lower_);
    std::size_t games = 0;
    while (one.ago(games) == other.ago(games)) ++games;
    const std::string when =
        games == 0 ? "in their last games" : "in their last games but " + std::to_string(games);
    return both_preferences() + "; " + when + " they had " + colour_name(one.ago(games)) + " and " +
           colour_name(other.ago(games));
  }

  [[nodiscard]] std::string lot(bool higher_is_white) const {
    const bool effective = options_.numbers == Numbering::Effective;
    const int number = effective ? field_.effective_number(higher_) : field_.fixed_number(higher_);
    const bool odd = number % 2 == 1;
    return "neither has played; " + higher_name_ + ", the higher ranked, has the " + (odd ? "odd" : "even") +
           " number " + std::to_string(number) + ", so that " + higher_name_ + " has " +
           colour_name(higher_is_white ? Colour::White : Colour::Black) + ", " +
           (odd ? "the initial colour" : "not the initial colour");
  }

  const PairOptions& options_;
  const swiss::RoundField& field_;
  Position higher_;
  Position lower_;
  std::string higher_name_;
  std::string lower_name_;
};

// Returns positions by player; -1 for players who are not paired.
std::vector<Position> positions_of(const Tournament& tournament, const swiss::RoundField& field) {
  std::vector<Position> positions(tournament.players.size(), -1);
  for (Position p = 0; p < field.size(); ++p) positions[static_cast<std::size_t>(field.player(p))] = p;
  return positions;
}

}  // namespace

std::vector<std::string> colour_reasons(const Tournament& tournament, const PairOptions& options,
                                        const RequestedRound& request, const RoundPairing& pairing) {
  const std::vector<Position> positions = positions_of(tournament, request.field);
  std::vector<std::string> reasons;
  for (std::size_t i = 0; i < pairing.boards.size(); ++i) {
    const Position white = positions[static_cast<std::size_t>(pairing.boards[i].white)];
    const Position black = positions[static_cast<std::size_t>(pairing.boards[i].black)];
    const Reason reason(tournament, options, request.field, std::min(white, black), std::max(white, black));
    reasons.push_back(reason.why(pairing.record.colour_rules[i], white < black));
  }
  return reasons;
}

std::vector<ColourFault> colour_faults(const Tournament& tournament, const PairOptions& options,
                                       const RequestedRound& request, const RoundPairing& pairing,
                                       const Proposal& proposal) {
  const std::vector<Position> positions = positions_of(tournament, request.field);
  std::vector<PlayerIndex> black_against(tournament.players.size(), no_player);
  for (const ProposedBoard& board : proposal.boards)
    if (board.coloured) black_against[static_cast<std::size_t>(board.board.black)] = board.board.white;

  std::vector<ColourFault> faults;
  for (std::size_t i = 0; i < pairing.boards.size(); ++i) {
    const Board& board = pairing.boards[i];
    if (black_against[static_cast<std::size_t>(board.white)] != board.black) continue;
    const Position white = positions[static_cast<std::size_t>(board.white)];
    const Position black = positions[static_cast<std::size_t>(board.black)];
    const Reason reason(tournament, options, request.field, std::min(white, black), std::max(white, black));
    const ColourRule rule = pairing.record.colour_rules[i];
    faults.push_back({board, rule, reason.why(rule, white < black)});
  }
  return faults;
}

}  // namespace bloesem
