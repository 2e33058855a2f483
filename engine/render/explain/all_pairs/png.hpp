// A picture of few colours as a PNG file, without compression.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::render {

// Returns the file. `pixels`: indices into `palette`, row by row; at most 256 colours.
[[nodiscard]] std::string png_of(std::size_t width, std::size_t height, const std::vector<std::uint8_t>& pixels,
                                 const std::vector<std::uint32_t>& palette);

[[nodiscard]] std::string base64_of(std::string_view bytes);

}  // namespace bloesem::render
