// Counts over all rounds of a campaign. Adding tournaments in any order gives the same counts.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/campaign/outcome.hpp"

namespace bloesem::campaign {

struct RoundCounts {
  std::array<std::uint64_t, agreements> by_agreement{};

  [[nodiscard]] std::uint64_t of(Agreement agreement) const noexcept {
    return by_agreement[static_cast<std::size_t>(agreement)];
  }
  [[nodiscard]] std::uint64_t all() const noexcept;
};

// Values of an axis that are counted together.
struct Bucket {
  int least = 0;
  std::string label;  // "0", "10-19"

  friend bool operator<(const Bucket& a, const Bucket& b) noexcept { return a.least < b.least; }
};

struct RuleCounts {
  std::uint64_t decided = 0;
  std::uint64_t unknown = 0;  // the engine gave up on the variation
};

// Where to find an incident.
struct NotedIncident {
  std::uint64_t tournament = 0;
  Incident incident;
};

class Summary {
 public:
  // `bucket_of(axis, value)` names the values of the axes; `rules`: how many bits a RuleSet has.
  using BucketOf = std::function<Bucket(std::size_t axis, int value)>;
  Summary(std::size_t axes, std::size_t rules, BucketOf bucket_of);

  // Tournaments are given in ascending order of their indices: only of the first differences all is kept.
  void add(const TournamentOutcome& outcome);

  std::uint64_t tournaments = 0;
  RoundCounts rounds;
  std::map<int, RoundCounts> by_players;
  std::vector<std::map<Bucket, RoundCounts>> by_axis;
  std::uint64_t brackets = 0;
  std::uint64_t with_moved_down = 0;  // rounds with an MDP
  std::uint64_t with_exchange = 0;    // rounds with a resident exchange in a bracket
  std::uint64_t with_exchanges = 0;   // likewise, of two players or more
  std::uint64_t with_completion = 0;  // rounds with a PPB and a CLB
  std::uint64_t examined = 0;         // rounds whose decisive rules were looked for
  std::vector<RuleCounts> by_rule;
  std::map<std::string, std::uint64_t> failures;  // by kind
  std::vector<NotedIncident> first_differences;   // at most so many:
  static constexpr std::size_t most_differences = 20;

 private:
  void add(const RoundOutcome& round);

  BucketOf bucket_of_;
};

}  // namespace bloesem::campaign
