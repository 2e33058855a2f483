// Runs another pairing program through report files.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "bloesem/trf/target.hpp"

namespace bloesem::service {

inline constexpr std::chrono::seconds default_time_limit{60};

class ExternalEngine {
 public:
  // Example: "bbpPairings.exe --dutch {in} -p {out}". {in} is the tournament, {out} the file in which the
  // program writes the pairing; without {out} it is read from standard output. InvalidInput: an empty line, an
  // open quote, or no {in}.
  [[nodiscard]] static Result<ExternalEngine> from_command_line(
      const std::string& line, std::chrono::milliseconds limit = default_time_limit,
      trf::Target dialect = trf::Target::Trfbx);

  // Returns the program's pairing of the round requested in `options`. The program sees only what precedes that
  // round (tournament_before). Safe in several threads at once. NoValidPairing: the program exits with code 1,
  // the convention of these programs. FileAccess: it cannot be started. InvalidInput: its dialect cannot hold
  // the tournament, it fails, is killed or takes too long, or its answer is not a pairing.
  [[nodiscard]] Result<Proposal> pair(const Tournament& tournament, const PairOptions& options) const;

  // The program's name, used in messages.
  [[nodiscard]] const std::string& program() const noexcept { return words_.front(); }

 private:
  ExternalEngine(std::vector<std::string> words, std::chrono::milliseconds limit, trf::Target dialect)
      : words_(std::move(words)), limit_(limit), dialect_(dialect) {}

  std::vector<std::string> words_;
  std::chrono::milliseconds limit_;
  trf::Target dialect_;
};

}  // namespace bloesem::service
