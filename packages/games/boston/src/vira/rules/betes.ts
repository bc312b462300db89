import {
  drawPool,
  losePool,
  nextBete,
  shares,
  type Bete,
  type Player,
  type Pooled,
  type PoolRules,
  type PoolState,
} from '@quinola/play';
import type {ViraOptions} from './options.js';

// The paper on which bêtes are written. A bête is a claim on its owner: he pays it to whoever draws it. While none stands, one plays
// for an ål, of which each has one (wira.md section 7.6).

/** The rules of the paper as those of a pool. */
export const paperRules = ({al, beteCap}: Pick<ViraOptions, 'al' | 'beteCap'>): PoolRules => ({
  holder: 'paper',
  order: 'largest',
  joins: false,
  block: {amount: al, paid: 'when-used'},
  written: {more: 1},
  ...(beteCap !== null && {cap: beteCap}),
});

/** What is played for: a bête, or an ål. */
export interface Going {
  readonly amount: number;
  readonly owner: Player;
  readonly bete: Bete | null;
}

/** What is played for now. */
export function goingOn(options: Pick<ViraOptions, 'al' | 'beteCap'>, paper: PoolState): Going {
  const bete = nextBete(paperRules(options), paper) ?? null;
  if (bete) return {amount: bete.amount, owner: bete.by, bete};
  return {amount: options.al, owner: paper.blocks[0] ?? paper.players[0]!, bete};
}

/**
 * The size of the next bête: one Fisch more than what is played for, or than the one before.
 * @param previous the last bête of a game that was written, if the paper has not been empty since
 */
export function nextSize(
  {beteStep, al}: Pick<ViraOptions, 'beteStep' | 'al'>,
  going: number,
  previous: number | null,
): number {
  if (beteStep === 'previous') return (previous ?? al) + 1;
  return going + 1;
}

/** Writes a bête; one that is too large becomes two halves. */
export function written(
  options: Pick<ViraOptions, 'al' | 'beteCap'>,
  paper: PoolState,
  by: Player,
  size: number,
): PoolState {
  const rules = paperRules(options);
  return losePool(rules, paper, [by], {single: size - rules.written!.more}).pool;
}

/** The bêtes of a lost game: one; after a codille a second that is one larger, or by agreement one of double size. */
export function betesFor(
  codille: boolean,
  size: number,
  {sammaSlagna}: Pick<ViraOptions, 'sammaSlagna'>,
  step = 1,
): readonly number[] {
  if (!codille) return [size];
  return sammaSlagna ? [2 * size] : [size, size + step];
}

/** What was played for is drawn, by one or divided: it is paid by its owner, and struck off where that is himself. */
export function drawn(
  options: Pick<ViraOptions, 'al' | 'beteCap'>,
  paper: PoolState,
  going: Going,
  by: readonly Player[],
): Pooled {
  const {bete} = going;
  const at = paper.waiting.findIndex((one) => one.amount === bete?.amount && one.by === bete.by);
  const others = paper.waiting.filter((_, i) => i !== at);
  const alone = {...paper, waiting: going.bete ? [going.bete] : []};
  const {pool, transfers} = drawPool(paperRules(options), alone, by);
  return {pool: {...pool, waiting: others}, transfers};
}

/** Who may share in what is left at the end. */
export interface Eligibility {
  /** Bêtes that each has set, without those of codilles. */
  readonly set: readonly number[];
  readonly playedWira: readonly boolean[];
}

/** The players who share: they have set enough bêtes, and by option played Wira. */
export function eligible(
  {set, playedWira}: Eligibility,
  {minBetes, mustHavePlayedWira}: Pick<ViraOptions, 'minBetes' | 'mustHavePlayedWira'>,
): readonly Player[] {
  return set.flatMap((count, player) =>
    count >= minBetes && (!mustHavePlayedWira || playedWira[player]) ? [player] : [],
  );
}

/** How the bêtes that stand are divided: what each owes of them in the end, and what he gets or pays. */
export interface Division {
  readonly total: number;
  readonly share: readonly number[];
  readonly net: readonly number[];
}

/** Divides what stands among those who share, or all if nobody does; what is left over goes to those who owe least. */
export function divisionOf(
  players: number,
  outstanding: readonly {readonly by: Player; readonly amount: number}[],
  sharing: readonly Player[],
): Division {
  const own = Array.from({length: players}, (_, player) =>
    outstanding.reduce((sum, {by, amount}) => sum + (by === player ? amount : 0), 0),
  );
  const total = own.reduce((sum, one) => sum + one, 0);
  const all = sharing.length ? sharing : own.map((_, player) => player);
  const fromLeast = [...all].sort((one, other) => own[one]! - own[other]!);
  const parts = shares(total, fromLeast.length);
  const share = own.map((_, player) => {
    const place = fromLeast.indexOf(player);
    return place < 0 ? 0 : parts[place]!;
  });
  // A claim on oneself is nothing: whoever owes more than his share pays the difference.
  return {total, share, net: own.map((one, player) => share[player]! - one)};
}
