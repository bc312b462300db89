import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {FRENCH_52} from '@quinola/cards';
import {kitWords} from '../src/language.js';
import {theCard, theRank} from '../src/strings/de.js';
import {ofSuit, plural, theCard as polishCard} from '../src/strings/pl.js';
import {ofSuit as russianSuit, plural as russianPlural, theCard as russianCard} from '../src/strings/ru.js';
import {theRank as swedishRank} from '../src/strings/sv.js';
import {testLanguage, wholeLanguages} from '@quinola/testing/suites/languages.js';

const [en, de, pl, ru, sv] = await wholeLanguages(kitWords);
testLanguage('German of the kit', {...en}, {...de}, [
  'names.0',
  'names.1',
  'names.3',
  'names.4',
  'names.5',
  'keyMap.13.0',
  'pause',
  'themes.salon',
  'themes.biedermeier',
]);
testLanguage('Polish of the kit', {...en}, {...pl}, [
  'names.6',
  'keyMap.1.0',
  'names.1',
  'names.5',
  'partner',
  'menu',
  'themes.salon',
  'themes.biedermeier',
  'keyMap.11.1',
  'keyMap.13.0',
  'asks.ladderKeys.0',
  'asks.stake.keys.0',
]);
testLanguage('Russian of the kit', {...en}, {...ru}, [
  'keyMap.1.0',
  'keyMap.13.0',
  'asks.ladderKeys.0',
  'asks.stake.keys.0',
]);
testLanguage('Swedish of the kit', {...en}, {...sv}, [
  'keyMap.1.0',
  'names.1',
  'names.5',
  'names.2',
  'names.3',
  'partner',
  'themes.biedermeier',
  'asks.pass',
  'keyMap.13.0',
  'asks.ladderKeys.0',
  'asks.stake.keys.0',
]);

describe('names of cards', () => {
  for (const [name, words] of [
    ['English', en],
    ['German', de],
    ['Polish', pl],
    ['Russian', ru],
    ['Swedish', sv],
  ] as const) {
    test(`are all different in ${name}`, () => {
      const names = FRENCH_52.cards.map(words.card);
      assert.equal(new Set(names).size, 52);
      for (const card of names) assert.match(card, /^\p{L}+( of |-| )\p{L}+$/u);
    });
  }

  test('appear in the prompt', () => {
    assert.equal(en.waits({name: 'Caroline', you: false}), 'It is Caroline’s turn.');
    assert.equal(en.waits({name: 'You', you: true}), 'It is your turn.');
    assert.equal(pl.yourFollow('H'), 'Twoja kolej: dołóż do kierów.');
    assert.equal(ru.yourFree('D'), 'Ваш ход: бубён у вас нет, кладите любую карту.');
  });

  test('have gender and case in German', () => {
    assert.equal(de.card('TS'), 'Pik-Zehn');
    assert.deepEqual(
      ['TS', 'KH', 'QD', 'JC', 'AS'].map((card) => theCard(card)),
      ['die Pik-Zehn', 'den Herz-König', 'die Karo-Dame', 'den Treff-Buben', 'das Pik-Ass'],
    );
    assert.equal(theCard('JC', 'nom'), 'der Treff-Bube');
    assert.deepEqual(['TS', 'KH', 'AS'].map(theRank), ['Die Zehn', 'Der König', 'Das Ass']);
  });

  test('have cases in Polish', () => {
    assert.equal(pl.card('TH'), 'dziesiątka kier');
    assert.deepEqual(['TH', 'KS', 'QD', 'AC'].map(polishCard), [
      'dziesiątkę kier',
      'króla pik',
      'damę karo',
      'asa trefl',
    ]);
    assert.deepEqual(['S', 'H', 'D', 'C'].map(ofSuit), ['pików', 'kierów', 'kar', 'trefli']);
  });

  test('have cases in Russian', () => {
    assert.equal(ru.card('TH'), 'десятка червей');
    assert.deepEqual(['TH', 'KS', 'QD', 'AC'].map(russianCard), [
      'десятку червей',
      'короля пик',
      'даму бубён',
      'туза треф',
    ]);
    assert.deepEqual(['S', 'H', 'D', 'C'].map(russianSuit), ['пик', 'червей', 'бубён', 'треф']);
  });

  test('start with the suit in Swedish, and are definite without an adjective', () => {
    assert.deepEqual(['TH', 'JS', 'AC'].map(sv.card), ['hjärter tio', 'spader knekt', 'klöver ess']);
    assert.deepEqual(['TH', 'JS', 'AC'].map(swedishRank), ['Tian', 'Knekten', 'Esset']);
  });
});

test('Polish has three plural forms', () => {
  const forms = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 100, 101, 102, 112].map((n) =>
    plural(n, 'karta', 'karty', 'kart'),
  );
  assert.deepEqual(forms, [
    '0 kart',
    '1 karta',
    '2 karty',
    '4 karty',
    '5 kart',
    '11 kart',
    '12 kart',
    '14 kart',
    '21 kart',
    '22 karty',
    '25 kart',
    '100 kart',
    '101 kart',
    '102 karty',
    '112 kart',
  ]);
});

test('Russian has three plural forms', () => {
  const forms = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 100, 101, 102, 112].map((n) =>
    russianPlural(n, 'карта', 'карты', 'карт'),
  );
  assert.deepEqual(forms, [
    '0 карт',
    '1 карта',
    '2 карты',
    '4 карты',
    '5 карт',
    '11 карт',
    '12 карт',
    '14 карт',
    '21 карта',
    '22 карты',
    '25 карт',
    '100 карт',
    '101 карта',
    '102 карты',
    '112 карт',
  ]);
});
