// A tournament file in memory, changed as `bloesem result` and `bloesem pair --into` change it.
#pragma once

#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/service/event/changes.hpp"
#include "engine/service/event/event.hpp"
#include "engine/service/event/journal.hpp"

namespace bloesem::cli_test {

class EventFile {
 public:
  explicit EventFile(std::string bytes) : bytes_(std::move(bytes)) {}

  [[nodiscard]] const std::string& bytes() const noexcept { return bytes_; }
  // What the program would keep beside it, and every state that the file was in before.
  [[nodiscard]] const std::string& journal() const noexcept { return journal_; }
  [[nodiscard]] const std::vector<std::string>& versions() const noexcept { return versions_; }
  // What the file says. Throws if it cannot be read.
  [[nodiscard]] Tournament tournament() const;
  [[nodiscard]] cli::Event event() const;

  // What was changed, for people; after an error the file is as it was.
  Result<std::string> change(const cli::Changes& changes);
  // The coming round.
  Result<std::string> pair();

 private:
  Result<std::string> take(Result<std::string> bytes, std::string text);

  std::string bytes_;
  std::string journal_ = std::string(cli::journal_header);
  std::vector<std::string> versions_;
};

}  // namespace bloesem::cli_test
