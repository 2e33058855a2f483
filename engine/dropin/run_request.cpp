#include "engine/dropin/run_request.hpp"

#include <utility>

#include "engine/dropin/checker_report.hpp"
#include "engine/dropin/dropin.hpp"
#include "engine/dropin/format_lists.hpp"
#include "engine/dropin/run_generator.hpp"
#include "engine/dropin/write_safely.hpp"
#include "engine/model/counted.hpp"
#include "engine/platform/answer.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/path_name.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/format_pairs.hpp"
#include "engine/render/format_record.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/pairing_request.hpp"
#include "engine/service/release.hpp"

namespace bloesem::dropin {

namespace {

// Returns the hint at the only option in front of another engine's command line that a message may need.
std::string own_hint(Remedy remedy) {
  return remedy == Remedy::ChooseEdition ? "; use --rules to choose another" : "";
}

// The system of the line counts unless Bloesem's own options name one.
service::Rules rules_of(const Request& request, const OwnOptions& own_options) {
  service::Rules rules = own_options.rules;
  if (rules.system.empty()) rules.system = request.system;
  return rules;
}

service::LoadRequest load_request(const Request& request, const OwnOptions& own_options) {
  service::LoadRequest load;
  load.reading.purpose = request.task == Task::Pair ? trf::Purpose::Pair : trf::Purpose::Check;
  load.rules = rules_of(request, own_options);
  load.hints = own_hint;
  if (request.accelerate) load.acceleration = BakuAcceleration{};
  return load;
}

// One run: a tournament and the texts made from it.
class Run {
 public:
  Run(const Request& request, const OwnOptions& own_options, const service::LoadedFile& loaded)
      : request_(request),
        own_options_(own_options),
        tournament_(*loaded.tournament),
        edition_(loaded.edition),
        options_(loaded.options) {}

  platform::ExitCode pair() {
    const Result<RoundPairing> pairing = pair_round(tournament_, options_);
    if (!pairing) return refuse(pairing.error());
    report(*pairing);
    text_ = render::format_pairs(tournament_, *pairing);
    if (request_.checklist) add_checklist(&*pairing);
    return write();
  }

  platform::ExitCode check() {
    if (request_.round.value_or(0) > tournament_.rounds_played) return refuse(no_such_round());
    if (!tournament_.rounds_declared) options_.rounds_declared = tournament_.rounds_played;
    const std::string stem = platform::name_of(platform::path_of(request_.input).stem());
    const int last = request_.round.value_or(tournament_.rounds_played);
    for (int round = request_.round.value_or(1); round <= last; ++round) {
      options_.round = round;
      const Result<RoundPairing> pairing = pair_round(tournament_, options_);
      if (!pairing && pairing.error().code != ErrorCode::NoValidPairing) return refuse(pairing.error());
      if (pairing) report(*pairing);
      text_ += report_round(request_.dialect, stem, tournament_, round, pairing);
      if (!request_.checklist) continue;
      if (request_.dialect == Dialect::JaVaFo && !list_.empty()) list_ += '\n';
      list_ += "Round #" + std::to_string(round) + '\n';
      add_checklist(pairing ? &*pairing : nullptr);
    }
    text_ += '\n';
    return write();
  }

 private:
  [[nodiscard]] Error no_such_round() const {
    return {.code = ErrorCode::InvalidInput,
            .message = "round " + std::to_string(request_.round.value_or(0)) +
                       " cannot be checked: " + rounds_have_been_played(tournament_.rounds_played)};
  }

  platform::ExitCode refuse(Error error) const {
    if (error.code == ErrorCode::NoValidPairing) error.message = std::string(no_round) + error.message;
    return platform::fail(platform::display_name(request_.input), error);
  }

  void report(const RoundPairing& pairing) const {
    if (own_options_.verbose) platform::print_to_stderr(render::format_record(tournament_, pairing));
  }

  // A round that could be paired also has a checklist, so an error is not expected here.
  void add_checklist(const RoundPairing* pairing) {
    const Result<Checklist> facts =
        pairing ? checklist(tournament_, options_, *pairing) : checklist(tournament_, options_);
    if (!facts) return;
    list_ += request_.dialect == Dialect::BbpPairings ? format_bbp_checklist(tournament_, *facts, edition_)
                                                      : format_javafo_checklist(tournament_, *facts);
  }

  [[nodiscard]] std::vector<platform::Output> outputs() const {
    std::vector<platform::Output> outputs;
    for (const std::string& path : request_.outputs) outputs.push_back({path, text_});
    if (outputs.empty()) outputs.push_back({std::string(platform::standard_stream), text_});
    if (request_.checklist) outputs.push_back({*request_.checklist, list_});
    return outputs;
  }

  platform::ExitCode write() {
    if (request_.dialect == Dialect::BbpPairings) list_ += service::release;
    return write_safely(outputs(), {request_.input});
  }

  const Request& request_;
  const OwnOptions& own_options_;
  const Tournament& tournament_;
  Edition edition_;
  PairOptions options_;
  std::string text_;
  std::string list_;
};

}  // namespace

platform::ExitCode run_request(const Request& request, const OwnOptions& own_options) {
  if (request.release) {
    const platform::ExitCode code = platform::answer(std::string(service::release) + '\n');
    if (code != platform::ExitCode::Done) return code;
  }
  if (request.task == Task::Generate) return run_generator(request, own_options);
  const service::LoadedFile loaded =
      service::load_tournament(request.input, load_request(request, own_options));
  platform::print_to_stderr(own_options.verbose ? loaded.messages + loaded.rules : loaded.problem);
  if (!loaded.tournament) return loaded.code;
  Run run(request, own_options, loaded);
  return request.task == Task::Pair ? run.pair() : run.check();
}

}  // namespace bloesem::dropin
