import type {Suit} from '@quinola/cards';
import {chooseOne, declareOnStage, figureOf, type Ask, type AuctionAsk} from '@quinola/table';
import {
  gradeOf,
  kindOf,
  ladderOf,
  priceOf,
  suitsToName,
  trumpsFor,
  type Bid,
  type CalledKingView,
} from '../index.js';
import type {CalledKingTable} from './called-king-table.js';
import {planOf} from './room.js';

/** The question for a bid: the ladder with what each game needs and pays. */
function auctionAsk(table: CalledKingTable, view: CalledKingView): AuctionAsk {
  const {auction, turn, options, favourites} = view;
  const {high} = auction;
  const texts = table.gamePanelWords!;
  const {games} = table.gameWords;
  const moves = table.game.moves(view);
  return {
    kind: 'auction',
    question:
      high === null
        ? texts.openAsk
        : (turn.phase === 'bidding.answering' ? texts.answerAsk : texts.overbidAsk)(
            table.whoSits(high.by),
            games[high.bid],
          ),
    rungs: ladderOf(options.favourites, favourites.length).rungs,
    auction,
    whose: (by) => ({who: table.whoSits(by), figure: figureOf(table, planOf(table), by)}),
    words({id, grade}) {
      const bid = id as Bid;
      const [suit] = trumpsFor(bid, favourites);
      const price = priceOf(bid, grade ? gradeOf(suit!, favourites, options.favourites) : 0, options);
      const refusal = table.game.refusal(view, {type: 'BID', bid});
      const why =
        refusal?.reason === 'needs-both-aces'
          ? texts.lackAces
          : refusal?.reason === 'nothing-to-call'
            ? texts.nothingToCall
            : null;
      return {
        name: games[bid],
        needs: texts.gameNeeds[kindOf(bid)],
        pays: price || texts.dishOnly,
        ...(why && {why}),
      };
    },
    bid: ({id}) =>
      moves.find(
        (move) => (move.type === 'BID' && move.bid === id) || (move.type === 'HOLD' && id === high?.bid),
      ) ?? null,
    answers: [{label: table.panelWords!.asks.pass, move: {type: 'PASS'}}],
  };
}

/** Asks for the trump suit first and then for the card to call, in two short rows of buttons instead of a long one. */
function declareAsk(table: CalledKingTable, view: CalledKingView): Ask {
  const texts = table.gamePanelWords!;
  const moves = table.game.moves(view).flatMap((move) => (move.type === 'DECLARE' ? [move] : []));
  const trump = table.naming?.deal === view.deal ? table.naming.trump : null;
  const choose = (suit: Suit | null) => (): void => {
    table.naming = suit === null ? null : {deal: view.deal, trump: suit};
    table.requestUpdate();
  };
  const isMediateur = kindOf(view.game!) === 'mediateur';
  if (trump === null)
    return declareOnStage(
      texts.trumpTitle,
      texts.trumpAsk,
      [...new Set(moves.map((move) => move.trump))].map((suit) => ({
        label: texts.nameSuit(suit),
        act: choose(suit),
        first: true,
      })),
    );
  return declareOnStage(texts.callTitle, isMediateur ? texts.callForMediateur : texts.callAsk, [
    ...moves
      .filter((move) => move.trump === trump)
      .map((move) => ({
        label: texts.callCard(move.call, view.hand.includes(move.call)),
        move,
        first: !view.hand.includes(move.call),
      })),
    {label: texts.otherTrump, act: choose(null)},
  ]);
}

/** What the visitor is asked, apart from a card to play; `null` = nothing. */
export function askOf(table: CalledKingTable): Ask | null {
  const {view, turn} = table.context!;
  const texts = table.gamePanelWords!;
  switch (turn.phase) {
    case 'drawing.seats':
      return {kind: 'panel', id: 'draw'};
    case 'bidding.opening':
    case 'bidding.overbidding':
    case 'bidding.answering':
      return auctionAsk(table, view);
    case 'declaring.game':
      return declareAsk(table, view);
    case 'declaring.calling':
      return declareOnStage(
        texts.callTitle,
        texts.callToName,
        table.game
          .moves(view)
          .flatMap((move) =>
            move.type === 'CALL'
              ? [{label: texts.callCard(move.card, view.hand.includes(move.card)), move, first: true}]
              : [],
          ),
      );
    case 'declaring.naming':
      return declareOnStage(
        texts.trumpTitle,
        texts.trumpAsk,
        suitsToName(view).map((suit) => ({
          label: texts.nameSuit(suit),
          move: {type: 'NAME_TRUMP', suit},
          first: true,
        })),
      );
    case 'declaring.returning':
      return chooseOne('RETURN', {title: texts.returnTitle, from: view.hand, done: texts.giveBack});
    case 'declaring.announcing':
      return declareOnStage(texts.announceTitle, texts.announceAsk, [
        {label: texts.begin, move: {type: 'BEGIN'}, first: true},
        {label: texts.announce, move: {type: 'ANNOUNCE_VOLE'}},
      ]);
    case 'playing.standing':
      return declareOnStage(texts.standTitle, texts.standAsk, [
        {label: texts.stand, move: {type: 'STAND'}, first: true},
        {label: texts.goOn, move: {type: 'GO_ON'}},
      ]);
    default:
      return null;
  }
}
