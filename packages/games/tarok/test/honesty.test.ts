import test from 'node:test';
import {TAROK_78, type Card} from '@quinola/cards';
import {assertHonest, assertLeaksFound, type Honest} from '@quinola/testing/honesty.js';
import type {MoveLike} from '@quinola/play';
import type {SetDeal} from '../src/kit/rules/set-deal.js';
import {imagine as imagineTarok} from '../src/tarok/opponents/imagine/index.js';
import {tarok, tarokOptions, type TarokOptions} from '../src/tarok/rules/index.js';
import type {TarokMove, TarokState, TarokView} from '../src/tarok/rules/index.js';
import {readDeal as readTarok} from '../src/tarok/rules/position.js';
import {masterTarokBrain} from '../src/tarok/opponents/search/master.js';
import {imagine as imagineOmbre} from '../src/tarok-ombre/opponents/imagine/index.js';
import {tarokOmbre, tarokOmbreOptions, type TarokOmbreOptions} from '../src/tarok-ombre/rules/index.js';
import type {TarokOmbreMove, TarokOmbreState, TarokOmbreView} from '../src/tarok-ombre/rules/index.js';
import {readDeal as readOmbre} from '../src/tarok-ombre/rules/position.js';
import {masterOmbreBrain} from '../src/tarok-ombre/opponents/search/master.js';
import {AGREEMENTS as OMBRE} from '../test-support/ombre.js';
import {handsOf, setDeal} from '../test-support/set-deals.js';
import {AGREEMENTS} from '../test-support/tarok-match.js';

/** For each card the player to whom it was dealt, or that it was put aside. */
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
  adaptMove: (move, {skat}) => (move.type === 'LAY_SKAT' ? {...move, cards: skat} : move),
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
  adaptMove(move, {skat, returned}, nth) {
    if (move.type === 'LAY_SKAT') return {...move, cards: skat};
    // For each demand that was met a card is given back.
    const back = move.type === 'GIVE_BACK' && returned.filter((card) => card !== null)[nth];
    return back ? ({...move, card: back} as TarokOmbreMove) : move;
  },
};

test('Tarok with hidden cards dealt differently looks, sounds and plays the same to a player who may not know them', () => {
  assertHonest(honestTarok);
});

test('Tarok-ombre with hidden cards dealt differently looks, sounds and plays the same to a player who may not know them', () => {
  assertHonest(honestOmbre);
});

/** The same for sessions that begin with a set deal. */
function fromSetDeals<State, View, Move extends MoveLike, Options extends {readonly deal: string | null}>(
  honest: Honest<State, View, Move, Options>,
  agreements: readonly Options[],
  letters: (options: Options) => string,
  read: (text: string, options: Options) => SetDeal,
): Honest<State, View, Move, Options> {
  return {
    ...honest,
    agreements,
    redealSetDeal(options, exchanged) {
      const {hands} = read(options.deal!, options);
      return {
        ...options,
        deal: setDeal(
          letters(options),
          hands.map((hand) => hand.map(exchanged)),
        ),
      };
    },
  };
}

test('a set deal of Tarok or Tarok-ombre hides cards just as well', () => {
  const trois = tarokOptions({deal: setDeal('SEW', handsOf('trois', 3, 3)), deals: 1}),
    deux = tarokOptions({deal: setDeal('SN', handsOf('deux', 2, 3)), players: 2, target: 40});
  assertHonest(
    fromSetDeals(honestTarok, [trois, deux], ({players}) => (players === 3 ? 'SEW' : 'SN'), readTarok),
    6,
  );
  const oldManner = tarokOmbreOptions({deal: setDeal('SWE', handsOf('old', 3, 3)), deals: 1}),
    newManner = tarokOmbreOptions({deal: setDeal('SWE', handsOf('new', 3, 0)), manner: 'new', deals: 1});
  assertHonest(
    fromSetDeals(honestOmbre, [oldManner, newManner], () => 'SWE', readOmbre),
    6,
  );
});

test('a leak planted in any field of a view of Tarok or Tarok-ombre is found', () => {
  assertLeaksFound(honestTarok, ({hands}) => hands);
  assertLeaksFound(honestOmbre, ({hands}) => hands);
});
