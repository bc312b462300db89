import type {Suit} from '@quinola/cards';
import {chooseOne, declareOnStage, type Ask, type AuctionAsk} from '@quinola/table';
import {biddingAsk} from '../../table/asks.js';
import {
  gradeOf,
  kindOf,
  ladderOf,
  priceOf,
  suitsToName,
  trumpsFor,
  type Bid,
  type CalledKingView,
} from '../rules/index.js';
import type {CalledKingHost} from './host.js';
import {planOf} from './room.js';

/** The question for a bid: the ladder with what each game needs and pays. */
function auctionAsk(table: CalledKingHost, view: CalledKingView, likely: AuctionAsk['likely']): AuctionAsk {
  const {options, favourites} = view;
  const texts = table.gamePanelWords!;
  const {games} = table.gameWords;
  return biddingAsk(table, view, {
    openAsk: texts.openAsk,
    plan: planOf(table),
    moves: table.game.moves(view),
    likely,
    rungs: ladderOf(options, favourites.length).rungs,
    words({id, grade}) {
      const bid = id as Bid;
      const [suit] = trumpsFor(bid, view);
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
  });
}

/** Asks for the trump suit first and then for the card to call, in two short rows of buttons instead of a long one. */
function declareAsk(table: CalledKingHost, view: CalledKingView): Ask {
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

/**
 * What the visitor is asked, apart from a card to play; `null` = nothing.
 * @param likely the games that his hand can reasonably make
 */
export function askOf(table: CalledKingHost, likely: () => AuctionAsk['likely']): Ask | null {
  const {view, turn} = table.context!;
  const texts = table.gamePanelWords!;
  switch (turn.phase) {
    case 'drawing.seats':
      return {kind: 'panel', id: 'draw'};
    case 'bidding.opening':
    case 'bidding.overbidding':
    case 'bidding.answering':
      return auctionAsk(table, view, likely());
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
