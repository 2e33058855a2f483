// Another pairing program, asked through report files (--against).
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "bloesem/trf/target.hpp"

namespace bloesem::cli {

inline constexpr std::chrono::seconds default_time_limit{60};

class ExternalEngine {
 public:
  // "bbpPairings.exe --dutch {in} -p {out}": {in} is the tournament, {out} the file in which the program writes
  // the pairing; without {out} it is read from standard output. InvalidInput: no words, an open quote, no {in}.
  [[nodiscard]] static Result<ExternalEngine> from_command_line(
      const std::string& line, std::chrono::milliseconds limit = default_time_limit,
      trf::Target dialect = trf::Target::Trfbx);

  // Has the round paired that the options ask for. What is given to the program ends before that round
  // (tournament_before). Safe in several threads at once. Errors: NoValidPairing if the program ends with
  // exit code 1, as these programs do then; FileAccess if it cannot be started; otherwise InvalidInput: its
  // dialect cannot say what the tournament is, it fails, is killed, takes too long, or answers with something
  // that is no pairing.
  [[nodiscard]] Result<Proposal> pair(const Tournament& tournament, const PairOptions& options) const;

  // The program's name, for messages.
  [[nodiscard]] const std::string& program() const noexcept { return words_.front(); }

 private:
  ExternalEngine(std::vector<std::string> words, std::chrono::milliseconds limit, trf::Target dialect)
      : words_(std::move(words)), limit_(limit), dialect_(dialect) {}

  std::vector<std::string> words_;
  std::chrono::milliseconds limit_;
  trf::Target dialect_;
};

}  // namespace bloesem::cli
