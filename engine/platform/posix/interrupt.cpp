#include "engine/platform/interrupt.hpp"

#include <csignal>

#include "engine/platform/memory/memory_files.hpp"

namespace bloesem::platform {

namespace {

std::atomic<bool> interrupted{false};
std::atomic<int> signal_that_came{0};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

struct sigaction before_int {};
struct sigaction before_term {};

extern "C" void note_signal(int signal) {
  signal_that_came = signal;
  interrupted = true;
}

}  // namespace

Interrupt::Interrupt() : listens_(memory_files() == nullptr) {
  if (!listens_) return;
  interrupted = false;
  struct sigaction action {};
  action.sa_handler = note_signal;
  sigemptyset(&action.sa_mask);
  action.sa_flags = static_cast<int>(SA_RESETHAND);  // a second signal ends the program at once
  sigaction(SIGINT, &action, &before_int);
  sigaction(SIGTERM, &action, &before_term);
}

Interrupt::~Interrupt() {
  if (!listens_) return;
  sigaction(SIGINT, &before_int, nullptr);
  sigaction(SIGTERM, &before_term, nullptr);
  interrupted = false;
}

const std::atomic<bool>& Interrupt::flag() const noexcept { return interrupted; }

bool Interrupt::came() noexcept { return interrupted; }

void Interrupt::follow_signal() noexcept {
  if (signal_that_came != 0) std::raise(signal_that_came);
}

void ignore_lost_readers() noexcept {
#ifdef SIGPIPE
  std::signal(SIGPIPE, SIG_IGN);
#endif
#ifdef SIGXFSZ
  std::signal(SIGXFSZ, SIG_IGN);
#endif
}

}  // namespace bloesem::platform
