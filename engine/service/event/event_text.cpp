#include "engine/service/event/event_text.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>

#include "bloesem/edition_choice.hpp"
#include "bloesem/trf/reader.hpp"
#include "engine/as_paired.hpp"
#include "engine/groups.hpp"
#include "engine/model/matches.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/player_id.hpp"
#include "engine/service/players/entrant.hpp"
#include "engine/service/standings/ranked_file.hpp"
#include "trf/fields.hpp"
#include "trf/game_points.hpp"
#include "trf/groups_and_seats.hpp"
#include "trf/late_decisions.hpp"
#include "trf/player_fields.hpp"
#include "trf/rules_comment.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

constexpr char adjourned = '?';
constexpr std::string_view absence_record = "XXZ";

Error not_readable(const trf::ReadResult& read) {
  const auto first = std::find_if(read.diagnostics.begin(), read.diagnostics.end(),
                                  [](const trf::Diagnostic& d) { return d.severity == trf::Severity::Error; });
  if (first == read.diagnostics.end()) {
    return {.code = ErrorCode::Internal, .message = "the changed file would not state the intended change"};
  }
  const bool large = first->code == trf::Code::TooLarge || first->code == trf::Code::PointsMismatch;
  return {.code = large ? ErrorCode::TooLarge : ErrorCode::InvalidInput,
          .message = "the changed file would not be valid: " + render(*first, "line")};
}

void set_round(Tournament& tournament, PlayerIndex player, int column, const RoundEntry& entry) {
  Rounds& rounds = tournament.players.at(static_cast<std::size_t>(player)).rounds;
  const auto index = static_cast<std::size_t>(column);
  if (rounds.size() <= index) rounds.resize(index + 1);
  rounds[index] = entry;
}

int largest_id(const Tournament& tournament) {
  int largest = 0;
  for (const Player& player : tournament.players) largest = std::max(largest, player.id);
  return largest;
}

// Compares rounds up to the coming one; trailing absences have no meaning.
bool same_rounds(const Tournament& a, const Tournament& b, int columns_of_a_round) {
  if (a.rounds_played != b.rounds_played || a.players.size() != b.players.size()) return false;
  for (std::size_t i = 0; i < a.players.size(); ++i) {
    if (a.players[i].id != b.players[i].id) return false;
    for (int round = 0; round < a.rounds_played + columns_of_a_round; ++round) {
      if (!(a.players[i].round(round) == b.players[i].round(round))) return false;
    }
  }
  return true;
}

// Returns competition ranks: equal points share a rank.
std::vector<int> ranks_by(const std::vector<Points>& totals) {
  std::vector<Points> descending = totals;
  std::sort(descending.begin(), descending.end(), std::greater<>());
  std::vector<int> ranks;
  for (const Points own : totals) {
    const auto first_equal = std::lower_bound(descending.begin(), descending.end(), own, std::greater<>());
    ranks.push_back(static_cast<int>(first_equal - descending.begin()) + 1);
  }
  return ranks;
}

// Returns the ranks within each group, if there are groups.
std::vector<int> ranks_by(const Tournament& tournament, const std::vector<Points>& totals) {
  std::vector<int> ranks = ranks_by(totals);
  for (const PlayerGroup& group : tournament.groups) {
    std::vector<Points> own;
    for (const PlayerIndex player : group.players) own.push_back(totals[static_cast<std::size_t>(player)]);
    const std::vector<int> within = ranks_by(own);
    for (std::size_t i = 0; i < within.size(); ++i)
      ranks[static_cast<std::size_t>(group.players[i])] = within[i];
  }
  return ranks;
}

// The same by a list of tie-breaks; empty if it cannot be computed.
std::optional<std::vector<int>> ranks_in_groups(const StandingsPlan& plan, const Tournament& tournament) {
  const Result<std::vector<GroupPart>> parts = split_groups(tournament);
  if (!parts) return std::nullopt;
  std::vector<int> ranks(tournament.players.size());
  for (const GroupPart& part : *parts) {
    const std::optional<std::vector<int>> within = ranks_after(plan, part.tournament);
    if (!within) return std::nullopt;
    for (std::size_t i = 0; i < within->size(); ++i)
      ranks[static_cast<std::size_t>(part.players[i])] = (*within)[i];
  }
  return ranks;
}

}  // namespace

EventText::EventText(trf::Document document, Tournament tournament)
    : editor_(std::move(document)), tournament_(std::move(tournament)), requests_(editor_.requests()) {
  if (!tournament_.rounds_are_matches) return;
  trf::ReadResult read = trf::read_tournament(
      editor_.document(),
      {.columns = trf::RoundColumns::Two, .recompute_points = true, .needs_players = false});
  if (read.tournament) games_ = std::move(read.tournament);
}

trf::ReadOptions EventText::reading() const {
  return {.columns = games_ ? trf::RoundColumns::Two : trf::RoundColumns::AsStated};
}

std::optional<EditionChoice> EventText::rules() const {
  if (rules_) return rules_;
  const Result<EditionChoice> choice = choose_edition(tournament_.heading);
  return choice ? std::optional(*choice) : std::nullopt;
}

bool EventText::has_table() const {
  const std::optional<EditionChoice> choice = rules();
  return choice && bloesem::has_table(choice->edition);
}

Result<int> EventText::rounds() const {
  if (tournament_.rounds_declared) return *tournament_.rounds_declared;
  return Error{.code = ErrorCode::InvalidInput,
               .message = "the number of rounds is needed (record 142 or XXR)",
               .remedy = Remedy::StateRounds};
}

std::optional<int> EventText::rounds_in_file() const {
  const trf::ReadResult read = trf::read_tournament(editor_.document(), reading());
  return read.tournament ? read.tournament->rounds_declared : std::nullopt;
}

RoundEntry EventText::entry(PlayerIndex player, int round) const {
  return player_at(tournament_, player).round(round - 1);
}

RoundEntry EventText::game(PlayerIndex player, int round, int game) const {
  return player_at(filed(), player).round(column(round, game));
}

bool EventText::is_adjourned(PlayerIndex player, int round, int game) const {
  return editor_.result_code(id(player), column(round, game)) == adjourned;
}

bool EventText::awaits_result(PlayerIndex player, int round) const {
  for (int g = 0; g < games_of_a_round(); ++g)
    if (game(player, round, g).outcome == Outcome::Unfinished && !is_adjourned(player, round, g)) return true;
  return false;
}

bool EventText::is_blank(PlayerIndex player, int round) const {
  for (int g = 0; g < games_of_a_round(); ++g)
    if (game(player, round, g).outcome != Outcome::Unfinished || is_adjourned(player, round, g)) return false;
  return true;
}

void EventText::set_entry(PlayerIndex player, int round, const RoundEntry& entry) {
  set_round(tournament_, player, round - 1, entry);
  if (games_) {
    const auto [first, second] = games_of(entry);
    set_round(*games_, player, column(round, 0), first);
    set_round(*games_, player, column(round, 1), second);
  }
  write_column(player, round);
}

void EventText::write_column(PlayerIndex player, int round) {
  for (int g = 0; g < games_of_a_round(); ++g) {
    const RoundEntry entry = game(player, round, g);
    const int opponent = entry.opponent == no_player ? 0 : id(entry.opponent);
    editor_.write_cell(id(player), column(round, g), {opponent, entry.colour, entry.outcome});
  }
}

void EventText::set_outcome(PlayerIndex player, int round, int game, Outcome outcome) {
  RoundEntry entry = this->game(player, round, game);
  entry.outcome = outcome;
  set_round(games_ ? *games_ : tournament_, player, column(round, game), entry);
  const int opponent = entry.opponent == no_player ? 0 : id(entry.opponent);
  editor_.write_cell(id(player), column(round, game), {opponent, entry.colour, entry.outcome});
}

void EventText::set_adjourned(PlayerIndex player, int round, int game) {
  editor_.write_adjourned(id(player), column(round, game));
}

std::optional<Error> EventText::count_matches() {
  if (!games_) return std::nullopt;
  Result<Tournament> matches = fold_matches(*games_);
  if (!matches) return matches.error();
  for (std::size_t i = 0; i < tournament_.players.size(); ++i) {
    tournament_.players[i].rounds = std::move(matches->players[i].rounds);
    tournament_.players[i].adjustments = std::move(matches->players[i].adjustments);
  }
  return std::nullopt;
}

void EventText::set_game_points(PlayerIndex team, int round, std::optional<Points> points) {
  std::vector<Points>& known = tournament_.players.at(static_cast<std::size_t>(team)).game_points;
  known.resize(std::max(known.size(), static_cast<std::size_t>(round)));
  known[static_cast<std::size_t>(round) - 1] = points.value_or(0);
  write_game_points();
}

// Missing points are 0, so that those at the end need not be written.
void EventText::write_game_points() {
  for (Player& team : tournament_.players)
    while (!team.game_points.empty() && team.game_points.back() == 0) team.game_points.pop_back();
  editor_.erase_lines(trf::game_points_comment);
  editor_.insert_records(trf::game_points_lines(tournament_));
}

void EventText::forget_game_points_of(int round) {
  const auto kept = static_cast<std::size_t>(round) - 1;
  bool changed = false;
  for (Player& team : tournament_.players) {
    if (team.game_points.size() <= kept) continue;
    team.game_points.resize(kept);
    changed = true;
  }
  if (changed) write_game_points();
}

void EventText::add_rounds(int rounds) {
  tournament_.rounds_played += rounds;
  if (games_) games_->rounds_played += rounds * games_of_a_round();
}

void EventText::announce(PlayerIndex player, int round, Outcome outcome) {
  if (round == coming_round()) replace_absence_records();
  forget_announcement(player, round);
  if (outcome != Outcome::Absent) requests_.push_back({id(player), round - 1, outcome});
  if (round == coming_round()) set_entry(player, round, {no_player, Colour::None, outcome});
}

void EventText::forget_announcement(PlayerIndex player, int round) {
  std::erase_if(requests_,
                [&](const trf::ByeRequest& r) { return r.id == id(player) && r.round == round - 1; });
}

bool EventText::has_request(PlayerIndex player, int round, Outcome outcome) const {
  const trf::ByeRequest wanted{id(player), round - 1, outcome};
  return std::find(requests_.begin(), requests_.end(), wanted) != requests_.end();
}

Outcome EventText::announced(PlayerIndex player, int round) const {
  if (round == coming_round()) return entry(player, round).outcome;
  const auto found = std::find_if(requests_.begin(), requests_.end(), [&](const trf::ByeRequest& r) {
    return r.id == id(player) && r.round == round - 1;
  });
  return found == requests_.end() ? Outcome::Absent : found->outcome;
}

void EventText::write_coming_marks() {
  for (std::size_t i = 0; i < tournament_.players.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    if (entry(player, coming_round()).outcome != Outcome::Absent) write_column(player, coming_round());
  }
}

void EventText::replace_absence_records() {
  if (editor_.erase_records(absence_record)) write_coming_marks();
}

void EventText::begin_round() {
  const int round = coming_round();
  write_coming_marks();
  // The record is about the coming round, which from here on is a later one.
  if (editor_.erase_records(absence_record)) {
    notes_ += "record XXZ applied to round " + std::to_string(round) +
              " and is removed; for longer absences withdraw the players\n";
  }
  add_rounds(1);
  for (const trf::ByeRequest& request : requests_) {
    if (request.round + 1 != coming_round()) continue;
    if (const std::optional<PlayerIndex> player = tournament_.find(request.id)) {
      set_entry(*player, coming_round(), {no_player, Colour::None, request.outcome});
    }
  }
}

void EventText::end_round() {
  const int waiting = coming_round();
  for (std::size_t i = 0; i < tournament_.players.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    const Outcome mark = entry(player, waiting).outcome;
    if (mark == Outcome::Absent) continue;
    set_entry(player, waiting, {});
    if (mark == Outcome::PairingBye) {
      notes_ += "the bye given to " + std::to_string(id(player)) + " for round " + std::to_string(waiting) +
                " is cancelled, too\n";
    }
    if (mark == Outcome::PairingBye || has_request(player, waiting, mark)) continue;
    forget_announcement(player, waiting);
    requests_.push_back({id(player), waiting - 1, mark});
  }
  editor_.erase_records(absence_record);
  forget_open_games_of(tournament_.rounds_played);
  forget_arrangements_of(tournament_.rounds_played);
  forget_game_points_of(tournament_.rounds_played);
  add_rounds(-1);
}

void EventText::remember_open_game(PlayerIndex white, PlayerIndex black, int round, int game) {
  const auto known = find_reopened(white, round, game);
  std::vector<LateDecision>& games = tournament_.late_decisions;
  if (known == games.end()) {
    games.push_back({round, white, black, round + 1, last_round(), number_of_game(game)});
  } else {
    known->last_round = last_round();
    if (known->last_round < known->first_round) games.erase(known);
  }
  write_open_games();
}

void EventText::reopen_game(PlayerIndex white, PlayerIndex black, int round, int game) {
  tournament_.late_decisions.push_back({round, white, black, coming_round(), 0, number_of_game(game)});
  write_open_games();
}

bool EventText::is_reopened(PlayerIndex player, int round, int game) {
  return find_reopened(player, round, game) != tournament_.late_decisions.end();
}

std::vector<LateDecision>::iterator EventText::find_reopened(PlayerIndex player, int round, int game) {
  std::vector<LateDecision>& games = tournament_.late_decisions;
  return std::find_if(games.begin(), games.end(), [&](const LateDecision& decision) {
    return decision.round == round && decision.last_round == 0 && decision.game == number_of_game(game) &&
           (decision.one == player || decision.other == player);
  });
}

// Forgets the open games of a round that is undone: there is nothing left that was paired without their
// results.
void EventText::forget_open_games_of(int round) {
  std::vector<LateDecision>& games = tournament_.late_decisions;
  if (games.empty()) return;
  for (LateDecision& game : games) {
    game.last_round = std::min(game.last_round, round - 1);
    if (game.last_round == 0) game.first_round = std::min(game.first_round, round);
  }
  std::erase_if(games, [](const LateDecision& game) {
    return game.last_round == 0 ? game.first_round <= game.round + 1 : game.last_round < game.first_round;
  });
  write_open_games();
}

void EventText::write_open_games() {
  editor_.erase_lines(trf::open_game_comment);
  std::vector<std::string> lines;
  for (const LateDecision& game : tournament_.late_decisions)
    lines.push_back(trf::open_game_line(tournament_, game));
  editor_.insert_records(lines);
}

void EventText::write_rounds(int rounds) {
  editor_.write_rounds(rounds);
  tournament_.rounds_declared = rounds;
}

void EventText::write_initial_colour(Colour colour) {
  editor_.write_initial_colour(colour);
  tournament_.initial_colour = colour;
}

void EventText::write_system(std::string_view code) {
  editor_.write_record("192", code);
  tournament_.heading.system_code = code;
}

void EventText::write_rules(const Heading& heading) {
  write_system(heading.system_code);
  editor_.erase_lines(trf::rules_comment_begin);
  editor_.erase_lines(trf::schedule_comment_begin);
  if (heading.rules) editor_.insert_records({trf::rules_comment(*heading.rules)});
  tournament_.heading.rules = heading.rules;
}

void EventText::write_virtual_points() {
  std::vector<trf::VirtualPoints> players;
  for (const Player& player : tournament_.players) players.push_back({player.id, player.virtual_points});
  editor_.write_virtual_points(std::move(players));
}

std::optional<Error> EventText::arrange(const ArrangementRequest& request, int round) {
  if (auto error = service::arrange(tournament_, request, round)) return error;
  if (games_) games_->groups = tournament_.groups;
  write_arrangements();
  return std::nullopt;
}

void EventText::write_arrangements() {
  for (const std::string_view comment : {trf::group_comment, trf::fixed_pair_comment, trf::fixed_board_comment})
    editor_.erase_lines(comment);
  editor_.insert_records(trf::arrangement_lines(tournament_));
}

// Forgets what was arranged for a round that is undone. Groups stay.
void EventText::forget_arrangements_of(int round) {
  const std::size_t pairs =
      std::erase_if(tournament_.fixed_pairs, [round](const FixedPair& pair) { return pair.round >= round; });
  const std::size_t boards = std::erase_if(
      tournament_.fixed_boards, [round](const FixedBoard& board) { return board.first_round >= round; });
  if (pairs + boards > 0) write_arrangements();
}

void EventText::write_by_position() { editor_.insert_records({"XXC rank"}); }

void EventText::write_forbidden(const std::vector<PlayerIndex>& group, int first_round, int last_round) {
  ForbiddenSpan span{group, first_round, last_round};
  const auto& known = tournament_.forbidden_spans;
  if (std::find(known.begin(), known.end(), span) != known.end()) return;
  editor_.insert_records({record_of(span)});
  tournament_.forbidden_spans.push_back(std::move(span));
}

std::string EventText::record_of(const ForbiddenSpan& span) const {
  std::string record = "260 " + trf::three_digits(span.first_round) + ' ' + trf::three_digits(span.last_round);
  for (const PlayerIndex player : span.group) record += ' ' + trf::id_text(id(player));
  return record;
}

bool EventText::replace_forbidden(const ForbiddenSpan& old, const ForbiddenSpan& changed) {
  const std::string record = record_of(old);
  bool replaced = false;
  editor_.change_records("260", [&](std::string& text) {
    if (replaced || trf::trimmed(text) != record) return;
    text = record_of(changed);
    replaced = true;
  });
  if (replaced)
    std::replace(tournament_.forbidden_spans.begin(), tournament_.forbidden_spans.end(), old, changed);
  return replaced;
}

namespace {

// The indices of all players after the newcomer increase by one.
void make_room(Tournament& tournament, std::size_t place) {
  const auto moved = [place](PlayerIndex index) {
    return index != no_player && static_cast<std::size_t>(index) >= place ? index + 1 : index;
  };
  for (Player& player : tournament.players) {
    for (RoundEntry& entry : player.rounds) entry.opponent = moved(entry.opponent);
  }
  for (auto& group : tournament.forbidden_groups) {
    for (PlayerIndex& index : group) index = moved(index);
  }
  for (ForbiddenSpan& span : tournament.forbidden_spans) {
    for (PlayerIndex& index : span.group) index = moved(index);
  }
  for (Wish& wish : tournament.wishes)
    for (auto& group : wish.groups)
      for (PlayerIndex& index : group) index = moved(index);
  for (LateDecision& game : tournament.late_decisions) {
    game.one = moved(game.one);
    game.other = moved(game.other);
  }
  for (PlayerNote& note : tournament.notes) note.player = moved(note.player);
  for (PlayerGroup& group : tournament.groups) {
    for (PlayerIndex& index : group.players) index = moved(index);
  }
  for (FixedPair& pair : tournament.fixed_pairs) {
    pair.one = moved(pair.one);
    pair.other = moved(pair.other);
  }
  for (FixedBoard& board : tournament.fixed_boards) board.player = moved(board.player);
}

}  // namespace

void EventText::move_up_behind(std::size_t place) {
  std::vector<int> ids(static_cast<std::size_t>(largest_id(tournament_)) + 1, 0);
  for (std::size_t i = 0; i < tournament_.players.size(); ++i) {
    Player& player = tournament_.players[i];
    const int id = player.id + (i >= place ? 1 : 0);
    ids[static_cast<std::size_t>(player.id)] = id;
    player.id = id;
    if (games_) games_->players[i].id = id;
  }
  for (trf::ByeRequest& request : requests_) {
    const auto old = static_cast<std::size_t>(request.id);
    if (old < ids.size() && ids[old] != 0) request.id = ids[old];
  }
  editor_.renumber(ids);
}

void EventText::insert_player(const trf::PlayerFields& newcomer, std::size_t place, bool renumber) {
  std::vector<Player>& players = tournament_.players;
  const bool last = place == players.size();
  const bool ranked = players.empty() || editor_.has_rank(players.front().id);
  const int id = renumber && !last ? players[place].id : largest_id(tournament_) + 1;
  make_room(tournament_, place);
  if (games_) make_room(*games_, place);
  if (renumber && !last) move_up_behind(place);
  editor_.insert_player(player_line(id, newcomer), last ? 0 : players[place].id);
  const Player player{id, cut_to_columns(newcomer).name, rating_of(newcomer), {}, {}};
  players.insert(players.begin() + static_cast<std::ptrdiff_t>(place), player);
  if (games_) games_->players.insert(games_->players.begin() + static_cast<std::ptrdiff_t>(place), player);
  // Blank points would cause a warning each time the file is read.
  editor_.write_points(id, 0);
  const auto ahead = std::count_if(players.begin(), players.end(), [&](const Player& p) {
    return settled_points(tournament_, p, tournament_.rounds_played) > 0;
  });
  ranks_are_stale_ = true;
  if (ranked) editor_.write_rank(id, static_cast<int>(ahead) + 1);
  write_counts();
}

// Updates the numbers of players and of rated players, if the file states them.
void EventText::write_counts() {
  const std::vector<Player>& players = tournament_.players;
  const auto rated =
      std::count_if(players.begin(), players.end(), [](const Player& p) { return p.rating > 0; });
  if (editor_.has_record("062")) editor_.write_record("062", std::to_string(players.size()));
  if (editor_.has_record("072")) editor_.write_record("072", std::to_string(rated));
}

void EventText::write_totals() {
  std::vector<Points> totals;
  bool changed = std::exchange(ranks_are_stale_, false);
  for (const Player& player : filed().players) {
    totals.push_back(settled_points(filed(), player, filed().rounds_played));
    if (editor_.points(player.id) == totals.back()) continue;
    editor_.write_points(player.id, totals.back());
    changed = true;
  }
  if (!changed) return;
  const std::vector<int> ranks = ranks_by_list().value_or(ranks_by(tournament_, primary_scores(totals)));
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    const int id = tournament_.players[i].id;
    if (editor_.has_rank(id)) editor_.write_rank(id, ranks[i]);
  }
}

// Returns the totals, or the other score where the rules name it first.
std::vector<Points> EventText::primary_scores(std::vector<Points> totals) const {
  const Result<EditionChoice> choice = choose_edition(tournament_.heading);
  if (games_ || !choice || is_paired_as_filed(choice->edition)) return totals;
  const Result<Tournament> counted = as_paired(tournament_, choice->edition, choice->readings);
  if (!counted) return totals;
  for (std::size_t i = 0; i < totals.size(); ++i)
    totals[i] = settled_points(*counted, counted->players[i], counted->rounds_played);
  return totals;
}

// Returns nothing if the file has no list, or one that cannot be computed.
std::optional<std::vector<int>> EventText::ranks_by_list() const {
  if (!editor_.has_record("212") && !editor_.has_record("202")) return std::nullopt;
  trf::ReadOptions whole = reading();
  whole.purpose = trf::Purpose::Check;
  LoadedFile now = read_report(editor_.document().to_bytes(), "", whole, no_hints);
  if (!now.tournament || !now.order) return std::nullopt;
  Result<Tournament> counted = in_rules_of_file(now);
  if (!counted) return std::nullopt;
  now.tournament = std::move(counted).value();
  now.as_paired = true;
  StandingsRequest request;
  request.with_open_games = true;  // as the points next to the ranks
  const Result<StandingsPlan> plan = plan_standings(request, now);
  if (!plan) return std::nullopt;
  return now.tournament->groups.empty() ? ranks_after(*plan, *now.tournament)
                                        : ranks_in_groups(*plan, *now.tournament);
}

// A bye without a game can only be stored for the coming round while another player waits for an opponent.
std::optional<Error> EventText::find_lone_bye() const {
  bool bye = false;
  for (const Player& player : tournament_.players) {
    const Outcome outcome = player.round(tournament_.rounds_played).outcome;
    if (outcome == Outcome::Absent) return std::nullopt;
    bye = bye || outcome == Outcome::PairingBye;
  }
  if (!bye) return std::nullopt;
  return Error{.code = ErrorCode::InvalidInput,
               .message = "round " + std::to_string(coming_round()) +
                          ": no players would be left to pair, so none can have the pairing-allocated bye"};
}

Result<std::string> EventText::to_bytes() {
  if (std::optional<Error> error = find_lone_bye()) return *std::move(error);
  write_totals();
  if (requests_ != editor_.requests()) editor_.write_requests(requests_);
  const trf::ReadResult read = trf::read_tournament(editor_.document(), reading());
  if (!read.tournament || !same_rounds(*read.tournament, filed(), games_of_a_round()))
    return not_readable(read);
  return editor_.document().to_bytes();
}

}  // namespace bloesem::service
