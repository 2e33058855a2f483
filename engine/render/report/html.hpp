// Pieces of HTML. End tags that the standard makes optional (p, li, dt, dd, tr, th, td) are left out: the
// reports of large events have a hundred thousand of them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::cli {

// Text that means only itself in content and in attributes between double quotes. Control characters and bytes
// that are not UTF-8 are shown as \xNN, controls of direction as \u{NNNN}.
[[nodiscard]] std::string escaped(std::string_view text);
// Text of people, of any direction, in a <bdi>: nothing beside it moves. In content only.
[[nodiscard]] std::string isolated(std::string_view text);

// The name as text, or "No. 17" for a player without one.
[[nodiscard]] std::string name_html(const Player& player);
// The same as a link to the player's card.
[[nodiscard]] std::string player_link(const Tournament& tournament, PlayerIndex player);
// "<a href=#p17>17</a>"
[[nodiscard]] std::string number_link(const Tournament& tournament, PlayerIndex player);

// What scrolls inside itself where the screen is narrow; `label` tells a screen reader what it is.
[[nodiscard]] std::string scroll_box(std::string_view label, const std::string& table);

// A header cell of a column; a `meaning` that is not empty explains the word.
[[nodiscard]] std::string column_head(std::string_view word, std::string_view meaning = {});

struct Section {
  std::string id;  // of the element, and in the table of contents
  std::string title;
  std::string content;  // HTML
  bool wide = false;    // for paper across
};

struct Page {
  std::string title;                    // plain text
  std::vector<std::string> lines = {};  // plain text, below the title
  std::string subtitle;                 // HTML
  bool condensed = false;               // a large event: closed cards stay closed on paper
  std::vector<Section> sections;
};

// One file that needs nothing else and forbids its reader to load or run anything.
[[nodiscard]] std::string page_html(const Page& page);

}  // namespace bloesem::cli
