#include "trf/encoding.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace bloesem::trf {

namespace {

// 0x80 to 0x9F; all other bytes of Windows-1252 equal Latin-1.
constexpr std::array<CodePoint, 32> upper_controls = {
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

constexpr CodePoint byte_at(std::string_view text, std::size_t index) noexcept {
  return static_cast<unsigned char>(text[index]);
}

// Returns the length of the sequence started by a lead byte; 0 if the byte starts none.
constexpr std::size_t announced_length(CodePoint lead) noexcept {
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead < 0xE0) return 2;
  if (lead >= 0xE0 && lead < 0xF0) return 3;
  if (lead >= 0xF0 && lead < 0xF5) return 4;
  return 0;
}

// Decodes a sequence. Requires that its continuation bytes are present and valid.
CodePoint decode(std::string_view text, std::size_t start, std::size_t length) noexcept {
  if (length == 1) return byte_at(text, start);
  CodePoint point = byte_at(text, start) & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) point = point << 6U | (byte_at(text, start + i) & 0x3FU);
  return point;
}

constexpr bool is_legal(CodePoint point, std::size_t length) noexcept {
  if (length == 3) return point >= 0x800 && (point < 0xD800 || point > 0xDFFF);
  if (length == 4) return point >= 0x10000 && point <= 0x10FFFF;
  return true;
}

// Returns the length of the well-formed sequence at `start`; 0 if there is none.
std::size_t sequence_length(std::string_view text, std::size_t start) noexcept {
  const std::size_t length = announced_length(byte_at(text, start));
  if (length == 0 || text.size() - start < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(text[start + i])) return 0;
  }
  return is_legal(decode(text, start, length), length) ? length : 0;
}

// Returns the first position from `at` on that is not ASCII. Skips 32 bytes at a time, since nearly all files
// are pure ASCII.
std::size_t skip_ascii(std::string_view text, std::size_t at) noexcept {
  constexpr std::uint64_t high_bits = 0x8080808080808080U;
  for (std::array<std::uint64_t, 4> words{}; at + sizeof words <= text.size(); at += sizeof words) {
    std::memcpy(words.data(), text.data() + at, sizeof words);
    if (((words[0] | words[1] | words[2] | words[3]) & high_bits) != 0) break;
  }
  for (std::uint64_t eight = 0; at + sizeof eight <= text.size(); at += sizeof eight) {
    std::memcpy(&eight, text.data() + at, sizeof eight);
    if ((eight & high_bits) != 0) break;
  }
  while (at < text.size() && byte_at(text, at) < 0x80) ++at;
  return at;
}

char to_windows_1252(CodePoint point) noexcept {
  const auto* const found = std::find(upper_controls.begin(), upper_controls.end(), point);
  if (found != upper_controls.end()) {
    return static_cast<char>(static_cast<unsigned char>(0x80 + (found - upper_controls.begin())));
  }
  return point < 0x80 || (point >= 0xA0 && point <= 0xFF) ? static_cast<char>(static_cast<unsigned char>(point))
                                                          : '?';
}

}  // namespace

void append_utf8(std::string& text, CodePoint point) {
  const auto push = [&text](CodePoint byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
  if (point < 0x80) return push(point);
  if (point < 0x800) {
    push(0xC0U | point >> 6U);
  } else if (point < 0x10000) {
    push(0xE0U | point >> 12U);
    push(0x80U | (point >> 6U & 0x3FU));
  } else {
    push(0xF0U | point >> 18U);
    push(0x80U | (point >> 12U & 0x3FU));
    push(0x80U | (point >> 6U & 0x3FU));
  }
  push(0x80U | (point & 0x3FU));
}

std::optional<std::size_t> first_invalid_utf8(std::string_view bytes) noexcept {
  for (std::size_t at = skip_ascii(bytes, 0); at < bytes.size(); at = skip_ascii(bytes, at)) {
    const std::size_t length = sequence_length(bytes, at);
    if (length == 0) return at;
    at += length;
  }
  return std::nullopt;
}

bool is_ascii(std::string_view text) noexcept { return skip_ascii(text, 0) == text.size(); }

std::string decoded(std::string_view text) {
  return first_invalid_utf8(text) ? windows_1252_to_utf8(text) : std::string(text);
}

std::string windows_1252_to_utf8(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size());
  for (const char c : bytes) {
    const CodePoint byte = static_cast<unsigned char>(c);
    append_utf8(text, byte >= 0x80 && byte < 0xA0 ? upper_controls[byte - 0x80] : byte);
  }
  return text;
}

std::string utf8_to_windows_1252(std::string_view text) {
  std::string bytes;
  bytes.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = sequence_length(text, at);
    bytes += length == 0 ? '?' : to_windows_1252(decode(text, at, length));
    at += std::max<std::size_t>(length, 1);
  }
  return bytes;
}

bool fits_windows_1252(std::string_view text) {
  return windows_1252_to_utf8(utf8_to_windows_1252(text)) == text;
}

std::optional<std::string> utf16_to_utf8(std::string_view bytes, ByteOrder order) {
  const std::size_t low = order == ByteOrder::Little ? 0 : 1;
  const auto unit = [&](std::size_t at) {
    return byte_at(bytes, at + 1 - low) << 8U | byte_at(bytes, at + low);
  };
  const auto is_half = [](CodePoint point, CodePoint first) { return point >= first && point < first + 0x400; };
  if (bytes.size() % 2 != 0) return std::nullopt;
  std::string text;
  text.reserve(bytes.size() / 2);
  for (std::size_t at = 0; at < bytes.size(); at += 2) {
    CodePoint point = unit(at);
    if (is_half(point, 0xD800) && at + 2 < bytes.size() && is_half(unit(at + 2), 0xDC00)) {
      at += 2;
      point = 0x10000 + ((point - 0xD800) << 10U) + (unit(at) - 0xDC00);
    }
    if (is_half(point, 0xD800) || is_half(point, 0xDC00)) return std::nullopt;
    append_utf8(text, point);
  }
  return text;
}

std::size_t count_characters(std::string_view text) noexcept {
  const std::size_t ascii = skip_ascii(text, 0);
  return text.size() - static_cast<std::size_t>(std::count_if(text.begin() + static_cast<std::ptrdiff_t>(ascii),
                                                              text.end(), is_continuation));
}

std::size_t byte_offset(std::string_view text, std::size_t index) noexcept {
  const std::size_t ascii = skip_ascii(text, 0);
  if (index < ascii) return index;
  std::size_t seen = ascii;
  for (std::size_t at = ascii; at < text.size(); ++at) {
    if (is_continuation(text[at])) continue;
    if (seen++ == index) return at;
  }
  return text.size();
}

}  // namespace bloesem::trf
