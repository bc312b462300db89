import {suitOf} from '@quinola/cards';
import {playOf} from '@quinola/play';
import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {cardMaxims, factsOf, HABITS} from '../../src/reversis/opponents/book.js';
import {exchangeFacts, exchangeMaxims, type Thrown} from '../../src/reversis/opponents/exchange.js';
import {
  ACES,
  hasAllAces,
  QUINOLA,
  reversisOptions,
  tricks,
  valueOf,
  type ReversisMove,
  type ReversisOptions,
  type ReversisView,
} from '../../src/reversis/rules/index.js';
import {made} from './made.js';
import {
  below,
  card,
  exchanging,
  hearts,
  higher,
  holdsQuinola,
  isGuarded,
  isHighest,
  isHopeless,
  isLate,
  isLowest,
  isOut,
  lawful,
  mayTakeAll,
  mayThrow,
  mustFollow,
  playing,
  spared,
  strength,
  thrown,
  wins,
} from './sight.js';

// What the sentences of the maxims say to a reader (`Reading`).

type Readings = TestedMaxims<ReversisView, ReversisMove>['readings'];

const exchangeRead: Readings = {
  'advice.39': {
    sentence:
      'Whoever has the four aces keeps them and always exchanges another card: he can surely give the Quinola if it comes.',
    when: exchanging(({view}) => hasAllAces(view.hand)),
    asks: thrown((card) => !ACES.includes(card) && card !== QUINOLA),
  },
  'advice.4b': {
    sentence:
      'Whoever wants to take every trick throws away the smallest card he has, hoping for a higher one.',
    when: exchanging(() => true),
    asks: thrown((card, sight) => sight.view.hand.every((other) => strength(other) >= strength(card))),
    silent: 'whether he wants to take every trick, he decides',
  },
  'advice.1': {
    sentence:
      'The Quinola is not kept unless it is the fourth heart, in the last rounds the fifth, with a two or a three beside it: the danger of a bête is too great.',
    when: exchanging((sight) => holdsQuinola(sight) && !hasAllAces(sight.view.hand) && !isGuarded(sight)),
    asks: thrown((card) => card === QUINOLA),
  },
  'engine.guard': {
    sentence: 'The hearts that guard the Quinola are not thrown away.',
    when: exchanging(holdsQuinola),
    asks: (move, view) =>
      move.type === 'KEEP' ||
      thrown((card) => suitOf(card) !== 'H' || (card !== QUINOLA && hearts(view.hand).length > 5))(
        move,
        view,
      ),
  },
  'advice.6': {
    sentence:
      'In the last rounds nobody draws a card who has fewer than three hearts: the Quinola might come, and a bête with it.',
    when: exchanging((sight) => isLate(sight) && !holdsQuinola(sight) && hearts(sight.view.hand).length < 3),
    asks: ({type}) => type === 'KEEP',
    silent: 'who wants to take every trick, or has the four aces, exchanges',
  },
  'engine.content': {
    sentence: 'In a hand without danger nothing is exchanged: what comes may be worse.',
    when: exchanging(() => true),
    asks: ({type}) => type === 'KEEP',
    silent: 'what is dangerous is left open',
  },
  'advice.4': {
    sentence:
      'Whoever does not have the Quinola throws away a card that is alone or guarded least, to be without its suit.',
    when: exchanging((sight) => !holdsQuinola(sight)),
    asks: thrown((card) => strength(card) > strength('5S')),
    silent: 'in a hand of small cards none is guarded least',
  },
  'engine.worst': {
    sentence: 'Of what may go, the worst guarded goes.',
    when: exchanging(() => true),
    asks: thrown(() => true),
  },
};

const playRead: Readings = {
  'advice.10th': {
    sentence:
      'Nine tricks are another’s: whoever takes the tenth or the eleventh breaks his Reversis and gets four Fischer.',
    when: playing(({view, taker}) => view.tricks.length > 8 && taker >= 0 && taker !== view.seat),
    asks: card((one, sight) => wins(sight, one)),
  },
  'engine.run': {
    sentence: 'All tricks may be his: the surest winner is led.',
    when: playing((sight) => sight.leads && mayTakeAll(sight)),
    asks: card((one, sight) =>
      lawful(sight).every((other) => higher(sight, other).length >= higher(sight, one).length),
    ),
    silent: 'how strong a hand must be is left open',
  },
  'engine.take': {
    sentence: 'All tricks may be his: this one is taken too.',
    when: playing((sight) => !sight.leads && mayTakeAll(sight)),
    asks: card((one, sight) => wins(sight, one)),
    silent: 'how strong a hand must be is left open',
  },
  'rule.18': {
    sentence: 'The Quinola is thrown on another suit: it is paid for, and wins the pannier.',
    when: playing((sight) => mayThrow(sight) && sight.led !== 'H' && holdsQuinola(sight)),
    asks: card((one) => one === QUINOLA),
  },
  'rule.24': {
    sentence: 'An ace is thrown on another suit: whoever takes it pays for it, four jettons for diamonds.',
    when: playing(mayThrow),
    asks: card((one, {led}) => ACES.includes(one) && suitOf(one) !== led),
  },
  'engine.void': {
    sentence: 'What is worst guarded is thrown away first.',
    when: playing(mayThrow),
    asks: card((one, {led}) => suitOf(one) !== led),
  },
  'engine.hold': {
    sentence: 'The Quinola is not played to hearts while another card can be.',
    when: playing((sight) => sight.led === 'H' && holdsQuinola(sight)),
    asks: card((one) => one !== QUINOLA),
  },
  'advice.duck': {
    sentence: 'Keep low: play the highest card that does not take the trick.',
    when: playing((sight) => mustFollow(sight) && below(sight).length > 0),
    asks: card((one, sight) => isHighest(one, below(sight))),
  },
  'engine.dump': {
    sentence: 'The trick cannot be avoided: so the highest card goes with it.',
    when: playing((sight) => mustFollow(sight) && sight.last && !below(sight).length),
    asks: card((one, sight) => isHighest(one, spared(sight))),
  },
  'engine.low': {
    sentence: 'The lowest card leaves the most to the others.',
    when: playing(mustFollow),
    asks: card((one, sight) => isLowest(one, spared(sight))),
  },
  'advice.21': {
    sentence:
      'Whoever has drawn the Quinola, and has too few hearts to guard it, leads it himself: if he wins the deal, he pays nothing for it.',
    when: playing(
      (sight) =>
        sight.leads &&
        holdsQuinola(sight) &&
        sight.view.exchange[sight.view.seat] === 'exchanged' &&
        sight.view.drew === QUINOLA &&
        hearts(sight.view.hand).length < 4,
    ),
    asks: card((one) => one === QUINOLA),
  },
  'engine.keep': {
    sentence: 'The Quinola is not led.',
    when: playing((sight) => sight.leads && holdsQuinola(sight)),
    asks: card((one) => one !== QUINOLA),
  },
  'advice.2': {
    sentence: 'Whoever holds the Quinola and has the lead draws the hearts out of the others’ hands.',
    when: playing(
      (sight) =>
        sight.leads &&
        holdsQuinola(sight) &&
        hearts(sight.unseen).length > 0 &&
        hearts(sight.view.hand).length > 3,
    ),
    asks: card((one) => suitOf(one) === 'H' && one !== QUINOLA),
  },
  'advice.3': {
    sentence:
      'Near the end whoever holds the Quinola leads first the high cards by which he could come in again, and keeps his small ones for later.',
    when: playing(
      (sight) =>
        sight.leads &&
        holdsQuinola(sight) &&
        sight.view.tricks.length > 5 &&
        sight.view.hand.some((one) => suitOf(one) !== 'H' && higher(sight, one).length > 1),
    ),
    asks: card((one, sight) => one !== QUINOLA && higher(sight, one).length < 2),
  },
  'advice.5b': {
    sentence:
      'The deal cannot be won any more: then hearts are led, so that two Fischer for a forced Quinola make up for it.',
    when: playing((sight) => sight.leads && isOut(sight) && isHopeless(sight)),
    asks: card((one, sight) => isLowest(one, hearts(sight.view.hand))),
  },
  'advice.6b': {
    sentence:
      'In the last rounds hearts are led more and sooner, in the hope of a bête to be drawn or shared.',
    when: playing((sight) => sight.leads && isOut(sight) && isLate(sight)),
    asks: card((one, sight) => isLowest(one, hearts(sight.view.hand))),
    silent: 'a heart that may take the trick is not led',
  },
  'advice.5': {
    sentence:
      'Whoever has the lead begins with hearts, if that does not cost him the deal: it forces the Quinola out.',
    when: playing((sight) => sight.leads && isOut(sight)),
    asks: card((one, sight) => isLowest(one, hearts(sight.view.hand))),
    silent: 'where it may cost him the party it is not done',
  },
  'engine.safe': {
    sentence: 'Another player will most likely take this trick.',
    when: playing((sight) => sight.leads),
    asks: card((one, sight) => higher(sight, one).length > 0),
  },
  'engine.least': {
    sentence: 'This costs least.',
    when: playing(() => true),
    asks: card((one, sight) =>
      lawful(sight).every((other) => other === QUINOLA || valueOf(other) >= valueOf(one)),
    ),
  },
  'engine.eager': {
    sentence: 'A trick is a trick, thinks a beginner.',
    when: playing((sight) => mustFollow(sight) && !sight.last),
    asks: card((one, sight) => wins(sight, one)),
  },
  'engine.saves': {
    sentence: 'A beginner saves his high cards.',
    when: playing(mayThrow),
    asks: card((one, sight) => isLowest(one, lawful(sight))),
  },
};

const claimRead: Readings = {
  'rule.25': {
    sentence: 'What is owed must be asked for before the cards are cut.',
    when: ({turn}) => turn.phase === 'settling.claiming',
    asks: ({type}) => type === 'CLAIM',
  },
};

/** Reversis for the suite of maxims. */
export const testedMaxims: TestedMaxims<ReversisView, ReversisMove, ReversisOptions> = {
  agreements: [
    reversisOptions({rounds: 3}),
    reversisOptions({rounds: 1, claims: 'onDemand'}),
    reversisOptions({rounds: 1, quinolaForcee: 1}),
  ],
  books: [
    {
      maxims: exchangeMaxims,
      judged: (view, moves) =>
        view.turn.phase.startsWith('exchanging')
          ? {facts: exchangeFacts(view), open: thrownIn(moves as readonly ReversisMove[])}
          : null,
      moveOf: (choice: Thrown) => (choice === 'keep' ? {type: 'KEEP'} : {type: 'EXCHANGE', card: choice}),
    },
    {
      maxims: [...cardMaxims, ...HABITS],
      judged: (view) =>
        view.turn.phase === 'playing.trick'
          ? {facts: factsOf(view, view.tricks), open: tricks.lawful(view)}
          : null,
      moveOf: playOf,
    },
  ],
  readings: {...exchangeRead, ...playRead, ...claimRead},
  made,
  habits: ['engine.eager', 'engine.saves'],
};

function thrownIn(moves: readonly ReversisMove[]): readonly Thrown[] {
  return moves.flatMap((move) =>
    'card' in move ? [move.card] : move.type === 'KEEP' ? ['keep' as const] : [],
  );
}
