// The values of tie-breaks over one tournament; what several of them need is computed once.
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
  // The rounds counted must be on record: see `counted_rounds`.
  Evaluation(const Tournament& tournament, const StandingsOptions& options, int rounds);

  [[nodiscard]] const Field& field() const noexcept { return field_; }

  // With the games of the final round as they were, or drawn.
  [[nodiscard]] const Scores& scores(FinalGames final_games);

  // Why the tie-break has no meaning in this tournament, and what to do.
  [[nodiscard]] std::optional<Error> refusal(const TieBreak& tie_break) const;

  // By player. Not for refused ones, nor for direct encounters.
  [[nodiscard]] Column column(const TieBreak& tie_break);

  // The tie-break must outlive it.
  [[nodiscard]] Task task(const TieBreak& tie_break);

 private:
  [[nodiscard]] const Column* averaged_column(const TieBreak& tie_break);
  [[nodiscard]] const Column& kept_column(const TieBreak& tie_break);

  Field field_;
  std::optional<Scores> plain_;
  std::optional<Scores> fore_;
  // Columns that others average, too; their addresses stay.
  std::vector<std::pair<TieBreak, std::unique_ptr<Column>>> kept_;
};

// The standings by a list in which nothing is refused.
[[nodiscard]] Result<Standings> ordered(Evaluation& evaluation, const std::vector<TieBreak>& list,
                                        const StandingsOptions& options);

// How many rounds count under these options, or why they cannot.
[[nodiscard]] Result<int> counted_rounds(const Tournament& tournament, const StandingsOptions& options);

}  // namespace bloesem::standings
