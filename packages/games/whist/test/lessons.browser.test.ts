import {expect} from '@open-wc/testing';
import type {ToWorker} from '@quinola/opponents';
import type {WhistTable} from '@quinola/whist';
import {nothing, render} from 'lit';
import {until} from '@quinola/testing/wait.js';
import {lessonsView} from '../src/whist/panels/lessons.js';
import type {Lesson, PlayedDeal} from '../src/whist/opponents/teacher.js';
import {first, forget, movesOf, quickTable, settled, sheetOf} from '../test-support/table.js';

/** Plays the visitor's first lawful card until the deal is scored. */
async function playDeal(table: WhistTable): Promise<void> {
  while (!table.tag('sheet')) {
    table.play(first(table.view!, movesOf(table)));
    await settled(table);
  }
  await until(() => sheetOf(table), 'no sheet');
}

const buttonOf = (table: WhistTable, text: RegExp): HTMLButtonElement =>
  [...sheetOf(table)!.querySelectorAll<HTMLButtonElement>('.button')].find((button) =>
    text.test(button.textContent),
  )!;

const sheetText = (table: WhistTable): string => sheetOf(table)?.textContent.replace(/\s+/g, ' ') ?? '';

/** Opens the replay of the deal just scored, and waits until every card has been analysed. */
async function openAnalysis(table: WhistTable): Promise<void> {
  buttonOf(table, /Replay|Nachspielen|Powtórka|Odtwórz/).click();
  await until(() => sheetOf(table)?.querySelector('.lesson'), 'no teacher');
  await until(() => !sheetOf(table)!.querySelector('progress'), 'the teacher does not finish');
}

describe('the teacher of a whist table', () => {
  afterEach(() => forget());

  it('names the card that a book would have found, even if several were better', async () => {
    const table = await quickTable();
    const lesson: Lesson = {
      seat: 0,
      card: '2H',
      trick: 1,
      cost: 1,
      better: ['AS', 'KS', 'QS', '4S'],
      found: [{school: 'hoyle', card: '4S'}],
    };
    const deal = {tricks: [{leader: 0, cards: [{seat: 0, card: '2H'}], winner: 0}]} as unknown as PlayedDeal;
    const study = {cards: '', total: 1, done: 1, out: 0, lessons: [lesson], lost: false};
    const shown = (): ReturnType<typeof lessonsView> => lessonsView(table, deal, study, 0, () => undefined);
    await until(() => shown() !== nothing, 'no words');
    const place = document.createElement('div');
    render(shown(), place);
    expect(place.querySelector('li')!.textContent).to.contain(
      'the four of spades, the ace of spades, or the king of spades would have kept it',
    );
  });

  for (const [lang, words] of [
    ['de', /gekostet|Gut gespielt/],
    ['pl', /kosztowała/],
  ] as const) {
    it(`teaches in ${lang}`, async () => {
      const table = await quickTable({seed: 'lessons', lang});
      await playDeal(table);
      await openAnalysis(table);
      expect(sheetText(table)).to.match(words);
    });
  }

  it('neither praises nor examines cards that were played for the visitor', async () => {
    const table = await quickTable({seed: 'lessons'});
    table.match.send({type: 'FINISH_DEAL'});
    await until(() => table.tag('sheet') && sheetOf(table), 'no sheet');
    await openAnalysis(table);
    expect(sheetText(table)).to.contain('You had no card to choose in this deal.');
    expect(sheetText(table)).not.to.match(/Well played/);
    await table.close();
    table.match.send({type: 'ACKNOWLEDGE'});
    await until(() => table.tag('visitor') && movesOf(table).length, 'no second deal');
    table.play(first(table.view!, movesOf(table)));
    await settled(table);
    table.match.send({type: 'FINISH_DEAL'});
    await until(() => table.tag('sheet') && sheetOf(table), 'no sheet');
    buttonOf(table, /Replay/).click();
    await until(() => sheetOf(table)?.querySelector('.lesson'), 'no teacher');
    await until(() => !sheetOf(table)!.querySelector('progress'), 'the teacher does not finish');
    expect(sheetText(table)).to.match(
      /None of the cards you played yourself|cost a trick|Seen with all four/,
    );
    expect(sheetText(table)).not.to.match(/Well played/);
  });

  it('examines both hands of a visitor who plays with the dummy', async () => {
    const taughtCards = async (seed: string): Promise<readonly [number, boolean]> => {
      const table = await quickTable({table: 'dummy', seed});
      await playDeal(table);
      const {seats, lastDeal} = table.view!;
      const withDummy = seats.filter((player) => player === 0).length === 2;
      buttonOf(table, /Replay/).click();
      await until(() => sheetOf(table)?.querySelector('progress, .lesson li'), 'no teacher');
      const own = lastDeal!.tricks.flatMap(({cards}) => cards).filter(({seat}) => seats[seat] === 0).length;
      const {max} = sheetOf(table)!.querySelector('progress')!;
      table.remove();
      expect(max).to.equal(own);
      return [max, withDummy];
    };
    const seen = [];
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const [cards, both] = await taughtCards(seed);
      seen.push(both);
      expect(cards > 13).to.equal(both);
      if (both) break;
    }
    expect(seen.at(-1)).to.equal(true);
  });

  it('says what both books would play, judging by the view alone', async () => {
    const sent: unknown[] = [];
    const {postMessage} = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: ToWorker): void {
      sent.push(message);
      postMessage.call(this, message);
    };
    try {
      const table = await quickTable();
      await table.open('books');
      await until(
        () =>
          /Viennese guide/.test(sheetText(table)) ||
          /Both books/.test(sheetText(table)) ||
          /nothing to choose/.test(sheetText(table)),
        'no answer',
      );
      await expect(sheetOf(table)!).to.be.accessible();
      const asked = sent.filter((message) => JSON.stringify(message).includes('whist teacher'));
      expect(asked.length).to.equal(1);
      expect(asked[0]).to.have.nested.property('question.view.view').that.deep.equals(table.view);
      await table.close();
      table.play(first(table.view!, movesOf(table)));
      await settled(table);
      await table.open('books');
      await until(
        () =>
          !sheetText(table).includes('…') &&
          sent.filter((message) => JSON.stringify(message).includes('whist teacher')).length === 2,
        'not asked anew',
      );
    } finally {
      Worker.prototype.postMessage = postMessage;
    }
  });

  it('stops its worker when it has finished', async () => {
    const {postMessage, terminate} = Worker.prototype;
    const running = new Set<Worker>();
    Worker.prototype.postMessage = function (this: Worker, message: ToWorker): void {
      running.add(this);
      postMessage.call(this, message);
    };
    Worker.prototype.terminate = function (this: Worker): void {
      running.delete(this);
      terminate.call(this);
    };
    try {
      const table = await quickTable({seed: 'lessons'});
      await table.open('books');
      await until(
        () => /book|nothing to choose/.test(sheetOf(table)?.querySelector('.body')?.textContent ?? ''),
        'no answer',
      );
      expect(running.size).to.equal(0);
      await table.close();
      await playDeal(table);
      await openAnalysis(table);
      expect(running.size).to.equal(0);
    } finally {
      Object.assign(Worker.prototype, {postMessage, terminate});
    }
  });

  it('asks the visitor to wait where he has no card to choose', async () => {
    const table = await quickTable({rubbers: '1'});
    await playDeal(table);
    await table.open('books');
    await until(() => /when you have a card/.test(sheetText(table)), 'no word');
  });
});
