// Claims of pages about figures, files and headings: every figure comes from docs/figures.tsv, and every link
// has a target.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "bloesem/edition.hpp"
#include "tests/docs/figures.hpp"
#include "tests/docs/pages.hpp"
#include "tests/support/files.hpp"

namespace bloesem::docs_test {
namespace {

namespace fs = std::filesystem;
using bloesem::test::content_of;

// Pages with figures of their own: the table of figures itself, the evidence with a command in each row, the
// limits of the program (which have tests), and the notebook, which is a record of the past.
bool keeps_figures(const fs::path& page) {
  const std::string name = fs::relative(page, root).string();
  return name == "docs/performance.md" || name == "docs/validation.md" || name == "docs/errors.md" ||
         name.starts_with("docs/notebook/");
}

std::string without_blocks(const std::string& page) {
  return std::regex_replace(page, std::regex("```[^`]*```"), "");
}

TEST(Figures, AreSaidNowhereElse) {
  const std::regex figure(R"((\d[\d .]*\s?(ms|µs|ns|MB|GB|s)\b)|(\d\s?times (faster|quicker|less|as fast)))");
  for (const fs::path& page : pages()) {
    if (keeps_figures(page)) continue;
    const std::string text = without_blocks(without_figures(content_of(page)));
    for (std::sregex_iterator match(text.begin(), text.end(), figure), end; match != end; ++match)
      ADD_FAILURE() << fs::relative(page, root) << ": '" << match->str() << "' is not from docs/figures.tsv";
  }
}

TEST(Figures, AreTakenFromTheTable) {
  const std::vector<Figure> figures =
      read_figures("key\tvalue\twhat\tdate\twhere\tcommand\na\t1 ms\tw\td\tm\tc\n");
  EXPECT_EQ(filled("x <!-- =a -->old<!-- = --> y", figures), "x <!-- =a -->1 ms<!-- = --> y");
  EXPECT_EQ(without_figures("x <!-- =a -->old<!-- = --> y"), "x <!-- =a --><!-- = --> y");
  EXPECT_THROW((void)filled("<!-- =b -->1<!-- = -->", figures), std::runtime_error);
  EXPECT_THROW((void)filled("<!-- =a -->1", figures), std::runtime_error);
  EXPECT_THROW((void)read_figures("key\nb\t1\n"), std::runtime_error);
}

TEST(Figures, HaveADateAndACommand) {
  const std::vector<Figure> figures = read_figures(content_of(root / "docs/figures.tsv"));
  EXPECT_GE(figures.size(), 10U);
  for (const Figure& figure : figures)
    EXPECT_TRUE(std::regex_match(figure.date, std::regex(R"(20\d\d-\d\d-\d\d)"))) << figure.key;
}

// Returns the anchor that GitHub makes of a heading.
std::string anchor_of(const std::string& heading) {
  std::string anchor;
  for (const char c : heading) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_')
      anchor += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (c == ' ') anchor += '-';
  }
  return anchor;
}

// Returns the anchors of headings, and those named in the text.
std::set<std::string> anchors_of(const fs::path& page) {
  const std::string text = "\n" + without_blocks(content_of(page));
  const std::regex heading(R"(\n#+ ([^\n]*))");
  std::set<std::string> anchors;
  for (std::sregex_iterator match(text.begin(), text.end(), heading), end; match != end; ++match)
    anchors.insert(anchor_of((*match)[1]));
  const std::regex named("<a id=\"([^\"]+)\">");
  for (std::sregex_iterator match(text.begin(), text.end(), named), end; match != end; ++match)
    anchors.insert((*match)[1]);
  return anchors;
}

// Returns the lines of the README, as one, between a beginning and an end.
std::string readme_between(const std::string& begin, const std::string& end) {
  const std::string page = content_of(root / "README.md");
  const std::size_t from = page.find(begin);
  EXPECT_NE(from, page.npos) << begin;
  return from == page.npos ? "" : page.substr(from, page.find(end, from) - from);
}

TEST(Systems, AreAllNamedInTheReadme) {
  const std::string rules = readme_between("- Rules:", "\n\n");
  const std::string row = readme_between("| other systems |", "\n");
  const std::string own = row.substr(0, row.find('|', row.find('|', 1) + 1));
  for (const Edition edition : editions()) {
    if (system_id_of(edition) == "dutch") {
      EXPECT_NE(rules.find(name_of(edition)), rules.npos) << full_title_of(edition);
      continue;
    }
    EXPECT_NE(rules.find(title_of(edition)), rules.npos) << full_title_of(edition);
    EXPECT_NE(own.find(title_of(edition)), own.npos) << full_title_of(edition);
  }
}

TEST(Links, LeadSomewhere) {
  std::map<fs::path, std::set<std::string>> anchors;
  const std::regex link(R"(\]\(([^)\s]+)\))");
  int followed = 0;
  for (const fs::path& page : pages()) {
    const std::string text = without_blocks(content_of(page));
    for (std::sregex_iterator match(text.begin(), text.end(), link), end; match != end; ++match) {
      const std::string target = (*match)[1];
      if (target.starts_with("http")) continue;
      ++followed;
      const std::size_t hash = target.find('#');
      const fs::path file = hash == 0 ? page : page.parent_path() / target.substr(0, hash);
      EXPECT_TRUE(fs::exists(file)) << fs::relative(page, root) << ": " << target;
      if (hash != target.npos && fs::is_regular_file(file)) {
        if (!anchors.contains(file)) anchors[file] = anchors_of(file);
        EXPECT_TRUE(anchors[file].contains(target.substr(hash + 1)))
            << fs::relative(page, root) << ": " << target;
      }
    }
  }
  EXPECT_GT(followed, 50);
}

// True if the file exists: `engine/dutch/flow.hpp`, `engine/dutch/flow.{hpp,cpp}`, or `matching/face` without
// extension.
bool is_there(const std::string& name) {
  const fs::path path = root / name.substr(0, name.find('{'));
  if (name.find('{') != std::string::npos) return fs::exists(path.parent_path());
  return fs::exists(path) || fs::exists(path.string() + ".hpp") || fs::exists(path.string() + ".cpp");
}

TEST(Links, NamedFilesAreThere) {
  const std::regex name("`((?:bench|cmake|criteria|docs|engine|fixtures|matching|tests|trf)/[\\w./{},-]*)`");
  int names = 0;
  for (const fs::path& page : pages()) {
    if (fs::relative(page, root).string().starts_with("docs/notebook/")) continue;  // a record of the past
    const std::string text = content_of(page);
    for (std::sregex_iterator match(text.begin(), text.end(), name), end; match != end; ++match, ++names)
      EXPECT_TRUE(is_there((*match)[1]) || (*match)[1].str().find("TARGET") != std::string::npos)
          << fs::relative(page, root) << ": " << match->str();
  }
  EXPECT_GT(names, 50);
}

TEST(Links, ReachEveryPage) {
  const std::string index = content_of(root / "docs/README.md");
  for (const fs::directory_entry& entry : fs::directory_iterator(root / "docs")) {
    const std::string name = entry.path().filename().string();
    if (entry.path().extension() == ".md" && name != "README.md") {
      EXPECT_NE(index.find("(" + name + ")"), index.npos) << name;
    }
  }
}

}  // namespace
}  // namespace bloesem::docs_test
