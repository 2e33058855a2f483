#include "tests/fuzz/program_in_process.hpp"

#include <stdlib.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <utility>

#include "engine/program/run_program.hpp"
#include "tests/support/files.hpp"

namespace bloesem::fuzz {

namespace {

namespace fs = std::filesystem;

// A standard stream redirected to memory. It replaces the variable, not the descriptor, so that output of the
// sanitizers and of libFuzzer is still visible.
class Captured {
 public:
  explicit Captured(std::FILE*& stream)
      : stream_(stream), real_(stream), memory_(open_memstream(&text_, &size_)) {
    if (memory_ == nullptr) throw std::runtime_error("no memory stream");
    stream_ = memory_;
  }
  ~Captured() { restore(); }
  Captured(const Captured&) = delete;
  Captured& operator=(const Captured&) = delete;

  [[nodiscard]] std::string take() {
    std::fflush(memory_);
    std::string text(text_, size_);
    restore();
    return text;
  }

 private:
  void restore() {
    if (memory_ == nullptr) return;
    stream_ = real_;
    std::fclose(std::exchange(memory_, nullptr));
    std::free(text_);
  }

  std::FILE*& stream_;
  std::FILE* real_;
  char* text_ = nullptr;
  std::size_t size_ = 0;
  std::FILE* memory_;
};

// Standard input from memory.
class Fed {
 public:
  explicit Fed(std::string_view input)
      : bytes_(input), real_(std::exchange(stdin, fmemopen(bytes_.data(), bytes_.size(), "rb"))) {
    if (stdin == nullptr) throw std::runtime_error("no memory stream");
  }
  ~Fed() { std::fclose(std::exchange(stdin, real_)); }
  Fed(const Fed&) = delete;
  Fed& operator=(const Fed&) = delete;

 private:
  std::string bytes_;
  std::FILE* real_;
};

class WorkingIn {
 public:
  explicit WorkingIn(const fs::path& folder) : before_(fs::current_path()) { fs::current_path(folder); }
  ~WorkingIn() {
    std::error_code ignored;
    fs::current_path(before_, ignored);
  }
  WorkingIn(const WorkingIn&) = delete;
  WorkingIn& operator=(const WorkingIn&) = delete;

 private:
  fs::path before_;
};

fs::path make_folder() {
  std::string name = (fs::temp_directory_path() / "bloesem-fuzz-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
  return name;
}

}  // namespace

Folder::Folder() : path_(make_folder()) {}

Folder::~Folder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

void Folder::set(const Files& files) const {
  for (const fs::directory_entry& entry : fs::directory_iterator(path_)) {
    if (!files.contains(entry.path().filename().string())) fs::remove_all(entry.path());
  }
  for (const auto& [name, bytes] : files) {
    std::ofstream(path_ / name, std::ios::binary)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  }
}

Files Folder::files() const {
  Files files;
  for (const fs::directory_entry& entry : fs::directory_iterator(path_)) {
    files[entry.path().filename().string()] = bloesem::test::content_of(entry.path());
  }
  return files;
}

Run Folder::run(const std::vector<std::string>& words, std::string_view input) const {
  std::vector<const char*> argv{"bloesem"};
  for (const std::string& word : words) argv.push_back(word.c_str());
  const WorkingIn folder(path_);
  const Fed in(input);
  Captured out(stdout);
  Captured err(stderr);
  const platform::ExitCode code = cli::run_program(static_cast<int>(argv.size()), argv.data());
  return {.code = code, .out = out.take(), .err = err.take()};
}

}  // namespace bloesem::fuzz
