#include "tests/support/files.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "bloesem/trf/reader.hpp"

namespace bloesem::test {

namespace fs = std::filesystem;

std::string content_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw std::runtime_error("cannot read " + file.string());
  std::stringstream content;
  content << stream.rdbuf();
  return content.str();
}

std::vector<fs::path> files_in(const fs::path& folder, const std::string& extension) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder))
    if (entry.path().extension() == extension) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

Tournament read(const fs::path& file, trf::Purpose purpose) {
  trf::ReadOptions options;
  options.purpose = purpose;
  auto result = trf::read_tournament(content_of(file), options);
  if (!result.tournament) throw std::runtime_error(file.string() + " is not readable");
  return *std::move(result.tournament);
}

std::string as_pairs(const Tournament& tournament, const Result<RoundPairing>& pairing) {
  if (!pairing)
    return pairing.error().code == ErrorCode::NoValidPairing ? "no valid pairing" : pairing.error().message;
  const auto id = [&](PlayerIndex p) {
    return std::to_string(tournament.players[static_cast<std::size_t>(p)].id);
  };
  std::string text = std::to_string(pairing->boards.size() + (pairing->bye ? 1 : 0));
  for (const Board& board : pairing->boards)
    text.append("\n").append(id(board.white)).append(" ").append(id(board.black));
  if (pairing->bye) text.append("\n").append(id(*pairing->bye)).append(" 0");
  return text;
}

std::string replay(const fs::path& file, int& rounds, Edition edition, SolverChoice solver) {
  PairOptions options;
  options.solver = solver;
  options.edition = edition;
  const Result<CheckReport> report = check_tournament(read(file, trf::Purpose::Check), options);
  if (!report) return file.string() + ": " + report.error().message;
  rounds += report->rounds;
  std::string text;
  for (const RoundDifference& difference : report->differences)
    text += file.string() + ": round " + std::to_string(difference.round) + " differs " +
            difference.impossible + "\n";
  return text;
}

std::string pair_case(const fs::path& file, Edition edition, SolverChoice solver) {
  PairOptions options;
  options.solver = solver;
  options.edition = edition;
  const Tournament tournament = read(file, trf::Purpose::Pair);
  const std::string found = as_pairs(tournament, pair_round(tournament, options));
  std::string expected = content_of(fs::path(file).replace_extension(".pairs"));
  while (!expected.empty() && (expected.back() == '\n' || expected.back() == '\r')) expected.pop_back();
  if (found == expected) return {};
  return file.string() + ": found\n" + found + "\nexpected\n" + expected + "\n";
}

}  // namespace bloesem::test
