// bloesem_tournament: an event, and what it was before each change.
#pragma once

#include <utility>
#include <vector>

#include "bloesem/c.h"
#include "bloesem/event.hpp"
#include "engine/c/handle.hpp"

struct bloesem_tournament : bloesem::c::Handle {
  explicit bloesem_tournament(bloesem::Event own) : event(std::move(own)) {}

  bloesem::Event event;
  std::vector<bloesem::Event> earlier;  // oldest first; copies share their state
};
