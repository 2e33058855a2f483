#include "engine/cli/format_check.hpp"

#include "engine/cli/file_io.hpp"
#include "engine/cli/format_verdict.hpp"
#include "engine/cli/terminal.hpp"

namespace bloesem::cli {

namespace {

std::vector<std::string> reasons_for(const Tournament& tournament, const CheckedRound& round) {
  if (!round.refusal.empty()) return {visible(round.refusal)};
  return round.verdict ? reasons_of(tournament, *round.verdict) : std::vector<std::string>{};
}

std::string difference(const std::string& file, const Tournament& tournament, const CheckedRound& round) {
  std::string text = file + ": round " + std::to_string(round.round) + '\n';
  if (round.impossible.empty()) {
    text += "  expected  " + side(round.expected) + '\n';
  } else {
    text += "  expected  " + std::string(no_valid_pairing) + visible(round.impossible) + '\n';
  }
  text += "  found     " + side(round.found) + '\n';
  const bool illegal = round.verdict && !round.verdict->violations.empty();
  for (const std::string& reason : reasons_for(tournament, round))
    text += (illegal ? "  illegal   " : "  reason    ") + reason + '\n';
  return text;
}

}  // namespace

std::string format_check(const std::vector<CheckedFile>& files) {
  std::string text;
  for (const CheckedFile& file : files) {
    for (const CheckedRound& round : file.differences) {
      text += difference(display_name(file.path), file.tournament, round);
    }
  }
  const CheckTotals totals = totals_of(files);
  return text + std::to_string(totals.tournaments) + " tournaments, " + std::to_string(totals.rounds) +
         " rounds, " + std::to_string(totals.differences) + " differences\n";
}

}  // namespace bloesem::cli
