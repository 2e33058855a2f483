// The groups of a loaded tournament file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/service/conversion.hpp"
#include "engine/service/load_tournament.hpp"

namespace bloesem::service {

// A group as a file of its own, with the bytes of the whole file.
struct GroupFile {
  std::string name;  // empty: the whole file
  LoadedFile file;
};

// Returns the groups in their order; the file itself if it has none. InvalidInput: as for pairing the groups.
[[nodiscard]] Result<std::vector<GroupFile>> group_files(const LoadedFile& loaded);

// Returns the group of that name. InvalidInput: there is none, or, without a name, several.
[[nodiscard]] Result<GroupFile> group_file(const LoadedFile& loaded, const std::optional<std::string>& name);

// Returns a sentence for each group that has too few players for the rounds of the tournament, if nobody is to
// meet twice.
[[nodiscard]] std::vector<std::string> small_groups(const Tournament& tournament, int rounds);

// A group as a report for programs that know no groups.
struct SplitReport {
  std::string name;
  trf::Written report;
};

// Returns a report for each group, with starting ranks from 1 on. What is said about other groups, fixed
// boards, and the lists of teams are left out. InvalidInput: the file has no groups.
[[nodiscard]] Result<std::vector<SplitReport>> split_reports(const LoadedFile& loaded, OutputFormat target,
                                                             trf::DutchName dutch_name);

// Returns the name of the file for a group: "open-A.trf" for "open.trf". Characters that file names may not
// have become underscores.
[[nodiscard]] std::string split_name(const std::string& path, const std::string& group);

// Returns a sentence if programs that read the target do not know the groups; empty otherwise.
[[nodiscard]] std::string lost_arrangement(const Tournament& tournament, OutputFormat target);

}  // namespace bloesem::service
