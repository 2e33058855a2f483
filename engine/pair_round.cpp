#include "engine/pair_round.hpp"

#include <algorithm>
#include <string>

#include "engine/dutch/boards.hpp"
#include "engine/dutch/colours.hpp"
#include "engine/dutch/edition.hpp"

namespace bloesem {
namespace {

using dutch::Position;
using dutch::RoundField;

const dutch::EditionRules& rules_of(Edition edition) {
  switch (edition) {
    case Edition::Baku2016: break;
  }
  return dutch::baku_2016();
}

Error invalid(std::string message) { return {ErrorCode::InvalidInput, std::move(message), {}}; }

std::optional<Error> check_request(const Tournament& tournament, int round, std::optional<int> declared) {
  if (round < 1 || round > tournament.rounds_played + 1)
    return invalid("round " + std::to_string(round) + " cannot be paired: " +
                   std::to_string(tournament.rounds_played) + " rounds have been played");
  if (!declared) return invalid("the number of rounds of the tournament must be known (topscorers depend on it)");
  if (round > *declared)
    return invalid("round " + std::to_string(round) + " cannot be paired: the tournament has " +
                   std::to_string(*declared) + " rounds");
  return std::nullopt;
}

// What a caller in memory may get wrong: a file's reader has made sure of it.
std::optional<Error> check_indices(const Tournament& tournament, const PairOptions& options) {
  const auto exists = [&](PlayerIndex p) { return p >= 0 && static_cast<std::size_t>(p) < tournament.players.size(); };
  for (const Player& player : tournament.players) {
    for (std::size_t r = 0; r < player.rounds.size(); ++r) {
      const PlayerIndex opponent = player.rounds[r].opponent;
      if (opponent == no_player) continue;
      if (!exists(opponent) || &tournament.players[static_cast<std::size_t>(opponent)] == &player)
        return invalid("player " + std::to_string(player.id) + ", round " + std::to_string(r + 1) +
                       ": there is no such opponent");
    }
  }
  bool known = std::all_of(options.absent.begin(), options.absent.end(), exists);
  for (const auto& [a, b] : options.forbidden) known = known && exists(a) && exists(b);
  for (const auto& group : tournament.forbidden_groups) known = known && std::all_of(group.begin(), group.end(), exists);
  for (const ForbiddenSpan& span : tournament.forbidden_spans)
    known = known && std::all_of(span.group.begin(), span.group.end(), exists);
  if (!known) return invalid("an absent player or a forbidden pair is not of the tournament");
  return std::nullopt;
}

// "one of them always stays over" in the tournament's own numbers.
Error name_obstacle(const Tournament& tournament, const Error& error, int players) {
  Error named{ErrorCode::NoValidPairing, {}, {}};
  for (const PlayerIndex p : error.players) named.players.push_back(tournament.players[static_cast<std::size_t>(p)].id);
  std::sort(named.players.begin(), named.players.end());
  const bool bye_exists = players % 2 == 1;
  if (named.players.size() == 1) {
    named.message = "player " + std::to_string(named.players.front()) + " has no legal opponent left" +
                    (bye_exists ? " and may not receive the bye" : "");
    return named;
  }
  std::string list;
  for (std::size_t i = 0; i < named.players.size(); ++i)
    list += (i == 0 ? "" : i + 1 == named.players.size() ? " and " : ", ") + std::to_string(named.players[i]);
  named.message = "players " + list + " cannot all be paired: one of them always stays without a legal opponent" +
                  (bye_exists ? ", and the bye does not help" : "");
  return named;
}

// Pairs with colours, in publication order.
Result<RoundPairing> publish(const RoundField& field, const dutch::Walk& walk, std::optional<Colour> initial_colour,
                             const PairOptions& options) {
  RoundPairing result;
  std::vector<std::pair<Position, Position>> pairs = walk.pairs;
  dutch::sort_for_publication(pairs, field, [&](Position p) {
    return options.board_order == BoardOrder::Points ? field.standings(p) : field.facts(p).score;
  });
  for (const auto& [higher, lower] : pairs) {
    const int number =
        options.numbers == Numbering::Effective ? field.effective_number(higher) : field.fixed_number(higher);
    const auto colouring = dutch::allocate_colours(field, higher, lower, initial_colour, number);
    if (!colouring) return invalid("the initial colour must be known: nobody has played yet");
    Board board{field.player(higher), field.player(lower)};
    if (!colouring->higher_is_white) std::swap(board.white, board.black);
    result.boards.push_back(board);
    result.record.colour_rules.push_back(colouring->rule);
  }
  if (walk.bye) result.bye = field.player(*walk.bye);
  return result;
}

}  // namespace

Result<RoundPairing> pair_round(const Tournament& tournament, const PairOptions& options) {
  const int round = options.round.value_or(tournament.rounds_played + 1);
  const std::optional<int> declared = options.rounds_declared ? options.rounds_declared : tournament.rounds_declared;
  if (std::optional<Error> error = check_request(tournament, round, declared)) return *std::move(error);

  if (std::optional<Error> error = check_indices(tournament, options)) return *std::move(error);

  const dutch::EditionRules& rules = rules_of(options.edition);
  const RoundField field(tournament, rules, {round, *declared, options.absent, options.forbidden});

  dutch::WalkContext context{&matching::lemon_solver(), {}};
  if (options.progress)
    context.progress = [&](int settled) { return options.progress({"bracket", settled, field.size()}); };
  Result<dutch::Walk> walk = rules.flow(field, rules.criteria, context);
  if (!walk) {
    if (walk.error().code == ErrorCode::NoValidPairing) return name_obstacle(tournament, walk.error(), field.size());
    return walk.error();
  }

  std::optional<Colour> initial_colour = options.initial_colour;
  if (!initial_colour) initial_colour = tournament.initial_colour;
  if (!initial_colour) initial_colour = infer_initial_colour(tournament);
  Result<RoundPairing> result = publish(field, *walk, initial_colour, options);
  if (result) {
    result->round = round;
    result->record.brackets = std::move(walk->brackets);
  }
  return result;
}

}  // namespace bloesem
