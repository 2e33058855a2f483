// Changes of an Event: its file is changed as the program changes it, and read again.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/event.hpp"
#include "engine/service/event/changes.hpp"
#include "engine/service/event/event_text.hpp"
#include "engine/service/front/event_state.hpp"

namespace bloesem {

namespace service {

// Returns the file of the event, to be changed.
[[nodiscard]] EventText event_of(const EventState& state);

}  // namespace service

class EventChange {
 public:
  explicit EventChange(bloesem::Event& event) : event_(event), file_(service::event_of(*event.state_)) {}

  [[nodiscard]] service::EventText& file() noexcept { return file_; }
  [[nodiscard]] const EventState& state() const noexcept { return *event_.state_; }

  // Applies the changes to the file. `players`: those named in the request.
  [[nodiscard]] std::optional<Failure> apply(const service::Changes& changes,
                                             const std::vector<PlayerId>& players, bool by_position = false);
  // Applies the changes, and replaces the file of the event.
  [[nodiscard]] std::optional<Failure> make(const service::Changes& changes,
                                            const std::vector<PlayerId>& players);
  // Replaces the file of the event.
  [[nodiscard]] std::optional<Failure> take(Result<std::string> bytes, const std::vector<PlayerId>& players);

 private:
  bloesem::Event& event_;
  service::EventText file_;
};

}  // namespace bloesem
