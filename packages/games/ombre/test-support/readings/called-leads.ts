import {suitOf, type Card, type Suit} from '@quinola/cards';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import type {CalledKingMove, CalledKingView} from '../../src/kit/called-king/rules/index.js';
import {BASTA, manilleOf, SPADILLE} from '../../src/kit/rules/index.js';
import {
  beside,
  hasShownVoid,
  isBest,
  isCourt,
  isHighest,
  isLowest,
  isMatador,
  isPlain,
  isTrump,
  plain,
  trumps,
} from './seen.js';
import {
  card,
  commons,
  isBad,
  isFromLongest,
  ledByPartner,
  leads,
  leadsAs,
  ofLongest,
  timesLed,
  type Sight,
} from './called-sight.js';

// What the sentences about leads in Quadrille and Cinquille say to a reader (`Reading`).

type Read = Readonly<Record<string, Reading<CalledKingView, CalledKingMove>>>;

const has = ({hand}: Sight, one: Card): boolean => hand.includes(one);
const trumpsOut = (sight: Sight): readonly Card[] => trumps(sight, sight.unseen);
const singletons = (sight: Sight): readonly Card[] =>
  plain(sight, sight.hand).filter((one) => beside(sight, one).length === 1);
const isFirst = ({tricks}: Sight): boolean => tricks.length === 0;
const wonLast = ({before, seat}: Sight): boolean => before?.winner === seat;
/** Whether it is the lowest of his trumps below the matadors. */
const isSmallest = (sight: Sight, one: Card): boolean =>
  commons(sight, sight.open).includes(one) && isLowest(sight, one, commons(sight, sight.open));
/** Whether he led this trump in the last trick as partner, and won it. */
const heldTrump = (sight: Sight, is: (one: Card) => boolean): boolean => {
  const led = ledByPartner(sight);
  return led !== null && isTrump(sight, led) && is(led) && wonLast(sight);
};

/** What the Ombre's partner leads. */
export const leadsOfPartner: Read = {
  '36': {
    sentence:
      'The partner on the eldest hand, with one trump and one singleton, leads the singleton, to ruff when the suit comes back.',
    when: leadsAs('partner', (sight) => {
      const single = singletons(sight);
      return (
        isFirst(sight) &&
        trumps(sight, sight.hand).length === 1 &&
        single.length === 1 &&
        single[0] !== sight.view.called
      );
    }),
    asks: card((one, sight) => singletons(sight).includes(one)),
  },
  '25': {
    sentence:
      'The partner plays the called King as soon as he leads: now the friend knows him, and can be helped.',
    when: leadsAs('partner', (sight) => sight.hidden && has(sight, sight.view.called!)),
    asks: card((one, {view}) => one === view.called),
  },
  '37': {
    sentence: 'After the King a small trump: it shows the Ombre that his partner has a matador.',
    when: leadsAs(
      'partner',
      (sight) =>
        ledByPartner(sight) === sight.view.called &&
        wonLast(sight) &&
        sight.hand.some((one) => isMatador(sight, one)),
    ),
    asks: card((one, sight) => isSmallest(sight, one)),
  },
  '30': {
    sentence:
      'The partner led a high trump and held the trick, so the Ombre has the higher matadors: he goes on with trumps.',
    when: leadsAs('partner', (sight) =>
      heldTrump(sight, (led) => [BASTA, manilleOf(sight.trump)].includes(led) && !isBest(sight, led)),
    ),
    asks: card((one, sight) => isTrump(sight, one)),
  },
  '38': {
    sentence: 'The partner led a trump and the Ombre let it run: he goes on with trumps while he has any.',
    // Of matadors the sentence before this one speaks.
    when: leadsAs('partner', (sight) => heldTrump(sight, (led) => !isMatador(sight, led))),
    asks: card((one, sight) => isTrump(sight, one)),
  },
  '28': {
    sentence:
      'The partner leads his other Kings before other cards: an Ombre who does not know of them might ruff them.',
    when: leadsAs('partner', (sight) => !sight.hidden),
    asks: card((one, sight) => isPlain(sight, one) && one[0] === 'K'),
    silent: 'of a suit that was led twice another sentence speaks',
  },
};

/** What the partner leads with four at the table. */
export const leadsOfFour: Read = {
  '32': {
    sentence:
      'The partner is the eldest hand and the Ombre sits last: trumps at once, since the Ombre will be last again when they come a second time.',
    when: leadsAs('partner', (sight) => isFirst(sight) && sight.hidden && sight.later.at(-1) === sight.ombre),
    asks: card((one, sight) => isTrump(sight, one)),
  },
};

/** What the partner leads with five at the table. */
export const leadsOfFive: Read = {
  'trump.partner': {
    sentence:
      'With five at the table the partner leads trumps even before the called King: if they lie well five fall at once.',
    when: leadsAs('partner', (sight) => sight.hidden && sight.order.length === 5),
    asks: card((one, sight) => isTrump(sight, one)),
  },
};

/** The suit of the bad card with which his partner went on after the called King, if it was led only then. */
function askedSuit({view, tricks, rules, trump}: Sight): Suit | null {
  const {called, partner, isShown} = view;
  const at = tricks.findIndex(({leader, cards}) => leader === partner && cards[0]!.card === called);
  if (at < 0 || !isShown) return null;
  const after = tricks.slice(at + 1);
  const next = after.find(({leader}) => leader === partner)?.cards[0]!.card;
  if (next === undefined || 'KQJ'.includes(next[0]!)) return null;
  const suit = rules.suit(next);
  const again = after.filter(({cards}) => rules.suit(cards[0]!.card) === suit);
  return suit === trump || suit === suitOf(called!) || again.length > 1 ? null : suit;
}

/** What the Ombre leads. */
export const leadsOfOmbre: Read = {
  '26': {
    sentence:
      'After his King the partner led a bad card of another suit: he will ruff it, so the Ombre leads that suit as soon as he can.',
    when: leadsAs('ombre', (sight) => askedSuit(sight) !== null),
    asks: card((one, sight) => isPlain(sight, one) && suitOf(one) === askedSuit(sight)),
  },
  '19.ex3': {
    sentence:
      'With Manille, King, Queen and Knave of trumps, but not Spadille, the Knave is led first: nobody knows yet who has the called King.',
    when: leadsAs(
      'ombre',
      (sight) =>
        isFirst(sight) &&
        sight.hidden &&
        !has(sight, SPADILLE) &&
        [manilleOf(sight.trump), ...[...'KQJ'].map((rank) => rank + sight.trump)].every((one) =>
          has(sight, one),
        ),
    ),
    asks: card((one, {trump}) => one === `J${trump}`),
  },
  '22a': {
    sentence:
      'With the highest trump that is left the Ombre draws the others: mostly they divide, and then Kings and Queens make tricks.',
    // With his last trump nothing is drawn for others.
    when: leadsAs('ombre', (sight) => trumpsOut(sight).length > 0 && trumps(sight, sight.hand).length > 1),
    asks: card((one, sight) => isTrump(sight, one) && isBest(sight, one)),
  },
  '22b': {
    sentence:
      'With four trumps, before the King has shown himself, the Ombre leads a good one, but no matador: his opponents do not know each other, and overtrump their friends.',
    when: leadsAs('ombre', (sight) => sight.hidden && trumps(sight, sight.hand).length > 3),
    asks: card((one, sight) => {
      const courts = commons(sight, sight.open).filter(isCourt);
      return courts.length
        ? courts.includes(one) && isLowest(sight, one, courts)
        : commons(sight, sight.open).includes(one) && isHighest(sight, one, commons(sight, sight.open));
    }),
  },
  'engine.call': {
    sentence: 'The suit of the called King is led, that he may show himself.',
    when: leadsAs('ombre', ({hidden}) => hidden),
    asks: card((one, sight) => isPlain(sight, one) && suitOf(one) === suitOf(sight.view.called!)),
  },
};

/** The card with which he won the last trick in the middle, following a plain suit of which higher ones are out. */
function wonInTheMiddle(sight: Sight): Card | null {
  const {before, seat, rules} = sight;
  const at = before?.cards.findIndex((one) => one.seat === seat) ?? -1;
  if (!wonLast(sight) || at < 1 || at === before!.cards.length - 1) return null;
  const {card: own} = before!.cards[at]!;
  const isLed = rules.suit(own) === rules.suit(before!.cards[0]!.card);
  return isPlain(sight, own) && isLed && !isBest(sight, own) ? own : null;
}

const mayRuffOf = (sight: Sight, suit: Suit): boolean =>
  trumpsOut(sight).length > 0 &&
  hasShownVoid(sight, sight.ombre, suit) &&
  !hasShownVoid(sight, sight.ombre, sight.trump);

/** What is led against the Ombre. */
export const leadsAgainst: Read = {
  '27': {
    sentence:
      'The partner led a bad card, to ruff that suit later: a small trump pulls the trump that he wants to ruff with.',
    when: leadsAs('opponent', (sight) => {
      const led = ledByPartner(sight);
      return led !== null && isBad(sight, led);
    }),
    asks: card((one, sight) => isSmallest(sight, one)),
  },
  '31a': {
    sentence:
      'A trick won in the middle with a card that could be beaten: the friend has the higher ones, so the suit is led again.',
    when: leadsAs('opponent', (sight) => wonInTheMiddle(sight) !== null),
    asks: card((one, sight) => isPlain(sight, one) && suitOf(one) === suitOf(wonInTheMiddle(sight)!)),
  },
  '40': {
    sentence: 'Against a Solo Kings without their Queens are not led: it may free a Queen of the Ombre.',
    when: leadsAs('opponent', ({solo}) => solo),
    asks: card(
      (one, {unseen, trump}) =>
        one[0] !== 'K' || suitOf(one) === trump || !unseen.includes(`Q${suitOf(one)}`),
    ),
  },
  '41': {
    sentence: 'Against a Solo the suit is led that the Ombre ruffs: it wears his trumps down.',
    when: leadsAs('opponent', ({solo}) => solo),
    asks: card((one, sight) => isPlain(sight, one) && mayRuffOf(sight, suitOf(one))),
  },
  '39': {
    sentence:
      'Who sits just before the player of a Solo leads his longest suit, but from King and Queen the King.',
    when: leadsAs('opponent', ({solo, later, ombre}) => solo && later[0] === ombre),
    asks: card((one, sight) => isFromLongest(sight, one)),
  },
  'engine.friend': {
    sentence: 'Who is against the Ombre does not lead the suit of the called King.',
    when: leadsAs('opponent', ({hidden}) => hidden),
    asks: card((one, sight) => isTrump(sight, one) || suitOf(one) !== suitOf(sight.view.called!)),
  },
};

const isWorn = (sight: Sight, one: Card): boolean =>
  isPlain(sight, one) && trumpsOut(sight).length > 0 && timesLed(sight, suitOf(one)) > 1;

/** What anybody leads. */
export const anyLead: Read = {
  '33': {
    sentence:
      'A suit that was led twice is not led a third time, unless a friend plays last: it would be ruffed.',
    when: leads(({later, friends}) => !friends.includes(later.at(-1)!)),
    asks: card((one, sight) => !isWorn(sight, one)),
  },
  'engine.master': {
    sentence: 'The highest card of its suit that is left.',
    when: leads((sight) => plain(sight, sight.open).some((one) => isBest(sight, one) && !isWorn(sight, one))),
    asks: card((one, sight) => isPlain(sight, one) && isBest(sight, one)),
  },
  'engine.long': {
    sentence: 'A low card of the longest suit, or from King and Queen the King.',
    when: leads((sight) => ofLongest(sight).length > 0),
    asks: card((one, sight) => isFromLongest(sight, one)),
  },
  'engine.draw': {
    sentence: 'Nothing but trumps: the lowest.',
    when: leads((sight) => sight.hand.every((one) => isTrump(sight, one))),
    asks: card((one, sight) => isLowest(sight, one, sight.open)),
  },
  'engine.figures': {
    sentence: 'A beginner leads his figures at once.',
    when: leads(),
    asks: card((one, sight) => isPlain(sight, one) && 'KQ'.includes(one[0]!)),
  },
};
