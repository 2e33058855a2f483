// bloesem pair --batch, and commands on files in memory: the same answers as the program's.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "engine/cli/in_memory/answer.hpp"
#include "engine/cli/in_memory/request_json.hpp"
#include "tests/support/files.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

class Batch : public ProgramTest {
 protected:
  [[nodiscard]] std::vector<json> answers(const std::string& requests,
                                          std::vector<std::string> options = {}) const {
    options.insert(options.begin(), {"pair", "--batch"});
    const Finished finished = run(options, requests);
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    std::vector<json> all;
    std::istringstream lines(finished.out);
    for (std::string line; std::getline(lines, line);) all.push_back(json::parse(line));
    return all;
  }
  [[nodiscard]] static json request(const std::string& fixture, const json& options) {
    const std::string file = std::string(BLOESEM_FIXTURES_DIR) + '/' + fixture;
    return {{"file", fixture}, {"text", test::content_of(file)}, {"options", options}};
  }
};

TEST_F(Batch, AnswersInOrderAndGoesOnAfterAFailure) {
  json named = request("json/kersen.trf", {{"format", "json"}});
  named["id"] = {{"any", "value"}};
  const json judged = {{"command", "judge"},
                       {"file", "k.trf"},
                       {"text", named["text"]},
                       {"files", {{"p", "3\n3 2\n1 6\n5 4\n"}}},
                       {"options", {{"pairs", "p"}}}};
  const auto all = answers(named.dump() + "\n\n{\"text\": \"x\", \"id\": null}\r\nno JSON\n" + judged.dump());
  ASSERT_EQ(all.size(), 4U);
  EXPECT_EQ(all[0]["id"], named["id"]);
  EXPECT_EQ(all[0]["code"], 0);
  EXPECT_EQ(all[0]["output"], test::content_of(std::string(BLOESEM_FIXTURES_DIR) + "/json/pair.json"));
  EXPECT_FALSE(all[0].contains("error"));
  EXPECT_EQ(all[1]["code"], 3);
  EXPECT_EQ(all[1]["error"]["file"], "<stdin>");
  EXPECT_EQ(all[2]["code"], 3);
  EXPECT_THAT(all[2]["error"]["message"].get<std::string>(), HasSubstr("expected JSON"));
  EXPECT_EQ(all[3]["code"], 0);
}

TEST_F(Batch, LimitsApplyToEachRequest) {
  const std::string large = R"({"command": "generate", "options": {"players": 9999, "rounds": 9, "seed": 1}})";
  const std::string small = R"({"command": "generate", "options": {"players": 6, "rounds": 2, "seed": 1}})";
  const auto all = answers(large + '\n' + small + '\n', {"--time-limit", "0.001"});
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0]["code"], 9);
  EXPECT_EQ(all[1]["code"], 0);
  const auto limited = answers(request("json/kersen.trf", json::object()).dump(), {"--max-players", "5"});
  EXPECT_EQ(limited.at(0)["code"], 4);
}

TEST_F(Batch, AnswersALineThatIsTooLongAndGoesOn) {
  const std::string good = request("json/kersen.trf", json::object()).dump();
  json large = json::parse(good);
  large["id"] = 1;
  large["text"] = std::string(60'000, 'x');
  const std::string small = R"({"command": "generate", "options": {"players": 4, "rounds": 1, "seed": 1}})";
  const std::string endless(3'000'000, '0');
  const auto all =
      answers(large.dump() + '\n' + endless + '\n' + small + '\n' + endless, {"--max-bytes", "1000"});
  ASSERT_EQ(all.size(), 4U);
  EXPECT_EQ(all[0]["code"], 4);
  EXPECT_EQ(all[0]["id"], 1);
  EXPECT_EQ(all[1]["code"], 4);
  EXPECT_EQ(all[1]["error"]["file"], "bloesem");
  EXPECT_EQ(all[2]["code"], 0);
  EXPECT_EQ(all[3]["code"], 4);
}

TEST_F(Batch, ALineEndsAtItsEndOnly) {
  const std::string small = R"({"command": "generate", "options": {"players": 4, "rounds": 1, "seed": 1}})";
  const auto all = answers(std::string("a\0b\n", 4) + small + "\r\n\n" + small);
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0]["code"], 3);
  EXPECT_EQ(all[1]["code"], 0);
  EXPECT_EQ(all[2]["code"], 0);
}

TEST_F(Batch, TakesNoFileAndNoOtherOption) {
  const Finished finished = run({"pair", "--batch", "--rules", "2026"}, "");
  EXPECT_EQ(finished.exit_code, 3);
  EXPECT_THAT(finished.err, HasSubstr("--rules cannot be combined with --batch"));
  EXPECT_EQ(run({"pair", "a.trf", "--batch"}, "").exit_code, 3);
}

TEST_F(Batch, RefusesWhatIsNoRequest) {
  for (const auto& [line, part] : std::vector<std::pair<std::string, std::string>>{
           {"[]", "expected an object"},
           {R"({"optoins": {}})", "did you mean 'options'"},
           {R"({"options": {"--rules": 1}})", "without dashes"},
           {R"({"options": {"rules": {}}})", "expected a text, a number"},
           {R"({"file": ""})", "the name of a file"},
           {R"({"file": "-x"})", "-x: error: cannot be read"},
           {R"({"files": {"": ""}})", "the name of a file"},
           {R"({"text": 3})", "expected the content"},
           {R"({"arguments": "x"})", "a list of texts"},
           {R"({"command": "campaign"})", "unknown command 'campaign'"},
           {R"({"options": {"help": true}})", "help"},
           {R"({"file": "a.trf"})", "cannot be read"}}) {
    const auto all = answers(line + '\n');
    ASSERT_EQ(all.size(), 1U) << line;
    EXPECT_NE(all[0]["code"], 0) << line;
    EXPECT_THAT(all[0]["messages"].get<std::string>(), HasSubstr(part)) << line;
  }
}

TEST_F(Batch, ARefusedRequestKeepsItsId) {
  for (const std::string rest : {R"("extra": 1)", R"("options": [])", R"("options": null)", R"("command": 5)",
                                 R"("file": "", "text": "y")",
                                 R"("options": {"rules": "2026", "rules": "2016"})", R"("files": {"a": 1})"}) {
    const auto all = answers("{" + rest + R"(, "id": {"n": [4]}})" + '\n');
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0]["code"], 3) << rest;
    EXPECT_EQ(all[0]["id"], json::parse(R"({"n": [4]})")) << rest;
    EXPECT_EQ(all[0]["error"]["file"], "bloesem") << rest;
  }
  EXPECT_FALSE(answers("{\"id\": 4\n").at(0).contains("id"));
  EXPECT_FALSE(answers("[4]\n").at(0).contains("id"));
}

TEST_F(Batch, NamesOfFilesAreNoOptions) {
  json asked = request("json/kersen.trf", json::object());
  const json pairing = answers(asked.dump()).at(0)["output"];
  for (const std::string name : {"-x", "--rules=1997", "--", "-1", "[a.trf", "[a,b]", "./-x"}) {
    asked["file"] = name;
    const json answer = answers(asked.dump()).at(0);
    EXPECT_EQ(answer["code"], 0) << name;
    EXPECT_EQ(answer["output"], pairing) << name;
    json judged = asked;
    judged["command"] = "judge";
    judged["files"] = {{"-p", pairing}, {"[q]", "junk"}};
    judged["options"] = {{"pairs", "-p"}};
    EXPECT_EQ(answers(judged.dump()).at(0)["code"], 0) << name;
    judged["options"]["pairs"] = "[q]";
    EXPECT_EQ(answers(judged.dump()).at(0)["error"]["file"], "[q]");
    json written = asked;
    written["options"] = {{"into", true}};
    EXPECT_TRUE(answers(written.dump()).at(0)["files"].contains(name));
    json unreadable = asked;
    unreadable["text"] = "junk";
    EXPECT_EQ(answers(unreadable.dump()).at(0)["error"]["file"], name);
    json listed = asked;
    listed["command"] = "check";
    EXPECT_EQ(answers(listed.dump()).at(0)["code"], 0) << name << " as one of several files";
  }
}

TEST(InMemory, WhatIsWrongInARequestHasItsPlace) {
  const auto message = [](std::string_view json) {
    return cli::answer_to(json, {}).answer.error.value_or(cli::ReportedError{}).message;
  };
  EXPECT_THAT(message("[1]"), ::testing::StartsWith("request: found [1], expected an object"));
  EXPECT_THAT(message("{\"id\": 1,\n  x}"),
              ::testing::StartsWith("request: line 2, column 3: found 'x', expected JSON"));
  EXPECT_THAT(message("{\"id\": 1, x}"), ::testing::StartsWith("request: column 11: found 'x', expected JSON"));
  EXPECT_EQ(message("{\"options\":\n{\"rules\": 1, \"rules\": 2}}"),
            "request: line 2, column 14: the key 'rules' is repeated");
}

TEST(InMemory, GivesTheKeptOutputs) {
  const std::string fixtures = std::string(BLOESEM_FIXTURES_DIR) + '/';
  int compared = 0;
  for (const std::string folder : {"json", "rankings", "generated"}) {
    std::istringstream commands(test::content_of(fixtures + folder + "/commands.txt"));
    for (std::string line; std::getline(commands, line);) {
      const std::size_t colon = line.find(": ");
      if (line.starts_with('#') || line.find(": campaign") != line.npos || line.find(": -") != line.npos)
        continue;
      cli::MemoryRequest request;
      request.words = split_words(line.substr(colon + 2));
      for (const std::string& word : request.words)
        for (const std::string& name : {word, word + ".journal"})
          if (std::filesystem::is_regular_file(fixtures + name))
            request.files[name] = test::content_of(fixtures + name);
      const cli::MemoryAnswer answer = cli::answer_in_memory(std::move(request));
      EXPECT_EQ(answer.output, test::content_of(fixtures + folder + '/' + line.substr(0, colon))) << line;
      ++compared;
    }
  }
  EXPECT_GT(compared, 40);
}

TEST(InMemory, FindsThePlaceOfTheFirstError) {
  const auto error = cli::first_error("a:b.trf: warning: w\na:b.trf:12:3: error: bad [x]\nb: error: later\n");
  ASSERT_TRUE(error);
  EXPECT_EQ(error->file, "a:b.trf");
  EXPECT_EQ(error->line, 12);
  EXPECT_EQ(error->column, 3);
  EXPECT_EQ(error->message, "bad [x]");
  EXPECT_EQ(cli::first_error("a.trf:7: error: m")->line, 7);
  EXPECT_EQ(cli::first_error("bloesem: error: m")->line, 0);
  EXPECT_FALSE(cli::first_error("a.trf: warning: w\n"));
}

}  // namespace
}  // namespace bloesem::cli_test
