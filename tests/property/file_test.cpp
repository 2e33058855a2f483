// Changes to a report file that must not change the pairing: the program's output is the same, byte for byte.
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "bloesem/trf/writer.hpp"
#include "engine/render/json/format_json.hpp"
#include "tests/fuzz/program_in_process.hpp"
#include "tests/property/random_rounds.hpp"
#include "tests/property/report.hpp"
#include "trf/columns.hpp"

namespace bloesem::test {
namespace {

using Lines = std::vector<std::string>;

// Writes the whole round with its brackets and criteria, as `bloesem pair --format json` does. The round is
// given explicitly, because columns in which all players are absent leave the coming round open.
class Program {
 public:
  [[nodiscard]] fuzz::Run pair(const Tournament& t, const std::string& file) const {
    return folder_.run(
        {"pair", "-", "--rules", "2016", "--format", "json", "--round", std::to_string(t.rounds_played + 1)},
        file);
  }

 private:
  fuzz::Folder folder_;
};

std::string joined(const Lines& lines, const std::function<std::string()>& end) {
  std::string text;
  for (const std::string& line : lines) text += line + end();
  return text;
}

std::string joined(const Lines& lines) {
  return joined(lines, [] { return "\n"; });
}

bool is_player(const std::string& line) { return line.starts_with("001"); }

// Two runs of the whole program take as long as many rounds.
int files_to_try() { return rounds_to_try() / 4; }

// Pairs the original and the changed file.
using Change = std::function<std::string(const Lines& lines, Random& random)>;
void expect_same_bytes(const Change& change) {
  const Program program;
  for_random_rounds(
      [&](const Tournament& t, Random& random) {
        const Lines lines = report_lines_of(t);
        const fuzz::Run plain = program.pair(t, joined(lines));
        ASSERT_TRUE(plain.code == platform::ExitCode::Done || plain.code == platform::ExitCode::NoValidPairing)
            << plain.err;
        const std::string file = change(lines, random);
        const fuzz::Run changed = program.pair(t, file);
        EXPECT_EQ(changed.code, plain.code) << changed.err;
        EXPECT_EQ(changed.out, plain.out) << file;
      },
      files_to_try());
}

// Otherwise the other tests of this file would prove little.
TEST(File, SaysWhatTheTournamentIsInEveryDialect) {
  const Program program;
  int written = 0;
  for_random_pairings(
      [&](const Tournament& t, const RoundPairing& pairing, Random& random) {
        constexpr trf::Target targets[] = {trf::Target::Trf16, trf::Target::Trf26, trf::Target::Trfx,
                                           trf::Target::Trfbx};
        const trf::Written report = trf::write_report(t, {.target = targets[random.between(0, 3)]});
        if (!report.losses.empty()) return;
        const fuzz::Run run = program.pair(t, report.text);
        EXPECT_EQ(run.out, render::format_json(t, pairing, Edition::Baku2016)) << run.err << report.text;
        ++written;
      },
      files_to_try());
  EXPECT_GT(written, files_to_try() / 2);
}

// A.2: only score and pairing number determine the order.
TEST(File, SexTitlesNamesRatingsFederationsNumbersAndBirthdaysMeanNothing) {
  expect_same_bytes([](Lines lines, Random& random) {
    constexpr auto first = static_cast<std::size_t>(trf::player_sex.first - 1);
    constexpr auto width = static_cast<std::size_t>(trf::player_birth.last) - first;
    Lines persons;
    for (const std::string& line : lines)
      if (is_player(line)) persons.push_back(line.substr(first, width));
    random.shuffle(persons);
    for (std::string& line : lines) {
      if (!is_player(line)) continue;
      line.replace(first, width, persons.back());
      persons.pop_back();
    }
    return joined(lines);
  });
}

// The rank is a result of the standings; the players' numbers are their starting ranks.
TEST(File, RanksMeanNothing) {
  expect_same_bytes([](Lines lines, Random& random) {
    for (std::string& line : lines) {
      if (!is_player(line)) continue;
      const std::string rank = random.chance(50) ? "    " : std::to_string(random.between(1000, 9999));
      line.replace(static_cast<std::size_t>(trf::player_rank.first - 1), rank.size(), rank);
    }
    return joined(lines);
  });
}

TEST(File, OrderOfLinesMeansNothing) {
  expect_same_bytes([](Lines lines, Random& random) {
    random.shuffle(lines);
    return joined(lines);
  });
}

TEST(File, EndsOfLinesMeanNothing) {
  expect_same_bytes([](const Lines& lines, Random& random) {
    const std::string ends[] = {"\r", "\r\n", "\n\r", "\n"};
    const std::size_t all_alike = random.between<std::size_t>(0, 4);
    return joined(lines, [&] { return ends[all_alike < 4 ? all_alike : random.between<std::size_t>(0, 3)]; });
  });
}

TEST(File, BlanksAtEndsOfLinesAndLettersOfCodesMeanNothing) {
  expect_same_bytes([](Lines lines, Random& random) {
    for (std::string& line : lines) {
      if (line.starts_with("XX") && random.chance(50)) line.replace(0, 2, "xx");
      if (random.chance(50)) line += "   ";
    }
    return joined(lines);
  });
}

// A.1: only the order of the numbers matters.
TEST(File, GapsInTheNumbersMeanNothing) {
  const Program program;
  for_random_pairings(
      [&](Tournament t, const RoundPairing& pairing, Random& random) {
        int id = 0;
        for (Player& player : t.players) player.id = id += random.between(1, 200);
        const fuzz::Run run = program.pair(t, report_of(t));
        EXPECT_EQ(run.out, render::format_json(t, pairing, Edition::Baku2016)) << run.err;
      },
      files_to_try());
}

}  // namespace
}  // namespace bloesem::test
