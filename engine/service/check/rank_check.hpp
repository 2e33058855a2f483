// Checks the ranks stated in a file against the file's own list of tie-breaks.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/standings/standings.hpp"
#include "engine/service/standings/ranked_file.hpp"
#include "engine/service/standings/separation.hpp"

namespace bloesem::service {

// Players whom the list leaves tied may share their places or have consecutive ones, as after drawing lots.
struct WrongRank {
  PlayerIndex player = no_player;
  std::optional<int> found;
  int least = 1;  // lowest expected rank
  int most = 1;   // highest expected rank
};

// Two consecutive players in the file's order, in an order that the list contradicts.
struct Contradiction {
  PlayerIndex first = no_player;  // in the file's order
  PlayerIndex second = no_player;
  bool same_rank = false;  // the file gives both the same rank
};

struct RankCheck {
  std::vector<WrongRank> wrong;               // in the order of the computed standings
  std::vector<Contradiction> contradictions;  // in the order of the file
};

// Compares `stated`, indexed by player, with `result`, in which shared places have not yet been decided by lots
// or by an arbiter.
[[nodiscard]] RankCheck check_ranks(const standings::Standings& result,
                                    const std::vector<std::optional<int>>& stated);

struct ExplainedContradiction : Contradiction {
  Separation separation;
};

// What a check found in the standings of one file.
struct CheckedStandings {
  standings::Standings result;
  std::string regulations;  // "2026"
  std::string
      ends_at;  // the entry that cannot be computed, at which the check ends; empty: all entries were checked
  std::vector<WrongRank> wrong;
  std::vector<ExplainedContradiction> contradictions;  // the first few
  std::size_t unexplained = 0;                         // number of further ones
  int wrong_points = 0;

  [[nodiscard]] int differences() const noexcept { return static_cast<int>(wrong.size()) + wrong_points; }
  // Frees memory: values are not needed if nothing differs, and there may be many files.
  void forget_values() noexcept {
    result.values = {};
    result.places = {};
  }
};

// True if the file states ranks.
[[nodiscard]] bool has_ranks(const std::vector<trf::StatedPlayer>& stated) noexcept;

// True if there are games without a result; the ranks can then only be those of an earlier date.
[[nodiscard]] bool awaits_results(const Tournament& tournament) noexcept;

// Checks the stated ranks and points. InvalidInput: an entry of the list does not suit the event.
[[nodiscard]] Result<CheckedStandings> check_standings(const Tournament& tournament, const StandingsPlan& plan,
                                                       const std::vector<trf::StatedPlayer>& stated,
                                                       int wrong_points);

}  // namespace bloesem::service
