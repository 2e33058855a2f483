#include "trf/plain_player.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "tests/support/random.hpp"
#include "tests/trf/support.hpp"
#include "trf/line_text.hpp"
#include "trf/player_line.hpp"
#include "trf/recognise_dialect.hpp"

namespace bloesem::trf::testing {
namespace {

// Returns a line of a file with starting ranks of seven columns.
std::string wide_player(std::string_view blocks) {
  std::string line = player(1234567, "10.5");  // its id is wider than the standard field
  return line.insert(line.size() - 1, "   ") + std::string(blocks);
}

bool is_plain(std::string_view line, Layout layout = {}) {
  Draft draft;
  draft.layout = layout;
  return read_plain_player(1, line, draft);
}

TEST(PlainPlayer, TakesWhatFilesAreFullOf) {
  for (const std::string& line :
       {player(1, "0.0"), player(12, "0.5", "     2 w ="), player(9999, "10.5", "     2 b 1  0000 - H"),
        player(3, " 1.5", "     2 w W     4 - -"), player(3, "1.0", "     2 w 1     4 b"),
        player(3, "1.0", "     2 w 1         "), player(3, "0.0", "               4 b ")})
    EXPECT_TRUE(is_plain(line)) << line;
  EXPECT_TRUE(is_plain(wide_player("  1234566 w 1       12 b 0"), Layout(7)));
}

TEST(PlainPlayer, LeavesTheRestToTheReader) {
  const std::string good = player(1, "0.5", "     2 w =");
  const auto with = [&good](std::size_t column, std::string_view text) {
    return std::string(good).replace(column - 1, text.size(), text);
  };
  for (const std::string& line :
       {with(5, "1   "), with(5, "   0"), with(9, "x"), with(15, "\t"), with(15, "\xC3\xA9"), with(20, "|"),
        with(49, "2 00"), with(53, "1"), with(81, " .5 "), with(81, "    "), with(81, "   1"), with(81, "-1.0"),
        with(85, "1"), with(95, "1"), with(99, "2"), good + "     3", good.substr(0, 84)})
    EXPECT_FALSE(is_plain(line)) << line;
  EXPECT_FALSE(is_plain(good, Layout(7)));
}

auto facts_of(const PlayerLine& p) {
  return std::tuple(p.line, p.column, p.id, p.name, p.rating, p.points, p.broken, p.layout, p.shift);
}

bool same_cells(const PlayerLine& a, const PlayerLine& b) {
  return std::equal(a.cells.begin(), a.cells.end(), b.cells.begin(), b.cells.end(),
                    [](const Cell& x, const Cell& y) {
                      return std::tie(x.opponent, x.colour, x.outcome, x.broken, x.code) ==
                             std::tie(y.opponent, y.colour, y.outcome, y.broken, y.code);
                    });
}

std::string damaged(std::string line, test::Random& random) {
  constexpr std::string_view bytes = "     00112239.,wWbB-=+UFHZx|\t\x7F\x01\xC3\xA9\xFF";
  for (int count = random.between(0, 3); count > 0 && line.size() > 5; --count) {
    const auto at = random.between<std::size_t>(4, line.size() - 1);
    const char byte = bytes[random.between<std::size_t>(0, bytes.size() - 1)];
    switch (random.between(0, 9)) {
      case 0: line.erase(at, 1); break;
      case 1: line.insert(at, 1, byte); break;
      case 2: line.resize(at + 1); break;
      default: line[at] = byte;
    }
  }
  return line;
}

// The fast path must agree with read_player, decline lines that need a diagnostic, and leave no trace of a
// declined line.
TEST(PlainPlayer, AgreesWithTheReader) {
  test::Random random(815);
  const std::vector<std::string> lines = {player(1, "0.0"), player(12, "1.5", "     2 w 1     7 b =  0000 - Z"),
                                          player(4321, "11.0", "    23 w 1   123 b 0  0000 - U  1234 - -")};
  int plain = 0;
  for (int i = 0; i < 200000; ++i) {
    const bool wide = random.chance(30);
    const std::string line = damaged(wide ? wide_player("  1234566 w 1       12 b 0  0000000 - H")
                                          : lines[random.between<std::size_t>(0, lines.size() - 1)],
                                     random);
    Draft quick;
    quick.layout = wide ? Layout(7) : Layout();
    if (!read_plain_player(5, line, quick)) {
      ASSERT_TRUE(quick.players.empty()) << line;
      continue;
    }
    ++plain;
    Draft slow;
    Diagnostics out;
    read_player(LineText(5, line, Columns::Characters, quick.layout), slow, out);
    ASSERT_TRUE(out.take().empty()) << line;
    ASSERT_FALSE(slow.roster_broken) << line;
    ASSERT_EQ(facts_of(quick.players.at(0)), facts_of(slow.players.at(0))) << line;
    ASSERT_TRUE(same_cells(quick.players[0], slow.players[0])) << line;
    ASSERT_FALSE(find_tdf_player({line})) << line;
  }
  EXPECT_GT(plain, 60000);
}

}  // namespace
}  // namespace bloesem::trf::testing
