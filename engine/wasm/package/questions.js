// Commands with a shape of their own. `ask(command, options, call)` runs a command on a tournament.
import { paired } from './calls.js';
import { codes } from './errors.js';
import { Round } from './round.js';

const inFiles = (call, files) => ({ ...call, files: { ...call?.files, ...files } });
const asJson = (command) => (ask, options = {}, call = {}) => ask(command, { ...options, format: 'json' }, call).json();
const asText = (command) => (ask, options = {}, call = {}) => paired(ask(command, options, call), call).text;

export const questions = {
  check: asJson('check'),
  explain: asJson('explain'),
  standings: asJson('standings'),
  lint: asJson('lint'),
  report: asText('report'),
  convert: asText('convert'),

  judge(ask, pairing, options = {}, call = {}) {
    const its = pairing instanceof Round ? { round: pairing.number } : {};
    const asked = { ...its, ...options, format: 'json' };
    if (pairing === undefined || pairing === null) return ask('judge', asked, call).json();
    const text = pairing instanceof Round ? pairing.text() : pairing;
    return ask('judge', { ...asked, pairs: 'pairs' }, inFiles(call, { pairs: text })).json();
  },

  prove(ask, options = {}, call = {}) {
    const answer = ask('pair', { ...options, format: 'json', proof: 'proof' }, call);
    const found = answer.json();
    if (answer.code === codes.noValidPairing) {
      throw Object.assign(answer.error, { players: found.impossible_players, proof: answer.files.proof });
    }
    const boards = (found.boards ?? []).map(({ white, black }) => [white, black]);
    const round = new Round(found.round, boards, found.bye ? [found.bye] : [], answer.messages);
    return { round, proof: answer.files.proof };
  },

  verify(ask, round, proof, options = {}, call = {}) {
    const pairs = round instanceof Round ? round.text() : round ?? undefined;
    const files = inFiles(call, pairs === undefined ? { proof } : { pairs, proof });
    return ask('verify', { ...options, pairs: pairs && 'pairs', proof: 'proof' }, files).code === codes.ok;
  },
};
