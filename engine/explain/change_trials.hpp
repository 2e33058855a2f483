// Changes of a round, each tried on its own, in one thread or several.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "bloesem/explain/change.hpp"
#include "bloesem/explain/how.hpp"
#include "bloesem/explain/search_limit.hpp"

namespace bloesem::explain {

class ChangeTrials {
 public:
  using Trial = std::vector<Change>;  // made one after the other

  // Keeps a reference to the subject.
  ChangeTrials(const Subject& subject, const Goal& goal, const SearchLimit& limit);
  ChangeTrials(const ChangeTrials&) = delete;
  ChangeTrials& operator=(const ChangeTrials&) = delete;
  ~ChangeTrials();

  // Returns whether the round has the goal without a change. To be called first. Errors: those of pair_round
  // that are no property of a round.
  [[nodiscard]] Result<bool> start();

  // Whether the changed round has the goal; empty: not tried.
  using Outcome = std::optional<Result<bool>>;

  // Returns the outcomes of these trials. All are tried up to the first with an error, the first that the limit
  // stopped, or the one that is the `most`-th to have the goal, whatever the number of threads; of the trials
  // after it, any may be left out. Afterwards nothing more is to be tried if one was stopped.
  [[nodiscard]] std::vector<Outcome> outcomes(std::span<const Trial> trials, std::size_t most);

 private:
  class Trier;
  struct Shared;

  void work_on(Shared& shared);

  const Subject& subject_;
  Goal goal_;
  SearchLimit limit_;
  std::vector<std::unique_ptr<Trier>> triers_;  // one for each thread, made when first needed
};

}  // namespace bloesem::explain
