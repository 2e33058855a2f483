// The journal of a tournament file: undo and redo, whatever happened in between.
#include "engine/service/event/journal.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/service/sha256.hpp"
#include "tests/support/random.hpp"

namespace bloesem::cli_test {
namespace {

using service::apply_edits;
using service::edits_between;
using service::History;
using service::JournalEntry;
using service::JournalKind;
using service::sha256;
using service::Standing;
using service::TextEdit;
using test::Random;

std::string line_of_player(int id, Random& random) {
  std::string number = std::to_string(id);
  return "001 " + std::string(4 - number.size(), ' ') + number + " Zo\xC3\xAB Nr " + number + "   " +
         std::to_string(random.between(1000, 9999)) + "   4 w 1    " + std::to_string(random.between(1, 99));
}

std::vector<std::string> some_lines(Random& random) {
  std::vector<std::string> lines{"012 Kersen", "XXR 9"};
  for (int id = 1, count = random.between(0, 12); id <= count; ++id)
    lines.push_back(line_of_player(id, random));
  return lines;
}

std::string joined(const std::vector<std::string>& lines, const std::string& end, bool ended) {
  std::string text;
  for (const std::string& line : lines) text += line + end;
  if (!ended && !text.empty()) text.resize(text.size() - end.size());
  return text;
}

// Inserts, deletes and moves lines, changes columns, and adds bytes that are not UTF-8.
void change_some(std::vector<std::string>& lines, Random& random) {
  for (int i = random.between(1, 4); i > 0; --i) {
    const std::size_t at = lines.empty() ? 0 : random.between<std::size_t>(0, lines.size() - 1);
    switch (random.between(0, 5)) {
      case 0: lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), "240 H 003    4"); break;
      case 1:
        if (!lines.empty()) lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
        break;
      case 2:
        if (!lines.empty() && !lines[at].empty())
          lines[at][random.between<std::size_t>(0, lines[at].size() - 1)] =
              static_cast<char>(random.between(33, 255));
        break;
      case 3:
        if (!lines.empty()) lines[at] += " \xFF 7 b 0";
        break;
      case 4: random.shuffle(lines); break;
      default: lines.push_back("###");
    }
  }
}

TEST(TextEdits, LeadBackAndForth) {
  Random random(19);
  constexpr std::array ends = {"\n", "\r\n", "\r"};
  for (int i = 0; i < 2000; ++i) {
    const std::string end = ends[random.between<std::size_t>(0, 2)];
    std::vector<std::string> lines = some_lines(random);
    const std::string before = joined(lines, end, random.chance(80));
    change_some(lines, random);
    const std::string after = joined(lines, end, random.chance(80));
    const std::vector<TextEdit> edits = edits_between(before, after);
    ASSERT_EQ(apply_edits(before, edits), after) << before;
    ASSERT_EQ(apply_edits(after, service::reversed(edits)), before) << after;
    ASSERT_EQ(service::reversed(service::reversed(edits)), edits);
  }
}

TEST(TextEdits, AreAsLongAsTheChange) {
  Random random(7);
  std::vector<std::string> lines;
  for (int id = 1; id <= 2000; ++id) lines.push_back(line_of_player(id, random) + std::string(3000, ' '));
  const std::string before = joined(lines, "\n", true);
  lines[800][20] = '=';
  lines[900] += "  5 b 0";
  lines.insert(lines.begin(), "240 Z 005  900");
  std::size_t size = 0;
  for (const TextEdit& edit : edits_between(before, joined(lines, "\n", true)))
    size += edit.removed.size() + edit.inserted.size();
  EXPECT_LE(size, 40U);
}

TEST(TextEdits, DoNotFitAnotherText) {
  const std::vector<TextEdit> edits = edits_between("001    1 A\n", "001    1 B\n");
  EXPECT_EQ(apply_edits("001    1 C\n", edits), std::nullopt);
  EXPECT_EQ(apply_edits("", edits), std::nullopt);
  EXPECT_EQ(apply_edits("abc", {{2, "", "x"}, {1, "", "y"}}), std::nullopt);
}

TEST(JournalLine, KeepsEveryByte) {
  std::string all;
  for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
  const JournalEntry entry{.kind = JournalKind::Change,
                           .of = 0,
                           .what = "result '\xE9t\xE9' 1-2:=",
                           .by = "Zoë \"Kers\"",
                           .at = "14:05",
                           .before = sha256("a"),
                           .after = sha256("b"),
                           .edits = {{7, all, ""}, {300, "ë", "e\n"}}};
  const std::string line = journal_line(entry);
  EXPECT_EQ(line.find('\n'), line.size() - 1);
  EXPECT_EQ(service::parse_journal_line(line), entry);
}

TEST(JournalLine, WhatIsNoneIsRefused) {
  for (const char* line :
       {"", "{", "[]", "null", "7", "{}", R"({"kind":"change"})", R"({"kind":"jump","after":"x"})",
        R"({"kind":"change","before":"a","after":"b","edits":7})",
        R"({"kind":"change","before":"a","after":"b","edits":[[-1,"a","b"]]})",
        R"({"kind":"change","before":"a","after":"b","edits":[[1,"a"]]})",
        R"({"kind":"change","before":"a","after":"b","edits":[[1,{"hex":"0g"},"b"]]})",
        R"({"kind":"undo","before":"a","after":"b"})"})
    EXPECT_EQ(service::parse_journal_line(line), std::nullopt) << line;
}

// A file and its journal.
class JournalledFile {
 public:
  [[nodiscard]] const std::string& bytes() const noexcept { return bytes_; }
  [[nodiscard]] History history() const { return History(journal_, sha256(bytes_)); }
  std::string& journal() noexcept { return journal_; }

  void change(const std::string& bytes) { write(changed(bytes), bytes); }
  // The journal line is written, the file is not.
  void crash_while_changing(const std::string& bytes) { journal_ += journal_line(changed(bytes)); }
  void change_by_hand(const std::string& bytes) { bytes_ = bytes; }

  // Returns false if the step was refused.
  bool step(bool back, bool crash = false) {
    const History now = history();
    const Result<const History::Line*> line = back ? now.to_undo() : now.to_redo();
    if (!line) return false;
    const JournalEntry& change = (*line)->entry;
    const std::optional<std::string> bytes =
        apply_edits(bytes_, back ? service::reversed(change.edits) : change.edits);
    EXPECT_TRUE(bytes);
    JournalEntry entry;
    entry.kind = back ? JournalKind::Undo : JournalKind::Redo;
    entry.of = (*line)->number;
    entry.before = sha256(bytes_);
    entry.after = sha256(*bytes);
    EXPECT_EQ(entry.after, back ? change.before : change.after);
    if (crash) {
      journal_ += journal_line(entry);
    } else {
      write(entry, *bytes);
    }
    return true;
  }

 private:
  [[nodiscard]] JournalEntry changed(const std::string& bytes) const {
    JournalEntry entry;
    entry.before = sha256(bytes_);
    entry.after = sha256(bytes);
    entry.edits = edits_between(bytes_, bytes);
    return entry;
  }
  void write(const JournalEntry& entry, const std::string& bytes) {
    journal_ += journal_line(entry);
    bytes_ = bytes;
  }

  std::string bytes_ = "012 Kersen\n";
  std::string journal_ = std::string(service::journal_header);
};

// A model of undo and redo: two stacks of whole files.
struct Model {
  std::vector<std::string> behind;
  std::vector<std::string> ahead;
};

TEST(Journal, UndoAndRedoFollowAnySequenceOfChanges) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Random random(seed);
    JournalledFile file;
    Model model;
    for (int i = 0; i < 60; ++i) {
      SCOPED_TRACE("seed " + std::to_string(seed) + ", step " + std::to_string(i));
      const std::string before = file.bytes();
      const std::string other = before + "### " + std::to_string(seed) + ' ' + std::to_string(i) + '\n';
      switch (random.between(0, 9)) {
        case 0: file.crash_while_changing(other); break;
        case 1: file.step(random.chance(50), true); break;
        case 2:
          if (!random.chance(20)) break;
          file.change_by_hand(other);
          model = {};
          EXPECT_FALSE(file.step(true));
          EXPECT_FALSE(file.step(false));
          break;
        case 3:
        case 4:
        case 5:
          ASSERT_EQ(file.step(true), !model.behind.empty());
          if (model.behind.empty()) break;
          ASSERT_EQ(file.bytes(), model.behind.back());
          model.ahead.push_back(before);
          model.behind.pop_back();
          break;
        case 6:
        case 7:
          ASSERT_EQ(file.step(false), !model.ahead.empty());
          if (model.ahead.empty()) break;
          ASSERT_EQ(file.bytes(), model.ahead.back());
          model.behind.push_back(before);
          model.ahead.pop_back();
          break;
        default:
          file.change(other);
          model.behind.push_back(before);
          model.ahead.clear();
      }
    }
  }
}

TEST(Journal, AnInterruptedChangeNeverCame) {
  JournalledFile file;
  file.change("A\n");
  file.crash_while_changing("B\n");
  const History history = file.history();
  EXPECT_TRUE(history.is_up_to_date());
  ASSERT_EQ(history.lines().size(), 2U);
  EXPECT_EQ(history.lines()[0].standing, Standing::Done);
  EXPECT_EQ(history.lines()[1].standing, Standing::NeverCame);
  EXPECT_TRUE(file.step(true));
  EXPECT_EQ(file.bytes(), "012 Kersen\n");
}

// What a line lost track of counts only if the line came: here the undo of another change did not.
TEST(Journal, AnInterruptedLineLosesNothing) {
  std::string journal(service::journal_header);
  journal += R"({"kind":"change","before":"a","after":"b","edits":[]})"
             "\n";
  journal += R"({"kind":"undo","of":7,"before":"b","after":"c"})"
             "\n";
  const History interrupted(journal, "b");
  ASSERT_TRUE(interrupted.to_undo());
  EXPECT_EQ((*interrupted.to_undo())->number, 1U);
  const History undone(journal, "c");
  EXPECT_FALSE(undone.to_undo());
  EXPECT_EQ(undone.lines()[0].standing, Standing::Unreachable);
  EXPECT_EQ(History(journal, "d").lines()[0].standing, Standing::Unreachable);
}

// Reading takes linear time; quadratic time would take half a minute.
TEST(Journal, ALongOneIsReadOnce) {
  constexpr std::size_t changes = 200'000;
  std::string journal(service::journal_header);
  for (std::size_t i = 0; i < changes; ++i)
    journal += R"({"kind":"change","before":")" + std::to_string(i) + R"(","after":")" + std::to_string(i + 1) +
               R"(","edits":[]})" + '\n';
  const History history(journal, std::to_string(changes));
  EXPECT_EQ(history.lines().size(), changes);
  EXPECT_TRUE(history.is_up_to_date());
  ASSERT_TRUE(history.to_undo());
  EXPECT_EQ((*history.to_undo())->number, changes);
}

// The last line may end anywhere.
TEST(Journal, ATornLineIsPassedOver) {
  JournalledFile whole;
  whole.change("A\n");
  const std::size_t end = whole.journal().size();
  whole.crash_while_changing("B\n");
  for (std::size_t size = end; size < whole.journal().size(); ++size) {
    JournalledFile file = whole;
    file.journal().resize(size);
    EXPECT_TRUE(file.history().is_up_to_date());
    EXPECT_EQ(file.history().lines().size(), 1U);
    if (size > end) file.journal() += '\n';  // as at the start of the next line
    file.change("C\n");
    EXPECT_TRUE(file.step(true));
    EXPECT_EQ(file.bytes(), "A\n");
    EXPECT_TRUE(file.step(true));
    EXPECT_EQ(file.bytes(), "012 Kersen\n");
  }
}

// If a line is lost, nothing can be undone or redone across it.
TEST(Journal, ALostLineIsNoticed) {
  JournalledFile file;
  file.change("A\n");
  const std::size_t from = file.journal().size();
  file.change("B\n");
  const std::size_t to = file.journal().size();
  file.change("C\n");
  file.journal().replace(from, to - from - 1, "garbage");
  EXPECT_EQ(file.history().unreadable_lines(), 1U);
  EXPECT_TRUE(file.step(true));
  EXPECT_EQ(file.bytes(), "B\n");
  EXPECT_FALSE(file.step(true));
}

TEST(Journal, AnyDamageIsRefusedOrHarmless) {
  Random random(3);
  JournalledFile whole;
  std::vector<std::string> versions{whole.bytes()};
  for (int i = 0; i < 6; ++i) {
    whole.change(whole.bytes() + "line " + std::to_string(i) + '\n');
    versions.push_back(whole.bytes());
  }
  for (int i = 0; i < 2000; ++i) {
    JournalledFile file = whole;
    std::string& journal = file.journal();
    for (int k = random.between(1, 3); k > 0; --k)
      journal[random.between<std::size_t>(0, journal.size() - 1)] = static_cast<char>(random.between(0, 255));
    const History history = file.history();
    const Result<const History::Line*> line = history.to_undo();
    if (!line) continue;
    const auto bytes = apply_edits(file.bytes(), service::reversed((*line)->entry.edits));
    if (!bytes || sha256(*bytes) != (*line)->entry.before) continue;  // the program makes the same check
    EXPECT_EQ(*bytes, versions[versions.size() - 2]);
  }
}

}  // namespace
}  // namespace bloesem::cli_test
