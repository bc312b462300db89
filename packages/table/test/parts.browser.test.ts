import {expect, fixture, html} from '@open-wc/testing';
import type {Card} from '@quinola/cards';
import {loadCourts, loadGerman, loadTaroks} from '@quinola/faces';
import {laying} from '@quinola/play';
import {
  cardFace,
  counters,
  courtFace,
  hand,
  seat,
  trick,
  type HandModel,
  type CardLook,
} from '@quinola/table';
import {until} from '@quinola/testing/wait.js';
import {drawCourtsInBackground} from '../src/courts.js';
import {en} from '../src/strings/en.js';

/** One half of a figure that is cut at the waist. */
const HALF = 'svg svg:not(svg svg svg)';

const look: CardLook = {corner: false, double: false, four: false, rank: en.rank, courts: null};

const model: HandModel = {
  cards: ['AS', 'TH', '4D'],
  look,
  label: 'Your hand',
  asked: true,
  at: null,
  chosen: null,
  hinted: null,
  box: {width: 1280, height: 720},
  lawful: (card) => card === 'TH',
  name: (card) => (card === 'TH' ? en.mayPlay : en.mayNot)(en.card(card)),
  tap: () => undefined,
};

describe('the face of a card', () => {
  it('marks its corners with the rank in the current language', async () => {
    const face = await fixture(html`<div>${cardFace('TH', {...look, corner: true})}</div>`);
    expect([...face.querySelectorAll('text')].map((text) => text.textContent)).to.deep.equal(['10', '10']);
  });

  it('shows only the corners of a court until the drawings are loaded', async () => {
    const face = await fixture(html`<div>${cardFace('KD', look)}</div>`);
    expect(face.querySelector('text')?.textContent).to.equal('K');
  });

  it('takes every card of the German-suited pack from its drawings, with signs of several colours', async () => {
    const german = {...look, corner: true, german: true};
    const courts = courtFace(await loadGerman());
    for (const card of ['9D', 'TC', 'AS']) {
      const waiting = await fixture(html`<div>${cardFace(card, german)}</div>`);
      const drawn = await fixture(html`<div>${cardFace(card, {...german, courts})}</div>`);
      expect(waiting.querySelectorAll('text').length, card).to.equal(2);
      expect(drawn.querySelectorAll('text').length, card).to.equal(2);
      // No sign of a French suit, neither before the drawing is there nor after.
      for (const face of [waiting, drawn])
        expect(
          [...face.querySelectorAll('.suit')].every((path) => !path.getAttribute('d')),
          card,
        ).to.equal(true);
      expect(drawn.querySelectorAll('path').length, card).to.be.above(4);
    }
  });

  it('shows a court twice, cut at the waist, with two heads', async () => {
    const courts = courtFace(await loadCourts());
    const single = await fixture(html`<div>${cardFace('KD', {...look, courts})}</div>`);
    const double = await fixture(html`<div>${cardFace('KD', {...look, courts, double: true})}</div>`);
    expect(single.querySelectorAll('svg svg').length).to.equal(0);
    expect(double.querySelectorAll(HALF).length).to.equal(2);
    // It is enlarged: the whole width of the plate would be 200.
    const [, , width] = double
      .querySelector(`${HALF} > svg`)!
      .getAttribute('viewBox')!
      .split(' ')
      .map(Number);
    expect(width).to.be.below(180);
  });

  it('shows a court with its corners until it is drawn, and the others are drawn ahead', async () => {
    const pack = await loadCourts();
    const begun: Card[] = [];
    let updates = 0;
    const table: Parameters<typeof drawCourtsInBackground>[1] = {
      isConnected: true,
      courts: null,
      requestUpdate: () => {
        updates++;
      },
    };
    drawCourtsInBackground(
      {
        ...pack,
        steps(card, marked) {
          begun.push(card);
          return pack.steps(card, marked);
        },
      },
      table,
    );
    const waiting = table.courts!;
    expect(waiting('QC', false, false)).to.equal(null);
    await until(() => updates > 1, 'it is not drawn');
    expect(table.courts).to.not.equal(waiting);
    expect(table.courts!('QC', false, false)).to.not.equal(null);
    await until(() => begun.length === pack.cards.length, 'the others are not drawn');
    expect(begun[0]).to.equal('QC');
    expect(updates).to.equal(2);
  });

  it('puts no letters over a picture with a numeral, and shows it whole', async () => {
    const courts = courtFace(await loadTaroks());
    for (const [card, letters, halves] of [
      ['T14', 0, 0],
      ['SK', 0, 2],
      ['NS', 2, 2],
    ] as const) {
      const face = await fixture(
        html`<div>${cardFace(card, {...look, courts, corner: true, double: true})}</div>`,
      );
      expect([face.querySelectorAll('text').length, face.querySelectorAll(HALF).length], card).to.deep.equal([
        letters,
        halves,
      ]);
    }
    const waiting = await fixture(html`<div>${cardFace('T14', look)}</div>`);
    expect(waiting.querySelector('text')?.textContent).to.equal('14');
  });
});

describe('a page that is not painted during tests', () => {
  it('is painted for the checks of contrast', async () => {
    const faint = await fixture(html`<p style="color: #ccc; background: #fff">faint</p>`);
    await expect(faint).to.not.be.accessible();
    expect(document.documentElement.style.opacity).to.equal('0');
  });
});

describe('a hand', () => {
  it('is a list of named buttons with one tab stop, on a card that may be played', async () => {
    const list = await fixture<HTMLElement>(hand(model));
    const buttons = [...list.querySelectorAll('button')];
    expect(list.getAttribute('role')).to.equal('list');
    expect(buttons.map((button) => button.tabIndex)).to.deep.equal([-1, 0, -1]);
    expect(buttons.map((button) => button.querySelector('.vh')!.textContent)).to.deep.equal([
      'Ace of spades, not now',
      'Ten of hearts, may be played',
      'Four of diamonds, not now',
    ]);
    expect(buttons.map((button) => button.getAttribute('aria-disabled'))).to.deep.equal([
      'true',
      'false',
      'true',
    ]);
  });

  it('dims no card while none is asked for', async () => {
    const list = await fixture<HTMLElement>(hand({...model, asked: false, lawful: () => false}));
    expect(list.querySelectorAll('.away').length).to.equal(0);
  });

  it('uses as many rows as needed to leave every card a strip for a finger', async () => {
    const cards = Array.from(
      {length: 25},
      (_, i) => `${'AKQJT98765432'[i % 13]!}${'SHDC'[Math.floor(i / 13)]!}`,
    );
    for (const [width, height, sizes] of [
      [844, 390, [25]],
      [390, 664, [13, 12]],
      [320, 480, [9, 8, 8]],
    ] as const) {
      const list = await fixture<HTMLElement>(hand({...model, cards, box: {width, height}}));
      const rows = [...list.querySelectorAll('li')].map((item) => item.style.getPropertyValue('--quinola-r'));
      expect(sizes.map((_, row) => rows.filter((one) => one === `${row}`).length)).to.deep.equal(sizes);
    }
  });
});

describe('a hand in two rows', () => {
  /** How many cards lie in each row when so many of thirteen are left. */
  async function rowsOf(left: number, width: number, height: number): Promise<number[]> {
    const places = Array.from('AKQJT98765432', (rank) => `${rank}S`);
    const cards = places.slice(0, left);
    const list = await fixture<HTMLElement>(hand({...model, places, cards, box: {width, height}}));
    const rows = [...list.querySelectorAll('li')].map((item) =>
      Number(item.style.getPropertyValue('--quinola-r')),
    );
    return [0, 1].map((row) => rows.filter((one) => one === row).length);
  }

  it('stays in them until a finger hits every card of one', async () => {
    for (const [left, width, height, rows] of [
      [10, 390, 664, [5, 5]],
      [9, 390, 664, [5, 4]],
      [8, 390, 664, [8, 0]],
      [8, 360, 640, [8, 0]],
      [8, 320, 480, [4, 4]],
      [7, 320, 480, [7, 0]],
      [9, 768, 1024, [9, 0]],
      [9, 844, 390, [9, 0]],
    ] as const)
      expect(await rowsOf(left, width, height), `${left} at ${width}x${height}`).to.deep.equal(rows);
  });

  it('is one row from the beginning where so few cards are dealt', async () => {
    const cards = Array.from('AKQJT9876', (rank) => `${rank}S`);
    const list = await fixture<HTMLElement>(hand({...model, cards, box: {width: 390, height: 664}}));
    expect(list.classList.contains('rows')).to.equal(false);
  });
});

describe('a trick', () => {
  it('says who played what, which card was led and which is winning', async () => {
    const list = await fixture<HTMLElement>(
      trick(
        {
          cards: [
            {
              card: '5C',
              place: 'n',
              best: false,
              label: en.lies({name: 'Gerold', you: false}, en.card('5C'), false),
            },
            {
              card: 'QC',
              place: 'e',
              best: true,
              label: en.lies({name: 'Constance', you: false}, en.card('QC'), true),
            },
          ],
          players: 4,
          label: en.table,
          awaited: false,
          words: {led: 'led', highest: 'highest', yours: 'yours'},
        },
        look,
      ),
    );
    const [led, best] = [...list.querySelectorAll('li')];
    expect(led!.textContent).to.contain('led');
    expect(best!.querySelector('.vh')!.textContent).to.equal('Constance: queen of clubs, winning');
    expect(best!.classList.contains('best')).to.equal(true);
    await expect(list).to.be.accessible();
  });
});

describe('a seat', () => {
  it('shows how many cards it holds, the turn and the sign of thinking', async () => {
    const place = await fixture<HTMLElement>(
      seat({
        place: 'w',
        name: 'Leopold',
        figure: null,
        marks: ['dealer'],
        cards: 13,
        label: 'Leopold: 13 cards',
        turn: true,
        thinks: 'Leopold is thinking',
        word: null,
      }),
    );
    expect(place.querySelector('.backs')!.getAttribute('aria-label')).to.equal('Leopold: 13 cards');
    expect(place.classList.contains('turn')).to.equal(true);
    expect(place.querySelector('.dots')!.getAttribute('aria-label')).to.equal('Leopold is thinking');
  });
});

describe('the counters', () => {
  it('show every score by line 1, above 3, below 5', () => {
    for (let points = 0; points <= 15; points++) {
      const {above, line, below} = laying(points);
      expect(above * 3 + line + below * 5, `${points} points`).to.equal(points);
      expect(above + line + below).to.be.at.most(points <= 10 ? 4 : 6);
    }
  });

  it('are gone from the line of who has won the game', async () => {
    for (const [points, game, lying] of [
      [9, 10, 3],
      [10, 10, 0],
      [10, 11, 4],
      [14, 15, 6],
      [15, 15, 0],
    ] as const) {
      const drawn = await fixture(html`<div>${counters(points, 0, game)}</div>`);
      expect(drawn.querySelectorAll('.disc').length, `${points} of ${game}`).to.equal(lying);
    }
  });

  it('show a rod for each unit of the games won', async () => {
    const drawn = await fixture(html`<div>${counters(7, 3)}</div>`);
    expect(drawn.querySelectorAll('.disc').length).to.equal(3);
    expect(drawn.querySelectorAll('.rod').length).to.equal(3);
  });
});
