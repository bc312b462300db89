import {expect} from '@open-wc/testing';
import {lessonRecord, type Lesson} from '@quinola/play';
import '@quinola/boston/define.js';
import '@quinola/boston/vira-define.js';
import {resize, SCREENS} from '@quinola/testing/fit.js';
import {leave, until, visit} from '@quinola/testing/visitor.js';
import {overlap} from '@quinola/testing/visitor/looks.js';
import {boston} from '../src/boston/rules/index.js';
import {setDeal} from '../src/kit/contracts/words/lessons/set-deal.js';

/** A low telephone, one that lies on its side, and a screen of 1280x720 at 200 %. */
const LOW = ['360x640', '844x390', '640x360'];

/** How many games of a ladder stand in view at least, each as high as a finger. */
const IN_VIEW = 3.5,
  FINGER = 44;

/** Shows the whole ladder, with all games. */
async function showAll(root: ShadowRoot): Promise<void> {
  await until(() => root.querySelector('.auction footer button'));
  [...root.querySelectorAll<HTMLElement>('.auction footer button')]
    .find(({textContent}) => textContent.includes('All games'))!
    .click();
  await until(() => root.querySelector('.auction .heads'));
}

/** What players have said that can be seen, and that the ladder covers in part. */
function coveredWords(root: ShadowRoot): string[] {
  const ladder = root.querySelector('.auction')!.getBoundingClientRect();
  return [...root.querySelectorAll('.seat .word, .own .word')]
    .filter((word) => word.checkVisibility({visibilityProperty: true}))
    .filter((word) => overlap(word.getBoundingClientRect(), ladder))
    .map(({textContent}) => textContent.trim());
}

describe('the ladder of Vira', () => {
  afterEach(leave);

  it('covers nothing that is said', async () => {
    const {element: table} = await visit(
      '<vira-table lang="en" seed="h3" pace="none" nostorage style="height: 100%"></vira-table>',
      {wait: 'whole'},
    );
    const root = table.shadowRoot!;
    await showAll(root);
    expect(root.querySelectorAll('.seat .word').length).to.equal(2);
    const covered: string[] = [];
    for (const size of SCREENS) {
      await resize(table.parentElement!, size);
      covered.push(...coveredWords(root).map((word) => `${size}: ${word}`));
    }
    expect(covered).to.deep.equal([]);
  });

  it('shows several games at once and explains each in one sentence, on low screens too', async () => {
    const {element: table} = await visit(
      '<vira-table lang="en" seed="a ladder" pace="none" nostorage style="height: 100%"></vira-table>',
      {wait: 'whole'},
    );
    const root = table.shadowRoot!;
    await showAll(root);
    for (const size of LOW) {
      await resize(table.parentElement!, size);
      const ladder = root.querySelector<HTMLElement>('.auction .ladder')!;
      const heads = ladder.querySelector<HTMLElement>('.heads')!;
      expect(ladder.clientHeight - heads.offsetHeight, size).to.be.at.least(IN_VIEW * FINGER);
      for (const rung of ladder.querySelectorAll<HTMLElement>('button.rung')) {
        rung.click();
        await until(() => rung.getAttribute('aria-pressed') === 'true' || rung.ariaDisabled === 'true');
        const about = root.querySelector<HTMLElement>('.auction .about')!;
        expect(about.scrollHeight, `${size}: ${about.innerText}`).to.be.at.most(about.clientHeight + 1);
        expect(about.innerText, size).not.to.equal('');
      }
    }
  });
});

/** A table at which so much has been bid before a player, the visitor, is asked. */
async function tableAfter(before: string, visitor: number): Promise<HTMLElement> {
  const {seats: _, ...set} = setDeal({
    hands: [
      'KS 3S 2S AH QH 8H 3H 2H AD KD 7D 5D 2C',
      'QS 8S 6S 9H 4D 3D AC TC 9C 7C 6C 5C 3C',
      'TS 7S 5S 4S TH 6H 5H JD TD 6D QC JC 8C',
      'AS JS 9S KH JH 7H 4H QD 9D 8D 2D KC 4C',
    ],
    visitor,
    highest: 'H',
    before,
  });
  const lesson: Lesson = {
    ...set,
    format: 'quinola-lesson/1',
    id: 'said',
    game: 'boston',
    title: 'Said',
    steps: [],
    end: {say: 'End'},
  };
  const {element} = await visit(
    '<boston-table lang="en" deals="1" pace="none" nostorage style="height: 100%"></boston-table>',
    {wait: 'whole'},
  );
  const table = element as unknown as HTMLElement & {record: unknown};
  table.record = lessonRecord(boston, lesson, ['You', 'Leopold', 'Constance', 'Gerold'] as never);
  const root = table.shadowRoot!;
  await until(() => root.querySelectorAll('.seat .word').length === 3 && root.querySelector('.auction'));
  return table;
}

describe('the auction of Boston', () => {
  afterEach(leave);

  it('covers nobody’s name with what he has said', async () => {
    const table = await tableAfter('pass boston.couleur grand-boston.simple', 3);
    for (const size of SCREENS) {
      await resize(table.parentElement!, size);
      for (const seat of table.shadowRoot!.querySelectorAll('[part~=seat]')) {
        const name = seat.querySelector('.plate b')!;
        const [own, said] = [name, seat.querySelector('.word')!].map((one) => one.getBoundingClientRect());
        const isCovered =
          own!.left < said!.right - 1 &&
          said!.left < own!.right - 1 &&
          own!.top < said!.bottom - 1 &&
          said!.top < own!.bottom - 1;
        expect(isCovered, `${size}: ${name.textContent} is covered`).to.equal(false);
      }
    }
  });

  it('covers nothing that is said with the whole tariff card', async () => {
    const table = await tableAfter('boston.couleur boston.superieure grand-boston.simple pass', 0);
    const root = table.shadowRoot!;
    await showAll(root);
    const covered: string[] = [];
    for (const size of SCREENS) {
      await resize(table.parentElement!, size);
      covered.push(...coveredWords(root).map((word) => `${size}: ${word}`));
    }
    expect(covered).to.deep.equal([]);
  });

  it('covers no word of a lesson with what is said at a seat', async () => {
    const {element: table} = await visit(
      '<boston-table lang="en" lesson="who-bids-most" pace="none" nostorage style="height: 100%"></boston-table>',
      {wait: 'whole'},
    );
    const root = table.shadowRoot!;
    const press = async (selector: string): Promise<void> => {
      await until(() => root.querySelector<HTMLElement>(selector));
      root.querySelector<HTMLElement>(selector)!.click();
    };
    await press('.button.forward');
    await press('[data-rung="boston.couleur"]');
    await until(() => root.querySelectorAll('.seat .word').length === 3 && root.querySelector('.auction'));
    for (const size of SCREENS) {
      await resize(table.parentElement!, size);
      const note = root.querySelector('.lesson')!.getBoundingClientRect();
      for (const word of root.querySelectorAll('.seat .word')) {
        const said = word.getBoundingClientRect();
        const isOver =
          note.left < said.right - 1 &&
          said.left < note.right - 1 &&
          note.top < said.bottom - 1 &&
          said.top < note.bottom - 1;
        expect(isOver, `${size}: ${word.textContent}`).to.equal(false);
      }
    }
  });
});
