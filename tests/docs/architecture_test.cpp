// docs/architecture.md: the picture of the rooms allows what the sources include, every room has its row, and
// what the page says of the code is so. Also: the headings of docs/decisions/ have one form.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "bloesem/refusals.hpp"
#include "engine/dutch/solve/fast/partition.hpp"
#include "tests/docs/pages.hpp"
#include "tests/support/files.hpp"

namespace bloesem::docs_test {
namespace {

namespace fs = std::filesystem;
using bloesem::test::content_of;

const fs::path architecture = root / "docs/architecture.md";

// Returns the text between two marks, of which the first must be there.
std::string between(const std::string& text, const std::string& begin, const std::string& end) {
  const std::size_t from = text.find(begin);
  EXPECT_NE(from, text.npos) << begin;
  return from == text.npos ? "" : text.substr(from, text.find(end, from + begin.size()) - from);
}

std::vector<std::string> each_line(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

// ---- the picture

// By room, with its slash or extension: the rooms to which its arrows lead.
using Arrows = std::map<std::string, std::set<std::string>>;

// Returns the folders of systems: "engine/dutch/".
const std::set<std::string>& systems() {
  static const std::set<std::string> all = [] {
    std::set<std::string> found;
    for (const fs::directory_entry& entry : fs::directory_iterator(root / "engine"))
      if (fs::exists(entry.path() / "system.cpp"))
        found.insert("engine/" + entry.path().filename().string() + "/");
    return found;
  }();
  return all;
}

Arrows arrows_of(const std::string& picture) {
  const std::regex arrow("([a-z][a-z_./]*) ──→ (?=([a-z_./]+))");
  Arrows arrows;
  for (std::sregex_iterator match(picture.begin(), picture.end(), arrow), end; match != end; ++match) {
    arrows[(*match)[1]].insert((*match)[2]);
    arrows.try_emplace((*match)[2]);
  }
  arrows.erase("all");
  EXPECT_NE(picture.find("engine/model/ ──→ all but matching/"), picture.npos);
  std::set<std::string>& above_model = arrows["engine/model/"];
  above_model.clear();
  for (const auto& [room, users] : arrows)
    if (room != "matching/" && room != "engine/model/") above_model.insert(room);
  return arrows;
}

bool leads_to(const Arrows& arrows, const std::string& from, const std::string& to) {
  std::set<std::string> reached{from};
  std::vector<std::string> open{from};
  while (!open.empty()) {
    const std::string room = open.back();
    open.pop_back();
    if (room == to) return true;
    for (const std::string& next : arrows.at(room))
      if (reached.insert(next).second) open.push_back(next);
  }
  return false;
}

// Returns the room of a file, the one with the longest name; empty if there is none.
std::string room_of(const Arrows& arrows, const std::string& file) {
  for (const std::string& system : systems())
    if (file.starts_with(system)) return "engine/dutch/";  // systems stand beside each other
  std::string found;
  for (const auto& [room, users] : arrows)
    if (file.starts_with(room) && room.size() > found.size()) found = room;
  // The room engine/ has no folders.
  return found == "engine/" && file.find('/', found.size()) != file.npos ? "" : found;
}

// Returns the project's headers that a file includes, but for those that all rooms may use.
std::vector<std::string> includes_of(const fs::path& file) {
  std::vector<std::string> found;
  std::ifstream stream(file);
  const std::string opening = "#include \"";
  for (std::string line; std::getline(stream, line);) {
    if (!line.starts_with(opening)) continue;
    const std::string target = line.substr(opening.size(), line.rfind('"') - opening.size());
    if (!target.starts_with("bloesem/") && target != "matching/index.hpp") found.push_back(target);
  }
  return found;
}

TEST(Architecture, ArrowsAllowWhatIsIncluded) {
  const Arrows arrows = arrows_of(between(content_of(architecture), "```\nmatching/", "\n```"));
  std::set<std::string> against;
  int includes = 0;
  for (const char* top : {"matching", "criteria", "engine", "trf"}) {
    for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
      const std::string file = fs::relative(entry.path(), root).generic_string();
      if (!entry.is_regular_file() || file.find("/include/") != file.npos) continue;
      const std::string user = room_of(arrows, file);
      ASSERT_NE(user, "") << file << " is in no room of the picture";
      for (const std::string& target : includes_of(entry.path())) {
        const std::string used = room_of(arrows, target);
        ASSERT_NE(used, "") << file << " includes " << target;
        EXPECT_NE(target, file) << "includes itself";
        ++includes;
        if (!leads_to(arrows, used, user)) against.insert(file + ": " + target);
      }
    }
  }
  for (const std::string& system : systems())
    for (const char* second : {"engine/sequence/rulebook.hpp", "engine/literal/literal.hpp"})
      for (const char* row : {"system.cpp: ", "row_2026.hpp: "}) against.erase(system + row + second);
  EXPECT_EQ(against, std::set<std::string>{});
  EXPECT_GT(includes, 1000);
}

TEST(Architecture, ArrowsOfThePictureHaveOneDirection) {
  const Arrows arrows = arrows_of(between(content_of(architecture), "```\nmatching/", "\n```"));
  for (const auto& [room, users] : arrows)
    for (const std::string& user : users) EXPECT_FALSE(leads_to(arrows, user, room)) << room << ' ' << user;
}

// ---- the tables

TEST(Architecture, EveryFolderHasARow) {
  std::string first_column;
  for (const std::string& line : each_line(between(content_of(architecture), "| room |", "\n\n")))
    first_column += line.substr(0, line.find('|', 1));
  std::set<std::string> folders{"matching/", "criteria/", "trf/", "engine/"};
  for (const fs::directory_entry& entry : fs::directory_iterator(root / "engine"))
    if (entry.is_directory() && entry.path().filename() != "include")
      folders.insert("engine/" + entry.path().filename().string() + "/");
  for (const std::string& folder : folders)
    EXPECT_NE(first_column.find('`' + folder + '`'), first_column.npos) << folder;
}

// The files that a text names; headers called bloesem/... are below engine/include or trf/include.
std::string content_of_files_in(const std::string& text) {
  const std::regex name("`((?:bloesem|criteria|engine|matching|tests|trf)/[\\w./]*\\.[ch]pp)`");
  std::string contents;
  for (std::sregex_iterator match(text.begin(), text.end(), name), end; match != end; ++match) {
    const std::string file = (*match)[1];
    const bool is_public = file.starts_with("bloesem/");
    const fs::path path = root / (is_public ? "engine/include" : "") / file;
    EXPECT_TRUE(fs::is_regular_file(path)) << file;
    contents += content_of(path);
  }
  return contents;
}

TEST(Architecture, EveryNameInARowIsInAFileOfTheRow) {
  const std::regex name("`(?:\\w+::)*([A-Za-z_]\\w+)`");
  const std::set<std::string> solvers{"bounds"};  // no name in the code
  int names = 0;
  for (const std::string& row : each_line(between(content_of(architecture), "| change | files |", "\n\n"))) {
    const std::string code = content_of_files_in(row);
    for (std::sregex_iterator match(row.begin(), row.end(), name), end; match != end; ++match) {
      if (solvers.contains((*match)[1])) continue;
      ++names;
      EXPECT_TRUE(std::regex_search(code, std::regex("\\b" + (*match)[1].str() + "\\b")))
          << match->str() << " is in no file that this row names: " << row;
    }
  }
  EXPECT_GT(names, 10);
}

TEST(Architecture, SaysHowMuchRoomKeysHave) {
  using namespace swiss::dutch;
  const std::string page = content_of(architecture);
  const std::string room = "64 bits (" + std::to_string(key_bits) +
                           " are used) or what is visible of ordinary residents wider than " +
                           std::to_string(max_ordinary_bits) + " (" + std::to_string(ordinary_bits) +
                           " are used)";
  EXPECT_NE(page.find(room), page.npos) << room;
}

// ---- decisions

TEST(Decisions, HaveHeadingsOfOneForm) {
  int decisions = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(root / "docs/decisions")) {
    const std::string number = entry.path().filename().string().substr(0, 4);
    const std::string heading = each_line(content_of(entry.path())).at(0);
    EXPECT_TRUE(std::regex_match(heading, std::regex("# " + number + ": [a-zA-Z].*[^.]"))) << heading;
    ++decisions;
  }
  EXPECT_GE(decisions, 8);
}

}  // namespace
}  // namespace bloesem::docs_test
