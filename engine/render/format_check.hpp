// The result of a check as text: each round that differs, and the totals as the last line.
#pragma once

#include <string>
#include <vector>

#include "engine/service/check/checked_file.hpp"

namespace bloesem::render {

// Returns how the caller's users can apply an explanation: its options.
using ExplanationOptions = std::string (*)(const service::Explanation& explanation);

[[nodiscard]] std::string format_check(const std::vector<service::CheckedFile>& files,
                                       ExplanationOptions options);

}  // namespace bloesem::render
