// bloesem_tournament: an event, and what it was before each change.
#pragma once

#include <string>
#include <utility>

#include "bloesem/c.h"
#include "bloesem/event.hpp"
#include "engine/c/handle.hpp"
#include "engine/c/text_history.hpp"

struct bloesem_tournament : bloesem::c::Handle {
  bloesem_tournament(bloesem::Event own, std::string name) : event(std::move(own)), file(std::move(name)) {}

  bloesem::Event event;
  std::string file;                 // the name it was opened with; empty: none
  bloesem::c::TextHistory earlier;  // files of the event
};

namespace bloesem::c {

// Returns the file in messages about the content of the tournament.
[[nodiscard]] std::string subject_of(const bloesem_tournament& tournament);

}  // namespace bloesem::c
