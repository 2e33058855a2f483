#include "tests/proof_peer/random_events.hpp"

#include <array>

#include "bloesem/trf/writer.hpp"
#include "engine/campaign/shapes.hpp"
#include "engine/campaign/variety.hpp"
#include "engine/generator/generate.hpp"

namespace bloesem::proof_peer {
namespace {

// Larger events have no more rounds than this.
constexpr int max_rounds = 11;

}  // namespace

std::string file_of(const Tournament& tournament, std::uint64_t seed, int rounds) {
  constexpr std::array targets = {trf::Target::Trf16, trf::Target::Trf26, trf::Target::Trfx,
                                  trf::Target::Trfbx};
  Tournament copy = tournament;
  if (!copy.rounds_declared) copy.rounds_declared = rounds;
  trf::WriteOptions options{.target = targets[seed % targets.size()]};
  trf::Written written = trf::write_report(copy, options);
  if (written.text.empty() || !written.losses.empty()) {
    options.target = trf::Target::Trf16;
    written = trf::write_report(copy, options);
  }
  return written.text;
}

namespace {

std::vector<std::string> files_of_position(std::uint64_t seed, Sizes sizes) {
  generator::Random random(seed);
  const auto shapes = campaign::shapes();
  const campaign::Shape& shape = shapes[seed / 3 % shapes.size()];
  const Tournament tournament =
      campaign::make_position(shape, random, {sizes.least, sizes.most < 14 ? sizes.most : 14});
  if (static_cast<int>(tournament.players.size()) > 4 * sizes.most) return {};
  return {file_of(tournament, seed, tournament.rounds_played + 2)};
}

}  // namespace

generator::Settings settings_of_event(std::uint64_t seed, Edition edition, Sizes sizes) {
  generator::Ranges ranges = campaign::all_sorts();
  ranges.least.players = sizes.least;
  ranges.most.players = sizes.most;
  ranges.least.edition = ranges.most.edition = edition;
  generator::Settings settings = campaign::draw_settings(ranges, seed);
  if (settings.rounds > max_rounds) settings.rounds = max_rounds;
  settings.edition = edition;
  return settings;
}

std::vector<std::string> files_of_event(std::uint64_t seed, Edition edition, Sizes sizes) {
  if (seed % 3 == 0 && sizes.least < 14) return files_of_position(seed, sizes);
  const generator::Settings settings = settings_of_event(seed, edition, sizes);
  std::vector<std::string> files;
  const auto observe = [&](const Tournament& before, const PairOptions&, const Result<RoundPairing>&) {
    files.push_back(file_of(before, seed, settings.rounds));
  };
  (void)generator::generate(settings, seed, observe);
  return files;
}

}  // namespace bloesem::proof_peer
