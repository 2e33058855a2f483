// The ranks that a file states, against those of its own list of tie-breaks.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/standings/standings.hpp"
#include "engine/service/standings/parting.hpp"
#include "engine/service/standings/ranked_file.hpp"

namespace bloesem::cli {

// Players whom the list does not part may share their places, or have them one by one, as by lots.
struct WrongRank {
  PlayerIndex player = no_player;
  std::optional<int> found;
  int least = 1;  // expected: from here
  int most = 1;   // to here
};

// Two players who follow each other in the file's order, which the list contradicts.
struct Contradiction {
  PlayerIndex first = no_player;  // as the file has them
  PlayerIndex second = no_player;
  bool same_rank = false;  // in the file
};

struct RankCheck {
  std::vector<WrongRank> wrong;               // in the order of the list
  std::vector<Contradiction> contradictions;  // in the order of the file
};

// `stated` by player; shared places of the result are not yet decided by lots or an arbiter.
[[nodiscard]] RankCheck check_ranks(const standings::Standings& result,
                                    const std::vector<std::optional<int>>& stated);

struct ExplainedContradiction : Contradiction {
  Parting parting;
};

// What a check found in the standings of one file.
struct CheckedStandings {
  standings::Standings result;
  std::string regulations;  // "2026"
  std::string ends_at;  // the entry that nobody can compute, where the check ends; empty: it went on to the end
  std::vector<WrongRank> wrong;
  std::vector<ExplainedContradiction> contradictions;  // the first ones
  std::size_t unexplained = 0;                         // further ones
  int wrong_points = 0;

  [[nodiscard]] int differences() const noexcept { return static_cast<int>(wrong.size()) + wrong_points; }
  // Where nothing differs nobody asks for them, and there may be many files.
  void forget_values() noexcept {
    result.values = {};
    result.places = {};
  }
};

// The file states ranks.
[[nodiscard]] bool has_ranks(const std::vector<trf::StatedPlayer>& stated) noexcept;

// There are games without a result, so that the ranks can only be those of another day.
[[nodiscard]] bool awaits_results(const Tournament& tournament) noexcept;

// InvalidInput: an entry of the list does not suit the event.
[[nodiscard]] Result<CheckedStandings> check_standings(const Tournament& tournament, const StandingsPlan& plan,
                                                       const std::vector<trf::StatedPlayer>& stated,
                                                       int wrong_points);

}  // namespace bloesem::cli
