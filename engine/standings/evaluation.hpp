// The values of tie-breaks for one tournament; intermediate results used by several are computed once.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "bloesem/standings/standings.hpp"
#include "engine/standings/field.hpp"
#include "engine/standings/method.hpp"

namespace bloesem::standings {

class Evaluation {
 public:
  // Requires that the counted rounds are on record: see `counted_rounds`.
  Evaluation(const Tournament& tournament, const StandingsOptions& options, int rounds);

  [[nodiscard]] const Field& field() const noexcept { return field_; }

  // Returns the scores with the games of the final round as played, or drawn.
  [[nodiscard]] const Scores& scores(FinalGames final_games);

  // Returns why the tie-break has no meaning in this tournament and what to use instead; empty if it has one.
  [[nodiscard]] std::optional<Error> refusal(const TieBreak& tie_break) const;

  // Returns the values by player. Requires that the tie-break is neither refused nor direct encounter.
  [[nodiscard]] Column column(const TieBreak& tie_break);

  // Returns the task for total_of(). The tie-break must outlive it.
  [[nodiscard]] Task task(const TieBreak& tie_break);

 private:
  [[nodiscard]] const Column* averaged_column(const TieBreak& tie_break);
  [[nodiscard]] const Column& kept_column(const TieBreak& tie_break);

  Field field_;
  std::optional<Scores> plain_;
  std::optional<Scores> fore_;
  // Columns that other tie-breaks average; held by pointer so that references stay valid.
  std::vector<std::pair<TieBreak, std::unique_ptr<Column>>> kept_;
};

// Returns the standings by a list of tie-breaks. Requires that none of them is refused.
[[nodiscard]] Result<Standings> ordered(Evaluation& evaluation, const std::vector<TieBreak>& list,
                                        const StandingsOptions& options);

// Returns the number of rounds that count under these options. Errors: why they cannot be counted, or players
// not counted who cannot be left out.
[[nodiscard]] Result<int> counted_rounds(const Tournament& tournament, const StandingsOptions& options);

}  // namespace bloesem::standings
