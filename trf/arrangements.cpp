#include "trf/arrangements.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "trf/columns.hpp"

namespace bloesem::trf {

namespace {

// Limit on the work for malicious files: each line could accelerate all players in all rounds, while real files
// need a small multiple of one such pass.
constexpr std::int64_t max_accelerations = std::int64_t{16} * largest_id * max_rounds;

// Returns the player named by a record; no_player if an error was reported.
PlayerIndex find_player(const Roster& roster, const Stated<int>& id, Diagnostics& out) {
  const PlayerIndex player = roster.find(id.value);
  if (player == no_player) {
    out.error(Code::UnknownPlayer, id.place,
              {"no player has this starting rank", std::to_string(id.value), "the starting rank of a player"});
  }
  return player;
}

Player& player_at(Tournament& tournament, PlayerIndex player) {
  return tournament.players[static_cast<std::size_t>(player)];
}

std::string_view bye_letter(Outcome outcome) noexcept {
  switch (outcome) {
    case Outcome::FullBye: return "F";
    case Outcome::HalfBye: return "H";
    default: return "Z";
  }
}

// True if the entry is equivalent to the bye; a blank entry equals an absence without points.
bool says_the_same(const RoundEntry& entry, Outcome bye) noexcept {
  if (entry.opponent != no_player) return false;
  return entry.outcome == bye || (entry.outcome == Outcome::Absent && bye == Outcome::ZeroBye);
}

void announce(Player& player, std::size_t round, Outcome outcome) {
  if (player.rounds.size() <= round) player.rounds.resize(round + 1);
  if (player.rounds[round] == RoundEntry{}) player.rounds[round].outcome = outcome;
}

void add_bye(const ByeLine& bye, const Stated<int>& id, const PlayerLine& line, bool coming, Player& player,
             Diagnostics& out) {
  const int round = bye.round - 1;
  if (coming) announce(player, static_cast<std::size_t>(round), bye.outcome);
  if (says_the_same(player.round(round), bye.outcome)) return;
  out.error(Code::Conflict, id.place,
            {"record 240 gives player " + std::to_string(id.value) + " a bye " +
                 std::string(bye_letter(bye.outcome)) + " in round " + std::to_string(bye.round) +
                 ", but line " + std::to_string(line.line) + " or another record 240 says otherwise",
             std::to_string(id.value), "the same on both", line.line});
}

std::vector<PlayerIndex> find_group(const IdList& ids, const Roster& roster, Diagnostics& out) {
  std::vector<PlayerIndex> group;
  for (const Stated<int>& id : ids) {
    const PlayerIndex player = find_player(roster, id, out);
    if (player != no_player) group.push_back(player);
  }
  std::sort(group.begin(), group.end());
  group.erase(std::unique(group.begin(), group.end()), group.end());
  return group;
}

using VirtualTable = std::vector<std::vector<Points>>;  // [player][round - 1]

VirtualTable from_rows(const Draft& draft, const Roster& roster, Diagnostics& out) {
  VirtualTable table(roster.players().size());
  std::vector<int> line_of(table.size(), 0);
  for (const VirtualRow& row : draft.virtual_rows) {
    const PlayerIndex player = find_player(roster, row.id, out);
    if (player == no_player) continue;
    int& line = line_of[static_cast<std::size_t>(player)];
    if (line != 0) {
      out.error(Code::RepeatedPlayer, row.id.place,
                {"the player has fictitious points already on line " + std::to_string(line),
                 std::to_string(row.id.value), "one line for each player", line});
      continue;
    }
    line = row.id.place.line;
    table[static_cast<std::size_t>(player)] = row.points;
  }
  return table;
}

void accelerate(const VirtualRange& range, std::vector<Points>& points) {
  const auto end = static_cast<std::size_t>(range.rounds.last);
  if (points.size() < end) points.resize(end);
  for (auto round = static_cast<std::size_t>(range.rounds.first); round <= end; ++round) {
    points[round - 1] = range.points;
  }
}

std::int64_t cost_of(const VirtualRange& range, const Roster& roster) noexcept {
  const std::int64_t ids =
      std::min(range.ids.last, std::max(roster.largest_id(), largest_id)) - range.ids.first + 1;
  return std::max(ids, std::int64_t{1}) * (range.rounds.last - range.rounds.first + 1);
}

// Returns the fictitious points by records 250; later lines override earlier ones.
VirtualTable from_ranges(const Draft& draft, const Roster& roster, Diagnostics& out) {
  VirtualTable table(roster.players().size());
  std::int64_t cost = 0;
  for (const VirtualRange& range : draft.virtual_ranges) {
    cost += cost_of(range, roster);
    if (cost > max_accelerations) {
      out.error(Code::TooLarge, range.place, {"too many records 250 for the same rounds and players"});
      break;
    }
    bool anybody = false;
    for (int id = range.ids.first; id <= std::min(range.ids.last, roster.largest_id()); ++id) {
      const PlayerIndex player = roster.find(id);
      if (player == no_player) continue;
      anybody = true;
      accelerate(range, table[static_cast<std::size_t>(player)]);
    }
    if (anybody) continue;
    const std::string ids = std::to_string(range.ids.first) + " to " + std::to_string(range.ids.last);
    out.error(Code::UnknownPlayer, range.place,
              {"no player has a starting rank from " + ids, "", "starting ranks of players"});
  }
  return table;
}

// Adds a bonus or penalty; several in one round are summed.
void adjust(Player& player, const AdjustmentLine& line, Diagnostics& out) {
  const auto round = static_cast<std::size_t>(line.round);
  if (player.adjustments.size() < round) player.adjustments.resize(round);
  Points& points = player.adjustments[round - 1];
  points += line.points;
  if (points <= max_points && points >= -max_points) return;
  points = 0;
  out.error(Code::TooLarge, line.place,
            {"player " + std::to_string(player.id) + " has too many points apart from the results", "",
             "at most 999.9 in a round"});
}

// True if the lists are equal; missing points are 0.
bool equal(std::vector<Points> a, std::vector<Points> b) {
  a.resize(std::max(a.size(), b.size()));
  b.resize(a.size());
  return a == b;
}

void report_conflict(const Draft& draft, const Roster& roster, const VirtualTable& rows,
                     const VirtualTable& ranges, Diagnostics& out) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (equal(rows[i], ranges[i])) continue;
    const int line = draft.virtual_rows.front().id.place.line;
    out.error(Code::Conflict, draft.virtual_ranges.front().place,
              {"records 250 and XXA (line " + std::to_string(line) + ") give player " +
                   std::to_string(roster.players()[i].id) + " different fictitious points",
               "", "the same, or one of the two", line});
    return;
  }
}

// Returns the byes with columns for rounds.
std::vector<ByeLine> byes_by_column(const std::vector<ByeLine>& byes, int columns_of_a_round) {
  std::vector<ByeLine> by_column;
  for (const ByeLine& bye : byes) {
    for (int column = 1; column <= columns_of_a_round; ++column) {
      by_column.push_back(bye);
      by_column.back().round = (bye.round - 1) * columns_of_a_round + column;
    }
  }
  return by_column;
}

}  // namespace

void add_byes(const Draft& draft, const Roster& roster, const ByeColumns& columns, Tournament& tournament,
              Diagnostics& out) {
  const int played = tournament.rounds_played;
  const int coming = played + columns.of_a_round;
  const int last = std::max(coming, tournament.rounds_declared.value_or(max_rounds) * columns.of_a_round);
  for (const ByeLine& bye : byes_by_column(draft.byes, columns.of_a_round)) {
    const bool ahead = bye.round > played;
    const bool kept = !ahead || (columns.pairing && bye.round <= last);
    for (const Stated<int>& id : bye.ids) {
      const PlayerIndex player = find_player(roster, id, out);
      if (player == no_player || !kept || roster.at(player).broken) continue;
      if (roster.at(player).cell(bye.round - 1).broken) continue;
      if (bye.round > coming)  // a contradiction can be mended until then
        announce(player_at(tournament, player), static_cast<std::size_t>(bye.round) - 1, bye.outcome);
      else
        add_bye(bye, id, roster.at(player), ahead, player_at(tournament, player), out);
    }
  }
  for (const Stated<int>& id : draft.absent) {
    const PlayerIndex player = find_player(roster, id, out);
    if (player != no_player) {
      announce(player_at(tournament, player), static_cast<std::size_t>(played), Outcome::ZeroBye);
    }
  }
}

void add_forbidden(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out) {
  for (const ForbiddenLine& line : draft.forbidden) {
    std::vector<PlayerIndex> group = find_group(line.ids, roster, out);
    if (group.size() < 2) continue;
    if (line.rounds) {
      tournament.forbidden_spans.push_back({std::move(group), line.rounds->first, line.rounds->last});
    } else {
      tournament.forbidden_groups.push_back(std::move(group));
    }
  }
}

void add_listed_wishes(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out) {
  for (const WishLine& line : draft.listed_wishes) {
    const Wish empty{line.reason, {}, line.rounds.first, line.rounds.last, line.strict};
    Wish wish = empty;
    std::set<PlayerIndex> members;
    for (const IdList& ids : line.groups) {
      std::vector<PlayerIndex> group = find_group(ids, roster, out);
      if (group.size() < 2) continue;
      // Groups of one wish are disjoint: one that is not begins another wish.
      if (std::any_of(group.begin(), group.end(),
                      [&](PlayerIndex player) { return members.contains(player); })) {
        tournament.wishes.push_back(std::exchange(wish, empty));
        members.clear();
      }
      members.insert(group.begin(), group.end());
      wish.groups.push_back(std::move(group));
    }
    if (!wish.groups.empty()) tournament.wishes.push_back(std::move(wish));
  }
  if (tournament.wishes.size() <= max_wishes) return;
  const std::vector<IdList>& last = draft.listed_wishes.back().groups;
  out.error(Code::TooLarge, last.empty() || last.front().empty() ? Place{} : last.front().front().place,
            {"too many wishes about players", "", "at most " + std::to_string(max_wishes)});
}

void add_virtual_points(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out) {
  if (draft.virtual_rows.empty() && draft.virtual_ranges.empty()) return;
  VirtualTable rows = from_rows(draft, roster, out);
  VirtualTable ranges = from_ranges(draft, roster, out);
  const bool both = !draft.virtual_rows.empty() && !draft.virtual_ranges.empty();
  if (both && !out.has_errors()) report_conflict(draft, roster, rows, ranges, out);
  VirtualTable& table = draft.virtual_ranges.empty() ? rows : ranges;
  for (std::size_t i = 0; i < table.size(); ++i) tournament.players[i].virtual_points = std::move(table[i]);
}

void add_adjustments(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out) {
  std::int64_t cost = 0;
  for (const AdjustmentLine& line : draft.adjustments) {
    cost += line.round * (line.ids.empty() ? std::ssize(tournament.players) : std::ssize(line.ids));
    if (cost > max_accelerations) return out.error(Code::TooLarge, line.place, {"too many records 299"});
    for (const Stated<int>& id : line.ids) {
      const PlayerIndex player = find_player(roster, id, out);
      if (player != no_player) adjust(player_at(tournament, player), line, out);
    }
    if (!line.ids.empty()) continue;
    for (Player& player : tournament.players) adjust(player, line, out);
  }
}

}  // namespace bloesem::trf
