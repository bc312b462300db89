import type {Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {
  drawBankRoom,
  signed,
  turnLine,
  type BankPlan,
  type CardLook,
  type LyingBefore,
  type Purse,
} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {
  balanceOf,
  bankerMayAt,
  totalOf,
  type TwentyOneHappening,
  type TwentyOnePhase,
  type TwentyOneView,
} from '../rules/index.js';
import {factsOf} from '../opponents/facts.js';
import type {TwentyOneHost} from './host.js';

/** The cards of a round that has just been settled lie open until the next one. */
const resultOf = ({counts, lastDeal}: TwentyOneView) => (counts.some(Boolean) ? null : lastDeal);

/**
 * What lies before a seat.
 * @param known its cards, where they are known though they lie face down
 */
export function beforeSeat(
  {gameWords, words}: TwentyOneHost,
  owner: Seat,
  view: TwentyOneView,
  known?: readonly Card[],
): LyingBefore {
  const {counts, shown, seat, hand, standing, stakes, options} = view;
  const result = resultOf(view);
  const lots = view.deal || !view.lots.length ? null : [view.lots[owner]!];
  const lying = known ?? (owner === seat ? hand : shown[owner]!);
  const open: readonly Card[] = lots ?? (result ? result.hands[owner]! : lying);
  const cards = open.length ? open : Array.from({length: counts[owner]!}, () => null);
  const stake = (result ? result.stakes : stakes)[owner]!;
  return {
    cards,
    label: [
      gameWords.cards(cards.length),
      ...(open.length ? [...open.map(words.card), String(totalOf(open, options))] : []),
    ].join(', '),
    over: standing[owner] === 'bust' && cards.length > 0,
    stake,
    stakeLabel: gameWords.stakes(stake),
  };
}

/** What lies in the bank, or in the pool. */
export const purseOf = ({gameWords}: TwentyOneHost, {options, bank, pool}: TwentyOneView): Purse =>
  options.mode === 'bank' ? {amount: bank, label: gameWords.inBank} : {amount: pool, label: gameWords.inPool};

/** What is said under a name: the banker, and where a hand stands. */
function marksOf(table: TwentyOneHost, owner: Seat): readonly string[] {
  const {gameWords} = table;
  const view = table.view!;
  const {dealer, options, shown} = view;
  const standing = view.standing[owner]!;
  const isBanker = owner === dealer && options.mode === 'bank';
  const cards = resultOf(view)?.hands[owner] ?? shown[owner]!;
  const stands =
    standing === 'waits' || standing === 'draws'
      ? null
      : standing === 'bust'
        ? gameWords.bust(totalOf(cards, options))
        : gameWords.standing[standing];
  return [
    ...(stands !== null && view.deal ? [stands] : isBanker ? [gameWords.banker] : []),
    ...(owner === dealer && !isBanker && stands === null ? [gameWords.dealer] : []),
  ];
}

/** The values that nobody knows by heart. */
function valuesView({gameWords, words, view}: TwentyOneHost): TemplateResult {
  const {pack, rounds} = view!.options;
  return html`<div class="up values">
    <p>
      ${(
        [
          ['A', 11],
          ['K', 4],
          ['Q', 3],
          ['J', 2],
        ] as const
      ).map(([rank, value]) => html`<span><b>${words.rank(rank)}</b> ${value}</span>`)}
    </p>
    <p class="small">${gameWords.others[pack]}</p>
    <p class="small">${gameWords.round(Math.max(1, view!.deal), rounds)}, ${gameWords.subtitle}</p>
  </div>`;
}

/** What each has gained and lost so far. */
function gainsView(table: TwentyOneHost): TemplateResult {
  const view = table.view!;
  const own = Math.max(0, view.player);
  return html`<div class="tally gains">
    <p><b>${table.who(own).name}</b> <strong>${signed(balanceOf(view)[own]!)}</strong></p>
  </div>`;
}

/** The line that says whose turn it is, and what is asked. */
export function statusOf(table: TwentyOneHost): string {
  const {yourTurn} = table.gameWords;
  const view = table.view!;
  const isBound =
    view.turn.phase === 'playing.bank' &&
    bankerMayAt(totalOf(view.hand, view.options), view.options.bankerRule).mustDraw;
  return turnLine<TwentyOnePhase>(
    table,
    {
      'dealing.packCut': yourTurn.cut,
      staking: yourTurn.stake,
      'playing.bank': isBound ? yourTurn.mustDraw : yourTurn.bank,
    },
    () => yourTurn.draw,
  );
}

const CAPTIONS: ReadonlySet<TwentyOneHappening['type']> = new Set([
  'called',
  'bank-opened',
  'bank-drew',
  'bank-passed',
  'lots-drawn',
]);

/** What has just happened, in one line. */
function newsOf(table: TwentyOneHost): string {
  const {context, gamePanelWords, words} = table;
  const {options, turn} = context!.view;
  if (options.showOdds && gamePanelWords && turn.phase === 'playing.turn' && table.tag('visitor')) {
    const {over, unseen} = factsOf(context!.view);
    return gamePanelWords.over(over, unseen.cards);
  }
  const last = context!.happened.findLast(({type}) => CAPTIONS.has(type));
  return (last && gamePanelWords?.tell(last, (seat) => table.whoSits(seat), words)) ?? '';
}

/** The room. */
export function roomOf(table: TwentyOneHost, look: CardLook): TemplateResult {
  const {gameWords, context} = table;
  const {view, turn, happened} = context!;
  const {options, seat, seats, dealer, stock, stakes} = view;
  const isBank = options.mode === 'bank';
  const own = Math.max(0, seat);
  const held = resultOf(view)?.hands[own] ?? view.hand;
  const stake = (resultOf(view)?.stakes ?? stakes)[own]!;
  const isSaying = table.tag('speak');
  const plan: BankPlan = {
    size: options.players,
    seat,
    banker: isBank ? dealer : -1,
    due: (owner) => !turn.over && turn.must === seats[owner],
    extras: (owner) => ({
      marks: marksOf(table, owner),
      word:
        isSaying && happened.some((one) => one.type === 'stopped' && one.seat === owner)
          ? gameWords.enough
          : null,
    }),
    status: statusOf(table),
    before: (owner) => beforeSeat(table, owner, view),
    purse: purseOf(table, view),
    paper: valuesView(table),
    score: gainsView(table),
    pack: {
      id: 'pack',
      card: null,
      count: stock || options.players,
      label: stock ? gameWords.left(stock) : '',
    },
    counts: held.length ? {label: gameWords.youHave, value: totalOf(held, options)} : null,
    stake: stake && (!isBank || own !== dealer) ? {label: gameWords.yourStake, value: stake} : null,
    news: newsOf(table),
  };
  return drawBankRoom(table, plan, look);
}
