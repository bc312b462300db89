// npm run solve: how many tricks the leader's side makes of each deal of a file; build/commands.js tells how a deal is written.
import {readFileSync} from 'node:fs';
import {parsed} from '../../../build/commands.js';
import {leftToWin, seatToPlay, solve, type TrickPosition} from '@quinola/opponents';

const RANKS = '23456789TJQKA';
const SUITS = 'SHDC';
const SEATS = 'NESW';

/** A line that is no deal; the message says why. */
class BadDeal extends Error {}

function cardNumber(suit: number, rank: string): number {
  const r = RANKS.indexOf(rank);
  if (suit < 0 || r < 0 || rank.length !== 1)
    throw new BadDeal(`there is no card ${rank}${SUITS[suit] ?? '?'}`);
  return (suit << 5) | r;
}

/** Reads one line. @throws BadDeal */
function readDeal(line: string): TrickPosition {
  const parts = /^\s*([0-4])\s+([0-3])\s+([NESW]):([^|]*?)\s*(?:\|([^|]*))?$/.exec(line);
  if (!parts)
    throw new BadDeal('expected "trump first N:hand hand hand hand", cards on the table after a bar');
  const trump = Number(parts[1]),
    leader = Number(parts[2]),
    start = SEATS.indexOf(parts[3]!);
  const texts = parts[4]!.trim().split(/\s+/);
  if (texts.length !== 4) throw new BadDeal(`expected four hands, found ${texts.length}`);
  const hands = new Int32Array(16),
    sizes = [0, 0, 0, 0],
    seen = new Set<number>();
  const take = (card: number): number => {
    if (seen.has(card)) throw new BadDeal(`${RANKS[card & 31]!}${SUITS[card >> 5]!} is there twice`);
    seen.add(card);
    return card;
  };
  texts.forEach((text, i) => {
    const seat = (start + i) % 4,
      holdings = text.split('.');
    if (holdings.length !== 4) throw new BadDeal(`the hand "${text}" has not four suits`);
    holdings.forEach((holding, suit) => {
      for (const rank of holding) {
        hands[(seat << 2) | suit]! |= 1 << (take(cardNumber(suit, rank)) & 31);
        sizes[seat]!++;
      }
    });
  });
  const table = (parts[5]?.trim() ? parts[5].trim().split(/\s+/) : []).map((text) =>
    take(cardNumber(SUITS.indexOf(text.slice(1)), text.slice(0, 1))),
  );
  if (table.length > 3) throw new BadDeal('at most three cards lie on the table');
  // Who has played to the trick has a card less; the seat before the leader never has.
  const even = sizes.every(
    (size, seat) => size + ((seat - leader + 4) % 4 < table.length ? 1 : 0) === sizes[(leader + 3) % 4],
  );
  if (!even) {
    const [n, e, s, w] = sizes;
    throw new BadDeal(
      `N, E, S and W hold ${n}, ${e}, ${s} and ${w} cards${table.length ? ' beside the table' : ''}, which cannot be`,
    );
  }
  table.forEach((card, i) => {
    const revoked =
      i > 0 && card >> 5 !== table[0]! >> 5 && hands[(((leader + i) % 4) << 2) | (table[0]! >> 5)];
    if (revoked) throw new BadDeal(`${RANKS[card & 31]!}${SUITS[card >> 5]!} did not follow suit`);
  });
  return {seats: 4, suits: 4, trump: trump === 4 ? -1 : trump, camp: 0b1010, hands, leader, table};
}

/** Solves a file; returns the exit code. */
function main(file: string): number {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    console.error(`${file}: cannot be read`);
    return 1;
  }
  const positions: TrickPosition[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (!line.trim()) continue;
    try {
      positions.push(readDeal(line));
    } catch (error) {
      if (!(error instanceof BadDeal)) throw error;
      console.error(`${file}, line ${i + 1}: ${error.message}`);
      return 1;
    }
  }
  const times: number[] = [];
  const answers = positions.map((position) => {
    const before = performance.now();
    const mover = solve(position);
    times.push(performance.now() - before);
    return (seatToPlay(position) ^ position.leader) & 1 ? leftToWin(position) - mover : mover;
  });
  if (answers.length) console.log(answers.join('\n'));
  times.sort((a, b) => a - b);
  const sum = times.reduce((total, time) => total + time, 0);
  console.error(
    times.length === 0
      ? '0 deals'
      : `${times.length} deals in ${sum.toFixed(0)} ms: mean ${(sum / times.length).toFixed(3)} ms, ` +
          `median ${times[times.length >> 1]!.toFixed(3)} ms, longest ${times[times.length - 1]!.toFixed(1)} ms`,
  );
  return 0;
}

process.exitCode = main(parsed('solve', process.argv.slice(2)).words[0]!.word);
