// What all commands are told that list the players of a file.
#pragma once

#include <CLI/App.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/cli/file_io.hpp"
#include "engine/cli/load_tournament.hpp"
#include "engine/cli/standings/output_form.hpp"
#include "engine/cli/standings/ranked_file.hpp"
#include "engine/cli/standings/standings_options.hpp"
#include "engine/model/result.hpp"

namespace bloesem::cli {

struct Source {
  std::string input;
  std::string output{standard_stream};
  std::optional<trf::FileFormat> input_format;
  OutputForm form = OutputForm::Table;
  StandingsRequest request;
};

using FormChoices = std::vector<std::pair<std::string, OutputForm>>;
// All but a page.
[[nodiscard]] FormChoices forms_of_lists();

// FILE, -o, --format, --input-format
void add_source_options(CLI::App& grammar, Source& source, const FormChoices& forms = forms_of_lists());
void add_after_option(CLI::App& grammar, Source& source);

// The standings; warnings and notes go to standard error.
[[nodiscard]] Result<RankedFile> rank_and_tell(const Source& source, const LoadedFile& loaded);

}  // namespace bloesem::cli
