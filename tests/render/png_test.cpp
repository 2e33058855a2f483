#include "engine/render/explain/all_pairs/png.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::render {
namespace {

std::uint32_t big_endian(std::string_view bytes) {
  std::uint32_t value = 0;
  for (const char c : bytes.substr(0, 4)) value = value << 8U | static_cast<unsigned char>(c);
  return value;
}

// The checksums, from their definitions: polynomial division, and two sums.
std::uint32_t crc_by_division(std::string_view bytes) {
  std::uint32_t crc = 0xffffffffU;
  for (const char c : bytes) {
    crc ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1U ^ (0xedb88320U & (0U - (crc & 1U)));
  }
  return ~crc;
}

struct Chunk {
  std::string name;
  std::string data;
};

std::vector<Chunk> chunks_of(std::string_view file) {
  EXPECT_EQ(file.substr(0, 8), std::string_view("\x89PNG\r\n\x1a\n", 8));
  std::vector<Chunk> chunks;
  for (std::size_t at = 8; at < file.size();) {
    const std::size_t size = big_endian(file.substr(at));
    chunks.push_back({std::string(file.substr(at + 4, 4)), std::string(file.substr(at + 8, size))});
    EXPECT_EQ(big_endian(file.substr(at + 8 + size)), crc_by_division(file.substr(at + 4, size + 4)));
    at += size + 12;
  }
  return chunks;
}

// Returns the bytes of a stream of stored blocks.
std::string unpacked(std::string_view stream) {
  std::string bytes;
  bool last = false;
  std::size_t at = 2;
  while (!last) {
    last = stream[at] == 1;
    const auto byte = [&](std::size_t i) {
      return static_cast<std::size_t>(static_cast<unsigned char>(stream[at + i]));
    };
    const std::size_t size = byte(1) | byte(2) << 8U;
    EXPECT_EQ(byte(3) | byte(4) << 8U, size ^ 0xffffU);
    bytes += stream.substr(at + 5, size);
    at += size + 5;
  }
  EXPECT_EQ(stream.size(), at + 4);
  return bytes;
}

// Returns the file with every pixel as a colour, read back.
std::vector<std::uint32_t> colours_in(const std::string& file) {
  const std::vector<Chunk> chunks = chunks_of(file);
  EXPECT_EQ(chunks.size(), 4U);
  const std::size_t width = big_endian(chunks[0].data);
  const std::size_t height = big_endian(std::string_view(chunks[0].data).substr(4));
  const bool narrow = chunks[0].data[8] == 4;
  const std::string lines = unpacked(chunks[2].data);
  const std::size_t length = 1 + (narrow ? (width + 1) / 2 : width);
  EXPECT_EQ(lines.size(), height * length);
  std::vector<std::uint32_t> colours;
  for (std::size_t row = 0; row < height; ++row)
    for (std::size_t column = 0; column < width; ++column) {
      unsigned index = static_cast<unsigned char>(lines[row * length + 1 + (narrow ? column / 2 : column)]);
      if (narrow) index = column % 2 == 0 ? index >> 4U : index & 0xfU;
      colours.push_back(big_endian(std::string(1, '\0') + chunks[1].data.substr(3 * index, 3)));
    }
  return colours;
}

std::vector<std::uint32_t> as_colours(const std::vector<std::uint8_t>& pixels,
                                      const std::vector<std::uint32_t>& palette) {
  std::vector<std::uint32_t> colours;
  for (const std::uint8_t pixel : pixels) colours.push_back(palette[pixel]);
  return colours;
}

TEST(Png, HasEveryPixelOfANarrowPicture) {
  const std::vector<std::uint32_t> palette{0xff0000, 0x00ff7f, 0x123456};
  const std::vector<std::uint8_t> pixels{0, 1, 2, 2, 1, 0, 1, 1, 1};
  EXPECT_EQ(colours_in(png_of(3, 3, pixels, palette)), as_colours(pixels, palette));
}

TEST(Png, HasEveryPixelOfAPictureOfManyColoursInSeveralBlocks) {
  std::vector<std::uint32_t> palette;
  for (std::uint32_t i = 0; i < 200; ++i) palette.push_back(i * 0x010305);
  std::vector<std::uint8_t> pixels;
  for (std::size_t i = 0; i < 300 * 301; ++i) pixels.push_back(static_cast<std::uint8_t>(i * i % 200));
  EXPECT_EQ(colours_in(png_of(300, 301, pixels, palette)), as_colours(pixels, palette));
}

// The vectors of RFC 4648.
TEST(Base64, IsThatOfTheStandard) {
  EXPECT_EQ(base64_of(""), "");
  EXPECT_EQ(base64_of("f"), "Zg==");
  EXPECT_EQ(base64_of("fo"), "Zm8=");
  EXPECT_EQ(base64_of("foo"), "Zm9v");
  EXPECT_EQ(base64_of("foob"), "Zm9vYg==");
  EXPECT_EQ(base64_of("fooba"), "Zm9vYmE=");
  EXPECT_EQ(base64_of("foobar"), "Zm9vYmFy");
  EXPECT_EQ(base64_of("\xff\xfe\xfd"), "//79");
}

}  // namespace
}  // namespace bloesem::render
