// The examples of a Markdown page: the files that it shows, the commands that it runs, and their output.
#pragma once

#include <string>
#include <vector>

namespace bloesem::docs_test {

// Directives are HTML comments in front of a fenced block or a paragraph, invisible to readers:
//   <!-- file: NAME -->      the block is the content of NAME
//   <!-- setup: COMMAND -->  run first, silently; must succeed (any number of them)
//   <!-- output -->          the block is the output of the commands in the block before
//   <!-- not run: REASON --> the commands of the block are not run
//   <!-- spans -->           in front of a paragraph or a table: its code spans that begin with "bloesem " are
//                            commands that must succeed
// Without a directive, a block that begins with "$ " is a session: commands, each followed by its output; one
// without output must succeed. An `sh` block holds commands that must succeed.
struct Example {
  enum class Kind { File, Setup, Command };
  Kind kind = Kind::Command;
  int line = 0;               // in the page, from 1
  std::string text = {};      // the file's name, or the command
  std::string content = {};   // of the file, or the command's output
  bool has_output = false;    // `content` is compared
  bool must_succeed = false;  // an exit code other than 0 is a failure
};

struct Page {
  std::vector<Example> examples;     // in page order
  std::vector<std::string> not_run;  // reasons
  std::vector<std::string> faults;   // misplaced directives
};

[[nodiscard]] Page read_page(const std::string& markdown);

// True if `printed` equals `expected`, in which a line "..." stands for any number of lines.
[[nodiscard]] bool matches(const std::string& expected, const std::string& printed);

}  // namespace bloesem::docs_test
