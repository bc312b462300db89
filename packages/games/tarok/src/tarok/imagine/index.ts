import {shuffled, TAROK_78, type Card, type Random} from '@quinola/cards';
import {
  eitherOf,
  imagineHands,
  imagineIfAny,
  ImpossibleView,
  SUIT_SLOTS,
  voidsShown,
  type Imaginer as HandImaginer,
  type KnownHands,
  type Said,
} from '@quinola/opponents';
import {NO_CARDS} from '@quinola/play';
import {followed, isTarok, KINGS, PAGAT, SKY, TAROK_TRICKS} from '../../pack/index.js';
import {TAROK} from '../../pack/masks/cards.js';
import {CARDS_BY_SUIT} from './holdings.js';
import {imaginedSpread} from './spread.js';
import {announcedIn, cavalries, playedBy} from './shown.js';
import {NO_DEAL} from '../rules/table.js';
import type {Table, TarokState, TarokView} from '../rules/types.js';

/** Draws whole states that agree with one view. */
export type Imaginer = (random: Random) => TarokState;

const imaginers = new WeakMap<TarokView, Imaginer>();

/**
 * A whole state that agrees with the view and with all that has been shown: cards played, voids, announcements, what
 * may lie in the Skat. That somebody announced nothing excludes nothing, for he may have kept it to himself.
 * @throws ImpossibleView when none agrees
 */
export function imagine(view: TarokView, random: Random): TarokState {
  let found = imaginers.get(view);
  if (!found) imaginers.set(view, (found = imaginerOf(view)));
  return found(random);
}

/** What can be worked out once for all imagined states of a view. */
export function imaginerOf(view: TarokView): Imaginer {
  const table: Table = {...view, player: -1, seat: -1, hand: NO_CARDS, skat: null};
  const bare = {table, ...NO_DEAL};
  switch (view.turn.phase) {
    case 'drawing.seats':
    case 'drawing.deal':
      return (random) => ({...bare, pack: imaginedSpread(view, random)});
    case 'dealing.packCut':
      return (random) => ({...bare, pack: shuffled(TAROK_78.cards, random)});
    case 'skat':
    case 'announcing':
    case 'playing.trick':
      return dealImaginer(view, table);
    default:
      return () => bare;
  }
}

/** Holdings of three hands at most, the Skat, and what is out of play. */
export const HOLDINGS = 5 * SUIT_SLOTS;

const dealers = new WeakMap<TarokView, HandImaginer>();

/**
 * Draws deals that agree with a view in which cards have been dealt: of each seat its hand, then the Skat unless the
 * view shows it, then what is out of play.
 * @throws ImpossibleView when none agrees
 */
export function dealerOf(view: TarokView): HandImaginer {
  let dealer = dealers.get(view);
  if (!dealer) dealers.set(view, (dealer = makeDealer(view)));
  return dealer;
}

function makeDealer(view: TarokView): HandImaginer {
  const {options, counts, seat, turn, tricks, trick} = view;
  const {players} = options;
  const played = Array.from({length: players}, (_, of) => playedBy(view, of));
  const laid = turn.phase !== 'skat';
  const hidden = laid && view.skat === null;
  const taken = counts.reduce((sum, n) => sum + n, 0) + played.flat().length + (laid ? 3 : 0);
  const known: KnownHands = {
    masks: TAROK,
    counts,
    talon: [hidden ? 3 : 0, players === 3 ? 0 : 78 - taken],
    known: counts.map((_, of) => (of === seat ? view.hand : NO_CARDS)),
    own: seat,
    played,
    gone: view.skat ?? NO_CARDS,
    voids: voidsShown(TAROK_TRICKS, players, [...tricks.map(({cards}) => cards), trick], (before) =>
      followed(before, options.skyLed),
    ),
    unbound: [SKY],
    said: announcedIn(view),
  };
  const told = cavalries(view, played).map((more) => [...known.said!, ...more]);
  if (!told.length) throw new ImpossibleView('no-deal', 'no hand can hold the cavalries that were announced');
  const kinds = told.flatMap((said) =>
    (hidden ? skatsOf(view, played) : [[]]).map((skat) => imagineIfAny({...known, said: [...said, ...skat]})),
  );
  if (kinds.some(({ways}) => ways > 0)) return eitherOf(kinds);
  // Where kings and taroks left the dealer no choice, whatever the cavalries, the lowest taroks lie in the Skat.
  const forced = told.map((said) => imagineIfAny({...known, said}));
  // Of what contradicts itself the first way is told.
  return hidden && forced.some(({ways}) => ways > 0)
    ? eitherOf(forced)
    : imagineHands({...known, said: told[0]!});
}

function dealImaginer(view: TarokView, table: Table): Imaginer {
  const {players} = view.options;
  const played = Array.from({length: players}, (_, seat) => playedBy(view, seat));
  const laid = view.turn.phase !== 'skat';
  const {deal} = dealerOf(view);
  const holdings = new Int32Array(HOLDINGS);
  return (random) => {
    deal(random, holdings);
    const skat = view.skat ?? TAROK.cardsAt(holdings, players);
    const hands = played.map((_, seat) => (seat === view.seat ? view.hand : TAROK.cardsAt(holdings, seat)));
    const dealt = hands.map((hand, seat) => [
      ...played[seat]!,
      ...hand,
      ...(seat === view.dealer && laid ? skat : []),
    ]);
    return {
      table,
      pack: NO_CARDS,
      hands,
      dealt,
      skat: laid ? skat : NO_CARDS,
      aside: TAROK.cardsAt(holdings, players + 1),
    };
  };
}

/** What may lie in the Skat: no kings and no taroks, or the Pagat with the only two other taroks that its dealer had. */
function skatsOf(
  {options: {players, announcePagatInSkat}, dealer, buried}: TarokView,
  played: readonly (readonly Card[])[],
): readonly (readonly Said[])[] {
  const none = (place: number, cards: readonly Card[]): Said => ({place, cards, most: 0, name: 'the Skat'});
  const ordinary = [none(players, [...TAROKS, ...KINGS])];
  const bury: readonly Said[] = [
    none(dealer, TAROKS),
    {place: players, cards: TAROKS, least: 3, name: 'the Pagat in the Skat'},
    {place: players, cards: [PAGAT], least: 1, name: 'the Pagat in the Skat'},
  ];
  const mayBury = (buried || !announcePagatInSkat) && !played[dealer]!.some(isTarok);
  return [...(buried ? [] : [ordinary]), ...(mayBury && !played.flat().includes(PAGAT) ? [bury] : [])];
}

const TAROKS: readonly Card[] = CARDS_BY_SUIT[0]!;
