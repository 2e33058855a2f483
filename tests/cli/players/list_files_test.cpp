// `bloesem new --players` reads lists of every program and language in fixtures/players.
#include <gmock/gmock.h>

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/program/run_program.hpp"
#include "trf/columns.hpp"
#include "trf/fields.hpp"
#include "trf/local_records.hpp"
#include "trf/player_fields.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;

// The data in a list besides names and ratings.
struct ListFile {
  std::string name;
  bool titles = true;
  bool women = true;  // women's sex is given
  bool men = true;
  bool births = true;
  bool fide = true;  // FIDE ids and federations
  bool national_ratings = false;
  std::string national_id = "700000";  // the first digits of the national numbers; empty: none
  std::string ignored;
};

std::ostream& operator<<(std::ostream& out, const ListFile& file) { return out << file.name; }

const std::vector<ListFile>& list_files() {
  static const std::vector<ListFile> files = {
      {.name = "chess-results.csv",
       .women = false,
       .men = false,
       .births = false,
       .national_id = "",
       .ignored = "; ignored: No.; lines without a player: 1, 2, 3, 11"},
      {.name = "swiss-manager.txt",
       .men = false,
       .national_ratings = true,
       .ignored = "; ignored: Typ, Gr; read as UTF-16"},
      {.name = "vega.csv", .national_ratings = true, .ignored = "; ignored: KCOEFF; read as Windows-1252"},
      {.name = "swiss-sys.csv",
       .titles = false,
       .women = false,
       .men = false,
       .births = false,
       .fide = false,
       .national_id = "1700000",
       .ignored = "; ignored: Pair number, Team, State, Reserved byes"},
      {.name = "dutch.csv", .ignored = "; ignored: Nr; read as Windows-1252"},
      {.name = "german.txt", .national_ratings = true, .ignored = "; ignored: Lfd.; read as UTF-16"},
      {.name = "french.csv", .ignored = "; ignored: N°"},
      {.name = "spanish.csv", .national_ratings = true, .ignored = "; ignored: Nº; read as Windows-1252"},
      {.name = "italian.txt", .ignored = "; ignored: N.; read as UTF-16"},
      {.name = "english.csv", .ignored = "; ignored: #, E-mail"},
  };
  return files;
}

struct Person {
  trf::PlayerFields fields;
  std::string club;
  std::string national_rating;
  std::string number;  // the last digit of all the player's numbers
};

// In order of rating.
std::vector<Person> persons() {
  return {
      {{"w", "WGM", "Appel, Ans", "2400", "NED", "2000001", "1990/03/12"}, "SC Kersen", "2450", "1"},
      {{"m", "IM", "Bräu, Jörg", "2310", "GER", "2000002", "1984/02/29"}, "SK Weißwurst 1899", "2360", "2"},
      {{"m", "FM", "van der Berg, Cas", "2205", "BEL", "2000003", "1975/11/05"}, "Gent; Royal", "2255", "3"},
      {{"w", "", "Druif, Dina", "2100", "NED", "2000004", "2004/01/08"}, "Schaakclub Tiel", "2150", "4"},
      {{"w", "", "Druif, Evi", "2095", "NED", "2000005", "2006/12/31"}, "Schaakclub Tiel", "2145", "5"},
      {{"w", "", "Framboos, Fe", "", "NED", "2000006", "2012/07/04"}, "SC Kersen", "1500", "6"},
  };
}

std::string expected_players(const ListFile& file) {
  std::string players;
  std::string local;
  int id = 0;
  for (Person person : persons()) {
    trf::PlayerFields& fields = person.fields;
    if (!file.titles) fields.title.clear();
    if (!(fields.sex == "w" ? file.women : file.men)) fields.sex.clear();
    if (!file.births) fields.birth.clear();
    if (!file.fide) fields.fide_id = fields.federation = "";
    const bool provisional = file.name == "swiss-sys.csv";
    if (fields.rating.empty() && (file.national_ratings || provisional)) fields.rating = person.national_rating;
    std::string line = trf::player_line(++id, fields);
    trf::put_points(line, trf::player_points, 0);
    trf::put(line, trf::player_rank, "1");
    players += line + '\n';
    local += trf::local_record(trf::local_club, id, person.club) + '\n';
    if (!file.national_id.empty())
      local += trf::local_record(trf::local_national_id, id, file.national_id + person.number) + '\n';
    if (file.national_ratings)
      local += trf::local_record(trf::local_national_rating, id, person.national_rating) + '\n';
  }
  return players + local;
}

class ListFiles : public ProgramTest, public ::testing::WithParamInterface<ListFile> {};

TEST_P(ListFiles, AreReadWhole) {
  const ListFile& file = GetParam();
  const auto source = std::filesystem::path(BLOESEM_FIXTURES_DIR) / "players" / file.name;
  const Finished result = run(
      {"new", "a.trf", "--rounds", "3", "--initial-colour", "W", "--start", "2026/05/02", "--players", source});
  ASSERT_EQ(result.exit_code, 0) << result.err;
  const std::string made = read("a.trf");
  EXPECT_EQ(made.substr(made.find("001 ")), expected_players(file));
  const bool all_rated = made.find("072 6\n") != std::string::npos;
  EXPECT_THAT(result.err, HasSubstr(std::string("a.trf: 6 players, ") + (all_rated ? '6' : '5') +
                                    " rated, numbers 1 to 6; columns used: "));
  EXPECT_TRUE(result.err.ends_with(file.ignored + "\n")) << result.err;
  const Finished paired = run({"pair", "a.trf"});
  EXPECT_EQ(paired.out, "3\n1 4\n5 2\n3 6\n");
}

INSTANTIATE_TEST_SUITE_P(Programs, ListFiles, ::testing::ValuesIn(list_files()), [](const auto& test) {
  std::string name = test.param.name.substr(0, test.param.name.find('.'));
  std::erase(name, '-');
  return name;
});

}  // namespace
}  // namespace bloesem::cli_test
