/* Prints the list of pairs of a tournament file, as `bloesem pair` does. */
#include <bloesem/c.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char** argv) {
  FILE* const file = argc > 1 ? fopen(argv[1], "rb") : NULL;
  static char bytes[1 << 22];
  bloesem_round* round = NULL;
  bloesem_error* error = NULL;
  size_t boards = 0;
  size_t byes = 0;
  size_t i;
  if (file == NULL) return BLOESEM_FILE_ACCESS;
  const size_t length = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  const int32_t code = bloesem_pair_bytes(bytes, length, argv[1], NULL, NULL, &round, &error);
  if (code != BLOESEM_OK) {
    fputs(bloesem_error_report(error), stderr);
    bloesem_error_free(error);
    return (int)code;
  }
  const int32_t* const players = bloesem_round_boards(round, &boards);
  const int32_t* const free_players = bloesem_round_byes(round, &byes);
  printf("%lu\n", (unsigned long)(boards + byes));
  for (i = 0; i < boards; ++i) printf("%d %d\n", (int)players[2 * i], (int)players[2 * i + 1]);
  for (i = 0; i < byes; ++i) printf("%d 0\n", (int)free_players[i]);
  bloesem_round_free(round);
  return 0;
}
