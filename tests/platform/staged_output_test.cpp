// The system calls of an output: in this test, the functions below replace those of the C library.
#include "engine/platform/files/staged_output.hpp"

#include <gmock/gmock.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "engine/platform/files/file_io.hpp"
#include "tests/support/files.hpp"

namespace {

std::vector<mode_t> modes_before_final;    // of files just before their final permissions are set
std::vector<std::string> flushed_folders;  // the names in each folder when it was flushed

std::string names_in(int folder) {
  std::string names;
  const std::filesystem::path path = "/proc/self/fd/" + std::to_string(folder);
  for (const auto& entry : std::filesystem::directory_iterator(path)) names += entry.path().filename().string();
  return names;
}

}  // namespace

extern "C" int fchmod(int descriptor, mode_t mode) noexcept {
  struct stat facts = {};
  if (fstat(descriptor, &facts) == 0) modes_before_final.push_back(facts.st_mode & 0777U);
  return static_cast<int>(syscall(SYS_fchmod, descriptor, mode));
}

extern "C" int fsync(int descriptor) {
  struct stat facts = {};
  if (fstat(descriptor, &facts) == 0 && S_ISDIR(facts.st_mode)) flushed_folders.push_back(names_in(descriptor));
  return static_cast<int>(syscall(SYS_fsync, descriptor));
}

namespace bloesem::platform {
namespace {

namespace fs = std::filesystem;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::SizeIs;

class StagedOutputTest : public ::testing::Test {
 protected:
  StagedOutputTest() {
    std::string name = (fs::temp_directory_path() / "bloesem-test-XXXXXX").string();
    folder_ = mkdtemp(name.data());
    modes_before_final.clear();
    flushed_folders.clear();
  }
  ~StagedOutputTest() override { fs::remove_all(folder_); }

  [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }

  void write(const std::string& name, mode_t mode) const {
    std::ofstream(path(name)) << "old";
    ASSERT_EQ(chmod(path(name).c_str(), mode), 0);
  }

  [[nodiscard]] mode_t mode_of(const std::string& name) const {
    struct stat facts = {};
    return stat(path(name).c_str(), &facts) == 0 ? facts.st_mode & 0777U : 0;
  }

 private:
  fs::path folder_;
};

TEST_F(StagedOutputTest, IsPrivateFromItsBirthAndThenLikeTheFileItReplaces) {
  for (const mode_t mode : {0600U, 0640U, 0644U, 0666U}) {
    write("a.trf", mode);
    modes_before_final.clear();
    ASSERT_FALSE(write_output(path("a.trf"), "new"));
    EXPECT_THAT(modes_before_final, ElementsAre(0600U));
    EXPECT_EQ(mode_of("a.trf"), mode);
  }
}

TEST_F(StagedOutputTest, ANewFileHasThePermissionsThatTheUserWants) {
  for (const mode_t mask : {0022U, 0077U, 0002U}) {
    const mode_t before = umask(mask);
    ASSERT_FALSE(write_output(path("new.trf"), "new"));
    umask(before);
    EXPECT_THAT(modes_before_final, Each(0600U));
    EXPECT_EQ(mode_of("new.trf"), 0666U & ~mask);
    fs::remove(path("new.trf"));
  }
}

TEST_F(StagedOutputTest, TheFolderIsFlushedAfterTheRenaming) {
  ASSERT_FALSE(write_output(path("a.trf"), "new"));
  ASSERT_THAT(flushed_folders, SizeIs(1));
  EXPECT_EQ(flushed_folders.front(), "a.trf");
}

}  // namespace
}  // namespace bloesem::platform
