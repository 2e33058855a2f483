// bloesem campaign as a user runs it: with separate processes, real files and misbehaving engines.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class CampaignCommand : public ProgramTest {
 protected:
  static std::vector<std::string> campaign(std::vector<std::string> more) {
    more.insert(more.begin(), "campaign");
    return more;
  }

  // A campaign of 60 tournaments of all kinds, some of them examined.
  static std::vector<std::string> small(std::vector<std::string> more = {}) {
    std::vector<std::string> words = {"--tournaments", "60",  "--seed",     "5",
                                      "--shape",       "all", "--decisive", "4"};
    words.insert(words.end(), more.begin(), more.end());
    return campaign(words);
  }

  // Returns everything in the tables, in order; nothing if sqlite3 is not installed.
  std::string dump(const std::string& database) const {
    const Finished tables = run_tool("sqlite3", {database,
                                                 "SELECT * FROM tournament ORDER BY id; SELECT * FROM round "
                                                 "ORDER BY tournament, round; SELECT * FROM incident "
                                                 "ORDER BY tournament, round"});
    return tables.exit_code == 0 ? tables.out : "";
  }

  // Writes a program for --against from lines of shell script.
  void write_engine(const std::string& lines) const {
    write("engine.sh", "#!/bin/sh\nin=$1\nout=$2\n" + lines + "\n");
  }
  Finished against(std::vector<std::string> more = {}) const {
    std::vector<std::string> words = {"--tournaments", "12",  "--seed",    "2",
                                      "--players",     "4-6", "--against", "/bin/sh engine.sh {in} {out}"};
    words.insert(words.end(), more.begin(), more.end());
    return run(campaign(words));
  }
};

TEST_F(CampaignCommand, TheEnginesAgree) {
  const Finished finished = run(small());
  EXPECT_EQ(finished.exit_code, 0);
  EXPECT_THAT(finished.out, HasSubstr(" 0 differences\n"));
  EXPECT_THAT(finished.out, HasSubstr("Decisive rules in "));
  EXPECT_THAT(finished.err, HasSubstr("rounds a second")) << "how fast it was is no part of the summary";
  EXPECT_THAT(finished.err, Not(HasSubstr("\r"))) << "no progress bar in a pipe";
  EXPECT_THAT(finished.out, Not(HasSubstr("a second")));
}

TEST_F(CampaignCommand, TheNumberOfJobsDoesNotMatter) {
  const Finished one = run(small({"--jobs", "1", "--json"}));
  EXPECT_EQ(one.exit_code, 0);
  for (const char* jobs : {"2", "5"}) EXPECT_EQ(run(small({"--jobs", jobs, "--json"})).out, one.out);
}

TEST_F(CampaignCommand, TheOtherSolversAgreeToo) {
  for (const char* engines :
       {"matching,matching-backwards", "matching:fast,matching:blossom", "matching,matching:lemon"}) {
    const Finished finished = run(small({"--engines", engines}));
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr(" 0 differences\n"));
  }
}

TEST_F(CampaignCommand, EveryRoundIsProved) {
  for (const char* rules : {"2016", "2026"}) {
    const Finished finished = run(small({"--rules", rules, "--prove", "--check"}));
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr(" rounds proved, and the proofs verified\n"));
    const Finished json = run(small({"--rules", rules, "--prove", "--json"}));
    const auto summary = nlohmann::json::parse(json.out);
    EXPECT_EQ(summary["proved"], summary["rounds"]["rounds"]);
    EXPECT_GT(summary["proved"].get<int>(), 60);
  }
  EXPECT_THAT(run(small()).out, Not(HasSubstr("proved")));
  const Finished older = run(small({"--rules", "2012", "--prove"}));
  EXPECT_EQ(older.exit_code, 0) << older.err;
  EXPECT_THAT(older.out, HasSubstr(" rounds proved, and the proofs verified\n"));
}

TEST_F(CampaignCommand, WhatHasNoProofsIsRefused) {
  for (const char* option : {"--prove", "--check"}) {
    const Finished other = run(campaign({"--tournaments", "1", "--system", "lim", option}));
    EXPECT_EQ(other.exit_code, 3);
    EXPECT_THAT(other.err, HasSubstr("there are no proofs for Lim"));
    EXPECT_EQ(run(campaign({"--tournaments", "1", "--standings", "BH", option})).exit_code, 3);
    const Finished whole =
        run(campaign({"--tournaments", "1", "--engines", "matching,matching:whole", option}));
    EXPECT_EQ(whole.exit_code, option == std::string("--check") ? 3 : 0) << whole.err;
  }
  const Finished dubov = run(campaign({"--tournaments", "1", "--system", "dubov", "--check"}));
  EXPECT_EQ(dubov.exit_code, 3);
  EXPECT_THAT(dubov.err, HasSubstr("only rounds of Dubov 2026"));
}

TEST_F(CampaignCommand, StatesHaveAsManyPlayersAsAskedFor) {
  const Finished finished = run(campaign({"--tournaments", "40", "--shape", "states", "--players", "30-32",
                                          "--engines", "matching:fast,matching:lemon", "--json"}));
  EXPECT_EQ(finished.exit_code, 0) << finished.err;
  const auto json = nlohmann::json::parse(finished.out);
  EXPECT_EQ(json["rounds"]["same"].get<int>() + json["rounds"]["impossible"].get<int>(), 40);
  for (const auto& row : json["by_players"]) EXPECT_GE(row["players"].get<int>(), 30);
}

TEST_F(CampaignCommand, LargeNumbersAreTakenAsTheyAre) {
  const Finished finished = run(campaign({"--tournaments", "1000000000", "--only", "999999999", "--engines",
                                          "matching,matching-backwards", "--budget", "2000000000", "--json"}));
  EXPECT_EQ(finished.exit_code, 0) << finished.err;
  const auto json = nlohmann::json::parse(finished.out);
  EXPECT_EQ(json["tournaments"]["planned"], 1'000'000'000);
  EXPECT_THAT(finished.out, HasSubstr("2000000000"));
}

TEST_F(CampaignCommand, ADatabaseGivesTheSameSummary) {
  const Finished without = run(small());
  const Finished with = run(small({"--database", "c.sqlite"}));
  EXPECT_EQ(with.out, without.out);
  EXPECT_EQ(run(small({"--database", "c.sqlite"})).out, without.out) << "nothing was left to do";
  EXPECT_EQ(run(campaign({"--summary", "c.sqlite"})).out, without.out);
  EXPECT_EQ(run(campaign({"--summary", "c.sqlite", "--json"})).out, run(small({"--json"})).out);
}

TEST_F(CampaignCommand, ShardsMakeTheWhole) {
  const Finished whole = run(small({"--database", "whole.sqlite"}));
  std::vector<std::string> merge = {"--merge"};
  for (const std::string shard : {"0", "1", "2"}) {
    EXPECT_EQ(run(small({"--shard", shard + "/3", "--database", shard + ".sqlite"})).exit_code, 0);
    merge.push_back(shard + ".sqlite");
  }
  merge.insert(merge.end(), {"-o", "all.sqlite"});
  const Finished merged = run(campaign(merge));
  EXPECT_EQ(merged.exit_code, 0) << merged.err;
  EXPECT_EQ(run(campaign({"--summary", "all.sqlite"})).out, whole.out);
  EXPECT_EQ(dump("all.sqlite"), dump("whole.sqlite"));
  EXPECT_THAT(run(campaign({"--merge", "0.sqlite", "0.sqlite", "-o", "x.sqlite"})).err,
              HasSubstr("tournament 0"));
}

// A run killed twice at a random moment, interrupted once, and resumed gives the same as an uninterrupted
// one.
TEST_F(CampaignCommand, WhatWasKilledGoesOn) {
  const std::vector<std::string> words = {"--tournaments", "1500", "--seed", "9", "--decisive", "50"};
  std::vector<std::string> never_stopped = campaign(words);
  never_stopped.insert(never_stopped.end(), {"--database", "whole.sqlite"});
  const Finished whole = run(never_stopped);
  std::string line = std::string("'") + BLOESEM_PROGRAM + "' campaign --database killed.sqlite";
  for (const std::string& word : words) line += ' ' + word;
  const auto stopped = [&](const std::string& signal, const std::string& after) {
    return run_tool("sh",
                    {"-c", line + " & pid=$!; sleep " + after + "; kill -" + signal + " $pid; wait $pid"});
  };
  static_cast<void>(stopped("KILL", "0.3"));
  static_cast<void>(stopped("KILL", "0.7"));
  const Finished interrupted = stopped("TERM", "0.5");
  const bool in_time = interrupted.err.find("interrupted") != std::string::npos;
  EXPECT_EQ(interrupted.exit_code, in_time ? 128 + 15 : 0);
  std::vector<std::string> go_on = campaign(words);
  go_on.insert(go_on.end(), {"--database", "killed.sqlite"});
  EXPECT_EQ(run(go_on).out, whole.out);
  EXPECT_EQ(dump("killed.sqlite"), dump("whole.sqlite"));
}

TEST_F(CampaignCommand, AnotherCampaignsDatabaseIsRefused) {
  EXPECT_EQ(run(small({"--database", "c.sqlite"})).exit_code, 0);
  const Finished other = run(small({"--database", "c.sqlite", "--draws", "10"}));
  EXPECT_EQ(other.exit_code, 3);
  EXPECT_THAT(other.err, AllOf(HasSubstr("draws is"), HasSubstr("'10' here")));
}

TEST_F(CampaignCommand, OneTournamentAlone) {
  const Finished one = run(small({"--only", "17", "--json"}));
  EXPECT_EQ(one.exit_code, 0);
  EXPECT_EQ(nlohmann::json::parse(one.out)["tournaments"]["done"], 1);
}

TEST_F(CampaignCommand, DifferencesAreMadeSmallAndKept) {
  // An engine that assumes the other initial colour.
  write_engine("exec \"" BLOESEM_PROGRAM
               "\" pair \"$in\" --rules 2016 --numbers fixed -o \"$out\" --initial-colour B");
  const Finished finished = against({"--first-colour", "W", "--failures", "found"});
  EXPECT_EQ(finished.exit_code, 6) << finished.out << finished.err;
  EXPECT_THAT(finished.out, HasSubstr("different: tournament "));
  const Finished files = run_tool("sh", {"-c", "ls found; cat found/*.trf | grep -c '^001'; cat found/*.txt"});
  EXPECT_THAT(files.out, AllOf(HasSubstr(".trf"), HasSubstr(".txt"), HasSubstr("== matching: ")));
  EXPECT_EQ(run_tool("sh", {"-c", "for f in found/*.trf; do \"" BLOESEM_PROGRAM "\" pair $f || exit 1; done"})
                .exit_code,
            0)
      << "each is a file that can be paired";
}

TEST_F(CampaignCommand, AnEngineThatMisbehavesIsCountedAndTheCampaignGoesOn) {
  struct Misbehaviour {
    std::string lines;
    std::string message;
  };
  const Misbehaviour all[] = {
      {"exit 7", "ended with exit code 7"},
      {"kill -SEGV $$", "was ended by signal 11"},
      {"sleep 50", "did not end within 1 second"},
      {"echo 'no idea' > \"$out\"", "'/bin/sh'"},
      {"printf '3\\n1 2\\n' > \"$out\"", "'/bin/sh'"},
      {": > \"$out\"", "'/bin/sh'"},
      {"exit 0", "wrote no pairing"},
  };
  for (const Misbehaviour& misbehaviour : all) {
    SCOPED_TRACE(misbehaviour.lines);
    write_engine(misbehaviour.lines);
    const Finished finished =
        run(campaign({"--tournaments", "2", "--rounds", "1", "--players", "4", "--against",
                      "/bin/sh engine.sh {in} {out}", "--timeout", "1", "--json"}));
    EXPECT_EQ(finished.exit_code, 3) << "nobody is to take this for agreement: " << finished.err;
    EXPECT_THAT(finished.err,
                AllOf(HasSubstr("tournament 0, round 1: error: "), HasSubstr(misbehaviour.message)));
    EXPECT_THAT(finished.err, Not(HasSubstr("tournament 1"))) << "only the first of a kind is told";
    const auto json = nlohmann::json::parse(finished.out);
    EXPECT_EQ(json["rounds"]["failed"], 2);
    EXPECT_EQ(json["failures"][0]["rounds"], 2);
  }
}

// Half-point byes with an unusual value cannot be expressed in bbpPairings' dialect.
TEST_F(CampaignCommand, AnEngineIsNotAskedWhatItCannotRead) {
  write_engine("exit 7");
  const Finished finished = run(campaign({"--tournaments", "12", "--rounds", "2", "--players", "8",
                                          "--half-byes", "900", "--half-bye-points", "0.3", "--draw-points",
                                          "0.5", "--against", "/bin/sh engine.sh {in} {out}"}));
  EXPECT_THAT(finished.err, HasSubstr("error: '/bin/sh' "));
  EXPECT_THAT(finished.out, HasSubstr("'/bin/sh'"));
}

// Default ranges (ratings from 1500, half a point for a draw) adapt to the requested ones.
TEST_F(CampaignCommand, UnusualRangesArePlayed) {
  for (const std::vector<std::string>& ranges :
       {std::vector<std::string>{"--highest-rating", "1-2"},
        {"--highest-rating", "1450"},
        {"--win-points", "1-2", "--loss-points", "0-0.9", "--draw-points", "0.1-1.5"}}) {
    std::vector<std::string> words = {"--tournaments", "40", "--players", "6", "--rounds", "3"};
    words.insert(words.end(), ranges.begin(), ranges.end());
    const Finished finished = run(campaign(words));
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr(" 0 differences\n"));
  }
}

TEST_F(CampaignCommand, ImpossibleRequests) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> requests = {
      {{}, "--tournaments"},
      {{"--tournaments", "0"}, "--tournaments: found '0'"},
      {{"--tournaments", "2000000000"}, "--tournaments: found '2000000000'"},
      {{"--tournaments", "99999999999999999999"}, "--tournaments: found '99999999999999999999'"},
      {{"--tournaments", "5", "--only", "5"}, "--only: found '5'"},
      {{"--summary", "x.sqlite", "--tournaments", "5"}, "--tournaments cannot be combined with --summary"},
      {{"--merge", "a.sqlite", "-o", "b.sqlite", "--shard", "0/2"}, "--shard cannot be combined with --merge"},
      {{"--tournaments", "5", "--against", ""}, "--against: found ''"},
      {{"--tournaments", "5", "--timeout", "9"}, "--timeout requires --against"},

      {{"--tournaments", "5", "--players", "14-2"}, "players"},
      {{"--tournaments", "5", "--players", "4", "--rounds", "9"}, "rounds"},
      {{"--tournaments", "5", "--draws", "many"}, "--draws: found 'many'"},
      {{"--tournaments", "5", "--seed", "-1"}, "--seed: found '-1'"},
      {{"--tournaments", "5", "--shape", "round"}, "--shape: found 'round'"},
      {{"--tournaments", "5", "--shard", "3/3"}, "--shard: found '3'"},
      {{"--tournaments", "5", "--engines", "matching"}, "--engines: found 1 name,"},
      {{"--tournaments", "5", "--engines", "matching,burstein"}, "found 'burstein'"},
      {{"--tournaments", "5", "--against", "engine"}, "{in}"},
      {{"--only", "5", "--database", "x.sqlite"}, "--only plays one tournament"},
      {{"--merge", "a.sqlite"}, "--merge needs -o OUT"},
      {{"--merge", "a.sqlite", "-o", "x", "--json"}, "--json cannot be combined with --merge"}};
  for (const auto& [words, message] : requests) {
    const Finished finished = run(campaign(words));
    EXPECT_EQ(finished.exit_code, 3) << message;
    EXPECT_THAT(finished.err, HasSubstr(message));
    EXPECT_EQ(finished.out, "");
    EXPECT_EQ(entries(), std::vector<std::string>{}) << message;
  }
}

TEST_F(CampaignCommand, UnderTheRulesOf2026) {
  const Finished finished = run(small({"--rules", "2026", "--database", "new.sqlite"}));
  EXPECT_EQ(finished.exit_code, 0) << finished.out;
  EXPECT_THAT(finished.out, AllOf(HasSubstr(" 0 differences\n"), HasSubstr("\nC8.completion "),
                                  HasSubstr("\n5.2.4 "), Not(HasSubstr("\nC.5 "))));
  const Finished other = run(small({"--rules", "2016", "--database", "new.sqlite"}));
  EXPECT_EQ(other.exit_code, 3);
  EXPECT_THAT(other.err, HasSubstr("rules is '2026' there, '2016' here"));
}

TEST_F(CampaignCommand, OnlySomeRulesAreAskedAfter) {
  const Finished finished = run(small({"--rules", "2026", "--decisive-rules", "C4,C9"}));
  EXPECT_EQ(finished.exit_code, 0);
  EXPECT_THAT(finished.out, AllOf(HasSubstr("\nC4 "), HasSubstr("\nC9 "), Not(HasSubstr("\nC5 "))));
  EXPECT_THAT(run(small({"--rules", "2016", "--decisive-rules", "C4"})).err,
              HasSubstr("--decisive-rules: found 'C4'"));
}

TEST_F(CampaignCommand, FilesThatCannotBe) {
  EXPECT_EQ(run(campaign({"--summary", "none.sqlite"})).exit_code, 5);
  EXPECT_EQ(run(small({"--database", "no/folder.sqlite"})).exit_code, 5);
  write("text", std::string(5000, 'x'));
  EXPECT_EQ(run(campaign({"--summary", "text"})).exit_code, 3);
  EXPECT_EQ(run(small({"--database", "text"})).exit_code, 3);
  EXPECT_EQ(read("text"), std::string(5000, 'x'));
}

}  // namespace
}  // namespace bloesem::cli_test
