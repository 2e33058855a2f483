#include "trf/csv_row.hpp"

#include <algorithm>
#include <utility>

#include "trf/encoding.hpp"

namespace bloesem::trf {

bool CsvRow::next() {
  if (!good_ || !any_) return false;
  begin_ = next_;
  if (begin_ < line_.size() && line_[begin_] == '"') return take_quoted();
  const std::size_t end = std::min(line_.find(',', begin_), line_.size());
  field_ = line_.substr(begin_, end - begin_);
  any_ = end < line_.size();
  next_ = end + 1;
  if (const std::size_t quote = field_.find('"'); quote != std::string_view::npos) {
    refuse(
        place_of(begin_ + quote), Code::BadSyntax,
        {"a quote inside of a field", std::string(field_), "the whole field in quotes, those inside doubled"});
  }
  return good_;
}

bool CsvRow::take_quoted() {
  buffer_.clear();
  std::size_t at = begin_ + 1;
  for (;; ++at) {
    const std::size_t quote = line_.find('"', at);
    if (quote == std::string_view::npos) {
      refuse(place_of(begin_), Code::BadSyntax,
             {"the quotes are not closed", "", "\" at the end of the field"});
      return false;
    }
    buffer_ += line_.substr(at, quote - at);
    at = quote + 1;
    if (at == line_.size() || line_[at] != '"') break;
    buffer_ += '"';
  }
  if (at < line_.size() && line_[at] != ',') {
    refuse(place_of(at), Code::BadSyntax,
           {"there is text after a field in quotes", std::string(1, line_[at]), "a comma"});
    return false;
  }
  field_ = buffer_;
  any_ = at < line_.size();
  next_ = at + 1;
  return true;
}

Place CsvRow::place_of(std::size_t byte) const noexcept {
  const int column = static_cast<int>(count_characters(line_.substr(0, byte))) + 1;
  return {number_, column, column};
}

void CsvRow::refuse(Code code, std::string message, std::string expected) {
  refuse(place(), code, {std::move(message), std::string(field_), std::move(expected)});
}

void CsvRow::refuse(const Place& place, Code code, Finding finding) {
  if (good_) out_.error(code, place, std::move(finding));
  good_ = false;
}

}  // namespace bloesem::trf
