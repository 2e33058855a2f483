// Long lists of options in groups, by what they are about.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/option_table.hpp"

namespace bloesem::cli {

struct OptionGroup {
  std::string_view title;
  std::vector<const OptionRow*> options;
};

// A short list is one group. The options must live as long.
[[nodiscard]] std::vector<OptionGroup> in_groups(const std::vector<OptionRow>& options);

// "-o, --output"
[[nodiscard]] std::string joined_names(const OptionRow& option);

}  // namespace bloesem::cli
