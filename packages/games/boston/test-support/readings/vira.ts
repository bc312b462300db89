import {FRENCH_52, rankOf, suitOf, type Card} from '@quinola/cards';
import {playOf} from '@quinola/play';
import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {cardFactsOf, usualFirst} from '../../src/vira/opponents/brain.js';
import {cardMaxims} from '../../src/vira/opponents/maxims.js';
import {HABITS} from '../../src/kit/opponents/habits.js';
import {
  inTurn,
  isMisere as isMisereGame,
  viraOptions,
  type ViraMove,
  type ViraOptions,
  type ViraView,
} from '../../src/vira/rules/index.js';
import {
  cannotFollow,
  hasPlayed,
  inSuit,
  isAbove,
  isDeclarerLast,
  isDeclarerNext,
  isIn,
  isOther,
  isTrumps,
  isVoid,
  leads,
  led,
  ledByDeclarer,
  wins,
  wordsFor,
  type Seen,
  type Sight,
} from './sight.js';
import {isCheapest, leavesIt, takesIt, usualReadings} from './usual.js';
import {viraBids} from './vira-bids.js';
import {viraMade} from './vira-made.js';

// What the sentences of Vira say to a reader.

type Readings = TestedMaxims<ViraView, ViraMove>['readings'];

const sight: Sight<ViraView> = (view) => {
  const {turn, seat, declarer, trump, hand, tricks, trick, aside, faced, laid, turnedAway} = view;
  if (turn.phase !== 'playing.trick' || turn.must !== view.player) return null;
  const away = [...laid, ...turnedAway, aside];
  return {
    hand,
    trump: isMisereGame(view) ? null : trump,
    tricks,
    trick,
    seat,
    declarer,
    side: [declarer],
    order: inTurn(view),
    cards: FRENCH_52.cards.filter((card) => !away.includes(card)),
    open: faced.some((one) => one.seat === declarer && declarer !== seat),
  };
};
const words = wordsFor<ViraView, ViraMove>(sight);
const {when, card} = words;

const leadsAgainst = (seen: Seen): boolean => isTrumps(seen) && isOther(seen) && leads(seen);

/** Whether a card is of a plain suit with ace and queen, or king and knave, without what lies between or above. */
const isTenace = (one: Card, {hand, trump}: Seen): boolean => {
  const ranks = inSuit(hand, suitOf(one)).map(rankOf).join('');
  if (isIn(one, trump)) return false;
  return (
    (ranks.includes('A') && ranks.includes('Q') && !ranks.includes('K')) ||
    (ranks.includes('K') && ranks.includes('J') && !ranks.includes('Q') && !ranks.includes('A'))
  );
};

/** The plain suit that the declarer led first. */
const hisPlainSuit = (seen: Seen) => {
  const [first] = ledByDeclarer(seen);
  return first === seen.trump ? undefined : first;
};

const cardReadings: Readings = {
  'rule.1': {
    sentence: 'The declarer is left no trick that can be taken from him in any way.',
    when: when((seen) => isOther(seen) && takesIt(seen)),
    asks: card(isCheapest),
  },
  'rule.2b': {
    sentence: 'The trick is the declarer’s, and a second one makes codille: it is left to him.',
    when: when(leavesIt),
    asks: card((one, seen) => !wins(one, seen)),
  },
  'rule.4b': {
    sentence: 'The declarer, still to play, is known to be void here: a high trump weakens his hand most.',
    when: when(
      (seen) =>
        isTrumps(seen) && isOther(seen) && cannotFollow(seen) && !hasPlayed(seen) && isVoid(seen, led(seen)!),
    ),
    asks: card(
      (one, seen) =>
        isIn(one, seen.trump) &&
        wins(one, seen) &&
        !inSuit(seen.hand, seen.trump).some((other) => isAbove(other, one)),
    ),
  },
  'rule.5': {
    sentence:
      'The declarer sits in the middle and avoids leading trumps, a sign of weakness: so trumps are led.',
    when: when(
      (seen) =>
        leadsAgainst(seen) &&
        isDeclarerNext(seen) &&
        ledByDeclarer(seen).length > 1 &&
        !ledByDeclarer(seen).includes(seen.trump!),
    ),
    asks: card((one, seen) => isIn(one, seen.trump)),
  },
  'rule.6': {
    sentence: 'The declarer sits last: no trumps are led to him.',
    when: when((seen) => leadsAgainst(seen) && isDeclarerLast(seen)),
    asks: card((one, seen) => !isIn(one, seen.trump)),
  },
  'rule.7': {
    sentence: 'The suit that the declarer led first is not returned: he plans to use a small trump in it.',
    when: when((seen) => leadsAgainst(seen) && hisPlainSuit(seen) !== undefined),
    asks: card((one, seen) => !isIn(one, hisPlainSuit(seen) ?? null)),
  },
  'rule.8': {
    sentence: 'Ace and queen, or king and knave, are not led: waiting, they may take two tricks.',
    when: when((seen) => leadsAgainst(seen) && seen.hand.some((one) => isTenace(one, seen))),
    asks: card((one, seen) => !isTenace(one, seen)),
  },
};

/** What the suite of maxims needs to know of Vira. */
export const testedMaxims: TestedMaxims<ViraView, ViraMove, ViraOptions> = {
  agreements: [viraOptions({end: 1}), viraOptions({end: 1, players: 4})],
  books: [
    {
      maxims: [...cardMaxims, ...HABITS],
      judged: (view, moves) => {
        if (view.turn.phase !== 'playing.trick') return null;
        const open = (moves as readonly ViraMove[]).flatMap((move) =>
          move.type === 'PLAY' ? [move.card] : [],
        );
        return {
          facts: cardFactsOf(view, view.tricks),
          open: open.length ? usualFirst(view, open) : open,
        };
      },
      moveOf: playOf,
    },
  ],
  readings: {...viraBids, ...cardReadings, ...usualReadings<ViraView, ViraMove>(words)},
  made: viraMade,
  habits: ['engine.eager', 'engine.figures'],
};
