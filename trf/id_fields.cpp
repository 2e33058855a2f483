#include "trf/id_fields.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "trf/columns.hpp"
#include "trf/encoding.hpp"
#include "trf/fields.hpp"
#include "trf/game_points.hpp"
#include "trf/groups_and_seats.hpp"
#include "trf/line_text.hpp"
#include "trf/local_records.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr int id_width = 4;

// Id fields of four columns from `first` on, `count` of them, `stride` columns apart; count 0: to the end of
// the line.
struct IdFields {
  std::string_view code;
  int first = 0;
  int stride = 5;
  int count = 0;
};

constexpr std::array id_fields = {
    IdFields{"001", player_id.first, 5, 1},
    IdFields{"001", round_opponent.first, round_block_width},
    IdFields{"013", 37},
    IdFields{"299", 24},
    IdFields{"300", 17},
    IdFields{"310", 74},
};

// Id words from index `word` on: `count` of them, or all (0). A word that ends in the last column of its field
// is treated as right-aligned in the field.
struct IdWords {
  std::string_view code;
  std::size_t word = 0;
  std::size_t count = 0;
  int first = 0;  // column of the first field; 0: no fields
};

constexpr std::array id_words = {
    IdWords{"XXP"},
    IdWords{"XXZ"},
    IdWords{"XXA", 0, 1, virtual_id.first},
    IdWords{"240", 2, 0, 11},
    IdWords{"260", 2, 0, 13},
    IdWords{"DAT", 0, 1, player_id.first},  // notes of Tornelo on a player
};

int renumbered(int id, const std::vector<int>& ids) noexcept {
  const auto i = static_cast<std::size_t>(id);
  return i < ids.size() && ids[i] != 0 ? ids[i] : id;
}

constexpr Field field_at(int first) noexcept { return {"", "id", first, first + id_width - 1, Align::Right}; }

// An id in a line. If it is in a field, a new id may use the blanks before it.
struct Mention {
  Place place;
  bool in_field = false;
  int id = 0;
};

// Returns the ids in the fields; empty if any field contains something else.
std::optional<std::vector<Mention>> mentions_in(const IdFields& fields, const LineText& line) {
  std::vector<Mention> mentions;
  for (int i = 0; fields.count == 0 || i < fields.count; ++i) {
    const Field field = field_at(fields.first + i * fields.stride);
    if (field.first > line.length()) break;
    const std::string_view text = trimmed(line.cut(field));
    const std::optional<int> id = parse_number(text);
    if ((!id && !text.empty()) || line.at(field.last + 1) != ' ') return std::nullopt;
    if (id) mentions.push_back({line.place(field), true, *id});
  }
  return mentions;
}

// Returns the ids in the fields, trying each way to count columns: names may be padded by bytes or without
// combining marks. The counting is right if the first number ends with its field.
std::vector<Mention> mentions_in_any_columns(const IdFields& fields, const LineText& line) {
  for (const Columns columns : {Columns::Characters, Columns::Bytes, Columns::WithoutMarks}) {
    const LineText counted = line.counted_by(columns);
    if (counted.at(field_at(fields.first).last) == ' ') continue;
    if (auto mentions = mentions_in(fields, counted)) return *std::move(mentions);
  }
  return mentions_in(fields, line).value_or(std::vector<Mention>{});
}

// Returns the id in a word; it is in the field beginning at column `first` if it ends there.
std::optional<Mention> mention_of(const Token& word, int first, const LineText& line) {
  const std::optional<int> id = parse_number(word.text);
  if (!id) return std::nullopt;
  const Field field = field_at(first);
  const bool in_field = first != 0 && word.place.last == field.last && word.place.first >= field.first;
  return Mention{in_field ? line.place(field) : word.place, in_field, *id};
}

std::vector<Mention> mentions_in(const IdWords& words, const LineText& line) {
  const std::vector<Token> tokens = line.tokens(text_begins);
  const std::size_t end = words.count == 0 ? tokens.size() : std::min(tokens.size(), words.word + words.count);
  std::vector<Mention> mentions;
  int first = words.first;
  for (std::size_t i = words.word; i < end; ++i) {
    if (const auto mention = mention_of(tokens[i], first, line)) mentions.push_back(*mention);
    if (first != 0) first += id_width + 1;
  }
  return mentions;
}

std::vector<Mention> mentions_in(const LineText& line) {
  const std::string code = line.code();
  std::vector<Mention> mentions;
  const auto add = [&mentions](const std::vector<Mention>& more) {
    mentions.insert(mentions.end(), more.begin(), more.end());
  };
  for (const IdFields& fields : id_fields) {
    if (fields.code == code) add(mentions_in_any_columns(fields, line));
  }
  for (const IdWords& words : id_words) {
    if (words.code == code) add(mentions_in(words, line));
  }
  if (const auto local = read_local_record(line))
    mentions.push_back({local->id.place, false, parse_number(local->id.text).value_or(0)});
  else if (is_open_game(line))
    add(mentions_in(IdWords{code, 3}, line));
  else if (is_game_points_comment(line))
    add(mentions_in(IdWords{code, 1, 1}, line));
  else if (is_arrangement_comment(line))
    add(mentions_in(IdWords{code, ids_of_arrangement(line).first, ids_of_arrangement(line).count}, line));
  if (is_national_record(line)) add(mentions_in_any_columns({code, player_id.first, 5, 1}, line));
  return mentions;
}

void rewrite(std::string& line, const Mention& mention, int id) {
  const std::size_t from = byte_offset(line, static_cast<std::size_t>(mention.place.first) - 1);
  const std::size_t to = byte_offset(line, static_cast<std::size_t>(mention.place.last));
  line.replace(from, to - from, mention.in_field ? id_text(id) : std::to_string(id));
}

}  // namespace

bool is_national_record(const LineText& line) {
  const std::string code = line.code();
  const bool capitals = std::all_of(code.begin(), code.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
  return capitals && !code.starts_with("XX") && !code.starts_with("BB") && code != "DDD" && code != "DAT" &&
         line.length() >= player_rating.last && parse_number(trimmed(line.cut(player_id))).has_value();
}

bool renumber_line(std::string& line, const std::vector<int>& ids) {
  std::vector<Mention> mentions = mentions_in(LineText(0, line));
  bool changed = false;
  // From right to left, since a longer id shifts what follows.
  std::reverse(mentions.begin(), mentions.end());
  for (const Mention& mention : mentions) {
    const int id = renumbered(mention.id, ids);
    if (id == mention.id) continue;
    rewrite(line, mention, id);
    changed = true;
  }
  return changed;
}

RenumberedRanges::RenumberedRanges(const std::vector<int>& ids) {
  for (std::size_t old = 1; old < ids.size(); ++old) {
    if (ids[old] == 0) continue;
    old_ids_.push_back(static_cast<int>(old));
    new_ids_.push_back(ids[old]);
  }
  std::sort(new_ids_.begin(), new_ids_.end());
  for (const int old : old_ids_) {
    const auto rank = std::lower_bound(new_ids_.begin(), new_ids_.end(), ids[static_cast<std::size_t>(old)]);
    ranks_.push_back(static_cast<std::size_t>(rank - new_ids_.begin()));
  }
  stretch_ends_.resize(ranks_.size());
  for (std::size_t place = ranks_.size(); place-- > 0;) {
    const bool goes_on = place + 1 < ranks_.size() && ranks_[place + 1] == ranks_[place] + 1;
    stretch_ends_[place] = goes_on ? stretch_ends_[place + 1] : place + 1;
  }
}

std::vector<Range> RenumberedRanges::runs_of(const Range& range) const {
  const auto place_of = [this](auto found) { return static_cast<std::size_t>(found - old_ids_.begin()); };
  const std::size_t begin = place_of(std::lower_bound(old_ids_.begin(), old_ids_.end(), range.first));
  const std::size_t end = place_of(std::upper_bound(old_ids_.begin(), old_ids_.end(), range.last));
  std::vector<std::pair<std::size_t, std::size_t>> stretches;  // of ranks: begin and end
  for (std::size_t place = begin; place < end;) {
    const std::size_t next = std::min(stretch_ends_[place], end);
    stretches.emplace_back(ranks_[place], ranks_[place] + (next - place));
    place = next;
  }
  std::sort(stretches.begin(), stretches.end());
  std::vector<Range> runs;
  for (std::size_t i = 0; i < stretches.size(); ++i) {
    const auto& [first, past] = stretches[i];
    if (i == 0 || stretches[i - 1].second != first) runs.push_back({new_ids_[first], 0});
    runs.back().last = new_ids_[past - 1];
  }
  return runs;
}

std::vector<std::string> RenumberedRanges::renumbered(std::string_view line) const {
  const LineText text(0, line);
  const std::vector<Token> words = text.tokens(text_begins);
  std::vector<std::string> lines;
  if (words.size() >= 2) {
    const auto first = mention_of(words[words.size() - 2], range_first_id.first, text);
    const auto last = mention_of(words.back(), range_last_id.first, text);
    const std::vector<Range> runs = first && last ? runs_of({first->id, last->id}) : std::vector<Range>{};
    for (const Range& run : runs) {
      std::string& renewed = lines.emplace_back(line);
      rewrite(renewed, *last, run.last);
      rewrite(renewed, *first, run.first);
    }
  }
  if (lines.empty()) lines.emplace_back(line);
  return lines;
}

}  // namespace bloesem::trf
