// Files of known rounds, in their own spelling and in unusual ones, are converted to every dialect: the
// tournament and its next round must stay the same.
#include "bloesem/trf/convert.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/trf/reader.hpp"
#include "tests/support/files.hpp"
#include "tests/support/random.hpp"
#include "trf/columns.hpp"
#include "trf/editor.hpp"
#include "trf/text.hpp"

namespace bloesem::test {
namespace {

using test::Random;
using trf::Document;
using trf::Target;

namespace fs = std::filesystem;

constexpr std::array targets = {Target::Trf16, Target::Trf26, Target::Trfx, Target::Trfbx};

std::vector<fs::path> known_files() {
  std::vector<fs::path> files;
  const fs::path fixtures = BLOESEM_FIXTURES_DIR;
  const fs::path oracle = BLOESEM_ORACLE_DIR;
  std::vector<fs::path> folders = {fixtures / "cases-2016", fixtures / "dutch-2016", fixtures / "example",
                                   fixtures / "dropin"};
  if (!oracle.empty()) folders.insert(folders.end(), {oracle / "cases-2016", oracle / "dutch-2016"});
  for (const fs::path& folder : folders) {
    const std::vector<fs::path> more = files_in(folder, ".trf");
    files.insert(files.end(), more.begin(), more.end());
  }
  return files;
}

// Returns the facts that decide the coming round, and those of earlier rounds, as one comparable text.
std::string facts_of(const Tournament& tournament, bool with_later_rounds) {
  std::string text = tournament.name + "\n" + std::to_string(tournament.rounds_played);
  text += "/" + std::to_string(tournament.rounds_declared.value_or(0));
  text += tournament.initial_colour ? std::to_string(static_cast<int>(*tournament.initial_colour)) : "-";
  const PointSystem& p = tournament.points;
  for (const Points value : {p.win, p.draw, p.loss, p.forfeit_win, p.forfeit_loss, p.pairing_bye, p.full_bye,
                             p.half_bye, p.zero_bye, p.unfinished.value_or(p.draw)}) {
    text += " " + std::to_string(value);
  }
  const int rounds = tournament.rounds_played + 1;
  for (const Player& player : tournament.players) {
    text += "\n" + std::to_string(player.id) + " " + player.name + " " + std::to_string(player.rating);
    for (int round = 0; round < rounds; ++round) {
      const RoundEntry entry = player.round(round);
      text += "," + std::to_string(entry.opponent) + std::to_string(static_cast<int>(entry.colour)) +
              std::to_string(static_cast<int>(entry.outcome));
    }
    for (int round = 0; round < tournament.rounds_declared.value_or(rounds); ++round) {
      text += "+" + std::to_string(player.virtual_in(round));
    }
  }
  std::vector<std::string> forbidden;
  const auto forbid = [&](const std::vector<PlayerIndex>& group, int first, int last) {
    const int end = std::min(last, tournament.rounds_declared.value_or(last));
    if (!with_later_rounds && (first > rounds || end < rounds)) return;
    std::string& line =
        forbidden.emplace_back(with_later_rounds ? std::to_string(first) + "-" + std::to_string(end) : "");
    for (const PlayerIndex player : group) line += " " + std::to_string(player);
  };
  for (const auto& group : tournament.forbidden_groups) forbid(group, 1, trf::max_rounds);
  for (const ForbiddenSpan& span : tournament.forbidden_spans)
    forbid(span.group, span.first_round, span.last_round);
  std::sort(forbidden.begin(), forbidden.end());
  for (const std::string& line : forbidden) text += "\n!" + line;
  return text;
}

std::string next_round(const Tournament& tournament) { return as_pairs(tournament, pair_round(tournament)); }

// Comments, unknown codes, dates of rounds, arbiters, teams: lines that no rule of the tournament needs.
std::vector<std::string> other_lines(const Document& document) {
  std::vector<std::string> lines;
  for (const trf::Line& line : document.lines()) {
    const std::string code = trf::upper(std::string_view(line.text).substr(0, 3));
    const bool rule = code.starts_with("XX") || code.starts_with("BB") || code == "001" || code == "142" ||
                      code == "152" || code == "162" || code == "240" || code == "250" || code == "260";
    if (!rule) lines.push_back(line.text);
  }
  return lines;
}

void expect_same_after(const std::string& bytes, Target target, const std::string& name, bool pair) {
  const Document document = Document::parse(bytes);
  const trf::ReadResult read = read_tournament(document);
  ASSERT_TRUE(read.tournament) << name << ": " << render(read.diagnostics.front(), name);
  const trf::Conversion once = convert(document, *read.tournament, read.by_position, target).value();
  const trf::ReadResult again = read_tournament(Document::parse(once.document.to_bytes()));
  ASSERT_TRUE(again.tournament) << name << "\n" << once.document.to_bytes();
  const bool modern = has_records_of_2026(target);
  if (!modern || !read.by_position) {
    EXPECT_EQ(facts_of(*again.tournament, modern), facts_of(*read.tournament, modern)) << name;
  }
  for (const trf::Diagnostic& diagnostic : again.diagnostics) {
    const bool told_before = std::any_of(read.diagnostics.begin(), read.diagnostics.end(),
                                         [&](const trf::Diagnostic& d) { return d.code == diagnostic.code; });
    EXPECT_TRUE(told_before) << render(diagnostic, name);
  }
  EXPECT_EQ(other_lines(once.document), other_lines(document)) << name;
  const trf::Conversion twice = convert(once.document, *again.tournament, again.by_position, target).value();
  EXPECT_EQ(twice.document.to_bytes(), once.document.to_bytes()) << name;
  if (!pair || (modern && read.by_position)) return;
  EXPECT_EQ(next_round(*again.tournament), next_round(*read.tournament)) << name;
}

TEST(Convert, KnownTournamentsStayTheSame) {
  int files = 0;
  for (const fs::path& file : known_files()) {
    const std::string bytes = content_of(file);
    const bool to_pair = file.parent_path().filename() == "cases-2016";
    for (const Target target : targets)
      expect_same_after(bytes, target, file.string(), to_pair && ++files % 3 == 0);
  }
  EXPECT_GT(files, 300);
}

// ---- unusual spellings of known files

std::string pick(Random& random, const std::vector<std::string>& choices) {
  return choices[random.between<std::size_t>(0, choices.size() - 1)];
}

// Names with accents, with columns counted in characters, in bytes, or in Windows-1252.
void rename_somebody(std::string& line, Random& random) {
  const std::string name = pick(random, {"M\xC3\xBCller, \xC3\x89va", "M\xC3\xBCller",
                                         "Nu\xCC\x88\xC3\xB1"
                                         "ez",
                                         "A\xC2\xA0"
                                         "B"});
  const bool by_bytes = random.chance(50);
  const std::size_t characters = static_cast<std::size_t>(std::count_if(
      name.begin(), name.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
  line.replace(14, 33, name + std::string(33 - (by_bytes ? name.size() : characters), ' '));
}

std::string three(int number) { return std::string(number < 10 ? "00" : "0") + std::to_string(number); }

std::string field(int id) { return std::string(5 - std::to_string(id).size(), ' ') + std::to_string(id); }

// Records of all dialects that agree with the contents of the file.
std::string odd_records(const Tournament& tournament, Random& random) {
  const auto somebody = [&] {
    return tournament.players[random.between<std::size_t>(0, tournament.players.size() - 1)].id;
  };
  const int coming = tournament.rounds_played + 1;
  std::string text;
  if (random.chance(30)) text += "### " + std::to_string(random.between(0, 99)) + "  \t\n";
  if (random.chance(30)) text += "DAT 1 EMAIL a@b.c\nESP    1" + std::string(45, ' ') + "x\n132 later\n";
  if (random.chance(30)) text += "013 Team" + std::string(28, ' ') + field(somebody()).substr(1) + "\n";
  if (random.chance(40)) text += "XXP " + std::to_string(somebody()) + "\t" + std::to_string(somebody()) + "\n";
  if (random.chance(40))
    text += "260 " + three(coming) + " " + three(coming + 1) + field(somebody()) + field(somebody()) + "\n";
  if (random.chance(20))
    text += "260 1 1 " + std::to_string(somebody()) + " " + std::to_string(somebody()) + "\n";
  if (random.chance(30)) text += "xxz " + std::to_string(somebody()) + "\n";
  if (random.chance(30))
    text += "240 " + pick(random, {"H", "Z", "F"}) + " " + three(coming + 1) + field(somebody()) + "\n";
  return text;
}

std::string in_odd_spelling(const std::string& bytes, const Tournament& tournament, Random& random) {
  const std::string end = pick(random, {"\n", "\r", "\r\n", "\n\r"});
  const std::string extra = odd_records(tournament, random);
  const Document before = Document::parse(bytes);
  const Document added = Document::parse(extra);
  std::vector<std::string> lines;
  for (const trf::Line& line : added.lines()) lines.push_back(line.text);
  const auto middle = static_cast<std::ptrdiff_t>(random.between<std::size_t>(0, lines.size()));
  std::vector<std::string> all(lines.begin(), lines.begin() + middle);
  for (const trf::Line& line : before.lines()) {
    std::string text = line.text;
    if (text.starts_with("001 ") && random.chance(20)) rename_somebody(text, random);
    all.push_back(text + pick(random, {"", "", "  ", "\t"}));
  }
  all.insert(all.end(), lines.begin() + middle, lines.end());
  std::string text;
  for (const std::string& line : all) text += line + end;
  return text;
}

TEST(Convert, OddSpellingsStayTheSameTournament) {
  Random random(20160701);
  int converted = 0;
  for (const fs::path& file : known_files()) {
    if (file.parent_path().filename() != "cases-2016") continue;
    const std::string bytes = content_of(file);
    const Tournament tournament = read(file, trf::Purpose::Pair);
    const std::string odd = in_odd_spelling(bytes, tournament, random);
    if (!trf::read_tournament(odd).tournament) continue;  // a player is announced absent in two ways
    for (const Target target : targets)
      expect_same_after(odd, target, file.string() + "\n" + odd, ++converted % 5 == 0);
  }
  EXPECT_GT(converted, 300);
}

// ---- numbers

std::vector<int> inverse(const std::vector<int>& ids) {
  std::vector<int> back(static_cast<std::size_t>(trf::largest_id) + 1, 0);
  for (std::size_t old = 0; old < ids.size(); ++old) {
    if (ids[old] != 0) back[static_cast<std::size_t>(ids[old])] = static_cast<int>(old);
  }
  return back;
}

std::string renumbered(const std::string& bytes, const std::vector<int>& ids) {
  trf::Editor editor(Document::parse(bytes));
  editor.renumber(ids);
  return editor.document().to_bytes();
}

TEST(Renumber, TheInverseGivesTheFileBack) {
  Random random(4);
  int changed = 0;
  for (const fs::path& file : known_files()) {
    const std::string bytes = content_of(file);
    std::vector<int> numbers = trf::Editor(Document::parse(bytes)).ids();
    std::vector<int> ids(static_cast<std::size_t>(*std::max_element(numbers.begin(), numbers.end())) + 1, 0);
    std::vector<int> targets_of = numbers;
    random.shuffle(targets_of);
    for (std::size_t i = 0; i < numbers.size(); ++i) ids[static_cast<std::size_t>(numbers[i])] = targets_of[i];
    const std::string shuffled = renumbered(bytes, ids);
    changed += shuffled != bytes ? 1 : 0;
    EXPECT_EQ(renumbered(shuffled, inverse(ids)), bytes) << file;
  }
  EXPECT_GT(changed, 300);
}

TEST(Renumber, NumbersTwiceAsLargePairTheSamePlayers) {
  int cases = 0;
  for (const fs::path& file : known_files()) {
    if (file.parent_path().filename() != "cases-2016" || ++cases % 4 != 0) continue;
    const Tournament before = read(file, trf::Purpose::Pair);
    std::vector<int> ids(1, 0);
    for (const Player& player : before.players) {
      ids.resize(static_cast<std::size_t>(player.id) + 1, 0);
      ids.back() = 2 * player.id;
    }
    const trf::ReadResult after = trf::read_tournament(renumbered(content_of(file), ids));
    ASSERT_TRUE(after.tournament) << file;
    // The initial colours follow the parity of the place in the list, not of the number.
    Tournament expected = before;
    for (Player& player : expected.players) player.id *= 2;
    EXPECT_EQ(facts_of(*after.tournament, true), facts_of(expected, true)) << file;
    EXPECT_EQ(next_round(*after.tournament), next_round(expected)) << file;
  }
  EXPECT_GT(cases, 100);
}

}  // namespace
}  // namespace bloesem::test
