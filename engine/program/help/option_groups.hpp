// Groups long lists of options by topic.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/program/help/option_table.hpp"

namespace bloesem::cli {

struct OptionGroup {
  std::string_view title;
  std::vector<const OptionRow*> options;
};

// Returns the groups; a short list is a single group. `options` must outlive the result.
[[nodiscard]] std::vector<OptionGroup> in_groups(const std::vector<OptionRow>& options);

// Returns "-o, --output".
[[nodiscard]] std::string joined_names(const OptionRow& option);

}  // namespace bloesem::cli
