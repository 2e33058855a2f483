// JSON of standings, crosstables, and explanations of places. docs/cli.md documents every key; all values are
// exact decimal strings.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/render/json/json_parts.hpp"
#include "engine/render/standings/crosstable.hpp"
#include "engine/service/standings/ranked_file.hpp"
#include "engine/service/standings/separation.hpp"

namespace bloesem::render {

[[nodiscard]] std::string standings_json(const service::RankedFile& file);
// The same for each group, by name.
[[nodiscard]] std::string standings_json(
    const std::vector<std::pair<std::string, service::RankedFile>>& groups);
[[nodiscard]] std::string crosstable_json(const service::RankedFile& file, const CrosstableStyle& style);
[[nodiscard]] std::string separation_json(const service::RankedFile& file,
                                          const service::Separation& separation);

// For embedding in other documents.
[[nodiscard]] Json separation_json(const Tournament& tournament, const standings::Standings& result,
                                   const service::Separation& separation);
[[nodiscard]] Json list_json(const std::vector<standings::TieBreak>& list);

}  // namespace bloesem::render
