// A tournament file in memory, changed like `bloesem result` and `bloesem pair --into` change a file.
#pragma once

#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/service/event/changes.hpp"
#include "engine/service/event/event_text.hpp"
#include "engine/service/event/journal.hpp"

namespace bloesem::cli_test {

class EventFile {
 public:
  explicit EventFile(std::string bytes) : bytes_(std::move(bytes)) {}

  [[nodiscard]] const std::string& bytes() const noexcept { return bytes_; }
  // The journal as the program would keep it, and every earlier state of the file.
  [[nodiscard]] const std::string& journal() const noexcept { return journal_; }
  [[nodiscard]] const std::vector<std::string>& versions() const noexcept { return versions_; }
  // Returns the tournament in the file. Throws if it cannot be read.
  [[nodiscard]] Tournament tournament() const;
  [[nodiscard]] service::EventText event() const;

  // Returns a description of the changes; after an error the file is unchanged.
  Result<std::string> change(const service::Changes& changes);
  // Pairs the coming round into the file.
  Result<std::string> pair();

 private:
  Result<std::string> take(Result<std::string> bytes, std::string text);

  std::string bytes_;
  std::string journal_ = std::string(service::journal_header);
  std::vector<std::string> versions_;
};

}  // namespace bloesem::cli_test
