#include "engine/render/explain/format_explanation.hpp"

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/render/explain/sentence.hpp"
#include "engine/render/explain/wrapped.hpp"
#include "engine/render/format_table.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

Align alignment_of(const explain::Value& value) {
  return std::holds_alternative<std::int64_t>(value) || std::holds_alternative<explain::Score>(value)
             ? Align::Right
             : Align::Left;
}

std::string explained_table(const Tournament& tournament, const explain::Table& table, const Language& language,
                            std::size_t width) {
  std::vector<TextRow> rows(1);
  for (const std::string_view heading : table.headings) {
    std::string word(term_of(heading, language));
    if (!word.empty()) word.front() = trf::upper(word.front());
    rows.front().push_back(std::move(word));
  }
  std::vector<Align> alignment(table.headings.size(), Align::Left);
  for (const std::vector<explain::Value>& values : table.rows) {
    TextRow row;
    for (std::size_t column = 0; column < values.size(); ++column) {
      alignment[column] = alignment_of(values[column]);
      row.push_back(is_empty_list(values[column]) ? "-" : words_of(tournament, values[column], language));
    }
    rows.push_back(std::move(row));
  }
  return wrapped_table(rows, alignment, width);
}

void append_wrapped(std::string& text, std::string_view sentence, std::size_t width) {
  for (const std::string& line : wrapped(sentence, width)) (text += line) += '\n';
}

}  // namespace

EditionChoice rules_of(const explain::Subject& subject) {
  if (subject.answer) return {.edition = subject.answer->edition, .readings = subject.answer->readings};
  const auto choice =
      choose_edition(subject.tournament.heading, subject.options.edition, subject.options.readings);
  return choice ? *choice : EditionChoice{};
}

std::string story_text(const Tournament& tournament, const explain::Explanation& explanation,
                       const Language& language, std::size_t width) {
  std::string text;
  for (const explain::Claim& claim : explanation.story)
    append_wrapped(text, sentence_of(tournament, claim, language), width);
  if (!explanation.complete) append_wrapped(text, language.incomplete, width);
  for (const explain::Table& table : explanation.tables) {
    if (!text.empty()) text += '\n';
    text += explained_table(tournament, table, language, width);
  }
  return text;
}

std::string format_explanation(const explain::Subject& subject, const explain::Explanation& explanation,
                               const Language& language, std::size_t width) {
  return round_title(subject.tournament, subject.round(), rules_of(subject).edition) + '\n' +
         story_text(subject.tournament, explanation, language, width);
}

}  // namespace bloesem::render
