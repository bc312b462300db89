import {shuffled, suitOf, type Card, type Random} from '@quinola/cards';
import {
  imagineHands,
  masks,
  oncePerView,
  SUIT_SLOTS,
  voidsShown,
  type Imaginer,
  type PackMasks,
  type Statement,
} from '@quinola/opponents';
import {beats, imaginedPlaces, NO_CARDS, playedBy, winning, type Laid} from '@quinola/play';
import {
  isKiks,
  lowestTrump,
  noDeal,
  packFor,
  playersOf,
  rulesOf,
  tools,
  trickRules,
  trumpOf,
  type MariageState,
  type MariageView,
} from '../rules/index.js';

const known = new Map<string, PackMasks>();

/** The cards of a deal as bits; the pamfil is the highest trump. */
function masksOf({options, trumpCard}: Pick<MariageView, 'options' | 'trumpCard'>): PackMasks {
  const {id} = packFor(options);
  const trump = trumpOf({trumpCard})!;
  const name = `${id} ${trump}`;
  let bits = known.get(name);
  if (!bits) known.set(name, (bits = masks(packFor(options), {rank: trickRules(trump).strength})));
  return bits;
}

/** All tricks so far, that on the table among them. */
const allTricks = ({tricks, trick}: MariageView): readonly (readonly Laid[])[] => [
  ...tricks.map(({cards}) => cards),
  trick,
];

/** In kiks: who could have beaten a trick that he was bound to beat had to. */
function couldNotBeat(view: MariageView): readonly Statement[] {
  const rules = rulesOf(view);
  const {cards: pack} = packFor(view.options);
  return allTricks(view).flatMap((laid) =>
    laid.flatMap(({seat: place, card}, i) => {
      const best = winning(rules, laid.slice(0, i));
      if (!best || beats(rules, card, best.card)) return [];
      const led = suitOf(laid[0]!.card);
      const follows = suitOf(card) === led;
      if (follows && !view.options.kiksOvertake) return [];
      const suit = follows ? led : rules.trump;
      const cards = pack.filter((one) => suitOf(one) === suit && beats(rules, one, best.card));
      return [{place, cards, most: 0, hidden: true, name: 'did not beat the trick'}];
    }),
  );
}

/** Who said that he cannot buy the turned card, and has drawn nothing since, does not hold the lowest trump. */
function cannotBuy({cannotBuy: said, seat, tricks, options, trumpCard}: MariageView): readonly Statement[] {
  if (!said || said.seat === seat || tricks.length > said.tricks) return [];
  const cards = [lowestTrump(trumpOf({trumpCard})!, options)];
  return [{place: said.seat, cards, most: 0, hidden: true, name: 'cannot buy the turned card'}];
}

/** Draws the cards of every hand, and of the talon after them. */
export const imaginerFor = oncePerView((view: MariageView): Imaginer => {
  const {hand, seat, counts, open, left, turned} = view;
  return imagineHands({
    masks: masksOf(view),
    counts,
    talon: [left - (turned ? 1 : 0)],
    known: [
      ...counts.map((_, index) =>
        index === seat ? hand : open.flatMap((one) => (one.seat === index ? [one.card] : [])),
      ),
      NO_CARDS,
    ],
    ...(seat >= 0 && {own: seat}),
    played: counts.map((_, index) => playedBy(view, index)),
    ...(turned && {gone: [turned]}),
    ...(isKiks(view) && {voids: voidsShown(rulesOf(view), counts.length, allTricks(view))}),
    statements: isKiks(view) ? couldNotBeat(view) : cannotBuy(view),
  });
});

/**
 * A whole state that agrees with a view and all that was said.
 * @throws ImpossibleView when no deal agrees
 */
export function imagine(view: MariageView, random: Random): MariageState {
  const players = playersOf(view);
  const table = tools.changed(view, {player: -1, seat: -1, hand: NO_CARDS});
  const bare: MariageState = {...noDeal(players), table};
  const {cards} = packFor(view.options);
  const {phase} = view.turn;
  if (phase === 'drawing.dealer') return {...bare, pack: imaginedPlaces(view.draw!, cards, random)};
  if (phase === 'dealing.packCut' || phase === 'blind.trumpCut')
    return {...bare, pack: shuffled(cards, random)};
  if (!phase.startsWith('playing')) return bare;
  const {cardsAt} = masksOf(view);
  const holdings = new Int32Array((players + 1) * SUIT_SLOTS);
  imaginerFor(view).deal(random, holdings);
  const at = (place: number): readonly Card[] => shuffled(cardsAt(holdings, place), random);
  const hands = view.counts.map((_, index) => (index === view.seat ? view.hand : at(index)));
  return {
    ...bare,
    hands,
    // What each was dealt is not told to anybody while the talon changes hands.
    dealt: hands.map((hand, index) => [...playedBy(view, index), ...hand].slice(0, isKiks(view) ? 9 : 6)),
    talon: at(players),
  };
}
