#include "trf/most_players.hpp"

#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "bloesem/trf/problems.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/tournament_file.hpp"

namespace bloesem::trf {
namespace {

using ::testing::SizeIs;

std::string player(int id) {
  const std::string number = std::to_string(id);
  return "001 " + std::string(4 - number.size(), ' ') + number + "      P" + number + "\n";
}

std::string report_of(int players) {
  std::string text = "012 Open\nXXR 9\nXXC white1\n";
  for (int id = 1; id <= players; ++id) text += player(id);
  return text;
}

std::string csv_of(int players) {
  std::string text = "#bloesem,1\n#rounds_played,0\nid,name\n";
  for (int id = 1; id <= players; ++id) text += std::to_string(id) + ",P\n";
  return text;
}

std::string json_of(int players) {
  std::string text = "{\"schema\": 1, \"rounds_played\": 0, \"players\": [";
  for (int id = 1; id <= players; ++id)
    text += (id == 1 ? "" : ",\n") + ("{\"id\": " + std::to_string(id)) + "}";
  return text + "]}";
}

ReadResult read(const std::string& text, std::size_t most) {
  const SourceText source(text);
  ReadOptions options;
  options.max_players = most;
  return read_tournament(source, source.lines(), recognise_format(text), options);
}

TEST(MostPlayers, MoreAreRefusedWithOneMessage) {
  for (const std::string& text : {report_of(5), csv_of(5), json_of(5)}) {
    SCOPED_TRACE(text);
    for (const std::size_t most : {5U, 6U, 9999U}) {
      const ReadResult result = read(text, most);
      ASSERT_TRUE(result.tournament);
      EXPECT_THAT(result.tournament->players, SizeIs(5));
    }
    for (const std::size_t most : {1U, 4U}) {
      const ReadResult result = read(text, most);
      EXPECT_FALSE(result.tournament);
      ASSERT_THAT(result.diagnostics, SizeIs(1));
      EXPECT_EQ(result.diagnostics[0].code, Code::TooLarge);
      EXPECT_EQ(result.diagnostics[0].expected, most == 1 ? "at most 1 player" : "at most 4 players");
    }
  }
}

TEST(MostPlayers, TheLineIsThatOfTheFirstBeyondTheLimit) {
  EXPECT_EQ(read(report_of(5), 2).diagnostics[0].line, 6);
  EXPECT_EQ(read(csv_of(5), 2).diagnostics[0].line, 6);
  EXPECT_EQ(read(json_of(5), 2).diagnostics[0].line, 3);
}

// Whatever else is wrong with them.
TEST(MostPlayers, LinesBeyondTheLimitAreNotRead) {
  const ReadResult result = read(report_of(2) + player(2) + "001 nonsense\n", 2);
  ASSERT_THAT(result.diagnostics, SizeIs(1));
  EXPECT_EQ(result.diagnostics[0].line, 6);
  ReadOptions options;
  options.max_players = 2;
  EXPECT_THAT(find_problems(report_of(3), options).list, SizeIs(1));
}

TEST(MostPlayers, TheLineBeyondTheLimit) {
  const std::vector<std::string_view> lines{"012 x", "001    1", "XXR 3", "001    2", "0010"};
  ReadOptions options;
  EXPECT_FALSE(line_beyond_limit(lines, options));
  options.max_players = 3;
  EXPECT_FALSE(line_beyond_limit(lines, options));
  options.max_players = 2;
  EXPECT_EQ(line_beyond_limit(lines, options), 5);
  options.max_players = 0;
  EXPECT_EQ(line_beyond_limit(lines, options), 2);
}

}  // namespace
}  // namespace bloesem::trf
