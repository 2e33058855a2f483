#include "engine/service/players/entrant.hpp"

#include <gmock/gmock.h>

#include "engine/service/players/player_list.hpp"

namespace bloesem::cli {
namespace {

// Returns "NAME|RATING|TITLE|FEDERATION|SEX|BIRTH|NUMBER" or the error.
std::string text_of(const trf::PlayerFields& f) {
  return f.name + '|' + f.rating + '|' + f.title + '|' + f.federation + '|' + f.sex + '|' + f.birth + '|' +
         f.fide_id;
}

std::string entrant(std::string_view text) {
  const auto fields = parse_entrant(text);
  return fields ? text_of(*fields) : "error: " + fields.error().message;
}

std::string entrants(std::string_view bytes) {
  const auto list = read_player_list(bytes, {});
  if (!list) return "error: " + list.error().message;
  std::string text;
  for (const Entrant& entrant : list->entrants) text += text_of(entrant.fields) + '\n';
  return text;
}

TEST(Entrant, OnlyTheNameMustBeGiven) {
  EXPECT_EQ(entrant("Jansen, Piet;1850;FM;NED"), "Jansen, Piet|1850|FM|NED|||");
  EXPECT_EQ(entrant("  Jansen, Piet ; 1850 ;; NED "), "Jansen, Piet|1850||NED|||");
  EXPECT_EQ(entrant("Zoë"), "Zoë||||||");
}

TEST(Entrant, TextOfAnotherEncodingIsDecoded) { EXPECT_EQ(entrant("Jos\xe9;2000"), "José|2000|||||"); }

TEST(Entrant, WhatDoesNotFitIsRefused) {
  EXPECT_EQ(entrant(""), "error: a player has no name");
  EXPECT_EQ(entrant(";1850"), "error: a player has no name");
  EXPECT_EQ(entrant("A;1;2;3;4"), "error: more than four fields");
  EXPECT_EQ(entrant("A;18x0"), "error: the rating of A is not a number: '18x0'");
  EXPECT_EQ(entrant("A;-100"), "error: the rating of A is not a number: '-100'");
  EXPECT_EQ(entrant("A;10000"), "error: the rating '10000' does not fit: at most 4 characters");
  EXPECT_EQ(entrant("A;1;WGMX"), "error: the title 'WGMX' does not fit: at most 3 characters");
  EXPECT_EQ(entrant("A;1;;NEDX"), "error: the federation 'NEDX' does not fit: at most 3 characters");
}

// A line break in a name would begin a new record.
TEST(Entrant, ControlCharactersAreRefused) {
  for (const char* name : {"A\nB", "A\rB", "A\tB", "A\x1b[31mB",
                           "A\x7f"
                           "B",
                           "A\xC2\x85"
                           "B"}) {
    EXPECT_NE(entrant(name).find("control characters"), std::string::npos) << name;
  }
}

TEST(Entrants, ColumnsAreFoundByTheirNames) {
  EXPECT_EQ(entrants("ELOFIDE;NAME;K;GENDER;BIRTHDAY;IDFIDE;TITLE;COUNTRY\r\n"
                     "1850; Jansen ;20;f;1990;1234567;WFM;NED\r\n"
                     "\r\n"
                     "0;Pietersen;20;m\r\n"),
            "Jansen|1850|WFM|NED|w|1990|1234567\nPietersen||||m||\n");
}

TEST(Entrants, TheNationalRatingStandsInForAMissingOne) {
  EXPECT_EQ(entrants("NAME;ELOFIDE;ELONAT\nA;0;1500\nB;;1600\nC;1700;1900\n"),
            "A|1500|||||\nB|1600|||||\nC|1700|||||\n");
}

TEST(Entrants, InAnyEncodingWithAnyLineEnds) {
  EXPECT_EQ(entrants("\xEF\xBB\xBFname;elofide\rZoë;1\r"), "Zoë|1|||||\n");
  EXPECT_EQ(entrants("NAME\nZo\xeb\n"), "Zoë||||||\n");
}

TEST(Entrants, ProblemsNameTheirLine) {
  EXPECT_EQ(entrants("NAME;ELOFIDE\nA;1\n\nB;x\n"), "error: line 4: the rating of B is not a number: 'x'");
  EXPECT_EQ(entrants("NAME;ELOFIDE\n;1\n"), "error: line 2: a player has no name");
  EXPECT_THAT(entrants("ELOFIDE;TITLE\n"), ::testing::StartsWith("error: line 1: "));
  EXPECT_THAT(entrants("\n\n"), ::testing::HasSubstr("NAME"));
  EXPECT_EQ(entrants("NAME\n"), "");
}

// C.04.2.B.2: rating, title, alphabet.
TEST(InitialOrder, RatingThenTitleThenAlphabet) {
  const std::vector<trf::PlayerFields> order = {
      {.title = "", .name = "B", .rating = "2401"},    {.title = "GM", .name = "Z", .rating = "2400"},
      {.title = "g", .name = "zz", .rating = "2400"},  {.title = "IM", .name = "A", .rating = "2400"},
      {.title = "WGM", .name = "A", .rating = "2400"}, {.title = "FM", .name = "A", .rating = "2400"},
      {.title = "WIM", .name = "A", .rating = "2400"}, {.title = "CM", .name = "A", .rating = "2400"},
      {.title = "WFM", .name = "A", .rating = "2400"}, {.title = "WCM", .name = "A", .rating = "2400"},
      {.title = "", .name = "a", .rating = "2400"},    {.title = "", .name = "B", .rating = "2400"},
      {.title = "", .name = "A", .rating = "900"},     {.title = "GM", .name = "A", .rating = ""}};
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (std::size_t j = 0; j < order.size(); ++j)
      EXPECT_EQ(stronger(order[i], order[j]), i < j) << i << ' ' << j;
  }
}

TEST(InitialOrder, EqualsStayInTheOrderInWhichTheyCame) {
  const trf::PlayerFields a{.name = "Jansen", .rating = "1800"};
  const trf::PlayerFields b{.name = "JANSEN", .rating = "1800"};
  EXPECT_FALSE(stronger(a, b));
  EXPECT_FALSE(stronger(b, a));
}

}  // namespace
}  // namespace bloesem::cli
