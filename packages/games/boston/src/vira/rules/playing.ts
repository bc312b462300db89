import {
  onlyLastTrick,
  playerAt,
  playToTrick,
  untilNextLead,
  type MoveRules,
  type Refusal,
  type Seat,
} from '@quinola/play';
import {tricksWith} from '../../kit/rules/suits.js';
import {gameOf} from './ladder.js';
import {settle} from './settling.js';
import {cardsOf, isMisere, nextOf, opponentsOf, tools} from './table.js';
import type {Events, ViraHappening, ViraMove, ViraState, ViraTypes, ViraView} from './types.js';

/** Whether a misère has its second trick, which makes it a codille, or a small one its twelfth of all. */
const isDecided = (table: ViraView): boolean =>
  isMisere(table) && (table.tricksWon[table.declarer]! >= 2 || table.tricks.length === cardsOf(table));

const play = playToTrick<ViraView, ViraState, ViraHappening>({
  tools,
  phase: 'playing.trick',
  rules: (table) => tricksWith(isMisere(table) ? null : table.trump),
  players: () => 3,
  after: nextOf,
  isDecided,
  onLast: (state, events) => settle(state, events),
});

/** The cards that the view's player may play. */
export const {lawful} = play;

/** Playing a card; an open Solo misère is laid down after the first trick. */
export const playing: typeof play = {
  ...play,
  act(state, move, by, events) {
    const next = play.act(state, move, by, events);
    const {table, hands} = next;
    const {declarer: seat} = table;
    const opens =
      table.turn.phase === 'playing.trick' &&
      table.tricks.length === 1 &&
      !table.trick.length &&
      gameOf(table.game!).open === 'ouverte';
    if (!opens) return next;
    events.push({type: 'exposed', seat, cards: hands[seat]!});
    return {...next, table: tools.changed(table, {exposed: [seat]})};
  },
};

/** The tricks at which players may look: the last; under strict etiquette only until the next lead. */
export const openTricks = (view: ViraView): readonly number[] =>
  view.options.etiquette === 'strict' ? untilNextLead(view) : onlyLastTrick(view);

/** Whether the declarer may lay down and claim what is left: on lead, once something has been played. */
const mayClaim = (view: ViraView): boolean =>
  view.seat === view.declarer && view.toPlay === view.seat && !view.trick.length && view.tricks.length > 0;

/** Whether the declarer can still win, by the number of tricks. */
export function canWin(table: ViraView): boolean {
  const won = table.tricksWon[table.declarer]!;
  if (isMisere(table)) return won === 0;
  return won + cardsOf(table) - table.tricks.length >= gameOf(table.game!).tricks;
}

/** Why an opponent may not lay down as if the game were lost: never while it can be won, which strict players pay for (law 8). */
function refuseClaimLost(view: ViraView): Refusal | null {
  if (view.seat === view.declarer || !view.tricks.length || !canWin(view)) return {reason: 'not-now'};
  return {reason: 'not-lost-yet', ...(view.options.etiquette === 'strict' && {breach: true})};
}

/** Claims during play. */
export const CLAIMING: MoveRules<ViraTypes> = {
  CLAIM: {
    moves: (view) => (mayClaim(view) ? [{type: 'CLAIM'}] : []),
    act(state, _move, _by, events) {
      const {table, hands} = state;
      const {declarer: seat} = table;
      events.push({type: 'claimed', seat, cards: hands[seat]!});
      const exposed = table.exposed.includes(seat) ? table.exposed : [...table.exposed, seat];
      return askOpponents(state, tools.changed(table, {exposed}), opponentsOf(table));
    },
  },
  CLAIM_LOST: {refuse: refuseClaimLost, act: (state, _move, _by, events) => layDown(state, events)},
};

/** Asks the first of these whether he agrees. */
const askOpponents = (state: ViraState, table: ViraView, asking: readonly Seat[]): ViraState => ({
  ...state,
  table: tools.waitingAt(table, 'playing.claim', asking[0]!, {asking}),
});

/** The answers to a claim: if one opponent sees a chance, they play on. */
export const ANSWERS: MoveRules<ViraTypes> = {
  AGREE: {
    moves: () => [{type: 'AGREE'}],
    act(state, _move, _by, events) {
      const {asking} = state.table;
      events.push({type: 'agreed', seat: asking[0]!});
      const rest = asking.slice(1);
      return rest.length ? askOpponents(state, state.table, rest) : settle(state, events, {granted: true});
    },
  },
  PLAY_ON: {
    moves: () => [{type: 'PLAY_ON'}],
    act(state, _move, _by, events) {
      const {table} = state;
      events.push({type: 'plays-on', seat: table.asking[0]!});
      return {
        ...state,
        table: tools.waiting(table, 'playing.trick', playerAt(table, table.toPlay), {asking: []}),
      };
    },
  },
};

function layDown(state: ViraState, events: Events): ViraState {
  const {toPlay: offender} = state.table;
  events.push({type: 'claimed-lost', seat: offender, cards: state.hands[offender]!});
  return settle(state, events, {offender});
}

/** What strict players can do against the laws. */
export const breaches = {
  refuse: (): Refusal | null => null,
  commit: (state: ViraState, _by: number, _move: ViraMove, events: Events): ViraState =>
    layDown(state, events),
};
