// The shape of the core: functions that fit on a screen, shallow nesting, assertions, and a test of its name
// for every source file. Also: the library's messages name no options of the program.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace bloesem {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

constexpr int max_lines = 40;    // of a function, with its first and its last
constexpr int max_levels = 4;    // of braces within a function
constexpr int min_asserts = 30;  // per thousand lines of code

const Words core = {"matching",           "criteria",          "engine/swiss",
                    "engine/amalfi",      "engine/burstein",   "engine/double_swiss",
                    "engine/dubov",       "engine/dubov_1997", "engine/dutch",
                    "engine/dutch_2012",  "engine/lim",        "engine/ranked_dutch",
                    "engine/round_robin", "engine/team_swiss", "engine/uscf",
                    "engine/proof",       "engine/explain"};

// Where functions are short, too.
const Words other_rooms = {"trf",          "engine/model",   "engine/sequence",
                           "engine/judge", "engine/literal", "engine/standings",
                           "engine/cli"};

// Returns the source files below `folder`, sorted.
std::vector<fs::path> sources(const std::string& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(BLOESEM_SOURCE_DIR) / folder)) {
    const fs::path extension = entry.path().extension();
    if (extension == ".cpp" || extension == ".hpp") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

// Returns the lines of a file without comments, literals and directives.
Words code_of(const fs::path& file) {
  static const std::regex literal(R"("(\\.|[^"\\])*"|'(\\.|[^'\\])'|//.*)");
  std::ifstream stream(file);
  EXPECT_TRUE(stream) << file;
  Words lines;
  for (std::string line; std::getline(stream, line);)
    lines.push_back(line.starts_with('#') ? "" : std::regex_replace(line, literal, ""));
  return lines;
}

enum class Block { Outside, Function, Inside };  // of braces: around functions, of one, within one

// Returns what the braces after `head` enclose, a function if `head` ends like the head of one.
Block block_after(const std::string& head, Block around) {
  if (around != Block::Outside) return Block::Inside;
  static const std::regex type(
      R"(^\s*(inline )?(template ?<.*> ?)?(namespace|class|struct|union|enum|extern)\b[^()]*$)");
  static const std::regex function(R"(\)[^=]*$)");
  if (std::regex_search(head, type) || !std::regex_search(head, function)) return Block::Outside;
  return Block::Function;
}

struct Shape {
  int line = 0;  // of the first brace, from 1
  int lines = 0;
  int levels = 0;
};

// Returns the functions of formatted code.
std::vector<Shape> functions_in(const Words& code) {
  std::vector<Shape> found;
  std::vector<Block> open = {Block::Outside};
  std::string head;
  Shape current;
  int levels = 0;
  for (int number = 1; const std::string& line : code) {
    for (const char c : line) {
      if (c == '{') {
        open.push_back(block_after(head, open.back()));
        if (open.back() == Block::Function) current = {number, 0, 0}, levels = 0;
        if (open.back() == Block::Inside) current.levels = std::max(current.levels, ++levels);
      } else if (c == '}') {
        if (open.back() == Block::Inside) --levels;
        if (open.back() == Block::Function) {
          current.lines = number - current.line + 1;
          found.push_back(current);
        }
        if (open.size() > 1) open.pop_back();
      }
      head = c == '{' || c == '}' || c == ';' ? "" : head + c;
    }
    head += ' ';
    ++number;
  }
  return found;
}

std::string place(const fs::path& file, const Shape& shape) {
  return fs::relative(file, BLOESEM_SOURCE_DIR).string() + ":" + std::to_string(shape.line);
}

TEST(CoreShape, TheScannerCountsLinesAndLevels) {
  const Words code = {"namespace a {",
                      "struct S {",
                      "  int f() const {",
                      "    if (x) {",
                      "      y({1});",
                      "    }",
                      "  }",
                      "};",
                      "constexpr int t[] = {1, 2};",
                      "int g() { return 1; }",
                      "}"};
  const std::vector<Shape> found = functions_in(code);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].line, 3);
  EXPECT_EQ(found[0].lines, 5);
  EXPECT_EQ(found[0].levels, 2);
  EXPECT_EQ(found[1].lines, 1);
}

TEST(CoreShape, FunctionsFitOnAScreen) {
  Words too_long;
  Words too_deep;
  int functions = 0;
  Words rooms = core;
  rooms.insert(rooms.end(), other_rooms.begin(), other_rooms.end());
  for (const std::string& folder : rooms) {
    for (const fs::path& file : sources(folder)) {
      for (const Shape& shape : functions_in(code_of(file))) {
        ++functions;
        if (shape.lines > max_lines) too_long.push_back(place(file, shape));
        if (shape.levels > max_levels) too_deep.push_back(place(file, shape));
      }
    }
  }
  EXPECT_EQ(too_long, Words{});
  EXPECT_EQ(too_deep, Words{});
  EXPECT_GT(functions, 500);
}

TEST(CoreShape, EverySourceFileHasATestOfItsName) {
  std::set<std::string> tests;
  for (const fs::path& file : sources("tests")) tests.insert(file.stem().string());
  Words missing;
  for (const std::string& folder : core) {
    for (const fs::path& file : sources(folder))
      if (file.extension() == ".cpp" && !tests.contains(file.stem().string() + "_test"))
        missing.push_back(fs::relative(file, BLOESEM_SOURCE_DIR).string());
  }
  EXPECT_EQ(missing, Words{});
}

TEST(CoreShape, MatchingAssertsWhatItReliesOn) {
  int asserts = 0;
  int lines = 0;
  for (const fs::path& file : sources("matching")) {
    for (const std::string& line : code_of(file)) {
      if (line.find_first_not_of(' ') == std::string::npos) continue;
      ++lines;
      if (line.find("assert(") != std::string::npos || line.find("_ASSERT") != std::string::npos) ++asserts;
    }
  }
  EXPECT_GE(1000 * asserts, min_asserts * lines) << asserts << " in " << lines << " lines";
}

// Returns the string literals of a line, without those in a comment.
Words literals_in(const std::string& line) {
  static const std::regex literal_or_comment(R"("(\\.|[^"\\])*"|//.*)");
  Words found;
  for (std::sregex_iterator match(line.begin(), line.end(), literal_or_comment), end; match != end; ++match)
    if (match->str().starts_with('"')) found.push_back(match->str());
  return found;
}

// Returns the source files of the libraries: all but those of the program, of its output, and of its module.
std::vector<fs::path> library_sources() {
  const std::set<std::string> program = {"cli", "dropin", "platform", "program", "render", "wasm"};
  std::vector<fs::path> files;
  for (const char* folder : {"matching", "criteria", "trf", "engine"}) {
    for (const fs::path& file : sources(folder)) {
      const fs::path inside = fs::relative(file, fs::path(BLOESEM_SOURCE_DIR) / folder);
      if (folder != std::string("engine") || !program.contains(inside.begin()->string())) files.push_back(file);
    }
  }
  return files;
}

// Users of the library have no options: messages have a remedy, for which engine/cli knows the option.
TEST(LibraryMessages, NameNoOptions) {
  const std::set<std::string> stored = {R"(" --pair")",  // in the commands of a journal
                                        R"(" --pairing-bye")",
                                        R"("### --rules ")",  // in the files of `generate`
                                        R"(" --system ")", R"(" --reading ")"};
  const std::regex option("--[A-Za-z]");
  Words naming;
  int literals = 0;
  for (const fs::path& file : library_sources()) {
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);) {
      for (const std::string& literal : literals_in(line)) {
        ++literals;
        if (std::regex_search(literal, option) && !stored.contains(literal)) naming.push_back(literal);
      }
    }
  }
  EXPECT_EQ(naming, Words{});
  EXPECT_GT(literals, 4000);
}

}  // namespace
}  // namespace bloesem
