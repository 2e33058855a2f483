// Tournament files of fixtures/ and of the oracle.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "bloesem/check_tournament.hpp"
#include "bloesem/tournament.hpp"
#include "bloesem/trf/read_options.hpp"

namespace bloesem::test {

[[nodiscard]] std::string content_of(const std::filesystem::path& file);

// Returns the files with this extension in a folder, sorted. The folder must exist.
[[nodiscard]] std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder,
                                                          const std::string& extension);

// Reads a tournament. Throws if the file is not readable.
[[nodiscard]] Tournament read(const std::filesystem::path& file, trf::Purpose purpose);

// Returns the pairing in the common format of pairing engines: "4\n1 5\n6 2\n..." or "no valid pairing".
[[nodiscard]] std::string as_pairs(const Tournament& tournament, const Result<RoundPairing>& pairing);

// Replays a tournament file. Returns an empty text if every round is as recorded, otherwise the
// differences. Adds the number of rounds to `rounds`.
[[nodiscard]] std::string replay(const std::filesystem::path& file, int& rounds,
                                 Edition edition = Edition::Baku2016, SolverChoice solver = SolverChoice::Auto);

// Pairs the coming round of FILE.trf. Returns an empty text if the pairing is that of FILE.pairs, otherwise
// the difference.
[[nodiscard]] std::string pair_case(const std::filesystem::path& file, Edition edition = Edition::Baku2016,
                                    SolverChoice solver = SolverChoice::Auto);

// Folders of known rounds are named after their edition: "dutch-2026", "cases-2016".
struct NamedEdition {
  const char* year;
  Edition edition;
};
inline constexpr NamedEdition known_editions[] = {{"2016", Edition::Baku2016}, {"2026", Edition::Fide2026}};

}  // namespace bloesem::test
