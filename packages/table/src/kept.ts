import {freshSeed} from '@quinola/cards';
import {browserPlace, keeperOf, type Keeper} from '@quinola/chart';
import type {MendWord} from './strings.js';

/** What a table does about a game that is kept under its key. */
export interface KeptHost {
  /** Says that something is wrong, with a button that mends it. */
  fail(code: string, about: Readonly<Record<string, string>>, mend?: {readonly text: MendWord; readonly act: () => void}): void;
  /** Goes on with a record. */
  goOn(record: unknown): void;
  /** Goes on with what is kept now: the page was left, kept whole by the browser, and is shown again. */
  comeBack(): void;
}

/** What is kept, while a table stands. */
export interface Kept {
  readonly keeper: Keeper;
  /** The record found; `null` = none that may be gone on with. */
  readonly record: unknown;
  /** Lets the key go, so that a reload or another table finds it free. */
  readonly leave: () => void;
}

/**
 * Opens what is kept under a key: the match of the last visit, unless another tab plays it or it cannot be read;
 * then the visitor is asked before anything is written over.
 */
export function openKept(key: string, host: KeptHost): Kept {
  const keeper = keeperOf(browserPlace(), `quinola:${key}`, freshSeed(), (state) => {
    if (state === 'elsewhere') host.fail('kept-elsewhere', {}, {text: 'takeOver', act: () => host.goOn(keeper.takeOver())});
    else if (state === 'broken') host.fail('kept-broken', {}, {text: 'setAside', act: () => {
      if (keeper.setAside()) host.goOn(null);
    }});
    else if (state !== 'free') host.fail('not-kept', {});
  });
  const hide = (): void => keeper.release();
  // Meanwhile another page may have gone on with it.
  const show = ({persisted}: PageTransitionEvent): void => {
    if (!persisted || keeper.state !== 'free') return;
    leave();
    host.comeBack();
  };
  const leave = (): void => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
    keeper.release();
  };
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  const found = keeper.load();
  return {keeper, record: keeper.state === 'free' ? found : null, leave};
}
