import {listed, type AnyGame} from '@quinola/play';
import {until} from '../wait.js';
import {list} from '../registry/list.js';

/** What a test uses of a table in a page of its own; these names are not minified. */
export interface HostTable extends HTMLElement {
  readonly view: object | null;
  readonly record: {readonly moves: readonly {readonly by: unknown}[]; readonly seed?: string} | null;
  readonly features: object | null;
  readonly context: {readonly count: number} | null;
  readonly game: Pick<AnyGame, 'moves' | 'refusal'>;
  readonly match: {send(event: {readonly type: string}): void};
  play(move: object): boolean;
  tag(...names: readonly string[]): boolean;
  open(panel: string): Promise<void>;
  close(): Promise<void>;
}

/** A page of a test. */
export interface HostilePage {
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  /** Errors and unhandled rejections. */
  readonly errors: readonly string[];
  /** Violations of its policy. */
  readonly refused: readonly string[];
}

let frame: HTMLIFrameElement | null = null;

/** Removes the page of a test. */
export function close(): void {
  frame?.remove();
  frame = null;
}

/**
 * Opens a page exactly as written, and collects its errors.
 * @param head what stands in the head; a policy comes first
 */
export async function openHostile(head: string, body: string, width = 1000): Promise<HostilePage> {
  close();
  frame = document.createElement('iframe');
  frame.title = 'A page with tables';
  frame.width = `${width}`;
  frame.height = '9000';
  // All tables must be in view: a table out of view pauses.
  frame.style.cssText =
    'position: fixed; inset: 0 auto auto 0; transform: scale(0.05); transform-origin: 0 0';
  frame.srcdoc = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title>${head}</head><body>${body}</body></html>`;
  const errors: string[] = [];
  const refused: string[] = [];
  const loaded = new Promise((done) => frame!.addEventListener('load', done, {once: true}));
  document.body.append(frame);
  // The page's window exists before its scripts run.
  const listen = (page: Window): void => {
    page.addEventListener(
      'error',
      ({message, target}) => {
        // Harmless: a size changes once more in the next frame.
        if (!/^ResizeObserver loop/.test(message))
          errors.push(message || `could not load ${(target as HTMLScriptElement).src}`);
      },
      true,
    );
    page.addEventListener('unhandledrejection', ({reason}) =>
      errors.push(String((reason as Error)?.stack ?? reason)),
    );
    page.addEventListener('securitypolicyviolation', (event) => {
      const {effectiveDirective, blockedURI, sample} = event as SecurityPolicyViolationEvent;
      refused.push(`${effectiveDirective} ${blockedURI} ${sample}`.trim());
    });
  };
  await until(() => frame!.contentDocument?.URL === 'about:srcdoc', 'no page', 1);
  listen(frame.contentWindow!);
  await loaded;
  return {
    window: frame.contentWindow as Window & typeof globalThis,
    document: frame.contentDocument!,
    errors,
    refused,
  };
}

/** The tables of a page, once a visitor can play at all of them; rejects with the errors if he never can. */
export async function playable({document: page, errors, refused}: HostilePage): Promise<HostTable[]> {
  const tables = [...page.querySelectorAll<HostTable>(list.map(({tag}) => tag).join())];
  const waiting = (): HostTable[] =>
    tables.filter((table) => !table.features || !table.view || !table.tag('visitor', 'sheet', 'over'));
  await until(() => !waiting().length, 'no table').catch(() => {
    throw new Error(
      `The visitor could never play at ${waiting()
        .map(({localName}) => localName)
        .join(', ')}.\n${[...errors, ...refused].join('\n')}`,
    );
  });
  return tables;
}

/** Makes the visitor's first lawful move, or reads the account of a deal, and waits until it is his turn again. */
export async function playOne(table: HostTable): Promise<void> {
  const before = table.context!.count;
  if (table.tag('sheet')) {
    table.match.send({type: 'ACKNOWLEDGE'});
    await until(() => table.tag('visitor', 'over'), `${table.localName} deals no more`);
  }
  const [move] = listed(table.game, table.view!);
  if (!table.play(move!)) throw new Error(`${JSON.stringify(move)} was refused at ${table.localName}`);
  await until(
    () => table.context!.count > before && table.tag('visitor', 'sheet', 'over'),
    `${table.localName} does not go on`,
  );
}
