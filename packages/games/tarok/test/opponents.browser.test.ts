import {listed} from '@quinola/play';
import {expect, fixture} from '@open-wc/testing';
import type {Question, ToWorker} from '@quinola/opponents';
import {wholeOf, type AnyTable} from '@quinola/table';
import {unsafeStatic, html} from 'lit/static-html.js';
import type {TarokTable} from '@quinola/tarok';
import type {TarokOmbreTable, TarokOmbreView} from '@quinola/tarok/ombre.js';
import '@quinola/tarok/define.js';
import '@quinola/tarok/ombre-define.js';
import {until} from '@quinola/testing/wait.js';
import {settled} from '../test-support/table.js';

type Post = (message: ToWorker) => void;
type Table = TarokTable | TarokOmbreTable;

const prototype = Worker.prototype as unknown as {postMessage: Post; terminate(): void};

/** Changes messages to workers on their way, while a test runs. */
function changing(change: (message: ToWorker) => ToWorker): () => void {
  const honest = prototype.postMessage;
  prototype.postMessage = function (this: Worker, message: ToWorker): void {
    honest.call(this, change(message));
  };
  return () => {
    prototype.postMessage = honest;
  };
}

/** A table at which only opponents of one level play, and the codes of its errors. */
async function watched(
  tag: string,
  level: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<{table: Table; codes: string[]}> {
  const table = await fixture<Table>(
    html`<${unsafeStatic(tag)}
      reveal="interaction"
      pace="none"
      seed="a test"
      seat="watcher"
      level=${level}
    ></${unsafeStatic(tag)}>`,
  );
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  const codes: string[] = [];
  table.addEventListener('quinola-error', (event) => codes.push((event as Event & {code: string}).code));
  return {table, codes};
}

const cardsPlayed = (table: Table): number =>
  table.actor ? wholeOf(table).record.moves.filter(({move}) => move.type === 'PLAY').length : 0;

for (const tag of ['tarok-table', 'tarok-ombre-table']) {
  describe(`the opponents of a ${tag}`, () => {
    it('report an impossible view, and play on by the book', async () => {
      const stop = changing((message) => {
        if (!('question' in message) || message.question.level !== 'master') return message;
        const view = message.question.view as {readonly hand: readonly string[]};
        // A view with one card twice and another missing.
        return {
          ...message,
          question: {...message.question, view: {...view, hand: [view.hand[1], ...view.hand.slice(1)]}},
        };
      });
      try {
        const {table, codes} = await watched(tag, 'master');
        await table.start();
        await until(() => cardsPlayed(table) > 8, 'nobody plays');
        expect(new Set(codes)).to.deep.equal(new Set(['opponent']));
        expect(wholeOf(table).record.moves.some(({because}) => because?.search)).to.equal(false);
        table.remove();
      } finally {
        stop();
      }
    });

    it('share one worker, whatever their levels', async () => {
      const {terminate, postMessage} = prototype;
      const working = new Set<Worker>();
      prototype.postMessage = function (this: Worker, message: ToWorker): void {
        working.add(this);
        postMessage.call(this, message);
      };
      prototype.terminate = function (this: Worker): void {
        working.delete(this);
        terminate.call(this);
      };
      try {
        const {table} = await watched(tag, 'book,master,book');
        await table.start();
        await until(() => cardsPlayed(table) > 8, 'nobody plays');
        expect(working.size).to.equal(1);
        table.remove();
      } finally {
        Object.assign(prototype, {terminate, postMessage});
      }
    });

    it('play by the book for a page’s own player that throws', async () => {
      const {table, codes} = await watched(tag, 'book');
      table.seats = [
        'book',
        () => {
          throw new Error('at a loss');
        },
        'book',
      ];
      await table.start();
      await until(() => cardsPlayed(table) > 8, 'nobody plays');
      expect(new Set(codes)).to.deep.equal(new Set(['opponent']));
      table.remove();
    });
  });
}

describe('an opponent who plays with the visitor against the declarer', () => {
  it('makes no slips', async () => {
    const asked: Question[] = [];
    const stop = changing((message) => {
      if ('question' in message) asked.push(message.question);
      return message;
    });
    try {
      const {table} = await watched('tarok-ombre-table', 'novice', {seat: '0', deals: 'open'});
      await table.start();
      await settled(table);
      await table.whole();
      const isPartner = ({view}: Question): boolean => {
        const {declarer, seat, seats} = view as TarokOmbreView;
        return declarer >= 0 && declarer !== seat && seats[declarer] !== 0;
      };
      const any = table as unknown as AnyTable;
      for (let made = 0; made < 300 && asked.filter(isPartner).length < 5; made++) {
        const moves = [...listed(any.game, any.view)];
        if (table.tag('sheet')) any.match.send({type: 'ACKNOWLEDGE'});
        else any.play(moves.find(({type}) => type === 'PASS') ?? moves[0]!);
        await settled(table);
      }
      expect(asked.some(isPartner)).to.equal(true);
      for (const question of asked) expect(question.steady ?? false).to.equal(isPartner(question));
      table.remove();
    } finally {
      stop();
    }
  });
});
