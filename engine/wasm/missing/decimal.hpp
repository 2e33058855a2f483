// Decimal numbers as <charconv> reads and writes them. The C library rounds correctly, so that the bytes are
// the same.
#pragma once

#include <charconv>

namespace bloesem::wasm {

// Writes in the form of %e or %f.
std::to_chars_result write_decimal(char* first, char* last, double value, bool scientific, int digits) noexcept;

// Writes the fewest digits that are read back as the value, without an exponent.
std::to_chars_result write_shortest(char* first, char* last, double value) noexcept;

// Reads digits with an optional sign, point and, if `exponent`, exponent. No other forms.
std::from_chars_result read_decimal(const char* first, const char* last, double& value, bool exponent) noexcept;

}  // namespace bloesem::wasm
