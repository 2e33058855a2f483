// A tournament file that the tests of `bloesem result` change.
#pragma once

#include <gmock/gmock.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {

class ResultCommand : public ProgramTest {
 protected:
  static constexpr const char* records = "042 2025/05/02\nXXR 5\nXXC white1\n";

  // Returns seven players after a round without results: 1-4, 5-2, 3-6, bye for 7.
  static std::string open_round(const std::string& more = "") {
    return report(records + more, {{1, "Appel, Ans", 2400, "0.0", {"4 w  "}},
                                   {2, "Braam, Bob", 2300, "0.0", {"5 b  "}},
                                   {3, "Citroen, Cas", 2200, "0.0", {"6 w  "}},
                                   {4, "Druif, Dina", 2100, "0.0", {"1 b  "}},
                                   {5, "Eik, Evi", 2000, "0.0", {"2 w  "}},
                                   {6, "Framboos, Fe", 1900, "0.0", {"3 b  "}},
                                   {7, "Gember, Guus", 0, "1.0", {"0000 - U"}}});
  }

  static std::vector<std::string> words(std::vector<std::string> first, const std::vector<std::string>& more) {
    first.insert(first.end(), more.begin(), more.end());
    return first;
  }

  void SetUp() override { write("a.trf", open_round()); }

  // Returns the report; the file must have been written and be readable.
  std::string done(const std::vector<std::string>& arguments) const {
    const Finished result = run(words({"result", "a.trf"}, arguments));
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(run({"convert", "a.trf", "--to", "trf16"}).exit_code, 0) << read("a.trf");
    return result.out;
  }

  // Returns the first line of the error message without "a.trf: error: "; the file must be unchanged.
  std::string refused(const std::vector<std::string>& arguments, int exit_code = 3,
                      std::string_view input = {}) const {
    const std::string before = read("a.trf");
    const std::vector<std::string> files = entries();
    const Finished result = run(words({"result", "a.trf"}, arguments), input);
    EXPECT_EQ(result.exit_code, exit_code);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(read("a.trf"), before);
    EXPECT_EQ(entries(), files);
    std::string line = result.err.substr(0, result.err.find('\n'));
    for (const std::string front : {"a.trf: error: ", "bloesem: error: "}) {
      if (line.starts_with(front)) return line.substr(front.size());
    }
    return line;
  }

  // Returns points and rounds of a player: "1.0 4 w 1  0000 - H".
  [[nodiscard]] std::string line_of(int id) const {
    const std::string text = read("a.trf");
    const std::string number = std::to_string(id);
    const std::size_t at = text.find("\n001 " + std::string(4 - number.size(), ' ') + number + ' ');
    const std::string line = text.substr(at + 1, text.find('\n', at + 1) - at - 1);
    std::string shown;
    for (const char c : line.substr(80, 4) + line.substr(89)) {
      if (c != ' ' || (!shown.empty() && shown.back() != ' ')) shown += c;
    }
    return shown.substr(0, shown.find_last_not_of(' ') + 1);
  }

  void finish_round() const {
    EXPECT_THAT(done({"1-4:1-0", "5-2:0-1", "3-6:="}), ::testing::HasSubstr("3 of 3 games"));
  }
};

}  // namespace bloesem::cli_test
