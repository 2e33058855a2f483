// Why do I not play her? Every answer is a story with claims that a program can check, and a round has a proof.
import * as bloesem from 'bloesem';

const engine = await bloesem.load();
const tournament = engine.simulate({ players: 16, rounds: 7, seed: 7 });
for (const { text } of tournament.explain({ round: 5, pair: '1-2' }).story) console.log(text);
console.log(tournament.check().totals);

// Someone else's pairing: the first two boards with their opponents exchanged.
const coming = engine.tournament(tournament.toBytes(), { rounds: 9 });
const { round, proof } = coming.prove();
console.log(coming.verify(round, proof));
const [[a, b], [c, d], ...others] = round.boards;
const exchanged = new bloesem.Round(round.number, [[a, d], [c, b], ...others], round.byes);
console.log(coming.judge(exchanged).verdict, coming.verify(exchanged, proof));
