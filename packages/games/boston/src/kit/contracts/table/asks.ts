import type {Suit} from '@quinola/cards';
import type {LikelyBid} from '@quinola/chart';
import {atStake, listed} from '@quinola/play';
import {
  chooseOne,
  declareOnStage,
  figureOf,
  type Answer,
  type Ask,
  type AuctionAsk,
  type TariffColumn,
} from '@quinola/table';
import {html} from 'lit';
import {
  classOf,
  coloursOf,
  GRADES,
  helperQuota,
  isMisere,
  ladder,
  MISERES,
  poolRules,
  rungBy,
  TRICK_GAMES,
  tariffCard,
  type BostonMove,
  type BostonRung,
  type BostonView,
  type Grade,
  type Misere,
} from '../rules/index.js';
import {sign} from '../../table/papers.js';
import type {ContractsHost} from './host.js';
import {planOf} from './room.js';

/** The row of the tariff card in which a bid stands: a misère beside the tricks that it follows. */
const rowOf = ({group}: BostonRung): string =>
  group in MISERES ? TRICK_GAMES[MISERES[group as Misere].after - 5]! : group;

/** The heads of the card: the two simple suits, the second, the best, and the misères. */
function columnsOf({gamePanelWords}: ContractsHost, {highest}: BostonView): readonly TariffColumn[] {
  const {second, others} = coloursOf(highest!);
  const grades: Readonly<Record<Grade, readonly Suit[]>> = {
    simple: others,
    couleur: [second],
    superieure: [highest!],
  };
  return [
    ...Object.entries(grades).map(([key, suits]) => ({key, head: html`${suits.map(sign)}`})),
    {key: 'misere', head: gamePanelWords!.misere, wide: true},
  ];
}

/** The question for a bid: the tariff card, with what each game asks and pays at this moment. */
function auctionAsk(
  table: ContractsHost,
  view: BostonView,
  likely: readonly LikelyBid[] | null | undefined,
): AuctionAsk {
  const texts = table.gamePanelWords!;
  const {gameWords} = table;
  const {auction, turn, options, pool} = view;
  const {high} = auction;
  const plan = planOf(table);
  const moves = [...listed(table.game, view)] as readonly BostonMove[];
  const cells = new Map(
    tariffCard(view).flatMap(({tricks, cards, laidOpen: open, cells: row}) =>
      row.map((cell) => [cell.bid as string, {...cell, asked: {tricks, cards, open}}] as const),
    ),
  );
  const answering = turn.phase === 'bidding.answering' ? texts.answerAsk : texts.overbidAsk;
  return {
    kind: 'auction',
    question: high === null ? texts.openAsk : answering(table.whoSits(high.by), gameWords.bid(high.bid)),
    rungs: ladder(view).rungs.map((rung) => ({...rung, group: rowOf(rung), grade: rung.grade ?? 'misere'})),
    columns: columnsOf(table, view),
    likely,
    auction,
    whose: (by) => ({who: table.whoSits(by), figure: figureOf(table, plan, by)}),
    groups: Object.fromEntries(
      TRICK_GAMES.map((game, i) => [
        game,
        {name: gameWords.games[game], needs: texts.priceNeeds({tricks: i + 5, cards: 13, open: false}, [])},
      ]),
    ),
    words({id}, suit) {
      const {bid, asked, suits} = cells.get(id)!;
      // The price is that of the suit that is named.
      const priced = suit ? `${rungBy(bid).group}.${GRADES[classOf(suit, view.highest!)]}` : id;
      return {
        name: gameWords.bid(bid),
        needs: texts.priceNeeds(asked, suit ? [suit] : suits),
        pays: cells.get(priced)!.pays,
        besides: texts.besides(atStake(poolRules(options), pool)),
        ...(isMisere(bid) && {short: texts.miseres[bid]}),
      };
    },
    bid: ({id}) =>
      moves.find(
        (move) => (move.type === 'BID' && move.bid === id) || (move.type === 'HOLD' && id === high?.bid),
      ) ?? null,
    answers: [{label: table.panelWords!.asks.pass, move: {type: 'PASS'}}],
  };
}

/** The suits that may be named; where a helper may be asked for, each also without one. */
const trumpAnswers = (table: ContractsHost, view: BostonView): readonly Answer[] =>
  [...listed(table.game, view)].flatMap((move: BostonMove) => {
    if (move.type !== 'NAME_TRUMP') return [];
    const {nameSuit, alone} = table.gamePanelWords!;
    const name = nameSuit(move.suit);
    return [{label: move.alone ? alone(name) : name, move, first: !move.alone}];
  });

/** A decided game may be stopped while tricks are played. */
function stopAsk(table: ContractsHost, view: BostonView): Ask | null {
  const {stopTitle: title, claim, claimLost} = table.gamePanelWords!;
  const labels: Readonly<Record<string, string>> = {CLAIM: claim, CLAIM_LOST: claimLost};
  const answers = table.game
    .moves(view)
    .flatMap((move) => (labels[move.type] ? [{label: labels[move.type]!, move, first: true}] : []));
  return answers.length ? {kind: 'respond', title, answers} : null;
}

/**
 * What the visitor is asked, apart from a card to play; `null` = nothing.
 * @param likely the games that his hand can reasonably make
 */
export function askOf(
  table: ContractsHost,
  likely: () => readonly LikelyBid[] | null | undefined,
): Ask | null {
  const {view, turn} = table.context!;
  const texts = table.gamePanelWords!;
  switch (turn.phase) {
    case 'drawing.seats':
      return {kind: 'panel', id: 'draw'};
    case 'dealing.cutting':
      return {kind: 'panel', id: 'cut'};
    case 'dealing.packets':
      return declareOnStage(
        texts.packetsTitle,
        texts.packetsAsk,
        [1, 2, 3].map((size) => ({label: texts.packets(size), move: {type: 'PACKETS', size}, first: true})),
      );
    case 'bidding.opening':
    case 'bidding.overbidding':
    case 'bidding.answering':
      return auctionAsk(table, view, likely());
    case 'declaring.trump':
      return declareOnStage(texts.trumpTitle, texts.trumpAsk, trumpAnswers(table, view));
    case 'declaring.aside':
      return chooseOne('LAY_ASIDE', {title: texts.asideTitle, from: view.hand, done: texts.layAside});
    case 'declaring.leader':
      return declareOnStage(
        texts.leaderTitle,
        texts.leaderAsk,
        view.seats.map((_, leader) => ({
          label: table.whoSits(leader).name,
          move: {type: 'NAME_LEADER', leader},
          first: true,
        })),
      );
    case 'asking.helper':
      return declareOnStage(
        texts.helperTitle,
        texts.helperAsk(table.whoSits(view.declarer), helperQuota(view.bid!)!),
        [
          {label: texts.help, move: {type: 'WHIST'}, first: true},
          {label: texts.decline, move: {type: 'DECLINE'}},
        ],
      );
    case 'asking.offer':
      return declareOnStage(texts.offerTitle, texts.offerAsk(table.whoSits(view.offers)), [
        {label: texts.accept, move: {type: 'ACCEPT'}, first: true},
        {label: texts.reject, move: {type: 'REJECT'}},
      ]);
    case 'playing.trick':
      return stopAsk(table, view);
    default:
      return null;
  }
}
