// `<script src="…/frames.js" defer>` once on a page: every frame on it that shows an embed.html is made as high as its
// table. Without it a frame keeps the height that the page gives it.

/** What embed.html posts to the page around it. */
export interface FrameHeight {
  readonly quinola: 'height';
  /** The tag of the table. */
  readonly table: string;
  /** In px. */
  readonly height: number;
}

/** The limits of a frame's height, in px, whatever it asks for. */
const BOUNDS = [200, 3000] as const;

/** The frames on the page that show an embed.html; a sandboxed one has no origin that could be checked. */
const frames = (): HTMLIFrameElement[] =>
  [...document.querySelectorAll('iframe')].filter(({src}) => /\/embed\.html(?:[?#]|$)/.test(src));

const isHeight = (data: unknown): data is FrameHeight => {
  const {quinola, height} = (data ?? {}) as Partial<FrameHeight>;
  return quinola === 'height' && Number.isFinite(height);
};

addEventListener('message', ({source, data}: MessageEvent<unknown>) => {
  const frame = isHeight(data) && frames().find(({contentWindow}) => contentWindow === source);
  if (frame) frame.style.height = `${Math.min(Math.max(data.height, BOUNDS[0]), BOUNDS[1])}px`;
});

// Messages sent before this script had loaded are asked for again.
for (const frame of frames()) frame.contentWindow?.postMessage({quinola: 'measure'}, '*');
