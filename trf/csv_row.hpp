// One line of a CSV file (RFC 4180), field by field. A field in quotes ends on its line. Internal to the
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

  // Takes the next field; false behind the last one, and after a complaint.
  bool next();
  // The field taken last, without its quotes; it lives until the next one is taken.
  [[nodiscard]] std::string_view field() const noexcept { return field_; }
  [[nodiscard]] Place place() const noexcept { return place_of(begin_); }
  // Behind the last character: where something is missing.
  [[nodiscard]] Place end() const noexcept { return place_of(line_.size()); }

  [[nodiscard]] bool good() const noexcept { return good_; }
  // Says that the field taken last is wrong, and stops.
  void refuse(Code code, std::string message, std::string expected);
  void refuse(const Place& place, Code code, Finding finding);

 private:
  [[nodiscard]] Place place_of(std::size_t byte) const noexcept;
  bool take_quoted();

  int number_;
  std::string_view line_;
  Diagnostics& out_;
  std::size_t begin_ = 0;  // of the field taken last
  std::size_t next_ = 0;   // of the one to come
  bool any_ = true;        // there is one to come
  std::string_view field_;
  std::string buffer_;  // a field with quotes in it
  bool good_ = true;
};

}  // namespace bloesem::trf
