import {listed, situationOf} from '@quinola/play';
import {figureOf, type Answer, type Ask, type AuctionAsk} from '@quinola/table';
import {packPlan} from '../../pack-table/room.js';
import {skatAsk} from '../../pack-table/skat.js';
import {bidding, demandsOf, isPlayed, nominal} from '../rules/bidding.js';
import {tarokOmbre, type Contract, type TarokOmbreMove, type TarokOmbreView} from '../rules/game.js';
import {tariff} from '../rules/tariff.js';
import type {TarokOmbreTable} from '../tarok-ombre-table.js';

/** Phases whose question is asked by the game's own panels. */
const ASKING: Readonly<Record<string, string>> = {
  'drawing.seats': 'ceremony',
  'dealing.packCut': 'ceremony',
  'asking.demanding': 'asking',
};

/** The question in a phase of the bidding. */
function questionOf(table: TarokOmbreTable, {turn, auction, options}: TarokOmbreView): string {
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
function auctionAsk(table: TarokOmbreTable): AuctionAsk {
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

/** What the visitor is asked, by phase. */
export function askOf(table: TarokOmbreTable): Ask | null {
  const {phase} = table.context!.turn;
  if (phase.startsWith('bidding')) return auctionAsk(table);
  if (phase === 'skat') return skatAsk(table, false);
  const id = ASKING[phase];
  return id ? {kind: 'panel', id} : null;
}

/** The turn line during the bidding. */
export function wordAsked({context, panelWords}: TarokOmbreTable): string {
  const {view} = context!;
  const mayPass = tarokOmbre.refusal(view, {type: 'PASS'}) === null;
  return panelWords?.asks.yourWord(situationOf(view.auction), mayPass) ?? '';
}
