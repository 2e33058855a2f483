// Which case of a campaign it was that ended the process.
#pragma once

#include <cstdint>

namespace bloesem::fuzz {

// From now on a process that is ended by a signal tells the number announced last.
void listen_for_last_words();
void announce(std::uint64_t number);

// Ends the process if it lives for more than ten seconds (a minute with a sanitizer).
class Patience {
 public:
  Patience();
  ~Patience();
  Patience(const Patience&) = delete;
  Patience& operator=(const Patience&) = delete;
};

}  // namespace bloesem::fuzz
