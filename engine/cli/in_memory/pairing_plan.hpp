// The options of `bloesem pair` about the round, parsed once and used for many tournaments.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "bloesem/work_limit.hpp"
#include "engine/cli/in_memory/answer.hpp"
#include "engine/service/pairing_request.hpp"

namespace bloesem::cli {

struct PlannedRound {
  Tournament tournament;
  RoundPairing pairing;
  std::string messages;  // standard error: warnings, and the rules where the file does not state them
};

class PairingPlan {
 public:
  // `words`: options of `bloesem pair` about tournament and round, --time-limit, --max-players and --max-bytes.
  // Fails as the program does.
  [[nodiscard]] static Result<PairingPlan, MemoryAnswer> from_words(const std::vector<std::string>& words);

  // Returns the plan without options.
  [[nodiscard]] static const PairingPlan& plain();

  PairingPlan(PairingPlan&&) noexcept;
  PairingPlan& operator=(PairingPlan&&) noexcept;
  ~PairingPlan();

  // Returns the round that `bloesem pair` gives for a file of that name with these bytes, or its failure. May
  // run in any number of threads at once. `limit`: in addition to the plan's.
  [[nodiscard]] Result<PlannedRound, MemoryAnswer> pair(std::string bytes, const std::string& name,
                                                        const WorkLimit& limit = {},
                                                        const ProgressCallback& progress = {}) const;

 private:
  struct Parts;
  explicit PairingPlan(std::unique_ptr<Parts> parts) noexcept;

  std::unique_ptr<Parts> parts_;
};

}  // namespace bloesem::cli
