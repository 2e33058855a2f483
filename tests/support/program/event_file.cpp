#include "tests/support/program/event_file.hpp"

#include <stdexcept>
#include <utility>

#include "bloesem/pair_round.hpp"
#include "bloesem/trf/document.hpp"
#include "bloesem/trf/reader.hpp"
#include "engine/service/event/round_record.hpp"
#include "engine/service/sha256.hpp"

namespace bloesem::cli_test {

namespace {

trf::ReadResult read(const trf::Document& document) {
  trf::ReadResult read = trf::read_tournament(document);
  if (read.tournament) return read;
  std::string problems = "the file cannot be read:\n";
  for (const trf::Diagnostic& diagnostic : read.diagnostics) problems += render(diagnostic, "file") + '\n';
  throw std::runtime_error(problems + document.to_bytes());
}

}  // namespace

Tournament EventFile::tournament() const { return *read(trf::Document::parse(bytes_)).tournament; }

service::EventText EventFile::event() const {
  trf::Document document = trf::Document::parse(bytes_);
  Tournament tournament = *read(document).tournament;
  return {std::move(document), std::move(tournament)};
}

Result<std::string> EventFile::take(Result<std::string> bytes, std::string text) {
  if (!bytes) return bytes.error();
  if (*bytes != bytes_) {
    service::JournalEntry entry;
    entry.before = service::sha256(bytes_);
    entry.after = service::sha256(*bytes);
    entry.edits = service::edits_between(bytes_, *bytes);
    journal_ += service::journal_line(entry);
    versions_.push_back(bytes_);
  }
  bytes_ = std::move(bytes).value();
  return text;
}

Result<std::string> EventFile::change(const service::Changes& changes) {
  service::EventText event = this->event();
  const bool by_position = read(trf::Document::parse(bytes_)).by_position;
  const Result<std::string> done =
      service::apply(changes, event, {PairOptions{.edition = Edition::Baku2016}, by_position});
  if (!done) return done.error();
  return take(event.to_bytes(), *done);
}

Result<std::string> EventFile::pair() {
  service::EventText event = this->event();
  if (const std::optional<Error> error = service::refuse_to_continue(event)) return *error;
  const Result<RoundPairing> pairing = pair_round(event.tournament());
  if (!pairing) return pairing.error();
  service::write_round(event, *pairing, {});
  return take(event.to_bytes(), event.notes());
}

}  // namespace bloesem::cli_test
