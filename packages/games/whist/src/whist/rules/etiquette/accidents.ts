import {pick, type Card, type Random} from '@quinola/cards';
import {MoveError, type Player, type Seat} from '@quinola/play';
import {beginPlay, cleared, freshDeal, turnUp} from '../dealing.js';
import {beginShuffling} from '../preparing.js';
import {ruleSet} from '../ruleset.js';
import {
  sideOf,
  type Accident,
  type Fault,
  type Table,
  type WhistHappening,
  type WhistPhase,
  type WhistState,
  type Act,
} from '../types.js';
import {changed, left, waitingAt} from '../table.js';

const KINDS = ['exposed', 'faced', 'misdeal', 'hidden-turn-up'] as const;

/** Draws an accident, with the agreed chance in a hundred deals. */
export function accident({table, pack}: WhistState, random: Random): Accident | null {
  const {options, dealer} = table;
  if (random.below(100) >= options.accidents) return null;
  const kind = pick(KINDS, random);
  if (kind === 'faced') return {kind, by: null};
  // A card left under the table or in the other pack is nobody's fault (Vienna §3).
  if (kind === 'misdeal' && ruleSet(options).misdealPasses) return {kind, by: pick([null, dealer], random)};
  if (kind !== 'exposed') return {kind, by: dealer};
  const by = pick([null, 0, 1, 2, 3], random);
  // Any card but the last, which is turned up anyway.
  const place = random.below(51);
  return {kind, by, card: pack[place]!, seat: left(dealer, 1 + (place % 4))};
}

/** A deal that must be redone, or whose right is lost, returns to shuffling; one that may be refused waits for a decision. */
export function marred(given: WhistState, accident: Accident, events: WhistHappening[]): WhistState {
  const {table, hands} = given;
  if (!isAccidentOf(accident, hands)) throw new MoveError({reason: 'no-such-accident'});
  events.push({type: 'accident', accident});
  const {kind, by, seat, card} = accident;
  const {ownPacks, misdealPasses} = ruleSet(table.options);
  const fault: Fault = {kind, seat: by ?? -1, accident};
  const asked = (phase: WhistPhase, decider: Seat, changes: Partial<Table> = {}): WhistState => ({
    ...given,
    table: waitingAt(table, phase, decider, {fault, ...changes}),
  });
  switch (kind) {
    case 'exposed':
      return asked('dealing.irregular', exposedDecider(table, accident), {
        seen: [{seat: seat!, card: card!}],
      });
    case 'hidden-turn-up':
      // Vienna: if the dealer looks at the last card early, the opponents choose; Warsaw: the eldest names trumps.
      return asked(ownPacks ? 'dealing.turnUp' : 'dealing.eldestNamesTrump', left(table.dealer));
    case 'faced':
      return redeal(given, events);
    case 'misdeal':
      // The deal passes on if somebody is to blame; if by chance, the same dealer deals again (Vienna §3).
      return misdealPasses && by !== null ? passDeal(given, events) : redeal(given, events);
  }
}

/** The deal stands. */
export const acceptDeal: Act<'ACCEPT_DEAL'> = (state, _move, by, events) => {
  events.push({type: 'deal-accepted', seat: state.table.seats.indexOf(by as Player)});
  return turnUp(state, events);
};

/** The deal is void and the same dealer deals again (Vienna §3, V-21). */
export const refuseDeal: Act<'REDEAL' | 'VOID_DEAL'> = (state, _move, _by, events) => redeal(state, events);

/** The eldest hand names trumps because the turn-up is hidden (Warsaw l. 62-67). */
export const nameTrump: Act<'NAME_TRUMP'> = (state, {suit}, _by, events) => {
  events.push({type: 'trump-named', seat: left(state.table.dealer), suit});
  return beginPlay(state, suit, null);
};

/**
 * Who decides about a card exposed in dealing: the side without fault; by chance, the dealer's opponents (Vienna
 * §3, Warsaw law 9). The eldest hand speaks for the dealer's opponents, the dealer for his own side.
 */
function exposedDecider({dealer}: Pick<Table, 'dealer'>, {by}: Accident): Seat {
  return by !== null && sideOf(by) !== sideOf(dealer) ? dealer : left(dealer);
}

function redeal(state: WhistState, events: WhistHappening[]): WhistState {
  events.push({type: 'deal-voided', seat: state.table.dealer});
  const {deal, trump} = state.table;
  // A deal voided after the turn-up is not counted.
  return cleared(
    state,
    beginShuffling(changed(freshDeal(state.table), {deal: trump === null ? deal : deal - 1})),
  );
}

function passDeal(state: WhistState, events: WhistHappening[]): WhistState {
  const dealer = left(state.table.dealer);
  events.push({type: 'deal-passed', seat: dealer});
  return cleared(state, beginShuffling(changed(freshDeal(state.table), {dealer})));
}

function isAccidentOf({kind, by, seat, card}: Accident, hands: readonly (readonly Card[])[]): boolean {
  if (!KINDS.includes(kind) || !(by === null || by in hands)) return false;
  return (
    kind !== 'exposed' || (seat !== undefined && card !== undefined && (hands[seat]?.includes(card) ?? false))
  );
}
