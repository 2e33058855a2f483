#include "engine/render/explain/explanation_csv.hpp"

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "bloesem/trf/csv_text.hpp"
#include "engine/render/explain/sentence.hpp"
#include "engine/service/player_id.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

struct ValueCsv {
  const Tournament& tournament;

  std::string operator()(std::int64_t count) const { return std::to_string(count); }
  std::string operator()(const explain::Score& score) const { return trf::format_points(score.tenths); }
  std::string operator()(PlayerIndex player) const {
    return std::to_string(service::id_of(tournament, player));
  }
  std::string operator()(const explain::Pair& pair) const {
    return (*this)(pair.first) + '-' + (*this)(pair.second);
  }
  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(Colour colour) const { return colour == Colour::White ? "white" : "black"; }
  template <class Item>
  std::string operator()(const std::vector<Item>& items) const {
    std::string text;
    for (const Item& item : items) text += (text.empty() ? "" : " ") + (*this)(item);
    return text;
  }
};

std::string csv_of(const Tournament& tournament, const explain::Table& table) {
  std::string text;
  for (const std::string_view heading : table.headings) {
    if (!text.empty()) text += ',';
    trf::append_csv_value(text, heading);
  }
  for (const std::vector<explain::Value>& values : table.rows) {
    text += '\n';
    for (std::size_t column = 0; column < values.size(); ++column) {
      if (column > 0) text += ',';
      trf::append_csv_value(text, std::visit(ValueCsv{tournament}, values[column]));
    }
  }
  return text + '\n';
}

}  // namespace

std::string explanation_csv(const Tournament& tournament, const explain::Explanation& explanation,
                            const Language& language) {
  std::string text;
  for (const explain::Table& table : explanation.tables)
    text += (text.empty() ? "" : "\n") + csv_of(tournament, table);
  if (!explanation.tables.empty()) return text;
  text = "says,text\n";
  for (const explain::Claim& claim : explanation.story) {
    trf::append_csv_value(text, phrase_of(claim.statement).says);
    text += ',';
    trf::append_csv_text(text, sentence_of(tournament, claim, language));
    text += '\n';
  }
  return text;
}

}  // namespace bloesem::render
