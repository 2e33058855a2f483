// Arbitrary bytes as a document: the parsed document is written back unchanged, and a readable one means the
// same in every dialect.
#include <algorithm>
#include <string>
#include <string_view>

#include "bloesem/trf/convert.hpp"
#include "bloesem/trf/document.hpp"
#include "bloesem/trf/reader.hpp"
#include "tests/fuzz/promise.hpp"
#include "trf/encoding.hpp"

namespace bloesem::fuzz {

namespace {

void check_document(std::string_view bytes) {
  const trf::Document document = trf::Document::parse(bytes);
  promise(document.to_bytes() == bytes, "the bytes come back");
  for (std::size_t i = 0; i < document.lines().size(); ++i) {
    const trf::Line& line = document.lines()[i];
    promise(!trf::first_invalid_utf8(line.text), "lines are UTF-8");
    promise(line.text.find_first_of("\r\n") == std::string::npos, "a line has no end inside");
    const bool last = i + 1 == document.lines().size();
    promise(line.end != trf::LineEnd::None || last, "only the last line may lack an end");
    promise(document.text(static_cast<int>(i) + 1) == line.text, "lines count from 1");
  }
  promise((document.encoding() == trf::Encoding::Windows1252) == document.first_foreign_character().has_value(),
          "the fallback has its reason");
}

void check_text(std::string_view bytes) {
  promise(trf::utf8_to_windows_1252(trf::windows_1252_to_utf8(bytes)) == bytes, "Windows-1252 comes back");
}

// Absences after the last entry have no meaning.
bool same_rounds(const Player& a, const Player& b) {
  for (int round = 0; round < static_cast<int>(std::max(a.rounds.size(), b.rounds.size())); ++round) {
    if (!(a.round(round) == b.round(round))) return false;
  }
  return a.id == b.id;
}

void check_same(const Tournament& a, const Tournament& b) {
  promise(a.rounds_played == b.rounds_played, "as many rounds have been played");
  promise(a.rounds_declared == b.rounds_declared, "the tournament is as long");
  promise(a.initial_colour == b.initial_colour, "the initial colour stays");
  promise(a.points == b.points, "results are worth the same");
  promise(std::equal(a.players.begin(), a.players.end(), b.players.begin(), b.players.end(), same_rounds),
          "the players and their rounds stay");
}

std::string first_message(const trf::ReadResult& read) {
  return read.diagnostics.empty() ? "" : render(read.diagnostics.front(), "converted");
}

void check_conversions(std::string_view bytes) {
  const trf::Document document = trf::Document::parse(bytes);
  const trf::ReadResult read = trf::read_tournament(document, {});
  if (!read.tournament) return;
  for (const trf::Target target :
       {trf::Target::Trf16, trf::Target::Trf26, trf::Target::Trfx, trf::Target::Trfbx}) {
    const trf::Conversion once = convert(document, *read.tournament, read.by_position, target).value();
    if (!once.losses.empty()) continue;
    const trf::ReadResult again = trf::read_tournament(once.document, {});
    promise(again.tournament.has_value(), "a converted file is valid", first_message(again));
    check_same(*read.tournament, *again.tournament);
    const trf::Conversion twice = convert(once.document, *again.tournament, again.by_position, target).value();
    promise(twice.document.to_bytes() == once.document.to_bytes(), "converting again changes nothing");
  }
}

}  // namespace

}  // namespace bloesem::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > bloesem::fuzz::largest_fuzzed_input) return bloesem::fuzz::refused;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  bloesem::fuzz::check_document(bytes);
  bloesem::fuzz::check_text(bytes);
  bloesem::fuzz::check_conversions(bytes);
  return bloesem::fuzz::used;
}
