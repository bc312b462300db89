/** The result of opening a page with a table: whether the visitor can play, and the errors. */
export interface TestPage {
  readonly frame: HTMLIFrameElement;
  /** Errors and unhandled rejections since the page was opened. */
  readonly errors: readonly string[];
  /** Violations of the page's policy. */
  readonly refused: readonly string[];
  /** Addresses of the scripts that were loaded when the visitor could first play. */
  readonly scripts: readonly string[];
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

/** The script with which a page of a test reports what happens in it: a strict policy must allow it. */
export const REPORTER = new URL('./reporter.js', import.meta.url).href;

interface Message {
  readonly from?: string;
  readonly error?: string;
  readonly refused?: string;
  readonly scripts?: readonly string[];
}

/**
 * How long a table may take until it can be played, in milliseconds: far more than it needs on a busy machine, so
 * that only a broken one is given up. After that the next are given less.
 */
let longestWait = 15_000;

let open: HTMLIFrameElement | null = null;

/** Removes the page of a test; to be called after each. */
export function closePage(): void {
  open?.remove();
  open = null;
}

/**
 * Opens a page in a frame, exactly as written, in the place of the one before, and waits until the visitor can play;
 * rejects with all errors if he never can.
 */
export function openPage({
  tag,
  policy,
  head = '',
  body,
  lang = 'en',
  sandbox,
}: PageOptions): Promise<TestPage> {
  closePage();
  const frame = document.createElement('iframe');
  open = frame;
  frame.title = 'A page with a table';
  frame.width = '780';
  frame.height = '580';
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  const meta = policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}">` : '';
  const reporter = `<script src="${REPORTER}" data-tag="${tag}"></script>`;
  frame.srcdoc =
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Test</title>${meta}${reporter}${head}</head>` +
    `<body>${body}</body></html>`;
  const errors: string[] = [];
  const refused: string[] = [];
  return new Promise((done, fail) => {
    const timer = setTimeout(() => {
      longestWait = 3000;
      fail(new Error(`The visitor could never play. ${[...errors, ...refused].join('\n')}`));
    }, longestWait);
    addEventListener('message', ({source, data}: MessageEvent<Message>) => {
      if (source !== frame.contentWindow || data.from !== 'test-page') return;
      if (data.error !== undefined) errors.push(data.error);
      if (data.refused !== undefined) refused.push(data.refused);
      if (data.scripts !== undefined) {
        clearTimeout(timer);
        done({frame, errors, refused, scripts: data.scripts});
      }
    });
    document.body.append(frame);
  });
}
