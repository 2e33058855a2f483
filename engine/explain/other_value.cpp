#include "engine/explain/other_value.hpp"

#include <algorithm>

namespace bloesem::explain {
namespace {

// Rows of one table have the same texts, not only equal ones.
bool is_same(std::string_view a, std::string_view b) noexcept {
  return (a.data() == b.data() && a.size() == b.size()) || a == b;
}

bool is_same_row(const criteria::CriterionValue& a, const criteria::CriterionValue& b) noexcept {
  return is_same(a.article, b.article) && is_same(a.meaning, b.meaning);
}

bool has_same_value(const criteria::CriterionValue& a, const criteria::CriterionValue& b) {
  return a.is_list == b.is_list && a.count == b.count && a.differences == b.differences;
}

}  // namespace

std::vector<std::size_t> final_attempts(const Record& record) {
  std::vector<std::size_t> result;
  for (std::size_t i = 0; i < record.brackets.size(); ++i)
    if (!record.brackets[i].discarded) result.push_back(i);
  return result;
}

std::optional<ByeScore> bye_score_of(const Record& record, std::string_view article) {
  if (article.empty()) return std::nullopt;
  for (const std::size_t bracket : final_attempts(record)) {
    const std::vector<criteria::CriterionValue>& rows = record.brackets[bracket].criteria;
    for (std::size_t row = 0; row < rows.size(); ++row)
      if (rows[row].article == article && rows[row].differences.size() > 0) return ByeScore{bracket, row};
  }
  return std::nullopt;
}

std::optional<OtherValue> first_other_value(std::span<const criteria::CriterionValue> a,
                                            std::span<const criteria::CriterionValue> b,
                                            std::string_view completion) {
  std::size_t next = 0;
  for (std::size_t row = 0; row < a.size(); ++row) {
    const criteria::CriterionValue& value = a[row];
    const auto found =
        std::find_if(b.begin() + static_cast<std::ptrdiff_t>(next), b.end(),
                     [&](const criteria::CriterionValue& other) { return is_same_row(other, value); });
    if (found == b.end() || is_same(value.article, completion)) continue;
    next = static_cast<std::size_t>(found - b.begin());
    if (!has_same_value(*found, value)) return OtherValue{row, next};
    ++next;
  }
  return std::nullopt;
}

}  // namespace bloesem::explain
