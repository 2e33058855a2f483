// One line of a CSV file (RFC 4180), field by field. Quoted fields must end on the same line. Internal to the
// reader.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "bloesem/trf/diagnostic.hpp"

namespace bloesem::trf {

class CsvRow {
 public:
  CsvRow(int number, std::string_view line, Diagnostics& out) noexcept
      : number_(number), line_(line), out_(out) {}

  // Advances to the next field; false after the last one or an error.
  bool next();
  // Returns the current field without quotes; valid until the next call of next().
  [[nodiscard]] std::string_view field() const noexcept { return field_; }
  [[nodiscard]] Place place() const noexcept { return place_of(begin_); }
  // Returns the place after the last character, for reporting missing fields.
  [[nodiscard]] Place end() const noexcept { return place_of(line_.size()); }

  [[nodiscard]] bool good() const noexcept { return good_; }
  // Reports an error for the current field and stops.
  void refuse(Code code, std::string message, std::string expected);
  void refuse(const Place& place, Code code, Finding finding);

 private:
  [[nodiscard]] Place place_of(std::size_t byte) const noexcept;
  bool take_quoted();

  int number_;
  std::string_view line_;
  Diagnostics& out_;
  std::size_t begin_ = 0;  // byte offset of the current field
  std::size_t next_ = 0;   // byte offset of the next field
  bool any_ = true;        // a next field exists
  std::string_view field_;
  std::string buffer_;  // decoded content of a field with escaped quotes
  bool good_ = true;
};

}  // namespace bloesem::trf
