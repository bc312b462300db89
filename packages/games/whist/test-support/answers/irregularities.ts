import {FRENCH_52} from '@quinola/cards';
import {meaning, type Given} from '@quinola/testing/answers/given.js';
import {lawOf, type Circumstances} from '../../src/whist/rules/laws.js';
import {whist, whistOptions, type Accident, type WhistState} from '../../src/whist/rules/index.js';
import {left} from '../../src/whist/rules/table.js';
import {sideOf} from '../../src/whist/rules/types.js';
import {rulesOf, seatName, seatNamed} from './given.js';
import {beforeDeal, dealing, played} from './playing.js';

type Fault = NonNullable<Circumstances['fault']>;

/** Whose fault an accident is, in the words of the answers. */
const FAULTS: Readonly<Record<string, Fault>> = {
  dealer: 'dealer-side',
  'dealer-side': 'dealer-side',
  'dealers-partner': 'dealer-side',
  opponent: 'enemy-side',
  'enemy-side': 'enemy-side',
  'dealers-opponent': 'enemy-side',
  chance: 'chance',
  none: 'chance',
  nobody: 'chance',
  'card-under-table': 'chance',
  'packs-mixed': 'chance',
};

/** Who caused it, at a table where south deals. */
const CULPRITS: Readonly<Record<Fault, number | null>> = {'dealer-side': 0, 'enemy-side': 1, chance: null};

/** The law about an event, and what the table does if the event can happen there. */
const EVENTS: Readonly<Record<string, (given: Given) => object>> = {
  misdeal: (given) => {
    const fault = faultOf(given);
    return {...law(given, 'misdeal', {fault}), ...accidentAt(given, {kind: 'misdeal', by: CULPRITS[fault]})};
  },
  'card-faced-in-pack': (given) => {
    const isLastCard = given.isLastCard === true;
    // The last card is turned up anyway: nothing happens at the table.
    return {
      ...law(given, 'faced', {isLastCard}),
      ...(isLastCard ? {} : accidentAt(given, {kind: 'faced', by: null})),
    };
  },
  'card-exposed-in-dealing': (given) => {
    const fault = faultOf(given);
    const card = FRENCH_52.cards[0]!;
    return {
      ...law(given, 'exposed', {fault}),
      ...accidentAt(given, {kind: 'exposed', by: CULPRITS[fault], card, seat: 1}),
    };
  },
  'dealer-hides-turn-up': hiddenTurnUp,
  '12-and-14': fourteen,
  'one-player-has-14': fourteen,
  '12-and-13s': twelve,
  'one-player-has-12-others-13': twelve,
  'partners-marked-differently': (given) => law(given, 'marks-differ', {marks: given.marks as number[]}),
  'revoke-claimed-after-next-turn-up': (given) => ({
    ...law(given, 'revoke-expired'),
    ...revokeAfterTurnUp(given),
  }),
  'honours-not-marked-before-next-turn-up': (given) => law(given, 'honours'),
  'honours-announced-after-next-turn-up': (given) => law(given, 'honours'),
  'honours-claimed-after-next-turn-up': (given) => law(given, 'honours'),
  'ask-turn-up-after-dealer-picked-it-up': (given) => law(given, 'turn-up-asked'),
};

/** `irregularity`: what the laws say, and what the table does if the fault can happen there. */
export function irregularity(given: Given): object {
  return meaning(EVENTS, given.event)(given);
}

/** What the answer's book says. @throws RangeError if it says nothing */
function law(given: Given, id: string, circumstances: Circumstances = {}): object {
  const found = lawOf(rulesOf(given), id);
  if (!found) throw new RangeError(`the book says nothing of ${id}`);
  return found.ruling(circumstances);
}

/** Whose fault it is; the dealer's if nobody is named. */
function faultOf(given: Given): Fault {
  return given.fault === undefined ? 'dealer-side' : meaning(FAULTS, given.fault);
}

/** A void deal is dealt again by the same dealer (V-21), as at the table after a refused card. */
function fourteen(given: Given): object {
  const refused = afterAccident(given, 0, {kind: 'exposed', by: 0, card: FRENCH_52.cards[0]!, seat: 1});
  const {state} = played(refused, [{type: 'REDEAL'}]);
  return {
    ...law(given, 'twelve-and-fourteen'),
    redeal: true,
    ...(state.table.dealer === 0 && {redealBy: 'same'}),
  };
}

/** The law on a hand of twelve cards only covers what is noticed after some tricks. */
function twelve(given: Given): object {
  const {tricksPlayed} = given;
  if (tricksPlayed !== undefined && Number(tricksPlayed) < 1) throw new RangeError('nothing is played yet');
  return law(given, 'twelve');
}

/** A strict table after an accident in a seat's deal. */
function afterAccident(given: Given, dealer: number, accident: Accident): WhistState {
  const before = beforeDeal(whistOptions({rules: rulesOf(given), etiquette: 'strict'}), dealer);
  return played(before, dealing(FRENCH_52.cards, accident)).state;
}

/** What a strict table does after an accident in south's deal: dealt again, by whom, or who decides. */
function accidentAt(given: Given, accident: Accident): object {
  const {table} = afterAccident(given, 0, accident);
  if (table.turn.phase !== 'preparing.shuffling')
    return {decidingSide: sideOf(table.seats.indexOf(table.turn.must as number))};
  const same = table.dealer === 0;
  return same
    ? {redeal: true, dealer: 'same', redealBy: 'same'}
    : {redeal: false, dealPassesTo: table.dealer === left(0) ? 'left' : ''};
}

/** The dealer hides the card he must turn up: who decides, and between what. */
function hiddenTurnUp(given: Given): object {
  const dealer = left(seatNamed(given.eldest), 3);
  const state = afterAccident(given, dealer, {kind: 'hidden-turn-up', by: dealer});
  const must = state.table.turn.must as number;
  const moves = whist.moves(whist.view(state, must));
  const suits = moves.flatMap((move) => (move.type === 'NAME_TRUMP' ? [move.suit] : []));
  const by = seatName(state.table.seats.indexOf(must));
  return {
    ...law(given, 'hidden-turn-up'),
    by,
    ...(suits.length && {remedy: by === given.eldest ? 'eldest-names-trump' : 'names-trump', choices: suits}),
  };
}

/** Whether a revoke can be claimed once the next turn-up has been turned. */
function revokeAfterTurnUp(given: Given): object {
  const before = beforeDeal(whistOptions({rules: rulesOf(given), etiquette: 'strict'}), 0);
  const {state} = played(before, dealing(FRENCH_52.cards));
  return {valid: whist.refusal(whist.view(state, 1), {type: 'CLAIM_REVOKE', seat: 0, trick: 13}) === null};
}
