import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {randomFrom} from '@quinola/cards';
import {toy, TOY_PACK} from '@quinola/testing/toy/game.js';
import type {ToyMove} from '@quinola/testing/toy/types.js';
import {leave, listen, until, type PublicRecord, type Visitor} from '@quinola/testing/visitor.js';
import {atToy, playUntil} from './at-toy.js';

/** The cards that the visitor has not seen. */
function unseen({view}: Visitor): readonly string[] {
  const known = JSON.stringify(view);
  return TOY_PACK.cards.filter((card) => !known.includes(`"${card}"`));
}

/** What was made or told since the cards were last shuffled: cards drawn for seats are not part of the dealt pack. */
const sinceDeal = <T>(all: readonly T[], typeOf: (one: T) => string): readonly T[] =>
  all.slice(all.findLastIndex((one) => typeOf(one) === 'SHUFFLE'));

/** Ends the session by the menu, at any point of a deal. */
async function endSession(table: Visitor): Promise<void> {
  await table.openFromMenu('End the session here');
  table.press('Yes', await until(() => table.hasButton('Yes') && table.panel(), 'nothing is asked'));
  await until(() => table.panel(/session is over/i), 'it does not end');
}

describe('fair play', () => {
  before(() => setViewport({width: 900, height: 1600}));
  after(() => setViewport({width: 800, height: 600}));
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('19 the record of an unfinished deal holds only what was seen, and no seed; afterwards all chance can be verified', async () => {
    const {events: moveEvents, stop} = listen<{made: {move: {type: string}}; happened: object}>(
      'quinola-move',
    );
    const table = await atToy('seed="a secret"');
    const holds = (): void => {
      expect(JSON.stringify(table.record)).not.to.contain('a secret');
      const text = JSON.stringify([
        sinceDeal(table.record.moves, ({move}) => move.type),
        sinceDeal(moveEvents, ({made}) => made.move.type).map(({made, happened}) => [made, happened]),
      ]);
      const hidden = unseen(table);
      for (const card of hidden) {
        expect(text.includes(`"${card}"`), `${card} is told`).to.equal(false);
        expect(table.element.shadowRoot!.innerHTML.includes(`"${card}"`), `${card} is drawn`).to.equal(false);
      }
      expect(hidden.length).to.be.above(4);
    };
    holds();
    await table.playCard();
    holds();
    expect(moveEvents.length).to.be.above(5);
    stop();
    // A finished deal is reported completely, the next one is not.
    await playUntil(table, () => table.view['deal'] === 2 && table.playable().length);
    const packs = table.record.moves.filter(({move}) => move.type === 'SHUFFLE').map(({move}) => !!move.pack);
    expect(packs).to.deep.equal([true, false]);
    expect(table.record.seed).to.equal(undefined);
    await endSession(table);
    const {seed, options, moves}: PublicRecord = table.record;
    expect(seed).to.equal('a secret');
    let state = toy.start(options as unknown as Parameters<typeof toy.start>[0]);
    let draws = 0;
    for (const {by, move, undone} of moves) {
      if (undone) continue;
      if (by === 'chance')
        expect(toy.chance(state, randomFrom(`${seed!}#${++draws}`)), `draw ${draws}`).to.deep.equal(move);
      ({state} = toy.play(state, by, move as ToyMove));
    }
    expect(draws).to.be.above(2);
  });

  it('20 reasons of other players are told only after the deal', async () => {
    const {events: moveEvents, stop} = listen<{made: {by: unknown; because?: object}}>('quinola-move');
    const table = await atToy('', {seats: ['visitor', 'book', 'book']});
    const others = (): readonly {because?: object}[] => table.record.moves.filter(({by}) => by !== 0);
    for (let card = 0; card < 2; card++) {
      await table.playCard();
      expect(others().some(({because}) => because)).to.equal(false);
    }
    // He may be asked why during the deal: the reason itself names no hidden cards.
    table.press('Why?');
    const why = await until(() => table.panel(), 'nothing is said');
    await until(() => /It is what toy.chance says/.test(table.text(why)), `no reason: ${table.text(why)}`);
    table.press('Close', why);
    await until(() => !table.panel());
    await table.fromMenu('Play this deal out for me');
    await until(() => table.panel() && table.hasButton('Go on'), 'the deal does not end');
    expect(moveEvents.filter(({made}) => made.by !== 0).some(({made}) => made.because)).to.equal(false);
    expect(others().filter(({because}) => because).length).to.be.above(5);
    stop();
  });

  it('21 there is no link to the deal while hidden cards follow from its seed', async () => {
    const valueOf = (field: HTMLElement): string => (field as HTMLTextAreaElement).value;
    const offered = async (table: Visitor): Promise<readonly boolean[]> => {
      const record = await table.openFromMenu('Game record');
      const link = table.hasButton(/^Copy a link to this/, record);
      table.press('Close', table.panel()!);
      const copy = await table.openFromMenu('Put this table on your page');
      const box = table.byRole('checkbox', /^With (exactly this deal|the cards of this session)/, copy);
      const seed = /seed/.test(table.allByRole('textbox', /(?:)/, copy).map(valueOf).join());
      table.press('Close', table.panel()!);
      await until(() => !table.panel(/^(Record|Put)/));
      return [link, box !== null, seed];
    };
    const table = await atToy('share seed=""');
    expect(await offered(table)).to.deep.equal([false, false, false]);
    await table.playCard();
    expect(await offered(table)).to.deep.equal([false, false, false]);
    await endSession(table);
    expect((await offered(table)).slice(0, 2)).to.deep.equal([true, true]);
    leave();
    // If the page sets the seed, the record has nothing to hide.
    expect((await offered(await atToy('share seed="given"'))).slice(0, 2)).to.deep.equal([true, true]);
  });
});
