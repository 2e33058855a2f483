#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "engine/proof/proof_text.hpp"
#include "tests/proof/random_proofs.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const trf::Json first_line{{"bloesem-proof", 1}, {"round", 1}};

TEST(ReadProof, ReadsWhatWasWritten) {
  int lines = 0;
  for_random_cases(300, 16, [&](const PairedCase& paired, Random&) {
    proof::ProofCounts counts;
    const auto proof = proof::prove(paired.round, paired.discarded, counts);
    ASSERT_TRUE(proof);
    const std::string text = proof::write_proof(paired.tournament, first_line, *proof);
    const Result<proof::ReadProof> read = proof::read_proof(text, paired.tournament);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(proof::write_proof(paired.tournament, read->header, read->proof), text);
    lines += static_cast<int>(proof->brackets.size());
  });
  EXPECT_GT(lines, 800);
}

std::string message_of(const std::string& text) {
  const Result<proof::ReadProof> read = proof::read_proof(text, TournamentBuilder(6));
  return read ? "" : read.error().message;
}

TEST(ReadProof, BlanksAreAdmitted) {
  EXPECT_EQ(message_of("{ \"bloesem-proof\": 1 }\n{\"impossible\": {\"blocks\": \"0*6\", \"y\": "
                       "[\"2\"]}}\r\n{\"end\": 3}\n"),
            "");
}

// The line 'end' has the number of lines, so that nothing can be missing.
TEST(ReadProof, TheLastLineNeedsNoEnd) {
  EXPECT_EQ(
      message_of("{\"bloesem-proof\":1}\n{\"impossible\":{\"blocks\":\"0*6\",\"y\":[\"2\"]}}\n{\"end\":3}"),
      "");
}

// What a proof without brackets would be, with one line in their place.
std::string with_line(const std::string& line) { return "{\"bloesem-proof\":1}\n" + line + "\n{\"end\":3}\n"; }

TEST(ReadProof, RefusesWhatIsNoProof) {
  EXPECT_THAT(message_of(""), HasSubstr("'end'"));
  EXPECT_THAT(message_of("x\n"), StartsWith("1: expected a JSON object"));
  EXPECT_THAT(message_of("{\"proof\":1}\n"), StartsWith("1: expected a proof"));
  EXPECT_THAT(message_of("{\"bloesem-proof\":1}\n{\"end\":2"), StartsWith("2: expected a JSON object"));
  EXPECT_THAT(message_of("{\"bloesem-proof\":1}"), StartsWith("1: expected the line 'end'"));
  EXPECT_THAT(message_of("{\"bloesem-proof\":1}\n{\"end\":3}\n"),
              StartsWith("2: expected the number of lines"));
  EXPECT_THAT(message_of("{\"bloesem-proof\":1}\n{\"end\":2}\n{}\n"), StartsWith("3: expected nothing after"));
  EXPECT_THAT(message_of(with_line("{\"rest\":1}")), StartsWith("2: expected a bracket"));
  EXPECT_THAT(message_of(with_line("{\"bracket\":-1}")), StartsWith("2: expected a smaller number"));
}

TEST(ReadProof, RefusesMembersThatAreRepeatedMissingOrInAnotherOrder) {
  const auto bracket = [](const std::string& rest) {
    return message_of(with_line("{\"bracket\":1," + rest + "}"));
  };
  const std::string criteria = "\"criteria\":{\"blocks\":\"0*6\",\"y\":[\"0\"]}";
  EXPECT_EQ(bracket("\"zone\":\"none\"," + criteria + ",\"order\":[]"), "");
  EXPECT_THAT(bracket("\"zone\":\"none\",\"zone\":\"none\"," + criteria + ",\"order\":[]"),
              HasSubstr("repeated"));
  EXPECT_THAT(bracket("\"zone\":\"some\"," + criteria + ",\"order\":[]"), HasSubstr("'zone'"));
  EXPECT_THAT(bracket("\"zone\":\"none\",\"order\":[]"), HasSubstr("'criteria'"));
  EXPECT_THAT(bracket("\"zone\":\"none\"," + criteria), HasSubstr("'order'"));
  EXPECT_THAT(bracket("\"zone\":\"none\",\"order\":[]," + criteria), HasSubstr("'criteria'"));
  EXPECT_THAT(bracket("\"zone\":\"none\"," + criteria + ",\"order\":[],\"more\":1"),
              HasSubstr("no other members"));
  EXPECT_THAT(bracket("\"zone\":\"none\"," + criteria + ",\"order\":[{\"y\":[\"0\"]}]"), HasSubstr("a step"));
  EXPECT_THAT(bracket("\"zone\":\"none\"," + criteria + ",\"order\":[{\"y\":[\"0\"],\"sum\":false}]"),
              HasSubstr("a step"));
}

TEST(ReadProof, RefusesMalformedValues) {
  const auto duals = [](const std::string& text) {
    return message_of(with_line("{\"impossible\":{" + text + "}}"));
  };
  const auto blocks = [&](const std::string& text) {
    return duals("\"blocks\":\"" + text + "\",\"y\":[\"0\"]");
  };
  const auto value = [&](const std::string& text) {
    return duals("\"blocks\":\"0*6\",\"y\":[\"" + text + "\"]");
  };
  for (const char* good : {"0*6", "0 0*5", "0 1 2 3 4 5"}) EXPECT_EQ(blocks(good), "") << good;
  for (const char* bad :
       {"", " 0", "0 ", "0  1", "0*1", "0*7", "0*999999999", "6", "-1", "0*", "*2", "a", "0*2*2"})
    EXPECT_THAT(blocks(bad), HasSubstr("block")) << bad;
  for (const char* good : {"0", "f", "-1a", "123456789abcdef0123456789"}) EXPECT_EQ(value(good), "") << good;
  for (const char* bad : {"", "-", "-0", "00", "0f", "F", "0x1", "1 ", "+1", "g"})
    EXPECT_THAT(value(bad), HasSubstr("hexadecimal")) << bad;
  EXPECT_THAT(duals("\"blocks\":\"0*6\",\"y\":[\"0\"],\"sets\":[]"), HasSubstr("sets"));
  EXPECT_THAT(duals("\"blocks\":\"0*6\",\"y\":[\"0\"],\"sets\":[{\"z\":\"1\",\"players\":[1,2,9]}]"),
              HasSubstr("players of the tournament"));
}

}  // namespace
}  // namespace bloesem::test
