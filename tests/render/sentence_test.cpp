#include "engine/render/explain/sentence.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::render {
namespace {

using explain::Claim;
using explain::Pair;
using explain::Score;
using explain::Statement;
using explain::Value;
using ::testing::ElementsAre;

PlayerIndex index_of_id(int id) { return id - 1; }

Tournament named_event() {
  Tournament tournament;
  tournament.players.resize(12);
  for (std::size_t i = 0; i < 12; ++i) tournament.players[i].id = static_cast<int>(i) + 1;
  const std::vector<std::string> names = {"Jansen, Jan", "de Vries", "", ", Piet", "Vos ,Ann", "Bos\x1b[2J"};
  for (std::size_t i = 0; i < names.size(); ++i) tournament.players[i].name = names[i];
  return tournament;
}

std::string words_for(const Value& value) { return words_of(named_event(), value, english()); }

TEST(Words, NameAPlayerByNumberAndSurname) {
  EXPECT_EQ(words_for(index_of_id(1)), "1 Jansen");
  EXPECT_EQ(words_for(index_of_id(2)), "2 de Vries");
  EXPECT_EQ(words_for(index_of_id(3)), "3");
  EXPECT_EQ(words_for(index_of_id(4)), "4");
  EXPECT_EQ(words_for(index_of_id(5)), "5 Vos");
}

TEST(Words, KeepNamesFromControllingTheTerminal) {
  EXPECT_EQ(words_for(index_of_id(6)).find('\x1b'), std::string::npos);
}

TEST(Words, JoinLists) {
  using Players = std::vector<PlayerIndex>;
  using Pairs = std::vector<Pair>;
  EXPECT_EQ(words_for(Players{}), "nobody");
  EXPECT_EQ(words_for(Players{index_of_id(2)}), "2 de Vries");
  EXPECT_EQ(words_for(Players{index_of_id(2), index_of_id(3)}), "2 de Vries and 3");
  EXPECT_EQ(words_for(Players{index_of_id(1), index_of_id(2), index_of_id(12)}), "1 Jansen, 2 de Vries and 12");
  EXPECT_EQ(words_for(Players{index_of_id(1), index_of_id(2), index_of_id(3), index_of_id(4), index_of_id(5),
                              index_of_id(6), index_of_id(7), index_of_id(8), index_of_id(9)}),
            "1, 2, 3, 4, 5, 6, 7, 8 and 9");
  EXPECT_EQ(words_for(Pairs{}), "none");
  EXPECT_EQ(words_for(Pairs{{index_of_id(3), index_of_id(9)}, {index_of_id(1), index_of_id(2)}}),
            "3-9 and 1-2");
}

TEST(Words, OfOtherValues) {
  EXPECT_EQ(words_for(std::int64_t{12}), "12");
  EXPECT_EQ(words_for(Score{25}), "2.5");
  EXPECT_EQ(words_for(Pair{index_of_id(3), index_of_id(9)}), "3-9");
  EXPECT_EQ(words_for(Colour::White), "White");
  EXPECT_EQ(words_for(Colour::Black), "Black");
  EXPECT_EQ(words_for(std::string("C.8")), "C.8");
  EXPECT_EQ(words_for(std::string("moved-down")), "MDPs");  // a term
}

std::string sentence_for(Statement statement, std::vector<explain::Argument> arguments) {
  return sentence_of(named_event(), {statement, std::move(arguments)}, english());
}

TEST(Sentence, ChoosesThePluralOfACount) {
  const auto round_of = [](std::int64_t boards) {
    return sentence_for(Statement::RoundHasNoBye, {{"round", std::int64_t{3}}, {"boards", boards}});
  };
  EXPECT_EQ(round_of(1),
            "In round 3, 1 board is paired by the rules, and nobody receives the pairing-allocated bye.");
  EXPECT_EQ(round_of(2),
            "In round 3, 2 boards are paired by the rules, and nobody receives the pairing-allocated bye.");
}

TEST(Sentence, ChoosesThePluralOfAList) {
  const auto floats = [](std::vector<PlayerIndex> players) {
    return sentence_for(Statement::FloatDown,
                        {{"players", std::move(players)}, {"score", Score{25}}, {"round", std::int64_t{3}}});
  };
  EXPECT_EQ(floats({index_of_id(1)}), "1 Jansen floats down from the bracket of 2.5 in round 3.");
  EXPECT_EQ(floats({index_of_id(1), index_of_id(3)}),
            "1 Jansen and 3 float down from the bracket of 2.5 in round 3.");
}

TEST(Sentence, BeginsWithACapital) {
  EXPECT_EQ(sentence_by("{players} may.", named_event(), {{"players", std::vector<PlayerIndex>{}}}, english()),
            "Nobody may.");
}

TEST(Sentence, TakesNobodyForOne) {
  const explain::Argument nobody{"players", std::vector<PlayerIndex>{}};
  EXPECT_EQ(sentence_by("{players} {players|floats|float} down", named_event(), {nobody}, english()),
            "Nobody floats down");
  EXPECT_EQ(sentence_by("{players|# player|# players}", named_event(), {nobody}, english()), "0 players");
}

TEST(Sentence, TakesTheLengthOfAListInPlaceOfTheList) {
  const explain::Argument pairs{
      "pairs", std::vector<Pair>{{index_of_id(3), index_of_id(9)}, {index_of_id(1), index_of_id(2)}}};
  EXPECT_EQ(sentence_by("of {pairs|# pair|# pairs}: {pairs}", named_event(), {pairs}, english()),
            "Of 2 pairs: 3-9 and 1-2");
}

TEST(Pattern, NamesItsArgumentsOnce) {
  EXPECT_THAT(arguments_of("{players} {players|floats|float} from {score}"), ElementsAre("players", "score"));
  EXPECT_THAT(arguments_of("nothing"), ElementsAre());
}

}  // namespace
}  // namespace bloesem::render
