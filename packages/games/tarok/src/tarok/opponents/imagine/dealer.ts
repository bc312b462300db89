import type {Card} from '@quinola/cards';
import {
  eitherOf,
  imagineHands,
  imagineIfAny,
  ImpossibleView,
  oncePerView,
  SUIT_SLOTS,
  voidsShown,
  type Imaginer,
  type KnownHands,
  type Statement,
} from '@quinola/opponents';
import {NO_CARDS, playedBy} from '@quinola/play';
import {followed, isTarok, KINGS, PAGAT, SKY, TAROK_TRICKS} from '../../../kit/rules/index.js';
import {TAROK} from '../../../kit/opponents/masks/cards.js';
import type {TarokView} from '../../rules/types.js';
import {CARDS_BY_SUIT} from '../../../kit/opponents/masks/cards.js';
import {announcedIn, cavalries} from './shown.js';

/** Holdings of at most three hands, the Skat, and the cards out of play. */
export const HOLDINGS = 5 * SUIT_SLOTS;

/**
 * Draws deals that agree with a view after the deal: each seat's hand, then the Skat unless the view shows it,
 * then the cards out of play.
 * @throws ImpossibleView when none agrees
 */
export const dealerOf = oncePerView((view: TarokView): Imaginer => {
  const {options, counts, seat, turn, tricks, trick} = view;
  const {players} = options;
  const played = Array.from({length: players}, (_, index) => playedBy(view, index));
  const laid = turn.phase !== 'skat';
  const hidden = laid && view.skat === null;
  const taken = counts.reduce((sum, n) => sum + n, 0) + played.flat().length + (laid ? 3 : 0);
  const known: KnownHands = {
    masks: TAROK,
    counts,
    talon: [hidden ? 3 : 0, players === 3 ? 0 : 78 - taken],
    known: counts.map((_, index) => (index === seat ? view.hand : NO_CARDS)),
    own: seat,
    played,
    gone: view.skat ?? NO_CARDS,
    voids: voidsShown(TAROK_TRICKS, players, [...tricks.map(({cards}) => cards), trick], (before) =>
      followed(before, options.skyLed),
    ),
    exempt: [SKY],
    statements: announcedIn(view),
  };
  const told = cavalries(view, played).map((more) => [...known.statements!, ...more]);
  if (!told.length) throw new ImpossibleView('no-deal', 'no hand can hold the cavalries that were announced');
  const kinds = told.flatMap((said) =>
    (hidden ? skatsOf(view, played) : [[]]).map((skat) =>
      imagineIfAny({...known, statements: [...said, ...skat]}),
    ),
  );
  if (kinds.some(({dealCount}) => dealCount > 0)) return eitherOf(kinds);
  // If kings and taroks left the dealer no choice, whatever the cavalries, the lowest taroks are in the Skat.
  const forced = told.map((said) => imagineIfAny({...known, statements: said}));
  // If everything contradicts itself the first way is reported.
  return hidden && forced.some(({dealCount}) => dealCount > 0)
    ? eitherOf(forced)
    : imagineHands({...known, statements: told[0]!});
});

/** What may be in the Skat: no kings and no taroks, or the Pagat with the only two other taroks its dealer had. */
function skatsOf(
  {options: {players, announcePagatInSkat}, dealer, buried}: TarokView,
  played: readonly (readonly Card[])[],
): readonly (readonly Statement[])[] {
  const none = (place: number, cards: readonly Card[]): Statement => ({
    place,
    cards,
    most: 0,
    name: 'the Skat',
  });
  const ordinary = [none(players, [...TAROKS, ...KINGS])];
  const bury: readonly Statement[] = [
    none(dealer, TAROKS),
    {place: players, cards: TAROKS, least: 3, name: 'the Pagat in the Skat'},
    {place: players, cards: [PAGAT], least: 1, name: 'the Pagat in the Skat'},
  ];
  const mayBury = (buried || !announcePagatInSkat) && !played[dealer]!.some(isTarok);
  return [...(buried ? [] : [ordinary]), ...(mayBury && !played.flat().includes(PAGAT) ? [bury] : [])];
}

const TAROKS: readonly Card[] = CARDS_BY_SUIT[0]!;
