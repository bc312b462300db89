import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Who} from '@quinola/table';
import {wholeLanguages} from '@quinola/testing/suites/languages.js';
import {whistWords} from '../src/whist/made/language.js';

const [en, de, pl, ru, sv] = await wholeLanguages(whistWords);
const caroline: Who = {name: 'Caroline', you: false};

describe('sentences', () => {
  test('address the visitor as you in English', () => {
    const you: Who = {name: 'You', you: true};
    assert.equal(en.demanded(caroline, you, 'highest', null, null), 'Caroline asks you for the highest.');
    assert.equal(en.revokeClaimed(you, caroline, true), 'You claim a revoke by Caroline: it is proved.');
  });

  test('address the visitor as Sie in German', () => {
    const you: Who = {name: 'Sie', you: true};
    assert.equal(de.played(caroline, 'TS'), 'Caroline spielt die Pik-Zehn.');
    assert.equal(de.played(you, 'JH'), 'Sie spielen den Herz-Buben.');
    assert.equal(de.sessionOver(1), 'Sie stehen mit 1 Fisch Gewinn auf.');
    assert.equal(de.sessionOver(-9), 'Sie stehen mit 9 Fischen Verlust auf.');
  });

  test('address the visitor without a pronoun in Polish, and use three plural forms', () => {
    const you: Who = {name: 'Ty', you: true};
    assert.equal(pl.played({name: 'Karolina', you: false}, 'TH'), 'Karolina gra dziesiątkę kier.');
    assert.equal(pl.played(you, 'AS'), 'Grasz asa pik.');
    assert.equal(pl.rubberNet(22, true), 'Rober rozliczony: każdy z nas dostaje 22 fiszki.');
  });

  test('address the visitor as вы in Russian, and use three plural forms', () => {
    const you: Who = {name: 'Вы', you: true};
    assert.equal(ru.played({name: 'Каролина', you: false}, 'TH'), 'Каролина кладёт десятку червей.');
    assert.equal(ru.played(you, 'AS'), 'Вы кладёте туза пик.');
    assert.equal(ru.dealt(you, 'H', null), 'Сдаёте вы, козыри: червы.');
    assert.equal(ru.rubberNet(-21, true), 'Роббер рассчитан: каждый из нас платит 21 фишку.');
  });

  test('address the visitor as du in Swedish', () => {
    const you: Who = {name: 'Du', you: true};
    assert.equal(sv.played(you, 'TH'), 'Du spelar hjärter tio.');
    assert.equal(
      sv.revokeClaimed({name: 'Karolina', you: false}, you, true),
      'Karolina påtalar revoke av dig: den är bevisad.',
    );
    assert.deepEqual([1, 2].map(sv.fishes), ['1 fisk', '2 fiskar']);
  });
});
