// Damaged records of 2026: anything accepted without a diagnostic must be in the columns of the format and have
// the meaning given by them. A second reader, which uses columns only, determines the meaning.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <random>
#include <regex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/trf/convert.hpp"
#include "bloesem/trf/problems.hpp"
#include "tests/trf/support.hpp"
#include "trf/text.hpp"

#ifndef MISREADINGS
#define MISREADINGS 1500
#endif

namespace bloesem::trf::testing {
namespace {

constexpr int field_size = 12;
constexpr int rounds_played = 2;

// std distributions differ between libraries; the plain engine does not.
class Random {
 public:
  explicit Random(unsigned seed) : engine_(seed) {}
  int between(int least, int most) {
    return least + static_cast<int>(engine_() % static_cast<unsigned>(most - least + 1));
  }
  bool chance(int percent) { return between(1, 100) <= percent; }

 private:
  std::mt19937 engine_;
};

std::string field(int number, std::size_t width) { return padded(std::to_string(number), width, true); }

std::string three(int number) {
  const std::string digits = std::to_string(number);
  return std::string(3 - digits.size(), '0') + digits;
}

std::string decimal(Random& random) {
  return std::to_string(random.between(0, 2)) + (random.chance(50) ? ".0" : ".5");
}

std::string ids(Random& random) {
  std::string text;
  int id = 0;
  while ((id += random.between(1, 5)) <= field_size) text += ' ' + field(id, 4);
  return text;
}

std::string range(Random& random, int most, std::string (*text)(int)) {
  const int first = random.between(1, most);
  return text(first) + ' ' + text(random.between(first, most));
}

std::string four(int id) { return field(id, 4); }

// Returns a random valid record. No games are played and no round has only absences, so that records cannot
// contradict each other.
std::string record(Random& random) {
  switch (random.between(1, 6)) {
    case 1: return std::string("152 ") + (random.chance(50) ? 'W' : 'B');
    case 2: return "162  W " + decimal(random) + "    D " + decimal(random);
    case 3:
      return std::string("240 ") + "FHZ"[random.between(0, 2)] + ' ' + three(random.between(3, 9)) +
             ids(random);
    case 4:
      return "250       " + decimal(random) + ' ' + range(random, 9, three) + ' ' +
             range(random, field_size, four);
    case 5: return "260 " + range(random, 9, three) + ids(random);
    default:
      return "299          " + std::string(random.chance(50) ? "-" : " ") + decimal(random) + "  " +
             three(random.between(1, 9)) + ids(random);
  }
}

std::string damaged(std::string line, Random& random) {
  constexpr std::string_view letters = " 0123456789WBFHZwx.,-+\t";
  const auto at = static_cast<std::size_t>(random.between(0, static_cast<int>(line.size()) - 1));
  const char c = letters[static_cast<std::size_t>(random.between(0, static_cast<int>(letters.size()) - 1))];
  switch (random.between(1, 3)) {
    case 1: line[at] = c; break;
    case 2: line.insert(at, 1, c); break;
    default: line.erase(at, 1);
  }
  return line;
}

// ---- the other reader

struct Meaning {
  std::optional<char> colour;
  std::map<char, int> values;                     // 162, in tenths
  std::map<int, char> coming;                     // player: bye requested for the coming round
  std::map<std::pair<int, int>, int> fictitious;  // player, round: tenths
  std::vector<std::pair<std::pair<int, int>, std::vector<int>>> forbidden;
  std::map<std::pair<int, int>, int> beside;  // player, round: tenths
};

int tenths(std::string text) {
  std::erase(text, ' ');
  const bool negative = text.starts_with('-');
  if (negative) text.erase(0, 1);
  const std::size_t mark = text.find_first_of(".,");
  const std::string whole = text.substr(0, mark);
  int value = whole.empty() ? 0 : std::stoi(whole) * 10;
  if (mark != std::string::npos) value += text[mark + 1] - '0';
  return negative ? -value : value;
}

// Reads a line by columns; false unless it is one of these records in its columns.
bool understand(const std::string& line, Meaning& meaning) {
  std::smatch part;
  static const std::regex colour("152 ([WB])");
  static const std::regex scoring("162(?: {2}[WDLAPXZ][ 0-9.,]{4} {2})*(?: {2}[WDLAPXZ][ 0-9.,]{1,4})");
  static const std::regex byes("240 ([FHZfhz]) (.{3})((?: .{1,4})*)");
  static const std::regex ranges("250(?: {6}| [ 0.]{4} )(.{4}) (.{3}) (.{3}) (.{4}) (.{1,4})");
  static const std::regex groups("260 (.{3}) (.{3})((?: .{1,4})*)");
  static const std::regex points("299 {4}[ 0.]{4} {2}(.{4}) {2}(.{3})((?: .{1,4})*)");
  const auto list = [](const std::string& text) {
    std::vector<int> all;
    for (std::size_t at = 0; at < text.size(); at += 5) {
      std::string word = text.substr(at + 1, 4);
      std::erase(word, ' ');
      if (!word.empty()) all.push_back(std::stoi(word));
    }
    return all;
  };
  const auto number = [](const std::ssub_match& match) { return std::stoi(match.str()); };
  if (std::regex_match(line, part, colour)) {
    meaning.colour = line[4];
  } else if (std::regex_match(line, part, scoring)) {
    for (std::size_t at = 5; at < line.size(); at += 9)
      meaning.values[line[at]] = tenths(line.substr(at + 1, 4));
  } else if (std::regex_match(line, part, byes)) {
    if (number(part[2]) != rounds_played + 1) return true;
    for (const int id : list(part[3])) meaning.coming[id] = upper(part[1].str()[0]);
  } else if (std::regex_match(line, part, ranges)) {
    for (int id = number(part[4]); id <= number(part[5]); ++id) {
      for (int round = number(part[2]); round <= number(part[3]); ++round)
        meaning.fictitious[{id, round}] = tenths(part[1]);
    }
  } else if (std::regex_match(line, part, groups)) {
    meaning.forbidden.push_back({{number(part[1]), number(part[2])}, list(part[3])});
  } else if (std::regex_match(line, part, points)) {
    std::vector<int> who = list(part[3]);
    for (int id = 1; who.empty() && id <= field_size; ++id)
      meaning.beside[{id, number(part[2])}] += tenths(part[1]);
    for (const int id : who) meaning.beside[{id, number(part[2])}] += tenths(part[1]);
  } else {
    return false;
  }
  return true;
}

void expect_meaning(const Tournament& tournament, const Meaning& meaning, const std::string& text) {
  SCOPED_TRACE(text);
  const auto colour = tournament.initial_colour;
  EXPECT_EQ(colour ? std::optional(*colour == Colour::White ? 'W' : 'B') : std::nullopt, meaning.colour);
  const auto value = [&meaning](char code, int standard) {
    return meaning.values.contains(code) ? meaning.values.at(code) : standard;
  };
  EXPECT_EQ(tournament.points.win, value('W', 10));
  EXPECT_EQ(tournament.points.draw, value('D', 5));
  for (const Player& player : tournament.players) {
    const Outcome coming = player.round(rounds_played).outcome;
    const auto asked = meaning.coming.find(player.id);
    const char letter = coming == Outcome::FullBye   ? 'F'
                        : coming == Outcome::HalfBye ? 'H'
                        : coming == Outcome::ZeroBye ? 'Z'
                                                     : ' ';
    EXPECT_EQ(letter, asked == meaning.coming.end() ? ' ' : asked->second) << player.id;
    for (int round = 1; round <= 999; ++round) {
      const auto given = meaning.fictitious.find({player.id, round});
      ASSERT_EQ(player.virtual_in(round - 1), given == meaning.fictitious.end() ? 0 : given->second);
      const auto beside = meaning.beside.find({player.id, round});
      ASSERT_EQ(player.adjusted(round) - player.adjusted(round - 1),
                beside == meaning.beside.end() ? 0 : beside->second);
    }
  }
  std::size_t at = 0;
  for (const auto& [span, group] : meaning.forbidden) {
    if (group.size() < 2) continue;
    ASSERT_LT(at, tournament.forbidden_spans.size());
    const ForbiddenSpan& said = tournament.forbidden_spans[at++];
    EXPECT_EQ(std::pair(said.first_round, said.last_round), span);
    std::vector<PlayerIndex> wanted;
    for (const int id : group) wanted.push_back(id - 1);
    std::sort(wanted.begin(), wanted.end());
    wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
    EXPECT_EQ(said.group, wanted);
  }
  EXPECT_EQ(at, tournament.forbidden_spans.size());
}

std::string player_lines() {
  std::string text;
  for (int id = 1; id <= field_size; ++id) {
    const int other = id % 2 == 1 ? id + 1 : id - 1;
    const int third = id <= field_size / 2 ? id + field_size / 2 : id - field_size / 2;
    text += player(id, "0.0",
                   "  " + four(other) + (id % 2 == 1 ? " w 0" : " b 0") + "  " + four(third) +
                       (id <= field_size / 2 ? " w 0" : " b 0")) +
            "\n";
  }
  return text;
}

TEST(Misreading, WhatIsAcceptedWithoutAWordMeansWhatStandsThere) {
  const std::string lines = player_lines();
  int accepted = 0;
  for (unsigned seed = 0; seed < MISREADINGS; ++seed) {
    Random random(seed);
    const std::string sound = record(random);
    const std::string line = random.chance(90) ? damaged(sound, random) : sound;
    const Problems problems = find_problems("142 9\n" + line + "\n" + lines, {.recompute_points = true});
    bool told = !problems.read.tournament;
    for (const Diagnostic& problem : problems.list) told = told || problem.code != Code::PointsMismatch;
    if (told) continue;
    ++accepted;
    Meaning meaning;
    std::string text = line.substr(0, line.find_last_not_of(" \t") + 1);
    if (text.size() < 4 || text.starts_with("###") || text[0] == ' ') continue;
    const std::string code = text.substr(0, 3);
    const bool ours =
        code == "152" || code == "162" || code == "240" || code == "250" || code == "260" || code == "299";
    if (!ours) continue;  // now another record, with free content
    SCOPED_TRACE(text);
    ASSERT_TRUE(understand(text, meaning));
    expect_meaning(*problems.read.tournament, meaning, text);
    if (::testing::Test::HasFailure()) return;
  }
  EXPECT_GT(accepted, MISREADINGS / 10);
}

// Every readable record has the same meaning after being written as TRF-2026 and read again.
TEST(Misreading, WhatCanBeReadIsWrittenAsItIsRead) {
  const std::string lines = player_lines();
  int read = 0;
  for (unsigned seed = 0; seed < MISREADINGS / 3; ++seed) {
    Random random(seed);
    std::string text = "142 9\n";
    for (int count = random.between(1, 6); count > 0; --count) {
      const std::string line = record(random);
      text += (random.chance(40) ? damaged(line, random) : line) + "\n";
    }
    const Document document = Document::parse(text + lines);
    const ReadResult before = read_tournament(document, {.recompute_points = true});
    if (!before.tournament) continue;
    ++read;
    SCOPED_TRACE(text);
    const Conversion once = convert(document, *before.tournament, before.by_position, Target::Trf26).value();
    EXPECT_EQ(once.losses, std::vector<std::string>{});
    const ReadResult after = read_tournament(once.document.to_bytes());
    ASSERT_TRUE(after.tournament) << once.document.to_bytes() << render(after.diagnostics.front(), "again");
    EXPECT_EQ(after.tournament->points, before.tournament->points);
    EXPECT_EQ(after.tournament->initial_colour, before.tournament->initial_colour);
    for (std::size_t i = 0; i < before.tournament->players.size(); ++i) {
      const Player& a = before.tournament->players[i];
      const Player& b = after.tournament->players[i];
      ASSERT_EQ(a.round(rounds_played), b.round(rounds_played));
      for (int round = 0; round < 9; ++round) {
        ASSERT_EQ(a.virtual_in(round), b.virtual_in(round));
        ASSERT_EQ(a.adjusted(round + 1), b.adjusted(round + 1));
      }
    }
    const Conversion twice =
        convert(once.document, *after.tournament, after.by_position, Target::Trf26).value();
    ASSERT_EQ(twice.document.to_bytes(), once.document.to_bytes());
  }
  EXPECT_GT(read, MISREADINGS / 20);
}

}  // namespace
}  // namespace bloesem::trf::testing
