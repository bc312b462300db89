import type {Suit} from '@quinola/cards';
import {isChoice, listed} from '@quinola/play';
import type {LikelyBid} from '@quinola/chart';
import {
  chooseOne,
  declareOnStage,
  figureOf,
  type Answer,
  type Ask,
  type AuctionAsk,
  type RungWords,
} from '@quinola/table';
import {html} from 'lit';
import {classOf, coloursOf} from '../../kit/rules/suits.js';
import {sign} from '../../kit/table/papers.js';
import {
  gamesToChoose,
  ladder,
  ladderCard,
  suitsToName,
  vira,
  type Bid,
  type GameId,
  type ViraMove,
  type ViraRung,
  type ViraView,
} from '../rules/index.js';
import type {ViraHost} from './host.js';
import {planOf} from './room.js';

/** The column of a rung: a game in a suit of the other colour, of the second, of the highest. */
const COLUMNS = ['ofarg', 'farg', 'hogsta'] as const;

/** What a game pays in each class of suits; one number where it is always the same. */
const pricesIn = (pays: readonly number[]): string => [...new Set(pays)].join(' · ');

/** The question for a bid: the ladder with what each game asks and pays at this moment, and the calls that leave it open. */
function auctionAsk(
  table: ViraHost,
  view: ViraView,
  likely: readonly LikelyBid[] | null | undefined,
): AuctionAsk {
  const texts = table.gamePanelWords!;
  const {gameWords} = table;
  const {auction, turn, going, highest} = view;
  const {high} = auction;
  const {second, others} = coloursOf(highest!);
  const plan = planOf(table);
  const moves = vira.moves(view).flatMap((move) => (isChoice(move) ? [] : [move]));
  const rows = new Map(ladderCard(view).games.map((row) => [row.game, row]));
  const rungs = new Map(ladder(view).rungs.map((rung) => [rung.id as string, rung]));
  const answering = turn.phase === 'bidding.answering' ? texts.answerAsk : texts.overbidAsk;
  const paysOf = ({game, grade}: ViraRung, isGraded: boolean, suit?: string): string | number => {
    const {pays} = rows.get(game)!;
    if (suit) return pays[classOf(suit, highest!)]!;
    return isGraded ? pays[COLUMNS.indexOf(grade ?? 'ofarg')]! : pricesIn(pays);
  };
  const wordsOf = (rung: ViraRung, suit?: string): RungWords => ({
    // A likely game names the suit in which it is one.
    name: gameWords.bid(rung.id) + (suit ? `: ${table.words.suit(suit as Suit)}` : ''),
    needs: texts.gameNeeds(rung.id),
    besides: texts.besides(going.amount),
    // What an open call pays hangs on the game that it becomes.
    ...(rung.becomes
      ? {short: texts.openCall}
      : {pays: paysOf(rung, rows.get(rung.game)!.cells.length > 1, suit)}),
  });
  return {
    kind: 'auction',
    question: high === null ? texts.openAsk : answering(table.whoSits(high.by), gameWords.bid(high.bid)),
    rungs: [...rungs.values()].map((rung) => ({
      ...rung,
      group: rung.becomes ? rung.id : rung.game,
      grade: rung.grade ?? 'ofarg',
    })),
    columns: [
      {key: 'ofarg', head: html`${others.map(sign)}`},
      {key: 'farg', head: sign(second)},
      {key: 'hogsta', head: sign(highest!)},
    ],
    groups: Object.fromEntries(
      [...rungs.values()].map(({id, game, becomes}) => [
        becomes ? id : game,
        {name: gameWords.bid(becomes ? id : game)},
      ]),
    ),
    likely,
    auction,
    whose: (by) => ({who: table.whoSits(by), figure: figureOf(table, plan, by)}),
    words: ({id}, suit) => wordsOf(rungs.get(id)!, suit),
    bid: ({id}) =>
      moves.find(
        (move) => (move.type === 'BID' && move.bid === id) || (move.type === 'HOLD' && id === high?.bid),
      ) ?? null,
    answers: [{label: table.panelWords!.asks.pass, move: {type: 'PASS'}}],
  };
}

/** Choosing cards, as the rules offer it. */
function chooseAsk(
  table: ViraHost,
  view: ViraView,
  title: string,
  done: (count: number) => string,
): Ask | null {
  const {refusals} = table.gamePanelWords!;
  const choice = vira.moves(view).find(isChoice);
  if (!choice) return null;
  const {from, least, most} = choice;
  return {
    kind: 'chooseCards',
    title,
    choice,
    why: (card, chosen) =>
      !from.includes(card)
        ? refusals['not-to-choose']!({})
        : chosen.length < most
          ? null
          : refusals['choose-so-many']!({least, most}),
    done: (chosen) => done(chosen.length),
  };
}

/** A button for each lawful move of some types, the first of them emphasized. */
function buttons(view: ViraView, labels: Readonly<Record<string, string>>): readonly Answer[] {
  const moves = [...listed(vira, view)] as readonly ViraMove[];
  return Object.entries(labels).flatMap(([type, label], at) =>
    moves.some((move) => move.type === type) ? [{label, move: {type}, first: at === 0}] : [],
  );
}

/**
 * What the visitor is asked, apart from a card to play; `null` = nothing.
 * @param likely the games that his hand can reasonably make
 */
export function askOf(table: ViraHost, likely: () => readonly LikelyBid[] | null | undefined): Ask | null {
  const {view, turn} = table.context!;
  const texts = table.gamePanelWords!;
  switch (turn.phase) {
    case 'drawing.seats':
      return {kind: 'panel', id: 'draw'};
    case 'bidding.opening':
    case 'bidding.overbidding':
    case 'bidding.answering':
      return auctionAsk(table, view, likely());
    case 'bidding.choosing':
      return declareOnStage(
        texts.chooseTitle,
        texts.chooseAsk,
        gamesToChoose(view).map((game: GameId) => ({
          label: table.gameWords.bid(game as Bid),
          move: {type: 'CHOOSE', game},
          first: true,
        })),
      );
    case 'declaring.trump':
      return declareOnStage(texts.trumpTitle, texts.trumpAsk, [
        ...suitsToName(view).map((suit) => ({
          label: texts.nameSuit(suit),
          move: {type: 'NAME_TRUMP', suit},
          first: true,
        })),
        ...buttons(view, {MISERE: texts.asMisere}).map((one) => ({...one, first: false})),
      ]);
    case 'declaring.turning':
      return declareOnStage(texts.turnTitle, texts.turnAsk, buttons(view, {TURN: texts.turn}));
    case 'declaring.keeping':
      return chooseAsk(table, view, texts.keepTitle, texts.keep);
    case 'declaring.discarding':
      return chooseAsk(table, view, texts.discardTitle, texts.discard);
    case 'declaring.aside':
      return chooseOne('LAY_ASIDE', {title: texts.asideTitle, from: view.hand, done: texts.layAside});
    case 'exchanging.declarer':
    case 'exchanging.opponents':
      return chooseAsk(table, view, texts.exchangeTitle, texts.exchange);
    case 'exchanging.second':
      return declareOnStage(
        texts.secondTitle,
        texts.secondAsk,
        buttons(view, {
          CONTENT: texts.content,
          OMKOP: texts.buyAgain,
          RETURN: texts.turnAgain,
          LIE_DOWN: texts.lieDown,
        }),
      );
    case 'exchanging.takeover':
      return declareOnStage(
        texts.takeOverTitle,
        texts.takeOverAsk(table.whoSits(view.declarer)),
        buttons(view, {TAKE_OVER: texts.takeOver, DECLINE: texts.decline}),
      );
    case 'playing.claim':
      return declareOnStage(
        texts.claimTitle,
        texts.claimAsk(table.whoSits(view.declarer)),
        buttons(view, {AGREE: texts.agree, PLAY_ON: texts.playOn}),
      );
    default:
      return null;
  }
}
