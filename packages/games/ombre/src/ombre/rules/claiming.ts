import type {Card} from '@quinola/cards';
import {everyTrick, untilNextLead} from '@quinola/play';
import {ACES_ALONE, tricksWith} from '../../kit/rules/index.js';
import {couldWin, endDeal} from './finishing.js';
import {isTout, ombreBuys, type GameId} from './ladder.js';
import {winsRest} from './rest.js';
import {wonAll} from './settling.js';
import {contraOf, inTurn, opponentsOf, tools} from './table.js';
import type {Act, OmbreState, OmbreView} from './types.js';

// The rest of the tricks is claimed: whoever is on lead lays his cards down. What happens if they do not win against everything
// depends on the etiquette (laws 43, 65, 71).

/**
 * Whether a view's player, who is on lead, may claim all tricks that are left: once in a deal, and neither at Nullissimo nor
 * when another plays against an Ombre who offered his game.
 */
export function mayClaim(view: OmbreView): boolean {
  const {seat, toPlay, turn, trick, game, claimed} = view;
  return (
    turn.phase === 'playing.trick' &&
    seat >= 0 &&
    seat === toPlay &&
    !trick.length &&
    game !== 'nullissimo' &&
    contraOf(view) < 0 &&
    !claimed.includes(seat)
  );
}

/** Whether the claim of the seat on lead is proved by the cards that all hold. */
function holds({table, hands}: OmbreState): boolean {
  const others = inTurn(table).filter((seat) => seat !== table.toPlay);
  return winsRest(
    tricksWith(table.trump ?? ACES_ALONE),
    hands[table.toPlay]!,
    others.map((seat) => hands[seat]!),
  );
}

/**
 * The rest is claimed. A claim that holds wins all tricks left, and for an Ombre who has lost none the Vole. One that does not
 * is passed over; but under strict etiquette an Ombre plays on with open cards and leads the one that his right-hand neighbour
 * names (law 65), and an opponent loses to him and puts down a bête, if the Ombre could still have won (laws 43 and 71).
 */
export const claimRest: Act<'CLAIM'> = (state, _move, _by, events) => {
  const {table, hands} = state;
  const {toPlay: seat, ombre, options} = table;
  const cards = hands[seat]!;
  const faced = {seat, cards};
  const claimed = [...table.claimed, seat];
  if (holds(state)) {
    events.push({type: 'claim', seat, holds: true, cards});
    const isVole = seat === ombre && wonAll(table.tricks, ombre) && !isTout(table.game!) && !table.looked;
    const tricksWon = table.tricksWon.with(seat, table.tricksWon[seat]! + cards.length);
    const vole = table.vole || isVole;
    return endDeal({...state, table: tools.changed(table, {claimed, faced, tricksWon, vole})}, events);
  }
  if (options.strictEtiquette === 'off' || (seat !== ombre && !couldWin(state))) {
    events.push({type: 'claim', seat, holds: false});
    return {...state, table: tools.changed(table, {claimed})};
  }
  events.push({type: 'claim', seat, holds: false, cards});
  const shown = tools.changed(table, {claimed, faced});
  return seat === ombre
    ? {...state, table: tools.waitingAt(shown, 'playing.naming', opponentsOf(table)[0]!)}
    : endDeal({...state, table: tools.changed(shown, {forfeit: seat})}, events);
};

/** The cards that an Ombre who faced his hand may be made to lead: all that he holds. */
export function facedNow({
  faced,
  tricks,
  trick,
}: Pick<OmbreView, 'faced' | 'tricks' | 'trick'>): readonly Card[] {
  const gone = new Set([...tricks.flatMap(({cards}) => cards), ...trick].map(({card}) => card));
  return faced ? faced.cards.filter((card) => !gone.has(card)) : [];
}

/** Whether a view's player may look at what he laid away, and what it costs. */
export type Review = 'free' | 'no-vole' | null;

/**
 * Whether the Ombre may look through his discards (law 64): freely until he has played a card, where that is agreed, and once
 * he has looked later; otherwise in his turn, and then he may not play for the Vole.
 */
export function reviewOf(view: OmbreView): Review {
  const {seat, ombre, laid, turn, tricks, trick, options, looked, vole, toPlay} = view;
  if (
    seat < 0 ||
    seat !== ombre ||
    !laid.length ||
    !/^(declaring|exchanging|offering|playing)/.test(turn.phase)
  )
    return null;
  if (looked) return 'free';
  const hasPlayed = tricks.length > 0 || trick.some((one) => one.seat === seat);
  if (options.reviewDiscards === 'untilLead' && !hasPlayed) return 'free';
  return turn.phase === 'playing.trick' && toPlay === seat && !vole ? 'no-vole' : null;
}

/** Whether a game is played without exchange, so that the Ombre may ask to see the tricks of the others (law 41). */
export const isPlayedSolo = (game: GameId | null): boolean =>
  game !== null && game !== 'murzyn' && !ombreBuys(game);

/**
 * Whether the Ombre may now ask to see the tricks of the others, and give up the Vole by it (L. 1408-1411, 1456-1460, law 41): in
 * a game without exchange, but not where he has already undertaken to win every trick.
 */
export function mayAskForTricks(view: OmbreView): boolean {
  const {seat, ombre, game, turn, tricks, toPlay, looked, vole} = view;
  return (
    seat >= 0 &&
    seat === ombre &&
    seat === toPlay &&
    turn.phase === 'playing.trick' &&
    tricks.length > 0 &&
    isPlayedSolo(game) &&
    !isTout(game!) &&
    !looked &&
    !vole
  );
}

/** The tricks that a view's player may look at again: all if he has asked for them, otherwise the one that lies open until the next lead. */
export const openTricks = (view: OmbreView): readonly number[] =>
  view.seat >= 0 && view.seat === view.ombre && view.looked && isPlayedSolo(view.game)
    ? everyTrick(view)
    : untilNextLead(view);

/** Looks at discards too late, or at tricks: no Vole any more. */
export const look: Act<'LOOK'> = (state, _move, _by, events) => {
  events.push({type: 'looked', seat: state.table.ombre});
  return {...state, table: tools.changed(state.table, {looked: true})};
};
