#include "engine/platform/interrupt.hpp"

#include "engine/platform/memory/memory_files.hpp"
#include "engine/platform/windows/windows_api.hpp"

namespace bloesem::platform {

namespace {

std::atomic<bool> interrupted{false};
std::atomic<bool> any_came{false};

// Called on a thread of its own. False lets the next handler end the program.
BOOL WINAPI note_event(DWORD /*event*/) {
  if (interrupted.exchange(true)) return FALSE;  // a second one ends the program at once
  any_came = true;
  return TRUE;
}

}  // namespace

Interrupt::Interrupt() : listens_(memory_files() == nullptr) {
  if (!listens_) return;
  interrupted = false;
  SetConsoleCtrlHandler(note_event, TRUE);
}

Interrupt::~Interrupt() {
  if (!listens_) return;
  SetConsoleCtrlHandler(note_event, FALSE);
  interrupted = false;
}

const std::atomic<bool>& Interrupt::flag() const noexcept { return interrupted; }

bool Interrupt::came() noexcept { return interrupted; }

void Interrupt::follow_signal() noexcept {
  if (any_came) TerminateProcess(GetCurrentProcess(), STATUS_CONTROL_C_EXIT);
}

void ignore_lost_readers() noexcept {}  // there are no such signals

}  // namespace bloesem::platform
