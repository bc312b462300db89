import {FRENCH_32, pick} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {piquetMachine, profile} from '../src/piquet/machine.js';
import {imagine} from '../src/piquet/opponents/imagine.js';
import {byBook} from '../src/piquet/opponents/master.js';
import {
  piquet,
  piquetOptions,
  type PiquetHappening,
  type PiquetMove,
  type PiquetOptions,
  type PiquetPhase,
  type PiquetState,
  type PiquetView,
} from '../src/piquet/rules/index.js';

const strict = piquetOptions({announce: 'manual', etiquette: 'strict', target: 100, stake: 2});
const letter = piquetOptions({
  announce: 'manual',
  etiquette: 'strict',
  unshownLoses: 'all',
  leadCounts: 'ten-and-above',
  youngerMinimum: 'classic-one',
  packet: 2,
  peekLeft: false,
});
const four = piquetOptions({
  matchMode: 'four-deals',
  fourDealSettlement: 'per-deal',
  youngerMinimum: 'three',
  newPartyDealer: 'alternate',
  parties: 2,
});
const modern = piquetOptions({rules: 'modern', announce: 'manual'});
const page = piquetOptions({rules: 'modern', fidelity: 'page'});
const classic = piquetOptions({rules: 'modern', fidelity: 'classic', carteRouge: true, carteBlanche: 'page'});
const rubicon = piquetOptions({rules: 'rubicon'});
const sinking = piquetOptions({rules: 'rubicon', announce: 'manual', youngerLeft: 'open', packet: 3});

/** What is told of the agreements and kept records of piquet, made by `npm run fixtures -- piquet`. */
export const testedPiquet: TestedGame<
  PiquetState,
  PiquetView,
  PiquetMove,
  PiquetOptions,
  PiquetHappening,
  PiquetPhase
> = {
  game: piquet as TestedGame<
    PiquetState,
    PiquetView,
    PiquetMove,
    PiquetOptions,
    PiquetHappening,
    PiquetPhase
  >['game'],
  machine: piquetMachine(),
  profile,
  players: () => 2,
  imagine,
  stop: {type: 'STOP'},
  styles: {
    random: {choose: ({moves, random}) => (moves.length ? {move: pick(moves, random)} : null)},
    book: {
      choose: ({view, moves, seed}) => byBook({game: piquet.id, view, moves, level: 'book', seed}),
    },
  },
  sets: [
    {
      name: 'usual',
      options: piquetOptions(),
      count: 10,
      lineups: [['random'], ['book'], ['random', 'book']],
    },
    {name: 'strict', options: strict, count: 10, lineups: [['random'], ['book']]},
    {name: 'modern', options: modern, count: 6, lineups: [['random'], ['book']]},
    {name: 'rubicon', options: rubicon, count: 6, lineups: [['random'], ['book']]},
    {name: 'sinking', options: sinking, count: 6, lineups: [['random'], ['book']]},
  ],
  moves: {
    SPREAD: true,
    DRAW: true,
    SHUFFLE: true,
    CUT: true,
    SHOW_BLANCHE: true,
    SKIP_BLANCHE: true,
    EXCHANGE: true,
    CLAIM: true,
    SKIP: true,
    GOOD: true,
    NOT_GOOD: true,
    EQUAL: true,
    SHOW: true,
    RETRACT_GOOD: true,
    PLAY: true,
    THROW_REST: true,
    CLAIM_PIQUE: true,
    CONCEDE: 'nobody gives a party up by chance; tested with the rules',
    STOP: 'ends a match early; the kept ones are whole',
  },
  happenings: {
    spread: true,
    drawn: true,
    redraw: true,
    seated: true,
    shuffled: true,
    cut: true,
    dealt: true,
    blanche: true,
    'no-blanche': true,
    exchanged: true,
    discarded: true,
    drew: true,
    looked: true,
    'left-shown': true,
    claimed: true,
    'tie-broken': true,
    answered: true,
    named: true,
    shown: true,
    unshown: true,
    retracted: true,
    'false-claim': 'a breach that nobody makes by chance; tested with the rules',
    'threw-rest': true,
    conceded: 'nobody gives a party up by chance; tested with the rules',
    counted: true,
    played: true,
    'trick-won': true,
    'deal-settled': true,
    'party-settled': true,
    'session-over': true,
  },
  agreements: [
    piquetOptions(),
    strict,
    letter,
    four,
    piquetOptions({matchMode: 'four-deals'}),
    modern,
    page,
    classic,
    rubicon,
    sinking,
  ],
  cards: FRENCH_32.cards,
  phases: {
    'drawing.spreading': true,
    'drawing.dealer': true,
    'dealing.shuffling': true,
    'dealing.packCut': true,
    'blanche.elder': true,
    'blanche.younger': true,
    'exchange.elder': true,
    'exchange.younger': true,
    'announce.point': true,
    'announce.sequence': true,
    'announce.sets': true,
    'answer.point': true,
    'answer.sequence': true,
    'answer.sets': true,
    'playing.trick': true,
    matchOver: true,
  },
  shown: {
    DRAW: ['index'],
    CUT: ['index'],
    SHOW_BLANCHE: ['suit'],
    CLAIM: ['count', 'claims'],
    NOT_GOOD: ['claims'],
    EQUAL: ['claims'],
    SHOW: ['category'],
    RETRACT_GOOD: ['category'],
    THROW_REST: ['order'],
    PLAY: ['card'],
  },
  place: ({table}) => [
    table.tricks.length,
    table.trick.length,
    table.deal,
    table.exchanged,
    table.draw?.drawn.length,
  ],
};
