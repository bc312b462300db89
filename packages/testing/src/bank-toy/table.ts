import type {MoveLike} from '@quinola/play';
import {
  drawBankRoom,
  GameTable,
  optionProperties,
  attributeOptions,
  type Ask,
  type BankPlan,
  bankFeatures,
  bankReplay,
  type AnyTable,
  bankStyles,
} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {
  answersOf,
  BANK,
  bankerOf,
  bankGame,
  bankOptions,
  MOST,
  netOf,
  PAIRS,
  placeOf,
  RANKS,
  staked,
  type BankHappening,
  type BankMove,
  type BankOptions,
  type BankState,
  type BankView,
} from './game.js';
import {bankMachine, bankProfile} from './machine.js';

const NAMES: Readonly<Record<string, string>> = {
  A: 'ace',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
};

/** What is asked in each phase. */
function askOf(view: BankView): Ask | null {
  const {turn, player} = view;
  if (turn.phase === 'staking')
    return {
      kind: 'stake',
      title: 'Your stakes',
      offers: RANKS.map((rank) => {
        const current = staked(view, player, rank);
        const amounts = Array.from({length: MOST + 1}, (_, amount) => amount);
        return {
          place: placeOf(rank),
          name: NAMES[rank]!,
          current,
          amounts: current ? amounts : amounts.slice(1),
        };
      }),
      lay: (place, amount): BankMove => ({type: 'STAKE', place: place.slice(-1), amount}),
      answers: bankGame.moves(view).some(({type}) => type === 'DONE')
        ? [{label: 'Draw', move: {type: 'DONE'}}]
        : [],
    };
  if (turn.phase === 'drawing')
    return {
      kind: 'respond',
      title: 'Your bank',
      large: true,
      answers: [{label: 'Draw a pair', move: {type: 'DRAW'}, first: true}],
    };
  const [place] = answersOf(view);
  if (turn.phase !== 'answering' || place === undefined) return null;
  const current = staked(view, player, place);
  const [take, leave] = (['TAKE', 'LEAVE'] as const).map((type): BankMove => ({type, place}));
  return {
    kind: 'respond',
    title: 'You have won',
    answers: [
      {label: `Take the ${2 * current}`, move: take!, first: true},
      {label: `Leave it: for ${4 * current}`, move: leave!},
    ],
  };
}

/** A table of the toy, for tests of the bank room. */
export class BankToyTable extends GameTable<BankState, BankView, BankMove, BankOptions, BankHappening> {
  static override readonly styles = [...GameTable.styles, ...bankStyles];

  static override readonly properties = optionProperties(bankOptions.rules);

  override gameWords = {title: 'Bank'};

  protected override readonly description = this.describe({
    game: bankGame,
    profile: bankProfile,
    machine: () => bankMachine,
    options: attributeOptions(this, bankOptions),
    players: ({players = bankOptions().players}) => players,
    words: {room: {en: () => ({title: 'Bank'})}, panels: {en: () => ({})}},
    // Opponents stake one on a rank of their own, and take what they win; so is the advice.
    thinker: {
      choose({view, player}) {
        const moves = bankGame.moves(view as BankView) as readonly BankMove[];
        const stakes = moves.filter((move) => move.type === 'STAKE' && move.amount === 1);
        const move = moves.find(({type}) => type !== 'STAKE') ?? stakes[player % stakes.length];
        return Promise.resolve({move: move as MoveLike});
      },
    },
    features: () =>
      Promise.resolve(() => ({
        ...bankFeatures(this),
        panels: {
          replay: () => Promise.resolve({render: (_table: unknown, about: unknown) => this.#replay(about)}),
        },
        autoPanel: () => null,
        asks: () => askOf(this.view!),
        status: () => this.#status(),
        refusal: ({reason}) => `Refused: ${reason}.`,
        tell: (happening) => {
          const one = happening as BankHappening;
          if (one.type === 'staked') return `${this.who(one.seat).name}: ${one.amount} on ${one.on}`;
          return one.type === 'drawn' ? `${one.right}, ${one.left}` : null;
        },
        eventOf: () => null,
      })),
    room: (look) => drawBankRoom(this, this.plan(), look),
  });

  #replay(about: unknown): TemplateResult {
    return bankReplay<BankView>(this as unknown as AnyTable, about, {
      finished: this.view!.deal,
      title: (deal) => `Deal ${deal}`,
      plan: (view) => this.plan(view),
      moveName: (move) => move.type.toLowerCase(),
      reasonOf: () => Promise.resolve({text: 'It has no reasons.', source: 'Book of the toy'}),
    });
  }

  #status(): string {
    if (!this.tag('visitor')) return 'Others are asked.';
    const {phase} = this.context!.turn;
    return phase === 'staking'
      ? 'Your turn: stake'
      : phase === 'drawing'
        ? 'Your turn: draw'
        : 'Your turn: answer';
  }

  /** What the room shows; tests show other things in it. */
  plan(view = this.view!): BankPlan {
    const {options, stakes, right, left, won, turn} = view;
    const banker = bankerOf(view);
    const last = [right.at(-1), left.at(-1)];
    return {
      size: options.players,
      seat: view.player,
      banker,
      due: (seat) => turn.must === seat || (Array.isArray(turn.must) && turn.must.includes(seat)),
      extras: (seat) => ({marks: [seat === banker ? 'banker' : 'punter']}),
      status: this.#status(),
      before: (seat) => {
        const sum = stakes[seat]!.reduce((all, amount) => all + amount, 0);
        return {
          cards: [],
          label: '',
          stake: sum,
          stakeLabel: `stakes ${sum}`,
          keeps: seat === banker ? [] : ['card', 'stake'],
        };
      },
      purse: {amount: BANK + netOf(view)[banker]!, label: 'in the bank'},
      paper: html`<div class="up">Pair ${right.length} of ${PAIRS}</div>`,
      heaps: [
        {id: 'left', card: last[1] ?? null, count: left.length, label: 'left wins'},
        {id: 'pack', card: null, count: 24 - 2 * right.length, label: `${24 - 2 * right.length} to draw`},
        {id: 'right', card: last[0] ?? null, count: right.length, label: 'right loses'},
      ],
      columns: RANKS.length,
      places: RANKS.map((rank) => ({
        id: placeOf(rank),
        name: NAMES[rank]!,
        card: `${rank}S`,
        stakes: stakes.map((_own, seat) => ({seat, amount: staked(view, seat, rank)})),
        ...(won.some((one) => one.player === view.player && one.place === rank) && {
          fate: 'lit' as const,
          tab: 'wins',
          bend: {label: 'Bend a corner', act: () => this.play({type: 'LEAVE', place: rank})},
        }),
      })),
      news: last[1] ? `${last[0]} and ${last[1]}` : null,
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'bank-toy-table': BankToyTable;
  }
}
