// Lists of players: headings, cells, encodings, dates of birth.
#include "engine/service/players/player_list.hpp"

#include <gmock/gmock.h>

#include "engine/service/players/duplicates.hpp"
#include "trf/encoding.hpp"

namespace bloesem::service {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

// Returns "NAME|RATING|FEDERATION|FIDE NUMBER|CLUB|NATIONAL NUMBER|NATIONAL RATING" for each player, or the
// error.
std::vector<std::string> players(std::string_view bytes, const ListRequest& request = {}) {
  const auto list = read_player_list(bytes, request);
  if (!list) return {"error: " + list.error().message};
  std::vector<std::string> texts;
  for (const Entrant& e : list->entrants) {
    texts.push_back(e.fields.name + '|' + e.fields.rating + '|' + e.fields.federation + '|' + e.fields.fide_id +
                    '|' + e.club + '|' + e.national_id + '|' + e.national_rating);
  }
  return texts;
}

// Returns the date of birth as read from a list with other dates, or the error.
std::string birth(const std::string& date, const std::vector<std::string>& others = {},
                  std::optional<DateOrder> order = std::nullopt) {
  std::string text = "Name;Birthday\nA;" + date + "\n";
  for (const std::string& other : others) text += "B" + other + ";" + other + "\n";
  const auto list = read_player_list(text, {{}, order});
  return list ? list->entrants[0].fields.birth : list.error().message;
}

TEST(ListHeadings, AreKnownInManyWords) {
  const std::vector<std::pair<EntrantColumn, std::vector<std::string>>> words = {
      {EntrantColumn::Name,
       {"Name", "NAAM", "Nom", "Nombre", "Nome", "Spieler", "Jugador", "Nachname, Vorname"}},
      {EntrantColumn::LastName, {"Last name", "Surname", "Achternaam", "Nachname", "Apellidos", "Cognome"}},
      {EntrantColumn::FirstName, {"First Name", "Voornaam", "Vorname", "Prénom", "PRÉNOM"}},
      {EntrantColumn::Rating, {"Rtg", "Elo", "Rating", "ÉLO"}},
      {EntrantColumn::FideRating, {"ELOFIDE", "RtgI", "Rtg_Int", "FIDE Elo", "FIDE-Rating"}},
      {EntrantColumn::NationalRating, {"ELONAT", "RtgN", "DWZ", "Elo Nac.", "KNSB-rating"}},
      {EntrantColumn::Federation, {"FED", "Country", "Land", "Föderation", "Pays", "País", "Paese"}},
      {EntrantColumn::FideId, {"FideID", "IDFIDE", "Fide_No", "FIDE-nummer", "Code FIDE", "Código FIDE"}},
      {EntrantColumn::NationalId, {"IDNAT", "ID_No", "Ident-Nr.", "Licence", "KNSB-nr", "Tessera"}},
      {EntrantColumn::Sex, {"sex", "Gender", "Geslacht", "Geschl.", "Sexe", "Sexo", "Sesso"}},
      {EntrantColumn::Birth, {"BIRTHDAY", "B-day", "Geboortedatum", "Geb.", "F. Nac.", "Data di nascita"}},
      {EntrantColumn::Club,
       {"Club/City", "Verein/Ort", "ORIGIN", "Vereniging", "Circolo/Città", "Club/Ciudad"}},
      {EntrantColumn::Number, {"No.", "Nº", "N°", "Nr", "#", "SNo", "Pair number"}},
  };
  for (const auto& [column, headings] : words) {
    for (const std::string& heading : headings) EXPECT_EQ(column_of_heading(heading), column) << heading;
  }
  for (const char* heading : {"", "Phone", "Strength", "Rtgs", "a name"})
    EXPECT_EQ(column_of_heading(heading), std::nullopt) << heading;
}

TEST(ListCells, SeparatorsAreFound) {
  for (const char* separator : {";", ",", "\t", "|"}) {
    std::string text = "No.|Name|Rtg\n1|\"Appel, Ans; |\t\"\"A\"\"\"|2000\n";
    for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; ++at)
      text.replace(at, 1, separator);
    EXPECT_THAT(players(text), ElementsAre(StartsWith("Appel, Ans; "))) << separator;
  }
  EXPECT_THAT(players("Name\nAppel, Ans\n"), ElementsAre("Appel, Ans||||||"));
  EXPECT_THAT(players("Name;Rtg\n\"Appel,\n Ans\";1\nB;2\n"), ElementsAre("Appel,  Ans|1|||||", "B|2|||||"));
}

TEST(ListCells, MoreCellsThanColumnsAreRefused) {
  EXPECT_THAT(players("Name,Rtg\nAppel, Ans,2000\n"), ElementsAre(::testing::StartsWith("error: line 2: ")));
  EXPECT_THAT(players("Name;Rtg\nAns;2000;;\n"), ElementsAre("Ans|2000|||||"));
}

TEST(ListCells, ProblemsOfQuotesNameTheLineInWhichTheyBegin) {
  EXPECT_THAT(players("Name;Rtg\nA;1\n\"B;2\nC;3\n"), ElementsAre(StartsWith("error: line 3: found '\"B;2'")));
  EXPECT_THAT(players("Name;Rtg\n\"A\" B;1\n"), ElementsAre(StartsWith("error: line 2: found ")));
}

TEST(ListEncodings, AreFound) {
  const auto utf16 = [](std::string_view ascii, bool big) {
    std::string bytes;
    for (const char c : ascii) bytes += big ? std::string{'\0', c} : std::string{c, '\0'};
    return bytes;
  };
  const std::string list = "Name;Rtg\nA;1\n";
  for (const std::string& bytes : {list, "\xEF\xBB\xBF" + list, "\xFF\xFE" + utf16(list, false),
                                   "\xFE\xFF" + utf16(list, true), utf16(list, false), utf16(list, true)})
    EXPECT_THAT(players(bytes), ElementsAre("A|1|||||"));
  EXPECT_THAT(players("Name\nJos\xE9\n"), ElementsAre("José||||||"));
  EXPECT_THAT(players("\xFF\xFEN"), ElementsAre(StartsWith("error: line 1: ")));
  EXPECT_THAT(players("\xFF\xFE" + utf16(list, false) + std::string("\x00\xDC", 2)),
              ElementsAre(StartsWith("error: line 1: ")));
  EXPECT_EQ(trf::utf16_to_utf8(std::string("\x34\xD8\x1E\xDD", 4), trf::ByteOrder::Little), "\xF0\x9D\x84\x9E");
}

TEST(ListNames, ArePutTogether) {
  EXPECT_THAT(players("Nom;Prénom;Elo\nDupont;Anne;1\nMadonna;;2\n"),
              ElementsAre("Dupont, Anne|1|||||", "Madonna|2|||||"));
  EXPECT_THAT(players("Apellidos;Nombre\nNúñez;Zoë\n"), ElementsAre("Núñez, Zoë||||||"));
  EXPECT_THAT(players("Achternaam;Tussenvoegsel;Voornaam\nBerg;van den;Jan\n"),
              ElementsAre("van den Berg, Jan||||||"));
  EXPECT_THAT(players("Name;First name;Last name\nAns Appel;Ans;Appel\n"), ElementsAre("Appel, Ans||||||"));
  EXPECT_THAT(players("Name;Vorname\n\"Appel, Ans\";Ans\n"), ElementsAre("Appel, Ans||||||"));
}

TEST(ListRatings, TheFirstThatIsThereCounts) {
  EXPECT_THAT(players("Name;Rtg;RtgI;RtgN\nA;1800;1900;2000\nB;0;1900;2000\nC;;0;2000\nD;-;unr.;\n"),
              ElementsAre("A|1800|||||2000", "B|1900|||||2000", "C|2000|||||2000", "D||||||"));
  EXPECT_THAT(players("Name;Rating\nA;1523P12\nB;1523/4\n"), ElementsAre("A|1523|||||", "B|1523|||||"));
  EXPECT_THAT(players("Name;Rating\nA;P12\n"), ElementsAre(HasSubstr("is not a number")));
}

TEST(ListIds, TellWhoseTheyAre) {
  EXPECT_THAT(players("ID;Name\n1;A\n2;B\n"), ElementsAre("A||||||", "B||||||"));
  EXPECT_THAT(players("ID;Name;FideID\n700001;A;1000001\n"), ElementsAre("A|||1000001||700001|"));
  EXPECT_THAT(players("ID;Name;State\n17000001;A;NY\n"), ElementsAre("A|||||17000001|"));
  EXPECT_THAT(players("ID;Name\nX-77;A\n"), ElementsAre("A|||||X-77|"));
  EXPECT_THAT(players("ID;Name\n1000001;A\n"), ElementsAre(HasSubstr("looks like FIDE numbers")));
  EXPECT_THAT(players("Name;FideID\nA;10x\n"), ElementsAre(HasSubstr("the FIDE number of A is not a number")));
}

TEST(ListColumns, TwoOfOneMeaningAreRefused) {
  EXPECT_THAT(players("Name;Elo;Rtg\nA;1;2\n"),
              ElementsAre(::testing::StartsWith("error: line 1: the columns 2 (Elo) and 3 (Rtg) ")));
  EXPECT_THAT(players("Name;Elo;Rtg\nA;1;2\n", {{{"3", EntrantColumn::Ignored}}, {}}), ElementsAre("A|1|||||"));
}

TEST(ListColumns, YearsOfBirthAndPhonesAreNoRatings) {
  for (const char* list :
       {"Name;Year\nA;1990\nB;2004\n", "Name;Phone\nA;0612345678\n", "Name;Points\nA;4.5\n"}) {
    const auto read = read_player_list(list, {});
    ASSERT_TRUE(read) << list;
    EXPECT_EQ(read->not_understood.size(), 1U) << list;
  }
}

TEST(ListRows, LinesAroundTheListArePassedOverAndTold) {
  const auto list = read_player_list(
      "My Open\nMay\n\nNo.;Name;Rtg\n1;A;1\n;B;2\n\nSee the page;;\nhttps://example.org/;;\n", {});
  ASSERT_TRUE(list);
  EXPECT_EQ(list->entrants.size(), 2U);
  EXPECT_THAT(list->passed_over, ElementsAre(1, 2, 8, 9));
  // A player without a name is an error.
  EXPECT_THAT(players("No.;Name;Rtg\n1;;2000\n"), ElementsAre("error: line 2: a player has no name"));
  EXPECT_THAT(players("Name;Rtg\n;2000\n"), ElementsAre("error: line 2: a player has no name"));
}

TEST(ListBirthDates, AreReadInOneWayOnly) {
  for (const char* date :
       {"1990/03/12", "1990-03-12", "1990.3.12", "19900312", "12031990", "12.03.1990", "12.3.90"})
    EXPECT_EQ(birth(date), "1990/03/12") << date;
  EXPECT_EQ(birth("25-12-1990"), "1990/12/25");
  EXPECT_EQ(birth("12/25/1990"), "1990/12/25");
  EXPECT_EQ(birth("05.11.12"), "2012/11/05");
  EXPECT_EQ(birth("3-3-1990"), "1990/03/03");
  EXPECT_EQ(birth("1990"), "1990");
  EXPECT_EQ(birth("1990/00/00"), "1990/00/00");
  for (const char* none : {"", "0", "-", "0000/00/00"}) EXPECT_EQ(birth(none), "") << none;
  for (const char* bad : {"1990/13/01", "31-02-1990", "May 1990", "90", "1-2", "123456"})
    EXPECT_EQ(birth(bad), "line 2: the birth date '" + std::string(bad) +
                              "' is not a date; expected one like 1990/05/02, or a year")
        << bad;
}

TEST(ListBirthDates, WhatIsAmbiguousIsRefusedUnlessTheOthersTell) {
  EXPECT_EQ(birth("2-5-1990"),
            "line 2: the birth date '2-5-1990' may be 1990/05/02 or 1990/02/05; write it like 1990/05/02, or "
            "state the order of day and month");
  EXPECT_EQ(birth("2-5-1990", {"31-12-1980"}), "1990/05/02");
  EXPECT_EQ(birth("2-5-1990", {"12-31-1980"}), "1990/02/05");
  EXPECT_THAT(birth("2-5-1990", {"12-31-1980", "31-12-1980"}), HasSubstr("may be"));
  EXPECT_EQ(birth("2-5-1990", {}, DateOrder::DayFirst), "1990/05/02");
  EXPECT_EQ(birth("2-5-1990", {}, DateOrder::MonthFirst), "1990/02/05");
}

TEST(ListSex, IsThatOfReports) {
  const auto sexes = read_player_list("Name;Sex\nA;f\nB;M\nC;V\nD;weiblich\nE;Femme\nF;h\nG;\n", {});
  ASSERT_TRUE(sexes);
  std::string letters;
  for (const Entrant& e : sexes->entrants) letters += e.fields.sex.empty() ? "." : e.fields.sex;
  EXPECT_EQ(letters, "wmwwwm.");
  EXPECT_THAT(players("Name;Sex\nA;yes\n"), ElementsAre(HasSubstr("the sex 'yes' does not fit")));
}

TEST(Duplicates, NamesAreComparedAsPeopleRead) {
  EXPECT_TRUE(same_name("Jansen, Piet", "JANSEN  Piet"));
  EXPECT_TRUE(same_name("Bräu, Jörg", "Brau, Jorg"));
  EXPECT_TRUE(same_name("Aaaaaaaaaa Bbbbbbbbbb Cccccccccc Dddddddddd", "Aaaaaaaaaa Bbbbbbbbbb Cccccccccc"));
  EXPECT_FALSE(same_name("Li, Na", "Lin, A"));
  EXPECT_FALSE(same_name("Лев", "Олег"));
  EXPECT_FALSE(same_name("-", "--"));
}

}  // namespace
}  // namespace bloesem::service
