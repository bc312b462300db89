// Only the tag is imported: the rules that a page has at first, and those that it fetches.
import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import {OptionsError} from '@quinola/play';
import type {TableErrorEvent} from '@quinola/table';
import type {WhistMove, WhistTable, WhistView} from '@quinola/whist';
import '@quinola/whist/define.js';
import {waitUntil} from '../../table/test-support/wait.js';

const first = (_view: WhistView, moves: readonly WhistMove[]): WhistMove =>
  moves.find(({type}) => type === 'PLAY') ?? moves[0]!;

/** The chapters that were fetched so far. */
const fetched = (): string[] =>
  performance
    .getEntriesByType('resource')
    .flatMap(({name}) => /\b(settlement|etiquette|company)(?:-\w+)?\.[jt]s/.exec(name)?.[1] ?? []);

/** A table that waits to be started, its seats taken by the page. */
async function table(...seats: WhistTable['seats']): Promise<WhistTable> {
  const made = await fixture<WhistTable>(
    html`<whist-table reveal="interaction" pace="none" seed="chapters"></whist-table>`,
  );
  made.seats = seats;
  return made;
}

describe('<whist-table> and the chapters of its rules', () => {
  it('says that rules are missing where an opponent cannot go on, and goes on when they are there', async () => {
    const made = await table(first, first, first, first);
    const hooks = made as unknown as {fetchRest: () => Promise<void>};
    const {fetchRest} = hooks;
    hooks.fetchRest = () => Promise.reject(new OptionsError('no-module'));
    const failed = oneEvent(made, 'quinola-error') as Promise<TableErrorEvent>;
    await made.start();
    expect((await failed).code).to.equal('no-module');
    expect(made.view!.tricks.length).to.equal(0);

    hooks.fetchRest = fetchRest;
    const scored = oneEvent(made, 'quinola-score');
    made.joined.send({type: 'RESUME'});
    await scored;
    expect(fetched()).to.include('settlement').and.not.include.members(['etiquette', 'company']);
  });

  it('lets only the card wait that ends a deal, where visitors have all seats', async () => {
    const made = await table('visitor', 'visitor', 'visitor', 'visitor');
    const hooks = made as unknown as {
      fetchRest: () => Promise<void>;
      awaitsRest: (move: WhistMove) => boolean;
    };
    let asked = 0;
    let come: (() => void) | undefined;
    hooks.awaitsRest = ({type}) => made.view!.tricks.length === 12 || type === 'STOP';
    hooks.fetchRest = () =>
      new Promise<void>((resolve) => {
        asked++;
        come = resolve;
      });
    await made.start();
    await waitUntil(() => made.view?.trump, 'nothing is dealt');
    const play = (): void => {
      const {game, context} = made;
      const state = context!.state as Parameters<typeof game.turn>[0];
      const by = game.turn(state).must as number;
      const move = first(made.view!, game.moves(game.view(state, by)));
      made.joined.send({...move, by});
    };
    for (let cards = 0; cards < 51; cards++) play();
    expect(made.view!.tricks.length).to.equal(12);
    const before = asked;
    const left = made.view!.counts.slice();
    const last = made.view!.toPlay;
    expect(left.reduce((sum, count) => sum + count, 0)).to.equal(1);
    if (made.view!.seats[last] === 0) made.play({type: 'PLAY', card: made.view!.hand[0]!});
    else made.play({type: 'STOP'});
    expect(asked).to.equal(before + 1);
    expect(made.view!.lastDeal).to.equal(null);
    const scored = oneEvent(made, 'quinola-move');
    come!();
    await scored;
  });
});
