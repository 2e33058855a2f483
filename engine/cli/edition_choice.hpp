// Which edition of the rules a file is paired under (docs/cli.md). Never today's date: the same file and the
// same request give the same pairing for ever.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/model/result.hpp"
#include "engine/pair_round.hpp"

namespace bloesem::cli {

using Rules = Edition;  // as options ask for it

[[nodiscard]] std::string_view name_of(Edition edition) noexcept;

// "2016", "2026": as editions are asked for.
[[nodiscard]] const std::vector<std::pair<std::string, Rules>>& names_of_rules();

// What record 192 says in files that the program makes itself: under which edition they were paired.
[[nodiscard]] std::string_view system_code_of(Edition edition) noexcept;

// Y/M/D or D.M.Y with a year of four digits, as the start date must be to tell the edition.
[[nodiscard]] bool is_date(std::string_view text);

// Such a date as Y/MM/DD; nothing for all else.
[[nodiscard]] std::optional<std::string> sortable_date(std::string_view text);

struct EditionEvidence {
  std::optional<Rules> requested;         // --rules
  std::string_view system_code;           // record 192; empty if the file has none
  std::optional<std::string> start_date;  // record 042, as written
};

struct EditionChoice {
  Edition edition = Edition::Fide2026;
  std::string ground;   // what told it, where nobody asked for it: "record 192"; empty otherwise
  std::string warning;  // empty: nothing to say
};

// The request, else record 192, else the start date, else 2026 with a warning. InvalidInput: another system
// than the Dutch.
[[nodiscard]] Result<EditionChoice> choose_edition(const EditionEvidence& evidence);

// "rules: FIDE (Dutch) 2026 (record 192)"; empty where there is no ground.
[[nodiscard]] std::string described(const EditionChoice& choice);

// The file asks for the Baku acceleration by the suffix of its system code.
[[nodiscard]] bool wants_acceleration(std::string_view system_code);
// The same system with that suffix; where none is named, the Dutch one of the event's date.
[[nodiscard]] std::string with_acceleration(std::string_view system_code);

}  // namespace bloesem::cli
