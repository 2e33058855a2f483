#include "engine/service/players/separated_rows.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "engine/platform/terminal.hpp"
#include "engine/service/refusal.hpp"
#include "trf/encoding.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

constexpr std::string_view utf16_little_mark = "\xFF\xFE";
constexpr std::string_view utf16_big_mark = "\xFE\xFF";

// Detects UTF-16 without a byte order mark: every other byte at the beginning is 0.
std::optional<trf::ByteOrder> unmarked_byte_order(std::string_view bytes) {
  constexpr std::size_t looked_at = 8;
  if (bytes.size() < looked_at) return std::nullopt;
  bool little = true;
  bool big = true;
  for (std::size_t i = 0; i < looked_at; ++i) {
    const bool zero = bytes[i] == '\0';
    little = little && zero == (i % 2 == 1);
    big = big && zero == (i % 2 == 0);
  }
  if (little) return trf::ByteOrder::Little;
  return big ? std::optional(trf::ByteOrder::Big) : std::nullopt;
}

Result<DecodedList> decode_utf16(std::string_view bytes, trf::ByteOrder order) {
  std::optional<std::string> text = trf::utf16_to_utf8(bytes, order);
  if (!text) return refusal("line 1: the list starts as UTF-16 but contains an incomplete character");
  return DecodedList{*std::move(text), "UTF-16"};
}

// Splits a text into rows.
class RowCutter {
 public:
  RowCutter(std::string_view text, char separator) : text_(text), separator_(separator) {}

  Result<std::vector<ListRow>> cut() {
    while (at_ < text_.size() && !error_) take_row();
    if (error_) return *error_;
    return std::move(rows_);
  }

 private:
  [[nodiscard]] bool at_end_of_line() const {
    return at_ == text_.size() || text_[at_] == '\n' || text_[at_] == '\r';
  }

  void skip_end_of_line() {
    if (at_ == text_.size()) return;
    at_ += text_.substr(at_, 2) == "\r\n" ? 2U : 1U;
    ++line_;
  }

  void take_row() {
    ListRow row{line_, {}};
    for (bool more = true; more && !error_;) {
      row.cells.push_back(take_cell());
      more = !at_end_of_line();
      if (more) ++at_;  // the separator
    }
    skip_end_of_line();
    const bool blank = std::all_of(row.cells.begin(), row.cells.end(), [](const auto& c) { return c.empty(); });
    if (!blank) rows_.push_back(std::move(row));
  }

  std::string take_cell() {
    while (at_ < text_.size() && (text_[at_] == ' ' || (text_[at_] == '\t' && separator_ != '\t'))) ++at_;
    if (at_ < text_.size() && text_[at_] == '"') return take_quoted();
    const std::size_t from = at_;
    while (!at_end_of_line() && text_[at_] != separator_) ++at_;
    return std::string(trf::trimmed(text_.substr(from, at_ - from)));
  }

  std::string take_quoted() {
    const int begin = line_;
    const std::size_t from = at_++;
    std::string cell;
    while (at_ < text_.size() && (text_[at_] != '"' || text_.substr(at_ + 1, 1) == "\"")) {
      if (at_end_of_line()) {
        cell += ' ';
        skip_end_of_line();
      } else {
        if (text_[at_] == '"') ++at_;
        const char c = text_[at_++];
        cell += c == '\t' ? ' ' : c;
      }
    }
    const bool closed = at_ < text_.size();
    if (closed) ++at_;
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    if (!closed || (!at_end_of_line() && text_[at_] != separator_)) {
      const std::string_view rest = text_.substr(from, text_.find_first_of("\r\n", from) - from);
      error_ = refusal("line " + std::to_string(begin) + ": found '" + trf::visible(rest) +
                       "', expected quotes around a whole cell");
    }
    return std::string(trf::trimmed(cell));
  }

  std::string_view text_;
  char separator_;
  std::size_t at_ = 0;
  int line_ = 1;
  std::vector<ListRow> rows_;
  std::optional<Error> error_;
};

}  // namespace

Result<DecodedList> decode_list(std::string_view bytes) {
  if (bytes.starts_with(utf16_little_mark)) return decode_utf16(bytes.substr(2), trf::ByteOrder::Little);
  if (bytes.starts_with(utf16_big_mark)) return decode_utf16(bytes.substr(2), trf::ByteOrder::Big);
  if (const auto order = unmarked_byte_order(bytes)) return decode_utf16(bytes, *order);
  if (bytes.starts_with(trf::utf8_bom)) bytes.remove_prefix(trf::utf8_bom.size());
  const bool foreign = trf::first_invalid_utf8(bytes).has_value();
  return DecodedList{trf::decoded(bytes), foreign ? "Windows-1252" : ""};
}

Result<std::vector<ListRow>> split_rows(std::string_view text, char separator) {
  return RowCutter(text, separator).cut();
}

}  // namespace bloesem::service
