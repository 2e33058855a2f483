// A round-pairing.
import { boardsOf, byesOf, int32 } from './given.js';

export class Round {
  constructor(number, boards, byes = [], messages = '') {
    this.number = int32(number, 'round');
    this.boards = boardsOf(boards);
    this.byes = byesOf(byes);
    this.messages = messages;
  }

  /** Returns the list of pairs as `bloesem pair` writes it. */
  text() {
    const rows = [...boardsOf(this.boards).map(([white, black]) => `${white} ${black}`), ...this.byes.map((bye) => `${bye} 0`)];
    return `${[rows.length, ...rows].join('\n')}\n`;
  }
}
