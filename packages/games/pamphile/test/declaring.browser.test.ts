import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import '@quinola/pamphile/define.js';
import {pamphile, pamphileOptions, type PamphileView} from '@quinola/pamphile';
import {faultsAtSizes, resize} from '@quinola/testing/fit.js';
import {matchTo} from '@quinola/testing/stories/matches.js';
import {leave, until, visit, type Visitor} from '@quinola/testing/visitor.js';

interface View {
  readonly hand: readonly string[];
  readonly player: number;
  readonly turn: {readonly phase: string; readonly must: unknown};
}

interface Advising {
  hint(): Promise<unknown>;
  play(move: object): boolean;
}

/** Where most stands on least. */
const SIZES = ['360x640', '390x664', '640x360', '720x360', '844x390', '1024x768', '1280x720'];

const viewAt = ({element}: Visitor): View => element.view as unknown as View;

/** Plays where it may, else does the first that is offered. */
const says = (_view: unknown, offers: readonly (object & {readonly type?: string})[]): object =>
  offers.find(({type}) => type === 'DECLARE') ?? offers.find(({type}) => type)!;

const seatsFor = (players: number): readonly unknown[] => ['visitor', ...Array(players - 1).fill(says)];

describe('what is said before pamphile is played', () => {
  afterEach(leave);

  for (const players of [4, 5, 6])
    it(`has its place on every screen where ${players} play`, async () => {
      await setViewport({width: 1080, height: 1920});
      const table = await visit(
        `<pamphile-table lang="ru" players="${players}" seed="x" pace="none" nostorage style="height: 100%"></pamphile-table>`,
        {seats: seatsFor(players), wait: 'whole'},
      );
      await until(() => {
        const {turn, player} = viewAt(table);
        return turn.phase === 'declaring.word' && turn.must === player && table.part('prompt').length;
      });
      const element = table.element as unknown as HTMLElement & Advising;
      const faults = (): Promise<string[]> => faultsAtSizes(element, SIZES);
      expect(await faults(), 'asked').to.deep.equal([]);
      await element.hint();
      await until(
        () => element.matches(':state(visitor)') && viewAt(table).turn.must === viewAt(table).player,
      );
      expect(await faults(), 'advised').to.deep.equal([]);
      element.play({type: 'EXCHANGE', cards: viewAt(table).hand.slice(0, 3)});
      await until(
        () =>
          viewAt(table).turn.phase === 'playing.trick' && viewAt(table).turn.must === viewAt(table).player,
      );
      expect(await faults(), 'playing').to.deep.equal([]);
    });

  for (const players of [3, 4, 5, 6])
    it(`has its mark at the oval of who said it, where ${players} play`, async () => {
      const table = await visit(
        `<pamphile-table players="${players}" seed="x" pace="none" nostorage style="height: 100%"></pamphile-table>`,
        {seats: seatsFor(players), wait: 'whole'},
      );
      const element = table.element as unknown as HTMLElement;
      const marks = (): Element[] => [...element.shadowRoot!.querySelectorAll('.seat > .said')];
      await until(() => marks().length, 'nobody has said anything');
      const place = element.parentElement!;
      const far: string[] = [];
      for (const size of [...SIZES, '768x1024', '1080x1920']) {
        const [width, height] = size.split('x').map(Number);
        await setViewport({width: Math.max(500, width!), height: Math.max(500, height!)});
        await resize(place, size);
        for (const mark of marks()) {
          const oval = mark.closest('.seat')!.querySelector('.figure')!.getBoundingClientRect();
          const {left, right, top, bottom} = mark.getBoundingClientRect();
          if (right < oval.left || left > oval.right || bottom < oval.top || top > oval.bottom)
            far.push(`${size}: ${[left, top]} is far from ${[oval.left, oval.top]}`);
        }
      }
      expect(far).to.deep.equal([]);
    });

  for (const [lang, before, move, said] of [
    ['en', 0, {type: 'DECLARE'}, 'you must play'],
    ['en', 1, {type: 'DECLARE'}, 'you play'],
    ['en', 1, {type: 'EXCHANGE'}, 'you play 3 new'],
    ['pl', 2, {type: 'PASS'}, 'pasujesz rozdający'],
  ] as const)
    it(`stands in words at the visitor’s own place: ${said}`, async () => {
      const record = matchTo(
        pamphile as never,
        pamphileOptions({}) as never,
        ['You', 'Leopold', 'Constance'],
        ({turn, words}: PamphileView) =>
          turn.phase === 'declaring.word' && words.filter(Boolean).length === before,
      );
      const table = await visit(`<pamphile-table lang="${lang}" pace="none" nostorage></pamphile-table>`, {
        record,
        wait: 'whole',
      });
      const {hand} = viewAt(table);
      (table.element as unknown as Advising).play(
        move.type === 'EXCHANGE' ? {...move, cards: hand.slice(0, 3)} : move,
      );
      const own = (): HTMLElement => table.element.shadowRoot!.querySelector('[data-seat=s]')!;
      await until(() => own().querySelector('.said'));
      // What a screen reader is told: the sign alone is hidden from it.
      const words = [...own().querySelectorAll('i')].filter((part) => !part.querySelector('[aria-hidden]'));
      expect(words.map(({textContent}) => textContent.trim()).join(' ')).to.equal(said);
    });

  it('does not betray at a strict table whether the hand is a mucha: who calls one that is none is told so', async () => {
    const table = await visit(
      '<pamphile-table etiquette="strict" seed="x" pace="none" nostorage></pamphile-table>',
      {seats: seatsFor(3)},
    );
    expect(viewAt(table).turn.phase).to.equal('calling.dealt');
    expect(new Set(viewAt(table).hand.map((card) => card[1])).size).to.be.greaterThan(1);
    table.button('Mucha!').click();
    await until(
      () => table.announced.some((line) => /not five cards of one suit/.test(line)),
      'it is not refused',
    );
    table.button('Say nothing').click();
    await until(() => viewAt(table).turn.phase !== 'calling.dealt');
  });
});
