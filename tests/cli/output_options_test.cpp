// -o, -i, --format json and --json mean the same in every command that has them.
#include <gmock/gmock.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>
#include <vector>

#include "tests/cli/help_text.hpp"
#include "tests/support/files.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

using Words = std::vector<std::string>;

class OutputOptions : public ProgramTest {
 protected:
  void SetUp() override {
    write("a.trf", kersen_open());
    write("b.trf", kersen_open());
  }

  static Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
};

TEST_F(OutputOptions, JsonIsAskedForInTheSameTwoWays) {
  for (const Words& words :
       {Words{"pair", "a.trf"}, Words{"standings", "a.trf", "--tiebreaks", "BH"},
        Words{"crosstable", "a.trf", "--tiebreaks", "BH"},
        Words{"rankings", "a.trf", "--by", "rating:0-3000", "--tiebreaks", "BH"},
        Words{"prizes", "a.trf", "--amounts", "10", "--tiebreaks", "BH"}, Words{"ratings", "a.trf"},
        Words{"upsets", "a.trf"}, Words{"zermelo", "a.trf", "--prior", "1"}, Words{"check", "a.trf"},
        Words{"judge", "a.trf", "--round", "2"}, Words{"lint", "a.trf"}}) {
    const Finished by_format = run(with(words, {"--format", "json"}));
    const Finished by_flag = run(with(words, {"--json"}));
    EXPECT_EQ(by_format.exit_code, by_flag.exit_code) << words.front() << by_format.err;
    EXPECT_EQ(by_format.out, by_flag.out) << words.front();
    EXPECT_TRUE(nlohmann::json::accept(by_format.out)) << words.front() << by_format.err;
    EXPECT_EQ(run(with(words, {"--json", "--format", "json"})).exit_code, 3) << words.front();
  }
}

// Covers every command of the program, including hidden ones: a new command fails here until its JSON is
// listed.
TEST_F(OutputOptions, EveryCommandHasJsonOrIsDocumentedWithout) {
  const std::map<std::string, Words> requests{
      {"new", {"new", "n.trf", "--rounds", "3", "--initial-colour", "W", "--player", "Appel"}},
      {"pair", {"pair", "a.trf"}},
      {"result", {"result", "a.trf", "2-1:1-0", "-o", "r.trf"}},
      {"standings", {"standings", "a.trf"}},
      {"crosstable", {"crosstable", "a.trf"}},
      {"report", {"report", "a.trf", "-o", "p.html"}},
      {"rankings", {"rankings", "a.trf", "--by", "rating:0-3000"}},
      {"prizes", {"prizes", "a.trf", "--amounts", "10"}},
      {"ratings", {"ratings", "a.trf"}},
      {"upsets", {"upsets", "a.trf"}},
      {"zermelo", {"zermelo", "a.trf", "--prior", "1"}},
      {"check", {"check", "a.trf"}},
      {"judge", {"judge", "a.trf", "--round", "2"}},
      {"explain", {"explain", "a.trf"}},
      {"verify", {"verify", "a.trf", "--pairs", "a.man", "--proof", "a.proof"}},
      {"lint", {"lint", "a.trf"}},
      {"convert", {"convert", "a.trf"}},
      {"generate", {"generate", "--seed", "7", "--rounds", "2", "--players", "4", "-o", "g.trf"}},
      {"campaign", {"campaign", "--tournaments", "2", "--players", "4-6"}},
  };
  const std::string without = "JSON, in every command except `help`, `completion` and `man`.";
  EXPECT_THAT(bloesem::test::content_of(std::filesystem::path(BLOESEM_SOURCE_DIR) / "docs" / "cli.md"),
              HasSubstr(without));
  ASSERT_EQ(run({"pair", "a.trf", "-o", "a.man", "--proof", "a.proof"}).exit_code, 0);
  Words commands = listed_commands(run({"--help"}).out);
  ASSERT_GE(commands.size(), requests.size());
  commands.emplace_back("man");
  for (const std::string& command : commands) {
    const auto request = requests.find(command);
    if (request == requests.end()) {
      EXPECT_THAT(without, HasSubstr('`' + command + '`')) << "neither asked here nor documented without JSON";
      EXPECT_EQ(run({command, "--json"}).exit_code, 3) << command;
      continue;
    }
    for (const Words& words :
         {with(request->second, {"--format", "json"}), with(request->second, {"--json"})}) {
      for (const char* const file : {"n.trf", "n.trf.journal"}) std::filesystem::remove(path(file));
      const Finished finished = run(words);
      EXPECT_EQ(finished.exit_code, 0) << command << finished.err;
      const auto json = nlohmann::json::parse(finished.out, nullptr, false);
      ASSERT_TRUE(json.is_object()) << command << '\n' << finished.out << finished.err;
      EXPECT_EQ(json["schema"], 1) << command;
    }
  }
}

// ---- what was done

TEST_F(OutputOptions, ResultsAreToldWithTheirBoards) {
  ASSERT_EQ(run({"pair", "-i", "a.trf"}).exit_code, 0);
  const Finished finished = run({"result", "a.trf", "3-2:1-0", "1-6:?", "--json"});
  ASSERT_EQ(finished.exit_code, 0) << finished.err;
  const auto json = nlohmann::json::parse(finished.out);
  EXPECT_EQ(json["file"], "a.trf");
  EXPECT_EQ(json["round"], 3);
  EXPECT_EQ(json["open_games"], 1);
  ASSERT_EQ(json["boards"].size(), 3U);
  nlohmann::json results;
  for (const auto& board : json["boards"])
    results[std::to_string(board["white"].get<int>()) + '-' + std::to_string(board["black"].get<int>())] =
        board["result"];
  EXPECT_EQ(results, (nlohmann::json{{"3-2", "1-0"}, {"1-6", "?"}, {"5-4", nullptr}}));
  EXPECT_EQ(json["done"].front(), "round 3: 3-2 1-0");
  // --show gives the same boards and changes nothing.
  const std::string before = read("a.trf");
  auto shown = nlohmann::json::parse(run({"result", "a.trf", "--show", "--json"}).out);
  EXPECT_EQ(shown["boards"], json["boards"]);
  EXPECT_TRUE(shown["done"].empty());
  EXPECT_EQ(read("a.trf"), before);
  // The output format is not part of the recorded change.
  EXPECT_THAT(run({"result", "a.trf", "--log"}).out, Not(HasSubstr("json")));
}

TEST_F(OutputOptions, HistoryIsToldAsJson) {
  ASSERT_EQ(run({"result", "a.trf", "2-1:1-0", "--by", "Ans"}).exit_code, 0);
  const auto undone = nlohmann::json::parse(run({"result", "a.trf", "--undo", "--json"}).out);
  EXPECT_EQ(undone["changes"].size(), 1U);
  EXPECT_EQ(undone["changes"][0]["what"], "result 2-1:1-0");
  EXPECT_EQ(undone["changes"][0]["standing"], "undone");
  EXPECT_EQ(undone["changes"][0]["by"], "Ans");
  EXPECT_EQ(read("a.trf"), kersen_open());
  const auto redone = nlohmann::json::parse(run({"result", "a.trf", "--redo", "--format", "json"}).out);
  EXPECT_EQ(redone["changes"][0]["standing"], "done");
  write("a.trf", read("a.trf") + "### by hand\n");
  const auto log = nlohmann::json::parse(run({"result", "a.trf", "--log", "--json"}).out);
  EXPECT_EQ(log["up_to_date"], false);
  EXPECT_EQ(log["changes"].back()["kind"], "redo");
  EXPECT_EQ(log["changes"].back()["of"], undone["changes"][0]["number"]);
}

TEST_F(OutputOptions, NewFilesAndSeedsAreTold) {
  write("list.csv", "No.;Name;Rtg;Shoes\n1;Appel, Ans;2100;38\n2;Braam, Bob;;44\n");
  const auto made = nlohmann::json::parse(
      run({"new", "n.trf", "--rounds", "3", "--initial-colour", "W", "--players", "list.csv", "--json"}).out);
  EXPECT_EQ(made["file"], "n.trf");
  EXPECT_EQ(made["players"], 2);
  EXPECT_EQ(made["rated"], 1);
  EXPECT_EQ(made["columns_not_understood"], nlohmann::json{"Shoes"});

  const auto generated = nlohmann::json::parse(run({"generate", "--seed", "7", "--count", "3", "--players", "6",
                                                    "--rounds", "2", "-o", "many", "--json"})
                                                   .out);
  ASSERT_EQ(generated["tournaments"].size(), 3U);
  for (const auto& tournament : generated["tournaments"]) {
    EXPECT_EQ(tournament["rounds"], 2);
    // The seed reproduces a single file.
    const std::string alone =
        run({"generate", "--seed", tournament["seed"], "--players", "6", "--rounds", "2"}).out;
    EXPECT_EQ(alone, read(tournament["file"]));
  }
  EXPECT_EQ(nlohmann::json::parse(run({"report", "a.trf", "--round", "1", "-o", "p.html", "--json"}).out),
            (nlohmann::json{{"schema", 1}, {"file", "p.html"}, {"round", 1}}));
}

// File and JSON do not fit into one stream; if the report cannot be printed, nothing is done.
TEST_F(OutputOptions, JsonNeedsStandardOutputForItself) {
  for (const Words& words :
       {Words{"new", "-", "--rounds", "3", "--initial-colour", "W", "--player", "Appel"},
        Words{"generate", "--seed", "7"}, Words{"report", "a.trf"},
        Words{"result", "a.trf", "2-1:1-0", "-o", "-"}, Words{"result", "a.trf", "--undo", "-o", "-"}}) {
    const Finished finished = run(with(words, {"--json"}));
    EXPECT_EQ(finished.exit_code, 3) << words.front();
    EXPECT_THAT(finished.out, IsEmpty()) << words.front();
    EXPECT_THAT(finished.err, HasSubstr("--format json")) << words.front();
  }
  EXPECT_EQ(read("a.trf"), kersen_open());
}

TEST_F(OutputOptions, TheSummaryOfACampaignGoesWhereItIsAskedFor) {
  const Words campaign{"campaign", "--tournaments", "3", "--players", "4-6", "--database", "c.sqlite"};
  const Finished played = run(with(campaign, {"-o", "summary.txt"}));
  EXPECT_EQ(played.exit_code, 0) << played.err;
  EXPECT_THAT(played.out, IsEmpty());
  EXPECT_EQ(read("summary.txt"), run({"campaign", "--summary", "c.sqlite"}).out);
  EXPECT_EQ(run({"campaign", "--summary", "c.sqlite", "-o", "s.json", "--format", "json"}).exit_code, 0);
  EXPECT_EQ(nlohmann::json::parse(read("s.json"))["tournaments"]["done"], 3);
  const std::string kept = read("c.sqlite");
  EXPECT_EQ(run(with(campaign, {"-o", "c.sqlite"})).exit_code, 3);
  EXPECT_EQ(run({"campaign", "--summary", "c.sqlite", "-o", "./c.sqlite"}).exit_code, 3);
  EXPECT_EQ(read("c.sqlite"), kept);
  const Finished files = run(
      {"campaign", "--tournaments", "3", "--players", "4-6", "--standings", "BH", "--json", "-o", "f.json"});
  EXPECT_EQ(files.exit_code, 0) << files.err;
  EXPECT_EQ(nlohmann::json::parse(read("f.json"))["unnoticed_copies"], 0);
}

TEST_F(OutputOptions, OutputGoesWhereItIsAskedFor) {
  for (const Words& words : {Words{"pair", "a.trf"}, Words{"standings", "a.trf", "--tiebreaks", "BH"},
                             Words{"report", "a.trf", "--tiebreaks", "BH"}, Words{"check", "a.trf"},
                             Words{"judge", "a.trf", "--round", "2"}, Words{"lint", "a.trf"}, Words{"man"},
                             Words{"convert", "a.trf", "--to", "json"}, Words{"completion", "bash"}}) {
    const Finished to_screen = run(words);
    const Finished to_file = run(with(words, {"-o", "out"}));
    EXPECT_EQ(to_file.exit_code, to_screen.exit_code) << words.front() << to_file.err;
    EXPECT_THAT(to_file.out, IsEmpty()) << words.front();
    EXPECT_EQ(read("out"), to_screen.out) << words.front();
  }
}

TEST_F(OutputOptions, NoInputIsReplacedByAnOutput) {
  for (const std::string command : {"check", "lint", "pair"}) {
    const Finished result = run({command, "a.trf", "-o", "./a.trf"});
    EXPECT_EQ(result.exit_code, 3) << command;
    EXPECT_THAT(result.err, HasSubstr("would replace")) << command;
    EXPECT_EQ(read("a.trf"), kersen_open()) << command;
  }
}

// `-i FILE` alone, `-i` after the file, and `-i` with both names.
TEST_F(OutputOptions, InPlaceIsShortForInto) {
  ASSERT_EQ(run({"pair", "a.trf", "--into", "a.trf"}).exit_code, 0);
  const std::string paired = read("a.trf");
  ASSERT_NE(paired, kersen_open());
  for (const Words& words : {Words{"pair", "-i", "b.trf"}, Words{"pair", "b.trf", "-i"},
                             Words{"pair", "b.trf", "-i", "b.trf"}, Words{"pair", "--into", "b.trf"}}) {
    write("b.trf", kersen_open());
    EXPECT_EQ(run(words).exit_code, 0);
    EXPECT_EQ(read("b.trf"), paired);
  }
  const Words ranked{"standings", "--tiebreaks", "BH"};
  write("a.trf", kersen_open());
  ASSERT_EQ(run(with(ranked, {"a.trf", "--into", "c.trf"})).exit_code, 0);
  EXPECT_EQ(run(with(ranked, {"-i", "a.trf"})).exit_code, 0);
  EXPECT_EQ(read("a.trf"), read("c.trf"));
  ASSERT_EQ(run({"convert", "b.trf", "--to", "trfbx", "-o", "d.trf"}).exit_code, 0);
  EXPECT_EQ(run({"convert", "--to", "trfbx", "-i", "b.trf"}).exit_code, 0);
  EXPECT_EQ(read("b.trf"), read("d.trf"));
  EXPECT_EQ(run({"pair", "-i"}).exit_code, 3);
  EXPECT_EQ(run({"convert", "-i", "b.trf", "-o", "e.trf", "--to", "trf16"}).exit_code, 3);
}

TEST_F(OutputOptions, ResultTakesABareOne) {
  ASSERT_EQ(run({"pair", "-i", "a.trf"}).exit_code, 0);
  EXPECT_EQ(run({"result", "-i", "a.trf", "3-2:1-0"}).exit_code, 0);
  EXPECT_EQ(run({"result", "a.trf", "1-6:1-0", "-i"}).exit_code, 0);
  EXPECT_EQ(run({"result", "a.trf", "-i", "-o", "b.trf", "5-4:1-0"}).exit_code, 3);
}

// A command that writes a tournament file reports it in one line on standard error, where scripts ignore
// it.
TEST_F(OutputOptions, WritingATournamentIsToldInOneLine) {
  const auto said = [this](const Words& words) {
    const Finished result = run(words);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    return result.err;
  };
  EXPECT_THAT(said({"pair", "a.trf", "--into", "a.trf"}), HasSubstr("a.trf: round 3: 3 boards written\n"));
  EXPECT_THAT(said({"standings", "b.trf", "--tiebreaks", "BH", "-i"}),
              HasSubstr("b.trf: ranks of 6 players written\n"));
  EXPECT_THAT(said({"convert", "b.trf", "--to", "json", "-o", "b.json"}),
              HasSubstr("b.json: 6 players and 2 rounds written\n"));
  EXPECT_THAT(said({"convert", "b.trf", "--to", "json"}), Not(HasSubstr("written")));
  EXPECT_EQ(said({"generate", "--seed", "7", "--players", "4", "--rounds", "1", "-o", "g.trf"}),
            "g.trf: 4 players and 1 round written\n");
  EXPECT_EQ(said({"generate", "--seed", "7", "--players", "4", "--rounds", "1", "-o", "many", "--count", "1"}),
            "many: 1 tournament written\n");
  EXPECT_THAT(said({"report", "a.trf", "-o", "p.html"}), HasSubstr("p.html: the page of round 3 written\n"));
}

TEST_F(OutputOptions, NumbersAgreeWithTheirNouns) {
  write("one.trf", report("042 2026/05/02\nXXR 1\nXXC white1\n", {{1, "Appel, Ans", 2400, "1.0", {"2 w 1"}},
                                                                  {2, "Braam, Bob", 2300, "0.0", {"1 b 0"}}}));
  write("bad.trf",
        report("042 2026/05/02\nXXR 1\nXXC white1\n", {{1, "Appel, Ans", 2400, "7.0", {"0000 - H"}}}));
  write("surplus.trf",
        report("042 2026/05/02\nXXR 1\nXXC white1\n", {{1, "Appel, Ans", 2400, "1.0", {"2 w 1", "0000 - H"}},
                                                       {2, "Braam, Bob", 2300, "0.0", {"1 b 0"}}}));
  write("one.pairs", "1\n");
  write("long.csv", "Name;Sex\nAppel;male\n");
  const std::regex wrong("(^|[^0-9.,])1 [a-z]+s\\b(?! a second)");
  for (const Words& words :
       {Words{"check", "one.trf"}, Words{"check", "one.trf", "--compare-rules"}, Words{"lint", "bad.trf"},
        Words{"pair", "one.trf", "--round", "4"}, Words{"pair", "one.trf"},
        Words{"result", "one.trf", "1-2:0-1"}, Words{"result", "one.trf", "--undo"},
        Words{"result", "one.trf", "--absent", "2", "--round", "9"}, Words{"pair", "one.trf", "-i"},
        Words{"standings", "one.trf", "--after", "8"}, Words{"upsets", "one.trf", "--round", "9"},
        Words{"convert", "one.trf", "--to", "json", "-o", "x"}, Words{"check", "surplus.trf"},
        Words{"judge", "one.trf", "--round", "1", "--pairs", "one.pairs"},
        Words{"new", "n.trf", "--rounds", "1", "--initial-colour", "W", "--players", "long.csv"},
        Words{"generate", "--seed", "7", "--players", "4", "--rounds", "1", "--count", "1", "-o", "many"},
        Words{"campaign", "--tournaments", "1", "--players", "4", "--rounds", "1", "--engines", "matching"},
        Words{"campaign", "--tournaments", "1", "--players", "4", "--rounds", "1", "--jobs", "1"},
        Words{"campaign", "--tournaments", "1", "--players", "4", "--rounds", "1", "--standings", "BH"}}) {
    const Finished result = run(words);
    EXPECT_FALSE(std::regex_search(result.out + result.err, wrong)) << words.front() << '\n'
                                                                    << result.out << result.err;
  }
}

}  // namespace
}  // namespace bloesem::cli_test
