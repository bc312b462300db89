import type {Card} from '@quinola/cards';
import {formatMove, parseCards, parseMove} from '../notation.js';
import {
  compile,
  patience,
  positionOf,
  wholePack,
  type PatienceHappening,
  type PatienceMove,
  type PatienceOptions,
  type PatienceState,
} from '../rules/index.js';
import {deal} from '../rules/play.js';
import {counts, picture, type Runner} from './data.js';

type Given = Parameters<Runner>[1];

/** How known answers about one patience are answered: runners by kind, and fields compared in their own way. */
export function answering(game: string): {
  readonly runners: Readonly<Record<string, (given: Given) => object>>;
  readonly meets: (
    field: string,
    expected: unknown,
    actual: Readonly<Record<string, unknown>>,
  ) => boolean | undefined;
} {
  return {
    runners: Object.fromEntries(
      Object.entries(RUNNERS).map(([kind, run]) => [kind, (given: Given) => run(game, given)]),
    ),
    meets(field, expected, {legal}) {
      const all = (legal ?? []) as readonly string[];
      if (field === 'legalIncludes')
        return (expected as readonly string[]).every((move) => all.includes(move));
      if (field === 'legalExcludes')
        return !(expected as readonly string[]).some((move) => all.includes(move));
      if (field === 'thenLegal') return all.includes(String(expected));
      return undefined;
    },
  };
}

const RUNNERS: Readonly<Record<string, Runner>> = {
  count: counts,
  setup: counts,
  invariant: counts,
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
    const {program, groups} = compile({game}).def;
    const order = program.flatMap((step) => ('order' in step ? step.order : []));
    if (given.pack === undefined) return {order};
    const first = dealt(game, given);
    const offered = legal(first);
    const last = folded(first, (given.moves ?? []) as string[]);
    const each = [texts(first)];
    for (let state = first; legal(state).includes('next') && state.stock.length;) {
      state = folded(state, ['next']);
      each.push(texts(state));
    }
    const perGroup = (id: string): number =>
      compile({game})
        .of(id)
        .reduce((sum, pile) => sum + (last.piles[pile.id]?.length ?? 0), 0);
    return {
      piles: texts(last),
      pilesAfter: texts(last),
      pilesAfterEachCard: each,
      order,
      offeredWhen2SFalls: offered,
      offeredWhen2DFalls: offered,
      cardsPerGroup: {
        ...Object.fromEntries(groups.map(({id}) => [id, perGroup(id)])),
        stock: last.stock.length,
        hand: last.stock.length,
      },
    };
  },
  redeal(game, given) {
    if (given.remaining) return {fans: (given.remaining as number[]).map((number) => sizes(game, number))};
    const state = stateOf(
      game,
      given.noMoves
        ? {...given, stock: '', piles: blocked(game)}
        : {
            ...given,
            piles: given.piles ?? blocked(game),
          },
    );
    const allowed = legal(state).includes('redeal');
    const result = legal(state).length ? 'open' : 'lost';
    if (!allowed) return {redealAllowed: false, result};
    const events: PatienceHappening[] = [];
    let after = step(state, 'redeal', events);
    if (patience.turn(after).must === 'chance') {
      after = step(after, {type: 'SHUFFLE', pack: parseCards(String(given.shuffledOrder))}, events);
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

/** The options of an answer; that fills are chosen is the default. */
function optionsOf(game: string, given: Given): PatienceOptions {
  const {fillChoice: _, ...options} = (given.options ?? {}) as Record<string, string | number | boolean>;
  return {...options, game};
}

/** The position that an answer sets. */
function stateOf(game: string, given: Given): PatienceState {
  const piles = Object.fromEntries(
    Object.entries((given.piles ?? {}) as Record<string, string>).map(([id, text]) => [id, cards(text)]),
  );
  return positionOf(optionsOf(game, given), {
    piles,
    ...(given.stock !== undefined && {stock: parseCards(String(given.stock))}),
    ...(given.phase !== undefined && {phase: String(given.phase)}),
    ...(given.redealsUsed !== undefined && {redeals: Number(given.redealsUsed)}),
  });
}

/** Cards written out, or a run of a suit (`A..Q of spades`). */
function cards(text: string): Card[] {
  const run = /^(.)\.\.(.) of (.)/.exec(text);
  if (!run) return parseCards(text);
  const suit = wholePack({packs: 1}).filter((card) => card[1] === run[3]!.toUpperCase());
  return suit.slice(
    suit.findIndex((card) => card[0] === run[1]),
    suit.findIndex((card) => card[0] === run[2]) + 1,
  );
}

/** A deal of the cards given, be they a whole pack or not. */
function dealt(game: string, given: Given): PatienceState {
  const draft = {state: patience.start(optionsOf(game, given)), events: []};
  deal(compile(draft.state.options), draft, {
    pack: parseCards(String(given.pack)),
    preset: (given.preset ?? []) as Card[],
  });
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

/** Full packets, and the cards of the last short one, when so many cards are laid out again. */
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

/** Every pile as text, those without a card too. */
function texts(state: PatienceState): Record<string, string> {
  const {piles} = compile(state.options);
  return Object.fromEntries([
    ...piles.map(({id}) => [id, (state.piles[id] ?? []).join(' ')]),
    ['stock', state.stock.join(' ')],
  ] as [string, string][]);
}
