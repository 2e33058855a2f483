#include "engine/render/explain/all_pairs/pair_picture.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/render/explain/all_pairs/pair_kinds.hpp"
#include "engine/render/explain/all_pairs/png.hpp"
#include "engine/render/explain/format_explanation.hpp"
#include "engine/render/explain/sentence.hpp"
#include "engine/render/format_record.hpp"
#include "engine/render/format_table.hpp"
#include "engine/render/report/html.hpp"
#include "engine/service/player_id.hpp"
#include "trf/text.hpp"

namespace bloesem::render {

namespace {

using explain::AllPairs;
using explain::PairAnswer;
using explain::PairFate;
using explain::Subject;

std::string hex_colour(std::uint32_t rgb) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text = "#";
  for (unsigned shift = 24; shift > 0; shift -= 4) text += digits[(rgb >> (shift - 4)) & 0xfU];
  return text;
}

// Returns the style of a cell: its colour, and black or white letters, whichever is easier to read.
std::string cell_style(std::uint32_t rgb) {
  const std::uint32_t light = 299 * ((rgb >> 16U) & 0xffU) + 587 * ((rgb >> 8U) & 0xffU) + 114 * (rgb & 0xffU);
  constexpr std::uint32_t half = 140'000;
  return " style=\"background:" + hex_colour(rgb) + (light > half ? ";color:#211e1a\"" : ";color:#fff\"");
}

std::string kind_words(const PairKind& kind, const Language& language) {
  std::string text = kind.article.empty() ? "" : std::string(kind.article) + ": ";
  text += term_of(kind.meaning, language);
  return text;
}

std::string legend_html(const PairKinds& kinds, const Language& language) {
  std::string text = "<ul class=legend>\n";
  for (const PairKind& kind : kinds.all()) {
    if (kind.fate == PairFate::Absent || kind.pairs == 0) continue;
    text += "<li><i style=\"background:" + hex_colour(kind.rgb) + "\"></i>" +
            escaped(kind_words(kind, language)) + " <small>" + std::to_string(kind.pairs) + "</small>\n";
  }
  return text + "</ul>\n";
}

// Returns what a cell says: an article or, where they play or the order decides, a sign.
std::string cell_text(const PairKind& kind) {
  if (kind.fate == PairFate::Board) return "\xE2\x97\x8F";
  if (kind.fate == PairFate::Order) return "\xC2\xB7";
  return std::string(kind.article);
}

std::string cell_title(const Subject& subject, const PairAnswer& answer, const PairKind& kind,
                       const Language& language) {
  std::string text = kind_words(kind, language);
  if (answer.fate == PairFate::Criterion)
    text += ": " + value_in_round(subject, answer) + " \xE2\x86\x92 " + amount_of(answer.with);
  return text;
}

std::string cells_html(const Subject& subject, const AllPairs& pairs, const PairKinds& kinds,
                       const Language& language) {
  const std::vector<PlayerIndex> players = players_by_bracket(subject);
  const auto id = [&](PlayerIndex player) {
    return std::to_string(service::id_of(subject.tournament, player));
  };
  std::string text = "<table class=pairs>\n<thead><tr><td>";
  for (const PlayerIndex player : players) text += "<th scope=col>" + id(player);
  text += "\n<tbody>\n";
  for (const PlayerIndex one : players) {
    text += "<tr><th scope=row><small>" + id(one) + "</small> " +
            name_html(service::player_at(subject.tournament, one));
    for (const PlayerIndex other : players) {
      if (one == other) {
        text += "<td>";
        continue;
      }
      const PairKind& kind = kinds.all()[kinds.of(one, other)];
      text += "<td" + cell_style(kind.rgb) + " title=\"" + id(one) + '-' + id(other) + ": " +
              escaped(cell_title(subject, pairs.at(one, other), kind, language)) + "\">" + cell_text(kind);
    }
    text += '\n';
  }
  return scroll_box(term_of("all-pairs", language), text + "</table>");
}

std::string dots_html(const Subject& subject, const PairKinds& kinds, const Language& language,
                      const std::string& name) {
  const std::vector<PlayerIndex> players = players_by_bracket(subject);
  std::vector<std::uint32_t> palette;
  for (const PairKind& kind : kinds.all()) palette.push_back(kind.rgb);
  std::vector<std::uint8_t> pixels;
  pixels.reserve(players.size() * players.size());
  for (const PlayerIndex one : players)
    for (const PlayerIndex other : players)
      pixels.push_back(one == other ? 0 : static_cast<std::uint8_t>(kinds.of(one, other)));
  const std::string size = std::to_string(players.size());
  std::string text = "<div class=zoom>\n";
  constexpr std::array<std::string_view, 4> zooms{"fit", "1", "4", "10"};
  for (const std::string_view zoom : zooms)
    text += "<label><input type=radio name=" + name + " class=z" + std::string(zoom) +
            (zoom == zooms.front() ? " checked>" : ">") +
            (zoom == zooms.front() ? std::string(term_of("whole-picture", language))
                                   : std::string(zoom) + "\xC3\x97") +
            "</label>\n";
  text += "<div class=box tabindex=0><img alt=\"" + escaped(term_of("all-pairs", language)) +
          "\" style=\"--n:" + size + "\" src=\"data:image/png;base64," +
          base64_of(png_of(players.size(), players.size(), pixels, palette)) + "\"></div>\n</div>\n";
  return text;
}

}  // namespace

std::string pair_picture_html(const Subject& subject, const AllPairs& pairs, const Language& language,
                              const std::string& name) {
  const PairKinds kinds(subject, pairs);
  const bool few = players_of_round(subject).size() <= max_players_in_cells;
  return "<p class=hint>" + escaped(term_of("pairs-hint", language)) + '\n' + legend_html(kinds, language) +
         (few ? cells_html(subject, pairs, kinds, language) : dots_html(subject, kinds, language, name));
}

std::string all_pairs_page(const Subject& subject, const AllPairs& pairs, const Language& language) {
  Page page;
  page.title = round_title(subject.tournament, subject.round(), rules_of(subject).edition);
  page.title.erase(page.title.find_last_not_of('\n') + 1);
  std::string heading(term_of("all-pairs", language));
  heading.front() = trf::upper(heading.front());
  page.sections.push_back({"pairs", heading, pair_picture_html(subject, pairs, language), true});
  return page_html(page);
}

}  // namespace bloesem::render
