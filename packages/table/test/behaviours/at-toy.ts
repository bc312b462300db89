import '@quinola/testing/toy/define-table.js';
import {first, until, visit, type Visit, type Visitor} from '@quinola/testing/visitor.js';
import {nameOf} from '@quinola/testing/visitor/aria.js';
import {asked, makeMove, movesOf} from '@quinola/testing/visitor/moves.js';

/** An offer to a page's player. */
type Offer = Parameters<typeof first>[1][number];

/** A player function of the page: he bids if he may, and else does what is first offered. */
export const bidder = (view: unknown, offers: readonly Offer[]): object =>
  offers.find((one) => 'type' in one && one.type === 'BID') ?? first(view, offers);

/** The visitor and two player functions of the page. */
export const SEATS = ['visitor', bidder, bidder];

/** A toy table without delays: two players of the page, no animations, always the same deal. Nobody may knock. */
export const visitToy = (attributes = '', options: Visit = {}): Promise<Visitor> =>
  visit(
    `<toy-table pace="none" knocking="no" ${/\bseed=/.test(attributes) ? '' : 'seed="a test"'} ${attributes}></toy-table>`,
    {seats: SEATS, wait: 'whole', ...options},
  );

/** Makes the visitor's first moves until he is to play a card. */
export async function untilCard(table: Visitor): Promise<Visitor> {
  await asked(table);
  while (!movesOf(table).some(({type}) => type === 'PLAY')) await makeMove(table);
  await until(() => table.playable().length, 'no card can be played');
  return table;
}

/** That table, once the visitor is to play a card. */
export const atToy = async (attributes = '', options: Visit = {}): Promise<Visitor> =>
  untilCard(await visitToy(attributes, options));

/** Makes the visitor's moves, and goes on from sheets, until a condition holds. */
export async function playUntil(table: Visitor, condition: () => unknown): Promise<void> {
  while (!condition()) {
    const goOn = table.byRole('button', 'Go on');
    if (goOn) {
      const sheet = table.text(table.panel());
      goOn.click();
      await until(() => condition() || table.text(table.panel()) !== sheet, 'the sheet does not go');
    } else await makeMove(table);
  }
}

/** A table at which the visitor must follow a suit that he holds beside others, and a card that he may not play. */
export async function boundToFollow(attributes = ''): Promise<{table: Visitor; wrong: HTMLElement}> {
  const table = await atToy(attributes);
  const wrong = (): HTMLElement | undefined =>
    table.playable().length ? table.cards().find((card) => /, not now/.test(nameOf(card))) : undefined;
  await playUntil(table, wrong);
  return {table, wrong: wrong()!};
}
