// The options shared by all commands that list the players of a file.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/trf/csv_text.hpp"
#include "engine/cli/grammar.hpp"
#include "engine/cli/standings/standings_options.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/render/standings/output_form.hpp"
#include "engine/service/hints.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/standings/ranked_file.hpp"

namespace bloesem::cli {

struct Source {
  std::string input;
  std::string output{platform::standard_stream};
  std::optional<trf::FileFormat> input_format;
  render::OutputForm form = render::OutputForm::Table;
  trf::CsvText csv_text = trf::CsvText::Guarded;
  service::StandingsRequest request;
  service::Hints hints;
};

using FormChoices = std::vector<std::pair<std::string, render::OutputForm>>;
// Returns all forms except a page.
[[nodiscard]] FormChoices forms_of_lists();

// Adds FILE, -o, --format, --raw-csv and --input-format.
void add_source_options(Grammar& grammar, Source& source, const FormChoices& forms = forms_of_lists());
// Adds --after and --with-open-games.
void add_after_option(Grammar& grammar, Source& source);

// Returns options without messages about games that have no result: the list itself reports them, see
// open_games_message.
[[nodiscard]] trf::ReadOptions reading_of_lists();

// Returns the standings; prints warnings and notes on standard error.
[[nodiscard]] Result<service::RankedFile> rank_and_report(const Source& source,
                                                          const service::LoadedFile& loaded);

}  // namespace bloesem::cli
