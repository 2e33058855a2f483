#include "bloesem/trf/tie_breaks.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

std::vector<std::string> texts(const std::string& records) {
  std::vector<std::string> list;
  const ReadResult read = read_tournament(records);
  if (!read.standings) return {"none"};
  for (const TieBreak& key : read.standings->keys) list.push_back(key.text());
  return list;
}

using Texts = std::vector<std::string>;

TEST(TieBreaks, AreAListInTheOrderOfTheFile) {
  EXPECT_EQ(texts("202 BH/C1,bh , SB,,DE"), (Texts{"PTS", "BH/C1", "BH", "SB", "DE"}));
  EXPECT_EQ(texts("212 PTS,BH"), (Texts{"PTS", "BH"}));
  EXPECT_EQ(texts("212 BH,PTS\n202 SB"), (Texts{"BH", "PTS"})) << "record 212 says all of it";
  EXPECT_EQ(texts("142 5"), Texts{"none"});
}

TEST(TieBreaks, HaveTheirParts) {
  const ReadResult read = read_tournament("202 \xC3\xA9,EMMSB:gp/c1/P");
  const TieBreak& key = read.standings.value().keys.at(2);
  EXPECT_EQ(key.acronym, "EMMSB");
  EXPECT_EQ(key.points, "GP");
  EXPECT_EQ(key.modifiers, (Texts{"C1", "P"}));
  EXPECT_EQ(key.place, (Place{1, 7, 19})) << "in characters";
}

std::string fault(const std::string& text) {
  const ReadResult read = read_tournament("212 " + text);
  return fault_of(read.standings.value().keys.at(0)).value_or("");
}

TEST(TieBreaks, OfTheFormat) {
  for (const char* text : {"PTS", "de", "BH/C1", "BH/M1/P", "KS/L+1", "KS/L-2", "FB/C2/F", "PS/R", "ARO/K400",
                           "BH:MP/C1", "EDEC", "MPvGP", "OTHER_any:thing/x", "GE"})
    EXPECT_EQ(fault(text), "") << text;
  EXPECT_EQ(fault("BHX"), "unknown tie-break BHX");
  EXPECT_EQ(fault("OTHER_"), "");
  EXPECT_EQ(fault("/C1"), "unknown tie-break ");
  EXPECT_EQ(fault("BH:XP"), "unknown score XP (MP or GP)");
  EXPECT_EQ(fault("BH/C"), "unknown modifier /C");
  EXPECT_EQ(fault("KS/L1"), "unknown modifier /L1");
  EXPECT_EQ(fault("BH/"), "unknown modifier /");
}

}  // namespace
}  // namespace bloesem::trf::testing
