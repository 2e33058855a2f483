#include "engine/render/explain/explanation_json.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/render/explain/format_explanation.hpp"
#include "engine/render/explain/sentence.hpp"
#include "engine/service/player_id.hpp"
#include "engine/swiss/system.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

struct ValueJson {
  const Tournament& tournament;

  Json operator()(std::int64_t count) const { return count; }
  Json operator()(const explain::Score& score) const { return trf::format_points(score.tenths); }
  Json operator()(PlayerIndex player) const { return service::id_of(tournament, player); }
  Json operator()(const explain::Pair& pair) const {
    return Json::array({service::id_of(tournament, pair.first), service::id_of(tournament, pair.second)});
  }
  Json operator()(const std::string& text) const { return text; }
  Json operator()(Colour colour) const { return colour == Colour::White ? "white" : "black"; }
  Json operator()(const std::vector<PlayerIndex>& players) const { return ids_json(tournament, players); }
  Json operator()(const std::vector<explain::Pair>& pairs) const { return pairs_json(tournament, pairs); }
};

Json claim_json(const Tournament& tournament, const explain::Claim& claim, const Language& language) {
  Json json{{"says", phrase_of(claim.statement).says}, {"text", sentence_of(tournament, claim, language)}};
  for (const explain::Argument& argument : claim.arguments)
    json[argument.name] = std::visit(ValueJson{tournament}, argument.value);
  return json;
}

Json table_json(const Tournament& tournament, const explain::Table& table) {
  Json headings = Json::array();
  for (const std::string_view heading : table.headings) headings.push_back(heading);
  Json rows = Json::array();
  for (const std::vector<explain::Value>& values : table.rows) {
    Json row = Json::array();
    for (const explain::Value& value : values) row.push_back(std::visit(ValueJson{tournament}, value));
    rows.push_back(std::move(row));
  }
  return {{"headings", std::move(headings)}, {"rows", std::move(rows)}};
}

}  // namespace

Json story_json(const Tournament& tournament, const explain::Explanation& explanation,
                const Language& language) {
  Json story = Json::array();
  for (const explain::Claim& claim : explanation.story)
    story.push_back(claim_json(tournament, claim, language));
  Json tables = Json::array();
  for (const explain::Table& table : explanation.tables) tables.push_back(table_json(tournament, table));
  return {{"complete", explanation.complete}, {"story", std::move(story)}, {"tables", std::move(tables)}};
}

Json question_json(const explain::Subject& subject, std::string_view question, const Language& language) {
  const EditionChoice rules = rules_of(subject);
  return {{"schema", json_schema},
          {"round", subject.round()},
          {"pairing_system", system_id_of(rules.edition)},
          {"edition", name_of(rules.edition)},
          {"readings", readings_json(rules.edition, rules.readings)},
          {"language", language.code},
          {"question", question}};
}

Json explanation_json(const explain::Subject& subject, const explain::Explanation& explanation,
                      const Language& language) {
  Json json = question_json(subject, explanation.question, language);
  json.update(story_json(subject.tournament, explanation, language));
  return json;
}

}  // namespace bloesem::render
