#include "engine/service/event/round_origin.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "bloesem/check_tournament.hpp"
#include "bloesem/trf/reader.hpp"
#include "engine/model/matches.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/service/event/journal_file.hpp"
#include "engine/service/sha256.hpp"
#include "matching/steps.hpp"

namespace bloesem::service {

namespace {

constexpr std::size_t max_bytes_read = 20'000'000;  // of earlier states of the file; takes about a second

// Counts rounds as `now` does, in games or in matches of two.
std::optional<Tournament> read_state(const std::string& bytes, const Tournament& now) {
  trf::ReadOptions options;
  options.purpose = trf::Purpose::Check;
  if (now.rounds_are_matches) options.columns = trf::RoundColumns::Two;
  std::optional<Tournament> read = trf::read_tournament(bytes, options).tournament;
  if (!read || !now.rounds_are_matches) return read;
  Result<Tournament> matches = fold_matches(*read);
  return matches ? std::optional(std::move(matches).value()) : std::nullopt;
}

// Finds players by name: late entries change starting ranks, but not names.
class State {
 public:
  explicit State(Tournament tournament) : tournament_(std::move(tournament)) {
    for (std::size_t i = 0; i < tournament_.players.size(); ++i) {
      const auto [place, is_new] =
          by_name_.try_emplace(tournament_.players[i].name, static_cast<PlayerIndex>(i));
      if (!is_new) place->second = no_player;
    }
  }

  [[nodiscard]] const Tournament& tournament() const noexcept { return tournament_; }
  [[nodiscard]] bool has_round(int round) const noexcept { return tournament_.rounds_played >= round; }

  [[nodiscard]] PlayerIndex find(const Player& player) const {
    const auto found = by_name_.find(player.name);
    if (found != by_name_.end() && found->second != no_player) return found->second;
    const std::optional<PlayerIndex> same = tournament_.find(player.id);
    return same && name(*same) == player.name ? *same : no_player;
  }

  [[nodiscard]] const std::string& name(PlayerIndex player) const {
    return tournament_.players[static_cast<std::size_t>(player)].name;
  }

 private:
  Tournament tournament_;
  std::map<std::string, PlayerIndex> by_name_;
};

// Returns the result of the game in another state; nothing if that state does not have the game.
std::optional<EarlierResult> result_in(const State& state, const Tournament& now, int round,
                                       const Board& board) {
  const PlayerIndex white = state.find(now.players[static_cast<std::size_t>(board.white)]);
  const PlayerIndex black = state.find(now.players[static_cast<std::size_t>(board.black)]);
  if (white == no_player || black == no_player) return std::nullopt;
  if (state.tournament().players[static_cast<std::size_t>(white)].round(round - 1).opponent != black)
    return std::nullopt;
  EarlierResult result = result_on_board(state.tournament(), round, {white, black});
  result.board = board;
  return result;
}

bool same_pairs(const State& a, const State& b, int round) {
  const auto names = [round](const State& state) {
    std::vector<std::pair<std::string, std::string>> pairs;
    const PlayedRound played = played_round(state.tournament(), round);
    for (const Board& board : played.boards)
      pairs.emplace_back(state.name(board.white), state.name(board.black));
    if (played.bye) pairs.emplace_back(state.name(*played.bye), "");
    std::sort(pairs.begin(), pairs.end());
    return pairs;
  };
  return names(a) == names(b);
}

JournalChange named(const History::Line& line) { return {line.number, line.entry.what, line.entry.at}; }

// True for the commands of a journal that make pairs or pairing-allocated byes by hand.
bool is_by_hand(const History::Line& line) {
  return line.entry.what.starts_with("result ") && line.entry.what.find(" --pair") != std::string::npos;
}

// True for commands that can begin a round or make pairs in it.
bool may_pair(const History::Line& line) {
  return line.entry.what == "pair" || line.entry.what.starts_with("pair ") || is_by_hand(line);
}

// Walks back from the current file, change by change, to the state in which the round was not yet paired.
class WayBack {
 public:
  WayBack(std::string bytes, const Tournament& now, int round)
      : bytes_(std::move(bytes)), now_(now), after_(now), round_(round) {
    for (int earlier = 1; earlier < round; ++earlier)
      for (const Board& board : played_round(now, earlier).boards)
        games_.push_back({{earlier, board}, false, {}});
  }

  RoundOrigin go(const std::vector<History::Line>& lines) {
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
      if (line->entry.kind != JournalKind::Change || line->standing != Standing::Done) continue;
      std::optional<std::string> before = apply_edits(bytes_, reversed(line->entry.edits));
      if (!before) return {};
      if (may_pair(*line) || may_read(before->size())) {
        matching::spend_steps(before->size());
        std::optional<Tournament> read = read_state(*before, now_);
        if (!read) return {};
        State state(std::move(*read));
        if (!state.has_round(round_))
          return sha256(*before) == line->entry.before ? found(*line) : RoundOrigin{};
        if (is_by_hand(*line) && !same_pairs(state, after_, round_)) by_hand_.push_back(named(*line));
        note_changes(state, *line);
        after_ = std::move(state);
        read_after_ = true;
      } else {
        read_after_ = false;
      }
      bytes_ = *std::move(before);
    }
    return {};
  }

 private:
  struct Game {
    EarlierResult now;     // the current result, with round and board
    bool settled = false;  // an earlier state with another result has been found
    std::optional<JournalChange> change;
  };

  bool may_read(std::size_t size) {
    if (size > budget_) return false;
    budget_ -= size;
    return true;
  }

  [[nodiscard]] EarlierResult as_it_is(const EarlierResult& game) const {
    return result_on_board(now_, game.round, game.board);
  }

  void note_changes(const State& before, const History::Line& line) {
    for (Game& game : games_) {
      if (game.settled) continue;
      const auto then = result_in(before, now_, game.now.round, game.now.board);
      game.settled = then && *then != as_it_is(game.now);
      if (game.settled && read_after_) game.change = named(line);
    }
  }

  // `line` paired the round; bytes_ is the file just before it.
  RoundOrigin found(const History::Line& line) {
    RoundOrigin origin;
    if (is_by_hand(line)) by_hand_.push_back(named(line));
    origin.by_hand = std::move(by_hand_);
    const std::optional<Tournament> paired = read_state(bytes_, now_);
    if (!paired) return {};
    const State state(*paired);
    for (Game& game : games_) {
      const auto then = result_in(state, now_, game.now.round, game.now.board);
      if (!then || then->white == Outcome::Unfinished || *then == as_it_is(game.now)) continue;
      origin.corrected.push_back({*then, std::move(game.change)});
    }
    return origin;
  }

  std::string bytes_;
  const Tournament& now_;
  State after_;             // the state read last
  bool read_after_ = true;  // after_ is the state after the current change
  int round_;
  std::vector<Game> games_;
  std::vector<JournalChange> by_hand_;
  std::size_t budget_ = max_bytes_read;
};

}  // namespace

RoundOrigin origin_of(const std::string& file, const Tournament& tournament, int round) {
  if (file == platform::standard_stream) return {};
  const Result<std::string> journal = read_journal(file);
  if (!journal || journal->empty()) return {};
  const Result<std::string> bytes = platform::read_input(file);
  if (!bytes) return {};
  const History history(*journal, sha256(*bytes));
  if (!history.is_up_to_date()) return {};
  return WayBack(*bytes, tournament, round).go(history.lines());
}

}  // namespace bloesem::service
