// Reports which case of a campaign ended the process.
#pragma once

#include <cstdint>

namespace bloesem::fuzz {

// After this call, a process ended by a signal prints the number announced last.
void listen_for_last_words();
void announce(std::uint64_t number);

// Ends the process if it uses more than ten seconds of processor time (a minute with a sanitizer) while the
// object lives.
class Patience {
 public:
  Patience();
  ~Patience();
  Patience(const Patience&) = delete;
  Patience& operator=(const Patience&) = delete;
};

}  // namespace bloesem::fuzz
