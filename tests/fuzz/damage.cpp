#include "tests/fuzz/damage.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "trf/encoding.hpp"

namespace bloesem::fuzz {

namespace {

using test::Random;

std::size_t below(Random& random, std::size_t limit) { return random.between<std::size_t>(0, limit - 1); }

template <class List>
auto any_of(Random& random, const List& list) {
  return list[below(random, std::size(list))];
}

// ---- bytes

void flip_bit(std::string& text, std::string_view, Random& random) {
  char& c = text[below(random, text.size())];
  c = static_cast<char>(static_cast<unsigned char>(c) ^ (1U << random.between(0U, 7U)));
}

void replace_byte(std::string& text, std::string_view, Random& random) {
  text[below(random, text.size())] = static_cast<char>(random.between(0, 255));
}

void replace_by_mark(std::string& text, std::string_view, Random& random) {
  constexpr std::string_view marks = " 0123456789wbWB-+=UHFZ*?.,/\t\r\n\x1a\x1b";
  text[below(random, text.size())] = any_of(random, marks);
}

void truncate(std::string& text, std::string_view, Random& random) { text.resize(below(random, text.size())); }

// ---- columns

void shift_right(std::string& text, std::string_view, Random& random) {
  constexpr std::array<std::string_view, 6> fillers{" ", "  ", "\t", "9", "\xC2\xA0", "\xE9"};
  text.insert(below(random, text.size()), any_of(random, fillers));
}

void shift_left(std::string& text, std::string_view, Random& random) {
  text.erase(below(random, text.size()), random.between<std::size_t>(1, 12));
}

// Replaces the number at or after a random place, in the same columns if it fits.
void replace_number(std::string& text, std::string_view, Random& random) {
  constexpr std::array<std::string_view, 12> numbers{"0",    "1",    "2",     "7",   "10", "99",
                                                     "0000", "9999", "10000", "0.5", "-1", "4294967297"};
  constexpr std::string_view digits = "0123456789";
  const std::size_t begin = text.find_first_of(digits, below(random, text.size()));
  if (begin == std::string::npos) return;
  const std::size_t end = std::min(text.find_first_not_of(digits, begin), text.size());
  const std::string_view number = any_of(random, numbers);
  const std::size_t room = begin + std::max(end - begin, number.size());
  const std::size_t from = random.chance(80) && room <= text.size() && end >= number.size()
                               ? std::min(begin, end - number.size())
                               : begin;
  text.replace(from, end - from, number);
}

// ---- lines

using Lines = std::vector<std::string>;

Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = text.find_first_of("\r\n");
    const std::size_t size = end == std::string_view::npos ? text.size() : end + 1;
    lines.emplace_back(text.substr(0, size));
    text.remove_prefix(size);
  }
  return lines;
}

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line;
  return text;
}

void delete_line(std::string& text, std::string_view, Random& random) {
  Lines lines = lines_of(text);
  lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(below(random, lines.size())));
  text = joined(lines);
}

void duplicate_line(std::string& text, std::string_view, Random& random) {
  Lines lines = lines_of(text);
  const std::string line = any_of(random, lines);
  lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(below(random, lines.size())), line);
  text = joined(lines);
}

void swap_lines(std::string& text, std::string_view, Random& random) {
  Lines lines = lines_of(text);
  std::swap(lines[below(random, lines.size())], lines[below(random, lines.size())]);
  text = joined(lines);
}

void borrow_line(std::string& text, std::string_view other, Random& random) {
  const Lines theirs = lines_of(other);
  if (theirs.empty()) return;
  Lines lines = lines_of(text);
  lines[below(random, lines.size())] = any_of(random, theirs);
  text = joined(lines);
}

void add_record(std::string& text, std::string_view, Random& random) {
  constexpr std::array<std::string_view, 20> records{"XXR 3\n",
                                                     "142 9\n",
                                                     "XXC rank\n",
                                                     "XXC black1\n",
                                                     "152 B\n",
                                                     "XXZ 1 2\n",
                                                     "XXP 1 2 3\n",
                                                     "XXA    1  1.0  0.5\n",
                                                     "XXS W=3 D=1 PAB=1\n",
                                                     "BBW  3.0\n",
                                                     "BBU  0.5\n",
                                                     "162  W 3.0    D 1.0\n",
                                                     "240 H 003    1\n",
                                                     "250       1.0 001 003    1    4\n",
                                                     "260 001 005    1    2\n",
                                                     "192 FIDE_DUTCH_BAKU\n",
                                                     "042 2020/01/01\n",
                                                     "012 \x1b]0;title\x07 \xC2\x9B 31m\n",
                                                     "310   1 Club Norte\n",
                                                     "013 team 1 2\n"};
  Lines lines = lines_of(text);
  lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(below(random, lines.size())),
               std::string(any_of(random, records)));
  text = joined(lines);
}

// ---- whole files

void splice(std::string& text, std::string_view other, Random& random) {
  text.resize(below(random, text.size()));
  if (!other.empty()) text += other.substr(below(random, other.size()));
}

void change_ends(std::string& text, std::string_view, Random& random) {
  constexpr std::array<std::string_view, 6> ends{"\r", "\n", "\r\n", "\n\r", "\n\n", ""};
  const std::string_view end = any_of(random, ends);
  std::string changed;
  for (const char c : text) {
    if (c == '\n') {
      changed += end;
    } else if (c != '\r') {
      changed += c;
    }
  }
  text = std::move(changed);
}

std::string as_utf16(std::string_view text) {
  std::string wide("\xFF\xFE");
  for (const char c : text) wide.append({c, '\0'});
  return wide;
}

void change_encoding(std::string& text, std::string_view, Random& random) {
  switch (random.between(0, 3)) {
    case 0: text.insert(0, trf::utf8_bom); break;
    case 1: text = trf::windows_1252_to_utf8(text); break;
    case 2: text = trf::utf8_to_windows_1252(text); break;
    default: text = as_utf16(text);
  }
}

constexpr std::array kinds = {flip_bit,    replace_byte,   replace_by_mark, replace_by_mark, truncate,
                              shift_right, shift_left,     replace_number,  replace_number,  replace_number,
                              delete_line, duplicate_line, swap_lines,      borrow_line,     add_record,
                              add_record,  splice,         change_ends,     change_encoding};

}  // namespace

std::string damaged(std::string text, std::string_view other, Random& random) {
  for (int count = random.between(1, 4); count > 0 && !text.empty(); --count) {
    any_of(random, kinds)(text, other, random);
  }
  return text;
}

}  // namespace bloesem::fuzz
