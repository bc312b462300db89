import {expect} from '@open-wc/testing';
import type {Trick} from '@quinola/play';
import {elementsIn} from '../visitor/aria.js';
import {asked, movesOf} from '../visitor/moves.js';
import {leave, until, visit, type Visitor} from '../visitor.js';
import type {RegisteredTable} from './registered.js';

/** An offer to a player: a move, or a choice of cards. */
type Offer =
  | {readonly type: string; readonly card?: string}
  | {readonly choose: string; readonly from: readonly string[]; readonly least: number};

/** Words by which nobody gets nearer to the first card, or by which a deal ends before the third. */
const IDLE = ['PASS', 'GIVE_UP', 'CLAIM', 'STAND', 'ENOUGH', 'OFFER', 'KUNIL'];

/** Plays the first lawful card, otherwise bids and chooses something: cards are played as soon as possible. */
const eager = (_view: unknown, offers: readonly Offer[]): {readonly type: string} => {
  const plain = offers.filter((one) => 'type' in one);
  const move = plain.find(({type}) => type === 'PLAY') ?? plain.find(({type}) => !IDLE.includes(type));
  if (move) return move;
  const choice = offers.find((one) => 'choose' in one);
  return choice ? {type: choice.choose, ...{cards: choice.from.slice(0, choice.least)}} : plain[0]!;
};

/** What the rules of a table let its visitor see again. */
const openTricks = ({element}: Visitor): readonly number[] | null =>
  (element as unknown as {readonly game: {openTricks?(view: unknown): readonly number[]}}).game.openTricks?.(
    element.view,
  ) ?? null;

/** Plays on until three tricks are made and the visitor is to play. */
async function afterThreeTricks(table: Visitor): Promise<readonly Trick[]> {
  const tricks = (): readonly Trick[] => (table.view.tricks ?? []) as readonly Trick[];
  for (let made = 0; made < 80; made++) {
    await until(() => {
      if (movesOf(table).length) return true;
      table.byRole('button', /^(Go on|Skip)/)?.click();
      return false;
    });
    if (tricks().length >= 3) return tricks();
    const {length} = table.record.moves;
    table.element.play(eager(null, movesOf(table) as readonly Offer[]));
    await until(() => table.record.moves.length > length);
  }
  throw new Error('three tricks are never made');
}

/** The panel of tricks: it shows again what the rules allow, and no more. */
export function describeTricks({tag, seats}: RegisteredTable): void {
  it('shows in its list of who played what the tricks that its rules let one see again, and no others', async () => {
    // A table that shows more as a kindness is asked to keep to its book.
    const table = await asked(
      await visit(`<${tag} pace="none" seed="tricks" memory="period"></${tag}>`, {
        seats: ['visitor', ...Array.from({length: Math.max(...seats) - 1}, () => eager)],
        wait: 'whole',
      }),
    );
    const tricks = await afterThreeTricks(table);
    const open = openTricks(table);
    expect(open).not.to.equal(null);
    const {trick} = table.view as unknown as {readonly trick: readonly unknown[]};
    expect(await table.element.openPanel('played')).to.equal(true);
    const sheet = await until(() => table.panel(/^Who played what/));
    const shown = [...elementsIn(sheet)].filter(({localName}) => localName === 'figure');
    const expected = open!.reduce((sum, index) => sum + tricks[index]!.cards.length, trick.length);
    expect(shown.length).to.equal(expected);
    if (open!.length < tricks.length) expect(sheet.textContent).to.include('may not be looked at again');
    leave();
  });
}
