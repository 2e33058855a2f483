#include "trf/editor.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/trf/support.hpp"

namespace bloesem::trf {
namespace {

using testing::file;
using testing::player;

Editor editor(const std::string& bytes) { return Editor(Document::parse(bytes)); }

std::string bytes(const Editor& editor) { return editor.document().to_bytes(); }

const std::string one = player(1, "1.0", "     2 w 1");
const std::string two = player(2, "0.0", "     1 b 0");
const std::string both = file({"012 x", one, two});

TEST(Editor, OnlyTheColumnsConcernedChange) {
  Editor e = editor("012 x\r\n" + one + "  \r\n### note\r" + two);
  e.write_cell(1, 0, {2, Colour::White, Outcome::Draw});
  EXPECT_EQ(bytes(e), "012 x\r\n" + player(1, "1.0", "     2 w =") + "  \r\n### note\r" + two);
  e.write_points(2, 5);
  e.write_rank(2, 12);
  std::string changed = player(2, "0.5", "     1 b 0");
  changed.replace(85, 4, "  12");
  EXPECT_EQ(e.document().text(4), changed);
}

TEST(Editor, ACellRestoredIsTheFileRestored) {
  for (const std::string end : {"", "  ", "\t", "   \t", "\xC2\xA0"}) {
    const std::string before = "012 x\n" + one + end + "\n" + two + "\n";
    Editor e = editor(before);
    const std::vector<Cell> cells = e.cells(1);
    e.write_cell(1, 0, {0, Colour::None, Outcome::HalfBye});
    EXPECT_NE(bytes(e), before);
    e.write_cell(1, 0, cells.at(0));
    EXPECT_EQ(bytes(e), before) << end;
  }
}

TEST(Editor, ANewCellTakenBackIsTheFileRestored) {
  Editor e = editor(both);
  e.write_cell(2, 4, {1, Colour::White, Outcome::Win});
  EXPECT_EQ(e.cells(2).size(), 5U);
  e.write_cell(2, 4, {});
  EXPECT_EQ(bytes(e), both);
}

TEST(Editor, WhatFollowsABlankOrTabEndCanBeRead) {
  for (const std::string end : {" ", "            ", "\t", "  \t\t", "\xC2\xA0", "\f"}) {
    Editor e = editor("012 x\n" + one + end + "\n" + two + end + "\n");
    e.write_cell(1, 1, {2, Colour::Black, Outcome::Draw});
    e.write_cell(2, 1, {1, Colour::White, Outcome::Draw});
    e.write_points(1, 15);
    e.write_points(2, 5);
    const ReadResult read = read_tournament(e.document());
    ASSERT_TRUE(read.tournament) << end;
    EXPECT_EQ(read.tournament->rounds_played, 2);
  }
}

// Names padded by bytes, and with a combining accent that takes no column.
TEST(Editor, ALineCountedOtherwiseIsPutInStepFirst) {
  const std::string name = "M\xC3\xBCller, J\xC3\xB6rg";
  const std::string marks = "Mu\xCC\x88ller, Jo\xCC\x88rg";
  const auto line = [](const std::string& text, int width) {
    return "001    1 m  g" + std::string(1, ' ') + text + std::string(static_cast<std::size_t>(width), ' ') +
           " 2000 ESP        1234 1990/01/01  1.0    1     2 w 1";
  };
  const std::string right = line(name, 33 - 12);
  for (const std::string& written : {line(name, 33 - 14), line(name, 33 - 12)}) {
    Editor e = editor(file({written, two}));
    EXPECT_EQ(e.fields(1).name, name);
    EXPECT_EQ(e.points(1), 10);
    EXPECT_TRUE(e.has_rank(1));
    EXPECT_EQ(e.result_code(1, 0), '1');
    e.write_cell(1, 1, {0, Colour::None, Outcome::ZeroBye});
    EXPECT_EQ(e.document().text(1), right + "  0000 - Z");
  }
  Editor e = editor(file({line(marks, 33 - 12), two}));
  EXPECT_EQ(e.fields(1).name, marks);
  e.write_cell(1, 1, {0, Colour::None, Outcome::ZeroBye});
  EXPECT_EQ(e.document().text(1), line(marks, 33 - 14) + "  0000 - Z");
}

TEST(Editor, AllRoundsAtOnce) {
  Editor e = editor(file({one + "  0000 - H  0000 - Z", two}));
  e.write_cells(1, {{}, {2, Colour::Black, Outcome::Unfinished, false, '?'}, {}});
  EXPECT_EQ(e.document().text(1), player(1, "1.0", "               2 b ?"));
  e.write_cells(1, {});
  EXPECT_EQ(e.document().text(1), player(1, "1.0"));
}

TEST(Editor, ColumnsBetweenTheFieldsAreKept) {
  std::string line = player(1, "1.0", "     2 w 1");
  line[13] = 'x';
  line[56] = 'y';
  line[68] = 'z';
  Editor e = editor(file({line, two}));
  e.write_cells(1, e.cells(1));
  EXPECT_EQ(e.document().text(1), line);
}

TEST(Editor, AdjournedGamesAreMarked) {
  Editor e = editor(both);
  e.write_adjourned(1, 0);
  EXPECT_EQ(e.result_code(1, 0), '?');
  EXPECT_EQ(e.cells(1).at(0).outcome, Outcome::Unfinished);
}

TEST(Editor, PlayersInTheOrderOfTheFile) {
  EXPECT_EQ(editor(file({two, "x", one})).ids(), (std::vector<int>{2, 1}));
  EXPECT_TRUE(editor("012 x").ids().empty());
}

TEST(Editor, RequestsAreOneRecordForEachRoundAndKind) {
  Editor e = editor(file({"240 h 3 2", one, two, "240 Z 001    1    2", "240 X 003    1"}));
  const std::vector<ByeRequest> expected = {
      {2, 2, Outcome::HalfBye}, {1, 0, Outcome::ZeroBye}, {2, 0, Outcome::ZeroBye}};
  EXPECT_EQ(e.requests(), expected);
  e.write_requests({{12, 3, Outcome::FullBye},
                    {2, 2, Outcome::HalfBye},
                    {1, 2, Outcome::HalfBye},
                    {2, 2, Outcome::HalfBye}});
  EXPECT_EQ(bytes(e), file({"240 H 003    1    2", "240 F 004   12", one, two}));
  e.write_requests({});
  EXPECT_EQ(bytes(e), file({one, two}));
}

TEST(Editor, RecordsAreWrittenWhereTheyStood) {
  Editor e = editor(file({"062 2", "012 x", "062 3", one}));
  EXPECT_TRUE(e.has_record("062"));
  e.write_record("062", "5");
  e.write_record("072", "1");
  EXPECT_EQ(bytes(e), file({"062 5", "012 x", "072 1", one}));
  EXPECT_TRUE(e.erase_records("062"));
  EXPECT_FALSE(e.erase_records("062"));
  EXPECT_EQ(e.cells(1).size(), 1U);  // the player's line is found after the erasure
}

TEST(Editor, TheNumberOfRoundsIsSaidInEveryRecordOfIt) {
  const auto written = [](std::initializer_list<std::string> lines) {
    Editor e = editor(file(lines));
    e.write_rounds(9);
    return bytes(e);
  };
  EXPECT_EQ(written({"XXR 5", one}), file({"XXR 9", one}));
  EXPECT_EQ(written({"142 5", one}), file({"142 9", one}));
  EXPECT_EQ(written({"142 5", "XXR 5", one}), file({"142 9", "XXR 9", one}));
  EXPECT_EQ(written({"152 W", one}), file({"152 W", "142 9", one}));
  EXPECT_EQ(written({one}), file({"XXR 9", one}));
}

TEST(Editor, TheInitialColourIsSaidInEveryRecordOfIt) {
  const auto written = [](std::initializer_list<std::string> lines) {
    Editor e = editor(file(lines));
    e.write_initial_colour(Colour::Black);
    return bytes(e);
  };
  EXPECT_EQ(written({one}), file({"XXC black1", one}));
  EXPECT_EQ(written({"XXC rank", "xxc white1 RANKING", one}), file({"XXC black1 rank", one}));
  EXPECT_EQ(written({"142 5", one}), file({"142 5", "152 B", one}));
  EXPECT_EQ(written({"142 5", "XXC white1", "152 W", one}), file({"142 5", "XXC black1", "152 B", one}));
}

TEST(Editor, NewPlayersStandWhereTheyBelong) {
  Editor e = editor(file({"012 x", one, two, "### end"}));
  e.insert_player(player(7, "0.0"), 0);
  e.insert_player(player(8, "0.0"), 2);
  EXPECT_EQ(bytes(e), file({"012 x", one, player(8, "0.0"), two, player(7, "0.0"), "### end"}));
  Editor none = editor("012 x\n");
  none.insert_player(player(1, "0.0"), 0);
  EXPECT_EQ(bytes(none), file({"012 x", player(1, "0.0")}));
}

TEST(Editor, ANewNumberingIsFollowedEverywhere) {
  const std::string three = player(3, "0.0", "  0000 - Z");
  const std::string before =
      file({"250       1.0 001 003    1    2", "XXP 1 3", "240 Z 001    3", one, two, three});
  Editor e = editor(before);
  e.renumber({0, 3, 1, 2});
  EXPECT_EQ(bytes(e), file({"250       1.0 001 003    1    1", "250       1.0 001 003    3    3", "XXP 3 2",
                            "240 Z 001    2", player(3, "1.0", "     1 w 1"), player(1, "0.0", "     3 b 0"),
                            player(2, "0.0", "  0000 - Z")}));
  EXPECT_EQ(e.ids(), (std::vector<int>{3, 1, 2}));
}

}  // namespace
}  // namespace bloesem::trf
