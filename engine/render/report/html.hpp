// Pieces of HTML. Optional end tags (p, li, dt, dd, tr, th, td) are omitted, because the reports of large
// events would have a hundred thousand of them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::render {

// Escapes text for content and for attributes between double quotes. Control characters and invalid UTF-8 are
// shown as \xNN, direction controls as \u{NNNN}.
[[nodiscard]] std::string escaped(std::string_view text);
// Returns user text of any direction in a <bdi>, so that it does not affect the text around it. For content
// only.
[[nodiscard]] std::string isolated(std::string_view text);

// Returns the name as text, or "No. 17" for a player without one.
[[nodiscard]] std::string name_html(const Player& player);
// Returns the same as a link to the player's card.
[[nodiscard]] std::string player_link(const Tournament& tournament, PlayerIndex player);
// Returns "<a href=#p17>17</a>".
[[nodiscard]] std::string number_link(const Tournament& tournament, PlayerIndex player);

// Returns a box that scrolls horizontally on a narrow screen; `label` describes it to screen readers.
[[nodiscard]] std::string scroll_box(std::string_view label, const std::string& table);

// Returns a header cell; a `meaning` that is not empty explains the word.
[[nodiscard]] std::string column_head(std::string_view word, std::string_view meaning = {});

struct Section {
  std::string id;  // of the element; used in the table of contents
  std::string title;
  std::string content;  // HTML
  bool wide = false;    // printed in landscape
};

struct Page {
  std::string title;                    // plain text
  std::vector<std::string> lines = {};  // plain text, below the title
  std::string subtitle;                 // HTML
  bool condensed = false;               // for a large event: closed cards stay closed on paper
  std::vector<Section> sections;
};

// Returns one self-contained page, whose policy forbids the browser to load or run anything.
[[nodiscard]] std::string page_html(const Page& page);

}  // namespace bloesem::render
