#include "engine/render/explain/all_pairs/png.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace bloesem::render {

namespace {

void append_big_endian(std::string& bytes, std::uint32_t value) {
  for (const unsigned shift : {24U, 16U, 8U, 0U}) bytes += static_cast<char>((value >> shift) & 0xffU);
}

// The checksum of a chunk: CRC-32 of ISO 3309.
std::uint32_t crc_of(std::string_view bytes) {
  static const std::array<std::uint32_t, 256> table = [] {
    std::array<std::uint32_t, 256> rows{};
    for (std::uint32_t i = 0; i < rows.size(); ++i) {
      std::uint32_t value = i;
      for (int bit = 0; bit < 8; ++bit) value = (value & 1U) != 0 ? 0xedb88320U ^ (value >> 1U) : value >> 1U;
      rows[i] = value;
    }
    return rows;
  }();
  std::uint32_t crc = 0xffffffffU;
  for (const char c : bytes) crc = table[(crc ^ static_cast<unsigned char>(c)) & 0xffU] ^ (crc >> 8U);
  return crc ^ 0xffffffffU;
}

// The checksum of a zlib stream.
std::uint32_t adler_of(std::string_view bytes) {
  constexpr std::uint32_t modulus = 65521;
  std::uint32_t low = 1;
  std::uint32_t high = 0;
  for (const char c : bytes) {
    low = (low + static_cast<unsigned char>(c)) % modulus;
    high = (high + low) % modulus;
  }
  return (high << 16U) | low;
}

// Returns a zlib stream of stored blocks.
std::string stored(std::string_view bytes) {
  constexpr std::size_t most = 65535;
  std::string stream("\x78\x01", 2);
  for (std::size_t at = 0; at < bytes.size() || at == 0; at += most) {
    const std::string_view block = bytes.substr(at, most);
    stream += at + most >= bytes.size() ? '\1' : '\0';
    for (const std::size_t size : {block.size(), block.size() ^ most}) {
      stream += static_cast<char>(size & 0xffU);
      stream += static_cast<char>(size >> 8U);
    }
    stream += block;
  }
  append_big_endian(stream, adler_of(bytes));
  return stream;
}

void append_chunk(std::string& file, std::string_view name, std::string_view data) {
  append_big_endian(file, static_cast<std::uint32_t>(data.size()));
  const std::string named = std::string(name).append(data);
  file += named;
  append_big_endian(file, crc_of(named));
}

// Returns the rows, each behind its filter (none), with two pixels in a byte if `narrow`.
std::string scan_lines(std::size_t width, std::size_t height, const std::vector<std::uint8_t>& pixels,
                       bool narrow) {
  std::string lines;
  for (std::size_t row = 0; row < height; ++row) {
    lines += '\0';
    const std::size_t first = row * width;
    for (std::size_t column = 0; column < width; column += narrow ? 2 : 1) {
      unsigned byte = pixels[first + column];
      if (narrow) byte = byte << 4U | (column + 1 < width ? pixels[first + column + 1] : 0U);
      lines += static_cast<char>(byte);
    }
  }
  return lines;
}

}  // namespace

std::string png_of(std::size_t width, std::size_t height, const std::vector<std::uint8_t>& pixels,
                   const std::vector<std::uint32_t>& palette) {
  assert(pixels.size() == width * height && palette.size() <= 256);
  const bool narrow = palette.size() <= 16;
  std::string file("\x89PNG\r\n\x1a\n", 8);
  std::string header;
  append_big_endian(header, static_cast<std::uint32_t>(width));
  append_big_endian(header, static_cast<std::uint32_t>(height));
  header += narrow ? '\4' : '\10';       // bits of a pixel
  header += std::string("\3\0\0\0", 4);  // colours from a palette, no interlacing
  append_chunk(file, "IHDR", header);
  std::string colours;
  for (const std::uint32_t rgb : palette)
    for (const unsigned shift : {16U, 8U, 0U}) colours += static_cast<char>((rgb >> shift) & 0xffU);
  append_chunk(file, "PLTE", colours);
  append_chunk(file, "IDAT", stored(scan_lines(width, height, pixels, narrow)));
  append_chunk(file, "IEND", "");
  return file;
}

std::string base64_of(std::string_view bytes) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::uint32_t three = 0;
    const std::size_t count = std::min<std::size_t>(3, bytes.size() - at);
    for (std::size_t i = 0; i < 3; ++i)
      three = three << 8U | (i < count ? static_cast<unsigned char>(bytes[at + i]) : 0U);
    for (std::size_t i = 0; i < 4; ++i)
      text += i <= count ? digits[(three >> (18U - 6U * static_cast<unsigned>(i))) & 0x3fU] : '=';
  }
  return text;
}

}  // namespace bloesem::render
