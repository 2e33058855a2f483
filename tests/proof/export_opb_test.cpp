// What verify --export-opb writes: the claims are refuted by plain arithmetic, and are neither weaker nor
// stronger than they should be.
#include "engine/proof/export_opb.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "bloesem/check_tournament.hpp"
#include "engine/proof/round_proof.hpp"
#include "tests/proof/random_proofs.hpp"
#include "tests/support/files.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::test {
namespace {

using proof::Integer;
using testing::HasSubstr;

// The sum of the terms, variables being 0 or 1, is at least `at_least`.
struct Inequality {
  std::map<int, Integer> terms;
  Integer at_least;

  Inequality& operator+=(const Inequality& other) {
    for (const auto& [variable, value] : other.terms) terms[variable] += value;
    at_least += other.at_least;
    return *this;
  }
  Inequality& operator*=(const Integer& factor) {
    for (auto& [variable, value] : terms) value *= factor;
    at_least *= factor;
    return *this;
  }
  // Divides by 2, rounding up, in the form without negative coefficients: c (1 - x) stands for -c x.
  void halve() {
    Integer degree = at_least;
    for (const auto& [variable, value] : terms)
      if (value < 0) degree -= value;
    degree = (degree + 1) / 2;
    for (auto& [variable, value] : terms) {
      const Integer half = (abs(value) + 1) / 2;
      if (value < 0) degree -= half;
      value = value < 0 ? Integer(-half) : half;
    }
    at_least = degree;
  }
  [[nodiscard]] bool is_contradiction() const {
    Integer most = 0;
    for (const auto& [variable, value] : terms)
      if (value > 0) most += value;
    return most < at_least;
  }
};

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream stream(line);
  return {std::istream_iterator<std::string>(stream), {}};
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

struct ExportedClaim {
  std::vector<Inequality> rows;
  std::string proof;
  std::vector<std::pair<std::string, std::string>> ends;  // by variable
};

ExportedClaim read_claim(const std::string& problem, std::string proof) {
  ExportedClaim claim{{}, std::move(proof), {}};
  for (const std::string& line : lines_of(problem)) {
    const std::vector<std::string> words = words_of(line);
    if (line.starts_with("* variables, from x1:")) {
      for (std::size_t w = 4; w < words.size(); ++w)
        claim.ends.emplace_back(words[w].substr(0, words[w].find('-')),
                                words[w].substr(words[w].find('-') + 1));
    } else if (!line.starts_with("*")) {
      Inequality& row = claim.rows.emplace_back();
      for (std::size_t w = 0; w + 3 < words.size(); w += 2)
        row.terms[std::stoi(words[w + 1].substr(1))] += Integer(words[w]);
      row.at_least = Integer(words[words.size() - 2]);
    }
  }
  return claim;
}

// Returns the sum that a line derives, by the rules of cutting planes.
Inequality derived(const std::vector<Inequality>& known, const std::string& line) {
  std::vector<Inequality> stack;
  std::vector<std::string> numbers;  // a number is a row, or the argument of the operation after it
  const auto push_rows = [&] {
    for (const std::string& number : numbers) stack.push_back(known.at(std::stoul(number) - 1));
    numbers.clear();
  };
  for (const std::string& word : words_of(line.substr(1))) {
    if (word == "*" || word == "d") {
      const Integer argument(numbers.back());
      numbers.pop_back();
      push_rows();
      if (word == "*")
        stack.back() *= argument;
      else
        stack.back().halve();
    } else if (word == "+") {
      push_rows();
      const Inequality last = stack.back();
      stack.pop_back();
      stack.back() += last;
    } else if (word.front() == 'x') {
      push_rows();
      stack.push_back({{{std::stoi(word.substr(1)), 1}}, 0});
    } else {
      numbers.push_back(word);
    }
  }
  push_rows();
  EXPECT_EQ(stack.size(), 1U);
  return stack.back();
}

// True if the proof ends with a contradiction.
bool refutes(const ExportedClaim& claim) {
  std::vector<Inequality> known = claim.rows;
  const std::vector<std::string> lines = lines_of(claim.proof);
  EXPECT_EQ(lines.at(0), "pseudo-Boolean proof version 1.2");
  EXPECT_EQ(lines.at(1), "f " + std::to_string(known.size()));
  for (std::size_t i = 2; i + 1 < lines.size(); ++i) known.push_back(derived(known, lines[i]));
  EXPECT_EQ(lines.back(), "c " + std::to_string(known.size()));
  return known.back().is_contradiction();
}

bool is_solution(const ExportedClaim& claim, const std::vector<char>& chosen) {
  return std::all_of(claim.rows.begin(), claim.rows.end(), [&](const Inequality& row) {
    Integer sum = 0;
    for (const auto& [variable, value] : row.terms)
      if (static_cast<std::size_t>(variable) <= chosen.size() && chosen[at(variable - 1)] != 0) sum += value;
    return sum >= row.at_least;
  });
}

// Counts the solutions, trying all sets of variables that leave nobody with two opponents.
int solutions(const ExportedClaim& claim, std::vector<char>& chosen, std::vector<std::string>& taken) {
  if (chosen.size() == claim.ends.size()) return is_solution(claim, chosen) ? 1 : 0;
  const auto& [one, other] = claim.ends[chosen.size()];
  chosen.push_back(0);
  int count = solutions(claim, chosen, taken);
  chosen.pop_back();
  const auto is_free = [&](const std::string& end) {
    return std::find(taken.begin(), taken.end(), end) == taken.end();
  };
  if (!is_free(one) || !is_free(other)) return count;
  chosen.push_back(1);
  taken.push_back(one);
  taken.push_back(other);
  count += solutions(claim, chosen, taken);
  taken.resize(taken.size() - 2);
  chosen.pop_back();
  return count;
}

int solutions(const ExportedClaim& claim) {
  std::vector<char> chosen;
  std::vector<std::string> taken;
  return solutions(claim, chosen, taken);
}

using Files = std::map<std::string, std::string>;

// Proves the round and exports the claims.
Files exported(const Tournament& tournament, const PairOptions& options) {
  const ProofBinding binding;
  const Result<RoundPairing> pairing = pair_round(tournament, options);
  const Proposal proposal = pairing ? proposal_of(*pairing) : Proposal{};
  const Result<std::string> text = prove_round(tournament, options, pairing, binding);
  if (!text) return {};
  Files files;
  const Result<ProofVerdict> verdict = verify_proof(tournament, options, proposal, *text, binding,
                                                    [&](const std::string& name, std::string_view content) {
                                                      EXPECT_TRUE(files.emplace(name, content).second) << name;
                                                      return std::optional<Error>();
                                                    });
  EXPECT_TRUE(verdict && verdict->proven) << (verdict ? verdict->reason : verdict.error().message);
  return files;
}

std::map<std::string, ExportedClaim> claims_in(const Files& files) {
  std::map<std::string, ExportedClaim> claims;
  for (const auto& [name, text] : files) {
    if (!name.ends_with(".opb")) continue;
    const std::string stem = name.substr(0, name.size() - 4);
    EXPECT_THAT(files.at("README.txt"), HasSubstr("\n" + stem + ": "));
    claims.emplace(stem, read_claim(text, files.at(stem + ".pbp")));
  }
  EXPECT_EQ(files.size(), 2 * claims.size() + 1) << "README.txt and two files for each claim";
  return claims;
}

class ExportOpb : public ::testing::Test {
 protected:
  void expect_true_claims(const Files& files, std::size_t most_variables) {
    for (const auto& [name, claim] : claims_in(files)) {
      SCOPED_TRACE(name);
      EXPECT_TRUE(refutes(claim));
      const std::string kind = kind_of(name);
      ++seen_[kind];
      if (kind == "bracket" || kind == "discarded" || kind == "bye") expect_refused_below(claim);
      if (claim.ends.size() <= most_variables) expect_exact(claim, kind);
    }
  }
  std::map<std::string, int> seen_;

 private:
  // "bracket-03" is a bracket, "bracket-03-obstacle" an obstacle.
  static std::string kind_of(const std::string& name) {
    const std::size_t dash = name.rfind('-');
    if (!name.starts_with("bracket-")) return name;
    return dash == name.find('-') ? "bracket" : name.substr(dash + 1);
  }
  // The same derivation does not show that no matching is as heavy as the round's own.
  static void expect_refused_below(ExportedClaim claim) {
    claim.rows.back().at_least -= 1;
    EXPECT_FALSE(refutes(claim));
  }
  // There is no solution, but there is one as soon as the last row is weaker.
  void expect_exact(ExportedClaim claim, const std::string& kind) {
    ++seen_["searched"];
    EXPECT_EQ(solutions(claim), 0);
    if (kind == "obstacle" || kind == "impossible") return;
    const bool whole = kind == "round" || kind.starts_with("start");
    if (whole)
      claim.rows.pop_back();
    else
      claim.rows.back().at_least -= 1;
    const int heaviest = solutions(claim);
    EXPECT_GT(heaviest, 0) << "the pairs are as heavy as claimed";
    if (kind == "round" || kind == "start-2") {
      EXPECT_EQ(heaviest, 1) << "no other pairs are";
    }
  }
};

TEST_F(ExportOpb, ClaimsOfRandomRoundsAreTrueAndRefuted) {
  int rounds = 0;
  for_random_cases(400, 12, [&](const PairedCase& paired, Random&) {
    SCOPED_TRACE(++rounds);
    const Files files = exported(paired.tournament, paired.options);
    EXPECT_EQ(files.contains("start-1.opb"), paired.discarded.has_value());
    EXPECT_EQ(files.contains("round.opb"), !paired.discarded);
    expect_true_claims(files, 11);
  });
  EXPECT_GT(seen_["bracket"], 800);
  EXPECT_GT(seen_["round"], 300);
  EXPECT_GT(seen_["start-1"], 5);
  EXPECT_EQ(seen_["start-1"], seen_["start-2"]);
  EXPECT_EQ(seen_["discarded"], seen_["start-1"]);
  EXPECT_EQ(seen_["obstacle"], seen_["start-1"]);
  EXPECT_GT(seen_["bye"], 0);
  EXPECT_GT(seen_["searched"], 400);
}

TEST_F(ExportOpb, ClaimsOfLargerRoundsAreRefuted) {
  for_random_cases(20, 40, [&](const PairedCase& paired, Random&) {
    const Files files = exported(paired.tournament, paired.options);
    expect_true_claims(files, 0);
    EXPECT_EQ(exported(paired.tournament, paired.options), files) << "always the same bytes";
  });
}

TEST_F(ExportOpb, ClaimsOfFixturesAreRefuted) {
  for (const auto& [year, edition] : known_editions) {
    int number = 0;
    for (const auto& file :
         files_in(std::filesystem::path(BLOESEM_FIXTURES_DIR) / (std::string("dutch-") + year), ".trf")) {
      const Tournament tournament = read(file, trf::Purpose::Check);
      if (tournament.players.size() > 40 || ++number > 12) continue;
      PairOptions options = replay_options(tournament, {});
      options.edition = edition;
      options.round = 1 + number % last_round_to_check(tournament);
      SCOPED_TRACE(file.string());
      expect_true_claims(exported(tournament, options), 0);
    }
  }
  EXPECT_GT(seen_["bracket"], 60);
  EXPECT_GT(seen_["round"], 20);
}

TEST_F(ExportOpb, ImpossibleRoundsAreOneClaim) {
  Random random(9);
  for (int i = 0; i < 1500; ++i) {
    PairOptions options;
    options.edition = i % 2 == 0 ? Edition::Baku2016 : Edition::Fide2026;
    options.initial_colour = Colour::White;
    const Tournament tournament = random_past(random, 9);
    if (pair_round(tournament, options)) continue;
    const Files files = exported(tournament, options);
    if (files.empty()) continue;
    EXPECT_EQ(files.size(), 3U);
    expect_true_claims(files, 12);
  }
  EXPECT_GT(seen_["impossible"], 30);
  EXPECT_GT(seen_["searched"], 20);
}

}  // namespace
}  // namespace bloesem::test
