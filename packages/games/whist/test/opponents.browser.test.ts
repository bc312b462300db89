import {expect, fixture, html} from '@open-wc/testing';
import type {ToWorker} from '@quinola/opponents';
import type {WhistTable} from '@quinola/whist';
import {wholeOf} from '@quinola/table';
import {until} from '@quinola/testing/wait.js';
import type {WhistQuestion} from '../src/whist/opponents/maxims/player.js';
import type {WhistView} from '../src/whist/rules/types.js';
import {first, movesOf, seen, settled, sheetOf} from '../test-support/table.js';

type Post = (message: ToWorker) => void;

const prototype = Worker.prototype as unknown as {postMessage: Post};

/** Records messages to workers while a test runs; `change` may modify them on the way. */
function listening(change: (message: ToWorker) => ToWorker = (message) => message): {
  readonly posted: ToWorker[];
  stop(): void;
} {
  const posted: ToWorker[] = [];
  const honest = prototype.postMessage;
  prototype.postMessage = function (this: Worker, message: ToWorker): void {
    posted.push(message);
    honest.call(this, change(message));
  };
  return {
    posted,
    stop: () => {
      prototype.postMessage = honest;
    },
  };
}

/** A table with local opponents of one level. */
async function tableOf(level: string): Promise<WhistTable> {
  const table = await fixture<WhistTable>(
    html`<whist-table reveal="interaction" pace="none" seed="a test" level=${level}></whist-table>`,
  );
  await table.start();
  await settled(table);
  return table;
}

/** Plays the visitor's cards until the others have played so many. */
async function playOn(table: WhistTable, cards: number): Promise<void> {
  const others = (): number =>
    table.record!.moves.filter(({by, move}) => by !== 0 && move.type === 'PLAY').length;
  while (others() < cards) {
    if (table.view!.turn.must === 0) table.play(first(table.view!, movesOf(table)));
    await settled(table);
  }
}

/** Has a table's opponents answer this to every question. */
function answering(table: WhistTable, thought: object): void {
  const {description} = table as unknown as {readonly description: object};
  Object.assign(description, {thinker: {choose: async () => thought}});
}

describe('the opponents of a whist table', () => {
  it('the master thinks in a worker and says how many deals it counted', async () => {
    const table = await tableOf('master');
    await playOn(table, 12);
    // The public record of a running deal has no reasons, because they reveal hidden cards.
    expect(table.record!.moves.some(({because}) => because)).to.equal(false);
    const counted = wholeOf(table).record.moves.filter(({because}) => because?.search);
    expect(counted.length).to.be.greaterThan(2);
    for (const {because} of counted) expect(because!.search!.deals).to.be.within(20, 400);
    table.remove();
  });

  it('a worker gets the view of one seat only, without any card that this seat has not seen', async () => {
    const {posted, stop} = listening();
    try {
      const table = await tableOf('book');
      await playOn(table, 9);
      const questions = posted.flatMap((message) => ('question' in message ? [message.question] : []));
      expect(questions.length).to.be.greaterThan(8);
      for (const question of questions) {
        expect(Object.keys(question).sort()).to.deep.equal(
          [
            'game',
            'level',
            'moves',
            'player',
            'seed',
            'view',
            ...('school' in question ? ['school'] : []),
            ...('steady' in question ? ['steady'] : []),
          ].sort(),
        );
        const view = question.view as WhistView;
        const seen = new Set([
          ...view.hand,
          view.turnUp!.remembered,
          ...view.trick.map(({card}) => card),
          ...view.tricks.flatMap(({cards}) => cards.map(({card}) => card)),
        ]);
        for (const [, card] of JSON.stringify([
          {...view, draw: null, lastDeal: null},
          question.moves,
        ]).matchAll(/"([2-9TJQKA][SHDC])"/g))
          expect(seen.has(card!), card).to.equal(true);
        expect(question.seed).not.to.equal(table.record!.seed ?? '');
      }
      table.remove();
    } finally {
      stop();
    }
  });

  it('at a table of beginners the visitor’s advice, and the cards played for him, come from the full book', async () => {
    const {posted, stop} = listening();
    try {
      const table = await tableOf('novice');
      table.hint();
      await seen(table, () => table.context!.hint);
      table.match.send({type: 'FINISH_DEAL'});
      await seen(table, () => table.tag('sheet'));
      const questions = posted.flatMap((message) =>
        'question' in message ? [message.question as WhistQuestion] : [],
      );
      const levels = (own: boolean): string[] => [
        ...new Set(questions.filter(({view}) => (view.player === 0) === own).map(({level}) => level)),
      ];
      expect(levels(true)).to.deep.equal(['book']);
      expect(levels(false)).to.deep.equal(['novice']);
      table.remove();
    } finally {
      stop();
    }
  });

  it('an impossible view is reported, and the book plays on', async () => {
    const {stop} = listening((message) => {
      if (!('question' in message) || message.question.level !== 'master') return message;
      const view = message.question.view as WhistView;
      return {
        ...message,
        question: {...message.question, view: {...view, counts: view.counts.map((n) => n + 1)}},
      };
    });
    try {
      const table = await tableOf('master');
      const reported: {readonly code: string; readonly cause: unknown}[] = [];
      table.addEventListener('quinola-error', ({code, cause}) => reported.push({code, cause}));
      const before = wholeOf(table).record.moves;
      await playOn(table, 6);
      await until(() => reported.length > 0);
      expect(new Set(reported.map(({code}) => code))).to.deep.equal(new Set(['opponent']));
      for (const {cause} of reported)
        expect((cause as Error).message).to.match(
          /^impossible view \(counts\): place \d has \d+ cards, \d+ are known$/,
        );
      // Nothing is lost: the match continues from the same position.
      const after = wholeOf(table).record.moves;
      expect(after.length).to.be.above(before.length);
      expect(after.slice(0, before.length)).to.deep.equal(before);
      expect(wholeOf(table).record.moves.filter(({because}) => because?.search).length).to.equal(0);
      table.remove();
    } finally {
      stop();
    }
  });

  it('advice not to use a right says so, and closes with the next move', async () => {
    const table = await tableOf('book');
    answering(table, {move: null});
    table.hint();
    await seen(table, () => /Stay silent/.test(sheetOf(table)?.querySelector('.body')?.textContent ?? ''));
    table.play(first(table.view!, movesOf(table)));
    await table.updateComplete;
    expect(table.opened).to.equal(null);
    table.remove();
  });

  it('advice to lay down a hand that takes every remaining trick says so, and why', async () => {
    const table = await tableOf('book');
    answering(table, {
      move: {type: 'LAY_DOWN'},
      because: {maxim: 'whist.engine.rest', provenance: 'engine'},
    });
    table.hint();
    const advice = (): string => sheetOf(table)?.querySelector('.body')?.textContent ?? '';
    await seen(table, () => advice().includes('Every trick that is left is certain.'));
    expect(advice()).to.contain(table.gamePanelWords!.layDown);
    table.remove();
  });
});
