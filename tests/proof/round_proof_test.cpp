// Proofs as text, through the interface of the library.
#include "engine/proof/round_proof.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/proof/random_proofs.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::test {
namespace {

using testing::HasSubstr;

const ProofBinding bound{.sha256 = "00"};

std::string text_of(const PairedCase& paired) {
  return prove_round(paired.tournament, paired.options, paired.pairing, bound).value();
}

// Returns why a proposal is refuted; empty if it is proven.
std::string refuted(const PairedCase& paired, const Proposal& proposal, const std::string& text,
                    const ProofBinding& binding = bound) {
  const Result<ProofVerdict> verdict = verify_proof(paired.tournament, paired.options, proposal, text, binding);
  if (!verdict) return "unreadable: " + verdict.error().message;
  EXPECT_EQ(verdict->proven, verdict->reason.empty());
  return verdict->reason;
}

TEST(RoundProof, ProvesTheRoundAndRefutesWhatDiffersInColoursOrOrder) {
  int reversed = 0;
  int moved = 0;
  for_random_cases(300, 16, [&](const PairedCase& paired, Random& random) {
    const std::string text = text_of(paired);
    const Proposal right = proposal_of(paired.pairing);
    ASSERT_EQ(refuted(paired, right, text), "");
    if (right.boards.empty()) return;
    Proposal colours = right;
    Board& board = colours.boards[random.between<std::size_t>(0, colours.boards.size() - 1)].board;
    std::swap(board.white, board.black);
    EXPECT_THAT(refuted(paired, colours, text),
                testing::AnyOf(HasSubstr("colours are reversed"), HasSubstr("would have")));
    ++reversed;
    if (right.boards.size() < 2) return;
    Proposal order = right;
    std::swap(order.boards.front(), order.boards.back());
    EXPECT_THAT(refuted(paired, order, text), HasSubstr("board 1"));
    ++moved;
    Proposal fewer = right;
    fewer.boards.pop_back();
    EXPECT_THAT(refuted(paired, fewer, text), HasSubstr("not legal"));
  });
  EXPECT_GT(reversed, 200);
  EXPECT_GT(moved, 150);
}

TEST(RoundProof, ProvesARoundOfNobody) {
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026}) {
    const Tournament tournament = TournamentBuilder(4);
    PairOptions options;
    options.edition = edition;
    options.initial_colour = Colour::White;
    options.absent = {0, 1, 2, 3};
    const Result<RoundPairing> pairing = pair_round(tournament, options);
    ASSERT_TRUE(pairing);
    const std::string text = prove_round(tournament, options, pairing, bound).value();
    EXPECT_EQ(verify_proof(tournament, options, {}, text, bound)->reason, "");
    options.absent.pop_back();
    EXPECT_NE(verify_proof(tournament, options, {}, text, bound)->reason, "");
  }
}

TEST(RoundProof, IsBoundToItsFirstLine) {
  for_random_cases(10, 8, [&](const PairedCase& paired, Random&) {
    const std::string text = text_of(paired);
    const Proposal right = proposal_of(paired.pairing);
    EXPECT_THAT(refuted(paired, right, text, {.sha256 = "01"}), HasSubstr("another 'sha256'"));
    EXPECT_THAT(refuted(paired, right, text, {.sha256 = "00", .acceleration = "baku"}),
                HasSubstr("another 'acceleration'"));
    EXPECT_THAT(refuted(paired, right, text, {.sha256 = "00", .recompute = true}),
                HasSubstr("another 'recompute'"));
    EXPECT_THAT(refuted(paired, right, text, {.sha256 = "00", .avoid = {"federation:3"}}),
                HasSubstr("another 'avoid'"));
    PairedCase other = paired;
    other.options.rounds_declared = paired.tournament.rounds_declared;
    EXPECT_THAT(refuted(other, right, text), HasSubstr("another 'rounds'"));
    other = paired;
    other.options.initial_colour.reset();
    other.tournament.initial_colour = Colour::White;
    EXPECT_THAT(refuted(other, right, text), HasSubstr("not given"));
  });
}

// Returns the text with the first line of the other one.
std::string with_first_line_of(const std::string& one, const std::string& text) {
  return one.substr(0, one.find('\n')) + text.substr(text.find('\n'));
}

// A proof of the other edition proves the round only if nothing in it differs.
TEST(RoundProof, OtherEditionsNeedOtherProofs) {
  int rounds = 0;
  int refused = 0;
  for_random_cases(300, 14, [&](const PairedCase& paired, Random&) {
    const bool newer = paired.pairing.edition == Edition::Fide2026;
    const auto other = paired_case(paired.tournament, newer ? Edition::Baku2016 : Edition::Fide2026);
    if (!other) return;
    ++rounds;
    const std::string reason =
        refuted(paired, proposal_of(paired.pairing), with_first_line_of(text_of(paired), text_of(*other)));
    const bool same = proposal_of(paired.pairing) == proposal_of(other->pairing);
    if (!reason.empty()) ++refused;
    if (!same) {
      EXPECT_NE(reason, "");
    }
  });
  EXPECT_GT(rounds, 200);
  EXPECT_GT(refused, 100);
}

// Lines left out, repeated or exchanged make the text unreadable or refute it.
TEST(RoundProof, RefusesChangedLines) {
  int changes = 0;
  for_random_cases(200, 14, [&](const PairedCase& paired, Random& random) {
    const std::string text = text_of(paired);
    const Proposal right = proposal_of(paired.pairing);
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t end = text.find('\n', begin) + 1;
      lines.push_back(text.substr(begin, end - begin));
      begin = end;
    }
    const auto joined = [](const std::vector<std::string>& some) {
      std::string all;
      for (const std::string& line : some) all += line;
      return all;
    };
    const auto k = random.between<std::size_t>(0, lines.size() - 1);
    std::vector<std::string> missing = lines;
    missing.erase(missing.begin() + static_cast<std::ptrdiff_t>(k));
    EXPECT_NE(refuted(paired, right, joined(missing)), "");
    std::vector<std::string> twice = lines;
    twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(k), lines[k]);
    EXPECT_NE(refuted(paired, right, joined(twice)), "");
    const auto other = (k + 1) % lines.size();
    std::swap(lines[k], lines[other]);
    EXPECT_NE(refuted(paired, right, joined(lines)), "");
    ++changes;
  });
  EXPECT_EQ(changes, 200);
}

TEST(RoundProof, ImpossibleRoundsHaveProofsToo) {
  const Tournament both = TournamentBuilder(2).round("1-2 1/0").declared(3);
  const Result<RoundPairing> pairing = pair_round(both);
  ASSERT_FALSE(pairing);
  const Result<std::string> text = prove_round(both, {}, pairing, bound);
  ASSERT_TRUE(text) << text.error().message;
  const Result<ProofVerdict> verdict = verify_proof(both, {}, {}, *text, bound);
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->reason, "");
  // Three newcomers can be paired: the same line proves nothing about them.
  const Tournament newcomers = TournamentBuilder(2).declared(3);
  EXPECT_NE(verify_proof(newcomers, {}, {}, *text, bound)->reason, "");
}

TEST(RoundProof, RefusesRoundsWithoutProofs) {
  const Tournament plain = TournamentBuilder(4).declared(3);
  const auto message = [&](const Tournament& tournament, const PairOptions& options) {
    const Result<std::string> text = prove_round(tournament, options, pair_round(tournament, options), bound);
    return text ? "" : text.error().message;
  };
  PairOptions lim;
  lim.edition = find_edition("lim", "2026");
  EXPECT_THAT(message(plain, lim), HasSubstr("no proofs for Lim"));
  Tournament fixed = plain;
  fixed.fixed_pairs = {{1, 0, 1, true}};
  EXPECT_THAT(message(fixed, {}), HasSubstr("pairs of it are fixed by hand"));
  fixed.fixed_pairs = {{2, 0, 1, true}};  // of another round
  EXPECT_EQ(message(fixed, {}), "");
  fixed.fixed_boards = {{0, 2, 2}};  // not yet
  EXPECT_EQ(message(fixed, {}), "");
  fixed.fixed_boards = {{0, 2, 1}};
  EXPECT_THAT(message(fixed, {}), HasSubstr("boards of it are fixed by hand"));
  Tournament wish = plain;
  wish.wishes = {{"club", {{0, 1}}, 1, 1, false}};
  EXPECT_THAT(message(wish, {}), HasSubstr("wish"));
  EXPECT_EQ(message(plain, {}), "");
}

}  // namespace
}  // namespace bloesem::test
