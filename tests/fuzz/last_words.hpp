// Reports which case of a campaign ended the process.
#pragma once

#include <cstdint>

namespace bloesem::fuzz {

// After this call, a process ended by a signal prints the number announced last.
void listen_for_last_words();
void announce(std::uint64_t number);

// Ends the process if the object lives for more than ten seconds (a minute with a sanitizer).
class Patience {
 public:
  Patience();
  ~Patience();
  Patience(const Patience&) = delete;
  Patience& operator=(const Patience&) = delete;
};

}  // namespace bloesem::fuzz
