import type {Card, Suit} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {ACES_ALONE} from '../../src/kit/rules/index.js';
import {playedAgainst} from '../../src/ombre/opponents/card-facts.js';
import {inTurn, lawful, packOf, type OmbreMove, type OmbreView} from '../../src/ombre/rules/index.js';
import {seen, type Seen} from './seen.js';

// What a person at the table of Ombre sees. *The Ombre* is whom the others play against, as in the sentences.

/** What a player of Ombre sees of a trick that waits for him. */
export interface Sight extends Seen {
  readonly view: OmbreView;
  readonly ombre: Seat;
  readonly isOmbre: boolean;
  readonly isNull: boolean;
  readonly own: number;
  readonly friends: number;
  readonly ombreTricks: number;
}

const known = new WeakMap<OmbreView, Sight | null>();

/** What a player sees who is to play a card; `null` = he is not asked for one. */
export function sightOf(view: OmbreView): Sight | null {
  const found = known.get(view);
  if (found !== undefined) return found;
  const sight = view.turn.phase === 'playing.trick' && view.turn.must === view.player ? look(view) : null;
  known.set(view, sight);
  return sight;
}

function look(view: OmbreView): Sight {
  const {laid, seat, tricksWon, game, options} = view;
  const order = inTurn(view);
  const ombre = playedAgainst(view);
  return {
    ...seen(view, {
      trump: view.trump ?? ACES_ALONE,
      order,
      open: lawful(view),
      pack: packOf(options),
      also: laid,
    }),
    view,
    ombre,
    isOmbre: seat === ombre,
    isNull: game === 'nullissimo',
    own: tricksWon[seat] ?? 0,
    friends: Math.max(
      0,
      ...order.filter((other) => other !== seat && other !== ombre).map((seat) => tricksWon[seat] ?? 0),
    ),
    ombreTricks: tricksWon[ombre] ?? 0,
  };
}

/** A condition on what a player sees who plays a card in a game for tricks. */
export const playing =
  (holds: (sight: Sight) => boolean) =>
  (view: OmbreView): boolean => {
    const sight = sightOf(view);
    return sight !== null && !sight.isNull && holds(sight);
  };

/** A condition on the card of a move, with what its player sees. */
export const card =
  (holds: (one: Card, sight: Sight) => boolean) =>
  (move: OmbreMove, view: OmbreView): boolean =>
    move.type === 'PLAY' && holds(move.card, sightOf(view)!);

/** The suits that the Ombre, or the others, have led, in order. */
export const ledBy = ({tricks, rules, ombre}: Sight, who: 'ombre' | 'others'): readonly Suit[] =>
  tricks
    .filter(({leader}) => (leader === ombre) === (who === 'ombre'))
    .map(({cards}) => rules.suit(cards[0]!.card));
