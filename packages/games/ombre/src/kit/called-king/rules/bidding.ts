import {auctioning} from '@quinola/play';
import {SPADILLE} from '../../rules/index.js';
import {
  callsIn,
  holderNames,
  holdsBlackAces,
  kindOf,
  ladderOf,
  trumpsFor,
  type CalledRung,
  type Game,
} from './ladder.js';
import {
  tools,
  type CalledKingHappening,
  type CalledKingState,
  type CalledKingView,
  type Events,
} from './types.js';

/** The Ombre and his game are decided; next come trumps and the called card, as the game requires. */
function startDeclaring(state: CalledKingState, ombre: number, game: Game): CalledKingState {
  const kind = kindOf(game);
  const phase = holderNames(game)
    ? 'declaring.calling'
    : kind === 'tout' || kind === 'solo'
      ? 'declaring.naming'
      : 'declaring.game';
  return {...state, table: tools.waitingAt(state.table, phase, ombre, {ombre, game, toPlay: ombre})};
}

/** The auction, a chain of duels. If everybody passes, the holder of Spadille must play (Spadille forcée). */
export const bidding = auctioning<CalledKingView, CalledKingState, CalledKingHappening, CalledRung>({
  tools,
  rules: ({options, favourites}) => ladderOf(options, favourites.length),
  phase: (_table, situation) => `bidding.${situation}`,
  refuse(view, {id, group}) {
    const {hand} = view;
    if (group === 'casco' && !holdsBlackAces(hand)) return 'needs-both-aces';
    const canCall =
      group !== 'mediateur' || trumpsFor(id, view).some((suit) => callsIn(id, hand, suit).length);
    return canCall ? null : 'nothing-to-call';
  },
  said(state, word, events) {
    events.push(word);
    return state;
  },
  won: (state, {by, bid}) => startDeclaring(state, by, bid),
  allPassed(state, events: Events) {
    const ombre = state.hands.findIndex((hand) => hand.includes(SPADILLE));
    events.push({type: 'forced', seat: ombre});
    return startDeclaring(state, ombre, 'spadille-forcee');
  },
});
