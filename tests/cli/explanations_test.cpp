// `check` names in one line another assumption that would explain all differences of a file.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

class Explanations : public ProgramTest {
 protected:
  // Returns a tournament paired by the 2026 rules, with White as the initial colour and without
  // acceleration.
  [[nodiscard]] std::string tournament(int seed, const std::vector<std::string>& more = {}) const {
    std::vector<std::string> options{"--rounds", "5", "--rules", "2026", "--first-colour", "W"};
    options.insert(options.end(), more.begin(), more.end());
    return generated(seed, options);
  }
  [[nodiscard]] std::string generated(int seed, const std::vector<std::string>& options) const {
    std::vector<std::string> arguments{"generate", "--seed", std::to_string(seed), "--players", "16"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments).out;
  }

  // Returns the text with the lines of a record replaced.
  [[nodiscard]] static std::string with(std::string text, const std::string& code, const std::string& other) {
    for (std::size_t at = text.find('\n' + code + ' '); at != std::string::npos;
         at = text.find('\n' + code + ' ', at + other.size()))
      text.replace(at + 1, text.find('\n', at + 1) - at - 1, other);
    return text;
  }

  [[nodiscard]] std::string told(const std::vector<std::string>& options = {}) const {
    std::vector<std::string> arguments{"check", "t.trf"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 6) << result.err;
    const std::string begin = "t.trf: every difference disappears ";
    const std::size_t at = result.out.find(begin);
    if (at == std::string::npos) return "";
    const std::string line = result.out.substr(at + begin.size());
    EXPECT_EQ(line.find(begin), std::string::npos);
    return line.substr(0, line.find('\n'));
  }

  [[nodiscard]] json in_json(const std::vector<std::string>& options = {}) const {
    std::vector<std::string> arguments{"check", "t.trf", "--json"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return json::parse(run(arguments).out)["files"][0]["explanations"];
  }
};

// Like an export of Sharly-Chess for rounds that were paired without acceleration.
TEST_F(Explanations, NoAcceleration) {
  write("t.trf", with(tournament(1), "192", "192 FIDE_DUTCH_2026_BAKU"));
  EXPECT_THAT(told(), HasSubstr("(--acceleration none); record 192 says FIDE_DUTCH_2026_BAKU"));
  EXPECT_EQ(in_json(), json::parse(R"([{"acceleration": "none"}])"));
}

TEST_F(Explanations, AnotherInitialColour) {
  write("t.trf", with(tournament(1), "152", "152 B"));
  EXPECT_THAT(told(), HasSubstr("(--initial-colour W)"));
  EXPECT_EQ(in_json(), json::parse(R"([{"initial_colour": "W"}])"));
}

TEST_F(Explanations, AnotherEdition) {
  const std::string text = generated(3, {"--rules", "2016", "--rounds", "7"});
  write("t.trf", with(text, "192", "192 FIDE_DUTCH_2026"));
  EXPECT_THAT(told(), HasSubstr("(--rules 2016); record 192 says FIDE_DUTCH_2026"));
  EXPECT_EQ(in_json(), json::parse(R"([{"rules": "2016"}])"));
}

TEST_F(Explanations, OtherNumbers) {
  write("t.trf", tournament(3));
  EXPECT_THAT(told({"--numbers", "fixed"}), HasSubstr("(--numbers effective)"));
  EXPECT_EQ(in_json({"--numbers", "fixed"}), json::parse(R"([{"numbers": "effective"}])"));
}

TEST_F(Explanations, AccelerationThatTheFileDoesNotName) {
  write("t.trf", with(tournament(3, {"--acceleration", "baku"}), "250", "### 250"));
  EXPECT_THAT(told(), HasSubstr("(--acceleration baku); record 192 says FIDE_DUTCH_2026"));
  EXPECT_EQ(in_json(), json::parse(R"([{"acceleration": "baku"}])"));
}

// Two assumptions are named only if no single one suffices.
TEST_F(Explanations, TwoFactsTogether) {
  write("t.trf", with(with(tournament(1), "192", "192 FIDE_DUTCH_2026_BAKU"), "152", "152 B"));
  EXPECT_THAT(told(),
              HasSubstr("(--acceleration none --initial-colour W); record 192 says FIDE_DUTCH_2026_BAKU"));
  EXPECT_EQ(in_json(), json::parse(R"([{"acceleration": "none", "initial_colour": "W"}])"));
}

// A check with the options that the line names finds no differences.
TEST_F(Explanations, HoldGood) {
  write("t.trf", with(with(tournament(1), "192", "192 FIDE_DUTCH_2026_BAKU"), "152", "152 B"));
  const std::string line = told();
  const std::size_t begin = line.find('(') + 1;
  std::vector<std::string> arguments{"check", "t.trf"};
  for (const std::string& word : split_words(line.substr(begin, line.find(')') - begin)))
    arguments.push_back(word);
  EXPECT_EQ(arguments.size(), 6U);
  EXPECT_EQ(run(arguments).exit_code, 0);
}

TEST_F(Explanations, NoneWhereNothingExplainsAll) {
  write("t.trf", kersen_open_tampered());
  EXPECT_EQ(told(), "");
  EXPECT_EQ(in_json(), json::array());
  write("t.trf", kersen_open());
  const Finished right = run({"check", "t.trf"});
  EXPECT_EQ(right.exit_code, 0);
  EXPECT_THAT(right.out, Not(HasSubstr("every difference")));
  EXPECT_EQ(in_json(), json::array());
}

}  // namespace
}  // namespace bloesem::cli_test
