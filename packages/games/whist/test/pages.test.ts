import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LAWS} from '../src/whist/rules/laws.js';
import {loadPages} from '../src/whist/made/texts.js';

/** In each language: the sentence that the first deal counts double too, and that an option changes this. */
const SAID = {
  en: ['the first included', 'unless the table is set otherwise'],
  de: ['auch schon im ersten', 'wenn der Tisch nicht anders eingestellt ist'],
  pl: ['także w pierwszym', 'chyba że stół ustawiono inaczej'],
  ru: ['включая первую', 'если стол не настроен иначе'],
  sv: ['även den första', 'om bordet inte är inställt annorlunda'],
} as const;

/** In each language: the sentence that a trick may be looked at again. */
const LAST_TRICK: Readonly<Record<string, RegExp>> = {
  en: /looked at again/,
  de: /[Nn]achsehen/,
  pl: /[Oo]bejrzeć|[Oo]glądać/,
  ru: /[Сс]нова (по)?смотреть/,
  sv: /titta på/,
};

for (const [lang, [first, otherwise]] of Object.entries(SAID)) {
  test(`the Viennese pages (${lang}) count the first deal in the preferred suit double, and mention other settings`, async () => {
    const text = JSON.stringify((await loadPages(lang))['vienna-1834']);
    assert.ok(text.includes(first));
    assert.equal(
      text.split(otherwise).length - 1,
      2,
      'losers’ honours, where they are told and among the sources',
    );
  });
}

for (const lang of Object.keys(SAID)) {
  test(`the Viennese pages (${lang}) name the section of every law that can be broken at a table`, async () => {
    const {sections} = (await loadPages(lang))['vienna-1834'];
    const lawText = JSON.stringify(sections.find(({id}) => id === 'irregularities')).replace(/\s/g, '');
    const laws = LAWS.filter(({rules, table}) => rules === 'vienna-1834' && /strict|impossible/.test(table));
    const named = [...new Set(laws.flatMap(({source}) => source.match(/§\d+/g) ?? []))];
    assert.deepEqual(
      named.filter(
        (section) => !new RegExp(`${section}(?!\\d)|§§[\\d,]*\\b${section.slice(1)}\\b`).test(lawText),
      ),
      [],
    );
    // The choice of seats is explained in the section about partners and places.
    assert.match(JSON.stringify(sections.find(({id}) => id === 'draw')), /§\s?2\)/);
  });

  test(`the Polish laws (${lang}) say nothing about the last trick that the book does not say`, async () => {
    const {sections} = (await loadPages(lang)).warsaw;
    const {blocks} = sections.find(({id}) => id === 'play')!;
    assert.equal(blocks.filter((block) => 'note' in block).length, 1);
    assert.doesNotMatch(JSON.stringify(blocks.filter((block) => 'p' in block)), LAST_TRICK[lang]!);
  });
}
