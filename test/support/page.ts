/** What came of a page with a table: it stands, or what went wrong before it could. */
export interface TestPage {
  readonly frame: HTMLIFrameElement;
  /** Errors, and promises that nobody caught, since the page began. */
  readonly troubles: readonly string[];
  /** What the policy of the page refused. */
  readonly refused: readonly string[];
}

/** How a page is written. */
export interface PageOptions {
  readonly tag: string;
  /** Content-Security-Policy of the page. */
  readonly policy?: string;
  /** Put into the head, after the policy. */
  readonly head?: string;
  readonly body: string;
  readonly lang?: string;
  /** The `sandbox` attribute of the frame. */
  readonly sandbox?: string;
}

interface Message {
  readonly from?: string;
  readonly trouble?: string;
  readonly refused?: string;
  readonly ready?: string;
}

const frames = new Set<HTMLIFrameElement>();

/** Removes the pages of a test; to be called after each. */
export function closePages(): void {
  for (const frame of frames) frame.remove();
  frames.clear();
}

/** How long a table may take to stand, in milliseconds: far more than it needs, so that only a broken one is given up. */
const PATIENCE = 8000;

/** Opens a page in a frame, exactly as written, and waits until its table stands; rejects with all troubles if it never does. */
export function openPage({tag, policy, head = '', body, lang = 'en', sandbox}: PageOptions): Promise<TestPage> {
  const frame = document.createElement('iframe');
  frame.title = 'A page with a table';
  frame.width = '800';
  frame.height = '600';
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  const meta = policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}">` : '';
  const reporter = `<script src="${location.origin}/test/support/reporter.js" data-tag="${tag}"></script>`;
  frame.srcdoc = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Test</title>${meta}${reporter}${head}</head>`
    + `<body>${body}</body></html>`;
  const troubles: string[] = [];
  const refused: string[] = [];
  return new Promise((done, fail) => {
    setTimeout(() => fail(new Error(`The table never stood. ${[...troubles, ...refused].join('\n')}`)), PATIENCE);
    addEventListener('message', ({source, data}: MessageEvent<Message>) => {
      if (source !== frame.contentWindow || data.from !== 'test-page') return;
      if (data.trouble !== undefined) troubles.push(data.trouble);
      if (data.refused !== undefined) refused.push(data.refused);
      if (data.ready !== undefined) done({frame, troubles, refused});
    });
    frames.add(frame);
    document.body.append(frame);
  });
}
