import {FRENCH_SUITS, type Card, type Suit} from '@quinola/cards';
import {isFigure, isTarok, PAGAT, SKY, strength, suit} from '../../src/kit/rules/index.js';
import type {TarokMove, TarokView} from '../../src/tarok/rules/index.js';
import {figuresOf, hasShownVoid, isNumbered, seen, taroksOut, type Seen} from './seen.js';

// What a person at a table of Tarok sees.

/** What a player of Tarok sees of a trick that waits for him. */
export interface Sight extends Seen {
  readonly view: TarokView;
  readonly players: 3 | 2;
  /** Whether the Pagat is his, is still out, or has been won, lost or laid away by him. */
  readonly hasPagat: boolean;
  readonly pagatOut: boolean;
  readonly pagatDone: boolean;
  /** The suits whose kings are out. */
  readonly kingsOut: readonly Suit[];
  /** The most taroks that another has announced. */
  readonly most: number;
}

const known = new WeakMap<TarokView, Sight | null>();

/** What a player sees who is to play a card; `null` = he is not asked for one. */
export function sightOf(view: TarokView): Sight | null {
  const found = known.get(view);
  if (found !== undefined) return found;
  const sight = view.turn.phase === 'playing.trick' && view.turn.must === view.player ? look(view) : null;
  known.set(view, sight);
  return sight;
}

function look(view: TarokView): Sight {
  const {players} = view.options;
  const sight = seen(view, players);
  const hasPagat = view.hand.includes(PAGAT);
  const pagatDone = view.pieces.some(({card}) => card === PAGAT) || (view.skat?.includes(PAGAT) ?? false);
  return {
    ...sight,
    view,
    players,
    hasPagat,
    pagatDone,
    pagatOut: !hasPagat && !pagatDone,
    kingsOut: FRENCH_SUITS.filter((suit) => sight.unseen.includes(`K${suit}`)),
    most: Math.max(
      ...sight.others.map((seat) => view.announced[seat]?.items.find(({kind}) => kind === 'taroks')?.n ?? 0),
    ),
  };
}

type Holds = (sight: Sight) => boolean;

const at =
  (holds: Holds) =>
  (view: TarokView): boolean => {
    const sight = sightOf(view);
    return sight !== null && holds(sight);
  };

/** Conditions on who leads, or plays to a lead. */
export const plays = (holds: Holds = () => true) => at(holds);
export const leads = (holds: Holds = () => true) => at((sight) => sight.leads && holds(sight));
export const follows = (holds: Holds = () => true) => at((sight) => !sight.leads && holds(sight));

/** A condition on the card of a move. */
export const card =
  (holds: (one: Card, sight: Sight) => boolean) =>
  (move: TarokMove, view: TarokView): boolean =>
    move.type === 'PLAY' && holds(move.card, sightOf(view)!);

/** His numbered taroks. */
export const numbered = ({hand}: Sight): readonly Card[] => hand.filter(isNumbered);
/** Whether a seat has shown that it has nothing of a suit. */
export const isVoid = (sight: Sight, seat: number, suit: Suit): boolean =>
  hasShownVoid(sight, seat, suit, sight.view.options.skyLed);
/** Who may hold cards of a suit. */
export const mayHold = (sight: Sight, seat: number, wanted: Suit): boolean =>
  sight.unseen.some((one) => suit(one) === wanted && one !== SKY) && !isVoid(sight, seat, wanted);
/** Whether a seat has played all the taroks that it announced. */
function hasPlayedAll({tricks, trick, view}: Sight, seat: number): boolean {
  const said = view.announced[seat]?.items.find(({kind}) => kind === 'taroks')?.n;
  const played = [...tricks.flatMap(({cards}) => cards), ...trick].filter(
    (one) => one.seat === seat && isTarok(one.card),
  );
  return said !== undefined && played.length >= said;
}
/** Whether a seat may have taroks. */
export const mayTarok = (sight: Sight, seat: number): boolean =>
  taroksOut(sight).length > 0 && !isVoid(sight, seat, 'T') && !hasPlayedAll(sight, seat);
/** The first tarok that was led, if by another: a high one, from XVII, tells of few, a low one, to VI, of many. */
export function told({tricks, seat}: Sight): 'few' | 'many' | null {
  const first = tricks.find(({cards}) => isTarok(cards[0]!.card))?.cards[0];
  if (!first || first.seat === seat || first.card === SKY) return null;
  const height = strength(first.card);
  return height >= 17 ? 'few' : height <= 6 ? 'many' : null;
}
/** The suits of which he has three figures, but not the king, who is out. */
export const headless = (sight: Sight): readonly Suit[] =>
  sight.kingsOut.filter((suit) => figuresOf(sight, suit).length === 3);
/** The suits of which he has figures to be announced. */
export const cavalries = (hand: readonly Card[]): readonly Card[] =>
  FRENCH_SUITS.flatMap((suit) => {
    const figures = figuresOf({hand}, suit).filter(isFigure);
    return figures.length > 2 ? figures : [];
  });
