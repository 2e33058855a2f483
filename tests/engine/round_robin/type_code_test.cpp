#include "engine/round_robin/type_code.hpp"

#include <gtest/gtest.h>

#include "tests/engine/round_robin/support.hpp"

namespace bloesem::round_robin {
namespace {

std::string described_code(std::string_view code) {
  const std::optional<Settings> settings = settings_of_code(code);
  return settings ? text_of(*settings) : "";
}

TEST(TypeCode, MeansSettings) {
  EXPECT_EQ(described_code("BERGER_ROUNDROBIN"), "order=berger boards=plain cycles=1");
  EXPECT_EQ(described_code("BERGER_ROUNDROBIN_G1"), "order=berger boards=plain cycles=1");
  EXPECT_EQ(described_code("FIDE_ROUNDROBIN"), "order=berger boards=plain cycles=1")
      << "no exchange in one cycle";
  EXPECT_EQ(described_code("BERGER_DOUBLEROUNDROBIN"), "order=berger boards=plain cycles=2");
  EXPECT_EQ(described_code("BERGER_ROUNDROBIN_G2"), "order=berger boards=plain cycles=2");
  EXPECT_EQ(described_code("BERGER_ROUNDROBIN_G14"), "order=berger boards=plain cycles=14");
  EXPECT_EQ(described_code("FIDE_DOUBLEROUNDROBIN"), "order=fide boards=plain cycles=2");
  for (const char* code :
       {"", "BERGER_ROUNDROBIN_G0", "BERGER_ROUNDROBIN_G", "BERGER_ROUNDROBIN_G-1", "BERGER_ROUNDROBIN_Gx",
        "BERGER_ROUNDROBIN2", "BERGER_DOUBLEROUNDROBIN_G2", "FIDE_ROUNDROBIN_G2", "CUSTOM_ROUNDROBIN",
        "BERGER_TEAM_ROUNDROBIN", "berger_roundrobin", "FIDE_DUTCH"})
    EXPECT_EQ(described_code(code), "") << code;
  EXPECT_TRUE(is_custom("CUSTOM_ROUNDROBIN"));
  EXPECT_FALSE(is_custom("BERGER_ROUNDROBIN"));
}

TEST(TypeCode, IsWrittenAndReadAgain) {
  EXPECT_EQ(code_of({}), "BERGER_ROUNDROBIN");
  EXPECT_EQ(code_of({.cycles = 2}), "BERGER_DOUBLEROUNDROBIN");
  EXPECT_EQ(code_of({.cycles = 3}), "BERGER_ROUNDROBIN_G3");
  EXPECT_EQ(code_of({.order = Order::Fide, .cycles = 2}), "FIDE_DOUBLEROUNDROBIN");
  EXPECT_EQ(code_of({.boards = Boards::Balanced}), "CUSTOM_ROUNDROBIN");
  EXPECT_EQ(code_of({.order = Order::Fide, .cycles = 2, .boards = Boards::Balanced}), "CUSTOM_ROUNDROBIN");
  for (const Settings& settings : testing::all_settings(10)) {
    const std::string code = code_of(settings);
    EXPECT_EQ(described_code(code), is_custom(code) ? "" : text_of(settings));
  }
}

TEST(TypeCode, HasADescription) {
  EXPECT_EQ(description_of({}), "Individual: Round-Robin");
  EXPECT_EQ(description_of({.cycles = 2}), "Individual: Double Round-Robin");
  EXPECT_EQ(description_of({.cycles = 3}), "");
}

}  // namespace
}  // namespace bloesem::round_robin
