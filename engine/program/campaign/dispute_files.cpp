#include "engine/program/campaign/dispute_files.hpp"

#include <filesystem>
#include <system_error>

#include "bloesem/judge/judge.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/writer.hpp"
#include "engine/campaign/shrink.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/path_name.hpp"
#include "engine/render/format_verdict.hpp"
#include "engine/service/conversion.hpp"
#include "engine/service/edition_choice.hpp"

namespace bloesem::cli {

namespace {

using campaign::Agreement;
using campaign::Answer;
using campaign::compare;
using campaign::Engines;
using campaign::text_of;

// Returns the position as a report file that states its rules.
trf::Written as_report(Tournament position, Edition edition) {
  const Result<EditionChoice> choice = choose_edition(position.heading, edition);
  state_rules(position.heading, edition, choice ? choice->readings : Readings{});
  return trf::write_report(position, {.target = trf::Target::Trfbx});
}

Answer first_answer(const Engines& engines, const Tournament& position, const PairOptions& options) {
  return engines.first ? engines.first->pair(position, options) : pair_round(position, options);
}

// Returns the position as it is read back from its own file; nothing if it cannot be written or read back.
std::optional<Tournament> by_way_of_a_file(const Tournament& position, Edition edition) {
  const trf::Written written = as_report(position, edition);
  if (!written.losses.empty()) return std::nullopt;
  return trf::read_tournament(written.text, {.round = position.rounds_played + 1}).tournament;
}

bool differ(const Engines& engines, const Tournament& position, const PairOptions& options) {
  return compare(first_answer(engines, position, options), engines.second.pair(position, options)) ==
         Agreement::Different;
}

// Returns both answers, and the judge's verdict on each that is a pairing.
std::string report(const Engines& engines, const Tournament& position, const PairOptions& options) {
  std::string text;
  const auto add = [&](const std::string& name, const Answer& answer) {
    text += "== " + name + ": " + text_of(answer, position) + "\n\n";
    if (!answer) return;
    const Result<Verdict> verdict = judge(position, proposal_of(*answer), options);
    text += verdict ? render::format_verdict(position, *verdict) : verdict.error().message + '\n';
    text += '\n';
  };
  add(engines.first ? engines.first->name : "matching", first_answer(engines, position, options));
  add(engines.second.name, engines.second.pair(position, options));
  return text;
}

std::optional<Error> make_folder(const std::string& folder) {
  std::error_code code;
  std::filesystem::create_directories(platform::path_of(folder), code);
  if (!code) return std::nullopt;
  return Error{ErrorCode::FileAccess, folder + " cannot be made: " + code.message()};
}

}  // namespace

Tournament smallest_dispute(const campaign::Dispute& dispute, const Engines& engines,
                            const std::atomic<bool>& stop) {
  const PairOptions options{.edition = dispute.edition};
  const auto shows = [&](const Tournament& candidate) {
    if (stop) return false;
    const std::optional<Tournament> read = by_way_of_a_file(candidate, dispute.edition);
    return read && differ(engines, *read, options);
  };
  // the difference depends on something that a file cannot express
  if (!shows(dispute.position)) return dispute.position;
  return campaign::shrink(dispute.position, shows).position;
}

std::optional<Error> write_dispute(const std::string& folder, std::uint64_t tournament,
                                   const campaign::Dispute& dispute, const Engines& engines,
                                   const std::atomic<bool>& stop) {
  if (auto error = make_folder(folder)) return error;
  const Tournament smallest = smallest_dispute(dispute, engines, stop);
  const std::string name =
      folder + "/tournament-" + std::to_string(tournament) + "-round-" + std::to_string(dispute.round);
  const std::string position = as_report(smallest, dispute.edition).text;
  const std::string text = report(engines, smallest, {.edition = dispute.edition});
  return platform::write_outputs({{name + ".trf", position}, {name + ".txt", text}});
}

}  // namespace bloesem::cli
