// State of an Event: its report file, as read.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bloesem/edition.hpp"
#include "bloesem/event_values.hpp"
#include "bloesem/prepare.hpp"
#include "bloesem/result.hpp"
#include "engine/service/load_tournament.hpp"

namespace bloesem {

struct EventState {
  service::LoadedFile loaded;  // a report file that can be changed line by line; its tournament lacks the
                               // points of an acceleration that only record 192 asks for
  Edition edition = edition_in_force;
  std::vector<EventFinding> warnings;
  std::string file = {};  // its name in reports

  [[nodiscard]] const Tournament& tournament() const noexcept { return *loaded.tournament; }
};

namespace service {

// Reads the bytes of an event (Event::from_bytes).
[[nodiscard]] Result<std::shared_ptr<const EventState>, Failure> read_event(std::string bytes,
                                                                            const EventOptions& options);

[[nodiscard]] EventFinding finding_of(const trf::Diagnostic& diagnostic);

// Returns the failure, with the ids of the error's players or else those of the request.
[[nodiscard]] Failure failure_of(const Error& error, const Tournament& tournament,
                                 std::vector<PlayerId> requested = {});

// InvalidInput: the event does not have these players.
[[nodiscard]] std::optional<Failure> refuse_unknown(const Tournament& tournament,
                                                    const std::vector<PlayerId>& players);

}  // namespace service

}  // namespace bloesem
