#include "tests/support/program/run_program.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace bloesem::cli_test {

namespace {

namespace fs = std::filesystem;

constexpr unsigned patience = 60;  // seconds
constexpr int could_not_start = 127;

fs::path make_folder() {
  std::string name = (fs::temp_directory_path() / "bloesem-test-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
  return name;
}

void write_file(const fs::path& path, std::string_view bytes) {
  std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

struct Streams {
  std::string in;
  std::string out;
  std::string err;
};

bool connect(const std::string& path, int flags, int stream) {
  const int opened = open(path.c_str(), flags, 0600);
  return opened >= 0 && dup2(opened, stream) >= 0;
}

// Runs in the child process, where only async-signal-safe calls are allowed.
[[noreturn]] void become(char* const* argv, const char* folder, const Streams& streams) {
  const int writing = O_WRONLY | O_CREAT | O_TRUNC;
  if (chdir(folder) == 0 && connect(streams.in, O_RDONLY, STDIN_FILENO) &&
      connect(streams.out, writing, STDOUT_FILENO) && connect(streams.err, writing, STDERR_FILENO)) {
    alarm(patience);
    execv(argv[0], argv);
  }
  _exit(could_not_start);
}

std::vector<std::string> command_line(const std::string& program, const std::vector<std::string>& arguments) {
  std::vector<std::string> words{program};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return words;
}

}  // namespace

std::vector<std::string> split_words(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

ProgramTest::ProgramTest() : folder_(make_folder()), streams_(make_folder()) {}

ProgramTest::~ProgramTest() {
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
  fs::remove_all(streams_, ignored);
}

Finished ProgramTest::run(const std::vector<std::string>& arguments, std::string_view input) const {
  return execute(command_line(BLOESEM_PROGRAM, arguments), input, (streams_ / "out").string());
}

Finished ProgramTest::run_into(const std::string& out, const std::vector<std::string>& arguments) const {
  return execute(command_line(BLOESEM_PROGRAM, arguments), {}, out);
}

Finished ProgramTest::run_tool(const std::string& tool, const std::vector<std::string>& arguments) const {
  std::vector<std::string> words = command_line("/usr/bin/env", {tool});
  words.insert(words.end(), arguments.begin(), arguments.end());
  return execute(std::move(words), {}, (streams_ / "out").string());
}

Finished ProgramTest::execute(std::vector<std::string> words, std::string_view input,
                              const std::string& out) const {
  const Streams streams{(streams_ / "in").string(), out, (streams_ / "err").string()};
  write_file(streams.in, input);
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  const pid_t child = fork();
  if (child == 0) become(argv.data(), folder_.c_str(), streams);
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child) throw std::runtime_error("no child process");
  const bool captured = out == (streams_ / "out").string();
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, captured ? read_file(out) : "", read_file(streams.err)};
}

void ProgramTest::write(const std::string& name, std::string_view bytes) const {
  write_file(folder_ / name, bytes);
}

std::string ProgramTest::read(const std::string& name) const { return read_file(folder_ / name); }

std::vector<std::string> ProgramTest::entries() const {
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder_)) {
    names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace bloesem::cli_test
