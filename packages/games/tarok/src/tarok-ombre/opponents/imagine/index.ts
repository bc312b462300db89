import {pick, shuffled, suitOf, TAROK_78, type Card, type Random} from '@quinola/cards';
import {ImpossibleView} from '@quinola/opponents';
import {NO_CARDS, playedBy, type Seat} from '@quinola/play';
import {SKY} from '../../../kit/rules/index.js';
import {TAROK} from '../../../kit/opponents/masks/cards.js';
import {NO_DEAL, tools} from '../../rules/table.js';
import type {TarokOmbreState, TarokOmbreView} from '../../rules/types.js';
import {HOLDINGS, imaginerFor, TALON} from './known.js';

/**
 * A complete state that agrees with the view and all that was shown: cards played, voids, the Skat if this player
 * laid it, cards asked for, given and given back. Bids rule nothing out. Meant for a player's view; a
 * watcher's, with all three hands hidden, can take seconds.
 * @throws ImpossibleView when no deal agrees
 */
export function imagine(view: TarokOmbreView, random: Random): TarokOmbreState {
  const table = tools.changed(view, {
    player: -1,
    seat: -1,
    hand: NO_CARDS,
    skat: null,
    bought: null,
    returned: NO_CARDS,
  });
  const {phase} = view.turn;
  if (phase === 'drawing.seats') return {table, ...NO_DEAL, pack: imaginedPlaces(view, random)};
  if (phase === 'dealing.packCut') return {table, ...NO_DEAL, pack: shuffled(TAROK_78.cards, random)};
  if (view.turn.must === 'chance' || view.turn.over) return {table, ...NO_DEAL};

  const deals = imaginerFor(view);
  const holdings = new Int32Array(HOLDINGS);
  for (let tries = 0; tries < TRIES; tries++) {
    deals.deal(random, holdings);
    const hands = [0, 1, 2].map((seat) =>
      seat === view.seat && view.hand.length ? view.hand : TAROK.cardsAt(holdings, seat),
    );
    const talon = TAROK.cardsAt(holdings, TALON);
    const skat = view.skatBy < 0 ? NO_CARDS : (view.skat ?? talon);
    const past = pastOf(view, hands, skat, talon, random);
    if (past) return {table, pack: NO_CARDS, hands, skat, ...past};
  }
  throw new ImpossibleView('no-deal', 'the exchange cannot have led to the cards that are held');
}

/** How often to retry a deal the exchange could not have led to: only after three cards were asked for (a Tre). */
const TRIES = 1000;

/**
 * What was dealt, put aside and given back to lead to the present cards: the exchange is undone from its end.
 * `null` if it could not have led here.
 */
function pastOf(
  view: TarokOmbreView,
  hands: readonly (readonly Card[])[],
  skat: readonly Card[],
  talon: readonly Card[],
  random: Random,
): Pick<TarokOmbreState, 'dealt' | 'aside' | 'returned'> | null {
  const {demands, declarer, options, skatBy} = view;
  const old = options.manner === 'old';
  const owned = hands.map((hand, seat) => [
    ...playedBy(view, seat),
    ...hand,
    ...(seat === skatBy && !old ? skat : []),
  ]);
  const move = (card: Card, from: Seat, to: Seat): void => {
    owned[from] = owned[from]!.filter((held) => held !== card);
    owned[to]!.push(card);
  };
  const returned: (Card | null)[] = [...view.returned];
  for (let i = demands.length - 1; i >= 0; i--) {
    const {card, from} = demands[i]!;
    if (from < 0) continue;
    if (i < demands.length - 1 || view.turn.phase !== 'asking.givingBack') {
      // A card that was asked for earlier and is now with another player is the one that was given back.
      const back =
        returned[i] ??
        demands.slice(0, i).find((earlier) => earlier.from >= 0 && owned[from]!.includes(earlier.card))
          ?.card ??
        pick(owned[from]!, random);
      returned[i] = back;
      move(back, from, declarer);
    }
    if (!owned[declarer]!.includes(card)) return null;
    move(card, declarer, from);
  }
  if (old)
    return {
      dealt: owned.map((cards, seat) => (seat === skatBy ? [...cards, ...skat] : cards)),
      aside: NO_CARDS,
      returned,
    };
  if (declarer < 0) return {dealt: owned, aside: talon, returned};
  const aside = view.bought ?? shuffled(owned[declarer]!, random).slice(0, 3);
  return {
    dealt: owned.map((cards, seat) =>
      seat === declarer ? cards.filter((card) => !aside.includes(card)) : cards,
    ),
    aside,
    returned,
  };
}

/** The place cards: drawn ones where they were drawn; of the others one tarok if none was drawn, the rest of different suits. */
function imaginedPlaces({draw}: TarokOmbreView, random: Random): readonly Card[] {
  const drawn = draw!.drawn;
  const suits = new Set(drawn.map(({card}) => suitOf(card)));
  const missing = shuffled(
    [
      'T',
      ...shuffled(
        ['S', 'H', 'D', 'C'].filter((suit) => !suits.has(suit)),
        random,
      ),
    ]
      .filter((suit) => !suits.has(suit))
      .slice(0, 3 - drawn.length),
    random,
  );
  return [0, 1, 2].map((index) => {
    const card = drawn.find((taken) => taken.index === index)?.card;
    if (card !== undefined) return card;
    const suit = missing.pop()!;
    return pick(
      TAROK_78.cards.filter((other) => suitOf(other) === suit && other !== SKY),
      random,
    );
  });
}
