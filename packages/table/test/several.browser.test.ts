import {expect} from '@open-wc/testing';
import {
  GameTable,
  hand,
  HandController,
  handStyles,
  attributeOptions,
  prompt,
  type MoveEvent,
  type SeatPlayer,
} from '@quinola/table';
import {
  stakes,
  stakesOptions,
  type StakesHappening,
  type StakesMove,
  type StakesOptions,
  type StakesState,
  type StakesView,
} from '@quinola/testing/stakes-toy/game.js';
import {stakesMachine, stakesProfile} from '@quinola/testing/stakes-toy/machine.js';
import {until} from '@quinola/testing/wait.js';
import {html} from 'lit';

/** A table at which all stake before a card is turned: so much as the number of the cards that are chosen. */
class StakesTable extends GameTable<StakesState, StakesView, StakesMove, StakesOptions, StakesHappening> {
  static override readonly styles = [...GameTable.styles, handStyles];
  override readonly hand = new HandController<StakesView, StakesMove>(this, {
    cards: () => this.view?.hand ?? [],
    move: () => ({type: 'CRY'}),
  });
  override gameWords = {title: 'Stakes'};

  protected override readonly description = this.describe({
    game: stakes,
    profile: stakesProfile,
    machine: () => stakesMachine,
    options: attributeOptions(this, stakesOptions),
    players: ({players = stakesOptions().players}) => players,
    words: {room: {en: () => ({title: 'Stakes'})}, panels: {en: () => ({})}},
    thinker: {choose: () => Promise.reject(new Error('the page plays'))},
    features: () =>
      Promise.resolve(() => ({
        styles: [],
        panels: {},
        asks: () => ({
          kind: 'chooseCards',
          title: 'Stake',
          choice: {choose: 'STAKE', from: this.view!.hand, least: 1, most: 2},
          move: ({length}) => ({type: 'STAKE', amount: length}),
          why: () => null,
          done: ({length}) => `Stake ${length}`,
        }),
        autoPanel: () => null,
        travelEnds: () => [null, null],
        status: () => 'Your stake.',
        refusal: ({reason}) => reason,
        tell: ({type}) => type,
        eventOf: () => null,
        keys: {},
      })),
    room: (look) =>
      html`${prompt('', this.tag('visitor'))}${this.features?.choosing.stage(look)}${hand(this.hand.model(look))}`,
  });
}
customElements.define('stakes-table', StakesTable);

type PagePlayer = Extract<SeatPlayer<StakesView, StakesMove, StakesMove>, (...given: never[]) => unknown>;

/** A player of the page who answers when the test says so. */
function pagePlayer() {
  let answer: ((move: StakesMove) => void) | null = null;
  const player: PagePlayer = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  return {
    player,
    /** Answers the question that he is asked, once he is. */
    async answers(move: StakesMove) {
      await until(() => answer, 'he is not asked');
      answer!(move);
      answer = null;
    },
  };
}

/** A table with the visitor and two players of the page, ready. */
async function seated(set: Partial<StakesTable> = {}) {
  const [one, other] = [pagePlayer(), pagePlayer()];
  const table = document.createElement('stakes-table') as StakesTable;
  Object.assign(table, {pace: 'none', seed: 'a test', seats: ['visitor', one.player, other.player], ...set});
  const moves: unknown[] = [];
  table.addEventListener('quinola-move', (event) => {
    const {by, made} = event as MoveEvent;
    if (by !== 'chance') moves.push([by, made.move]);
  });
  document.body.append(table);
  await table.whole();
  return {table, one, other, moves};
}

const log = (table: StakesTable): readonly (string | null)[] =>
  [...table.shadowRoot!.querySelectorAll('[role="log"] p')].map(({textContent}) => textContent);

describe('a table at which several act at once', () => {
  afterEach(async () => {
    for (const table of document.querySelectorAll('stakes-table')) table.remove();
    await new Promise((go) => setTimeout(go));
    localStorage.clear();
  });

  it('asks the visitor while others think, and keeps what he has chosen when they act', async () => {
    const {table, one, moves} = await seated();
    await until(() => table.tag('visitor') && table.tag('opponent'), 'not both are asked');
    const [card] = table.view!.hand;
    table.features!.choosing.turn(card!);
    expect(table.features!.choosing.cards).to.deep.equal([card]);
    const said = (): number => log(table).filter((line) => line === 'Your stake.').length;
    await until(() => said() === 1, 'his turn is not announced');
    await one.answers({type: 'STAKE', amount: 3});
    await until(() => table.context!.count === 2, 'he has not staked');
    await table.updateComplete;
    expect(table.features!.choosing.cards).to.deep.equal([card]);
    expect(table.tag('visitor')).to.equal(true);
    expect(moves).to.deep.equal([[1, {type: 'STAKE'}]]);
    expect(said()).to.equal(1);
    const button = [...table.shadowRoot!.querySelectorAll('button')].find(
      ({textContent}) => textContent.trim() === 'Stake 1',
    );
    button!.click();
    expect(moves.at(-1)).to.deep.equal([0, {type: 'STAKE', amount: 1}]);
    // One is left: the visitor is asked whether he cries, by a right.
    await until(() => table.tag('visitor') && !table.tag('opponent'), 'he is not asked');
    table.match.send({type: 'PASS_RIGHT'});
    await until(() => !table.tag('visitor'), 'he has not passed');
  });

  it('takes back what the visitor has done, and not what others had done before', async () => {
    const {table, one, other} = await seated({undoable: true});
    await one.answers({type: 'STAKE', amount: 3});
    await until(() => table.context!.count === 2, 'he has not staked');
    expect(table.play({type: 'STAKE', amount: 2})).to.equal(true);
    expect(table.context!.turn.must).to.deep.equal([2]);
    table.undo();
    expect(table.context!.turn.must).to.deep.equal([0, 2]);
    expect(table.play({type: 'STAKE', amount: 4})).to.equal(false);
    expect(table.play({type: 'STAKE', amount: 1})).to.equal(true);
    table.match.send({type: 'PASS_RIGHT'});
    // Who has staked is asked whether he cries.
    await one.answers({type: 'CRY'});
    await until(() => table.tag('visitor'), 'he is not asked');
    table.match.send({type: 'PASS_RIGHT'});
    await other.answers({type: 'STAKE', amount: 1});
    await until(() => table.view!.deal === 1, 'the card is not turned');
  });

  it('shows each of several visitors his own cards, one after the other', async () => {
    const {table} = await seated({seats: ['visitor', 'visitor', pagePlayer().player]});
    for (const visitor of [0, 1]) {
      await until(() => table.match.nextVisitor === visitor, `${visitor} is not asked`);
      expect([table.context!.viewer, table.tag('visitor')]).to.deep.equal(['watcher', false]);
      table.match.seat(visitor);
      await until(() => table.tag('visitor'), `${visitor} has not taken his place`);
      expect([table.view!.player, table.view!.hand.length]).to.deep.equal([visitor, 2]);
      expect(table.play({type: 'STAKE', amount: 1})).to.equal(true);
    }
    expect(table.context!.turn.must).to.deep.equal([2]);
  });
});
