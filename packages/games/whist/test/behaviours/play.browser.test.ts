import {expect} from '@open-wc/testing';
import '@quinola/whist/define.js';
import {nameOf} from '@quinola/testing/visitor/aria.js';
import {seenText, textBox} from '@quinola/testing/visitor/looks.js';
import {first, leave, QUICK, until, visit, type PublicView, type Visitor} from '@quinola/testing/visitor.js';

/** South can claim the remaining tricks: he leads and has only the highest trumps. */
const CERTAIN =
  'S:AKQJT98765432... W:.AKQJT.AKQJ.AKQJ N:.98765.T987.T987 E:.432.65432.65432 dealer=E trump=S';

/** West leads at a strict table. */
const STRICT = 'S:AK2.432.432.5432 W:543.AKQJ.AKQ.AKQ N:Q76.T98.T98.T987 E:JT98.765.J765.J6 dealer=S trump=S';

/** The visitor leads, and makes two of the three tricks that are left for certain. */
const OWN = 'S:A.A.2. W:2.3.4. N:4.4.5. E:5.5.6. trump=S leader=S tricks=5-5';

/** Two tricks are left, and East can follow to both. */
const REVOKE = 'S:AK... W:QJ... N:T9... E:8.2.. trump=C leader=S tricks=6-5';

type Move = {readonly type: string; readonly card?: string};

const whist = (attributes: string, seats: readonly unknown[] = QUICK, wait?: 'whole'): Promise<Visitor> =>
  visit(`<whist-table pace="none" ${attributes}></whist-table>`, {seats, ...(wait && {wait})});

const typesIn = (table: Visitor): string[] => table.record.moves.map(({move}) => move.type);

describe('playing whist', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('26 offers to lay the cards down in the menu only when the rest is certain', async () => {
    const uncertain = await whist('seed="a test"');
    await uncertain.menu();
    expect(await uncertain.hasMenuLine(/^Lay your cards down/)).to.equal(false);
    leave();

    const table = await whist(`deal="${CERTAIN}"`);
    const deal = await table.openFromMenu(/^Lay your cards down/);
    expect(nameOf(deal)).to.equal('Deal 1');
    expect(table.text(deal)).to.contain('Tricks 13 (+7) 0 (+0)');
    expect(typesIn(table)).not.to.include('PLAY');
  });

  it('27 asks before a breach of the rules', async () => {
    const table = await whist(`etiquette="strict" deal="${STRICT}"`);
    const wrong = nameOf(table.cards().find((card) => /, not now/.test(nameOf(card)))!).split(',')[0]!;
    const question = async (): Promise<HTMLElement> => {
      table.tapCard(wrong);
      return until(() => table.panel('Against the rules'));
    };
    expect(table.text(await question())).to.contain('This would be a revoke');
    table.press('No');
    await until(() => !table.panel());
    expect(table.hand()).to.include(wrong);
    await question();
    table.press('Yes');
    await until(() => !table.hand().includes(wrong));
  });

  it('27 asks again if the intended card has meanwhile become a different breach', async () => {
    let lead: (() => void) | undefined;
    const slow = (view: PublicView, moves: readonly Move[]): object =>
      lead ? first(view, moves) : new Promise<object>((go) => (lead = () => go(first(view, moves))));
    const table = await whist(
      `etiquette="strict" deal="${STRICT}"`,
      ['visitor', slow, first, first],
      'whole',
    );
    await until(() => lead);
    table.tapCard('four of hearts');
    const early = await until(() => table.panel('Against the rules'));
    expect(table.text(early)).to.contain('It is not your turn');
    lead!();
    await until(() => /^Your turn/.test(table.prompt()));
    table.press('Yes');
    const revoke = await until(() => /revoke/.test(table.text(table.panel())) && table.panel());
    expect(table.hand(), 'it has not fallen').to.include('Four of hearts');
    table.press('Yes', revoke);
    await until(() => !table.hand().includes('Four of hearts'));
  });

  it('28 marks cards in the hand that lie open or are demanded, and says who demands them', async () => {
    const table = await whist(`etiquette="strict" deal="${OWN}"`);
    table.press('Claim the rest', await table.openFromMenu('Claims and faults'));
    const question = await until(() => table.panel('Claim the rest'));
    expect(table.text(question)).to.contain('The rest is not certainly yours');
    expect(table.cards().map(nameOf).join()).not.to.contain('open');
    table.press('Yes', question);
    await until(() => table.cards().every((card) => /\bopen$/.test(nameOf(card))));
    await until(() => table.playable().length);
    const [, asked] = /^Leopold asks you for the ((?:ace|two) of \w+)\.$/.exec(table.prompt())!;
    expect(table.playable().map((card) => nameOf(card).split(',')[0]!.toLowerCase())).to.deep.equal([asked]);
    const seen = textBox(table.part('hand')[0]!, /^open$/);
    expect(seen?.height, 'it is visible, too').to.be.above(8);
  });

  it('28 lets the visitor claim a revoke that nobody noticed, and takes the penalty', async () => {
    const wrong = (view: PublicView, moves: readonly Move[]): object =>
      view.hand!.includes('2H') ? {type: 'PLAY', card: '2H'} : first(view, moves);
    const table = await whist(`etiquette="strict" deal="${REVOKE}"`, ['visitor', first, first, wrong]);
    await table.playCard('ace of spades');
    await table.playCard('king of spades');
    const claim = await until(() => table.panel());
    expect(table.text(claim)).to.contain('Did anybody revoke?');
    expect(table.allByRole('button', undefined, claim).map(nameOf)).to.deep.equal([
      'Gerold revoked in trick 1',
      'Ask for nothing',
    ]);
    table.press(/^Gerold revoked/);
    await until(() => /How will you take them/.test(table.text(table.panel())));
    expect(table.prompt()).to.contain('You claim a revoke by Gerold: it is proved.');
    table.press('Add three to ours');
    await until(() =>
      table.announced.some((line) => line === 'Penalty against them: 3 added to the others.'),
    );
  });

  it('33 starts from a set position', async () => {
    const deal = 'S:A2.A.. W:K3.K.. N:Q4.Q.. E:J5.J.. trump=S leader=S tricks=6-4';
    const table = await whist(`deal="${deal}"`);
    expect(table.hand()).to.have.members(['Ace of spades', 'Two of spades', 'Ace of hearts']);
    expect(table.byRole('img', /^We: .*6 tricks/), 'the tricks made').not.to.equal(null);
    expect(table.byRole('img', /^They: .*4 tricks/)).not.to.equal(null);
    expect(seenText(table.element)).to.contain('trump: spades');
    // A match that began with this setting continues with it.
    const {record} = table;
    leave();
    const again = await visit('<whist-table pace="none"></whist-table>', {record});
    expect(again.hand()).to.have.length(3);
  });

  it('33 says what is wrong with a position, and deals normally', async () => {
    for (const [deal, code] of [
      ['52', 'deal-word'],
      ['S:AKQ', 'deal-hand'],
    ]) {
      const codes: string[] = [];
      const hear = (event: HTMLElementEventMap['quinola-error']): void => void codes.push(event.code);
      document.addEventListener('quinola-error', hear as (event: Event) => void);
      const table = await whist(`deal="${deal}"`);
      document.removeEventListener('quinola-error', hear as (event: Event) => void);
      expect(codes).to.deep.equal([code]);
      expect(table.text(await until(() => table.alert()))).to.contain(
        'The deal set by this page cannot be read; the cards are dealt at random.',
      );
      expect(table.hand()).to.have.length(13);
      leave();
    }
  });
});
