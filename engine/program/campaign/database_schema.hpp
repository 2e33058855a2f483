// The tables of a campaign's database (docs/campaign.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bloesem::cli {

inline constexpr int database_application = 0x426C6F65;  // "Bloe"
inline constexpr int database_version = 1;

// There are many rounds, so names are stored as numbers and rules as bits. The views restore the names.
inline constexpr std::string_view database_tables = R"(
PRAGMA application_id = 1114402661;
PRAGMA user_version = 1;
CREATE TABLE campaign (tournaments INTEGER NOT NULL);
CREATE TABLE setting (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, value TEXT NOT NULL);
CREATE TABLE outcome (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE rule (bit INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE round (
  tournament INTEGER NOT NULL,
  round INTEGER NOT NULL,
  outcome INTEGER NOT NULL,
  players INTEGER NOT NULL,
  brackets INTEGER NOT NULL,
  moved_down INTEGER NOT NULL,
  exchanged INTEGER NOT NULL,
  completion INTEGER NOT NULL,
  decided INTEGER,
  unknown INTEGER,
  PRIMARY KEY (tournament, round)
) WITHOUT ROWID;
CREATE TABLE incident (
  tournament INTEGER NOT NULL,
  round INTEGER NOT NULL,
  outcome INTEGER NOT NULL,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (tournament, round)
) WITHOUT ROWID;
)";
static_assert(database_application == 1114402661 && database_version == 1);

inline constexpr std::string_view database_views = R"(
CREATE VIEW rounds AS
  SELECT t.*, r.round, o.name AS outcome, r.players AS paired, r.brackets, r.moved_down, r.exchanged, r.completion,
         r.decided, r.unknown
  FROM round AS r JOIN tournament AS t ON t.id = r.tournament JOIN outcome AS o ON o.id = r.outcome;
CREATE VIEW decisive AS
  SELECT r.tournament, r.round, rule.name AS rule
  FROM round AS r JOIN rule ON r.decided >> rule.bit & 1;
)";

// Returns the statement for the table of tournaments, with one column for each axis.
[[nodiscard]] inline std::string tournament_table(const std::vector<std::string>& axes) {
  std::string text = "CREATE TABLE tournament (id INTEGER PRIMARY KEY, seed INTEGER NOT NULL";
  for (const std::string& axis : axes) text += ", \"" + axis + "\" INTEGER";
  return text + ");";
}

}  // namespace bloesem::cli
