import type {Card} from '@quinola/cards';
import {cardsOf, founds, isBase, topOf} from '../../rules/fits.js';
import {
  compile,
  patience,
  rankNumber,
  type Carry,
  type PatienceMove,
  type PatienceView,
} from '../../rules/index.js';
import {follows} from '../../rules/ranks.js';

/** An advised move and its reasons. */
interface Advised {
  readonly view: PatienceView;
  readonly move: PatienceMove;
  /** All legal moves. */
  readonly moves: readonly PatienceMove[];
}

/** A piece of advice from a document: its number there, and when it is the reason for a move. */
type Maxim = readonly [number: number, when: (advised: Advised) => boolean];

const is =
  (...types: readonly PatienceMove['type'][]) =>
  ({move}: Advised): boolean =>
    types.includes(move.type);
const both =
  (...all: readonly ((advised: Advised) => boolean)[]) =>
  (advised: Advised): boolean =>
    all.every((one) => one(advised));

/** Whether a move of one of these kinds is legal, whatever is advised. */
const can =
  (...types: readonly PatienceMove['type'][]) =>
  ({moves}: Advised): boolean =>
    moves.some(({type}) => types.includes(type));
const cannot =
  (...types: readonly PatienceMove['type'][]) =>
  (advised: Advised): boolean =>
    !can(...types)(advised);

/** Whether nothing else can be done. */
const isAlone = ({moves}: Advised): boolean => moves.length === 1;

const fromOf = ({move}: Advised): string => ('from' in move ? move.from : '');
/** The card the move uncovers. */
const freed = (advised: Advised): Card | undefined => cardsOf(advised.view, fromOf(advised)).at(-2);

const foundations = (view: PatienceView) =>
  compile(view.options).piles.filter(({group}) => group.role === 'foundation');

/** Whether a foundation is waiting for the card. */
const wanted = (view: PatienceView, card: Card | undefined): boolean =>
  card !== undefined && foundations(view).some((pile) => founds(view, pile, card));

/** Whether the move uncovers a card a foundation is waiting for. */
const freesWanted = (advised: Advised): boolean => wanted(advised.view, freed(advised));

/** Whether the move takes the last card of its pile. */
const clears = (advised: Advised): boolean => cardsOf(advised.view, fromOf(advised)).length === 1;

/** Whether the moved card lies on its neighbour in rank: a run is being reversed. */
function turnsOver(advised: Advised): boolean {
  const [below, card] = cardsOf(advised.view, fromOf(advised)).slice(-2);
  return (
    below !== undefined &&
    card !== undefined &&
    follows({dir: 'both', suit: 'same', wrap: false}, below, card)
  );
}

/** Whether a marriage covers a lower card of the same suit, which is needed first. */
function buries(view: PatienceView, {from, to}: Carry): boolean {
  const card = topOf(view, from);
  return (
    card !== undefined &&
    cardsOf(view, to).some((under) => under[1] === card[1] && rankNumber(under) < rankNumber(card))
  );
}

/** Whether a harmful marriage was possible, and this move is a harmless one. */
const spares = ({view, move, moves}: Advised): boolean =>
  move.type === 'marry' &&
  !buries(view, move) &&
  moves.some((one) => one.type === 'marry' && buries(view, one));

/** Empty places where any card may be put. */
const lanes = ({view}: Advised): number =>
  compile(view.options).piles.filter(({id, group}) => group.empty === 'any' && !cardsOf(view, id).length)
    .length;

/** Whether an identical card is available elsewhere, so that there is a choice. */
const hasTwin = (advised: Advised): boolean =>
  advised.moves.some(
    (move) =>
      'from' in move &&
      move.from !== fromOf(advised) &&
      topOf(advised.view, move.from) === topOf(advised.view, fromOf(advised)),
  );

/** Whether the card is wanted once one other card has been founded. */
const soon = (view: PatienceView, card: Card | undefined): boolean =>
  card !== undefined &&
  !wanted(view, card) &&
  foundations(view).some((pile) => {
    const top = topOf(view, pile.id);
    return top !== undefined && top[1] === card[1] && rankNumber(card) - rankNumber(top) === 2;
  });

/** Kings with no card on them. */
const bareKings = ({view}: Advised): number =>
  compile(view.options)
    .pilesOf('kings')
    .filter(({id}) => cardsOf(view, id).length === 1).length;

const noAceLies = ({view, moves}: Advised): boolean =>
  !moves.some((move) => move.type === 'play' && topOf(view, move.from)?.startsWith('A'));
const freesBase = (advised: Advised): boolean =>
  foundations(advised.view).some(
    (pile) => freed(advised) !== undefined && isBase(advised.view, pile, freed(advised)!),
  );

/** Advice that the two Houses share with La Belle Lucie. */
const LUCIE: readonly Maxim[] = [
  [1, is('play')],
  [2, both(is('marry'), noAceLies, freesBase)],
  [3, spares],
  [4, is('marry')],
  [5, both(is('redeal'), isAlone)],
];

/** The advice of each document in the order it is tried; advice without a line number is common sense. */
const MAXIMS: Readonly<Record<string, readonly [document: string, maxims: readonly Maxim[]]>> = {
  'la-belle-lucie': ['lucie', LUCIE],
  'house-in-the-wood': ['wood', [[6, both(is('play', 'marry'), hasTwin)], ...LUCIE]],
  'house-on-the-hill': [
    'hill',
    [
      [
        7,
        (advised) =>
          is('play')(advised) &&
          advised.moves.filter((move) => move.type === 'play' && move.from === fromOf(advised)).length > 1,
      ],
      [6, both(is('marry'), turnsOver)],
      ...LUCIE,
    ],
  ],
  hemispheres: [
    'hemispheres',
    [
      [1, is('play')],
      [4, both(is('marry'), clears)],
      [3, spares],
      [2, is('marry')],
      [5, is('fill')],
      [6, both(is('turn'), cannot('play', 'marry', 'fill'))],
    ],
  ],
  fifteen: [
    'fifteen',
    [
      [1, is('play')],
      [4, both(is('fill'), turnsOver)],
      [3, is('fill')],
      [5, (advised) => is('marry')(advised) && lanes(advised) === 1],
      [2, (advised) => is('marry')(advised) && (freesWanted(advised) || clears(advised))],
      [6, is('marry')],
    ],
  ],
  'salic-law': [
    'salic',
    [
      [2, (advised) => is('play')(advised) && cardsOf(advised.view, fromOf(advised)).length === 2],
      [1, ({view, move}) => view.stage === 'laying' && (move.type === 'play' || move.type === 'next')],
      [4, (advised) => is('park')(advised) && bareKings(advised) > 1],
      [3, is('park')],
    ],
  ],
  'four-corners': [
    'corners',
    [
      [6, both(is('marry'), turnsOver)],
      [
        5,
        ({view, move}) =>
          move.type === 'marry' &&
          cardsOf(view, move.to)
            .slice(-2, -1)
            .some(
              (under) =>
                under[1] === topOf(view, move.to)![1] &&
                Math.abs(rankNumber(under) - rankNumber(topOf(view, move.to)!)) === 1,
            ),
      ],
      [3, spares],
      [4, is('marry')],
      [7, both(is('redeal'), isAlone)],
    ],
  ],
  windmill: [
    'windmill',
    [
      [3, is('transfer')],
      [2, (advised) => is('play')(advised) && fromOf(advised) === 'talon'],
      [
        4,
        ({view, move}) =>
          move.type === 'play' &&
          move.to === 'centre.0' &&
          cardsOf(view, 'talon').filter((card) => card[0] === topOf(view, move.from)![0]).length > 1,
      ],
    ],
  ],
  shah: [
    'shah',
    [
      [
        1,
        (advised) =>
          (is('play')(advised) || both(is('next'), cannot('play'))(advised)) &&
          !can('turn')(advised) &&
          !cardsOf(advised.view, 'ring3.0').length,
      ],
      [4, is('grace')],
      [3, (advised) => is('fill', 'marry')(advised) && soon(advised.view, topOf(advised.view, 'talon'))],
      [5, is('fill')],
      [2, is('play', 'marry')],
    ],
  ],
  blockade: [
    'blockade',
    [
      [4, both(is('play', 'marry'), can('refill'))],
      [1, is('marry')],
      [2, is('refill')],
      [3, both(is('next'), cannot('play', 'marry'))],
    ],
  ],
  clock: [
    'clock',
    [
      [5, both(is('play', 'marry'), can('refill'))],
      [
        2,
        (advised) =>
          !is('play')(advised) && advised.moves.some((move) => move.type === 'play' && move.from !== 'talon'),
      ],
      [
        4,
        ({view, move}) =>
          move.type === 'turn' &&
          compile(view.options)
            .pilesOf('circle')
            .some(({id}) => {
              const [talon, top] = [topOf(view, 'talon'), topOf(view, id)];
              return (
                talon !== undefined &&
                top !== undefined &&
                talon[1] === top[1] &&
                rankNumber(top) - rankNumber(talon) === 1
              );
            }),
      ],
      [1, is('play', 'marry', 'refill')],
      [3, both(is('turn'), cannot('play', 'marry'))],
    ],
  ],
};

/** Ids of all possible advice, by patience. */
export const ADVICE: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(MAXIMS).map(([game, [document, maxims]]) => [
    game,
    [...new Set(maxims.map(([number]) => `${document}.${number}`))],
  ]),
);

/** Id of the book's advice that supports a move; `common.*` if its document says nothing. */
export function maximOf(view: PatienceView, move: PatienceMove): string {
  const [document, maxims] = MAXIMS[view.options.game] ?? ['', []];
  const advised: Advised = {view, move, moves: patience.moves(view)};
  const found = maxims.find(([, when]) => when(advised));
  return found ? `${document}.${found[0]}` : `common.${move.type}`;
}
