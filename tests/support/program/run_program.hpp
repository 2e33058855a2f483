// Runs the built program as a user does: other process, own folder, own standard streams.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::cli_test {

struct Finished {
  int exit_code = -1;  // -1: died of a signal
  std::string out;
  std::string err;
};

class ProgramTest : public ::testing::Test {
 protected:
  ProgramTest();
  ~ProgramTest() override;
  ProgramTest(const ProgramTest&) = delete;
  ProgramTest& operator=(const ProgramTest&) = delete;

  // In the test's folder, so that plain names are enough. Killed after a minute: nothing may hang.
  [[nodiscard]] Finished run(const std::vector<std::string>& arguments, std::string_view input = {}) const;
  // The same with standard output going to a file or device.
  [[nodiscard]] Finished run_into(const std::string& out, const std::vector<std::string>& arguments) const;

  // Another program, by the name the shell knows; exit code 127 if this machine does not have it.
  [[nodiscard]] Finished run_tool(const std::string& tool, const std::vector<std::string>& arguments) const;

  [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }
  void write(const std::string& name, std::string_view bytes) const;
  [[nodiscard]] std::string read(const std::string& name) const;
  // Names in the folder, sorted.
  [[nodiscard]] std::vector<std::string> entries() const;

 private:
  [[nodiscard]] Finished execute(std::vector<std::string> words, std::string_view input,
                                 const std::string& out) const;

  std::filesystem::path folder_;   // what the test sees
  std::filesystem::path streams_;  // captured streams
};

}  // namespace bloesem::cli_test
