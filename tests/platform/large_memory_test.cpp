#include "engine/platform/large_memory.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <array>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace bloesem::platform {
namespace {

long page_faults() {
  rusage use{};
  getrusage(RUSAGE_SELF, &use);
  return use.ru_minflt;
}

bool has_large_pages() {
#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  std::ifstream file("/sys/kernel/mm/transparent_hugepage/enabled");
  const std::string setting{std::istreambuf_iterator<char>(file), {}};
  return setting.find("[madvise]") != std::string::npos || setting.find("[always]") != std::string::npos;
#else
  return false;
#endif
}

// As a program does that reads a file of a thousand players.
TEST(LargeMemory, SmallBlocksAfterASizeableOneCauseFewPageFaults) {
  if (!has_large_pages()) GTEST_SKIP() << "no large pages here";
  std::vector<void*> blocks{allocate(std::size_t{128} << 10U)};
  const long before = page_faults();
  for (int i = 0; i < 2500; ++i) {  // on ordinary pages some 1200 faults
    constexpr std::size_t size = 2000;
    blocks.push_back(allocate(size));
    ASSERT_NE(blocks.back(), nullptr);
    std::memset(blocks.back(), 1, size);
  }
  EXPECT_LT(page_faults() - before, 100);
  for (void* const block : blocks) std::free(block);
}

TEST(LargeMemory, BlocksOfAllSizesCanBeWrittenWholeAndFreed) {
  constexpr std::array<std::size_t, 8> sizes{0, 1, 1000, 131071, 131072, 2097151, 2097152, 5000000};
  std::vector<unsigned char*> blocks;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    blocks.push_back(static_cast<unsigned char*>(allocate(sizes[i])));
    ASSERT_NE(blocks[i], nullptr);
    std::memset(blocks[i], static_cast<int>(i), sizes[i]);
  }
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    for (const std::size_t at : {std::size_t{0}, sizes[i] / 2, sizes[i] - 1}) {
      if (at >= sizes[i]) continue;
      EXPECT_EQ(blocks[i][at], i);
    }
    std::free(blocks[i]);
  }
}

TEST(LargeMemory, AskingForMoreThanThereCanBeGivesNothing) {
  volatile std::size_t size = static_cast<std::size_t>(-1) / 2 + 1;
  EXPECT_EQ(allocate(size), nullptr);
}

}  // namespace
}  // namespace bloesem::platform
