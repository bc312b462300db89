import {listed, situationOf} from '@quinola/play';
import {figureOf, type Answer, type Ask, type AuctionAsk} from '@quinola/table';
import {CEREMONY} from '../../kit/table/pack-table.js';
import {packPlan} from '../../kit/table/room.js';
import {skatAsk} from '../../kit/table/skat.js';
import {bidding, demandsOf, isPlayed, nominal} from '../rules/bidding.js';
import {tarokOmbre, type Contract, type TarokOmbreMove, type TarokOmbreView} from '../rules/game.js';
import {tariff} from '../rules/tariff.js';
import type {TarokOmbreHost} from './host.js';

/** The question in a phase of the bidding. */
function questionOf(table: TarokOmbreHost, {turn, auction, options}: TarokOmbreView): string {
  const {
    gameWords: {games},
  } = table;
  const texts = table.gamePanelWords!;
  const {high} = auction;
  if (turn.phase === 'bidding.unseen') return texts.unseenAsk(games[nominal(options)]);
  if (!high) return texts.openAsk(games[nominal(options)]);
  return (turn.phase === 'bidding.answering' ? texts.answerAsk : texts.overbidAsk)(
    table.whoSits(high.by),
    games[high.bid],
  );
}

/** The ladder of the games, with each game's terms and price. */
function auctionAsk(table: TarokOmbreHost, likely: AuctionAsk['likely']): AuctionAsk {
  const {view} = table.context!;
  const {options, auction, turn} = view;
  const texts = table.gamePanelWords!;
  const {games} = table.gameWords;
  const moves = [...listed(tarokOmbre, view)];
  const first = (type: TarokOmbreMove['type']): TarokOmbreMove | undefined =>
    moves.find((move) => move.type === type);
  const [pass, look] = [first('PASS'), first('LOOK')];
  const answers: Answer[] = [
    ...(pass ? [{label: table.panelWords!.asks.pass, move: pass}] : []),
    ...(look ? [{label: texts.look, move: look, first: true}] : []),
  ];
  return {
    kind: 'auction',
    question: questionOf(table, view),
    rungs: bidding(options).rungs,
    auction,
    likely,
    whose: (by) => ({who: table.whoSits(by), figure: figureOf(table, packPlan(table), by)}),
    words({id}) {
      const contract = id as Contract;
      const {game, point} = tariff(options)[contract];
      const unseen = turn.phase === 'bidding.unseen' && contract === nominal(options);
      const played = isPlayed(options, contract);
      return {
        name: unseen ? texts.sayUnseen(games[contract]) : games[contract],
        needs: texts.needs(demandsOf(contract), played),
        ...(played && {pays: texts.price(game, point)}),
      };
    },
    bid: ({id}) =>
      moves.find(
        (move) =>
          (move.type === 'BID' && move.contract === id) || (move.type === 'HOLD' && id === auction.high?.bid),
      ) ?? null,
    answers,
  };
}

/**
 * What the visitor is asked, by phase.
 * @param likely the games that his hand can reasonably make
 */
export function askOf(table: TarokOmbreHost, likely: () => AuctionAsk['likely']): Ask | null {
  const {phase} = table.context!.turn;
  // Nothing is known of a hand before it was looked at.
  if (phase.startsWith('bidding'))
    return auctionAsk(table, phase === 'bidding.unseen' ? undefined : likely());
  if (phase === 'skat') return skatAsk(table, false);
  if (phase === 'asking.demanding') return {kind: 'panel', id: 'asking'};
  return phase === 'drawing.seats' || phase === 'dealing.packCut' ? CEREMONY : null;
}

/** The turn line during the bidding. */
export function wordAsked({context, panelWords}: TarokOmbreHost): string {
  const {view} = context!;
  const mayPass = tarokOmbre.refusal(view, {type: 'PASS'}) === null;
  return panelWords?.asks.yourWord(situationOf(view.auction), mayPass) ?? '';
}
