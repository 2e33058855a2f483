#include "trf/player_fields.hpp"

#include <gtest/gtest.h>

#include <string>

namespace bloesem::trf {
namespace {

const std::string line =
    "001   12 wWIM M\xC3\xBCller, Eva                       2310 ESP     2290001 1990/03/01  2.5    1     3 w "
    "1";

TEST(PlayerFields, AreReadAndWritten) {
  const PlayerFields fields = read_fields(LineText(1, line));
  EXPECT_EQ(fields.sex, "w");
  EXPECT_EQ(fields.title, "WIM");
  EXPECT_EQ(fields.name, "M\xC3\xBCller, Eva");
  EXPECT_EQ(fields.rating, "2310");
  EXPECT_EQ(fields.federation, "ESP");
  EXPECT_EQ(fields.fide_id, "2290001");
  EXPECT_EQ(fields.birth, "1990/03/01");
  EXPECT_EQ(player_line(12, fields), line.substr(0, 80));
}

TEST(PlayerFields, AnotherNumberKeepsTheRest) {
  std::string changed = line;
  put_id(changed, 9999);
  EXPECT_EQ(changed, "001 9999" + line.substr(8));
}

TEST(PlayerFields, TitlesHaveTheirOrder) {
  const std::vector<std::string> titles = {"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", ""};
  const std::vector<std::string> old = {"g", "m", "wg", "f", "wm", "c", "wf", "wc", "1N"};
  const std::vector<std::string> older = {"G", "M", "gf", "F", "mf", "C", "ff", "cf", "x"};
  for (std::size_t i = 0; i < titles.size(); ++i) {
    EXPECT_EQ(title_order(titles[i]), static_cast<int>(i)) << titles[i];
    EXPECT_EQ(title_order(old[i]), static_cast<int>(i)) << old[i];
    EXPECT_EQ(title_order(older[i]), static_cast<int>(i)) << older[i];
  }
}

}  // namespace
}  // namespace bloesem::trf
