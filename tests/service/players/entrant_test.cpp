#include "engine/service/players/entrant.hpp"

#include <gmock/gmock.h>

#include "engine/service/players/player_list.hpp"

namespace bloesem::service {
namespace {

// Returns "NAME|RATING|TITLE|FEDERATION|SEX|BIRTH|NUMBER" or the error.
std::string text_of(const trf::PlayerFields& f) {
  return f.name + '|' + f.rating + '|' + f.title + '|' + f.federation + '|' + f.sex + '|' + f.birth + '|' +
         f.fide_id;
}

using Named = std::vector<std::string>;  // what a message names, in its order

std::string entrant(std::string_view text) { return text_of(parse_entrant(text).value()); }

void expect_named(const Error& error, const Named& named) {
  EXPECT_EQ(error.code, ErrorCode::InvalidInput);
  std::size_t from = 0;
  for (const std::string& part : named) {
    from = error.message.find(part, from);
    ASSERT_NE(from, std::string::npos) << part << " is not in its place in: " << error.message;
    from += part.size();
  }
}

void expect_refused(std::string_view text, const Named& named) {
  const auto fields = parse_entrant(text);
  ASSERT_FALSE(fields) << text;
  expect_named(fields.error(), named);
}

// `line` is that of the fault, from 1.
void expect_list_refused(std::string_view bytes, int line, const Named& named) {
  const auto list = read_player_list(bytes, {});
  ASSERT_FALSE(list) << bytes;
  EXPECT_THAT(list.error().message, ::testing::StartsWith("line " + std::to_string(line) + ": "));
  expect_named(list.error(), named);
}

std::string entrants(std::string_view bytes) {
  const auto list = read_player_list(bytes, {});
  std::string text;
  for (const Entrant& entrant : list.value().entrants) text += text_of(entrant.fields) + '\n';
  return text;
}

TEST(Entrant, OnlyTheNameMustBeGiven) {
  EXPECT_EQ(entrant("Jansen, Piet;1850;FM;NED"), "Jansen, Piet|1850|FM|NED|||");
  EXPECT_EQ(entrant("  Jansen, Piet ; 1850 ;; NED "), "Jansen, Piet|1850||NED|||");
  EXPECT_EQ(entrant("Zoë"), "Zoë||||||");
}

TEST(Entrant, TextOfAnotherEncodingIsDecoded) { EXPECT_EQ(entrant("Jos\xe9;2000"), "José|2000|||||"); }

TEST(Entrant, WhatDoesNotFitIsRefused) {
  expect_refused("", {"name"});
  expect_refused(";1850", {"name"});
  expect_refused("A;1;2;3;4", {"four"});
  expect_refused("A;18x0", {"rating", "A", "'18x0'"});
  expect_refused("A;-100", {"rating", "A", "'-100'"});
  expect_refused("A;10000", {"rating", "'10000'", "4"});
  expect_refused("A;1;WGMX", {"title", "'WGMX'", "3"});
  expect_refused("A;1;;NEDX", {"federation", "'NEDX'", "3"});
}

TEST(Entrant, WordsThatTheFormatDoesNotHaveAreRefused) {
  expect_refused("A;1;XX", {"title", "A", "'XX'", "GM", "WCM"});
  for (const char* title :
       {"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", "g", "m", "wg", "f", "wm", "c", "wf", "wc"})
    EXPECT_TRUE(parse_entrant(std::string("A;1;") + title)) << title;
  expect_list_refused("Name;Title\nA;FM\nB;NM\n", 3, {"title", "B", "'NM'"});
  expect_list_refused("Name;Sex\nA;q\n", 2, {"sex", "A", "'q'", "m or w"});
}

// A line break in a name would begin a new record.
TEST(Entrant, ControlCharactersAreRefused) {
  for (const char* name : {"A\nB", "A\rB", "A\tB", "A\x1b[31mB",
                           "A\x7f"
                           "B",
                           "A\xC2\x85"
                           "B"})
    expect_refused(name, {"name", "control characters"});
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
  expect_list_refused("NAME;ELOFIDE\nA;1\n\nB;x\n", 4, {"rating", "B", "'x'"});
  expect_list_refused("NAME;ELOFIDE\n;1\n", 2, {"name"});
  expect_list_refused("ELOFIDE;TITLE\n", 1, {});
  const auto nothing = read_player_list("\n\n", {});
  ASSERT_FALSE(nothing);
  expect_named(nothing.error(), {"NAME"});
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
}  // namespace bloesem::service
