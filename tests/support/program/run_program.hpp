// Runs the built program as a user does: in a separate process, with its own folder and standard streams.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::cli_test {

struct Finished {
  int exit_code = -1;  // -1: killed by a signal
  std::string out;
  std::string err;
};

// Returns the words of `text`, separated by blanks and line ends.
[[nodiscard]] std::vector<std::string> split_words(const std::string& text);

class ProgramTest : public ::testing::Test {
 protected:
  ProgramTest();
  ~ProgramTest() override;
  ProgramTest(const ProgramTest&) = delete;
  ProgramTest& operator=(const ProgramTest&) = delete;

  // Runs the program in the test's folder, so that plain file names suffice. It is killed after a minute.
  [[nodiscard]] Finished run(const std::vector<std::string>& arguments, std::string_view input = {}) const;
  // The same with standard output to a file or device.
  [[nodiscard]] Finished run_into(const std::string& out, const std::vector<std::string>& arguments) const;

  // Runs another program, found in PATH. The exit code is 127 if it is not installed.
  [[nodiscard]] Finished run_tool(const std::string& tool, const std::vector<std::string>& arguments) const;

  [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }
  void write(const std::string& name, std::string_view bytes) const;
  [[nodiscard]] std::string read(const std::string& name) const;
  // Returns the names in the folder, sorted.
  [[nodiscard]] std::vector<std::string> entries() const;

 private:
  [[nodiscard]] Finished execute(std::vector<std::string> words, std::string_view input,
                                 const std::string& out) const;

  std::filesystem::path folder_;   // the test's files
  std::filesystem::path streams_;  // captured streams
};

}  // namespace bloesem::cli_test
