// A round-pairing.

export class Round {
  constructor(number, boards, byes = [], messages = '') {
    this.number = number;
    this.boards = boards;
    this.byes = byes;
    this.messages = messages;
  }

  /** Returns the list of pairs as `bloesem pair` writes it. */
  text() {
    const rows = [...this.boards.map(([white, black]) => `${white} ${black}`), ...this.byes.map((bye) => `${bye} 0`)];
    return `${[rows.length, ...rows].join('\n')}\n`;
  }
}
