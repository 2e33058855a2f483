#include "engine/fixed_pairs.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <tuple>
#include <utility>

#include "engine/groups.hpp"
#include "engine/legality.hpp"
#include "engine/swiss/by_player.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {
namespace {

using Positions = swiss::ByPlayer<swiss::Position>;

Error fixed_pair_error(std::string message) { return {ErrorCode::InvalidInput, std::move(message), {}}; }

std::optional<Error> refuse_players(const Tournament& tournament, const std::vector<FixedPair>& fixed,
                                    const Positions& positions, int round) {
  std::vector<bool> seen(tournament.players.size(), false);
  for (const FixedPair& pair : fixed) {
    for (const PlayerIndex player : {pair.one, pair.other}) {
      const std::string name = "pairs made by hand: player " + std::to_string(tournament.id(player));
      if (positions[player] == swiss::no_position)
        return fixed_pair_error(name + " does not take part in round " + std::to_string(round));
      if (seen[at(player)])
        return fixed_pair_error(name + " is in two of those for round " + std::to_string(round));
      seen[at(player)] = true;
    }
  }
  return std::nullopt;
}

// Gives the pair its colours by the rules.
std::optional<Error> colour_by_rules(const RequestedRound& request, const swiss::RoundTask& task,
                                     swiss::Position higher, swiss::Position lower, SeatedPair& seated) {
  const swiss::System& system = request.edition.system();
  if (system.allocate_colours == nullptr)
    return fixed_pair_error("the rules of " + std::string(system.names.title) +
                            " give no colours to a pair made by hand: state who has White");
  const auto colouring = system.allocate_colours(request.field, higher, lower, task.initial_colour,
                                                 task.number(request.field, higher));
  if (!colouring) return swiss::unknown_initial_colour();
  const bool white = colouring->higher_is_white;
  seated.pair.board = {request.field.player(white ? higher : lower),
                       request.field.player(white ? lower : higher)};
  seated.rule = colouring->rule;
  return std::nullopt;
}

// C.04.2.D.9, as swiss::sort_for_publication.
auto key_of(const Board& board, const swiss::RoundField& field, const Positions& positions, BoardOrder order) {
  const auto rank = [&](PlayerIndex player) {
    const swiss::Position p = positions[player];
    const Points score = order == BoardOrder::Standings ? field.standings(p) : field.facts(p).score;
    return std::pair(-score, field.fixed_number(p));
  };
  const auto one = rank(board.white);
  const auto two = rank(board.black);
  const auto& [better, other] = std::minmax(one, two);
  return std::tuple(better.first, other.first, better.second);
}

}  // namespace

std::vector<FixedPair> fixed_pairs_of(const Tournament& tournament, int round) {
  std::vector<FixedPair> pairs;
  std::copy_if(tournament.fixed_pairs.begin(), tournament.fixed_pairs.end(), std::back_inserter(pairs),
               [round](const FixedPair& pair) { return pair.round == round; });
  return pairs;
}

std::optional<Error> refuse_pairs_across_groups(const Tournament& tournament, int round) {
  if (tournament.groups.empty() || tournament.fixed_pairs.empty()) return std::nullopt;
  const std::vector<int> groups = groups_of_players(tournament);
  for (const FixedPair& pair : fixed_pairs_of(tournament, round))
    if (groups[at(pair.one)] != groups[at(pair.other)])
      return fixed_pair_error("pairs made by hand: players " + std::to_string(tournament.id(pair.one)) +
                              " and " + std::to_string(tournament.id(pair.other)) + " are in different groups");
  return std::nullopt;
}

Result<std::vector<SeatedPair>> seat_fixed_pairs(const Tournament& tournament, const PairOptions& options,
                                                 const RequestedRound& request,
                                                 const std::vector<FixedPair>& fixed) {
  const swiss::System& system = request.edition.system();
  if (system.table != nullptr)
    return fixed_pair_error("a table gives the pairs of " + std::string(system.names.title) +
                            ": none can be made by hand");
  const Positions positions = positions_by_player(request.field);
  if (auto error = refuse_players(tournament, fixed, positions, request.number)) return *std::move(error);
  const swiss::RoundTask task = request.task(tournament, options);
  std::vector<SeatedPair> pairs;
  for (const FixedPair& each : fixed) {
    SeatedPair& seated = pairs.emplace_back();
    seated.pair = {{each.one, each.other}, each.colours_by_rules, {}};
    const auto [higher, lower] = std::minmax(positions[each.one], positions[each.other]);
    if (each.colours_by_rules)
      if (auto error = colour_by_rules(request, task, higher, lower, seated)) return *std::move(error);
    const Board& board = seated.pair.board;
    seated.pair.violations = violations_of_pair(*task.tournament, request.field, system, task,
                                                positions[board.white], positions[board.black]);
  }
  return pairs;
}

void add_fixed_pairs(std::vector<SeatedPair> pairs, const RequestedRound& request, BoardOrder order,
                     RoundPairing& pairing) {
  struct Item {
    Board board;
    ColourRule rule;
    char higher_is_white;
  };
  const Positions positions = positions_by_player(request.field);
  std::vector<Item> items;
  for (std::size_t i = 0; i < pairing.boards.size(); ++i)
    items.push_back({pairing.boards[i], pairing.record.colour_rules[i], pairing.record.higher_is_white[i]});
  for (SeatedPair& seated : pairs) {
    const Board board = seated.pair.board;
    const bool higher = positions[board.white] < positions[board.black];
    items.push_back({board, seated.rule, higher ? char{1} : char{0}});
    pairing.hand_made.push_back(std::move(seated.pair));
  }
  std::stable_sort(items.begin(), items.end(), [&](const Item& a, const Item& b) {
    return key_of(a.board, request.field, positions, order) < key_of(b.board, request.field, positions, order);
  });
  pairing.boards.clear();
  pairing.record.colour_rules.clear();
  pairing.record.higher_is_white.clear();
  for (const Item& item : items) {
    pairing.boards.push_back(item.board);
    pairing.record.colour_rules.push_back(item.rule);
    pairing.record.higher_is_white.push_back(item.higher_is_white);
  }
}

}  // namespace bloesem
