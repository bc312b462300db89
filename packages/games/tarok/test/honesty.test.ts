import test from 'node:test';
import {TAROK_78, type Card} from '@quinola/cards';
import {assertHonest, assertLeaksFound, type Honest} from '../../../opponents/test-support/honesty.js';
import {imagine as imagineTarok} from '../src/tarok/imagine/index.js';
import {tarok, tarokOptions, type TarokOptions} from '../src/tarok/rules/index.js';
import type {TarokMove, TarokState, TarokView} from '../src/tarok/rules/index.js';
import {masterTarokBrain} from '../src/tarok/search/master.js';
import {imagine as imagineOmbre} from '../src/tarok-ombre/imagine/index.js';
import {tarokOmbre, type TarokOmbreOptions} from '../src/tarok-ombre/rules/index.js';
import type {TarokOmbreMove, TarokOmbreState, TarokOmbreView} from '../src/tarok-ombre/rules/index.js';
import {masterOmbreBrain} from '../src/tarok-ombre/search/master.js';
import {AGREEMENTS as OMBRE} from '../test-support/ombre.js';
import {AGREEMENTS} from '../test-support/tarok-evening.js';

/** By card, to whom it was dealt, or that it was put aside. */
function dealtTo({
  dealt,
  aside,
}: Pick<TarokState | TarokOmbreState, 'dealt' | 'aside'>): ReadonlyMap<Card, string> {
  return new Map([
    ...aside.map((card) => [card, 'aside'] as const),
    ...dealt.flatMap((hand, seat) => hand.map((card) => [card, `${seat}`] as const)),
  ]);
}

const honestTarok: Honest<TarokState, TarokView, TarokMove, TarokOptions> = {
  game: tarok as never,
  imagine: imagineTarok,
  brain: masterTarokBrain() as never,
  agreements: AGREEMENTS.map((given) => tarokOptions({...given, ...(given.players !== 2 && {deals: 1})})),
  pack: TAROK_78.cards,
  inDeal: ({table: {turn}}) => ['skat', 'announcing', 'playing.trick'].includes(turn.phase),
  dealtTo,
  remade: (move, {skat}) => (move.type === 'LAY_SKAT' ? {...move, cards: skat} : move),
};

const honestOmbre: Honest<TarokOmbreState, TarokOmbreView, TarokOmbreMove, TarokOmbreOptions> = {
  game: tarokOmbre as never,
  imagine: imagineOmbre,
  brain: masterOmbreBrain() as never,
  agreements: OMBRE,
  pack: TAROK_78.cards,
  inDeal: ({table: {turn}, hands}) =>
    !/^(drawing|dealing)/.test(turn.phase) && hands.some(({length}) => length > 0),
  dealtTo,
  remade(move, {skat, returned}, nth) {
    if (move.type === 'LAY_SKAT') return {...move, cards: skat};
    // Of the demands those have a card given back that were met.
    const back = move.type === 'GIVE_BACK' && returned.filter((card) => card !== null)[nth];
    return back ? ({...move, card: back} as TarokOmbreMove) : move;
  },
};

test('Tarok dealt anew looks, sounds and plays the same to whoever may not know the difference', () => {
  assertHonest(honestTarok);
});

test('Tarok-ombre dealt anew looks, sounds and plays the same to whoever may not know the difference', () => {
  assertHonest(honestOmbre);
});

test('a leak planted in any field of a view of Tarok or Tarok-ombre is found', () => {
  assertLeaksFound(honestTarok, ({hands}) => hands);
  assertLeaksFound(honestOmbre, ({hands}) => hands);
});
