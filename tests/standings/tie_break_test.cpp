#include "bloesem/standings/tie_break.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

#include "bloesem/standings/rating_table.hpp"
#include "bloesem/standings/regulations.hpp"

namespace bloesem::standings {
namespace {

std::string read(std::string_view text) {
  const auto entry = parse_tie_break(text);
  return entry ? entry->text() : entry.error().message;
}

std::string read_list(std::string_view text) {
  const auto list = parse_tie_breaks(text);
  if (!list) return list.error().message;
  std::string result;
  for (const TieBreak& entry : *list) result += (result.empty() ? "" : ",") + entry.text();
  return result;
}

TEST(TieBreakTable, HasEachCodeOnceAndReadsItBack) {
  std::set<std::string_view> codes;
  for (const TieBreakRow& row : tie_break_table()) {
    EXPECT_TRUE(codes.insert(row.code).second) << row.code;
    EXPECT_EQ(&row_of(row.measure), &row);
    EXPECT_EQ(read(row.code), row.code);
    EXPECT_FALSE(row.name.empty() || row.article.empty() || row.type.empty() || row.meaning.empty())
        << row.code;
  }
}

TEST(TieBreak, MandatoryCodesAreTakenAsTheyAreWritten) {
  for (const char* code :
       {"DE",     "DE/P",  "WIN",    "WON",    "BPG",    "BWG",      "REP",     "PS",      "PS/C1",   "PS/C2",
        "BH",     "BH/C1", "BH/C2",  "BH/M1",  "BH/M2",  "BH/P",     "BH/C1/P", "BH/C2/P", "BH/M1/P", "BH/M2/P",
        "FB",     "FB/C1", "FB/C2",  "FB/M1",  "FB/M2",  "FB/P",     "FB/C1/P", "FB/C2/P", "FB/M1/P", "FB/M2/P",
        "AOB",    "AOB/F", "SB",     "SB/C1",  "SB/C2",  "SB/P",     "SB/C1/P", "SB/C2/P", "KS",      "KS/L+1",
        "KS/L-2", "ARO",   "ARO/C1", "ARO/C2", "ARO/M1", "ARO/M2",   "TPR",     "PTP",     "APRO",    "APPO",
        "STD",    "TPN",   "TPN/R",  "RTNG",   "RTNG/R", "ARO/U1400"})
    EXPECT_EQ(read(code), code);
}

TEST(TieBreak, OtherSpellingsAreBroughtIntoForm) {
  EXPECT_EQ(read("bh#c1!p"), "BH/C1/P");
  EXPECT_EQ(read("BH/P/C1"), "BH/C1/P");
  EXPECT_EQ(read("ge"), "REP");
  EXPECT_EQ(read("SNO/R"), "TPN/R");
  EXPECT_EQ(read("RTG/U1000"), "RTNG/U1000");
  EXPECT_EQ(read("KS/L1"), "KS/L+1");
  EXPECT_EQ(read("KS/L+0"), "KS");
  EXPECT_EQ(read("OTHER_blitz/x"), "OTHER_blitz/x");
}

TEST(TieBreak, WhatIsNoneIsRefusedWithTheNearest) {
  EXPECT_EQ(read("BHC1"), "tie-break \"BHC1\": no such code; nearest: BH/C1, BH, BH/C2");
  EXPECT_EQ(read("SBX"), "tie-break \"SBX\": no such code; nearest: SB, STD, BH");
  EXPECT_EQ(read("BH/X1"), "tie-break \"BH/X1\": no such modifier: /X1; nearest: BH/C1, BH/M1, BH/C2");
  EXPECT_EQ(read("WIN/C1"), "tie-break \"WIN/C1\": WIN does not take /C1; nearest: WIN, PS/C1, BH/C1");
  EXPECT_EQ(read("BH/C1/M1"), "tie-break \"BH/C1/M1\": a second /M1");
  EXPECT_EQ(read("BH:MP"),
            "tie-break \"BH:MP\": scores of teams are not computed; nearest: BH/M1, BH/M2, BH/P");
  for (const char* text :
       {"", "/", "BH/", "BH//C1", "BH/C", "BH/C0", "BH/C100", "BH/C-1", "BH/C1x", "BH/C99999999999", "BH/Px",
        "KS/L", "KS/L+", "KS/L+-1", "KS/L50", "ARO/U0", "ARO/U", "OTHER_", "DE/F"})
    EXPECT_FALSE(parse_tie_break(text)) << text;
}

TEST(TieBreak, LongTextIsAnsweredShortly) {
  const std::string message = read(std::string(100'000, 'B'));
  EXPECT_LT(message.size(), 200U);
}

TEST(TieBreak, ListsAreSeparatedByCommasOrBlanks) {
  EXPECT_EQ(read_list("BH/C1,BH,,SB"), "PTS,BH/C1,BH,SB");
  EXPECT_EQ(read_list("  DE bh\tSB , "), "PTS,DE,BH,SB");
  EXPECT_EQ(read_list("STD,PTS,BH"), "STD,PTS,BH");
  EXPECT_EQ(read_list(""), "PTS");
  EXPECT_EQ(read_list("BH,XYZ"), "tie-break \"XYZ\": no such code; nearest: PTS, DE, WIN");
}

TEST(TieBreak, PresetsAreLists) {
  for (const Preset& preset : presets()) {
    EXPECT_EQ(read_list(preset.name), std::string("PTS,") + std::string(preset.list));
    EXPECT_FALSE(preset.meaning.empty());
  }
  EXPECT_EQ(read_list("fide-rr"), "PTS,DE,WIN,SB,KS");
}

TEST(Regulations, AreThoseOfTheDay) {
  const auto on = [](std::string_view date) { return std::string(regulations_on(date).name); };
  EXPECT_EQ(on("2023/08/31"), "2009");
  EXPECT_EQ(on("2023/09/01"), "2023");
  EXPECT_EQ(on("2024-07-31"), "2023");
  EXPECT_EQ(on("2024/08/01"), "2024");
  EXPECT_EQ(on("2026/02/28"), "2024");
  EXPECT_EQ(on("2026/03/01"), "2026");
  for (const char* text : {"", "2024", "01/05/2024", "2024/05/1x", "yesterday"})
    EXPECT_EQ(on(text), "2026") << text;
  for (const Regulations& regulations : all_regulations())
    EXPECT_EQ(find_regulations(regulations.name), &regulations);
  EXPECT_EQ(find_regulations("2010"), nullptr);
}

TEST(RatingTable, IsThatOfTheHandbook) {
  EXPECT_EQ(rating_difference(0), -800);
  EXPECT_EQ(rating_difference(49), -7);
  EXPECT_EQ(rating_difference(50), 0);
  EXPECT_EQ(rating_difference(99), 677);
  EXPECT_EQ(rating_difference(100), 800);
  EXPECT_EQ(expected_percent(0), 50);
  EXPECT_EQ(expected_percent(3), 50);
  EXPECT_EQ(expected_percent(4), 51);
  EXPECT_EQ(expected_percent(-4), 49);
  EXPECT_EQ(expected_percent(735), 99);
  EXPECT_EQ(expected_percent(736), 100);
  EXPECT_EQ(expected_percent(-736), 0);
  for (int difference = -1000; difference <= 1000; ++difference) {
    EXPECT_EQ(expected_percent(difference) + expected_percent(-difference), 100);
    EXPECT_LE(expected_percent(difference), expected_percent(difference + 1));
  }
}

}  // namespace
}  // namespace bloesem::standings
