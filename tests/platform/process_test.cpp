// Other programs, well-behaved and otherwise.
#include "engine/platform/process/process.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <sstream>
#include <string>
#include <thread>

#include "engine/platform/interrupt.hpp"
#include "engine/platform/posix/process_facts.hpp"

namespace bloesem::platform {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

Result<ProcessEnd> shell(const std::string& script, const ProcessLimits& limits = {}) {
  return run_process({"sh", "-c", script}, limits);
}

TEST(Process, KeepsBothStreamsApart) {
  const auto end = shell("echo out; echo err >&2; exit 3");
  ASSERT_TRUE(end);
  EXPECT_EQ(end->fate, ProcessFate::Exited);
  EXPECT_EQ(end->code, 3);
  EXPECT_EQ(end->output, "out\n");
  EXPECT_EQ(end->errors, "err\n");
}

TEST(Process, TakesAllOfALongOutput) {
  const auto end = shell("i=0; while [ $i -lt 20000 ]; do echo 0123456789; i=$((i+1)); done");
  ASSERT_TRUE(end);
  EXPECT_EQ(end->output.size(), 220'000U);
}

TEST(Process, HasAnEmptyStandardInput) { EXPECT_EQ(shell("cat; echo end")->output, "end\n"); }

TEST(Process, ArgumentsArriveAsTheyAre) {
  EXPECT_EQ(run_process({"printf", "%s|", "a b", "", "$HOME", "*"}, {})->output, "a b||$HOME|*|");
}

TEST(Process, SignalsAreTold) {
  const auto end = shell("kill -ABRT $$");
  EXPECT_EQ(end->fate, ProcessFate::Signalled);
  EXPECT_EQ(end->code, SIGABRT);
}

TEST(Process, IsKilledWhenItsTimeIsOver) {
  const auto begin = steady_clock::now();
  const auto end = shell("trap '' TERM; sleep 100", {.time = milliseconds(300)});
  EXPECT_EQ(end->fate, ProcessFate::TimedOut);
  EXPECT_GE(steady_clock::now() - begin, milliseconds(300));
  EXPECT_LT(steady_clock::now() - begin, milliseconds(20'000));
}

TEST(Process, IsKilledWhenASignalComes) {
  const auto begin = steady_clock::now();
  const Interrupt interrupt;
  const auto end = shell("kill -TERM $PPID; sleep 100");
  EXPECT_EQ(end->fate, ProcessFate::Interrupted);
  EXPECT_LT(steady_clock::now() - begin, milliseconds(20'000));
}

// A process left behind keeps the streams open, so waiting for their end would hang.
TEST(Process, LeavesNobodyBehind) {
  const auto begin = steady_clock::now();
  const auto end = shell("sleep 100 & echo $!");
  ASSERT_EQ(end->fate, ProcessFate::Exited);
  EXPECT_LT(steady_clock::now() - begin, milliseconds(20'000));
  const pid_t left = std::stoi(end->output);
  for (int i = 0; i < 200 && ::kill(left, 0) == 0; ++i) {
    const auto state = run_process({"ps", "-o", "stat=", "-p", std::to_string(left)}, {});
    if (!state || state->output.empty() || state->output[0] == 'Z') return;  // dead, but not yet reaped
    std::this_thread::sleep_for(milliseconds(10));
  }
  EXPECT_NE(::kill(left, 0), 0);
}

#ifdef __linux__

// The script prints the ids of processes that must have ended.
void expect_ended(const std::string& output, int count) {
  std::istringstream numbers(output);
  pid_t number = 0;
  for (int i = 0; i < count; ++i) {
    ASSERT_TRUE(numbers >> number) << output;
    EXPECT_EQ(::kill(number, 0), -1) << number;
  }
}

TEST(Process, LeavesNobodyBehindWhoLeftTheGroup) {
  for (const std::string script : {"setsid sh -c 'echo $$; exec sleep 100' & sleep 0.3",
                                   "(setsid sh -c 'echo $$; sleep 100; true' &) ; sleep 0.3",
                                   "(env -i setsid sh -c 'echo $$; exec sleep 100' &) ; sleep 0.3"}) {
    const auto begin = steady_clock::now();
    const auto end = shell(script);
    EXPECT_EQ(end->fate, ProcessFate::Exited);
    EXPECT_LT(steady_clock::now() - begin, milliseconds(20'000));
    expect_ended(end->output, 1);
  }
  const auto end =
      shell("(setsid sh -c 'echo $$; exec sleep 100' &); (setsid sh -c 'echo $$; exec sleep 100' &); sleep 100",
            {.time = milliseconds(500)});
  EXPECT_EQ(end->fate, ProcessFate::TimedOut);
  expect_ended(end->output, 2);
}

// A descendant whose parent has left still belongs to its running program, and must survive the end of
// another.
TEST(Process, SparesTheDescendantsOfOthersThatRun) {
  std::string output;
  std::thread long_run([&output] { output = shell("(setsid sh -c 'sleep 2; echo late' &); sleep 3")->output; });
  const auto begin = steady_clock::now();
  while (steady_clock::now() - begin < milliseconds(1'800)) EXPECT_EQ(shell("true")->code, 0);
  long_run.join();
  EXPECT_EQ(output, "late\n");
}

// Processes that a shell started before it became this program (`server & exec bloesem ...`) are not this
// program's.
TEST(Process, SparesTheChildrenThatWereThereBefore) {
  const std::string self = std::filesystem::read_symlink("/proc/self/exe");
  const std::string script =
      "sleep 60 >/dev/null 2>&1 & echo $!; exec \"$0\" "
      "--gtest_filter=Process.LeavesNobodyBehindWhoLeftTheGroup >&2";
  std::FILE* const stream = ::popen(("exec sh -c '" + script + "' " + self).c_str(), "r");
  ASSERT_NE(stream, nullptr);
  int child = 0;
  EXPECT_EQ(std::fscanf(stream, "%d", &child), 1);
  EXPECT_EQ(::pclose(stream), 0);
  ASSERT_GT(child, 0);
  EXPECT_EQ(::kill(child, 0), 0);
  ::kill(child, SIGKILL);
}

#endif

// A process may end after its file has been opened. Memory at address 0 and a folder fail in the same way:
// they can be opened but not read.
TEST(ProcessFacts, AreEmptyWhereReadingFails) {
  EXPECT_EQ(content_of("/proc/self/mem"), "");
  EXPECT_EQ(content_of("/"), "");
  EXPECT_EQ(content_of("/nowhere/stat"), "");
  EXPECT_NE(content_of("/proc/self/stat").find(std::to_string(::getpid())), std::string::npos);
  EXPECT_EQ(variable_of(0, "PATH"), "");
}

TEST(Process, MayCloseItsStreamsEarly) {
  const auto end = shell("echo x; exec >&- 2>&-; sleep 0.2; exit 4");
  EXPECT_EQ(end->code, 4);
  EXPECT_EQ(end->output, "x\n");
}

TEST(Process, WritesNoMoreThanIsWanted) {
  const auto end = run_process({"yes"}, {.output = 10'000});
  EXPECT_EQ(end->fate, ProcessFate::WroteTooMuch);
}

TEST(Process, ThatDoesNotExistIsAnError) {
  const auto end = run_process({"/nowhere/at all"}, {});
  ASSERT_FALSE(end);
  EXPECT_EQ(end.error().code, ErrorCode::FileAccess);
  EXPECT_EQ(end.error().message, "'/nowhere/at all' cannot be started: No such file or directory");
}

TEST(Process, ManyAtOnceDoNotDisturbEachOther) {
  std::vector<std::thread> threads;
  std::vector<std::string> outputs(8);
  for (std::size_t t = 0; t < outputs.size(); ++t) {
    threads.emplace_back([&outputs, t] {
      for (int i = 0; i < 20; ++i) outputs[t] += shell("echo " + std::to_string(t))->output;
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (std::size_t t = 0; t < outputs.size(); ++t) {
    std::string expected;
    for (int i = 0; i < 20; ++i) expected += std::to_string(t) + "\n";
    EXPECT_EQ(outputs[t], expected);
  }
}

}  // namespace
}  // namespace bloesem::platform
