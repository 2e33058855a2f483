#include "bloesem/trf/dialect.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

const std::string one_game = file({player(1, "1.0", "     2 w 1"), player(2, "0.0", "     1 b 0")});

// Returns "TRF(bx): XXR 3, BBW 7".
std::string dialect(const std::string& bytes) {
  const ReadResult result = read_tournament(bytes);
  std::string text(name_of(result.dialect));
  for (const DialectEvidence& evidence : result.dialect_evidence) {
    text += (text.find(':') == std::string::npos ? ": " : ", ") + evidence.what + " " +
            std::to_string(evidence.line);
  }
  return text;
}

TEST(Dialect, ResultsTellTheYearWhereNoRecordDoes) {
  EXPECT_EQ(dialect(""), "TRF16");
  EXPECT_EQ(dialect("012 Open\n" + one_game), "TRF16");
  EXPECT_EQ(dialect(one_game + player(3, "1.0", "  0000 - U")), "TRF16: result 'U' 3");
  EXPECT_EQ(dialect(one_game + player(3, "1.0", "  0000 - +")), "TRF06: bye '+' 3");
  EXPECT_EQ(dialect(one_game + file({player(3, "1.0", "  0000 - +"), player(4, "0.5", "  0000 - H")})),
            "TRF16: result 'H' 4");
  EXPECT_EQ(dialect(file({player(1, "1.0", "     2 w +"), player(2, "0.0", "     1 b -")})), "TRF16");
}

TEST(Dialect, RecordsTell) {
  EXPECT_EQ(dialect("XXR 5\nXXC rank\nXXR 5\n" + one_game), "TRF(x): XXR 1, XXC 2");
  EXPECT_EQ(dialect("BBD  0.5\nXXR 5\n" + one_game), "TRF(bx): BBD 1, XXR 2");
  EXPECT_EQ(dialect("XXR 5\n" + one_game + player(3, "1.0", "  0000 - +")), "Vega trfx: XXR 1, bye '+' 4");
  EXPECT_EQ(dialect("XXR 5\n" + one_game + player(3, "1.0", "  0000 - U")), "TRF(x): XXR 1");
  EXPECT_EQ(dialect("142 5\n" + one_game), "TRF-2026: 142 1");
  EXPECT_EQ(dialect("152 W\nXXR 5\n142 5\n" + one_game), "TRF-2026: 152 1, 142 3");
  EXPECT_EQ(dialect("142 5\nXXR 5\n" + one_game), "TRF(x): XXR 2");
}

TEST(Dialect, TdfIsRefusedWithOneMessage) {
  const std::string tdf =
      "012 Trofeo\n142 1.0 0.5\n152 2\n162 5\n"
      "001 1 | m | f | P\xC3\x89REZ | 2280 | ESP | 2295555 | 2301 | 40417 | 1972 | 1.5 | 3 | 16 w 1 | 22 b 2\n"
      "001 2 | w |  | SANZ | 0 | ESP | 0 | 1810 | 40418 | 1990 | 1.0 | 7 | 0000 - + | \n";
  const ReadResult result = read_tournament(tdf);
  EXPECT_EQ(dialect(tdf), "tdf: bars between the fields 5");
  EXPECT_FALSE(result.tournament);
  ASSERT_EQ(summary(result), Summary{"error tdf-file 5:7-7"});
  EXPECT_EQ(
      render(result.diagnostics[0], "t.tdf"),
      "t.tdf:5:7: error: this is a tdf file (fields between bars), whose records mean other things; it is not "
      "read (found '|', expected a FIDE report file (TRF), which the same program can export) [tdf-file]");
  EXPECT_EQ(dialect("012 a | b | c | d\n" + one_game), "TRF16");
}

// Signs are the notation of these two dialects and a mistake in the others.
TEST(Dialect, DecidesWhetherSignsAreARepair) {
  const std::string sign = player(3, "1.0", "  0000 - +") + "\n";
  const ReadOptions strict{.strict = true};
  EXPECT_EQ(summary(read_tournament(one_game + sign, strict)), Summary{"warning legacy-bye 3:99-99"});
  EXPECT_EQ(summary(read_tournament("XXR 5\n" + one_game + sign, strict)),
            Summary{"warning legacy-bye 4:99-99"});
  EXPECT_EQ(summary(read_tournament("142 5\n" + one_game + sign, strict)), Summary{"error legacy-bye 4:99-99"});
  EXPECT_EQ(summary(read_tournament(one_game + sign + player(4, "0.5", "  0000 - H"), strict)),
            Summary{"error legacy-bye 3:99-99"});
}

}  // namespace
}  // namespace bloesem::trf::testing
