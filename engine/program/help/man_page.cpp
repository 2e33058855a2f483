#include "engine/program/help/man_page.hpp"

#include <cstddef>
#include <string_view>

#include "trf/text.hpp"

namespace bloesem::cli {

namespace {

constexpr const char* description = R"(.SH DESCRIPTION
Pairs a round of a Swiss chess tournament after the FIDE (Dutch) System,
and checks rounds paired by others.
Tournaments are read from report files (TRF).
Results go to standard output, everything else to standard error.
The same request on the same file gives the same bytes,
on every machine and on every day.
)";

constexpr const char* see_also = R"(.SH "SEE ALSO"
The documents installed with the program:
.IR cli.md ,
.I errors.md
and
.IR trf.md .
)";

// Escapes text for roff: hyphens can be copied, and no line begins with a request.
std::string literal(std::string_view text) {
  std::string shown;
  for (const char c : text) {
    const bool line_begins = shown.empty() || shown.back() == '\n';
    if (line_begins && (c == '.' || c == '\'')) shown += "\\&";
    if (c == '\\') {
      shown += "\\e";
    } else if (c == '-') {
      shown += "\\-";
    } else {
      shown += c;
    }
  }
  return shown;
}

std::string bold(std::string_view text) { return "\\fB" + literal(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + literal(text) + "\\fR"; }

std::string shown_argument(const OptionRow& argument) {
  const std::string text = italic(argument.value) + (argument.repeatable ? "..." : "");
  return argument.required ? text : "[" + text + "]";
}

std::string synopsis(const CommandRow& command) {
  std::string text = bold(command.path);
  if (!command.options.empty()) text += " [" + italic("options") + "]";
  for (const OptionRow& argument : command.arguments) text += " " + shown_argument(argument);
  if (!command.commands.empty()) text += " " + italic("command");
  return text;
}

std::string synopsis(const std::vector<CommandRow>& table) {
  std::string text = ".SH SYNOPSIS\n";
  for (std::size_t i = 0; i < table.size(); ++i) text += (i > 0 ? ".br\n" : "") + synopsis(table[i]) + "\n";
  return text;
}

std::string item(const std::string& head, std::string_view help) {
  return ".TP\n" + head + "\n" + literal(help) + "\n";
}

std::string option_item(const OptionRow& option) {
  std::string head;
  for (const std::string& name : option.names) head += (head.empty() ? "" : ", ") + bold(name);
  if (!option.value.empty()) head += " " + italic(option.value);
  return item(head, option.help);
}

std::string options(const CommandRow& command) {
  std::string text;
  for (const OptionRow& argument : command.arguments) text += item(italic(argument.value), argument.help);
  for (const OptionRow& option : command.options) text += option_item(option);
  return text;
}

std::string preformatted(std::string_view text) { return "\n.nf\n" + literal(text) + "\n.fi\n"; }

std::string command_section(const CommandRow& command) {
  std::string text = ".SS \"" + synopsis(command) + "\"\n" + literal(command.help) + ".\n" + options(command);
  return command.footer.empty() ? text : text + ".PP" + preformatted(command.footer);
}

// Makes a section of "Title: text", or of "Title:" followed by a new line and text.
std::string footer_section(std::string_view paragraph) {
  const std::size_t title = paragraph.find(':');
  if (title == paragraph.npos || title + 2 >= paragraph.size()) return ".PP" + preformatted(paragraph);
  return ".SH \"" + literal(trf::upper(paragraph.substr(0, title))) + "\"" +
         preformatted(paragraph.substr(title + 2));
}

// The footer of the program's help has several paragraphs, separated by empty lines.
std::string footer_sections(std::string_view footer) {
  std::string text;
  while (!footer.empty()) {
    const std::size_t end = footer.find("\n\n");
    text += footer_section(footer.substr(0, end));
    footer = end == footer.npos ? std::string_view{} : footer.substr(end + 2);
  }
  return text;
}

}  // namespace

std::string man_page(const std::vector<CommandRow>& table, const std::string& version) {
  const CommandRow& program = table.front();
  std::string text = ".TH " + trf::upper(program.name) + " 1 \"\" \"" + literal(program.name + " " + version) +
                     "\" \"User Commands\"\n.SH NAME\n" + literal(program.name) + " \\- " +
                     literal(program.help) + "\n" + synopsis(table) + description;
  text += ".SH OPTIONS\n" + options(program) + ".SH COMMANDS\n";
  for (std::size_t i = 1; i < table.size(); ++i) text += command_section(table[i]);
  return text + footer_sections(program.footer) + see_also;
}

}  // namespace bloesem::cli
