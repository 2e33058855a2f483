// An evening at the club: entries, a bye, a round, its results, and what the engine says about it.
import * as bloesem from 'bloesem';

const engine = await bloesem.load();
const club = engine.create({ rounds: 3, initialColour: 'white', rules: '2026', name: 'Club' });
const entries = { 'Appel, Ans': 2100, 'Braam, Bob': 2050, 'Druif, Dina': 1900, 'Eik, Ed': 1800, 'Els, Fie': 0 };
for (const [name, rating] of Object.entries(entries)) club.add(name, { rating });
club.absent(5, 1, 'H');

const round = club.pair();
club.record(round);
for (const [white, black] of round.boards) club.result(round.number, white, black, '1-0');
for (const { rank, player, points } of club.places('BH,SB')) console.log(rank, player, points);

console.log(club.explain({ pair: '1-4' }).story[0].text);
try {
  engine.pair('no tournament', {}, { name: 'club.trf' });
} catch (error) {
  console.log(error.code, error.file, error.message);
}
