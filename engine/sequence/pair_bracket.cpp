#include "engine/sequence/pair_bracket.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "engine/sequence/generator.hpp"

namespace bloesem::sequence {
namespace {

// B.4 and B.8.
class KeepTheBest final : public Judge {
 public:
  // `only`: the downfloaters of the candidates to be considered; empty: any.
  KeepTheBest(const Generator& generator, std::optional<std::span<const Place>> only)
      : generator_(generator), width_(generator.tallies().width()), only_(only) {}

  // False if even a perfect candidate of that shape would be no better than the best so far.
  bool wants(const Shape& shape) override {
    perfect_ = generator_.tallies().least(shape);
    return best_.empty() || less(perfect_.data(), best_.data(), width_);
  }

  bool evaluate(const Counter* tally) override {
    if (!best_.empty() && !less(tally, best_.data(), width_)) return true;
    Candidate candidate = generator_.candidate();
    if (only_ &&
        !std::equal(only_->begin(), only_->end(), candidate.downfloaters.begin(), candidate.downfloaters.end()))
      return true;
    best_.assign(tally, tally + width_);
    candidate_ = std::move(candidate);
    return less(perfect_.data(), tally, width_);
  }

  [[nodiscard]] bool found() const noexcept { return !best_.empty(); }
  [[nodiscard]] Candidate& candidate() noexcept { return candidate_; }

 private:
  const Generator& generator_;
  std::size_t width_;
  std::optional<std::span<const Place>> only_;
  Tally perfect_;  // lower bound for the shape being generated
  Tally best_;
  Candidate candidate_;
};

class CollectAll final : public Judge {
 public:
  explicit CollectAll(const Generator& generator) : generator_(generator) {}

  bool wants(const Shape&) override { return true; }
  bool evaluate(const Counter*) override {
    candidates_.push_back(generator_.candidate());
    return true;
  }
  [[nodiscard]] const std::vector<Candidate>& candidates() const noexcept { return candidates_; }

 private:
  const Generator& generator_;
  std::vector<Candidate> candidates_;
};

Result<Candidate> best_candidate(const Field& field, const Bracket& bracket, const Rulebook& rules,
                                 std::optional<std::span<const Place>> only) {
  Generator generator(field, bracket, rules);
  KeepTheBest best(generator, only);
  generator.generate(best);
  if (!best.found())
    return Error{ErrorCode::NoValidPairing, "no candidate complies with the absolute criteria", {}};
  return std::move(best.candidate());
}

}  // namespace

Result<Candidate> pair_bracket(const Field& field, const Bracket& bracket, const Rulebook& rules) {
  return best_candidate(field, bracket, rules, std::nullopt);
}

Result<Candidate> pair_bracket_with(std::span<const Place> downfloaters, const Field& field,
                                    const Bracket& bracket, const Rulebook& rules) {
  return best_candidate(field, bracket, rules, downfloaters);
}

std::vector<Evaluated> every_candidate(const Field& field, const Bracket& bracket, const Rulebook& rules) {
  Generator generator(field, bracket, rules);
  CollectAll all(generator);
  generator.generate(all);
  std::vector<Evaluated> result;
  for (const Candidate& candidate : all.candidates())
    result.push_back({candidate, evaluate(field, bracket, candidate, rules)});
  return result;
}

std::vector<Evaluated> ranking(const Field& field, const Bracket& bracket, const Rulebook& rules) {
  std::vector<Evaluated> result = every_candidate(field, bracket, rules);
  std::stable_sort(result.begin(), result.end(), [](const Evaluated& a, const Evaluated& b) {
    return compare(a.values, b.values) == std::strong_ordering::less;
  });
  return result;
}

}  // namespace bloesem::sequence
