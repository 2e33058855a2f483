#include "engine/checklist.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "bloesem/bracket_kind.hpp"
#include "engine/groups.hpp"
#include "engine/requested_round.hpp"

namespace bloesem {
namespace {

using swiss::Position;
using swiss::RoundField;

std::vector<PlayerIndex> met_in(const Player& player, int rounds) {
  std::vector<PlayerIndex> opponents;
  for (int r = 0; r < rounds; ++r) {
    const RoundEntry entry = player.round(r);
    opponents.push_back(was_played(entry) ? entry.opponent : no_player);
  }
  return opponents;
}

// `options` are those of the request.
Checklist list_of(const Tournament& tournament, const RequestedRound& request, const PairOptions& options) {
  const RoundField& field = request.field;
  const auto preference = request.edition.system().preference;
  const swiss::RoundTask task = request.task(tournament, options);
  Checklist list;
  list.round = request.number;
  for (Position p = 0; p < field.size(); ++p) {
    ChecklistEntry entry;
    entry.player = field.player(p);
    entry.facts = field.facts(p);
    if (preference != nullptr) entry.facts.preference = preference(field, task, p);
    entry.standings = field.standings(p);
    entry.colours = field.colours(p).oldest_first();
    entry.opponents = met_in(tournament.players[static_cast<std::size_t>(entry.player)], request.number - 1);
    list.entries.push_back(std::move(entry));
  }
  return list;
}

// Returns each player's place in the list; -1 for players who are not paired.
std::vector<Position> places(const Checklist& list, std::size_t players) {
  std::vector<Position> place(players, -1);
  for (std::size_t i = 0; i < list.entries.size(); ++i) {
    place[static_cast<std::size_t>(list.entries[i].player)] = static_cast<Position>(i);
  }
  return place;
}

class PairingEntry {
 public:
  PairingEntry(const RoundField& field, std::size_t players, Checklist& list)
      : field_(field), list_(list), place_(places(list, players)) {}

  void enter(const RoundPairing& pairing) {
    for (const Board& board : pairing.boards) {
      entry(board.white).given = {board.black, Colour::White};
      entry(board.black).given = {board.white, Colour::Black};
    }
    if (pairing.bye) entry(*pairing.bye).given = ChecklistEntry::Given{};
    for (std::size_t i = 0; i < pairing.record.brackets.size(); ++i) {
      const BracketRecord& bracket = pairing.record.brackets[i];
      if (!bracket.discarded && bracket.kind != criteria::BracketKind::Bye)
        enter_downfloats(bracket, i, pairing.bye, i + 1 == pairing.record.brackets.size());
    }
  }

 private:
  Position place(PlayerIndex player) const { return place_[static_cast<std::size_t>(player)]; }
  ChecklistEntry& entry(PlayerIndex player) { return list_.entries[static_cast<std::size_t>(place(player))]; }

  void enter_downfloats(const BracketRecord& bracket, std::size_t index, std::optional<PlayerIndex> bye,
                        bool last) {
    for (const PlayerIndex player : bracket.downfloaters) {
      if (last && player == bye) continue;
      list_.downfloats.push_back({player, index, reason(bracket, player)});
    }
  }

  [[nodiscard]] FloatReason reason(const BracketRecord& bracket, PlayerIndex player) const {
    const std::size_t size = bracket.moved_down.size() + bracket.residents.size();
    if (size == 1) return FloatReason::Alone;
    if (!meets_any(player, bracket.moved_down) && !meets_any(player, bracket.residents))
      return FloatReason::NoOpponent;
    if (bracket.kind == criteria::BracketKind::Penultimate) return FloatReason::Completion;
    if (bracket.downfloaters.size() == 1) return FloatReason::Odd;
    return bracket.kind == criteria::BracketKind::Completing ? FloatReason::Completion : FloatReason::FewPairs;
  }

  [[nodiscard]] bool meets_any(PlayerIndex player, std::span<const PlayerIndex> others) const {
    return std::any_of(others.begin(), others.end(), [&](PlayerIndex other) {
      return other != player && field_.compatible(place(player), place(other));
    });
  }

  const RoundField& field_;
  Checklist& list_;
  std::vector<Position> place_;
};

PlayerIndex in_list(PlayerIndex player, const GroupPart& part) {
  return player == no_player ? player : part.players[static_cast<std::size_t>(player)];
}

// Adds the list of a group, whose brackets follow `brackets` others.
void add_group(Checklist list, const GroupPart& part, std::size_t brackets, Checklist& whole) {
  whole.round = list.round;
  for (ChecklistEntry& entry : list.entries) {
    entry.player = in_list(entry.player, part);
    for (PlayerIndex& opponent : entry.opponents) opponent = in_list(opponent, part);
    if (entry.given) entry.given->opponent = in_list(entry.given->opponent, part);
    whole.entries.push_back(std::move(entry));
  }
  for (const Downfloat& way : list.downfloats)
    whole.downfloats.push_back({in_list(way.player, part), way.bracket + brackets, way.reason});
}

// Returns the lists of the groups, one after the other. `pairing`: null before the pairing.
Result<Checklist> checklist_of_groups(const Tournament& tournament, const PairOptions& options,
                                      const RoundPairing* pairing) {
  const Result<std::vector<GroupPart>> parts = split_groups(tournament);
  if (!parts) return parts.error();
  Checklist whole;
  std::size_t brackets = 0;
  for (const GroupPart& part : *parts) {
    const PairOptions own = options_of_part(options, part);
    const RoundPairing paired = pairing == nullptr ? RoundPairing{} : part_of_pairing(*pairing, part);
    Result<Checklist> list =
        pairing == nullptr ? checklist(part.tournament, own) : checklist(part.tournament, own, paired);
    if (!list) return error_of_part(list.error(), part);
    add_group(std::move(list).value(), part, brackets, whole);
    brackets += paired.record.brackets.size();
  }
  return whole;
}

}  // namespace

Result<Checklist> checklist(const Tournament& tournament, const PairOptions& options) {
  if (!tournament.groups.empty()) return checklist_of_groups(tournament, options, nullptr);
  const Result<RequestedRound> request = requested_round(tournament, options);
  if (!request) return request.error();
  return list_of(tournament, *request, options);
}

Result<Checklist> checklist(const Tournament& tournament, const PairOptions& options,
                            const RoundPairing& pairing) {
  if (!tournament.groups.empty()) return checklist_of_groups(tournament, options, &pairing);
  const Result<RequestedRound> request = requested_round(tournament, options);
  if (!request) return request.error();
  Checklist list = list_of(tournament, *request, options);
  PairingEntry(request->field, tournament.players.size(), list).enter(pairing);
  return list;
}

}  // namespace bloesem
