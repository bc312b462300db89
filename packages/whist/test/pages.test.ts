import assert from 'node:assert/strict';
import {test} from 'node:test';
import {holdPages} from '../../table/test-support/pages.js';
import {loadPage} from '../src/pages/load.js';

holdPages('Viennese whist', (lang) => loadPage('vienna-1834', lang));
holdPages('Polish wist', (lang) => loadPage('warsaw', lang));

/** In each language: that the first deal is among those that count double, and that the table may be set otherwise. */
const SAID = {
  en: ['the first included', 'unless the table is set otherwise'],
  de: ['auch schon im ersten', 'wenn der Tisch nicht anders eingestellt ist'],
  pl: ['także w pierwszym', 'chyba że stół ustawiono inaczej'],
  ru: ['включая первую', 'если стол не настроен иначе'],
  sv: ['även den första', 'om bordet inte är inställt annorlunda'],
} as const;

for (const [lang, [first, otherwise]] of Object.entries(SAID)) {
  test(`the Viennese pages (${lang}) count the first deal in the preferred suit double, and say what may be set otherwise`, async () => {
    const text = JSON.stringify(await loadPage('vienna-1834', lang));
    assert.ok(text.includes(first));
    assert.equal(
      text.split(otherwise).length - 1,
      2,
      'losers’ honours, where they are told and among the sources',
    );
  });
}
