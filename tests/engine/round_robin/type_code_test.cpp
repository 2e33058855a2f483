#include "engine/round_robin/type_code.hpp"

#include <gtest/gtest.h>

#include "tests/engine/round_robin/support.hpp"

namespace bloesem::round_robin {
namespace {

std::string described_code(std::string_view code) {
  const std::optional<Settings> settings = settings_of_code(code);
  return settings ? text_of(*settings) : "";
}

std::string described_event(std::string_view code, std::optional<std::string_view> comment = std::nullopt) {
  const Result<Settings> settings = settings_of_event(code, comment);
  return settings ? text_of(*settings) : settings.error().message;
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
    if (is_custom(code))
      EXPECT_EQ(described_event(code, text_of(settings)), text_of(settings));
    else
      EXPECT_EQ(described_event(code), text_of(settings));
  }
}

TEST(TypeCode, OfAnEventWithItsLine) {
  EXPECT_EQ(described_event("CUSTOM_ROUNDROBIN", "order=rotated-6 boards=balanced cycles=2"),
            "order=rotated-6 boards=balanced cycles=2");
  EXPECT_EQ(described_event("BERGER_DOUBLEROUNDROBIN", "order=berger cycles=2"),
            "order=berger boards=plain cycles=2");
  EXPECT_EQ(described_event("CUSTOM_ROUNDROBIN"),
            "record 192 says 'CUSTOM_ROUNDROBIN', which does not tell the order of the rounds; a line such as "
            "'### bloesem:round-robin order=rotated-6 boards=plain cycles=2' tells it");
  EXPECT_EQ(described_event("BERGER_DOUBLEROUNDROBIN", "order=fide"),
            "record 192 says 'BERGER_DOUBLEROUNDROBIN' (order=berger boards=plain cycles=2), but the line "
            "'### bloesem:round-robin' says order=fide boards=plain cycles=2; remove the line or take the code "
            "FIDE_DOUBLEROUNDROBIN");
  EXPECT_EQ(described_event("CUSTOM_ROUNDROBIN", "cycles=0"),
            "### bloesem:round-robin: the cycles are '0', expected a number from 1");
  EXPECT_EQ(described_event("FIDE_DUTCH_2026", ""),
            "record 192 says 'FIDE_DUTCH_2026', which is no individual round robin");
}

TEST(TypeCode, FreeText) {
  const auto cycles = [](std::string_view text) {
    const std::optional<Settings> settings = settings_of_description(text);
    return settings ? settings->cycles : 0;
  };
  EXPECT_EQ(cycles("Individual: Round-Robin"), 1);
  EXPECT_EQ(cycles("Individual: Double Round-Robin"), 2);
  EXPECT_EQ(cycles("double rr"), 2);
  EXPECT_EQ(cycles("RR, closed"), 1);
  EXPECT_EQ(cycles("BERGER"), 1);
  EXPECT_EQ(cycles("Town League (double)"), 2);
  for (const char* other :
       {"", "Individual: Swiss-System", "Carrera Open", "Robinson Swiss", "Leaguers", "Team"})
    EXPECT_EQ(cycles(other), 0) << other;
  for (const int count : {1, 2}) EXPECT_EQ(cycles(description_of({.cycles = count})), count);
  EXPECT_EQ(description_of({.cycles = 3}), "");
}

}  // namespace
}  // namespace bloesem::round_robin
