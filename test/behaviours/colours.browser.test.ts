import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import {sampled} from '@quinola/testing/registry/sampled.js';
import '@quinola/testing/registry/sampled-tables.js';
import {elementsIn, nameOf, readOut} from '@quinola/testing/visitor/aria.js';
import {contrast, inkOf, lookOf, paperOf} from '@quinola/testing/visitor/looks.js';
import {key, leave, until, visit, type Visitor} from '@quinola/testing/visitor.js';
import {asked, makeMove} from '@quinola/testing/visitor/moves.js';

// Tables with hands: the signs of a layout are those of its cards, which are drawn alike.
const HANDS = sampled.filter(({room}) => room === 'trick');

/** The suits of the French pack: those of the Polish one are pictures, of several inks each. */
const FRENCH = 'suits="two-colour"';

/** The most deals until the visitor has held pips of every suit. */
const MOST_DEALS = 30;

/** The pip cards, which have one ink, by suit. */
const pips = (cards: readonly HTMLElement[]): readonly (readonly [suit: string, card: HTMLElement])[] =>
  cards.flatMap((card) => {
    const [, suit] = /(?:two|three|four|five|six|seven|eight|nine|ten) of (\w+)/i.exec(readOut(card)) ?? [];
    return suit ? [[suit, card] as const] : [];
  });

/** A pip card of each suit, from as many deals as it needs, with what is found out about it. */
async function ofEverySuit<T>(
  tag: string,
  attributes: string,
  about: (card: HTMLElement) => T,
): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  for (let deal = 0; found.size < 4; deal++) {
    expect(deal).to.be.below(MOST_DEALS);
    const table = await visit(`<${tag} pace="none" seed="${deal}" ${attributes}></${tag}>`, {wait: 'whole'});
    await until(() => table.cards().length || table.panel());
    for (const [suit, card] of pips(table.cards())) found.set(suit, about(card));
    leave();
  }
  return found;
}

/** A table at which the visitor is to play a card, and some of his may not be played. */
async function choosingCards(tag: string): Promise<Visitor> {
  const table = await asked(
    await visit(`<${tag} pace="none" seed="colours" ${FRENCH}></${tag}>`, {wait: 'whole'}),
  );
  const isBound = (): boolean =>
    table.playable().length > 0 && table.cards().some((card) => nameOf(card).endsWith('not now'));
  for (let moves = 0; !isBound(); moves++) {
    expect(moves).to.be.below(80);
    await makeMove(table);
  }
  return table;
}

afterEach(async () => {
  leave();
  localStorage.clear();
  await executeServerCommand('force-colours', null);
});

for (const {tag} of HANDS) {
  for (const scheme of ['light', 'dark'] as const) {
    describe(`a <${tag}> in the visitor’s own ${scheme} colours`, () => {
      beforeEach(async () => {
        await executeServerCommand('force-colours', scheme);
        expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
      });

      it(`45 shows suits readable on the card, with red and black distinguishable, ${scheme}`, async () => {
        const inks = await ofEverySuit(tag, `indices="none" ${FRENCH}`, (card) => {
          const ink = inkOf(card);
          expect(contrast(ink, paperOf(card)), nameOf(card)).to.be.at.least(3);
          return ink;
        });
        for (const red of ['hearts', 'diamonds'])
          for (const black of ['spades', 'clubs']) expect(inks.get(red)).not.to.equal(inks.get(black));
      });

      it(`45 shades cards that may not be played, and shows where the focus is, ${scheme}`, async () => {
        const table = await choosingCards(tag);
        const not = table.cards().find((card) => nameOf(card).endsWith('not now'))!;
        const [may] = table.playable();
        expect(lookOf(not)).not.to.equal(lookOf(may!));
        may!.focus();
        await key('ArrowRight');
        const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(table.focused()!);
        expect(outlineStyle).to.equal('solid');
        expect(parseFloat(outlineWidth)).to.be.at.least(2);
        expect(
          contrast(outlineColor, paperOf(table.part('felt')[0]!)),
          'the ring on the table',
        ).to.be.at.least(3);
      });

      it(`45 writes suits on its sheets in the visitor’s colours, ${scheme}`, async () => {
        const table = await choosingCards(tag);
        await table.fromMenu('Play this deal out for me');
        await until(() => table.panel() && !table.cards().length, 'the deal does not end');
        const sheet = await table.openFromMenu('Replay');
        const signs = (): Element[] => [...elementsIn(sheet)].filter(({localName}) => localName === 'svg');
        // Two hands at least, each by its four suits.
        await until(() => signs().length >= 8, 'no suits are written');
        for (const sign of signs()) expect(contrast(inkOf(sign), paperOf(sheet))).to.be.at.least(3);
      });
    });
  }

  describe(`the cards of a <${tag}>`, () => {
    it('45 have two colours, or one for each suit', async () => {
      const two = await ofEverySuit(tag, FRENCH, inkOf);
      expect(new Set(two.values()).size).to.equal(2);
      expect(two.get('hearts')).to.equal(two.get('diamonds'));
      const four = await ofEverySuit(tag, 'suits="four-colour"', inkOf);
      expect(new Set(four.values()).size).to.equal(4);
    });
  });
}
