#include "bloesem/trf/system_code.hpp"

#include <gtest/gtest.h>

namespace bloesem::trf {
namespace {

TEST(SystemCode, KnowsTheCodesOfTheFormat) {
  for (const char* code :
       {"FIDE_DUTCH", "FIDE_DUTCH_BAKU", "FIDE_DUTCH_2017", "FIDE_DUTCH_2025_BAKU", "FIDE_DUTCH_2026",
        "FIDE_DUBOV_BAKU", "FIDE_BURSTEIN", "FIDE_DOUBLESWISS_BAKU", "CUSTOM_SWISS", "BERGER_ROUNDROBIN",
        "BERGER_ROUNDROBIN_G4", "BERGER_ROUNDROBIN_G1", "BERGER_ROUNDROBIN_G10", "FIDE_SCHILLER",
        "FIDE_SCHILLER_4X3", "FIDE_SCHEVENINGEN_G2", "CUSTOM_KNOCKOUT"}) {
    EXPECT_TRUE(is_system_code(code)) << code;
    EXPECT_FALSE(is_team_system(code)) << code;
  }
  for (const char* code : {"", "FIDE_LIM", "FIDE_DUTCH_2024", "CUSTOM_SWISS_BAKU", "BERGER_ROUNDROBIN_G",
                           "FIDE_SCHILLER_4", "FIDE_DUTCH_BAKU_BAKU", "fide_dutch", "FIDE_DUTCH_G2",
                           "BERGER_ROUNDROBIN_G0", "BERGER_ROUNDROBIN_G00", "FIDE_SCHEVENINGEN_G2_G2"})
    EXPECT_FALSE(is_system_code(code)) << code;
}

TEST(SystemCode, KnowsThoseOfTeams) {
  for (const char* code :
       {"FIDE_TEAM", "FIDE_TEAM_BAKU", "FIDE_TEAM_MP_GP", "FIDE_TEAM_TYPEA_MP_BAKU", "FIDE_TEAM_TYPEB_GP_MP",
        "FIDE_TEAM_GP", "CUSTOM_TEAM_SWISS_MP", "BERGER_TEAM_ROUNDROBIN_G3", "CUSTOM_TEAM_KNOCKOUT"}) {
    EXPECT_TRUE(is_team_system(code)) << code;
    EXPECT_TRUE(is_system_code(code)) << code;
  }
  for (const char* code :
       {"FIDE_TEAM_GP_BAKU", "FIDE_TEAM_GP_MP_BAKU", "FIDE_TEAM_TYPEC_MP", "FIDE_TEAM_TYPEA"})
    EXPECT_FALSE(is_system_code(code)) << code;
}

TEST(SystemCode, TheRulesOf2026HaveTwoNames) {
  EXPECT_EQ(renamed_dutch("FIDE_DUTCH_2026", DutchName::Fide2025), "FIDE_DUTCH_2025");
  EXPECT_EQ(renamed_dutch("FIDE_DUTCH_2025_BAKU", DutchName::Fide2026), "FIDE_DUTCH_2026_BAKU");
  for (const char* code : {"FIDE_DUTCH", "FIDE_DUTCH_2017", "FIDE_DUBOV", "x"}) {
    EXPECT_EQ(renamed_dutch(code, DutchName::Fide2025), code);
    EXPECT_EQ(renamed_dutch(code, DutchName::Fide2026), code);
  }
  EXPECT_EQ(renamed_dutch("FIDE_DUTCH_2025", DutchName::Fide2025), "FIDE_DUTCH_2025");
}

TEST(SystemCode, MatchesOfTwoGames) {
  for (const std::string_view code : {"FIDE_DOUBLESWISS", "FIDE_DOUBLESWISS_BAKU", "CUSTOM_DOUBLESWISS"})
    EXPECT_TRUE(pairs_matches(code)) << code;
  for (const std::string_view code : {"FIDE_DUTCH", "FIDE_DOUBLEROUNDROBIN", "CUSTOM_SWISS", ""})
    EXPECT_FALSE(pairs_matches(code)) << code;
}

}  // namespace
}  // namespace bloesem::trf
