import {expect} from '@open-wc/testing';
import {agreesWithTheBrowser} from '../visitor/accessibility-tree.js';
import {nameOf} from '../visitor/aria.js';
import {asked} from '../visitor/moves.js';
import {key, leave, until, visit, type Visitor} from '../visitor.js';
import type {RegisteredTable} from './registered.js';

/** The maximum of keys in a session; an endless session fails by it. */
const MOST_KEYS = 1500;

const isOver = (table: Visitor): boolean =>
  (table.view as unknown as {readonly turn: {readonly over: boolean}}).turn.over;

/**
 * What may be played: cards of the hand, or if nobody holds cards, the places that take a move; on a board the squares to which the
 * man goes who is picked up, else those from which one may; against a bank the places on which may be staked.
 */
function open(table: Visitor): HTMLElement[] {
  if (table.part('hand').length) return table.playable();
  const squares = table.part('square');
  const goals = squares.filter((square) => square.matches('.goal'));
  return squares.length
    ? goals.length
      ? goals
      : squares.filter((square) => square.matches('.from'))
    : [...table.part('card'), ...table.part('place')].filter((place) =>
        place.matches('button:not([aria-disabled=true])'),
      );
}

/** The arrow that leads from one square towards another, as they lie. */
function arrowBetween(one: HTMLElement, other: HTMLElement): string {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  if (Math.abs(a.left - b.left) > 2) return a.left < b.left ? 'ArrowRight' : 'ArrowLeft';
  return a.top < b.top ? 'ArrowDown' : 'ArrowUp';
}

/** The choices on the open sheet, the boldest last. */
const choices = (table: Visitor): HTMLElement[] => {
  const sheet = table.panel();
  return sheet
    ? table
        .allByRole('button', /^(?!(Close|Replay|.*take back))/i, sheet)
        .filter(({tabIndex}) => tabIndex >= 0)
    : [];
};

/** What the visitor can do now: on a sheet the boldest choice, else cards to choose, else cards to play. */
function next(table: Visitor): readonly HTMLElement[] {
  if (table.panel()) return choices(table).slice(-1);
  // A board is no choice of cards, though it is a group of buttons.
  if (table.part('square').length) return open(table);
  const choice = table.nextChoice();
  return choice.length ? choice : open(table);
}

/** All that tells whether something has come of a key. */
const stands = (table: Visitor): string =>
  [
    table.prompt(),
    table.record.moves.length,
    table.text(table.panel()),
    table.announced.length,
    table.part('square').findIndex((square) => square.matches('.picked')),
  ].join();

/** Presses Tab until the focus is on one of these; an arrow key moves within the hand. */
async function reach(table: Visitor, targets: readonly HTMLElement[]): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    const focus = table.focused();
    if (focus && targets.includes(focus)) return;
    if (focus?.matches('.square') && targets[0]?.matches('.square')) {
      await key(arrowBetween(focus, targets[0]));
      continue;
    }
    const cards = table.cards();
    const [at, to] = [cards.indexOf(focus!), cards.findIndex((card) => targets.includes(card))];
    await key(at < 0 || to < 0 ? 'Tab' : at < to ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error(
    `No key leads to ${targets.map(nameOf).join(' | ')}: ${table.prompt()} ${table.text(table.panel())}`,
  );
}

/** A session of a table, played to its end by keys alone, and as a screen reader tells it. */
export function describeSession({tag, room, tried: {session = ''}}: RegisteredTable): void {
  describe('a session by keys alone', () => {
    let table: Visitor;
    let tricks = 0;
    /** How often what lay on the table could be read. */
    let readable = 0;
    const countTrick = (): void => void tricks++;

    before(async () => {
      document.addEventListener('quinola-trick', countTrick);
      table = await asked(
        await visit(`<${tag} pace="none" seed="keys" level="novice" ${session}></${tag}>`, {wait: 'whole'}),
      );
    });
    after(() => {
      document.removeEventListener('quinola-trick', countTrick);
      leave();
    });

    it('is played to its end', async () => {
      await agreesWithTheBrowser(table);
      table.cards()[0]?.focus();
      let keys = 0;
      for (; !isOver(table) && keys < MOST_KEYS; keys++) {
        const before = stands(table);
        await until(() => next(table).length, 'nothing is asked');
        await reach(table, next(table));
        await key('Enter');
        await until(
          () => isOver(table) || (stands(table) !== before && next(table).length),
          'nothing comes of the key',
        );
        if (
          /\w+: \S/.test(
            table
              .part('trick')
              .map((part) => table.text(part))
              .join(),
          )
        )
          readable++;
      }
      expect([isOver(table), keys > 3]).to.deep.equal([true, true]);
      const sheet = await until(() => table.panel(), 'no account is shown');
      expect(nameOf(sheet)).to.match(/\w/);
      expect(table.text(sheet)).to.match(/\w{3}/);
      await agreesWithTheBrowser(table);
    }).timeout(300_000);

    if (room === 'trick')
      it('42 is told to whoever hears it: whose turn it is, each card, each trick', () => {
        const cards = table.record.moves.filter(({move}) => move.type === 'PLAY');
        const told = (line: RegExp): number => table.announced.filter((one) => line.test(one)).length;
        expect(cards.length).to.be.above(20);
        expect(readable, 'what lies on the table is read').to.be.above(0);
        // A contract is played with trumps or against others, a card is just played.
        expect(told(/^\w+ plays? (?!with |.* against )/), 'cards').to.equal(cards.length);
        expect(told(/^\w+ (win|take)s? the trick/), 'tricks').to.equal(tricks);
        expect(told(/Your turn/)).to.be.at.least(cards.filter(({by}) => by === 0).length);
      });
  });
}
