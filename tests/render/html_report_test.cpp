// HTML reports as bytes: their contents, their safety against anything in a file, and their size. How a browser
// shows them: report_in_chromium.py.
#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "tests/support/program/html_text.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == separator)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

class HtmlReport : public ProgramTest {
 protected:
  [[nodiscard]] std::string page(const std::vector<std::string>& arguments) const {
    const Finished done = run(arguments);
    EXPECT_EQ(done.exit_code, 0) << done.err;
    return done.out;
  }

  void generate(const std::string& name, const std::vector<std::string>& knobs) const {
    std::vector<std::string> words{"generate", "--rules", "2026", "--to", "trf26", "-o", name};
    words.insert(words.end(), knobs.begin(), knobs.end());
    ASSERT_EQ(run(words).exit_code, 0);
  }

  void expect_refused(const std::vector<std::string>& arguments, const std::string& message) const {
    const Finished done = run(arguments);
    EXPECT_EQ(done.exit_code, 3);
    EXPECT_THAT(done.out, IsEmpty());
    EXPECT_THAT(done.err, HasSubstr(message));
  }
};

// Tags match, link targets exist, ids are unique, and nothing is loaded or run.
void expect_sound(const std::string& html) {
  EXPECT_THAT(html, StartsWith("<!DOCTYPE html>\n<html lang=en>\n<head>\n<meta charset=utf-8>\n"));
  EXPECT_EQ(tag_fault(html), "");
  const std::vector<std::string> ids = attribute_values(html, "id");
  const std::set<std::string> known(ids.begin(), ids.end());
  EXPECT_EQ(known.size(), ids.size()) << "a mark stands twice";
  for (const std::string& link : attribute_values(html, "href"))
    EXPECT_TRUE(link.starts_with('#') && known.contains(link.substr(1))) << link;
  for (const char* const word : {"<script", "<img", "<link", "<iframe", "http:", "https:", "url(", "@import",
                                 " src=", "javascript:", " onerror=", " onload="})
    EXPECT_THAT(html, Not(HasSubstr(word)));
  for (const char c : html) EXPECT_TRUE(static_cast<unsigned char>(c) >= 0x20 || c == '\n') << int{c};
}

// The card of each player who is paired, and each board, has it; both can be left out.
TEST_F(HtmlReport, TellsTheStoryOfEachPlayer) {
  write("kersen.trf", kersen_open());
  const auto stories = [](const std::string& html, const char* before) {
    return pieces(html, std::string(before) + "<ul class=story>").size();
  };
  const std::string coming = page({"pair", "kersen.trf", "--format", "html"});
  const std::string players = between(coming, "<section id=players>", "</section>");
  EXPECT_EQ(stories(coming, "<details class=why><summary>why?</summary>"), 3U);
  EXPECT_EQ(stories(players, ""), 6U);
  EXPECT_THAT(players, HasSubstr("<li>1 Appel plays 6 Framboos on board 2 of round 3, with White by E.1.\n"));
  const std::string played = page({"report", "kersen.trf"});
  EXPECT_EQ(stories(between(played, "<section id=players>", "</section>"), ""), 6U);
  EXPECT_EQ(stories(page({"report", "kersen.trf", "--stories", "0"}), ""), 0U);
  EXPECT_EQ(stories(page({"report", "kersen.trf", "--stories", "5"}), ""), 0U);
}

TEST_F(HtmlReport, TellsOfEachBoardWhy) {
  write("kersen.trf", kersen_open());
  const std::string html = page({"pair", "kersen.trf", "--format", "html"});
  expect_sound(html);
  EXPECT_THAT(html, HasSubstr("<h1>Kersen Open, round 3</h1>"));
  const std::vector<std::string> boards = pieces(between(html, "<table class=boards>", "</table>"), "<tr id=b");
  ASSERT_EQ(boards.size(), 3U);
  EXPECT_THAT(words_of(boards[0]),
              StartsWith("13 Citroen, Cas 22001.52 Braam, Bob 23001.5"
                         "bracket 1.5; colours E.1: 2 prefers Black mildly, 3 prefers White mildly"
                         "why?In round 3, 2 Braam is in the score group of 1.5, with 2 other players.\n"));
  EXPECT_THAT(words_of(boards[1]),
              StartsWith("21 Appel, Ans 24001.56 Framboos, Fe unrated1.0"
                         "bracket 1.0; colours E.1: 1 prefers White mildly, 6 prefers Black mildly"
                         "1 leaves bracket 1.5: 3 players, an odd number"
                         "why?In round 3, 1 Appel is in the score group of 1.5, with 2 other players.\n"));
  const std::vector<std::string> brackets =
      pieces(between(html, "<table class=brackets>", "</table>"), "<tr id=k");
  ASSERT_EQ(brackets.size(), 4U);
  EXPECT_THAT(words_of(brackets[0]), StartsWith("1.53\xE2\x80\x93"  // only residents
                                                "111C.5 downfloaters: 1"));
}

// 1 floats from 1.5 to 1.0, 5 from 0.5 to 0.0: each has a place in the higher group, an arrow, and half of a
// stone in the lower one.
TEST_F(HtmlReport, DrawsWhoFloats) {
  write("kersen.trf", kersen_open());
  const std::string picture = between(page({"pair", "kersen.trf", "--format", "html"}), "<svg", "</svg>");
  EXPECT_EQ(pieces(picture, "class=\"band\"").size(), 4U);
  EXPECT_EQ(pieces(picture, "class=\"ghost\"").size(), 2U);
  EXPECT_EQ(pieces(picture, "class=\"arrow\"").size(), 2U);
  EXPECT_EQ(pieces(picture, "class=\"w came\"").size(), 2U);  // both have White
  EXPECT_EQ(pieces(picture, "class=\"k\"").size(), 3U);
  EXPECT_EQ(between(picture, "<desc id=\"pd\">", "</desc>"),
            "Score 1.5: 3 players, 1 float down. Score 1.0: 1 player. Score 0.5: 1 player, 1 float down. Score "
            "0.0: 1 player. ");
}

TEST_F(HtmlReport, HasABoardForTheBye) {
  write("kersen.trf", kersen_open());
  const std::string html = page({"pair", "kersen.trf", "--absent", "5", "--format", "html"});
  expect_sound(html);
  const std::string bye = between(html, "<tr id=bye>", "</table>");
  EXPECT_THAT(words_of(bye), HasSubstr("4 Druif, Dina"));
  EXPECT_THAT(words_of(bye), HasSubstr("an odd number of players is paired"));
  EXPECT_THAT(html, HasSubstr("<p>Round 3: <a href=#bye>the bye</a>."));
  EXPECT_THAT(html, HasSubstr("<p>Round 3: not paired."));
}

TEST_F(HtmlReport, ShowsARoundThatWasPlayedWithItsResults) {
  write("kersen.trf", kersen_open());
  const std::string html = page({"report", "kersen.trf", "--tiebreaks", "BH,SB"});
  expect_sound(html);
  EXPECT_THAT(html, HasSubstr("<h2>Pairings of round 2</h2>"));
  EXPECT_THAT(html, HasSubstr("<h2>Standings after round 2</h2>"));
  EXPECT_THAT(html, HasSubstr("<td class=r>\xC2\xBD\xE2\x80\x93\xC2\xBD<td"));
  EXPECT_THAT(html, HasSubstr("<td>1.0<td>2.0<td>1.00<td>\n"));  // points decide
  EXPECT_THAT(html, Not(HasSubstr("not what the rules give")));
  const std::string first = page({"report", "kersen.trf", "--tiebreaks", "BH,SB", "--round", "1"});
  expect_sound(first);
  EXPECT_THAT(first, HasSubstr("<h2>Standings after round 1</h2>"));
}

TEST_F(HtmlReport, TellsWhereARoundIsNotWhatTheRulesGive) {
  write("kersen.trf", kersen_open_tampered());
  const std::string html = page({"report", "kersen.trf"});
  expect_sound(html);
  EXPECT_THAT(html, HasSubstr("This round is not paired according to the rules."));
  EXPECT_EQ(pieces(html, "not what the rules give").size(), 3U);  // the rules give 2-1, 6-5 and 4-3
}

TEST_F(HtmlReport, ShowsTheStandingsOfTheOtherFormats) {
  generate("open.trf", {"--seed", "11", "--players", "40", "--rounds", "7"});
  const std::vector<std::string> list{"standings", "open.trf", "--tiebreaks", "DE,BH/C1,BH,SB,ARO", "--format"};
  auto as = [&](const char* format) {
    std::vector<std::string> words = list;
    words.emplace_back(format);
    return page(words);
  };
  const std::string html = as("html");
  expect_sound(html);
  const std::vector<std::string> rows = pieces(between(html, "<table class=grid>", "</table>"), "<tr><td>");
  std::vector<std::string> lines = split(as("csv"), '\n');
  lines.erase(lines.begin());
  ASSERT_EQ(rows.size(), 40U);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    // rank, id, title, "last, first" or one word, rating, federation, points, values, decided by, round
    const std::vector<std::string> cells = split(lines[i], ',');
    std::vector<std::string> shown;
    for (const std::string& cell : pieces(rows[i], "<td>")) shown.push_back(words_of(cell));
    ASSERT_EQ(shown.size(), 8U);
    EXPECT_EQ(words_of(between(rows[i], "<td>", "<th")), cells[0]);
    EXPECT_THAT(rows[i], HasSubstr("<small>" + cells[1] + " "));
    const std::string& decided_by = cells[cells.size() - 2];
    EXPECT_EQ(shown.back(), (decided_by == "PTS" ? "" : decided_by) + "\n");  // points decide visibly
    const std::size_t values = cells.size() - 7;                              // of DE
    for (std::size_t k = 1; k < 5; ++k)
      EXPECT_EQ(std::stod(shown[k + 2]), std::stod(cells[values + k])) << lines[i];
  }
}

// The columns of a card add up to the values below them.
TEST_F(HtmlReport, ColumnsAddUpToTheValues) {
  generate("open.trf",
           {"--seed", "12", "--players", "41", "--rounds", "9", "--half-byes", "60", "--forfeits", "80"});
  const std::string html = page({"report", "open.trf", "--tiebreaks", "BH,SB,PS,WIN,BH/C1"});
  expect_sound(html);
  int checked = 0;
  for (const std::string& card : pieces(html, "<div class=card ")) {
    const std::vector<std::string> heads = pieces(between(card, "<thead>", "<tbody>"), "<th scope=col>");
    std::vector<double> sums(heads.size(), 0);
    for (const std::string& row : pieces(between(card, "<tbody>", "</table>"), "<tr>")) {
      const std::vector<std::string> cells = pieces(row, "<td");  // without the round
      ASSERT_EQ(cells.size() + 1, heads.size());
      for (std::size_t i = 3; i < heads.size(); ++i) {
        const std::string words = words_of(cells[i - 1]);
        if (words.find_first_of("0123456789") != words.npos) sums[i] += std::stod(words);
      }
    }
    for (std::size_t i = 3; i < heads.size(); ++i) {
      std::string head = words_of(heads[i]);
      head.erase(std::remove(head.begin(), head.end(), '\n'), head.end());
      const std::string value = between(card, "<dt>" + head + " <b>", "</b>");
      ASSERT_FALSE(value.empty()) << head;
      EXPECT_DOUBLE_EQ(sums[i], std::stod(value)) << head << '\n' << card;
      ++checked;
    }
  }
  EXPECT_EQ(checked, 41 * 5);
}

TEST_F(HtmlReport, TellsOfDirectEncounters) {
  write("kersen.trf", kersen_open());
  const std::string html = page({"standings", "kersen.trf", "--tiebreaks", "DE", "--format", "html"});
  expect_sound(html);
  EXPECT_THAT(html, HasSubstr("<h3>DE of 3 players with PTS 1.5</h3>"));
  EXPECT_THAT(html, HasSubstr("not all have met: no place is certain."));
}

TEST_F(HtmlReport, ANameIsOnlyAName) {
  const std::string evil = "<script>alert(1)</script>";
  write("evil.trf", report("012 <b>\"Open\" & 'Closed'</b>\n042 2025/05/02\nXXR 5\nXXC white1\n",
                           {{1, evil, 2400, "1.0", {"3 w 1"}},
                            {2, "\"&' onload=x <img src=x>", 2300, "1.0", {"4 b 1"}},
                            {3, "</title></style><svg>", 2200, "0.0", {"1 b 0"}},
                            {4,
                             "&lt;&#60;\xC3\xA9\xE2\x80\xAE"
                             "abc",
                             2100,
                             "0.0",
                             {"2 w 0"}}}));
  for (const auto& words : {std::vector<std::string>{"pair", "evil.trf", "--format", "html"},
                            std::vector<std::string>{"report", "evil.trf", "--tiebreaks", "BH,DE"}}) {
    const std::string html = page(words);
    EXPECT_EQ(tag_fault(html), "");
    EXPECT_THAT(html, Not(HasSubstr("<script")));
    EXPECT_THAT(html, Not(HasSubstr("<img")));
    EXPECT_EQ(pieces(html, "</style>").size(), 1U);
    EXPECT_THAT(html, HasSubstr("><bdi>&lt;script&gt;alert(1)&lt;/script&gt;</bdi></a>"));
    EXPECT_THAT(html, HasSubstr("<title>&lt;b&gt;&quot;Open&quot; &amp; &#39;Closed&#39;&lt;/b&gt;"));
    EXPECT_THAT(html, HasSubstr("&amp;lt;&amp;#60;\xC3\xA9"));
    EXPECT_THAT(html, HasSubstr("&quot;&amp;&#39; onload=x &lt;img src=x&gt;"));
  }
}

TEST_F(HtmlReport, RefusesWhatIsNotThere) {
  write("kersen.trf", kersen_open());
  write("new.trf", kersen_open_unplayed());
  expect_refused({"report", "new.trf"}, "no round has been paired");
  expect_refused({"report", "kersen.trf", "--round", "3"}, "round 3 has not been paired; the last one is 2");
  expect_refused({"report", "kersen.trf", "-o", "kersen.trf"}, "would replace the tournament");
  expect_refused({"report", "kersen.trf", "--tiebreaks", "BX"}, "BX");
  expect_refused({"standings", "kersen.trf", "--why", "1", "2", "--format", "html"}, "--why");
  expect_refused({"crosstable", "kersen.trf", "--format", "html"}, "html");
}

TEST_F(HtmlReport, OfMorePlayersThanABrowserShowsIsRefused) {
  std::string list = "#bloesem,1\n#rounds,9\n#rounds_played,0\nid,name,rating,points\n";
  for (int id = 1; id <= 10'001; ++id) list += std::to_string(id) + ",P,2000,0.0\n";
  write("huge.csv", list);
  const Finished done = run({"pair", "huge.csv", "--initial-colour", "W", "--format", "html"});
  EXPECT_EQ(done.exit_code, 4);
  EXPECT_THAT(done.out, IsEmpty());
  EXPECT_THAT(done.err, HasSubstr("10001 players are too many for a page; at most 10000"));
}

TEST_F(HtmlReport, OfLargeEventsIsLightAndAlwaysTheSame) {
  generate("large.trf", {"--seed", "5", "--players", "2000", "--rounds", "11"});
  const std::vector<std::string> words{"report", "large.trf", "--tiebreaks",
                                       "DE,BH/C1,BH,SB,PS,WIN,BWG,ARO,TPR"};
  const std::string html = page(words);
  EXPECT_LT(html.size(), 6'000'000U);
  EXPECT_EQ(tag_fault(html), "");
  EXPECT_EQ(html, page(words));
  // Lines of text replace the columns; they must add up as well.
  for (const std::string& card : pieces(html, "<p class=lines>")) {
    for (const std::string code : {"PTS", "SB", "PS", "WIN"}) {
      const std::string line = between('\n' + words_of(card), '\n' + code + ' ', "\n");
      double sum = 0;
      for (const std::string& part : split(between(line + '\n', ": ", "\n"), ' '))
        sum += part.empty() ? 0 : std::stod(part);
      ASSERT_DOUBLE_EQ(sum, std::stod(line)) << card;
    }
  }
}

}  // namespace
}  // namespace bloesem::cli_test
