#include "engine/legality.hpp"

#include <algorithm>
#include <optional>

#include "criteria/colour_preference.hpp"
#include "criteria/compatibility.hpp"
#include "engine/dutch/round_field.hpp"
#include "engine/edition_rules.hpp"

namespace bloesem {
namespace {

using dutch::Position;
using dutch::RoundField;

int id_of(const Tournament& tournament, PlayerIndex player) {
  return tournament.players[static_cast<std::size_t>(player)].id;
}

std::string number(int value) { return std::to_string(value); }

int round_of(const Tournament& tournament, const PairOptions& options) {
  return options.round.value_or(tournament.rounds_played + 1);
}

RoundField field_of(const Tournament& tournament, const PairOptions& options) {
  // Not known to be the last round: nobody is excused as a topscorer.
  const int unknown = round_of(tournament, options) + 1;
  const int rounds = options.rounds_declared.value_or(tournament.rounds_declared.value_or(unknown));
  return {tournament,
          rules_of(options.edition),
          {round_of(tournament, options), rounds, options.absent, options.forbidden}};
}

std::optional<Position> position_of(const RoundField& field, PlayerIndex player) {
  for (Position p = 0; p < field.size(); ++p)
    if (field.player(p) == player) return p;
  return std::nullopt;
}

Error not_in_field(const Tournament& tournament, PlayerIndex player, const PairOptions& options) {
  return {ErrorCode::InvalidInput,
          "player " + number(id_of(tournament, player)) + " does not take part in round " +
              number(round_of(tournament, options)),
          {}};
}

// C.1, and the wishes treated like it.
std::optional<Violation> why_barred(const Tournament& tournament, const Board& board, int round) {
  const Player& white = tournament.players[static_cast<std::size_t>(board.white)];
  const std::string both = number(white.id) + " and " + number(id_of(tournament, board.black));
  for (int r = 0; r + 1 < round; ++r) {
    const RoundEntry entry = white.round(r);
    if (was_played(entry) && entry.opponent == board.black)
      return Violation{"C.1", both + " met in round " + number(r + 1)};
  }
  return Violation{"C.1", both + " must not meet: the tournament forbids it"};
}

std::string colour_name(Colour colour) { return colour == Colour::White ? "White" : "Black"; }

// C.04.1.f and g: neither a difference of three, nor a third time the same colour in a row.
std::optional<Violation> why_not_with(const RoundField& field, const Tournament& tournament, Position player,
                                      Colour colour) {
  const criteria::PlayerFacts& facts = field.facts(player);
  if (!facts.preference.absolute() || facts.preference.colour == colour || facts.topscorer) return std::nullopt;
  const std::string would =
      number(id_of(tournament, field.player(player))) + " would have " + colour_name(colour);
  if (facts.preference.repeated == colour) return Violation{"C.04.1.g", would + " a third time in a row"};
  return Violation{"C.04.1.f", would + " three times more than " + colour_name(opposite(colour))};
}

void add(std::vector<Violation>& list, std::optional<Violation> violation) {
  if (violation) list.push_back(*std::move(violation));
}

}  // namespace

Result<std::vector<Violation>> violations_of_board(const Tournament& tournament, const Board& board,
                                                   const PairOptions& options) {
  const RoundField field = field_of(tournament, options);
  const std::optional<Position> white = position_of(field, board.white);
  if (!white) return not_in_field(tournament, board.white, options);
  const std::optional<Position> black = position_of(field, board.black);
  if (!black) return not_in_field(tournament, board.black, options);
  std::vector<Violation> list;
  const auto barred = field.barred(*white);
  if (std::binary_search(barred.begin(), barred.end(), *black))
    add(list, why_barred(tournament, board, round_of(tournament, options)));
  const criteria::PlayerFacts& first = field.facts(*white);
  const criteria::PlayerFacts& second = field.facts(*black);
  if (!criteria::colours_allow(first, second)) {
    list.push_back({"C.3", number(id_of(tournament, board.white)) + " and " +
                               number(id_of(tournament, board.black)) + " both must have " +
                               colour_name(first.preference.colour)});
    return list;
  }
  // Where a topscorer excuses two equal absolute preferences, one of the two cannot have his.
  const bool both_absolute = first.preference.absolute() && second.preference.absolute();
  if (both_absolute && criteria::clash(first.preference, second.preference)) return list;
  add(list, why_not_with(field, tournament, *white, Colour::White));
  add(list, why_not_with(field, tournament, *black, Colour::Black));
  return list;
}

std::vector<Violation> violations_of_bye(const Tournament& tournament, PlayerIndex player,
                                         const PairOptions& options) {
  const Player& candidate = tournament.players[static_cast<std::size_t>(player)];
  std::vector<Violation> list;
  for (int r = 0; r + 1 < round_of(tournament, options); ++r) {
    if (rules_of(options.edition).bars_bye(candidate.round(r), tournament.points))
      list.push_back(
          {"C.2", number(candidate.id) + " had a bye, or a win without playing, in round " + number(r + 1)});
  }
  return list;
}

}  // namespace bloesem
