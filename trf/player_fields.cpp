#include "trf/player_fields.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "trf/columns.hpp"
#include "trf/fields.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::array<std::pair<std::string_view, int>, 20> titles = {{
    {"GM", 0},  {"G", 0},  {"IM", 1},  {"M", 1},   {"WGM", 2}, {"WG", 2}, {"GF", 2},
    {"FM", 3},  {"F", 3},  {"WIM", 4}, {"WM", 4},  {"MF", 4},  {"CM", 5}, {"C", 5},
    {"WFM", 6}, {"WF", 6}, {"FF", 6},  {"WCM", 7}, {"WC", 7},  {"CF", 7},
}};

}  // namespace

PlayerFields read_fields(const LineText& line) {
  const auto text = [&line](const Field& field) { return std::string(trimmed(line.cut(field))); };
  return {.sex = text(player_sex),
          .title = text(player_title),
          .name = text(player_name),
          .rating = text(player_rating),
          .federation = text(player_federation),
          .fide_id = text(player_fide_id),
          .birth = text(player_birth)};
}

std::string player_line(int id, const PlayerFields& fields) {
  std::string line("001");
  put_id(line, id);
  put(line, player_sex, fields.sex);
  put(line, player_title, fields.title);
  put(line, player_name, fields.name);
  put(line, player_rating, fields.rating);
  put(line, player_federation, fields.federation);
  put(line, player_fide_id, fields.fide_id);
  put(line, player_birth, fields.birth);
  return line;
}

void put_id(std::string& line, int id) { put(line, player_id, std::to_string(id)); }

int title_order(std::string_view title) noexcept {
  const auto same = [title](const auto& known) {
    return known.first.size() == title.size() && std::equal(title.begin(), title.end(), known.first.begin(),
                                                            [](char a, char b) { return upper(a) == b; });
  };
  const auto* const found = std::find_if(titles.begin(), titles.end(), same);
  return found == titles.end() ? no_title : found->second;
}

}  // namespace bloesem::trf
