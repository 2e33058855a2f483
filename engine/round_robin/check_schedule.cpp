#include "engine/round_robin/check_schedule.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
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

// Players by number less one.
using Numbering = std::vector<PlayerIndex>;

Numbering places_in_the_list(int players) {
  Numbering numbering(static_cast<std::size_t>(players));
  std::iota(numbering.begin(), numbering.end(), 0);
  return numbering;
}

// A schedule with the players who have its numbers.
struct Reading {
  Schedule schedule;
  Numbering numbering;
  bool colours_reversed = false;

  // Returns the boards of a round; none after the last one.
  [[nodiscard]] std::vector<Board> boards(int round) const {
    std::vector<Board> boards;
    if (round > schedule.rounds()) return boards;
    for (const Game& game : schedule.round(round).boards) {
      Board board{player(game.white), player(game.black)};
      if (colours_reversed) std::swap(board.white, board.black);
      boards.push_back(board);
    }
    return boards;
  }

 private:
  [[nodiscard]] PlayerIndex player(int number) const noexcept {
    return numbering[static_cast<std::size_t>(number) - 1];
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
std::optional<int> matching_round(const Reading& reading, const FoundRound& found, int round) {
  if (found.played.boards.empty() || has_only(found, reading.boards(round))) return round;
  std::optional<int> best;
  int fewest = 0;
  for (int other = 1; other <= reading.schedule.rounds(); ++other) {
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

RoundFinding finding_of(const Reading& reading, const FoundRound& found, int round) {
  RoundFinding finding{.round = round};
  const int compared = matching_round(reading, found, round).value_or(round);
  if (compared != round) finding.same_pairs_as = compared;
  const std::vector<Board> boards = reading.boards(compared);
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

// Returns the explanation that a reading is; empty if it does not have the rounds with either colours.
std::optional<ScheduleExplanation> explained_by(Reading reading, const std::vector<FoundRound>& rounds) {
  for (const bool reversed : {false, true}) {
    reading.colours_reversed = reversed;
    if (!explains(reading, rounds)) continue;
    ScheduleExplanation explanation{reading.schedule.settings(), {}, reversed};
    if (std::is_sorted(reading.numbering.begin(), reading.numbering.end())) return explanation;
    explanation.numbers.resize(reading.numbering.size());
    for (std::size_t i = 0; i < reading.numbering.size(); ++i)
      explanation.numbers[static_cast<std::size_t>(reading.numbering[i])] = static_cast<int>(i) + 1;
    return explanation;
  }
  return std::nullopt;
}

// By round, then by number: the number that it meets; 0: free.
using Partners = std::vector<std::vector<int>>;

Partners partners_of(const Schedule& schedule, std::size_t rounds) {
  Partners partners(rounds, std::vector<int>(static_cast<std::size_t>(schedule.players()) + 1, 0));
  for (std::size_t i = 0; i < rounds && static_cast<int>(i) < schedule.rounds(); ++i) {
    for (const Game& game : schedule.round(static_cast<int>(i) + 1).boards) {
      partners[i][static_cast<std::size_t>(game.white)] = game.black;
      partners[i][static_cast<std::size_t>(game.black)] = game.white;
    }
  }
  return partners;
}

// Returns the numbers of all players if the first one has the number `first`: a player's opponents have the
// numbers that this number meets. Empty if that is contradictory, or does not reach every player.
std::optional<Numbering> numbering_from(int first, const Partners& partners,
                                        const std::vector<FoundRound>& rounds) {
  const std::size_t players = partners.front().size() - 1;
  std::vector<int> numbers(players, 0);
  Numbering numbering(players, no_player);
  std::vector<PlayerIndex> reached;
  const auto give = [&](PlayerIndex player, int number) {
    int& known = numbers[static_cast<std::size_t>(player)];
    if (known == number) return true;
    PlayerIndex& holder = numbering[static_cast<std::size_t>(number) - 1];
    if (known != 0 || holder != no_player) return false;
    known = number;
    holder = player;
    reached.push_back(player);
    return true;
  };
  give(0, first);
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const PlayerIndex player = reached[i];
    for (std::size_t round = 0; round < rounds.size(); ++round) {
      const PlayerIndex opponent = rounds[round].meetings.opponent(player);
      const int number = partners[round][static_cast<std::size_t>(numbers[static_cast<std::size_t>(player)])];
      if (opponent != no_player && (number == 0 || !give(opponent, number))) return std::nullopt;
    }
  }
  if (reached.size() < players) return std::nullopt;
  return numbering;
}

std::optional<ScheduleExplanation> explained_by_numbers(const Schedule& schedule,
                                                        const std::vector<FoundRound>& rounds) {
  const Partners partners = partners_of(schedule, rounds.size());
  for (int first = 1; first <= schedule.players(); ++first) {
    std::optional<Numbering> numbering = numbering_from(first, partners, rounds);
    if (!numbering) continue;
    std::optional<ScheduleExplanation> found = explained_by({schedule, *std::move(numbering)}, rounds);
    if (found) return found;
  }
  return std::nullopt;
}

std::optional<ScheduleExplanation> explanation_of(const Settings& given, int players,
                                                  const std::vector<FoundRound>& rounds) {
  std::vector<Schedule> tried;
  for (const Settings& settings : tried_settings(given, players, static_cast<int>(rounds.size())))
    if (const Result<Schedule> schedule = Schedule::of(players, settings)) tried.push_back(*schedule);
  Numbering numbering = places_in_the_list(players);
  for (int turn = 0; turn < 2; ++turn) {
    for (const Schedule& schedule : tried)
      if (auto found = explained_by({schedule, numbering}, rounds)) return found;
    std::reverse(numbering.begin(), numbering.end());
  }
  if (players > most_with_other_numbers || std::ssize(rounds) < rounds_of_cycle(players)) return std::nullopt;
  for (const Schedule& schedule : tried)
    if (auto found = explained_by_numbers(schedule, rounds)) return found;
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

std::string numbers_text(const std::vector<int>& numbers) {
  bool reversed = true;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    reversed = reversed && numbers[i] == static_cast<int>(numbers.size() - i);
  if (reversed) return ", numbered from the last player on";
  std::string text = ", with the numbers";
  for (const int number : numbers) text += ' ' + std::to_string(number);
  return text;
}

std::string sentence_of(const ScheduleExplanation& explanation) {
  return "all rounds are those of " + text_of(explanation.settings) + unusual_about(explanation);
}

}  // namespace

Result<ScheduleReport> check_schedule(const Tournament& tournament, const Settings& settings) {
  if (std::optional<Error> error = refuse_contradictions(tournament)) return *std::move(error);
  const int players = static_cast<int>(tournament.players.size());
  const Result<Schedule> schedule = Schedule::of(players, settings);
  if (!schedule) return schedule.error();
  const Reading reading{*schedule, places_in_the_list(players)};
  ScheduleReport report{.rounds = last_round_to_check(tournament), .findings = {}, .explanation = {}};
  std::vector<FoundRound> rounds;
  for (int round = 1; round <= report.rounds; ++round) {
    rounds.push_back(found_round(tournament, round));
    RoundFinding finding = finding_of(reading, rounds.back(), round);
    if (is_finding(finding)) report.findings.push_back(std::move(finding));
  }
  if (std::any_of(report.findings.begin(), report.findings.end(), contradicts))
    report.explanation = explanation_of(settings, players, rounds);
  return report;
}

std::string unusual_about(const ScheduleExplanation& explanation) {
  std::string text = explanation.numbers.empty() ? "" : numbers_text(explanation.numbers);
  if (explanation.colours_reversed) text += ", with all colours reversed";
  return text;
}

std::vector<std::string> sentences_of(const ScheduleReport& report, const Tournament& tournament) {
  std::vector<std::string> sentences;
  for (const RoundFinding& finding : report.findings) sentences.push_back(sentence_of(finding, tournament));
  if (report.explanation) sentences.push_back(sentence_of(*report.explanation));
  return sentences;
}

}  // namespace bloesem::round_robin
