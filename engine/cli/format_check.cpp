#include "engine/cli/format_check.hpp"

#include "engine/cli/file_io.hpp"
#include "engine/cli/terminal.hpp"

namespace bloesem::cli {

namespace {

// "4-2, 7-1, bye 5", White first.
std::string side(const CheckedBoards& boards) {
  std::string text;
  for (const auto& [white, black] : boards.boards) {
    if (!text.empty()) text += ", ";
    text += std::to_string(white) + '-' + std::to_string(black);
  }
  if (boards.bye) text += (text.empty() ? "bye " : ", bye ") + std::to_string(*boards.bye);
  return text.empty() ? "nothing" : text;
}

std::string difference(const std::string& file, const CheckedRound& round) {
  std::string text = file + ": round " + std::to_string(round.round) + '\n';
  if (round.impossible.empty()) {
    text += "  expected  " + side(round.expected) + '\n';
  } else {
    text += "  expected  " + std::string(no_valid_pairing) + visible(round.impossible) + '\n';
  }
  return text + "  found     " + side(round.found) + '\n';
}

}  // namespace

std::string format_check(const std::vector<CheckedFile>& files) {
  std::string text;
  for (const CheckedFile& file : files) {
    for (const CheckedRound& round : file.differences) text += difference(display_name(file.path), round);
  }
  const CheckTotals totals = totals_of(files);
  return text + std::to_string(totals.tournaments) + " tournaments, " + std::to_string(totals.rounds) +
         " rounds, " + std::to_string(totals.differences) + " differences\n";
}

}  // namespace bloesem::cli
