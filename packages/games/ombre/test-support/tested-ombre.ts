import {pick} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {OMBRE_40} from '../src/kit/rules/index.js';
import {ombreMachine, profile} from '../src/ombre/machine.js';
import {byBook} from '../src/ombre/opponents/brain.js';
import {imagine} from '../src/ombre/opponents/imagine.js';
import {
  ombre,
  ombreOptions,
  type OmbreHappening,
  type OmbreMove,
  type OmbreOptions,
  type OmbrePhase,
  type OmbreState,
  type OmbreView,
} from '../src/ombre/rules/index.js';

const SHORT = {deals: 4} as const;
const king = ombreOptions({...SHORT, tableSize: 4});
const deux = ombreOptions({...SHORT, players: 2});
const quatre = ombreOptions({...SHORT, players: 4, grandNull: 'on'});
/** Tournées until a black ace is turned up. */
const turning = ombreOptions({deals: 12, tourneeSecondTurn: 'on', grandNull: 'off'});
/** The same with a short ladder, but long enough that a Tournée occurs by chance. */
const often = ombreOptions({
  deals: 40,
  tourneeSecondTurn: 'on',
  grandNull: 'off',
  obscurKinds: 'one',
  favourite: 'none',
});
const strict = ombreOptions({
  ...SHORT,
  honoursClaim: 'strict',
  tourneeSecondTurn: 'on',
  codilleTakesDish: 'on',
  rokThreshold: 10,
  favourite: 'firstWon',
});

/** An Ombre who offers his game, or asks to annul it. */
const contra = ombreOptions({...SHORT, giveUp: 'contra'});
const kunil = ombreOptions({...SHORT, giveUp: 'kunil'});

/** Claims of the rest that are punished, and no look at the discards. */
const etiquette = ombreOptions({...SHORT, strictEtiquette: 'on', reviewDiscards: 'never'});

/** Doubtful readings, as the letter of the book has them. */
const letter = ombreOptions({
  ...SHORT,
  giveUp: 'contra',
  giveUpGames: 'buying',
  contraBete: 'equal',
  askerSolo: 'holdOnly',
  grandMissedVole: 'deducted',
  missedTout: 'soloPlusVole',
});

/** Ombre for the tests shared by all games, and its stored records, made by `npm run fixtures -- ombre`. */
export const testedOmbre: TestedGame<
  OmbreState,
  OmbreView,
  OmbreMove,
  OmbreOptions,
  OmbreHappening,
  OmbrePhase
> = {
  game: ombre,
  machine: ombreMachine(),
  profile,
  players: ({players, tableSize}) => (players === 3 ? tableSize : players),
  imagine,
  stop: {type: 'STOP'},
  styles: {
    random: {choose: ({moves, random}) => (moves.length ? {move: pick(moves, random)} : null)},
    // Each type of move is equally likely, so that rare ones occur; no game is given up that can be played.
    daring: {
      choose({moves, random}) {
        const types = [...new Set(moves.map((move) => move.type))].filter((type) => type !== 'GIVE_UP');
        const type = pick(types, random);
        return {
          move: pick(
            moves.filter((move) => move.type === type),
            random,
          ),
        };
      },
    },
    // Bids Tournée wherever possible, otherwise passes.
    turner: {
      choose({moves, random}) {
        const tournee = moves.find((move) => move.type === 'BID' && move.bid === 'tournee');
        const others = moves.filter((move) => move.type !== 'GIVE_UP' && move.type !== 'BID');
        return {move: tournee ?? pick(others, random)};
      },
    },
    book: {
      choose: ({view, moves, seed}) => byBook({game: ombre.id, view, moves, level: 'book', seed}),
    },
  },
  sets: [
    {
      name: 'usual',
      options: ombreOptions(SHORT),
      count: 16,
      lineups: [['random'], ['book'], ['random', 'book']],
    },
    {name: 'king', options: king, count: 16, lineups: [['random'], ['daring'], ['book'], ['daring', 'book']]},
    {name: 'turning', options: turning, count: 8, lineups: [['turner']]},
    {name: 'deux', options: deux, count: 8, lineups: [['random'], ['book']]},
    {name: 'quatre', options: quatre, count: 8, lineups: [['random'], ['book']]},
    {
      name: 'strict',
      options: strict,
      count: 24,
      lineups: [['random'], ['daring'], ['book'], ['daring', 'book']],
    },
    {name: 'contra', options: contra, count: 8, lineups: [['daring'], ['book'], ['daring', 'book']]},
    {name: 'etiquette', options: etiquette, count: 8, lineups: [['random'], ['daring'], ['daring', 'book']]},
    {name: 'kunil', options: kunil, count: 8, lineups: [['daring'], ['book'], ['daring', 'book']]},
  ],
  moves: {
    SPREAD: true,
    DRAW: true,
    FAVOURITE: true,
    SHUFFLE: true,
    PASS: true,
    HOLD: true,
    BID: true,
    TAKE_TALON: true,
    DECLINE: true,
    CHOOSE: true,
    NAME_TRUMP: true,
    TURN: true,
    TURN_AGAIN: true,
    KEEP_TRUMP: true,
    KEEP: true,
    KEEP9: true,
    DISCARD: true,
    GIVE_UP: true,
    OFFER: true,
    KUNIL: true,
    ACCEPT: true,
    CONTRA: true,
    REFUSE: true,
    CLAIM: true,
    NAME_LEAD: true,
    LOOK: true,
    PLAY: true,
    ENOUGH: true,
    GO_ON: true,
    CLAIM_HONOURS: true,
    STOP: true,
  },
  happenings: {
    spread: true,
    drawn: true,
    seated: true,
    favourite: true,
    dealt: true,
    passed: true,
    bid: true,
    held: true,
    shown: true,
    'thrown-in': true,
    'king-declined': true,
    plays: true,
    turned: true,
    trump: true,
    bought: true,
    laid: true,
    drew: true,
    'gave-up': true,
    offered: true,
    proposed: true,
    accepted: true,
    against: true,
    refused: true,
    annulled: true,
    claim: true,
    'lead-named': true,
    looked: true,
    enough: true,
    vole: true,
    claimed: true,
    played: true,
    'trick-won': true,
    'deal-settled': true,
    'session-over': true,
  },
  agreements: [ombreOptions(SHORT), king, deux, quatre, strict, turning, contra, kunil, etiquette, letter],
  rare: [often, king, strict, contra, kunil, etiquette],
  cards: OMBRE_40.cards,
  phases: {
    'drawing.spreading': true,
    'drawing.seats': true,
    'dealing.favourite': true,
    'dealing.shuffling': true,
    'bidding.opening': true,
    'bidding.overbidding': true,
    'bidding.answering': true,
    'bidding.king': true,
    'declaring.game': true,
    'declaring.trump': true,
    'declaring.turning': true,
    'declaring.turnedAce': true,
    'declaring.keeping': true,
    'declaring.picking': true,
    exchanging: true,
    offering: true,
    'playing.trick': true,
    'playing.naming': true,
    'playing.vole': true,
    'settling.claiming': true,
    settlingSession: true,
  },
  shown: {
    DRAW: ['index'],
    FAVOURITE: ['suit'],
    BID: ['bid'],
    CHOOSE: ['game'],
    NAME_TRUMP: ['suit'],
    CLAIM_HONOURS: ['matadors', 'premiers'],
    PLAY: ['card'],
    NAME_LEAD: ['card'],
  },
  place: ({table}) => [
    table.trick.length,
    table.tricks.length,
    table.auction.said.length,
    table.bought,
    table.turned.length,
    table.game,
  ],
};
