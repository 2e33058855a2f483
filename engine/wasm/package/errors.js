// Why requests fail.

/** Codes of errors and answers: the exit codes of the program. */
export const codes = Object.freeze({
  ok: 0,
  noValidPairing: 1,
  unexpected: 2,
  badInput: 3,
  tooLarge: 4,
  fileAccess: 5,
  pairingDiffers: 6,
  standingsDiffer: 7,
  illegalPairing: 8,
  gaveUp: 9,
  problemsFound: 10,
  cancelled: 11,
});

export class BloesemError extends Error {
  constructor(code, message, { file = 'bloesem', line = 0, column = 0, report = '', players = [], proof, cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'BloesemError';
    this.code = code;
    this.file = file;
    this.line = line;
    this.column = column;
    this.report = report;
    this.players = players;
    this.proof = proof;
  }
}
