#include "engine/render/report/html.hpp"

#include <cstddef>

#include "engine/render/report/style.hpp"
#include "engine/service/player_id.hpp"
#include "trf/visible.hpp"

namespace bloesem::render {

namespace {

std::string with_references(const std::string& shown) {
  std::string html;
  html.reserve(shown.size());
  for (const char c : shown) {
    switch (c) {
      case '&': html += "&amp;"; break;
      case '<': html += "&lt;"; break;
      case '>': html += "&gt;"; break;
      case '"': html += "&quot;"; break;
      case '\'': html += "&#39;"; break;
      default: html += c;
    }
  }
  return html;
}

}  // namespace

std::string escaped(std::string_view text) { return with_references(trf::visible(text)); }

std::string isolated(std::string_view text) {
  return "<bdi>" + with_references(trf::visible_in_isolation(text)) + "</bdi>";
}

std::string name_html(const Player& player) {
  if (player.name.find_first_not_of(' ') != std::string::npos) return isolated(player.name);
  return "No. " + std::to_string(player.id);
}

std::string player_link(const Tournament& tournament, PlayerIndex index) {
  const Player& player = service::player_at(tournament, index);
  std::string html = "<a href=#p" + std::to_string(player.id);
  return ((html += '>') += name_html(player)) += "</a>";
}

std::string number_link(const Tournament& tournament, PlayerIndex player) {
  const std::string id = std::to_string(service::id_of(tournament, player));
  std::string html = "<a href=#p" + id;
  return ((html += '>') += id) += "</a>";
}

std::string scroll_box(std::string_view label, const std::string& table) {
  std::string html = "<div class=box tabindex=0 role=region aria-label=\"";
  return (((html += escaped(label)) += "\">") += table) += "</div>\n";
}

std::string column_head(std::string_view word, std::string_view meaning) {
  std::string html = "<th scope=col>";
  if (meaning.empty()) return html += escaped(word);
  ((html += "<abbr title=\"") += escaped(meaning)) += "\">";
  return (html += escaped(word)) += "</abbr>";
}

namespace {

// Place and date of the event, and its arbiters.
std::string head_html(const std::vector<std::string>& lines) {
  std::string html = "<p class=event>";
  for (std::size_t i = 0; i < lines.size(); ++i) (html += i == 0 ? "" : "<br>") += escaped(lines[i]);
  return html += '\n';
}

}  // namespace

std::string page_html(const Page& page) {
  const std::string title = escaped(page.title);
  std::string html = "<!DOCTYPE html>\n<html lang=en>\n<head>\n<meta charset=utf-8>\n";
  html +=
      "<meta http-equiv=Content-Security-Policy content=\"default-src 'none'; style-src 'unsafe-inline'; "
      "img-src data:\">\n";
  html += "<meta name=viewport content=\"width=device-width, initial-scale=1\">\n";
  ((html += "<title>") += title) += "</title>\n<style>\n";
  ((html += report_style) += "</style>\n</head>\n") += page.condensed ? "<body class=large>\n" : "<body>\n";
  ((html += "<header>\n<h1>") += title) += "</h1>\n";
  if (!page.lines.empty()) html += head_html(page.lines);
  html += "<p>";
  (html += page.subtitle) += "\n<nav aria-label=Contents>\n";
  for (const Section& section : page.sections) {
    ((html += "<a href=#") += section.id) += '>';
    (html += section.title) += "</a>\n";
  }
  html += "</nav>\n</header>\n<main>\n";
  for (const Section& section : page.sections) {
    ((html += "<section id=") += section.id) += section.wide ? " class=wide>\n<h2>" : ">\n<h2>";
    ((html += section.title) += "</h2>\n") += section.content;
    html += "</section>\n";
  }
  return html +=
         "</main>\n<footer><p>Made by Bloesem. This page loads nothing and runs "
         "nothing.</footer>\n</body>\n</html>\n";
}

}  // namespace bloesem::render
