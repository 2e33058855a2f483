#include "engine/render/explain/explanation_html.hpp"

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/render/explain/format_explanation.hpp"
#include "engine/render/explain/sentence.hpp"
#include "engine/render/format_table.hpp"
#include "engine/render/report/html.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

std::string heading_html(std::string_view key, const Language& language) {
  std::string word(term_of(key, language));
  if (!word.empty()) word.front() = trf::upper(word.front());
  return column_head(word);
}

std::string answer_table(const Tournament& tournament, const explain::Table& table, const Language& language) {
  std::string text = "<table class=answer>\n<thead><tr>";
  for (const std::string_view heading : table.headings) text += heading_html(heading, language);
  text += "\n<tbody>\n";
  for (const std::vector<explain::Value>& values : table.rows) {
    text += "<tr>";
    for (const explain::Value& value : values) {
      const bool number =
          std::holds_alternative<std::int64_t>(value) || std::holds_alternative<explain::Score>(value);
      text += number ? "<td class=n>" : "<td>";
      text += is_empty_list(value) ? "\xE2\x80\x93" : escaped(words_of(tournament, value, language));
    }
    text += '\n';
  }
  return text + "</table>";
}

}  // namespace

std::string story_html(const Tournament& tournament, const explain::Explanation& explanation,
                       const Language& language) {
  std::string text;
  for (const explain::Claim& claim : explanation.story)
    text += "<p>" + escaped(sentence_of(tournament, claim, language)) + '\n';
  if (!explanation.complete) text += "<p class=note>" + escaped(language.incomplete) + '\n';
  for (const explain::Table& table : explanation.tables)
    text += scroll_box(term_of("table", language), answer_table(tournament, table, language)) + '\n';
  return text;
}

std::string explanation_page(const explain::Subject& subject, const explain::Explanation& explanation,
                             const Language& language) {
  std::string title = round_title(subject.tournament, subject.round(), rules_of(subject).edition);
  title.erase(title.find_last_not_of('\n') + 1);
  Page page;
  page.title = title;
  std::string heading(term_of(explanation.question, language));
  if (!heading.empty()) heading.front() = trf::upper(heading.front());
  page.sections.push_back({"answer", heading, story_html(subject.tournament, explanation, language)});
  return page_html(page);
}

}  // namespace bloesem::render
