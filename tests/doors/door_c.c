/* The door for C: answers requests as the other doors do. Lines of standard input are COMMAND, NAME, FILE and OPTIONS,
 * with tabs between them; each answer is a line with the code and two lengths, and the texts. */
#include <bloesem/c.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

static char* content_of(const char* path, size_t* length) {
  FILE* file = fopen(path, "rb");
  char* bytes = NULL;
  if (file == NULL) return NULL;
  fseek(file, 0, SEEK_END);
  *length = (size_t)ftell(file);
  rewind(file);
  bytes = malloc(*length + 1);
  if (bytes != NULL && fread(bytes, 1, *length, file) != *length) *length = 0;
  fclose(file);
  return bytes;
}

int main(void) {
  static char line[1 << 16];
#ifdef _WIN32
  _setmode(_fileno(stdin), _O_BINARY);
  _setmode(_fileno(stdout), _O_BINARY);
#endif
  while (fgets(line, sizeof line, stdin) != NULL) {
    char* options = NULL;
    char* command = strtok(line, "\t");
    char* name = strtok(NULL, "\t");
    char* path = strtok(NULL, "\t");
    bloesem_file file;
    bloesem_answer* answer = NULL;
    size_t output = 0;
    size_t messages = 0;
    char* bytes;
    int code;
    options = strtok(NULL, "\n");
    if (options == NULL) return 2;
    bytes = content_of(path, &file.length);
    if (bytes == NULL) return 5;
    file.name = name;
    file.bytes = bytes;
    code = (int)bloesem_run(command, &file, 1, options, strlen(options), NULL, &answer);
    bloesem_answer_output(answer, &output);
    bloesem_answer_messages(answer, &messages);
    printf("%d %lu %lu\n", code, (unsigned long)output, (unsigned long)messages);
    fwrite(bloesem_answer_output(answer, NULL), 1, output, stdout);
    fwrite(bloesem_answer_messages(answer, NULL), 1, messages, stdout);
    fflush(stdout);
    bloesem_answer_free(answer);
    free(bytes);
  }
  return 0;
}
