import {FRENCH_52, shuffled, type Card, type Random} from '@quinola/cards';
import {imaginedPlaces, NO_CARDS} from '@quinola/play';
import {noDeal, tools, type CassinoState, type CassinoView} from '../rules/index.js';

/** The cards that the player of a view has not seen in this deal: others hold them, or they are not dealt yet. */
export function unseenIn({
  hand,
  middle,
  tricks,
}: Pick<CassinoView, 'hand' | 'middle' | 'tricks'>): readonly Card[] {
  const seen = new Set([
    ...hand,
    ...[...middle, ...tricks.flatMap(({cards}) => cards)].map(({card}) => card),
  ]);
  return FRENCH_52.cards.filter((card) => !seen.has(card));
}

/** What a seat has played of the cards it was dealt. */
const playedIn = ({middle, tricks}: CassinoView, seat: number): readonly Card[] =>
  [...tricks.flatMap(({cards}) => cards), ...middle].flatMap((laid) =>
    laid.seat === seat ? [laid.card] : [],
  );

/** A whole state that agrees with a view: nobody tells anything of his hand, so every deal of the unseen cards does. */
export function imagine(view: CassinoView, random: Random): CassinoState {
  const {counts, covered, seat, hand, turn, draw, options} = view;
  const table = tools.changed(view, {player: -1, seat: -1, hand: NO_CARDS});
  const bare: CassinoState = {...noDeal(options), table};
  if (turn.phase === 'drawing.seats') return {...bare, pack: imaginedPlaces(draw!, FRENCH_52.cards, random)};
  if (turn.phase === 'dealing.packCut') return {...bare, pack: shuffled(FRENCH_52.cards, random)};
  if (!view.stock && !turn.phase.startsWith('playing')) return bare;
  const pack = shuffled(unseenIn(view), random);
  const hands = counts.map((held, index) => (index === seat ? hand : pack.splice(0, held)));
  return {
    table,
    hands,
    covered: pack.splice(0, covered),
    pack,
    dealt: hands.map((held, index) => [...playedIn(view, index), ...held]),
  };
}
