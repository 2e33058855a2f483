// The solvers that declined a bracket, and why.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace bloesem {

// Why a solver declined a bracket.
enum class Decline : std::uint8_t {
  TooFewPlayers,  // other solvers are faster
  TooManyPlayers,
  Kind,         // it does not handle this kind of bracket
  Criteria,     // their order, or a cost, is not one it supports
  Scores,       // residents of several scores, or fewer than MDPs
  NotAttained,  // no candidate reaches the counting bound in every criterion
  TooWide,      // too many classes of players, or costs of too many bits
  NoOptimum,    // no matching of the classes leaves the required number unmatched
  MovedDown,    // could not decide the pairing of an MDP
  Remainder,    // could not decide the remainder: several exchanges, odd components, or pairs that have met
  Ahead,        // the optimum of the look-ahead is not reached
  Completion,   // could not decide whether the round can be completed
};
inline constexpr std::size_t decline_reasons = static_cast<std::size_t>(Decline::Completion) + 1;

// Returns the reason as printed: "too few players".
[[nodiscard]] constexpr std::string_view name_of(Decline reason) noexcept {
  switch (reason) {
    case Decline::TooFewPlayers: return "too few players";
    case Decline::TooManyPlayers: return "too many players";
    case Decline::Kind: return "kind of bracket";
    case Decline::Criteria: return "criteria";
    case Decline::Scores: return "scores";
    case Decline::NotAttained: return "bounds not attained";
    case Decline::TooWide: return "too wide";
    case Decline::NoOptimum: return "no optimum";
    case Decline::MovedDown: return "moved-down players";
    case Decline::Remainder: return "remainder";
    case Decline::Ahead: return "look-ahead";
    case Decline::Completion: return "completion";
  }
  return "";
}

struct Refusal {
  std::string_view solver;
  Decline reason = Decline::TooFewPlayers;

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

// The refusals of a chain in the order in which its solvers were tried, at most `max_refusals`. Stored inline
// because most brackets have some.
class Refusals {
 public:
  using value_type = Refusal;
  using const_iterator = const Refusal*;

  static constexpr std::size_t max_refusals = 4;

  // Requires size() < max_refusals.
  void push_back(Refusal refusal) noexcept { refusals_[size_++] = refusal; }
  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] const_iterator begin() const noexcept { return refusals_.data(); }
  [[nodiscard]] const_iterator end() const noexcept { return begin() + size_; }

 private:
  std::array<Refusal, max_refusals> refusals_;
  std::size_t size_ = 0;
};

// Returns the refusals as text: "bounds (kind of bracket), sieve (too many players)".
[[nodiscard]] std::string describe(const Refusals& refusals);

}  // namespace bloesem
