import type {Card} from '@quinola/cards';
import type {Given} from '@quinola/testing/answers/given.js';
import {formatMove, parseCards, parseMove} from '../../src/patience/rules/notation.js';
import {
  compile,
  patience,
  positionOf,
  wholePack,
  type PatienceHappening,
  type PatienceMove,
  type PatienceState,
} from '../../src/patience/rules/index.js';
import {deal} from '../../src/patience/rules/play.js';
import {counts, dial, invariants, picture, type Runner} from './data.js';
import {optionsOf} from './given.js';

/** How known answers about one patience are checked: runners by kind, and fields with their own comparison. */
export function answering(game: string): {
  readonly runners: Readonly<Record<string, (given: Given) => object>>;
  readonly compare: (
    field: string,
    expected: unknown,
    actual: Readonly<Record<string, unknown>>,
  ) => boolean | undefined;
} {
  return {
    runners: Object.fromEntries(
      Object.entries(RUNNERS).map(([kind, run]) => [kind, (given: Given) => run(game, given)]),
    ),
    compare(field, expected, {legal}) {
      const all = (legal ?? []) as readonly string[];
      if (field === 'legalIncludes')
        return (expected as readonly string[]).every((move) => all.includes(move));
      if (field === 'legalExcludes')
        return (expected as readonly string[]).every((move) => isMove(game, move) && !all.includes(move));
      if (field === 'thenLegal') return all.includes(String(expected));
      return undefined;
    },
  };
}

const RUNNERS: Readonly<Record<string, Runner>> = {
  count: counts,
  setup: dial,
  invariant: invariants,
  win: picture,
  option: counts,
  legal(game, given) {
    const state = stateOf(game, given);
    const piles = compile(state.options).piles;
    const complete = piles.every(
      ({id, size}) => !size || !state.piles[id] || state.piles[id].length === size,
    );
    return {legal: legal(state), complete};
  },
  move: (game, given) => ({pilesAfter: texts(folded(stateOf(game, given), [String(given.move)]))}),
  line(game, given) {
    const states = foldedAll(stateOf(game, given), given.moves as string[]);
    const last = states.at(-1)!;
    return {
      pilesAfter: texts(last),
      legalAfterEach: states.slice(1).map((state) => legal(state).sort()),
      legal: legal(last),
    };
  },
  deal(game, given) {
    const {def, pilesOf} = compile(optionsOf(game, given));
    const {program, groups} = def;
    const order = program.flatMap((step) => ('order' in step ? step.order : []));
    if (given.pack === undefined) return {order};
    const first = dealt(game, given);
    const offered = legal(first);
    const falling = first.stage === 'laying' ? /^play (\S+)>/.exec(offered[0] ?? '')?.[1] : undefined;
    const last = folded(first, (given.moves ?? []) as string[]);
    const each = [texts(first)];
    for (let state = first; legal(state).includes('next') && state.stock.length;) {
      state = folded(state, ['next']);
      each.push(texts(state));
    }
    const perGroup = (id: string): number =>
      pilesOf(id).reduce((sum, pile) => sum + (last.piles[pile.id]?.length ?? 0), 0);
    return {
      piles: texts(last),
      pilesAfter: texts(last),
      pilesAfterEachCard: each,
      order,
      // The fallen card is on top where it is offered.
      ...(falling && {[`offeredWhen${first.piles[falling]!.at(-1)}Falls`]: offered}),
      cardsPerGroup: {
        ...Object.fromEntries(groups.map(({id}) => [id, perGroup(id)])),
        stock: last.stock.length,
        hand: last.stock.length,
      },
    };
  },
  redeal(game, given) {
    if (given.remaining) return {fans: (given.remaining as number[]).map((number) => sizes(game, number))};
    const {noMoves, shuffledOrder} = given;
    const state = stateOf(game, given, blocked(game));
    const stuck = legal(state).every((move) => move === 'redeal');
    if (noMoves !== undefined && noMoves !== stuck) throw new RangeError(`no moves: ${stuck}`);
    const allowed = legal(state).includes('redeal');
    const result = legal(state).length ? 'open' : 'lost';
    if (!allowed) return {redealAllowed: false, result};
    const events: PatienceHappening[] = [];
    let after = step(state, 'redeal', events);
    if (patience.turn(after).must === 'chance') {
      after = step(after, {type: 'SHUFFLE', pack: parseCards(String(shuffledOrder))}, events);
    } else if (shuffledOrder !== undefined) {
      throw new RangeError('nothing is shuffled here');
    }
    const gathered = events.flatMap((event) => (event.type === 'gathered' ? (event.pack ?? []) : []));
    return {
      pilesAfter: texts(after),
      redealsUsed: after.redeals,
      newPackOrder: gathered.join(' '),
      redealAllowed: true,
      result,
    };
  },
  solution(game, given) {
    const moves = given.moves as string[];
    const {won} = folded(dealt(game, given), moves);
    return {won, moves: moves.length};
  },
};

/** The position an answer sets; a stock is given as cards, or as a number of arbitrary ones. */
function stateOf(game: string, given: Given, usual: Readonly<Record<string, string>> = {}): PatienceState {
  const {piles, stock, phase, redealsUsed} = {
    piles: Object.entries((given.piles ?? usual) as Record<string, string>),
    stock: typeof given.stock === 'number' ? 'KS '.repeat(given.stock).trim() : given.stock,
    phase: given.phase,
    redealsUsed: given.redealsUsed,
  };
  return positionOf(optionsOf(game, given), {
    piles: Object.fromEntries(piles.map(([id, text]) => [id, cards(text)])),
    ...(stock !== undefined && {stock: sound(parseCards(String(stock)))}),
    ...(phase !== undefined && {phase: String(phase)}),
    ...(redealsUsed !== undefined && {redeals: Number(redealsUsed)}),
  });
}

const CARRIES = /^((play|marry|fill|park|transfer|grace) [^ >]+>[^ >]+|rescue [^ >]+ [^ >]+)$/;

/** Whether a text is a move of this game, legal or not. */
function isMove(game: string, text: string): boolean {
  const move = parseMove(text);
  const {piles} = compile({game});
  const known = (id: string): boolean => id === '-' || piles.some((pile) => pile.id === id);
  return 'from' in move
    ? CARRIES.test(text) && known(move.from) && known(move.to)
    : /^(turn|refill|next|leave|redeal)$/.test(text);
}

/** The cards of a text, or a list. @throws RangeError for an invalid card */
function sound(list: readonly Card[]): readonly Card[] {
  const pack = wholePack({packs: 1});
  const stray = list.find((card) => !pack.includes(card));
  if (stray !== undefined) throw new RangeError(`no such card: ${stray}`);
  return list;
}

/** Cards written out, or a run of a suit (`A..Q of spades`). */
function cards(text: string): readonly Card[] {
  const run = /^(.)\.\.(.) of (.)/.exec(text);
  if (!run) return sound(parseCards(text));
  const suit = wholePack({packs: 1}).filter((card) => card[1] === run[3]!.toUpperCase());
  return suit.slice(
    suit.findIndex((card) => card[0] === run[1]),
    suit.findIndex((card) => card[0] === run[2]) + 1,
  );
}

/** A deal of the given cards, whether or not they are a whole pack. */
function dealt(game: string, given: Given): PatienceState {
  const draft = {state: patience.start(optionsOf(game, given)), events: []};
  const compiled = compile(draft.state.options);
  const preset = sound((given.preset ?? []) as Card[]);
  const places = compiled.def.preset?.length ?? 0;
  if (preset.length !== places) throw new RangeError(`${places} cards are laid out before the deal`);
  deal(compiled, draft, {pack: sound(parseCards(String(given.pack))), preset});
  return draft.state;
}

/** Packets that all hold a king, so that nothing can be married. */
function blocked(game: string): Record<string, string> {
  return Object.fromEntries(
    compile({game})
      .piles.filter(({group}) => group.role === 'packet')
      .map(({id}) => [id, 'KS']),
  );
}

/** Full packets, and the cards of the last short one, when this many cards are redealt. */
function sizes(game: string, number: number): number[] {
  const draft = {state: {...stateOf(game, {}), stage: 'redealing'} as PatienceState, events: []};
  deal(compile({game}), draft, {pack: Array<Card>(number).fill('KS')});
  const lengths = Object.values(draft.state.piles).map(({length}) => length);
  const most = Math.max(...lengths);
  return [
    lengths.filter((length) => length === most).length,
    lengths.find((length) => length < most && length > 0) ?? 0,
  ];
}

function step(
  state: PatienceState,
  move: string | PatienceMove,
  events: PatienceHappening[] = [],
): PatienceState {
  const made = typeof move === 'string' ? parseMove(move) : move;
  const played = patience.play(state, made.type === 'SHUFFLE' ? 'chance' : 0, made);
  events.push(...played.events);
  return played.state;
}

function foldedAll(state: PatienceState, moves: readonly string[]): PatienceState[] {
  const states = [state];
  for (const move of moves) states.push(step(states.at(-1)!, move));
  return states;
}

function folded(state: PatienceState, moves: readonly string[]): PatienceState {
  return foldedAll(state, moves).at(-1)!;
}

function legal(state: PatienceState): string[] {
  return patience.moves(patience.view(state, 0)).map(formatMove);
}

/** Every pile as text, including empty ones. */
function texts(state: PatienceState): Record<string, string> {
  const {piles} = compile(state.options);
  return Object.fromEntries([
    ...piles.map(({id}) => [id, (state.piles[id] ?? []).join(' ')]),
    ['stock', state.stock.join(' ')],
  ] as [string, string][]);
}
