#include "tests/fuzz/last_words.hpp"

#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstddef>
#include <cstdio>

namespace bloesem::fuzz {

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr long patience = 60;  // seconds of processor time for a request
#else
constexpr long patience = 10;
#endif

std::array<char, 64> last_words;
std::size_t last_words_size = 0;

extern "C" void say_last_words(int signal_number) {
  const auto ignored = write(STDERR_FILENO, last_words.data(), last_words_size);
  static_cast<void>(ignored);
  std::signal(signal_number, SIG_DFL);
  std::raise(signal_number);
}

// Sends SIGPROF after this much processor time; 0: never. A request that waits for ever ends by the timeout of
// its test.
void allow(long seconds) {
  const itimerval timer{{0, 0}, {seconds, 0}};
  setitimer(ITIMER_PROF, &timer, nullptr);
}

}  // namespace

void listen_for_last_words() {
  for (const int number : {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGPROF, SIGSEGV})
    std::signal(number, say_last_words);
}

void announce(std::uint64_t number) {
  const int size = std::snprintf(last_words.data(), last_words.size(), "case %llu\n",
                                 static_cast<unsigned long long>(number));
  last_words_size = static_cast<std::size_t>(size);
}

Patience::Patience() { allow(patience); }
Patience::~Patience() { allow(0); }

}  // namespace bloesem::fuzz
