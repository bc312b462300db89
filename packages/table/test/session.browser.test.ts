import {expect} from '@open-wc/testing';
import type {Laid, Entry} from '@quinola/play';
import {html, render, type TemplateResult} from 'lit';
import {
  dealSheet,
  dealtPanels,
  gainsTable,
  itemsTable,
  numbersTable,
  oneCardSheet,
  paymentsTable,
  poolScore,
  playedMoves,
  printedCards,
  sessionFeatures,
  sessionPanels,
  sessionSentence,
  sumsTable,
  trickPlan,
  turnLine,
  type SessionView,
  type SessionWords,
} from '../src/index.js';
import {en} from '../src/strings/en.js';
import {panels as enPanels} from '../src/strings/en-panels.js';

const words: SessionWords = {
  drawTitle: 'Places',
  drawAsk: 'Each draws a card.',
  drawCard: (place) => `Draw card ${place}`,
  drew: ({name}, card) => `${name} drew ${card}`,
  seated: ({name}) => `${name} deals`,
  played: ({name}, card) => `${name} plays ${card}`,
  trickWon: ({name}) => `${name} takes it`,
  dealTitle: (deal) => `Deal ${deal}`,
  deal: 'Deal',
  trick: (number) => `Trick ${number}`,
  sessionTitle: 'The end',
  sessionOver: (sum) => `You leave with ${sum}`,
  another: 'Another',
  head: {player: 'Player', gain: 'Gain'},
  stop: 'Stop',
  askStop: 'Stop now?',
  counted: () => 'counted',
  refusals: {'not-now': () => 'Not now.', 'not-held': ({card}) => `No ${card}.`},
};

/** Player 1 sits in the first seat, player 0, whose view it is, in the second. */
const view: SessionView & {readonly trick: readonly Laid[]} = {
  turn: {phase: 'playing.trick', must: 0, may: [], over: false},
  player: 0,
  seat: 1,
  hand: ['AS'],
  seats: [1, 0],
  dealer: 0,
  draw: null,
  deal: 2,
  trick: [],
  tricks: [{cards: [{seat: 0, card: 'KS'}], winner: 0}],
  lastDeal: {deal: 1, hands: [['KS'], ['AS']], net: [-3, 3]},
};

const paid = (round: number, amount: number): readonly Entry[] => [
  {account: 'marks', holder: 0, amount, reason: 'game', round},
  {account: 'marks', holder: 1, amount: -amount, reason: 'game', round},
];

/** A table of two with only what the sheets read; `did` is what was done at it. */
function tableWith(changes: Partial<SessionView> = {}, sheets: readonly string[] = []) {
  const did: unknown[] = [];
  const now: SessionView = {...view, ...changes};
  const table = {
    did,
    words: en,
    panelWords: enPanels,
    gamePanelWords: words,
    code: 'en',
    view: now,
    context: {
      view: now,
      turn: now.turn,
      sheets,
      players: ['you', 'other'],
      ceremony: 'full' as const,
      happened: [],
      hint: null,
      viewer: 0,
    },
    game: {ledger: () => [...paid(1, 3), ...paid(2, 2)], openTricks: () => [0]},
    features: {announcer: {news: () => 'News.', dealTold: () => 'All told.'}},
    match: {send: (event: unknown) => did.push(event)},
    profile: {dealt: 'dealt', played: 'played', won: 'trick-won', dealEnds: ['deal-settled']},
    record: null,
    back: null,
    backInk: 'red' as const,
    tags: [] as readonly string[],
    tag: (...names: readonly string[]) => names.some((name) => table.tags.includes(name)),
    who: (player: number) => ({name: ['You', 'Other'][player]!, you: player === 0}),
    whoSits: (seat: number) => table.who(now.seats[seat]!),
    look: () => ({corner: true, double: false, four: false, rank: (rank: string) => rank, courts: null}),
    adopt: () => undefined,
    open: (...what: unknown[]) => Promise.resolve(void did.push(what)),
    close: () => Promise.resolve(),
    play: (move: unknown) => Boolean(did.push(move)),
    restart: () => Promise.resolve(void did.push('restart')),
  };
  return table;
}

type Table = ReturnType<typeof tableWith>;

const panels = sessionPanels<SessionView, Table, {type: string}>({
  dealTold: (_table, {deal}) => [`Deal ${deal} is settled.`],
  dealBody: (table, result) => gainsTable(table, result, [{head: 'Tricks', value: (seat) => seat}]),
  moveName: (_table, {type}) => `the move ${type}`,
  sorted: (hand) => hand,
  reasons: {reasonOf: () => Promise.resolve({text: 'because', source: 'book', lang: 'en'})},
  page: () => Promise.reject(new Error('not asked for')),
  sections: {otherwise: 'start'},
  payment: 'payment',
  chart: () => ({machine: null as never, phases: {}}),
});

const drawn = (template: TemplateResult): HTMLElement => {
  const place = document.createElement('div');
  render(template, place);
  return place;
};

const rowsOf = (place: ParentNode): string[][] =>
  [...place.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent.trim()));

const press = (place: HTMLElement, name: string): void =>
  [...place.querySelectorAll('button')].find(({textContent}) => textContent.trim() === name)!.click();

describe('the sheets of a session', () => {
  it('tell everybody’s sum after each settled deal, the visitor’s first', () => {
    expect(rowsOf(drawn(panels.score(tableWith())))).to.deep.equal([
      ['Deal', 'You', 'Other'],
      ['1', '+3', '−3'],
    ]);
    expect(drawn(panels.score(tableWith({lastDeal: null}))).textContent).to.contain(enPanels.nothingYet);
  });

  it('show a deal until the visitor goes on', () => {
    const table = tableWith({}, ['settling.marked']);
    const sheet = drawn(panels.settled(table));
    expect(sheet.querySelector('[role=dialog]')!.getAttribute('aria-label')).to.equal('Deal 1');
    expect(sheet.textContent).to.contain('Deal 1 is settled.');
    expect(rowsOf(sheet)).to.deep.equal([
      ['Player', 'Tricks', 'Gain'],
      ['You', '1', '+3'],
      ['Other', '0', '−3'],
    ]);
    press(sheet, enPanels.goOn);
    expect(table.did).to.deep.equal([{type: 'ACKNOWLEDGE'}]);
  });

  it('end with what the visitor leaves with, and the division in the last row', () => {
    const table = tableWith({turn: {...view.turn, over: true}});
    const sheet = drawn(panels.settled(table));
    expect(sheet.textContent).to.contain('You leave with 5');
    expect(rowsOf(sheet)).to.deep.equal([
      ['Deal', 'You', 'Other'],
      ['1', '+3', '−3'],
      ['2', '+5', '−5'],
    ]);
    press(sheet, 'Another');
    press(sheet, enPanels.replay);
    expect(table.did).to.deep.equal(['restart', ['replay']]);
    const watched = tableWith({player: -1, turn: {...view.turn, over: true}});
    expect(drawn(panels.settled(watched)).textContent).to.contain('You leave with null');
  });

  it('let the visitor draw a free card when it is his turn', () => {
    const draw = {size: 3, drawn: [{player: 1, index: 1, card: 'KS'}]};
    const asked = tableWith({draw, turn: {...view.turn, phase: 'drawing.seats'}});
    const sheet = drawn(panels.draw(asked));
    const labels = [...sheet.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
    expect(labels).to.deep.equal(['Draw card 1', 'Draw card 3']);
    sheet.querySelectorAll('button')[1]!.click();
    expect(asked.did).to.deep.equal([{type: 'DRAW', index: 2}]);
    const waiting = tableWith({draw, turn: {...view.turn, phase: 'drawing.seats', must: 1}});
    expect(drawn(panels.draw(waiting)).querySelectorAll('button:not(:disabled)').length).to.equal(0);
  });

  it('tell everybody’s sum so far, in the unit of the game', () => {
    expect(rowsOf(drawn(sumsTable(tableWith())))).to.deep.equal([
      ['You', '+5'],
      ['Other', '−5'],
    ]);
    expect(rowsOf(drawn(sumsTable(tableWith(), 2)))[0]).to.deep.equal(['You', '+2.5']);
  });

  it('list the moves of the players, the last first', () => {
    const moves = [
      {by: 'chance' as const, move: {type: 'SHUFFLE'}},
      {by: 0, move: {type: 'STAKE'}},
      {by: 1, move: {type: 'WRONG'}, undone: true as const},
      {by: 1, move: {type: 'DRAW'}},
    ];
    const sheet = drawn(playedMoves({...tableWith(), record: {moves}}, ({type}) => type.toLowerCase()));
    expect([...sheet.querySelectorAll('li')].map((one) => one.textContent.trim())).to.deep.equal([
      'Other: draw',
      'You: stake',
    ]);
    expect(drawn(playedMoves(tableWith(), String)).textContent).to.contain(enPanels.nothingYet);
  });

  it('let everybody draw one card of a spread pack, until all have', () => {
    const first = {player: 1, index: 1, card: 'KS'};
    const turn = {...view.turn, phase: 'drawing.dealer'};
    const buttonsOf = (sheet: HTMLElement): readonly HTMLButtonElement[] => [
      ...sheet.querySelectorAll<HTMLButtonElement>('.spread button'),
    ];
    const asked = tableWith({draw: {size: 4, drawn: [first]}, turn});
    const sheet = drawn(oneCardSheet(asked));
    expect(buttonsOf(sheet).map(({ariaLabel}) => ariaLabel)).to.deep.equal(
      [1, 3, 4].map((place) => `Draw card ${place}`),
    );
    buttonsOf(sheet)[1]!.click();
    expect(asked.did).to.deep.equal([{type: 'DRAW', index: 2}]);
    expect(sheet.textContent).to.contain('Other');
    const waiting = tableWith({draw: {size: 4, drawn: [first]}, turn: {...turn, must: 1}});
    expect(buttonsOf(drawn(oneCardSheet(waiting))).every(({disabled}) => disabled)).to.equal(true);
    const over = tableWith({draw: {size: 4, drawn: [first, {player: 0, index: 0, card: 'AS'}]}, turn});
    expect(buttonsOf(drawn(oneCardSheet(over)))).to.deep.equal([]);
  });

  it('show the tricks that were won', () => {
    expect(drawn(panels.last(tableWith())).textContent).to.contain('Other takes it');
    expect(drawn(panels.played(tableWith())).textContent).to.contain('Trick 1');
  });

  it('list items and payments, and print cards by suit', () => {
    const table = tableWith();
    expect(rowsOf(drawn(itemsTable('Each pays', [['the game', 2]])))).to.deep.equal([['the game', '2']]);
    const payments = [{from: 0, to: 1, amount: 4, what: 'the ace'}];
    expect(rowsOf(drawn(paymentsTable(table, 'Who pays', payments)))).to.deep.equal([
      ['Other → You', 'the ace', '4'],
    ]);
    const printed = drawn(html`${printedCards(table, ['AS', 'KS', 'QH'])}`);
    expect(printed.querySelectorAll('svg').length).to.equal(2);
    expect(printed.textContent.replace(/\s+/g, ' ').trim()).to.equal('A K Q');
  });
});

describe('the sheets of a session without tricks', () => {
  const dealt = dealtPanels<SessionView, Table, {type: string}>({
    settled: {
      counting: (table, result) => dealSheet(table, result, html`<p>Two packets.</p>`, {title: 'The count'}),
      paying: (table, result) => dealSheet(table, result, html`<p>Three marks.</p>`),
    },
    account: () => html`<p>What all won.</p>`,
    score: () => html`<p>How it stands.</p>`,
    leaves: (_table, sum) => `You keep ${sum}`,
    moveName: (_table, {type}) => type,
    reasons: {reasonOf: () => Promise.resolve({text: 'because', source: 'book', lang: 'en'})},
    page: () => Promise.reject(new Error('not asked for')),
    sections: {otherwise: 'start'},
    chart: () => ({machine: null as never, phases: {}}),
  });

  it('are those of the chart, one after the other', () => {
    const titleOf = (sheets: readonly string[]): string | null =>
      drawn(dealt.settled(tableWith({}, sheets)))
        .querySelector('[role=dialog]')!
        .getAttribute('aria-label');
    expect(titleOf(['counting', 'paying'])).to.equal('The count');
    expect(titleOf(['paying'])).to.equal('Deal 1');
  });

  it('have an account of their own', () => {
    expect(drawn(dealt.score(tableWith())).textContent).to.contain('How it stands.');
    const end = drawn(dealt.settled(tableWith({turn: {...view.turn, over: true}}))).textContent;
    expect(end).to.contain('You keep 5');
    expect(end).to.contain('What all won.');
  });

  it('show tables of numbers with headings, with a corner, or with neither', () => {
    const rows = [['first', 1, 2]] as const;
    expect(rowsOf(drawn(numbersTable({rows})))).to.deep.equal([['first', '1', '2']]);
    const headed = drawn(numbersTable({caption: 'Sums', heads: ['', 'You', 'Other'], rows}));
    expect(headed.querySelector('caption')!.textContent.trim()).to.equal('Sums');
    expect(headed.querySelectorAll('th[scope=col]').length).to.equal(2);
    expect(rowsOf(headed)[0]).to.deep.equal(['', 'You', 'Other']);
  });
});

describe('the features of a session', () => {
  const featuresOf = (table: Table) =>
    sessionFeatures(table as never, {
      panels: () => Promise.resolve(panels),
      status: () => '',
      tell: (happening) => sessionSentence(table, happening) ?? `own ${happening.type}`,
    });

  it('open the right sheet by themselves', () => {
    const settled = tableWith();
    settled.tags = ['sheet'];
    expect(featuresOf(settled).autoPanel()).to.equal('settled');
    expect(featuresOf(tableWith({draw: {size: 2, drawn: []}})).autoPanel()).to.equal('draw');
    expect(featuresOf(tableWith()).autoPanel()).to.equal(null);
  });

  it('keep the names by which a page knows their sheets, and the panels of the game', () => {
    const settled = tableWith();
    settled.tags = ['over'];
    const own = () => Promise.resolve({render: () => html`own`});
    const features = sessionFeatures(settled as never, {
      panels: () => Promise.resolve(panels),
      named: {settled: 'sheet', draw: 'ceremony'},
      ownPanels: {books: own, ceremony: own},
      status: () => '',
      tell: () => null,
      scored: ['rubber-settled'],
    });
    expect(features.autoPanel()).to.equal('sheet');
    expect(Object.keys(features.panels)).to.include.members(['sheet', 'ceremony', 'books', 'score']);
    expect(features.panels['ceremony']).to.equal(own);
    expect(features.eventOf({type: 'rubber-settled'})!.type).to.equal('quinola-score');
  });

  it('say why something cannot be done, in general where the game has no sentence', () => {
    const {refusal} = featuresOf(tableWith());
    expect(refusal({reason: 'not-held', about: {card: 'AS'}})).to.equal('No AS.');
    expect(refusal({reason: 'unheard-of'})).to.equal('Not now.');
  });

  it('tell what happens at every table, and leave the rest to the game', () => {
    const {tell} = featuresOf(tableWith());
    const seated = {type: 'seated', seats: [1, 0], dealer: 0};
    const happenings = [
      {type: 'drawn', player: 0, index: 0, card: 'KS'},
      seated,
      {type: 'played', seat: 1, card: 'AS'},
      {type: 'trick-won', seat: 0},
      {type: 'fell'},
    ];
    expect(happenings.map((happening) => tell(happening))).to.deep.equal([
      'You drew KS',
      'Other deals',
      'You plays AS',
      'Other takes it',
      'own fell',
    ]);
  });

  it('fetch their panels from one module', async () => {
    const {score} = featuresOf(tableWith()).panels;
    expect(rowsOf(drawn((await score!()).render(tableWith(), undefined))).length).to.equal(2);
  });
});

describe('the room of a session', () => {
  it('says what is told, what is asked, or whom it waits for', () => {
    const lineOf = (tags: readonly string[], phase = 'playing.trick'): string => {
      const table = tableWith({turn: {...view.turn, phase, must: tags.includes('visitor') ? 0 : 1}});
      table.tags = tags;
      return turnLine(table, {exchanging: 'Exchange'}, () => 'Play a card');
    };
    expect(lineOf(['tell'])).to.equal('All told.');
    expect(lineOf(['sheet', 'visitor'])).to.equal('');
    expect(lineOf(['visitor'], 'exchanging')).to.equal('Exchange');
    expect(lineOf(['visitor'])).to.equal('Play a card');
    expect(lineOf([])).to.equal(en.waits({name: 'Other', you: false}));
  });

  it('is planned from the view', () => {
    const seen = {...view, counts: [1, 2], tricksWon: [1, 0]};
    const context = {view: seen, turn: view.turn, players: ['you', 'other']};
    const plan = trickPlan({context}, {trump: null, strength: () => 1});
    expect([plan.size, plan.dealer, plan.due(0), plan.due(1), plan.won(0)]).to.deep.equal([
      2,
      0,
      false,
      true,
      1,
    ]);
    const before = trickPlan(
      {context: {...context, view: {...seen, deal: 0}}},
      {trump: null, strength: () => 1},
    );
    expect(before.dealer).to.equal(-1);
  });

  it('shows what the pool holds and what waits', () => {
    const pool = {amount: 12, label: 'Pool: 12', words: {holds: 'in the pool', wait: 'wait'}};
    const text = (template: TemplateResult) => drawn(template).textContent.replace(/\s+/g, ' ').trim();
    expect(text(poolScore({...pool, deal: 1, waiting: [6, 3]}))).to.equal('12 in the pool63 wait');
    expect(text(poolScore({...pool, deal: 1, waiting: []}))).to.equal('12 in the pool');
    // Before the first deal it keeps its place, and nothing is seen in it.
    const before = drawn(poolScore({...pool, deal: 0, waiting: []}));
    expect(before.querySelector('p')!.className).to.equal('blank');
  });
});
