#include "engine/round_robin/check_schedule.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "bloesem/check_tournament.hpp"
#include "bloesem/validate.hpp"
#include "engine/round_robin/schedule.hpp"

namespace bloesem::round_robin {
namespace {

// The games of a round by player: opponent and colour.
class Meetings {
 public:
  explicit Meetings(std::size_t players) : opponents_(players, no_player), colours_(players, Colour::None) {}

  void add(const Board& board, bool coloured) {
    enter(board.white, board.black, coloured ? Colour::White : Colour::None);
    enter(board.black, board.white, coloured ? Colour::Black : Colour::None);
  }
  [[nodiscard]] PlayerIndex opponent(PlayerIndex player) const noexcept { return opponents_[at(player)]; }
  [[nodiscard]] bool has(const Board& board) const noexcept { return opponent(board.white) == board.black; }
  // True if the pair was made with the colours reversed.
  [[nodiscard]] bool has_reversed(const Board& board) const noexcept {
    return has(board) && colours_[at(board.white)] == Colour::Black;
  }

 private:
  static std::size_t at(PlayerIndex player) noexcept { return static_cast<std::size_t>(player); }
  void enter(PlayerIndex player, PlayerIndex opponent, Colour colour) {
    opponents_[at(player)] = opponent;
    colours_[at(player)] = colour;
  }

  std::vector<PlayerIndex> opponents_;
  std::vector<Colour> colours_;
};

struct FoundRound {
  PlayedRound played;
  Meetings meetings;
};

FoundRound found_round(const Tournament& tournament, int round) {
  FoundRound found{played_round(tournament, round), Meetings(tournament.players.size())};
  for (std::size_t i = 0; i < found.played.boards.size(); ++i)
    found.meetings.add(found.played.boards[i], found.played.coloured[i]);
  return found;
}

// A schedule read with other numbers or colours.
struct Reading {
  Schedule schedule;
  bool numbers_reversed = false;
  bool colours_reversed = false;

  // Returns the boards of a round; none after the last one.
  [[nodiscard]] std::vector<Board> boards(int round) const {
    std::vector<Board> boards;
    if (round > schedule.rounds()) return boards;
    for (const Game& game : schedule.round(round).boards) {
      Board board{index(game.white), index(game.black)};
      if (colours_reversed) std::swap(board.white, board.black);
      boards.push_back(board);
    }
    return boards;
  }

 private:
  [[nodiscard]] PlayerIndex index(int number) const noexcept {
    return numbers_reversed ? schedule.players() - number : number - 1;
  }
};

// True if every pair of the round is among these boards.
bool has_only(const FoundRound& found, const std::vector<Board>& boards) {
  const auto pairs = std::count_if(boards.begin(), boards.end(),
                                   [&](const Board& board) { return found.meetings.has(board); });
  return pairs == std::ssize(found.played.boards);
}

int reversed_in(const FoundRound& found, const std::vector<Board>& boards) {
  return static_cast<int>(std::count_if(
      boards.begin(), boards.end(), [&](const Board& board) { return found.meetings.has_reversed(board); }));
}

// Returns the round of the schedule that has the pairs found, this one if it has them, and of several the one
// with most colours right; empty if there is none, or there are no pairs.
std::optional<int> matching_round(const Schedule& schedule, const FoundRound& found, int round) {
  const Reading reading{schedule};
  if (found.played.boards.empty() || has_only(found, reading.boards(round))) return round;
  std::optional<int> best;
  int fewest = 0;
  for (int other = 1; other <= schedule.rounds(); ++other) {
    const std::vector<Board> boards = reading.boards(other);
    if (!has_only(found, boards)) continue;
    const int reversed = reversed_in(found, boards);
    if (best && reversed >= fewest) continue;
    best = other;
    fewest = reversed;
  }
  return best;
}

Board turned(const Board& board) { return {board.black, board.white}; }

void add_board(const Board& board, const Meetings& meetings, RoundFinding& finding) {
  if (meetings.has_reversed(board)) finding.reversed.push_back(turned(board));
  if (meetings.has(board)) return;
  const bool alone = meetings.opponent(board.white) == no_player && meetings.opponent(board.black) == no_player;
  (alone ? finding.missing : finding.expected).push_back(board);
}

RoundFinding finding_of(const Schedule& schedule, const FoundRound& found, int round) {
  RoundFinding finding{.round = round};
  const int compared = matching_round(schedule, found, round).value_or(round);
  if (compared != round) finding.same_pairs_as = compared;
  const std::vector<Board> boards = Reading{schedule}.boards(compared);
  for (const Board& board : boards) add_board(board, found.meetings, finding);
  for (const Board& board : found.played.boards) {
    const auto scheduled = [&](const Board& each) { return each == board || each == turned(board); };
    if (std::none_of(boards.begin(), boards.end(), scheduled)) finding.found.push_back(board);
  }
  return finding;
}

bool is_finding(const RoundFinding& finding) noexcept {
  return finding.same_pairs_as || !finding.reversed.empty() || !finding.missing.empty() ||
         !finding.expected.empty() || !finding.found.empty();
}

// True if the round has games that are not as scheduled, not only missing ones.
bool contradicts(const RoundFinding& finding) noexcept {
  return finding.same_pairs_as || !finding.reversed.empty() || !finding.found.empty();
}

// True if all rounds have only pairs of this reading, with its colours.
bool explains(const Reading& reading, const std::vector<FoundRound>& rounds) {
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    const std::vector<Board> boards = reading.boards(static_cast<int>(i) + 1);
    if (!has_only(rounds[i], boards) || reversed_in(rounds[i], boards) > 0) return false;
  }
  return true;
}

// Returns the settings that are tried: those given, then every order with as many cycles as the rounds need.
std::vector<Settings> tried_settings(const Settings& given, int players, int rounds) {
  const int length = rounds_of_cycle(players);
  const int cycles = std::max(given.cycles, (rounds + length - 1) / length);
  std::vector<Settings> tried = {given};
  for (const OrderRow& row : order_table()) {
    const Settings settings{.order = row.order, .cycles = row.only_double ? 2 : cycles, .boards = given.boards};
    if (row.order != Order::Rotated) {
      tried.push_back(settings);
      continue;
    }
    for (int rotation = 2; rotation <= length; ++rotation) {
      tried.push_back(settings);
      tried.back().rotation = rotation;
    }
  }
  return tried;
}

std::optional<ScheduleExplanation> explanation_of(const Settings& given, int players,
                                                  const std::vector<FoundRound>& rounds) {
  struct Turn {
    bool numbers, colours;
  };
  constexpr std::array<Turn, 4> turns = {Turn{false, false}, {true, false}, {false, true}, {true, true}};
  const std::vector<Settings> tried = tried_settings(given, players, static_cast<int>(rounds.size()));
  for (const Turn& turn : turns) {
    for (const Settings& settings : tried) {
      const Result<Schedule> schedule = Schedule::of(players, settings);
      if (schedule && explains({*schedule, turn.numbers, turn.colours}, rounds))
        return ScheduleExplanation{settings, turn.numbers, turn.colours};
    }
  }
  return std::nullopt;
}

// Returns "1-6, 5-2", in ids.
std::string pairs_text(const std::vector<Board>& boards, const Tournament& tournament) {
  std::string text;
  for (const Board& board : boards) {
    if (!text.empty()) text += ", ";
    text += std::to_string(tournament.id(board.white)) + '-' + std::to_string(tournament.id(board.black));
  }
  return text;
}

std::string sentence_of(const RoundFinding& finding, const Tournament& tournament) {
  std::string text = "round " + std::to_string(finding.round) + ": ";
  if (finding.same_pairs_as)
    text += "same pairs as round " + std::to_string(*finding.same_pairs_as) + " of the schedule; ";
  const auto add = [&](std::string_view what, const std::vector<Board>& boards) {
    if (!boards.empty()) text += std::string(what) + " " + pairs_text(boards, tournament) + "; ";
  };
  add("colours reversed in", finding.reversed);
  add("wrong pairs", finding.found);
  add("the schedule has", finding.expected);
  add("missing", finding.missing);
  text.resize(text.size() - 2);
  return text;
}

}  // namespace

Result<ScheduleReport> check_schedule(const Tournament& tournament, const Settings& settings) {
  if (std::optional<Error> error = refuse_contradictions(tournament)) return *std::move(error);
  const int players = static_cast<int>(tournament.players.size());
  const Result<Schedule> schedule = Schedule::of(players, settings);
  if (!schedule) return schedule.error();
  ScheduleReport report{.rounds = last_round_to_check(tournament), .findings = {}, .explanation = {}};
  std::vector<FoundRound> rounds;
  for (int round = 1; round <= report.rounds; ++round) {
    rounds.push_back(found_round(tournament, round));
    RoundFinding finding = finding_of(*schedule, rounds.back(), round);
    if (is_finding(finding)) report.findings.push_back(std::move(finding));
  }
  if (std::any_of(report.findings.begin(), report.findings.end(), contradicts))
    report.explanation = explanation_of(settings, players, rounds);
  return report;
}

std::vector<std::string> sentences_of(const ScheduleReport& report, const Tournament& tournament) {
  std::vector<std::string> sentences;
  for (const RoundFinding& finding : report.findings) sentences.push_back(sentence_of(finding, tournament));
  if (!report.explanation) return sentences;
  std::string text = "all rounds are those of " + text_of(report.explanation->settings);
  if (report.explanation->numbers_reversed) text += ", numbered from the last player on";
  if (report.explanation->colours_reversed) text += ", with all colours reversed";
  sentences.push_back(text);
  return sentences;
}

}  // namespace bloesem::round_robin
