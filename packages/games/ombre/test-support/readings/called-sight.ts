import {suitOf, type Card, type Suit} from '@quinola/cards';
import {lawfulCards, type Seat, type Trick} from '@quinola/play';
import {tricksWith} from '../../src/kit/rules/index.js';
import {
  hasPartner,
  inTurn,
  kindOf,
  packOf,
  type CalledKingMove,
  type CalledKingView,
} from '../../src/kit/called-king/rules/index.js';
import {isMatador, isPlain, isTrump, plain, seen, trumps, type Seen} from './seen.js';

// What a person at a table of Quadrille or Cinquille sees.

/** What a player sees of a trick that waits for him. */
export interface Sight extends Seen {
  readonly view: CalledKingView;
  /** He is the Ombre; his partner, and knows it; or against him. */
  readonly side: 'ombre' | 'partner' | 'opponent';
  /** Whether the Ombre plays with a partner, as far as he knows, whom not all know. */
  readonly hidden: boolean;
  /** Who is certainly on his side. */
  readonly friends: readonly Seat[];
  readonly ombre: Seat;
  /** The trick before this one. */
  readonly before: Trick | undefined;
  /** Whether the Ombre plays alone by his bid. */
  readonly solo: boolean;
}

const known = new WeakMap<CalledKingView, Sight | null>();

/** What a player sees who is to play a card; `null` = he is not asked for one. */
export function sightOf(view: CalledKingView): Sight | null {
  const found = known.get(view);
  if (found !== undefined) return found;
  const sight = view.turn.phase === 'playing.trick' && view.turn.must === view.player ? look(view) : null;
  known.set(view, sight);
  return sight;
}

function look(view: CalledKingView): Sight {
  const {seat, ombre, game, called, isShown, partner, tricks, hand, trick, options} = view;
  const order = inTurn(view);
  const played = [...tricks.flatMap(({cards}) => cards), ...trick];
  const isMine =
    called !== null &&
    (hand.includes(called) || played.some((one) => one.seat === seat && one.card === called));
  const isPair = hasPartner(game!) && !(isShown && partner < 0) && !(seat === ombre && isMine);
  const side = seat === ombre ? 'ombre' : isPair && (isMine || partner === seat) ? 'partner' : 'opponent';
  const against = order.filter((other) => other !== ombre && other !== partner && other !== seat);
  return {
    ...seen(view, {
      trump: view.trump!,
      order,
      open: lawfulCards(tricksWith(view.trump!), hand, trick[0]?.card ?? null),
      pack: packOf(options),
    }),
    view,
    side,
    hidden: isPair && !isShown,
    friends:
      side === 'partner'
        ? [ombre]
        : side === 'ombre'
          ? order.filter((seat) => isPair && isShown && seat === partner)
          : isPair && !isShown
            ? []
            : against,
    ombre,
    before: tricks.at(-1),
    solo: ['solo', 'tout'].includes(kindOf(game!)),
  };
}

type Holds = (sight: Sight) => boolean;
type When = (view: CalledKingView) => boolean;

const at =
  (holds: Holds): When =>
  (view) => {
    const sight = sightOf(view);
    return sight !== null && holds(sight);
  };

/** Conditions on who leads, or plays to a lead. */
export const leads = (holds: Holds = () => true): When => at((sight) => sight.leads && holds(sight));
export const leadsAs = (side: Sight['side'], holds: Holds = () => true): When =>
  leads((sight) => sight.side === side && holds(sight));
export const follows = (holds: Holds = () => true): When => at((sight) => !sight.leads && holds(sight));
export const followsAs = (side: Sight['side'], holds: Holds = () => true): When =>
  follows((sight) => sight.side === side && holds(sight));

/** A condition on the card of a move. */
export const card =
  (holds: (one: Card, sight: Sight) => boolean) =>
  (move: CalledKingMove, view: CalledKingView): boolean =>
    move.type === 'PLAY' && holds(move.card, sightOf(view)!);

/** The card that he led in the last trick if the partner, known to all or himself, led it. */
export function ledByPartner({before, view, side, seat}: Sight): Card | null {
  const partner = side === 'partner' ? seat : view.isShown ? view.partner : -1;
  return before !== undefined && before.leader === partner ? before.cards[0]!.card : null;
}
/** A card that is neither trump nor court card. */
export const isBad = (sight: Sight, one: Card): boolean => isPlain(sight, one) && !'KQJ'.includes(one[0]!);
/** A trump of the lower ones: no matador, Ponte, or court card. */
export const isSmall = (sight: Sight, one: Card): boolean =>
  isTrump(sight, one) && !isMatador(sight, one) && !'AKQJ'.includes(one[0]!);
/** His trumps below the matadors. */
export const commons = (sight: Sight, among: readonly Card[]): readonly Card[] =>
  trumps(sight, among).filter((one) => !isMatador(sight, one));
/** How often a plain suit was led. */
export const timesLed = ({tricks, rules}: Sight, suit: Suit): number =>
  tricks.filter(({cards}) => rules.suit(cards[0]!.card) === suit).length;
/** The cards of his longest plain suits. */
export const ofLongest = (sight: Sight): readonly Card[] => {
  const own = plain(sight, sight.hand);
  const size = (one: Card): number => own.filter((other) => suitOf(other) === suitOf(one)).length;
  const most = Math.max(0, ...own.map(size));
  return own.filter((one) => size(one) === most);
};
/** Whether a card is a low one of that suit; with its King and Queen, the King. */
export function isFromLongest(sight: Sight, one: Card): boolean {
  const suit = ofLongest(sight).filter((other) => suitOf(other) === suitOf(one));
  if (!suit.includes(one)) return false;
  return ['K', 'Q'].every((rank) => suit.includes(rank + suitOf(one)))
    ? one[0] === 'K'
    : suit.every((other) => sight.rules.strength(other) >= sight.rules.strength(one));
}
