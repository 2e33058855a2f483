// Each file of fixtures/trf-bad must be refused at the right place and for the right reason.
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <iterator>
#include <ostream>
#include <string>

#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

struct BadFile {
  const char* name;
  Code code;
  int line;
  int column;

  friend std::ostream& operator<<(std::ostream& out, const BadFile& file) { return out << file.name; }
};

constexpr std::array bad_files = {
    BadFile{"utf16.trf", Code::Utf16, 1, 1},
    BadFile{"tab.trf", Code::TabInLine, 5, 9},
    BadFile{"wide-rating.trf", Code::ShiftedColumns, 4, 53},
    BadFile{"cut-points.trf", Code::BadPoints, 6, 81},
    BadFile{"duplicate.trf", Code::DuplicatePlayer, 6, 5},
    BadFile{"opponents.trf", Code::OpponentMismatch, 3, 92},
    BadFile{"one-one.trf", Code::ResultMismatch, 3, 99},
    BadFile{"points.trf", Code::PointsMismatch, 6, 81},
    BadFile{"unknown-xxp.trf", Code::UnknownPlayer, 2, 11},
    BadFile{"everybody-absent.trf", Code::EverybodyAbsent, 3, 102},
    BadFile{"too-many-rounds.trf", Code::TooManyRounds, 3, 102},
    BadFile{"tail-garbage.trf", Code::ShiftedColumns, 4, 116},
};

std::string load(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in.is_open()) << path;
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

class BadFiles : public ::testing::TestWithParam<BadFile> {};

TEST_P(BadFiles, AreRefusedAtTheirPlace) {
  const ReadResult result =
      read_tournament(load(std::string(BLOESEM_FIXTURES_DIR "/trf-bad/") + GetParam().name));
  EXPECT_FALSE(result.tournament);
  ASSERT_EQ(result.diagnostics.size(), 1U) << ::testing::PrintToString(summary(result));
  const Diagnostic& found = result.diagnostics.front();
  EXPECT_EQ(name_of(found.code), name_of(GetParam().code));
  EXPECT_EQ(found.line, GetParam().line);
  EXPECT_EQ(found.column_begin, GetParam().column);
}

INSTANTIATE_TEST_SUITE_P(Fixtures, BadFiles, ::testing::ValuesIn(bad_files));

}  // namespace
}  // namespace bloesem::trf::testing
