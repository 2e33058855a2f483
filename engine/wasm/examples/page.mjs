// Pairs the tournament of the page, shows the boards, and answers why two players meet.
import * as bloesem from 'bloesem';

const at = (id) => document.getElementById(id);
const engine = await bloesem.load();

function show(title, failed = false) {
  at('title').textContent = title;
  at('title').className = failed ? 'failed' : '';
  at('boards').hidden = failed;
  at('why').hidden = failed;
  at('proof').textContent = '';
}

function row(cells, chosen) {
  const line = document.createElement('tr');
  cells.forEach((text, i) => {
    const cell = line.insertCell();
    cell.textContent = text;
    if (i === 0 || i === 2 || i === 4) cell.className = 'number';
  });
  if (chosen) {
    line.tabIndex = 0;
    line.addEventListener('click', chosen);
    line.addEventListener('keydown', ({ key }) => key === 'Enter' && chosen());
  }
  return line;
}

function explain(bytes, options, [white, black], line) {
  for (const other of line.parentNode.children) other.classList.toggle('chosen', other === line);
  const { story } = engine.explain(bytes, { ...options, pair: `${white}-${black}` });
  at('why').textContent = story.map(({ text }) => text).join(' ');
}

function pair() {
  const bytes = at('bytes').value;
  const options = { rules: at('rules').value || undefined };
  try {
    const { players } = JSON.parse(engine.convert(bytes, { to: 'json' }));
    const of = new Map(players.map((player) => [player.id, player]));
    const { round, proof } = engine.prove(bytes, options);
    const rows = round.boards.map((board, i) => {
      const [white, black] = board.map((id) => of.get(id));
      const line = row([i + 1, white.name, white.points, black.name, black.points],
        () => explain(bytes, options, board, line));
      return line;
    });
    rows.push(...round.byes.map((id) => row(['', of.get(id).name, of.get(id).points, 'bye', ''])));
    show(`Round ${round.number}`);
    at('boards').tBodies[0].replaceChildren(...rows);
    at('why').textContent = 'Choose a board to see why these two play.';
    const verified = engine.verify(bytes, round, proof, options);
    at('proof').textContent = verified ? `Proved and verified: a proof of ${proof.length} bytes.` : 'The proof was refuted.';
  } catch (error) {
    if (!(error instanceof bloesem.BloesemError)) throw error;
    show(error.line ? `Line ${error.line}, column ${error.column}: ${error.message}` : error.message, true);
  }
}

at('file').addEventListener('change', async ({ target }) => {
  at('bytes').value = await target.files[0].text();
  pair();
});
at('rules').addEventListener('change', pair);
at('pair').addEventListener('click', pair);
pair();
