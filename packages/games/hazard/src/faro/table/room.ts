import {isDue, type Seat} from '@quinola/play';
import {
  cardFace,
  drawBankRoom,
  signed,
  sumOf,
  turnLine,
  type BankPlan,
  type CardLook,
  type Heap,
  type LyingBefore,
  type Purse,
  type StakePlace,
} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {
  answersOf,
  bankerOf,
  bankOf,
  betOn,
  DUCAT,
  netOf,
  onCardsOf,
  PAIRS,
  placeOf,
  playersOf,
  purseOf,
  RANKS,
  type Bet,
  type FaroHappening,
  type FaroPhase,
  type FaroView,
} from '../rules/index.js';
import type {FaroHost} from './host.js';

/** An amount of the rules, as it is written on the table: in ducats. */
export const ducats = (amount: number): string => sumOf(amount / DUCAT);

/** The layout of a salon: ace to six, king to eight, and the seven at the end. */
const COLUMNS = 7;
const LAYOUT: readonly string[] = [...'A23456KQJT98'];
const placeIn = (rank: string): readonly [number, number] => {
  const at = LAYOUT.indexOf(rank);
  return at < 0 ? [COLUMNS - 1, 0.5] : [at % (COLUMNS - 1), Math.floor(at / (COLUMNS - 1))];
};

/** Whether the visitor is choosing cards to stake on: his pack lies before him, a suit at a time. */
const isChoosing = (table: FaroHost, {options, turn}: FaroView): boolean =>
  options.rules === 'page' && turn.phase === 'staking' && table.tag('visitor');

/** What lies on a card with each corner: the ladder, with the step on which the card stands. */
function ladder({corners, standing}: Bet): TemplateResult {
  const at = standing === 'won' ? corners : corners - 1;
  return html`<span class="ladder" aria-hidden="true"
    >${[2, 4, 8, 16, 32].map((step, i) => html`<i class=${i < at ? 'past' : i === at ? 'now' : ''}>${step}</i>`)}</span
  >`;
}

/** How many cards of a rank are still in the pack: a dot for each of the four. */
function dots(left: number): TemplateResult {
  return html`<span class="cases" aria-hidden="true"
    >${[0, 1, 2, 3].map((i) => html`<i class=${i < left ? 'in' : ''}></i>`)}</span
  >`;
}

const FATES = {won: 'lit', lost: 'lost', half: undefined, open: undefined} as const;

/** What a bet adds to the card on which it lies. */
function fateOf(table: FaroHost, bet: Bet | undefined, view: FaroView): Partial<StakePlace> {
  if (!bet) return {};
  const {gameWords, features} = table;
  const {standing, corners, onCard, on} = bet;
  const canBend =
    features !== null &&
    answersOf(view, view.seat).includes(bet) &&
    standing === 'won' &&
    corners < view.options.parolMax &&
    isDue(view.turn.must, view.player);
  return {
    corners,
    fate: FATES[standing],
    ...(standing !== 'open' && {tab: gameWords.fates[standing]}),
    bend: canBend
      ? {label: gameWords.bend(ducats(2 * onCard)), act: () => void table.play({type: 'PAROL', on: on!})}
      : null,
  };
}

/** The thirteen ranks on the layout of a salon, with all that is staked on them. */
export function layoutOf(table: FaroHost, view: FaroView): readonly StakePlace[] {
  const {gameWords} = table;
  const {seat, bets, right, left} = view;
  const seen = [...right, ...left];
  return RANKS.map((rank): StakePlace => {
    const inPack = 4 - seen.filter((card) => card.startsWith(rank)).length;
    return {
      id: placeOf(rank),
      name: `${gameWords.ranks[rank]}, ${gameWords.stillIn(inPack)}`,
      card: `${rank}S`,
      at: placeIn(rank),
      stakes: bets.map((_, punter) => ({
        seat: punter,
        amount: (betOn(view, punter, rank)?.onCard ?? 0) / DUCAT,
      })),
      below: dots(inPack),
      ...fateOf(table, betOn(view, Math.max(0, seat), rank), view),
    };
  });
}

/** The cards on which can be staked, or on which the visitor has staked. */
function placesOf(table: FaroHost): readonly StakePlace[] | undefined {
  const view = table.view!;
  const {gameWords, words} = table;
  const {options, seat, bets} = view;
  if (options.rules === 'salon') return layoutOf(table, view);
  const own = Math.max(0, seat);
  const amount = (bet: Bet | undefined): number => (bet?.onCard ?? 0) / DUCAT;
  if (own === bankerOf(options)) return undefined;
  const bent = ({corners}: Bet): string => (corners ? `, ${gameWords.bent(corners)}` : '');
  if (isChoosing(table, view))
    return RANKS.map((rank): StakePlace => {
      const card = `${rank}${table.suit}`;
      const bet = betOn(view, own, card);
      return {
        id: card,
        name: `${words.card(card)}${bet ? bent(bet) : ''}`,
        card,
        at: placeIn(rank),
        stakes: [{seat: own, amount: amount(bet)}],
        ...fateOf(table, bet, view),
      };
    });
  // Who only looks on sees no card before the cut.
  return bets[own]!.map((bet, i): StakePlace => ({
    id: bet.on ?? `face-down:${i}`,
    name: `${bet.on === null ? gameWords.cards(1) : words.card(bet.on)}${bent(bet)}`,
    card: bet.on,
    stakes: [{seat: own, amount: amount(bet)}],
    below: ladder(bet),
    ...fateOf(table, bet, view),
  }));
}

/** What lies before a punter: his cards, on the page's table. */
export function beforeSeat({gameWords, words}: FaroHost, seat: Seat, view: FaroView): LyingBefore {
  const {bets, options} = view;
  const sum = onCardsOf(view, seat);
  const cards = options.rules === 'page' ? bets[seat]!.map(({on}) => on) : [];
  const named = bets[seat]!.flatMap(({on, corners}) =>
    on === null
      ? []
      : [`${on.length > 1 ? words.card(on) : on}${corners ? ` (${gameWords.bent(corners)})` : ''}`],
  );
  return {
    cards,
    label: [gameWords.cards(cards.length), ...named].join(', '),
    over: cards.length > 0 && sum === 0,
    stake: sum ? sum / DUCAT : null,
    stakeLabel: gameWords.stakes(ducats(sum)),
    keeps: seat === bankerOf(options) ? [] : options.rules === 'page' ? ['card', 'stake'] : ['stake'],
  };
}

/** What lies in the bank. */
export const purseIn = ({gameWords}: FaroHost, view: FaroView): Purse => ({
  amount: bankOf(view) / DUCAT,
  label: gameWords.inBank,
});

/** The heaps under the banker's hands, and the pack between them. */
export function heapsOf({gameWords}: FaroHost, {left, right}: FaroView): readonly Heap[] {
  const toDraw = 2 * (PAIRS - right.length);
  return [
    {id: 'left', card: left.at(-1) ?? null, count: left.length, label: gameWords.heaps.left},
    {id: 'pack', card: null, count: toDraw, label: gameWords.toDraw(toDraw)},
    {id: 'right', card: right.at(-1) ?? null, count: right.length, label: gameWords.heaps.right},
  ];
}

/** Which pair it is, and how it is decided. */
function paperOf({gameWords, view}: FaroHost): TemplateResult {
  const {deal, options, right} = view!;
  const drawing = `${gameWords.drawing(deal, options.drawings)}, ${gameWords.subtitle}`;
  return html`<div class="up pairs">
    <p><b>${right.length ? gameWords.pair(right.length) : drawing}</b></p>
    <p class="small">${gameWords.manner[options.rules]}</p>
    ${options.showOdds ? html`<p class="small">${gameWords.edge(edgeOf(options.rules))}</p>` : nothing}
  </div>`;
}

/** The bank's gain of a hundred ducats: of a card for a whole drawing, of a rank from a full pack until it is decided. */
const edgeOf = (rules: 'page' | 'salon'): string => (rules === 'page' ? '6.6' : '2');

/** How many spoilt cards are drawn on the floor; their number stands beside them. */
const LITTER = 4;

/** Cards with bent corners that nobody plays on any more, thrown under the table. */
const litter = (spoilt: readonly string[], look: CardLook): TemplateResult =>
  html`<div class="litter" aria-hidden="true">
    ${spoilt
      .slice(-LITTER)
      .map((on) => html`<i class="card">${cardFace(on.length === 1 ? `${on}S` : on, look)}</i>`)}
  </div>`;

/** What the visitor has left, and the spoilt cards on the floor. */
function sumsOf({gameWords, view}: FaroHost, look: CardLook): TemplateResult {
  const own = Math.max(0, view!.seat);
  const isBanker = own === bankerOf(view!.options);
  return html`<div class="tally sums">
      <p>
        <b>${isBanker ? gameWords.gained : gameWords.purse}</b>
        <strong>${isBanker ? signed(netOf(view!)[own]! / DUCAT) : ducats(purseOf(view!, own))}</strong>
        <small class="floor">${view!.spoilt.length ? gameWords.spoilt(view!.spoilt.length) : nothing}</small>
      </p>
    </div>
    ${litter(view!.spoilt, look)}`;
}

/** The line that says whose turn it is, and what is asked. */
export function statusOf(table: FaroHost): string {
  const {yourTurn} = table.gameWords;
  const view = table.view!;
  const [bet] = answersOf(view, view.seat);
  const answer = bet && (bet.standing === 'won' ? yourTurn.won : yourTurn.half);
  return turnLine<FaroPhase>(
    table,
    {
      'dealing.packCut': yourTurn.cut,
      'drawing.pair': yourTurn.bank,
      'drawing.between': answer ?? yourTurn.between,
      deciding: answer ?? yourTurn.won,
    },
    () => yourTurn.stake,
  );
}

const CAPTIONS: ReadonlySet<FaroHappening['type']> = new Set([
  'decided',
  'drawn',
  'revealed',
  'answered',
  'bank-broken',
]);

/**
 * What has just happened, in one line: first of all to the visitor's own cards, and of these to the one about which he is asked.
 */
function newsOf(table: FaroHost): string {
  const {context, gamePanelWords, words} = table;
  const view = table.view!;
  const [asked] = answersOf(view, view.seat);
  const decided = view.decided.findLast(({seat, on}) => seat === view.seat && on === asked?.on);
  const told = context!.happened.filter(({type}) => CAPTIONS.has(type));
  const own = told.findLast((one) => one.type === 'decided' && one.seat === view.seat);
  const last = decided ? ({type: 'decided', ...decided} as const) : (own ?? told.at(-1));
  return (last && gamePanelWords?.tell(last, (seat) => table.whoSits(seat), words)) ?? '';
}

/** The room. */
export function roomOf(table: FaroHost, look: CardLook): TemplateResult {
  const {gameWords, context} = table;
  const {view, turn} = context!;
  const {options, seat} = view;
  const banker = bankerOf(options);
  const isDrawn = turn.phase !== 'staking' || options.rules === 'salon';
  const places = placesOf(table);
  const plan: BankPlan = {
    size: playersOf(options),
    seat,
    banker,
    due: (who) => isDue(turn.must, who),
    extras: (who) => ({marks: who === banker ? [gameWords.banker] : []}),
    status: statusOf(table),
    before: (who) => beforeSeat(table, who, view),
    purse: purseIn(table, view),
    paper: paperOf(table),
    score: sumsOf(table, look),
    heaps: heapsOf(table, view),
    ...(places && {places}),
    columns:
      options.rules === 'salon' || isChoosing(table, view) ? COLUMNS : Math.max(1, places?.length ?? 0),
    news: isDrawn ? newsOf(table) : null,
  };
  return drawBankRoom(table, plan, look);
}
