// Uses every function with its types; only compiled.
import * as bloesem from 'bloesem';

const engine: bloesem.Engine = await bloesem.load({ wasm: new URL('https://example.org/bloesem.wasm') });
const bytes = new Uint8Array();
const text: string = engine.pair(bytes, { rules: '2026', format: 'pairs', timeLimit: 1 }, { name: 'open.trf', cancelled: () => false });
const round: bloesem.Round = engine.round(text, { absent: [3] }, { progress: (stage, paired, players) => paired < players && stage === 'colours' });
const said: string = round.messages;
const read: bloesem.Tournament = engine.tournament(bytes, { recompute: true }, { name: 'open.trf' });
const white: number = round.boards[0]![0];
const many: bloesem.ManyRound[] = engine.pairMany([bytes, text], { round: 3 });
const answer: bloesem.Answer = engine.run('lint', bytes, {}, { throws: false, files: { other: text } });
const files: Record<string, Uint8Array> = answer.files;
const { proof } = engine.prove(bytes);
const proved: boolean = engine.verify(bytes, round, proof) || engine.verify(bytes, undefined, proof);
const reason: bloesem.BloesemError | undefined = answer.error;
const other: Uint8Array | undefined = reason?.proof;
engine.round(bytes, { forbid: '3-9', absent: 4 });
const random: bloesem.Tournament = engine.simulate({ seed: 12345678901234567890n });
const club: bloesem.Tournament = engine.create({ rounds: 3, initialColour: 'white', rules: '2026' });
const id: number = club.add('Appel, Ans', { rating: 2000, fideId: '1' });
club.absent(id, 1, 'H');
club.record({ number: 1, boards: [[1, 2]] });
const places: bloesem.Place[] = club.places();
try {
  club.undo();
} catch (error) {
  if (error instanceof bloesem.BloesemError && error.code === bloesem.codes.badInput) console.log(error.line, error.players);
}
// @ts-expect-error a round has a colour to begin with
engine.create({ rounds: 3 });
// @ts-expect-error the same seed gives the same tournament
engine.simulate({ players: 20 });
// @ts-expect-error an option is no function
engine.round(bytes, { round: () => 1 });
// @ts-expect-error that is an option
engine.round(bytes, {}, { timeLimit: 1 });
// @ts-expect-error bytes, or a text
engine.pair(7);
console.log(other, random, said, read, white, many, files, proved, places, engine.judge(bytes, round).verdict, club.standings(), engine.release);
