// Ends processes that started programs have left behind.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>

namespace bloesem::platform {

// The programs that this process has started and not yet ended. On Linux, orphaned descendants become
// children of this process and are ended too, even if they left their process group; elsewhere only the
// process groups are ended. Thread-safe.
class Offspring {
 public:
  // Returns "NAME=VALUE" for the environment of a program, by which its descendants are recognised.
  [[nodiscard]] static std::string next_mark();

  // Calls `spawn`, which starts a program as the leader of its own process group, and returns the program's
  // id, or 0 if it could not be started.
  [[nodiscard]] static pid_t start(const std::string& mark, const std::function<pid_t()>& spawn);

  // Ends the program, its process group and its other descendants. While other programs run, orphans
  // without a mark may belong to those and are spared until the last program has ended.
  static void end(pid_t program);
};

}  // namespace bloesem::platform
