// bloesem_tournament: an event, and what it was before each change.
#pragma once

#include <utility>

#include "bloesem/c.h"
#include "bloesem/event.hpp"
#include "engine/c/handle.hpp"
#include "engine/c/text_history.hpp"

struct bloesem_tournament : bloesem::c::Handle {
  explicit bloesem_tournament(bloesem::Event own) : event(std::move(own)) {}

  bloesem::Event event;
  bloesem::c::TextHistory earlier;  // files of the event
};
