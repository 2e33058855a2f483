#include "engine/render/explain/all_pairs/all_pairs_text.hpp"

#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/trf/csv_text.hpp"
#include "engine/explain/meaning_key.hpp"
#include "engine/render/explain/all_pairs/pair_kinds.hpp"
#include "engine/render/explain/explanation_json.hpp"
#include "engine/render/explain/format_explanation.hpp"
#include "engine/render/explain/sentence.hpp"
#include "engine/render/explain/wrapped.hpp"
#include "engine/render/format_record.hpp"
#include "engine/render/format_table.hpp"
#include "engine/service/player_id.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

using explain::AllPairs;
using explain::PairAnswer;
using explain::PairFate;
using explain::Subject;

std::string heading_word(std::string_view key, const Language& language) {
  std::string word(term_of(key, language));
  if (!word.empty()) word.front() = trf::upper(word.front());
  return word;
}

std::string kinds_text(const PairKinds& kinds, const Language& language, std::size_t width) {
  std::vector<TextRow> rows{{heading_word("sign", language), heading_word("pairs", language),
                             heading_word("article", language), heading_word("what-decides", language)}};
  for (const PairKind& kind : kinds.all()) {
    if (kind.fate == PairFate::Absent || kind.pairs == 0) continue;
    rows.push_back({std::string(1, kind.sign), std::to_string(kind.pairs),
                    kind.article.empty() ? "-" : std::string(kind.article),
                    std::string(term_of(kind.meaning, language))});
  }
  return wrapped_table(rows, {Align::Left, Align::Right, Align::Left, Align::Left}, width);
}

// Returns a row of signs for each player, with the last digit of the numbers above; empty if it is too wide.
std::string signs_text(const Subject& subject, const PairKinds& kinds, std::size_t width) {
  const std::vector<PlayerIndex> players = players_by_bracket(subject);
  constexpr std::size_t of_number = 6;
  if (of_number + 2 * players.size() > width) return "";
  const auto number = [&](PlayerIndex player) {
    return std::to_string(service::id_of(subject.tournament, player));
  };
  std::string text(of_number, ' ');
  for (const PlayerIndex player : players) (text += ' ') += number(player).back();
  text += '\n';
  for (const PlayerIndex one : players) {
    const std::string id = number(one);
    std::string line = std::string(of_number - std::min(of_number, id.size()), ' ') + id;
    for (const PlayerIndex other : players)
      (line += ' ') += one == other ? '\\' : kinds.all()[kinds.of(one, other)].sign;
    text += line + '\n';
  }
  return text;
}

Json answer_json(const Subject& subject, const PairAnswer& answer) {
  Json json{{"fate", name_of(answer.fate)}, {"article", text_or_null(article_of(subject, answer))}};
  const bool departs = answer.fate == PairFate::Completion || answer.fate == PairFate::Criterion ||
                       answer.fate == PairFate::Order;
  if (departs) json["bracket"] = answer.bracket + 1;
  if (answer.fate != PairFate::Criterion) return json;
  json["value"] = value_in_round(subject, answer);
  json["with"] = amount_of(answer.with);
  json["meaning"] = explain::meaning_key(answer.with);
  return json;
}

void append_csv_row(std::string& text, const Subject& subject, const PairAnswer& answer) {
  for (const std::string_view value : {name_of(answer.fate), article_of(subject, answer)}) {
    text += ',';
    trf::append_csv_value(text, value);
  }
  const bool departs = answer.fate == PairFate::Completion || answer.fate == PairFate::Criterion ||
                       answer.fate == PairFate::Order;
  text += ',' + (departs ? std::to_string(answer.bracket + 1) : "");
  text += ',' + value_in_round(subject, answer);
  text += ',' + (answer.fate == PairFate::Criterion ? amount_of(answer.with) : "");
  text += '\n';
}

}  // namespace

std::string all_pairs_text(const Subject& subject, const AllPairs& pairs, const Language& language,
                           std::size_t width) {
  const PairKinds kinds(subject, pairs);
  const std::string title = round_title(subject.tournament, subject.round(), rules_of(subject).edition);
  const std::string signs = signs_text(subject, kinds, width);
  return title + '\n' + kinds_text(kinds, language, width) + (signs.empty() ? "" : '\n' + signs);
}

std::string all_pairs_csv(const Subject& subject, const AllPairs& pairs) {
  std::vector<std::string> rows;  // by number of an answer
  for (const PairAnswer& answer : pairs.answers()) append_csv_row(rows.emplace_back(), subject, answer);
  const std::vector<PlayerIndex> players = players_of_round(subject);
  std::string text = "one,other,fate,article,bracket,value,with\n";
  for (std::size_t i = 0; i < players.size(); ++i) {
    const std::string one = std::to_string(service::id_of(subject.tournament, players[i])) + ',';
    for (std::size_t j = i + 1; j < players.size(); ++j)
      ((text += one) += std::to_string(service::id_of(subject.tournament, players[j]))) +=
          rows[pairs.number(players[i], players[j])];
  }
  return text;
}

Json all_pairs_json(const Subject& subject, const AllPairs& pairs, const Language& language) {
  const std::vector<PlayerIndex> players = players_of_round(subject);
  Json json = question_json(subject, "all-pairs", language);
  json["players"] = ids_json(subject.tournament, players);
  json["answers"] = Json::array();
  for (const PairAnswer& answer : pairs.answers()) json["answers"].push_back(answer_json(subject, answer));
  Json rows = Json::array();
  for (std::size_t i = 0; i < players.size(); ++i) {
    std::string row;
    for (std::size_t j = 0; j < i; ++j)
      row += (j == 0 ? "" : " ") + std::to_string(pairs.number(players[i], players[j]));
    rows.push_back(std::move(row));
  }
  json["rows"] = std::move(rows);
  return json;
}

}  // namespace bloesem::render
