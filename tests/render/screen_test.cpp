// Names in all scripts in tables, and names made to control a terminal.
#include <gmock/gmock.h>
#include <pty.h>
#include <unistd.h>

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/render/display_width.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"
#include "trf/encoding.hpp"
#include "trf/visible.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using Words = std::vector<std::string>;

constexpr const char* records = "042 2026/05/02\nXXR 5\nXXC white1\n";

std::string event_of(const std::vector<std::string>& names, const std::string& title = "Open") {
  return report("012 " + title + '\n' + records, {{1, names.at(0), 2400, "1.0", {"3 w 1"}},
                                                  {2, names.at(1), 2300, "0.5", {"4 b ="}},
                                                  {3, names.at(2), 2200, "0.0", {"1 b 0"}},
                                                  {4, names.at(3), 2100, "0.5", {"2 w ="}}});
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

// Commands that print all tables and other terminal output.
const std::vector<Words>& tables() {
  static const std::vector<Words> commands = {{"pair", "--format", "table"},
                                              {"pair"},
                                              {"check"},
                                              {"judge", "--round", "1"},
                                              {"standings", "--tiebreaks", "BH,SB"},
                                              {"standings", "--tiebreaks", "BH,SB", "--why", "2", "4"},
                                              {"crosstable", "--tiebreaks", "BH"},
                                              {"rankings", "--by", "number:1-2,3-4", "--tiebreaks", "BH"},
                                              {"prizes", "--amounts", "100,50", "--tiebreaks", "BH"},
                                              {"ratings"},
                                              {"upsets"},
                                              {"zermelo"},
                                              {"lint"},
                                              {"result", "--show"}};
  return commands;
}

Words about(const Words& command, const std::string& file) {
  Words words{command.front(), file};
  words.insert(words.end(), command.begin() + 1, command.end());
  return words;
}

// ---- widths

TEST(DisplayWidth, IsThatOfTheTerminal) {
  for (const auto& [text, width] : std::vector<std::pair<std::string, std::size_t>>{
           {"", 0},
           {"Jansen", 6},
           {"Jos\u00e9", 4},
           {"Jose\u0301", 4},          // with a combining accent
           {"\u674e\u5c0f\u9f8d", 6},  // three Chinese characters
           {"\uff21", 2},              // full width
           {"\uff71", 1},              // half width
           {"\ud55c\uae00", 4},        // Hangul
           {"\u1112\u1161\u11ab", 2},  // the same first syllable, decomposed
           {"\U0001F600", 2},
           {"\U0001F468\u200D\U0001F469\u200D\U0001F467", 2},  // a family of three, joined
           {"\U0001F44D\U0001F3FD", 2},                        // with a skin tone
           {"\U0001F1F3\U0001F1F1", 2},                        // a flag
           {"\u2764\uFE0F", 2},                                // a heart with emoji presentation
           {"\u05d0\u05d1", 2},                                // Hebrew
           {"\u0e01\u0e34", 1},                                // Thai, with a vowel above
           {"\U0001FAE8", 2},                                  // added in a later edition of Unicode
           {"a\xff", 2}}) {
    EXPECT_EQ(render::display_width(text), width) << text;
  }
}

class Screen : public ProgramTest {};

// The same tables with other names of the same width must be aligned equally.
TEST_F(Screen, ColumnsStandBelowEachOtherInAllScripts) {
  const std::vector<std::string> names = {"\u674e\u5c0f\u9f8d", "Jose\u0301",
                                          "\U0001F468\u200D\U0001F469\u200D\U0001F467 X", "\ud55c\uae00"};
  const std::vector<std::string> plain = {"abcdef", "ghij", "kl X", "mnop"};
  write("wide.trf", event_of(names));
  write("plain.trf", event_of(plain));
  for (const Words& command : tables()) {
    const Finished wide = run(about(command, "wide.trf"));
    std::string expected = run(about(command, "plain.trf")).out;
    for (std::size_t i = 0; i < names.size(); ++i) expected = replaced(expected, plain[i], names[i]);
    EXPECT_EQ(replaced(wide.out, "wide.trf", "plain.trf"), expected) << command.front();
  }
}

// ---- terminal control sequences

bool steers(std::string_view text) {
  if (trf::first_invalid_utf8(text)) return true;
  std::string lines;
  for (const char c : text) lines += c == '\n' ? ' ' : c;
  return trf::visible(lines) != lines;
}

constexpr const char* csi = "\x1b[31mA";
constexpr const char* osc = "\x1b]0;B\x07";
constexpr const char* c1 =
    "\xC2\x9B"
    "2J C";
constexpr const char* bidi = "\u202eD\u2066";

TEST_F(Screen, NoNameSteersIt) {
  write("evil.trf", event_of({csi, osc, c1, bidi}, std::string("T") + csi + osc + c1 + bidi));
  std::vector<Words> commands = tables();
  for (const Words& list : {Words{"standings", "--tiebreaks", "BH"},
                            {"crosstable", "--tiebreaks", "BH"},
                            {"ratings"},
                            {"upsets"},
                            {"zermelo"},
                            {"prizes", "--amounts", "9", "--tiebreaks", "BH"}}) {
    for (const std::string format : {"csv", "json"}) {
      commands.push_back(list);
      commands.back().insert(commands.back().end(), {"--format", format});
    }
  }
  for (const Words& more : {Words{"pair", "--format", "csv"},
                            {"pair", "--format", "json"},
                            {"check", "--json"},
                            {"lint", "--json"},
                            {"judge", "--round", "1", "--json"},
                            {"pair", "--format", "html"},
                            {"report"},
                            {"pair", "--checklist", "-", "-o", "new.man"},
                            {"result", "4-2:1-0"},
                            {"result", "--half-bye", "4", "-o", "new.trf"}})
    commands.push_back(more);
  for (const Words& command : commands) {
    write("evil.trf", event_of({csi, osc, c1, bidi}, std::string("T") + csi + osc + c1 + bidi));
    const Finished result = run(about(command, "evil.trf"));
    EXPECT_FALSE(steers(result.out)) << testing::PrintToString(command) << result.out;
    EXPECT_FALSE(steers(result.err)) << testing::PrintToString(command) << result.err;
    EXPECT_TRUE(result.exit_code == 0 || result.exit_code == 6 || result.exit_code == 8 ||
                result.exit_code == 10)
        << testing::PrintToString(command) << result.err;
  }
}

TEST_F(Screen, DirectionsEndWithTheNameInAPage) {
  write("evil.trf", event_of({"\u05d0\u05d1\u200f", "\u202eD", "E", "F"}));
  const std::string page = run({"report", "evil.trf"}).out;
  EXPECT_THAT(page, HasSubstr("<bdi>\u05d0\u05d1\u200f</bdi>"));
  EXPECT_THAT(page, HasSubstr("<bdi>\\u{202e}D</bdi>"));
  EXPECT_THAT(page, Not(HasSubstr("\u202e")));
  write("evil.trf", event_of({"\u05d0\u05d1\u200f", "\u202eD", "E", "F"}));
  EXPECT_THAT(run({"pair", "evil.trf", "--format", "table"}).out, HasSubstr("\\u{202e}D"));
}

// A converted file has the same bytes in a pipe and in a file; on a terminal it is made visible.
TEST_F(Screen, AFileOnATerminalIsShownAndNotObeyed) {
  write("evil.trf", event_of({csi, osc, c1, bidi}));
  for (const std::string target : {"trf16", "csv", "json"}) {
    EXPECT_EQ(run({"convert", "evil.trf", "--to", target, "-o", "new.file"}).exit_code, 0);
    EXPECT_EQ(run({"convert", "evil.trf", "--to", target}).out, read("new.file")) << target;
    int terminal = -1;
    const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
    ASSERT_GE(child, 0);
    if (child == 0) {
      execl(BLOESEM_PROGRAM, "bloesem", "convert", path("evil.trf").c_str(), "--to", target.c_str(), nullptr);
      _exit(1);
    }
    std::string shown;
    std::array<char, 4096> buffer{};
    for (ssize_t count = 0; (count = ::read(terminal, buffer.data(), buffer.size())) > 0;)
      shown.append(buffer.data(), static_cast<std::size_t>(count));
    close(terminal);
    EXPECT_THAT(shown, HasSubstr("Open")) << target;
    EXPECT_FALSE(steers(replaced(shown, "\r\n", "\n"))) << target << shown;
  }
}

}  // namespace
}  // namespace bloesem::cli_test
