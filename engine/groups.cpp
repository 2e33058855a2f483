#include "engine/groups.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>
#include <utility>

#include "matching/index.hpp"
#include "matching/steps.hpp"

namespace bloesem {
namespace {

Error group_error(std::string message) { return {ErrorCode::InvalidInput, std::move(message), {}}; }

std::string first_ids_of(const Tournament& tournament, const std::vector<PlayerIndex>& players) {
  constexpr std::size_t max_named = 5;
  std::string text;
  for (std::size_t i = 0; i < std::min(players.size(), max_named); ++i)
    text += (i == 0 ? "" : ", ") + std::to_string(tournament.id(players[i]));
  if (players.size() > max_named) text += " and " + std::to_string(players.size() - max_named) + " more";
  return text;
}

std::optional<Error> refuse_ungrouped(const Tournament& tournament, const std::vector<int>& groups) {
  std::vector<PlayerIndex> ungrouped;
  for (std::size_t i = 0; i < groups.size(); ++i)
    if (groups[i] < 0) ungrouped.push_back(static_cast<PlayerIndex>(i));
  if (ungrouped.empty()) return std::nullopt;
  Error error =
      group_error((ungrouped.size() == 1 ? "this player is in no group: " : "these players are in no group: ") +
                  first_ids_of(tournament, ungrouped));
  error.remedy = Remedy::StateGroups;
  return error;
}

std::optional<Error> refuse_mixed_games(const Tournament& tournament, const std::vector<int>& groups) {
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const Player& player = tournament.players[i];
    for (std::size_t round = 0; round < player.rounds.size(); ++round) {
      const PlayerIndex opponent = player.rounds[round].opponent;
      if (opponent == no_player || groups[at(opponent)] == groups[i]) continue;
      return group_error("players " + std::to_string(player.id) + " and " +
                         std::to_string(tournament.id(opponent)) +
                         " of different groups were paired in round " + std::to_string(round + 1));
    }
  }
  return std::nullopt;
}

// Translates players of the whole tournament into those of a part.
class ToPart {
 public:
  ToPart(std::size_t players, const std::vector<PlayerIndex>& members) : places_(players, no_player) {
    for (std::size_t i = 0; i < members.size(); ++i) places_[at(members[i])] = static_cast<PlayerIndex>(i);
  }

  [[nodiscard]] PlayerIndex operator()(PlayerIndex player) const {
    return player == no_player ? no_player : places_[at(player)];
  }
  [[nodiscard]] std::vector<PlayerIndex> members_of(const std::vector<PlayerIndex>& players) const {
    std::vector<PlayerIndex> members;
    for (const PlayerIndex player : players)
      if ((*this)(player) != no_player) members.push_back((*this)(player));
    return members;
  }

 private:
  std::vector<PlayerIndex> places_;
};

Player member_of(const Player& player, const ToPart& to_part) {
  Player member = player;
  for (RoundEntry& entry : member.rounds) entry.opponent = to_part(entry.opponent);
  return member;
}

// Takes over the forbidden pairs, and what is said about games and single players.
void take_remarks(const Tournament& whole, const ToPart& to_part, Tournament& part) {
  for (const auto& group : whole.forbidden_groups)
    if (auto members = to_part.members_of(group); members.size() > 1)
      part.forbidden_groups.push_back(std::move(members));
  for (const ForbiddenSpan& span : whole.forbidden_spans)
    if (auto members = to_part.members_of(span.group); members.size() > 1)
      part.forbidden_spans.push_back({std::move(members), span.first_round, span.last_round});
  for (LateDecision game : whole.late_decisions) {
    game.one = to_part(game.one);
    game.other = to_part(game.other);
    if (game.one != no_player && game.other != no_player) part.late_decisions.push_back(game);
  }
  for (PlayerNote note : whole.notes) {
    note.player = to_part(note.player);
    if (note.player != no_player) part.notes.push_back(std::move(note));
  }
  for (FixedPair pair : whole.fixed_pairs) {
    pair.one = to_part(pair.one);
    pair.other = to_part(pair.other);
    if (pair.one != no_player && pair.other != no_player) part.fixed_pairs.push_back(pair);
  }
  for (Wish wish : whole.wishes) {
    for (std::vector<PlayerIndex>& group : wish.groups) group = to_part.members_of(group);
    std::erase_if(wish.groups, [](const std::vector<PlayerIndex>& group) { return group.size() < 2; });
    if (!wish.groups.empty()) part.wishes.push_back(std::move(wish));
  }
}

GroupPart part_of(const Tournament& whole, const PlayerGroup& group) {
  GroupPart part{.name = group.name, .tournament = {}, .players = group.players};
  Tournament& own = part.tournament;
  own.name = whole.name;
  own.rounds_played = whole.rounds_played;
  own.rounds_declared = whole.rounds_declared;
  own.initial_colour = whole.initial_colour;
  own.points = whole.points;
  own.rounds_are_matches = whole.rounds_are_matches;
  own.heading = whole.heading;
  matching::count_steps(
      matching::Work::Legality,
      whole.players.size() + whole.notes.size() + whole.forbidden_groups.size() + whole.forbidden_spans.size());
  const ToPart to_part(whole.players.size(), group.players);
  for (const PlayerIndex player : group.players)
    own.players.push_back(member_of(whole.players[at(player)], to_part));
  take_remarks(whole, to_part, own);
  return part;
}

// One colour is drawn for all groups; a group that has not played yet takes it from the others.
void share_initial_colour(std::vector<GroupPart>& parts) {
  std::optional<Colour> drawn;
  for (const GroupPart& part : parts)
    if (!drawn) drawn = infer_initial_colour(part.tournament);
  for (GroupPart& part : parts)
    if (!part.tournament.initial_colour && !infer_initial_colour(part.tournament))
      part.tournament.initial_colour = drawn;
}

void to_whole(PlayerIndex& player, const GroupPart& part) {
  if (player != no_player) player = part.players[at(player)];
}

void to_whole(std::span<PlayerIndex> players, const GroupPart& part) {
  for (PlayerIndex& player : players) to_whole(player, part);
}

void to_whole(BracketRecord& bracket, const GroupPart& part) {
  to_whole(bracket.moved_down, part);
  to_whole(bracket.moved_up, part);
  to_whole(bracket.residents, part);
  to_whole(bracket.downfloaters, part);
  for (auto& [higher, lower] : bracket.pairs) {
    to_whole(higher, part);
    to_whole(lower, part);
  }
}

void to_whole(Board& board, const GroupPart& part) {
  to_whole(board.white, part);
  to_whole(board.black, part);
}

template <class T>
void append(std::vector<T>&& more, std::vector<T>& list) {
  list.insert(list.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace

Result<std::vector<GroupPart>> split_groups(const Tournament& tournament) {
  std::vector<GroupPart> parts;
  if (tournament.groups.empty()) {
    GroupPart& all = parts.emplace_back(GroupPart{.name = {}, .tournament = tournament, .players = {}});
    for (std::size_t i = 0; i < tournament.players.size(); ++i)
      all.players.push_back(static_cast<PlayerIndex>(i));
    return parts;
  }
  const std::vector<int> groups = groups_of_players(tournament);
  if (std::optional<Error> error = refuse_ungrouped(tournament, groups)) return *std::move(error);
  if (std::optional<Error> error = refuse_mixed_games(tournament, groups)) return *std::move(error);
  for (const PlayerGroup& group : tournament.groups) parts.push_back(part_of(tournament, group));
  share_initial_colour(parts);
  return parts;
}

std::vector<int> groups_of_players(const Tournament& tournament) {
  std::vector<int> groups(tournament.players.size(), -1);
  for (std::size_t i = 0; i < tournament.groups.size(); ++i)
    for (const PlayerIndex player : tournament.groups[i].players) groups[at(player)] = static_cast<int>(i);
  return groups;
}

PairOptions options_of_part(const PairOptions& options, const GroupPart& part) {
  PairOptions own = options;
  const PlayerIndex last = part.players.empty() ? no_player : part.players.back();
  const ToPart to_part(static_cast<std::size_t>(last + 1), part.players);
  const auto place = [&](PlayerIndex player) { return player > last ? no_player : to_part(player); };
  const auto members_of = [&](const std::vector<PlayerIndex>& players) {
    std::vector<PlayerIndex> members;
    for (const PlayerIndex player : players)
      if (place(player) != no_player) members.push_back(place(player));
    return members;
  };
  own.absent = members_of(options.absent);
  own.seated = members_of(options.seated);
  own.forbidden.clear();
  for (const auto& [one, other] : options.forbidden)
    if (place(one) != no_player && place(other) != no_player)
      own.forbidden.emplace_back(place(one), place(other));
  return own;
}

Error error_of_part(Error error, const GroupPart& part) {
  to_whole(error.players, part);
  if (!part.name.empty()) error.message = "group " + part.name + ": " + error.message;
  return error;
}

void merge_part(RoundPairing pairing, const GroupPart& part, RoundPairing& whole) {
  for (Board& board : pairing.boards) to_whole(board, part);
  for (HandMadePair& pair : pairing.hand_made) {
    to_whole(pair.board, part);
    for (Violation& violation : pair.violations) to_whole(violation.players, part);
  }
  for (BracketRecord& bracket : pairing.record.brackets) to_whole(bracket, part);
  std::vector<PlayerIndex> byes = byes_of(pairing);
  to_whole(byes, part);
  for (const PlayerIndex bye : byes) {
    if (whole.bye)
      whole.further_byes.push_back(bye);
    else
      whole.bye = bye;
  }
  whole.round = pairing.round;
  whole.edition = pairing.edition;
  whole.readings = pairing.readings;
  whole.proof += pairing.proof;
  append(std::move(pairing.boards), whole.boards);
  append(std::move(pairing.hand_made), whole.hand_made);
  append(std::move(pairing.record.brackets), whole.record.brackets);
  append(std::move(pairing.record.colour_rules), whole.record.colour_rules);
  append(std::move(pairing.record.higher_is_white), whole.record.higher_is_white);
}

RoundPairing part_of_pairing(const RoundPairing& whole, const GroupPart& part) {
  const PlayerIndex last = part.players.empty() ? no_player : part.players.back();
  const ToPart to_part(static_cast<std::size_t>(last + 1), part.players);
  const auto place = [&](PlayerIndex player) { return player > last ? no_player : to_part(player); };
  const auto places = [&](std::span<PlayerIndex> players) {
    for (PlayerIndex& player : players) player = place(player);
  };
  RoundPairing own{.round = whole.round, .boards = {}, .bye = {}, .record = {}, .edition = whole.edition};
  own.readings = whole.readings;
  for (std::size_t i = 0; i < whole.boards.size(); ++i) {
    if (place(whole.boards[i].white) == no_player) continue;
    own.boards.push_back({place(whole.boards[i].white), place(whole.boards[i].black)});
    own.record.colour_rules.push_back(whole.record.colour_rules[i]);
    own.record.higher_is_white.push_back(whole.record.higher_is_white[i]);
  }
  for (const PlayerIndex bye : byes_of(whole))
    if (place(bye) != no_player) own.bye = place(bye);
  for (HandMadePair pair : whole.hand_made) {
    if (place(pair.board.white) == no_player) continue;
    pair.board = {place(pair.board.white), place(pair.board.black)};
    for (Violation& violation : pair.violations) places(violation.players);
    own.hand_made.push_back(std::move(pair));
  }
  for (BracketRecord bracket : whole.record.brackets) {
    const auto& some = bracket.residents.empty() ? bracket.moved_down : bracket.residents;
    if (some.empty() || place(some.front()) == no_player) continue;
    for (auto* const players :
         {&bracket.moved_down, &bracket.moved_up, &bracket.residents, &bracket.downfloaters})
      places(*players);
    for (auto& [higher, lower] : bracket.pairs) {
      higher = place(higher);
      lower = place(lower);
    }
    own.record.brackets.push_back(std::move(bracket));
  }
  return own;
}

}  // namespace bloesem
