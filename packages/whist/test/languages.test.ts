import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Who} from '@quinola/table';
import {holdLanguage} from '../../table/test-support/languages.js';
import {de} from '../src/strings/de.js';
import {en} from '../src/strings/en.js';
import {more} from '../src/strings/en-more.js';
import {pl} from '../src/strings/pl.js';

const english = {...en, ...more};
holdLanguage('German of whist', english, {...de}, ['title', 'levels.0', 'levels.1', 'levels.2', 'levels.3']);
holdLanguage('Polish of whist', english, {...pl});

const caroline: Who = {name: 'Caroline', you: false};

describe('sentences', () => {
  test('speak to the visitor as you in English', () => {
    const you: Who = {name: 'You', you: true};
    assert.equal(en.waits(caroline), 'Caroline is to play.');
    assert.equal(en.waits(you), 'You are to play.');
    assert.equal(more.demanded(caroline, you, 'highest', null, null), 'Caroline asks you for the highest.');
    assert.equal(more.revokeClaimed(you, caroline, true), 'You claim a revoke by Caroline: it is proved.');
  });

  test('speak to the visitor as Sie in German', () => {
    const you: Who = {name: 'Sie', you: true};
    assert.equal(de.played(caroline, 'TS'), 'Caroline spielt die Pik-Zehn.');
    assert.equal(de.played(you, 'JH'), 'Sie spielen den Herz-Buben.');
    assert.equal(de.winning('KH', caroline, true), 'Der König sticht für Ihre Partei.');
    assert.equal(de.sessionOver(1), 'Sie stehen mit 1 Fisch Gewinn auf.');
    assert.equal(de.sessionOver(-9), 'Sie stehen mit 9 Fischen Verlust auf.');
  });

  test('speak to the visitor without a pronoun in Polish, and count in three forms', () => {
    const you: Who = {name: 'Ty', you: true};
    assert.equal(pl.played({name: 'Karolina', you: false}, 'TH'), 'Karolina gra dziesiątkę kier.');
    assert.equal(pl.played(you, 'AS'), 'Grasz asa pik.');
    assert.equal(pl.yourFollow('H'), 'Twoja kolej: dołóż do kierów.');
    assert.deepEqual([1, 3, 7].map(pl.tricks), ['1 lewa', '3 lewy', '7 lew']);
    assert.equal(pl.rubberNet(22, true), 'Rober rozliczony: każdy z nas dostaje 22 fiszki.');
  });
});
