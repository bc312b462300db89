import type {Page} from 'puppeteer-core';

/** The work of the threads of a page, in milliseconds of processor time: other processes do not count. */
export interface Traced {
  /** Every task of the main thread. */
  readonly main: readonly number[];
  /** Every message that a worker has handled. */
  readonly worker: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args: {readonly name?: string};
}

const CATEGORIES = [
  '-*',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
];
/** A mark that identifies the page's process: the browser's initial tab is traced too. */
const MARK = 'quinola-bench';

/** Traces the threads of a page while something happens on it. */
export async function traced(page: Page, happens: () => Promise<void>): Promise<Traced> {
  await page.tracing.start({categories: CATEGORIES});
  await happens();
  await page.evaluate((mark) => performance.mark(mark), MARK);
  const {traceEvents} = JSON.parse(new TextDecoder().decode(await page.tracing.stop())) as {
    traceEvents: readonly TraceEvent[];
  };
  const threads = new Map(
    traceEvents
      .filter(({name}) => name === 'thread_name')
      .map(({pid, tid, args}) => [`${pid} ${tid}`, args.name]),
  );
  const own = traceEvents.find(({name}) => name === MARK)?.pid;
  const times = (task: string, thread: string): number[] =>
    traceEvents
      .filter(
        ({name, pid, tid, tdur}) =>
          pid === own && name === task && tdur !== undefined && threads.get(`${pid} ${tid}`) === thread,
      )
      .map(({tdur}) => tdur! / 1000);
  return {
    main: times('RunTask', 'CrRendererMain'),
    worker: times('HandlePostMessage', 'DedicatedWorker thread'),
  };
}
