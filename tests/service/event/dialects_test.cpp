// Events can continue in files of every readable dialect.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "bloesem/check_tournament.hpp"
#include "tests/support/program/event_file.hpp"
#include "tests/support/program/report_text.hpp"

namespace bloesem::cli_test {
namespace {

using service::Changes;

Changes undo(const EventFile& file) {
  Changes changes;
  changes.undo_from = std::max(1, file.tournament().rounds_played);
  changes.sure = true;
  return changes;
}

Changes white_wins(const Tournament& t) {
  Changes changes;
  for (const Board& board : played_round(t, t.rounds_played).boards) {
    const auto id = [&](PlayerIndex p) { return t.players[static_cast<std::size_t>(p)].id; };
    changes.results.push_back({id(board.white), id(board.black), *service::parse_result("1-0")});
  }
  return changes;
}

struct Kind {
  std::string name;
  std::string bytes;
};

std::string replaced(std::string text, const std::string& what, const std::string& with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size())) {
    text.replace(at, what.size(), with);
  }
  return text;
}

// One round has been played; 3 is to be absent in the second.
std::vector<Entrant> entrants(const std::string& bye, const std::string& absent) {
  return {{1, "Appel, Ans", 2400, "1.0", {"4 w 1"}},
          {2, "Braam, Bob", 2300, "1.0", {"5 b 1"}},
          {3, "Citroen, Cas", 2200, "0.5", {"6 w =", absent}},
          {4, "Druif, Dina", 2100, "0.0", {"1 b 0"}},
          {5, "Eik, Evi", 2000, "0.0", {"2 w 0"}},
          {6, "Framboos, Fe", 1900, "0.5", {"3 b ="}},
          {7, "Gember, Guus", 0, "1.0", {bye}}};
}

std::vector<Kind> kinds() {
  const std::string plain = report("XXR 5\n", entrants("0000 - U", "0000 - Z"));
  const std::string unmarked = report("XXR 5\n", entrants("0000 - U", ""));
  std::string no_ranks = plain;
  for (std::size_t at = no_ranks.find("\n001"); at != std::string::npos; at = no_ranks.find("\n001", at + 1)) {
    no_ranks.replace(at + 86, 4, "    ");
  }
  return {
      {"TRF16", plain},
      {"TRF06, or Vega", report("042 02/05/2025\nXXR 5\nXXC rank\n", entrants("0000 - +", "0000 - -"))},
      {"XXZ", replaced(unmarked, "XXR 5\n", "XXR 5\nXXZ 3\n")},
      {"2026", replaced(unmarked, "XXR 5\n", "142 5\n152 W\n240 Z 002    3\n260 001 005    1    2\n")},
      {"other points", replaced(replaced(plain, "XXR 5\n", "XXR 5\nXXS W=3 D=2 PAB=2\n"), " 0.5 ", " 2.0 ")},
      {"fictitious points", replaced(plain, "XXR 5\n", "XXR 5\nXXA    1  1.0  1.0\nXXA    2  1.0  1.0\n")},
      {"CR", replaced(plain, "\n", "\r")},
      {"CR LF", replaced(plain, "\n", "\r\n")},
      {"Windows-1252", replaced(plain, "Evi ", "\xC9vi ")},
      {"byte columns", replaced(plain, "Eik, Evi  ", "Eik, Évi ")},
      {"without the last line end", plain.substr(0, plain.size() - 1)},
      {"no ranks", no_ranks},
      {"blanks at the ends", replaced(plain, "\n", "   \n")},
      {"byte order mark", "\xEF\xBB\xBF" + plain}};
}

void check_kind(Kind kind) {
  if (kind.name == "other points") {
    for (const char* id : {"1", "2"}) {
      const std::string front = std::string("\n001    ") + id;
      const std::size_t at = kind.bytes.find(front);
      kind.bytes.replace(at + 82, 3, "3.0");
    }
    kind.bytes.replace(kind.bytes.find("1.0    7"), 3, "2.0");
  }
  EventFile file(kind.bytes);
  ASSERT_EQ(file.tournament().rounds_played, 1);
  Changes wishes;
  wishes.byes = {{4, Outcome::HalfBye}};
  wishes.returned = {3};
  ASSERT_TRUE(file.change(wishes)) << file.change(wishes).error().message;
  wishes = {};
  wishes.withdrawn = {3};
  ASSERT_TRUE(file.change(wishes)) << file.change(wishes).error().message;
  Result<std::string> paired = file.pair();
  ASSERT_TRUE(paired) << paired.error().message;
  EXPECT_EQ(file.tournament().rounds_played, 2);
  const Changes results = white_wins(file.tournament());
  EXPECT_EQ(results.results.size(), 2U);
  ASSERT_TRUE(file.change(results));
  Changes newcomer;
  newcomer.newcomers.resize(1);
  newcomer.newcomers[0].name = "Łukasz";
  newcomer.newcomers[0].rating = "2350";
  ASSERT_TRUE(file.change(newcomer));
  const std::string before = file.bytes();
  paired = file.pair();
  ASSERT_TRUE(paired) << paired.error().message;
  EXPECT_EQ(check_tournament(file.tournament(), {.round = 3})->differences.size(), 0U);
  ASSERT_TRUE(file.change(undo(file)));
  EXPECT_EQ(file.bytes(), before);
  ASSERT_TRUE(file.change(undo(file)));
  ASSERT_TRUE(file.change(undo(file)));
  EXPECT_FALSE(file.change(undo(file)));
  const Tournament t = file.tournament();
  EXPECT_EQ(t.rounds_played, 0);
  EXPECT_EQ(t.players.size(), 8U);
  // Withdrawn from the second round on, in the file's own form for future rounds.
  EXPECT_NE(file.bytes().find("240 Z 005 "), std::string::npos);
}

TEST(Dialects, EveryKindOfFileGoesOn) {
  for (const Kind& kind : kinds()) {
    SCOPED_TRACE(kind.name);
    ASSERT_NO_THROW(check_kind(kind));
  }
}

}  // namespace
}  // namespace bloesem::cli_test
