#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class VerifyCommand : public ProgramTest {
 protected:
  void SetUp() override { write("open.trf", kersen_open()); }

  // Pairs round 3 with a proof.
  void pair(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> arguments{"pair", "open.trf", "-o", "open.man", "--proof", "open.proof"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Finished result = run(arguments);
    ASSERT_EQ(result.exit_code, 0) << result.err;
  }
  [[nodiscard]] Finished verified(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> arguments{"verify", "open.trf", "--pairs", "open.man", "--proof", "open.proof"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  }
};

TEST_F(VerifyCommand, WhatPairProvesIsProven) {
  pair();
  const Finished result = verified();
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.out, "Proven: round 3 is as FIDE (Dutch) 2016 requires.\n");
  EXPECT_EQ(result.err, kersen_rules);
}

TEST_F(VerifyCommand, TheProofOfAPairingNeedsThePairing) {
  pair();
  const Finished result = run({"verify", "open.trf", "--proof", "open.proof"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.out, ::testing::IsEmpty());
  EXPECT_THAT(result.err, HasSubstr("--pairs"));
  write("none.man", "");
  EXPECT_EQ(run({"verify", "open.trf", "--pairs", "none.man", "--proof", "open.proof"}).exit_code, 8)
      << "an empty list says that there is no round";
}

// Its claims are not written for other checkers.
TEST_F(VerifyCommand, TheDutchRulesOf2012AreProven) {
  pair({"--rules", "2012"});
  const Finished result = verified({"--rules", "2012"});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_EQ(result.out, "Proven: round 3 is as FIDE (Dutch) 2012 requires.\n");
  EXPECT_EQ(verified({"--rules", "2016"}).exit_code, 8);
  const Finished exported = verified({"--rules", "2012", "--export-opb", "claims"});
  EXPECT_EQ(exported.exit_code, 3);
  EXPECT_THAT(exported.err, HasSubstr("the claims of FIDE (Dutch) 2012 are not written for other checkers"));
}

TEST_F(VerifyCommand, ExportsTheClaimsOfAProvenRound) {
  pair();
  const Finished result = verified({"--export-opb", "claims"});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_THAT(read("claims/README.txt"), StartsWith("Round 3, FIDE (Dutch) 2016: "));
  EXPECT_THAT(read("claims/README.txt"), HasSubstr("\nround: the whole round, order included"));
  EXPECT_THAT(read("claims/round.opb"), StartsWith("* #variable= "));
  EXPECT_THAT(read("claims/bracket-01.pbp"), StartsWith("pseudo-Boolean proof version 1.2\nf "));
  const Finished again = verified({"--export-opb", "claims"});
  EXPECT_EQ(again.exit_code, 3);
  EXPECT_THAT(again.err, HasSubstr("claims exists already, expected a new or empty folder"));
}

TEST_F(VerifyCommand, ExportsNothingOfARefutedRound) {
  pair();
  write("open.man", "3\n1 3\n6 2\n5 4\n");
  EXPECT_EQ(verified({"--export-opb", "claims"}).exit_code, 8);
  EXPECT_FALSE(std::filesystem::exists(path("claims")));
}

TEST_F(VerifyCommand, OptionsMustBeThoseOfThePairing) {
  const std::vector<std::string> options = {"--rules",  "2026", "--rounds", "7",
                                            "--absent", "6,5",  "--forbid", "6-4"};
  pair(options);
  EXPECT_EQ(verified(options).exit_code, 0);
  EXPECT_THAT(read("open.proof"), HasSubstr(R"("round":3,"rounds":7,"absent":[5,6],"forbid":[[4,6]]})"));
  const Finished other = verified({"--rules", "2026", "--absent", "6,5", "--forbid", "6-4"});
  EXPECT_EQ(other.exit_code, 8);
  EXPECT_THAT(other.out, HasSubstr("options that were not given"));
  EXPECT_EQ(verified({"--rules", "2016", "--rounds", "7", "--absent", "6,5", "--forbid", "6-4"}).exit_code, 8);
}

TEST_F(VerifyCommand, AnotherPairingIsRefuted) {
  pair();
  for (const char* pairs : {"3\n2 3\n1 6\n5 4\n", "3\n1 3\n6 2\n5 4\n", "3\n1 2\n3 6\n5 4\n"}) {
    write("open.man", pairs);
    const Finished result = verified();
    EXPECT_EQ(result.exit_code, 8) << pairs;
    EXPECT_THAT(result.out, StartsWith("Refuted: "));
  }
}

TEST_F(VerifyCommand, AnotherFileIsRefuted) {
  pair();
  write("open.trf", kersen_open() + "\n");
  const Finished result = verified();
  EXPECT_EQ(result.exit_code, 8);
  EXPECT_THAT(result.out, HasSubstr("another 'sha256'"));
}

TEST_F(VerifyCommand, AnUnreadableProofIsNamedWithItsLine) {
  pair();
  write("open.proof", "{\"bloesem-proof\":1}\n3 1\n");
  const Finished result = verified();
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.err, StartsWith("open.proof:2: error: expected "));
  EXPECT_EQ(run({"verify", "open.trf", "--pairs", "open.man", "--proof", "none.proof"}).exit_code, 5);
  write("open.man", "3\n3 x\n");
  EXPECT_THAT(verified().err, StartsWith("open.man:2:3: error: found 'x'"));
  const Finished missing = run({"verify", "open.trf", "--pairs", "none.man", "--proof", "open.proof"});
  EXPECT_EQ(missing.exit_code, 5);
  EXPECT_THAT(missing.err, StartsWith("none.man: error: "));
}

TEST_F(VerifyCommand, AnImpossibleRoundIsProvenWithoutPairs) {
  const Finished paired = run({"pair", "open.trf", "--absent", "3,4,5,6", "--proof", "open.proof"});
  ASSERT_EQ(paired.exit_code, 1) << paired.err;  // 1 and 2 have met
  const Finished result = run({"verify", "open.trf", "--absent", "3,4,5,6", "--proof", "open.proof"});
  EXPECT_EQ(result.exit_code, 0) << result.out << result.err;
  EXPECT_EQ(run({"verify", "open.trf", "--absent", "3,4", "--proof", "open.proof"}).exit_code, 8);
  std::string spaced = read("open.proof");
  const std::string key = "\"impossible\"";
  spaced.insert(spaced.find(key) + key.size(), " ");
  write("spaced.proof", spaced);
  EXPECT_EQ(run({"verify", "open.trf", "--absent", "3,4", "--proof", "spaced.proof"}).exit_code, 8)
      << "what a proof says does not depend on its blanks";
}

TEST_F(VerifyCommand, RoundsWithoutProofsAreRefused) {
  const auto refused = [&](const std::vector<std::string>& more) {
    std::vector<std::string> arguments{"pair", "open.trf", "-o", "refused.man", "--proof", "refused.proof"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 3) << result.err;
    EXPECT_THAT(entries(), ::testing::Not(::testing::Contains("refused.proof")));
    return result.err;
  };
  for (const char* system : {"lim", "vega", "amalfi", "uscf"})
    EXPECT_THAT(refused({"--system", system}),
                HasSubstr("this round cannot be proved: there are no proofs for "));
  EXPECT_THAT(refused({"--fix", "2-3"}), HasSubstr("pairs of it are fixed by hand"));
  EXPECT_THAT(refused({"--fixed-board", "2=1"}), HasSubstr("boards of it are fixed by hand"));
  EXPECT_THAT(refused({"--engine", "sequence"}), HasSubstr("--engine matching"));
  EXPECT_THAT(refused({"--into", "new.trf", "--fix", "2-3"}), HasSubstr("fixed by hand"));
  EXPECT_THAT(entries(), ::testing::Not(::testing::Contains("new.trf")));
  EXPECT_THAT(refused({"--into", "refused.proof"}), HasSubstr("overwrite the tournament"));
  const Finished clash = run({"pair", "open.trf", "-o", "same", "--proof", "same"});
  EXPECT_EQ(clash.exit_code, 3);
  EXPECT_EQ(run({"pair", "open.trf", "--proof", "open.trf"}).exit_code, 3);
}

TEST_F(VerifyCommand, OtherSystemsHaveProofs) {
  for (const char* system : {"burstein", "team-swiss", "ranked-dutch"}) {
    pair({"--system", system});
    const Finished result = verified({"--system", system});
    EXPECT_EQ(result.exit_code, 0) << system << ": " << result.out << result.err;
    EXPECT_EQ(verified().exit_code, 8) << system;
  }
  pair({"--system", "team-swiss", "--reading", "preferences=none"});
  EXPECT_EQ(verified({"--system", "team-swiss", "--reading", "preferences=none"}).exit_code, 0);
  const Finished other = verified({"--system", "team-swiss"});
  EXPECT_EQ(other.exit_code, 8);
  EXPECT_THAT(other.out, HasSubstr("options that were not given"));
}

// The round is proved from the file that it was written to.
TEST_F(VerifyCommand, ARoundThatWasWrittenIsVerifiedInItsFile) {
  pair({"--into", "open.trf", "--absent", "6", "--forbid", "1-5", "--numbers", "fixed"});
  EXPECT_THAT(read("open.proof"), HasSubstr(R"("round":3,"numbers":"fixed"})"));
  const Finished result = verified({"--round", "3", "--numbers", "fixed"});
  EXPECT_EQ(result.exit_code, 0) << result.out << result.err;
  EXPECT_EQ(verified({"--round", "3"}).exit_code, 8) << "another numbering";
  EXPECT_EQ(verified({"--round", "2", "--numbers", "fixed"}).exit_code, 8);
  EXPECT_THAT(entries(), ::testing::Contains("open.trf"));
  ASSERT_EQ(run({"result", "open.trf", "2-3:1-0"}).exit_code, 0);
  const Finished later = verified({"--round", "3", "--numbers", "fixed"});
  EXPECT_EQ(later.exit_code, 8) << "the file is another one after a result";
  EXPECT_THAT(later.out, HasSubstr("another 'sha256'"));
}

TEST_F(VerifyCommand, NothingIsWrittenIfTheProofCannotBe) {
  const std::string before = read("open.trf");
  const Finished result =
      run({"pair", "open.trf", "--into", "open.trf", "-o", "open.man", "--proof", "no/such/place"});
  EXPECT_EQ(result.exit_code, 5) << result.err;
  EXPECT_EQ(read("open.trf"), before);
  EXPECT_THAT(entries(), ::testing::Not(::testing::Contains("open.man")));
}

TEST_F(VerifyCommand, AnImpossibleRoundIsProvenFromTheFileRead) {
  const Finished paired =
      run({"pair", "open.trf", "--into", "open.trf", "--absent", "3,4,5,6", "--proof", "open.proof"});
  ASSERT_EQ(paired.exit_code, 1) << paired.err;
  EXPECT_EQ(read("open.trf"), kersen_open());
  EXPECT_EQ(run({"verify", "open.trf", "--absent", "3,4,5,6", "--proof", "open.proof"}).exit_code, 0);
}

TEST_F(VerifyCommand, TheSecondVerifierAgrees) {
  const std::string verifier = std::string(BLOESEM_SOURCE_DIR) + "/engine/proof/verify_proof.py";
  pair({"--into", "open.trf", "--absent", "6", "--rules", "2026"});
  const std::vector<std::string> words = {verifier, "open.trf", "--rules",  "2026",    "--round",
                                          "3",      "--pairs",  "open.man", "--proof", "open.proof"};
  const Finished accepted = run_tool("python3", words);
  if (accepted.exit_code == 127) GTEST_SKIP() << "Python is not installed";
  EXPECT_EQ(accepted.exit_code, 0) << accepted.out << accepted.err;
  const std::string proof = read("open.proof");
  write("open.proof", "no proof\n");
  EXPECT_EQ(run_tool("python3", words).exit_code, 2);
  write("open.proof", proof);
  write("open.man", "2\n1 3\n2 4\n5 0\n");
  EXPECT_EQ(run_tool("python3", words).exit_code, 1);
}

// Newcomers in two groups.
class VerifyGroups : public ProgramTest {
 protected:
  void SetUp() override { write("open.trf", kersen_open_unplayed()); }
  [[nodiscard]] Finished verified(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> arguments{"verify", "open.trf", "--pairs", "open.man", "--proof", "open.proof"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  }
};

TEST_F(VerifyGroups, GroupsThatWereAskedForAreRepeated) {
  const Finished paired =
      run({"pair", "open.trf", "--groups", "A=1-3,B=4-6", "-o", "open.man", "--proof", "open.proof"});
  ASSERT_EQ(paired.exit_code, 0) << paired.err;
  EXPECT_THAT(read("open.proof"), HasSubstr(R"("group":"A","players":[1,2,3]})"));
  const Finished result = verified({"--groups", "A=1-3,B=4-6"});
  EXPECT_EQ(result.exit_code, 0) << result.out << result.err;
  EXPECT_NE(verified({"--groups", "A=1-2,B=3-6"}).exit_code, 0);
  EXPECT_EQ(verified({"--groups", "A=1-3,C=4-6"}).exit_code, 8);
  EXPECT_NE(verified().exit_code, 0) << "one event";
}

TEST_F(VerifyGroups, GroupsOfTheFileAreNot) {
  const Finished paired = run({"pair", "open.trf", "--groups", "A=1-3,B=4-6", "--into", "open.trf", "-o",
                               "open.man", "--proof", "open.proof"});
  ASSERT_EQ(paired.exit_code, 0) << paired.err;
  EXPECT_THAT(read("open.proof"), HasSubstr(R"("round":1,"group":"A"})"));
  EXPECT_EQ(verified({"--round", "1"}).exit_code, 0) << verified({"--round", "1"}).out;
  std::string pairs = read("open.man");
  pairs.replace(pairs.find("4 5"), 3, "5 4");
  write("open.man", pairs);
  const Finished result = verified({"--round", "1"});
  EXPECT_EQ(result.exit_code, 8);
  EXPECT_THAT(result.out, HasSubstr("group B: "));
}

}  // namespace
}  // namespace bloesem::cli_test
