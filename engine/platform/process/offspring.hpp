// Processes that other programs started and left behind, and their end.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>

namespace bloesem::cli {

// The programs that this process has started and not yet ended. On Linux this process inherits the orphans
// among their descendants, also those that left their process group, and ends them too; elsewhere only the
// groups are ended. Safe in several threads at once.
class Offspring {
 public:
  // "NAME=VALUE" for the environment of a program: its descendants are recognised by it.
  [[nodiscard]] static std::string next_mark();

  // `spawn` starts the program that leads its own process group and returns its id, or 0.
  [[nodiscard]] static pid_t start(const std::string& mark, const std::function<pid_t()>& spawn);

  // Ends the program, its group, and what else is left of it. While other programs run, orphans without a mark
  // may be theirs and are spared until the last program has ended.
  static void end(pid_t program);
};

}  // namespace bloesem::cli
