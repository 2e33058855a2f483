#include "trf/team_matches.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "trf/columns.hpp"
#include "trf/line_text.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr int no_team = -1;

struct TeamLine {
  int line = 0;
  std::optional<Points> match_points;
  std::vector<PlayerIndex> members;  // in the order of the boards
};

// Of a team in a round.
using TeamRound = std::pair<int, int>;

// What a team has in a round: the first problem ends the reading.
class TeamEvent {
 public:
  TeamEvent(const std::vector<std::string_view>& lines, const Tournament& players)
      : lines_(lines), players_(players), team_of_(players.players.size(), no_team) {}

  Result<Tournament> read() {
    teams_.name = players_.name;
    teams_.heading = players_.heading;
    teams_.rounds_declared = players_.rounds_declared;
    teams_.rounds_played = players_.rounds_played;
    teams_.initial_colour = players_.initial_colour;
    read_points();
    for_each("310", [this](const LineText& line) { read_team(line); });
    if (teams_.players.empty()) refuse("there are no records 310 with the teams");
    for (std::size_t i = 0; i < team_of_.size(); ++i)
      if (team_of_[i] == no_team)
        refuse("player " + std::to_string(players_.players[i].id) + " is in no team (records 310)");
    for (const char* code : {"250", "299"})
      for_each(code, [&](const LineText& line) { refuse(line, "of team events is not read"); });
    if (error_) return *error_;
    for_each("352",
             [this](const LineText& line) { pattern_ = upper(trimmed(line.cut(text_begins, line.length()))); });
    for_each("300", [this](const LineText& line) { read_line_up(line); });
    for_each("330", [this](const LineText& line) { read_forfeit(line); });
    for (int round = 0; round < teams_.rounds_played && !error_; ++round) read_round(round);
    for_each("320", [this](const LineText& line) { read_pairing_byes(line); });
    for_each("240", [this](const LineText& line) { read_byes(line); });
    for_each("260", [this](const LineText& line) { read_forbidden(line); });
    compare_points();
    if (error_) return *error_;
    return std::move(teams_);
  }

 private:
  // ---- problems and lines

  void refuse(std::string message) {
    if (!error_)
      error_ = Error{.code = ErrorCode::InvalidInput,
                     .message = "this is an event between teams, but " + std::move(message)};
  }
  void refuse(const LineText& line, const std::string& what) {
    refuse("record " + std::string(line.code()) + " in line " + std::to_string(line.number()) + ": " + what);
  }

  template <class Take>
  void for_each(std::string_view code, Take take) {
    for (std::size_t i = 0; i < lines_.size() && !error_; ++i)
      if (lines_[i].starts_with(code)) take(LineText(static_cast<int>(i) + 1, lines_[i]));
  }

  Player& team(int index) { return teams_.players[static_cast<std::size_t>(index)]; }
  [[nodiscard]] RoundEntry& entry(int team_index, int round) {
    Rounds& rounds = team(team_index).rounds;
    const auto count = static_cast<std::size_t>(round) + 1;
    if (rounds.size() < count) rounds.resize(count);
    return rounds[count - 1];
  }
  void set_game_points(int team_index, int round, Points points) {
    std::vector<Points>& known = team(team_index).game_points;
    known.resize(std::max(known.size(), static_cast<std::size_t>(round) + 1));
    known[static_cast<std::size_t>(round)] = points;
  }

  // Returns the index of the team; reports a problem and returns no_team if there is none.
  int team_named(const LineText& line, std::string_view word) {
    const std::optional<int> id = parse_number(word);
    const std::optional<PlayerIndex> found = id ? teams_.find(*id) : std::nullopt;
    if (!found) refuse(line, "found '" + std::string(word) + "', expected the number of a team");
    return found ? static_cast<int>(*found) : no_team;
  }

  // Returns the round from 0.
  std::optional<int> round_named(const LineText& line, std::string_view word) {
    const std::optional<int> round = parse_number(word);
    if (round && *round >= 1 && *round <= max_rounds) return *round - 1;
    refuse(line, "found '" + std::string(word) + "', expected a round");
    return std::nullopt;
  }

  // ---- records

  // Match points: two, one and none unless record 362 says otherwise.
  void read_points() {
    PointSystem& points = teams_.points;
    points.win = 20;
    points.draw = 10;
    for_each("362", [&](const LineText& line) {
      const std::vector<Token> words = line.tokens(text_begins);
      for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        const std::string kind = upper(words[i].text);
        const std::optional<Points> value = parse_points(words[i + 1].text);
        Points* const place = kind == "TW"   ? &points.win
                              : kind == "TD" ? &points.draw
                              : kind == "TL" ? &points.loss
                                             : nullptr;
        if (!value || place == nullptr || *value > max_points)
          return refuse(line, "expected points like 'TW 2.0   TD 1.0   TL 0.0'");
        *place = *value;
      }
    });
    points.forfeit_win = points.full_bye = points.win;
    points.half_bye = points.draw;
    points.pairing_bye = points.draw;  // record 320 states it
  }

  void read_team(const LineText& line) {
    const std::optional<int> id = parse_number(trimmed(line.cut(5, 7)));
    if (!id || *id < 1 || teams_.find(*id)) return refuse(line, "expected a number that no other team has");
    Player team;
    team.id = *id;
    team.name = std::string(trimmed(line.cut(9, 40)));
    team.rating = parse_number(trimmed(line.cut(48, 53))).value_or(0);
    TeamLine record{line.number(), parse_points(trimmed(line.cut(55, 60))), {}};
    for (const Token& word : line.tokens(74)) {
      const std::optional<int> member = parse_number(word.text);
      if (member == 0) continue;
      const std::optional<PlayerIndex> player = member ? players_.find(*member) : std::nullopt;
      if (!player || team_of_[static_cast<std::size_t>(*player)] != no_team)
        return refuse(line,
                      "found '" + std::string(word.text) + "', expected a player who is in no other team");
      team_of_[static_cast<std::size_t>(*player)] = static_cast<int>(teams_.players.size());
      record.members.push_back(*player);
    }
    teams_.players.push_back(std::move(team));
    records_.push_back(std::move(record));
  }

  void read_line_up(const LineText& line) {
    const std::vector<Token> words = line.tokens(text_begins);
    if (words.size() < 4) return refuse(line, "expected a round, two teams and players");
    const std::optional<int> round = round_named(line, words[0].text);
    const int own = team_named(line, words[1].text);
    if (!round || own == no_team) return;
    std::vector<PlayerIndex>& players = line_ups_[{own, *round}];
    for (std::size_t i = 3; i < words.size(); ++i) {
      const std::optional<int> id = parse_number(words[i].text);
      const std::optional<PlayerIndex> player = id && *id > 0 ? players_.find(*id) : std::nullopt;
      if (!player && id != 0)
        return refuse(line, "found '" + std::string(words[i].text) + "', expected a player");
      players.push_back(player.value_or(no_player));
    }
  }

  void read_forfeit(const LineText& line) {
    const std::vector<Token> words = line.tokens(text_begins);
    if (words.size() != 4) return refuse(line, "expected +-, -+ or --, a round and two teams");
    const std::optional<int> round = round_named(line, words[1].text);
    const int white = team_named(line, words[2].text);
    const int black = team_named(line, words[3].text);
    if (error_) return;
    const std::string_view signs = words[0].text;
    const auto outcome_of = [&](char sign) {
      if (sign == '+') return Outcome::ForfeitWin;
      if (sign != '-') refuse(line, "found '" + std::string(signs) + "', expected +-, -+ or --");
      return Outcome::ForfeitLoss;
    };
    if (signs.size() != 2 || white == black || *round >= teams_.rounds_played)
      return refuse(line, "expected +-, -+ or --, a round that was played and two teams");
    entry(white, *round) = {black, Colour::White, outcome_of(signs[0])};
    entry(black, *round) = {white, Colour::Black, outcome_of(signs[1])};
    for (const int own : {white, black}) set_game_points(own, *round, points_in(own, *round));
    forfeited_.insert({{white, *round}, {black, *round}});
  }

  void read_pairing_byes(const LineText& line) {
    const std::optional<Points> match_points = parse_points(trimmed(line.cut(5, 8)));
    const std::optional<Points> game_points = parse_points(trimmed(line.cut(10, 13)));
    if (!match_points || !game_points || *match_points > max_points || *game_points > max_points)
      return refuse(line, "expected match points and game points of the bye");
    teams_.points.pairing_bye = *match_points;
    for (int round = 0; round < teams_.rounds_played && !error_; ++round) {
      const std::string_view word = trimmed(line.cut(15 + 4 * round, 17 + 4 * round));
      if (word.empty() || parse_number(word) == 0) continue;
      const int own = team_named(line, word);
      if (own == no_team) return;
      give_bye(line, own, round, Outcome::PairingBye);
      set_game_points(own, round, *game_points);
    }
  }

  void read_byes(const LineText& line) {
    const std::vector<Token> words = line.tokens(text_begins);
    if (words.size() < 2) return refuse(line, "expected F, H or Z, a round and teams");
    const std::string kind = upper(words[0].text);
    if (kind != "F" && kind != "H" && kind != "Z") return refuse(line, "expected F, H or Z, a round and teams");
    const Outcome outcome = kind == "F" ? Outcome::FullBye : kind == "H" ? Outcome::HalfBye : Outcome::ZeroBye;
    const std::optional<int> round = round_named(line, words[1].text);
    if (!round || *round > teams_.rounds_played) return;  // announced for later rounds
    for (std::size_t i = 2; i < words.size() && !error_; ++i)
      if (const int own = team_named(line, words[i].text); own != no_team) give_bye(line, own, *round, outcome);
  }

  void give_bye(const LineText& line, int own, int round, Outcome outcome) {
    RoundEntry& known = entry(own, round);
    if (known.outcome != Outcome::Absent)
      return refuse(line, "team " + std::to_string(team(own).id) + " has a match or a bye in round " +
                              std::to_string(round + 1));
    known = {no_player, Colour::None, outcome};
  }

  void read_forbidden(const LineText& line) {
    const std::vector<Token> words = line.tokens(text_begins);
    if (words.size() < 4) return refuse(line, "expected two rounds and teams");
    const std::optional<int> first = round_named(line, words[0].text);
    const std::optional<int> last = round_named(line, words[1].text);
    ForbiddenSpan span;
    for (std::size_t i = 2; i < words.size() && !error_; ++i)
      span.group.push_back(team_named(line, words[i].text));
    if (error_) return;
    std::sort(span.group.begin(), span.group.end());
    const bool twice = std::adjacent_find(span.group.begin(), span.group.end()) != span.group.end();
    if (*last < *first || twice) return refuse(line, "expected two rounds in their order, and different teams");
    span.first_round = *first + 1;
    span.last_round = *last + 1;
    teams_.forbidden_spans.push_back(std::move(span));
  }

  // ---- rounds

  [[nodiscard]] static bool is_a_game(const RoundEntry& game) {
    return game.opponent != no_player || game.outcome == Outcome::ForfeitWin ||
           game.outcome == Outcome::ForfeitLoss;
  }
  [[nodiscard]] RoundEntry game_of(PlayerIndex player, int round) const {
    return players_.players[static_cast<std::size_t>(player)].round(round);
  }
  [[nodiscard]] const std::vector<PlayerIndex>& members(int own) const {
    return records_[static_cast<std::size_t>(own)].members;
  }

  // Returns the game points of a team.
  [[nodiscard]] Points points_in(int own, int round) const {
    Points sum = 0;
    for (const PlayerIndex player : members(own))
      if (const RoundEntry game = game_of(player, round); is_a_game(game))
        sum += points_of(game.outcome, players_.points);
    return sum;
  }

  [[nodiscard]] bool is_forfeited(int own, int round) const {
    return forfeited_.contains(TeamRound(own, round));
  }

  void read_round(int round) {
    const int count = static_cast<int>(teams_.players.size());
    std::vector<int> opponents(static_cast<std::size_t>(count), no_team);
    for (int own = 0; own < count; ++own)
      if (!is_forfeited(own, round)) opponents[static_cast<std::size_t>(own)] = opponent_of(own, round);
    for (int own = 0; own < count && !error_; ++own) {
      const int other = opponents[static_cast<std::size_t>(own)];
      if (other == no_team) continue;
      if (other == own || opponents[static_cast<std::size_t>(other)] != own)
        return refuse("round " + std::to_string(round + 1) + ": the opponents of team " +
                      std::to_string(team(own).id) + " do not all play against it");
      if (own < other) read_match(own, other, round);
    }
  }

  // Returns the team that the members met; no_team if they met none.
  int opponent_of(int own, int round) {
    int found = no_team;
    for (const PlayerIndex player : members(own)) {
      const RoundEntry game = game_of(player, round);
      if (game.opponent == no_player) continue;
      const int other = team_of_[static_cast<std::size_t>(game.opponent)];
      if (found != no_team && found != other)
        refuse("round " + std::to_string(round + 1) + ": players of team " + std::to_string(team(own).id) +
               " have opponents of two teams");
      found = other;
    }
    return found;
  }

  void read_match(int one, int other, int round) {
    const Points own = points_in(one, round);
    const Points theirs = points_in(other, round);
    const std::optional<Colour> colour = colour_of(one, round);
    const std::optional<Colour> theirs_by_boards = colour_of(other, round);
    if (!colour || !theirs_by_boards || *colour == *theirs_by_boards)
      return refuse("round " + std::to_string(round + 1) + ": the colours of teams " +
                    std::to_string(team(one).id) + " and " + std::to_string(team(other).id) +
                    " contradict each other, or are not stated");
    const bool open = is_open(one, round);
    const auto outcome = [&](Points mine, Points of_them) {
      if (open) return Outcome::Unfinished;
      return mine == of_them ? Outcome::Draw : mine > of_them ? Outcome::Win : Outcome::Loss;
    };
    entry(one, round) = {other, *colour, outcome(own, theirs)};
    entry(other, round) = {one, opposite(*colour), outcome(theirs, own)};
    set_game_points(one, round, own);
    set_game_points(other, round, theirs);
  }

  [[nodiscard]] bool is_open(int own, int round) const {
    return std::any_of(members(own).begin(), members(own).end(), [&](PlayerIndex player) {
      return game_of(player, round).outcome == Outcome::Unfinished;
    });
  }

  // Returns the colour of the first board; empty if the boards contradict each other. Without a stated line-up
  // the boards are those of the members who play, or of the first members, of whom some did not appear.
  [[nodiscard]] std::optional<Colour> colour_of(int own, int round) const {
    const auto stated = line_ups_.find({own, round});
    if (stated != line_ups_.end()) return colour_by(stated->second, round);
    std::vector<PlayerIndex> boards;
    for (const PlayerIndex player : members(own))
      if (is_a_game(game_of(player, round))) boards.push_back(player);
    const std::optional<Colour> colour = colour_by(boards, round);
    return colour ? colour : colour_by(members(own), round);
  }

  // The same by all boards that have a colour; `boards` has no_player where one is empty.
  [[nodiscard]] std::optional<Colour> colour_by(const std::vector<PlayerIndex>& boards, int round) const {
    std::optional<Colour> found;
    for (std::size_t board = 0; board < boards.size(); ++board) {
      if (boards[board] == no_player) continue;
      const Colour colour = game_of(boards[board], round).colour;
      if (colour == Colour::None) continue;
      const Colour first = same_as_first(board) ? colour : opposite(colour);
      if (found && *found != first) return std::nullopt;
      found = first;
    }
    return found;
  }

  // Colours alternate unless record 352 says otherwise.
  [[nodiscard]] bool same_as_first(std::size_t board) const {
    if (board < pattern_.size()) return pattern_[board] == pattern_[0];
    return board % 2 == 0;
  }

  // The file states the match points, if only as a check.
  void compare_points() {
    for (std::size_t i = 0; i < records_.size() && !error_; ++i) {
      const Points found = settled_points(teams_, teams_.players[i], teams_.rounds_played);
      if (records_[i].match_points && *records_[i].match_points != found)
        refuse("record 310 in line " + std::to_string(records_[i].line) + ": the team has " +
               format_points(*records_[i].match_points) + " match points, but its matches give " +
               format_points(found));
    }
  }

  const std::vector<std::string_view>& lines_;
  const Tournament& players_;
  std::vector<int> team_of_;  // by player
  Tournament teams_;
  std::vector<TeamLine> records_;  // by team
  std::string pattern_;            // of record 352
  std::map<TeamRound, std::vector<PlayerIndex>> line_ups_;
  std::set<TeamRound> forfeited_;
  std::optional<Error> error_;
};

}  // namespace

Result<Tournament> teams_of_event(const std::vector<std::string_view>& lines, const Tournament& players) {
  return TeamEvent(lines, players).read();
}

}  // namespace bloesem::trf
