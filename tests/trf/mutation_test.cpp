// Damaged files: the reader must return and keep its guarantees for any bytes.
#include <gtest/gtest.h>

#include <array>
#include <random>
#include <string>

#include "tests/trf/support.hpp"
#include "trf/encoding.hpp"

namespace bloesem::trf::testing {
namespace {

std::string sound_file() {
  return file(
      {"\xEF\xBB\xBF"
       "012 Mutations",
       "XXR 5", "XXC white1 rank", "XXZ 3", "XXP 1 4 2", "XXA    1  1.0  0.5", "XXS W=3 D=1 PAB=3", "BBW  3.0",
       "BBD  1.0", "142 5", "152 W", "192 FIDE_DUTCH", "042 2020/01/01",
       player(1, "4.0", "     2 w 1     3 b =  0000 - H"), player(2, "3.0", "     1 b 0     4 w +"),
       player(3, "1.0", "     4 w -     1 w ="), player(4, "0.0", "     3 b -     2 b -  0000 - Z"),
       player(5, "4.0", "  0000 - U  0000 - H  0000 - F")});
}

// Returns a file with the records of 2026, and accents in a line whose columns count bytes.
std::string sound_file_of_2026() {
  std::string accents = player(6, "0.0", "     7 w ?");
  accents.replace(14, 4, "J\xC3\xB6r");
  return file({"012 Mutations", "042 2.5.25", "142 5", "152 B", "162  W 3.0    D 1.0    X 0.0",
               "240 H 003    1    2\n240 Z 001    4", "250       1.0 001 003    1    3",
               "260 001 005    1    2    3", "310   1 Club", player(1, "3.0", "     2 w 1     3 b ?"),
               player(2, "0.0", "     1 b 0"), player(3, "3.0", "  0000 - U     1 w ?"), player(4, "0.0"),
               player(5, "0.0", "  0000 - Z"), accents, player(7, "0.0", "     6 b ?")});
}

// std distributions differ between libraries; the plain engine does not.
class Damage {
 public:
  explicit Damage(unsigned seed) : random_(seed) {}

  std::string applied_to(std::string text) {
    for (std::size_t count = below(4) + 1; count > 0 && !text.empty(); --count) {
      const std::size_t at = below(text.size());
      switch (below(6)) {
        case 0: text[at] = static_cast<char>(static_cast<unsigned char>(below(256))); break;
        case 1: text[at] = " 0123456789wb-+=UHFZ*?\t\r\n"[below(25)]; break;
        case 2: text.erase(at, below(12) + 1); break;
        case 3: text.insert(at, text.substr(below(text.size()), below(40))); break;
        case 4: text.resize(at); break;
        default: text.insert(at, below(12) + 1, " 9\n\xA0\xFF"[below(5)]);
      }
    }
    return text;
  }

  std::size_t below(std::size_t limit) { return random_() % limit; }

 private:
  std::mt19937 random_;
};

void expect_promises_kept(const std::string& bytes, const ReadOptions& options) {
  const Document document = Document::parse(bytes);
  ASSERT_EQ(document.to_bytes(), bytes);
  const ReadResult result = read_tournament(document, options);
  bool refused = false;
  for (const Diagnostic& diagnostic : result.diagnostics) {
    refused = refused || diagnostic.severity == Severity::Error;
    EXPECT_GE(diagnostic.line, 1);
    EXPECT_GE(diagnostic.column_begin, 1);
    EXPECT_GE(diagnostic.column_end, diagnostic.column_begin);
    EXPECT_FALSE(render(diagnostic, "f", document.text(diagnostic.line)).empty());
  }
  ASSERT_EQ(result.tournament.has_value(), !refused);
  if (refused) return;
  const Tournament& tournament = *result.tournament;
  EXPECT_EQ(first_invalid_utf8(tournament.name), std::nullopt);
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    EXPECT_EQ(first_invalid_utf8(tournament.players[i].name), std::nullopt);
    const auto self = static_cast<PlayerIndex>(i);
    for (std::size_t r = 0; r < tournament.players[i].rounds.size(); ++r) {
      const RoundEntry entry = tournament.players[i].rounds[r];
      if (entry.opponent == no_player) continue;
      const RoundEntry other = tournament.players.at(static_cast<std::size_t>(entry.opponent)).rounds.at(r);
      ASSERT_NE(entry.opponent, self);
      ASSERT_EQ(other.opponent, self) << "opponents are mutual";
      ASSERT_TRUE(entry.colour != other.colour || entry.colour == Colour::None);
      ASSERT_EQ(was_played(entry), was_played(other));
    }
  }
}

TEST(Mutations, TheSoundFilesAreSound) {
  EXPECT_EQ(summary(read_tournament(sound_file())), Summary{});
  EXPECT_TRUE(read_tournament(sound_file_of_2026()).tournament);
}

TEST(Mutations, DamagedFilesAreAnswered) {
  const std::array sound = {sound_file(), sound_file_of_2026()};
  for (unsigned seed = 0; seed < 6000; ++seed) {
    Damage damage(seed);
    const ReadOptions options{.purpose = damage.below(2) == 0 ? Purpose::Pair : Purpose::Check,
                              .recompute_points = damage.below(2) == 0,
                              .strict = damage.below(4) == 0};
    SCOPED_TRACE(seed);
    expect_promises_kept(damage.applied_to(sound[seed % 2]), options);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace bloesem::trf::testing
