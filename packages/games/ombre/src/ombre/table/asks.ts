import {FRENCH_SUITS} from '@quinola/cards';
import {isChoice, listed} from '@quinola/play';
import {declareOnStage, type Answer, type Ask, type AuctionAsk} from '@quinola/table';
import {FEWEST_MATADORS, sorted} from '../../kit/rules/index.js';
import {biddingAsk} from '../../kit/table/asks.js';
import type {OmbreHost} from './host.js';
import {
  facedNow,
  gamesToChoose,
  gateAfter,
  gameOf,
  hasBothAces,
  ladder,
  ombre,
  PRICES,
  suitsToName,
  toKeep,
  waysOut,
  type Bid,
  type OmbreMove,
  type OmbreView,
  type WayOut,
} from '../rules/index.js';
import {planOf} from './room.js';

/** The buttons by which the visitor gets out of his game, or asks to; each is confirmed by a second question. */
export function outAnswers(
  table: OmbreHost,
  view: OmbreView,
): readonly {readonly label: string; readonly act: () => void}[] {
  const {giveUp, askGiveUp, offers} = table.gamePanelWords!;
  const words: Readonly<Record<WayOut, readonly [title: string, text: string]>> = {
    GIVE_UP: [giveUp, askGiveUp],
    OFFER: [offers.offer, offers.askOffer],
    KUNIL: [offers.kunil, offers.askKunil],
  };
  return waysOut(view).map((type) => {
    const [title, text] = words[type];
    const then = (): boolean => table.play({type});
    return {label: title, act: () => void table.open('ask', {title, text, then})};
  });
}

/** The ladder, with the requirements and price of each game. */
function auctionAsk(table: OmbreHost, view: OmbreView, likely: AuctionAsk['likely']): AuctionAsk {
  const texts = table.gamePanelWords!;
  const {games} = table.gameWords;
  return biddingAsk(table, view, {
    openAsk: texts.openAsk(view.options.players === 2),
    plan: planOf(table),
    moves: listed(ombre, view),
    likely,
    // One row for each, because their names are too long to stand side by side.
    rungs: ladder(view).rungs.map((rung) => ({...rung, group: rung.id})),
    words({id, grade}) {
      const bid = id as Bid;
      const price = PRICES[gameOf(bid).item][grade === 'favourite' ? 'favourite' : 'plain'] ?? 0;
      return {
        name: games[bid],
        needs: texts.gameNeeds[bid],
        pays: price || texts.dishOnly,
        ...(id === 'casco' && !hasBothAces(view.hand) && {why: texts.lackAces}),
      };
    },
  });
}

/** A button for each suit that can be named. */
const suitAnswers = (table: OmbreHost, view: OmbreView): readonly Answer[] => {
  const may = suitsToName(view);
  return FRENCH_SUITS.filter((suit) => may.includes(suit)).map((suit) => ({
    label: table.gamePanelWords!.nameSuit(suit, suit === view.favourite),
    move: {type: 'NAME_TRUMP', suit},
    first: true,
  }));
};

/** The possible claims, few enough for buttons. */
const MOST_CLAIMED = 8;
function claimAnswers(table: OmbreHost): readonly Answer[] {
  const {claim} = table.gamePanelWords!;
  const counts = [
    0,
    ...Array.from({length: MOST_CLAIMED - FEWEST_MATADORS + 1}, (_, i) => FEWEST_MATADORS + i),
  ];
  return counts.flatMap((matadors) =>
    [false, true].map((premiers) => ({
      label: claim(matadors, premiers),
      move: {type: 'CLAIM_HONOURS', matadors, premiers} as OmbreMove,
    })),
  );
}

/** Choosing cards to exchange, or nine of the talon. */
function chooseAsk(table: OmbreHost, view: OmbreView): Ask | null {
  const texts = table.gamePanelWords!;
  const choice = ombre.moves(view).find(isChoice);
  if (!choice) return null;
  const picks = choice.choose === 'KEEP9';
  return {
    kind: 'chooseCards',
    title: picks ? texts.pickTitle : texts.buyTitle,
    choice,
    why: (card, chosen) => {
      if (!choice.from.includes(card)) return texts.refusals['not-to-choose']!({card});
      return chosen.length < choice.most
        ? null
        : texts.refusals['choose-so-many']!({least: choice.least, most: choice.most});
    },
    done: (chosen) => (picks ? texts.pick(chosen.length) : texts.buy(chosen.length)),
    others: outAnswers(table, view),
  };
}

/**
 * What the visitor is asked besides a card to play.
 * @param likely the games that his hand can reasonably make
 */
export function askOf(table: OmbreHost, likely: () => AuctionAsk['likely']): Ask | null {
  const {view, turn} = table.context!;
  const texts = table.gamePanelWords!;
  switch (turn.phase) {
    case 'drawing.seats':
      return {kind: 'panel', id: 'draw'};
    case 'bidding.opening':
    case 'bidding.overbidding':
    case 'bidding.answering':
      return auctionAsk(table, view, likely());
    case 'bidding.king':
      return declareOnStage(texts.kingTitle, texts.kingAsk, [
        {label: texts.decline, move: {type: 'DECLINE'}, first: true},
        {label: texts.takeTalon, move: {type: 'TAKE_TALON'}},
      ]);
    case 'declaring.game':
      return declareOnStage(texts.trumpTitle, texts.askAsk, [
        ...suitAnswers(table, view),
        ...gamesToChoose(view).map((game) => ({
          label: table.gameWords.games[game],
          move: {type: 'CHOOSE', game} as OmbreMove,
        })),
        ...outAnswers(table, view),
      ]);
    case 'declaring.trump':
      return declareOnStage(texts.trumpTitle, texts.trumpAsk, [
        ...suitAnswers(table, view),
        ...outAnswers(table, view),
      ]);
    case 'declaring.turning':
      return declareOnStage(texts.turnTitle, texts.turnAsk, [
        {label: texts.turn, move: {type: 'TURN'}, first: true},
        ...outAnswers(table, view),
      ]);
    case 'declaring.turnedAce':
      return declareOnStage(texts.turnTitle, texts.turnAgainAsk(view.turned[0]!), [
        {label: texts.keepTrump, move: {type: 'KEEP_TRUMP'}, first: true},
        {label: texts.turnAgain, move: {type: 'TURN_AGAIN'}},
      ]);
    case 'declaring.keeping':
      return declareOnStage(
        texts.keepTitle,
        texts.refusals['keeps-one-at-most']!({}),
        toKeep(view).map((card) => ({label: texts.keep(card), move: {type: 'KEEP', card} as OmbreMove})),
      );
    case 'declaring.picking':
    case 'exchanging':
      return chooseAsk(table, view);
    case 'offering': {
      const {offers} = texts;
      const who = table.whoSits(view.ombre);
      return view.options.giveUp === 'kunil'
        ? declareOnStage(offers.title, offers.answerKunil(who), [
            {label: offers.annul, move: {type: 'ACCEPT'}, first: true},
            {label: offers.refuse, move: {type: 'REFUSE'}},
          ])
        : declareOnStage(offers.title, offers.answerOffer(who), [
            {label: offers.accept, move: {type: 'ACCEPT'}, first: true},
            {label: offers.against, move: {type: 'CONTRA'}},
          ]);
    }
    case 'playing.naming':
      return declareOnStage(
        texts.rest.nameTitle,
        texts.rest.nameAsk(table.whoSits(view.ombre)),
        sorted(facedNow(view), view.trump).map((card) => ({
          label: table.words.card(card),
          move: {type: 'NAME_LEAD', card} as OmbreMove,
        })),
      );
    case 'playing.vole':
      return declareOnStage(texts.voleTitle(gateAfter(view)), texts.voleAsk(gateAfter(view)), [
        {label: texts.enough, move: {type: 'ENOUGH'}, first: true},
        ...(view.looked ? [] : [{label: texts.goOnVole, move: {type: 'GO_ON'} as OmbreMove}]),
      ]);
    case 'settling.claiming':
      return declareOnStage(texts.claimTitle, texts.claimAsk, claimAnswers(table));
    default:
      return null;
  }
}
