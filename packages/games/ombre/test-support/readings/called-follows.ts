import {suitOf, type Card} from '@quinola/cards';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import type {CalledKingMove, CalledKingView} from '../../src/kit/called-king/rules/index.js';
import {SPADILLE} from '../../src/kit/rules/index.js';
import {beside, isBest, isHighest, isLowest, isMatador, isPlain, plain, trumps} from './seen.js';
import {card, commons, follows, followsAs, isSmall, type Sight} from './called-sight.js';

// What the sentences about cards played to a lead in Quadrille and Cinquille say to a reader (`Reading`).

type Read = Readonly<Record<string, Reading<CalledKingView, CalledKingMove>>>;

const ledCard = ({view}: Sight): Card => view.trick[0]!.card;
const ledByOmbre = ({view, ombre}: Sight): boolean => view.trick[0]!.seat === ombre;
/** Whether the Ombre has led a small trump while his partner is not known. */
const asksByTrump = (sight: Sight): boolean =>
  ledByOmbre(sight) && isSmall(sight, ledCard(sight)) && sight.hidden;
const wins = (sight: Sight, one: Card): boolean => sight.wins.includes(one);
const losers = (sight: Sight): readonly Card[] => sight.open.filter((one) => !wins(sight, one));
const trumpWinners = (sight: Sight): readonly Card[] => trumps(sight, sight.wins);
/** Whether it is neither King nor a Queen who has one card beside her. */
const isLoose = (sight: Sight, one: Card): boolean =>
  isPlain(sight, one) && one[0] !== 'K' && !(one[0] === 'Q' && beside(sight, one).length === 2);

/** Whether a known friend has the trick, and nobody against him can take it with a card of its suit. */
const isWithFriend = (sight: Sight): boolean =>
  sight.best !== null &&
  sight.friends.includes(sight.best.seat) &&
  (sight.later.every((seat) => sight.friends.includes(seat)) || isBest(sight, sight.best.card));

/** Whether it is the lowest, and no trump where he has others. */
const isCheapest = (sight: Sight, one: Card): boolean =>
  isLowest(sight, one, plain(sight, sight.open).length ? plain(sight, sight.open) : sight.open) &&
  (isPlain(sight, one) || !plain(sight, sight.open).length);

/** The suits from which friends have thrown cards. */
const leftToHim = ({tricks, friends, rules, trump}: Sight): readonly string[] =>
  tricks.flatMap(({cards}) =>
    cards
      .slice(1)
      .filter(
        ({seat, card: one}) =>
          friends.includes(seat) &&
          rules.suit(one) !== trump &&
          rules.suit(one) !== rules.suit(cards[0]!.card),
      )
      .map(({card: one}) => suitOf(one)),
  );

/** Whether of his trumps as many are higher as lower, or one more is lower. */
const isMiddling = (sight: Sight, one: Card): boolean => {
  const own = trumps(sight, sight.hand);
  const above = own.filter((other) => sight.rules.strength(other) > sight.rules.strength(one)).length;
  return above === Math.floor((own.length - 1) / 2);
};

/** What is played to a lead of the Ombre, or of his partner. */
export const followsByBook: Read = {
  '23b': {
    sentence:
      'The holder of the called King takes the small trump of the Ombre with his highest, which makes the game sure.',
    when: followsAs(
      'partner',
      (sight) =>
        sight.hand.includes(sight.view.called!) &&
        asksByTrump(sight) &&
        sight.best!.seat === sight.ombre &&
        !isBest(sight, sight.best!.card),
    ),
    asks: card(
      (one, sight) => trumpWinners(sight).includes(one) && isHighest(sight, one, trumpWinners(sight)),
    ),
  },
  '23a': {
    sentence:
      'A small trump of the Ombre is beaten with a middling one: a high one would look like the partner’s, and a friend might overtake it.',
    when: followsAs('opponent', (sight) => sight.follows && asksByTrump(sight) && !sight.last),
    asks: card((one, sight) => {
      const common = commons(sight, sight.wins);
      return common.includes(one) && (isMiddling(sight, one) || isLowest(sight, one, common));
    }),
  },
  '29': {
    sentence:
      'After the King the partner went on with a low card of its suit: no more help is to be expected, so the Ombre takes it himself.',
    when: followsAs('ombre', ({view, before, rules, friends}) => {
      const led = view.trick[0]!;
      return (
        view.isShown &&
        friends.includes(led.seat) &&
        rules.suit(led.card) === suitOf(view.called!) &&
        !'KQJ'.includes(led.card[0]!) &&
        before?.leader === led.seat &&
        before.cards[0]!.card === view.called
      );
    }),
    asks: card((one, sight) => wins(sight, one)),
  },
  '43': {
    sentence: 'All tricks are played for: the King is thrown, a Queen or Knave of another suit is kept.',
    when: followsAs('opponent', (sight) => sight.view.vole !== null && !sight.follows && !sight.wins.length),
    asks: card(
      (one, sight) =>
        isPlain(sight, one) &&
        one[0] === 'K' &&
        // A suit from which a friend has thrown is kept in his stead.
        !leftToHim(sight).includes(suitOf(one)) &&
        plain(sight, sight.hand).some((other) => 'QJ'.includes(other[0]!) && suitOf(other) !== suitOf(one)),
    ),
  },
  '31b': {
    sentence: 'While the partner is not known nothing is let through: it might help an opponent.',
    when: follows(
      (sight) => sight.side !== 'partner' && sight.hidden && sight.follows && isPlain(sight, ledCard(sight)),
    ),
    asks: card((one, sight) => wins(sight, one)),
  },
  '34': {
    sentence: 'A void is made, and finished before another is begun.',
    when: follows((sight) => !sight.follows),
    asks: card(
      (one, sight) =>
        isLoose(sight, one) &&
        sight.open.every(
          (other) => !isLoose(sight, other) || beside(sight, other).length >= beside(sight, one).length,
        ) &&
        beside(sight, one).every(
          (other) => !isLoose(sight, other) || sight.rules.strength(other) >= sight.rules.strength(one),
        ),
    ),
    silent: 'of several suits of one length one is chosen',
  },
};

/** What the engine plays where the book is silent. */
export const followsOfEngine: Read = {
  'engine.likely': {
    sentence:
      'Who leads a matador for an Ombre whose partner is not known is hardly against him: the trick is left to him.',
    when: followsAs(
      'ombre',
      (sight) => sight.hidden && isMatador(sight, ledCard(sight)) && isBest(sight, sight.best!.card),
    ),
    asks: card((one, sight) => !wins(sight, one)),
  },
  'engine.friends': {
    sentence: 'A friend takes this trick: a low card is enough.',
    when: follows(isWithFriend),
    asks: card((one, sight) => {
      const low = losers(sight).length ? losers(sight) : sight.open;
      if (sight.follows) return isLowest(sight, one, low);
      return (
        isPlain(sight, one) &&
        one[0] !== 'K' &&
        beside(sight, one).every(
          (other) => !isLoose(sight, other) || sight.rules.strength(other) >= sight.rules.strength(one),
        )
      );
    }),
    silent: 'a void is made with it',
  },
  'engine.last': {
    sentence: 'The lowest card that wins, since nobody plays after it.',
    when: follows(({last}) => last),
    asks: card((one, sight) => wins(sight, one) && isLowest(sight, one, sight.wins)),
  },
  'engine.sure': {
    sentence: 'The lowest card that no other of its suit can beat.',
    when: follows((sight) => sight.follows && !sight.last),
    asks: card((one, sight) => {
      const sure = sight.wins.filter((other) => isBest(sight, other));
      return sure.includes(one) && isLowest(sight, one, sure);
    }),
  },
  'engine.ruff': {
    sentence: 'The lowest trump that wins.',
    when: follows((sight) => !sight.follows),
    asks: card((one, sight) => {
      const able = trumpWinners(sight).filter((other) => other !== SPADILLE || sight.last);
      return able.includes(one) && isLowest(sight, one, able);
    }),
  },
  'engine.low': {
    sentence: 'It cannot be won: the lowest card.',
    when: follows((sight) => !sight.wins.length),
    asks: card((one, sight) => isCheapest(sight, one)),
  },
  'engine.least': {
    sentence: 'This costs least.',
    when: follows(),
    asks: card((one, sight) => isCheapest(sight, one)),
  },
  'engine.eager': {
    sentence: 'A trick is a trick, thinks a beginner.',
    when: follows((sight) => sight.follows && !sight.last),
    asks: card((one, sight) => wins(sight, one)),
  },
};
