#include "trf/local_records.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "trf/columns.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::string_view comment_code = "###";
constexpr std::array local_keys = {local_club, local_national_id, local_national_rating};

}  // namespace

std::optional<LocalRecord> read_local_record(const LineText& line) {
  if (line.code() != comment_code) return std::nullopt;
  const std::vector<Token> words = line.tokens(text_begins);
  if (words.size() < 2) return std::nullopt;
  const auto* const key = std::find(local_keys.begin(), local_keys.end(), words[0].text);
  if (key == local_keys.end() || !parse_number(words[1].text)) return std::nullopt;
  return LocalRecord{*key, words[1], trimmed(line.cut(words[1].place.last + 1, line.length()))};
}

std::string local_record(std::string_view key, int id, std::string_view text) {
  std::string line(comment_code);
  line.append(" ").append(key).append(" ").append(std::to_string(id)).append(" ").append(text);
  return line;
}

}  // namespace bloesem::trf
