#include "engine/dropin/run_generator.hpp"

#include <utility>

#include "engine/checklist.hpp"
#include "engine/dropin/dropin.hpp"
#include "engine/dropin/format_lists.hpp"
#include "engine/dropin/generated_forms.hpp"
#include "engine/dropin/write_safely.hpp"
#include "engine/generator/generate.hpp"
#include "engine/generator/imitate.hpp"
#include "engine/platform/failure.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/service/generate/config_file.hpp"
#include "engine/service/generate/generated_report.hpp"
#include "engine/service/generate/seed.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/release.hpp"

namespace bloesem::dropin {

namespace {

class GeneratorRun {
 public:
  GeneratorRun(const Request& request, const OwnOptions& own_options)
      : request_(request), own_options_(own_options), recipe_(service::Recipe::of(config_dialect())) {}

  platform::ExitCode run() {
    for (const auto step : {&GeneratorRun::take_config, &GeneratorRun::take_model,
                            &GeneratorRun::settle_edition, &GeneratorRun::settle_recipe}) {
      const platform::ExitCode code = (this->*step)();
      if (code != platform::ExitCode::Done) return code;
    }
    return generate();
  }

 private:
  [[nodiscard]] service::ConfigDialect config_dialect() const {
    return request_.dialect == Dialect::JaVaFo ? service::ConfigDialect::JaVaFo : service::ConfigDialect::Bbp;
  }

  // The file will be checked under the edition that its heading implies, so it is generated under the same
  // one.
  platform::ExitCode settle_edition() {
    service::Rules rules = own_options_.rules;
    if (rules.system.empty()) rules.system = request_.system;
    const Result<EditionChoice> choice = choose_edition(heading_, rules);
    if (!choice) return platform::fail(platform::display_name(request_.input), choice.error());
    choice_ = *choice;
    return platform::ExitCode::Done;
  }

  platform::ExitCode take_config() {
    if (request_.config.empty()) return platform::ExitCode::Done;
    const Result<std::string> bytes = platform::read_input(request_.config);
    if (!bytes) return platform::fail(platform::display_name(request_.config), bytes.error());
    Result<service::Configuration> configuration =
        service::read_config(*bytes, config_dialect(), platform::display_name(request_.config));
    if (configuration) {
      recipe_ = std::move(configuration->recipe);
      return platform::ExitCode::Done;
    }
    platform::print_to_stderr(configuration.error().message + '\n');
    return platform::exit_code_of(configuration.error().code);
  }

  platform::ExitCode take_model() {
    if (request_.input.empty()) return platform::ExitCode::Done;
    const service::LoadedFile loaded =
        service::load_report(request_.input, {.purpose = trf::Purpose::Check}, service::no_hints);
    heading_ = {loaded.system_code, loaded.start_date, loaded.names};
    platform::print_to_stderr(own_options_.verbose || !loaded.tournament ? loaded.messages : loaded.problem);
    if (loaded.tournament && loaded.code == platform::ExitCode::Done)
      recipe_.imitate(generator::imitate(*loaded.tournament));
    return loaded.code;
  }

  platform::ExitCode settle_recipe() {
    if (request_.accelerate)
      recipe_.set(*generator::find_knob("acceleration"), static_cast<int>(generator::Acceleration::Baku));
    const std::optional<Error> error = recipe_.settle();
    return error ? platform::fail("bloesem", *error) : platform::ExitCode::Done;
  }

  platform::ExitCode generate() {
    const std::uint64_t seed = request_.seed.value_or(service::seed_from_name(request_.outputs.front()));
    generator::Settings settings = recipe_.settings(seed);
    settings.edition = choice_.edition;
    settings.readings = choice_.readings;
    if (const auto error = service::refuse_size(settings, service::OutputFormat::Trf16))
      return platform::fail("bloesem", *error);
    const auto observe = [this](const Tournament& before, const PairOptions& options,
                                const Result<RoundPairing>& pairing) {
      add_checklist(before, options, pairing);
    };
    const Result<generator::Generated> generated = generator::generate(settings, seed, observe);
    if (!generated) return platform::fail("bloesem", generated.error());
    const trf::Written written = generated_form(request_.dialect, *generated, settings, seed);
    if (!written.losses.empty()) {
      return platform::fail("bloesem", {.code = ErrorCode::InvalidInput, .message = written.losses.front()});
    }
    const platform::ExitCode code = write(written.text);
    if (code != platform::ExitCode::Done || generated->stopped.empty()) return code;
    return platform::fail(
        platform::display_name(request_.outputs.front()),
        {.code = ErrorCode::NoValidPairing, .message = std::string(no_round) + generated->stopped});
  }

  void add_checklist(const Tournament& before, const PairOptions& options,
                     const Result<RoundPairing>& pairing) {
    if (!request_.checklist) return;
    const Result<Checklist> facts = pairing ? checklist(before, options, *pairing) : checklist(before, options);
    if (!facts) return;
    list_ += "Round #" + std::to_string(facts->round) + ".\n" +
             format_bbp_checklist(before, *facts, choice_.edition);
  }

  platform::ExitCode write(const std::string& text) {
    list_ += service::release;
    std::vector<platform::Output> outputs{{request_.outputs.front(), text}};
    if (request_.checklist) outputs.push_back({*request_.checklist, list_});
    return write_safely(outputs, {request_.input, request_.config});
  }

  const Request& request_;
  const OwnOptions& own_options_;
  service::Recipe recipe_;
  Heading heading_;  // the model's
  EditionChoice choice_;
  std::string list_;
};

}  // namespace

platform::ExitCode run_generator(const Request& request, const OwnOptions& own_options) {
  return GeneratorRun(request, own_options).run();
}

}  // namespace bloesem::dropin
