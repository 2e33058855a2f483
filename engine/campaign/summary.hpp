// Counts over all rounds of a campaign. They do not depend on the order in which tournaments are added.
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
  // Returns how many did not fail. Of a campaign with proofs, these are proved.
  [[nodiscard]] std::uint64_t without_failure() const noexcept { return all() - of(Agreement::Failed); }
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

// An incident and its tournament.
struct NotedIncident {
  std::uint64_t tournament = 0;
  Incident incident;
};

class Summary {
 public:
  // `bucket_of(axis, value)` groups and labels the values of the axes; `rules`: number of bits of a RuleSet.
  using BucketOf = std::function<Bucket(std::size_t axis, int value)>;
  Summary(std::size_t axes, std::size_t rules, BucketOf bucket_of);

  // Requires tournaments in ascending order of their indexes, as only the first differences are kept.
  void add(const TournamentOutcome& outcome);

  std::uint64_t tournaments = 0;
  RoundCounts rounds;
  std::map<int, RoundCounts> by_players;
  std::vector<std::map<Bucket, RoundCounts>> by_axis;
  std::uint64_t brackets = 0;
  std::uint64_t with_moved_down = 0;  // rounds with an MDP
  std::uint64_t with_exchange = 0;    // rounds with a resident exchange in some bracket
  std::uint64_t with_exchanges = 0;   // rounds with an exchange of at least two residents in some bracket
  std::uint64_t with_completion = 0;  // rounds with a CLB or (2026) a bracket solved under C4
  std::uint64_t examined = 0;         // rounds tested for their decisive rules
  std::vector<RuleCounts> by_rule;
  std::map<std::string, std::uint64_t> failures;  // by kind
  std::vector<NotedIncident> first_differences;   // at most `max_differences`
  static constexpr std::size_t max_differences = 20;

 private:
  void add(const RoundOutcome& round);

  BucketOf bucket_of_;
};

}  // namespace bloesem::campaign
