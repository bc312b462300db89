import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import {waitUntil} from '../packages/table/test-support/wait.js';
import {frames} from './support/waiting.js';
import {open, seated, shut, type Hosted} from './support/site.js';

// What the how-tos (docs/how-to) promise of their examples.

/** A table as the script of its page knows it. */
interface Host extends Hosted {
  seats: readonly string[];
  record: {readonly moves: readonly {by: number | string; move: {type: string; card?: string}}[]};
  play(move: object): boolean;
  restart(seed?: string): Promise<void>;
}

interface Seen {
  readonly hand: readonly string[];
  readonly moves: number;
}

/** Visits the examples of a how-to on devices of their own; gives what was seen there. */
async function visited<T>(name: string): Promise<T> {
  let seen: (T & {message?: string; troubles?: string[]}) | false = false;
  while (!seen) {
    seen = await executeServerCommand(`visit-examples`, name);
    await frames();
  }
  expect(seen.message, 'the visit').to.equal(undefined);
  expect(seen.troubles).to.deep.equal([]);
  return seen;
}

afterEach(shut);

describe('a how-to', () => {
  it('takes a match to another device as text, and goes on there in the middle of the deal', async () => {
    const {before, other, after, said, played, broken} = await visited<{
      before: Seen;
      other: Seen;
      after: Seen;
      said: string;
      played: string;
      broken: string;
    }>('resume');
    expect(before.hand.length).to.equal(12);
    expect(other.hand.length).to.equal(13);
    expect(after).to.deep.equal(before);
    expect(said).to.equal('The match goes on.');
    expect(before.hand).to.include(played);
    expect(broken).to.equal('This is not the whole text.');
  }).timeout(120_000);

  it('keeps a match with the account of its visitor, and nothing in his browsers', async () => {
    const {before, after, stored, keys} = await visited<{
      before: Seen;
      after: Seen;
      stored: object[];
      keys: string[];
    }>('account');
    expect(before.hand.length).to.equal(12);
    expect(after).to.deep.equal(before);
    expect(stored).to.deep.equal([{}, {}]);
    expect(keys).to.include('quinola%3Aevening');
  }).timeout(120_000);

  it('sends and keeps nothing before consent, nor after it was withdrawn', async () => {
    const {before, agreed, after, withdrawn} = await visited<{
      before: object;
      agreed: string[];
      after: {posted: {what: string; table: string}[]; stored: string[]};
      withdrawn: object;
    }>('statistics');
    expect(before).to.deep.equal({posted: [], written: [], stored: []});
    // The match that ran when the visitor agreed is not counted.
    expect(agreed).to.deep.equal([]);
    expect(after.posted.map(({what}) => what)).to.include('time');
    for (const line of after.posted)
      expect(Object.keys(line)).to.satisfy((keys: string[]) =>
        keys.every((key) => ['table', 'what', 'seconds'].includes(key)),
      );
    expect(after.stored).to.include('statistics');
    expect(withdrawn).to.deep.equal({more: 0, stored: []});
  }).timeout(120_000);

  it('leaves the record of a session that has ended as a file, which can be played again', async () => {
    const page = await open('examples/results.html');
    const table = (await seated(page)) as Host;
    table.setAttribute('pace', 'none');
    table.seats = ['book', 'book', 'book', 'book'];
    // The last trick of a rubber.
    table.setAttribute('deal', 'S:A... W:K... N:Q... E:J... dealer=E trump=S tricks=7-5 score=9-0 games=1');
    await table.restart();
    const link = (): HTMLAnchorElement | null => page.querySelector('#record a');
    await waitUntil(link, 'no record');
    expect(link()!.download).to.equal('match.json');
    const record = (await (await page.defaultView!.fetch(link()!.href)).json()) as Host['record'];
    const marked = [...page.querySelectorAll('#results td:nth-child(2)')].map((cell) => cell.textContent);
    expect(marked).to.include.members(['deal-scored', 'game-won', 'rubber-settled', 'session-over']);
    const errors: string[] = [];
    table.addEventListener('quinola-error', (event) => errors.push((event as Event & {code: string}).code));
    await table.restart('another');
    table.record = record;
    await waitUntil(() => table.record.moves.length === record.moves.length, 'the record is not taken');
    expect(table.record.moves).to.deep.equal(record.moves);
    expect(errors).to.deep.equal([]);
  });

  it('plays by the answers of a function of the page, and gives it the view of its own seat', async () => {
    const page = await open('examples/opponent.html');
    const table = (await seated(page)) as Host;
    table.setAttribute('pace', 'none');
    const his = (): string[] =>
      table.record.moves.flatMap(({by, move}) => (by === 1 && move.card ? [move.card] : []));
    for (const tricks of [1, 2]) {
      await waitUntil(
        () => table.tag('visitor') && table.view!.hand.some((card) => table.play({type: 'PLAY', card})),
        'the visitor is not asked',
      );
      await waitUntil(() => his().length >= tricks && table.tag('visitor'), 'he has not played');
    }
    const answers = page.querySelector<HTMLOutputElement>('#answers')!.value.trim().split(' ');
    expect(answers.filter((answer) => answer !== 'SILENT')).to.deep.equal(his());
  });
});
