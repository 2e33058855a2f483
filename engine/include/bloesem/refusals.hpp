// Which solvers were asked for a bracket and passed it on, and why.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace bloesem {

// Why a solver passed a bracket on to the next.
enum class Decline : std::uint8_t {
  TooFewPlayers,  // others are quicker
  TooManyPlayers,
  Kind,         // it takes no brackets of this kind
  Criteria,     // they come in an order, or charge in a way, of which it knows nothing
  Scores,       // residents of several scores, or fewer than MDPs
  LargeGroups,  // players of large groups who must not meet
  Topscorers,
  NotAttained,  // no candidate is as good in every criterion as counting lets one hope
  TooWide,      // too many classes of players, or costs of too many bits
  NoOptimum,    // no matching of the classes leaves so few single
  MovedDown,    // stuck with an MDP
  Remainder,    // stuck in the remainder: more than one exchange, odd components, or met pairs
  Ahead,        // what the look-ahead could reach is not reached
  Completion,   // not known whether the round can be completed
};
inline constexpr std::size_t decline_reasons = static_cast<std::size_t>(Decline::Completion) + 1;

[[nodiscard]] constexpr std::string_view name_of(Decline reason) noexcept {
  switch (reason) {
    case Decline::TooFewPlayers: return "too few players";
    case Decline::TooManyPlayers: return "too many players";
    case Decline::Kind: return "kind of bracket";
    case Decline::Criteria: return "criteria";
    case Decline::Scores: return "scores";
    case Decline::LargeGroups: return "large groups that must not meet";
    case Decline::Topscorers: return "topscorers";
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

// In the order in which they were asked: all but the last of a chain may refuse. Most brackets have some, so
// they take no memory of their own.
class Refusals {
 public:
  using value_type = Refusal;
  using const_iterator = const Refusal*;

  static constexpr std::size_t most = 4;

  void push_back(Refusal refusal) noexcept { refusals_[size_++] = refusal; }
  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] const_iterator begin() const noexcept { return refusals_.data(); }
  [[nodiscard]] const_iterator end() const noexcept { return begin() + size_; }

 private:
  std::array<Refusal, most> refusals_;
  std::size_t size_ = 0;
};

// "bounds (kind of bracket), sieve (too many players)"
[[nodiscard]] std::string describe(const Refusals& refusals);

}  // namespace bloesem
