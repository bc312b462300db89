import {frames} from './visitor.js';

/**
 * Whether a table fits its box: everything needed at once is fully visible, nothing overlaps, and targets and type are large
 * enough. `PARTS` has the internal selectors; everything else is measured.
 */

/** The sizes of screens, in px, on which everything must be visible at once. The last is 1280x800 at twice its size. */
export const SCREENS = [
  '360x640',
  '390x664',
  '640x360',
  '844x390',
  '768x1024',
  '1024x768',
  '1280x720',
  '1366x768',
  '1920x1080',
  '1080x1920',
  '640x400',
] as const;

/** The sizes of kiosk screens. */
export const LARGE_SCREENS = SCREENS.filter((size) => size.split('x').every((side) => Number(side) >= 720));

/** Smaller sizes, the last a column of a page on a telephone lying down: hand, trick and prompt must be visible at once. */
export const SMALL_SCREENS = ['320x480', '568x320', '280x500', '776x338'] as const;

/** The parts of a table. Parts of different names must not overlap; those named here twice must not overlap each other either. */
const PARTS: Readonly<Record<string, string>> = {
  hand: '[part~=hand]:not(.open *) [part~=card], .covered .card',
  trick: '.stage [part~=trick] .card, .tray .card, .tray .place, .tray .button',
  caption: '.caption, .tray .count',
  prompt: '[part~=prompt]',
  note: '.docked > *',
  panel: '.cover .sheet.small',
  score: '[part~=score] > *',
  paper: '.up',
  furniture: '.furniture .piece > div > *',
  seat: '[part~=seat] .figure, [part~=seat] .plate',
  said: '.seat .word, .own .word',
  lies: '.seat .lying .card, .seat .before .card, .own .lying .card, .own .before .card',
  own: '.own > span',
  open: '.open [part~=card]',
  layout: '[part~=layout] :is([part~=card], [part~=square])',
  places: '[part~=places] [part~=place]',
  heaps: '[part~=heaps] figure',
  pack: '.house .heap',
  purse: '.purse',
  stake: '.player .stake, .beside:not(.board)',
  answers: '.asked .button, .asked .amount',
  tools: '[part~=toolbar] button',
  title: '.title',
};

/** Parts that must be visible on the smallest screens too. */
const NEEDED = ['hand', 'trick', 'middle', 'prompt', 'layout', 'places', 'heaps', 'answers'];

/** Parts that are words: what they say must be seen whole. */
const WORDS = new Set([
  'caption',
  'prompt',
  'score',
  'paper',
  'said',
  'own',
  'title',
  'heaps',
  'purse',
  'stake',
  'answers',
]);

/** Pairs that may overlap: open cards and speech belong to their seat, and may cover decoration. */
const TOGETHER = new Set([
  'lies said',
  'lies seat',
  'said seat',
  'own said',
  'lies own',
  'said stake',
  'purse score',
]);

/** Parts that consist of several cards which cover one another. */
const FANS = new Set(['hand', 'trick', 'open', 'lies', 'layout', 'seat']);

/** The narrowest strip of a card in a hand, the smallest target of a mouse or of a finger, the smallest type, in px. */
const STRIP = 24;
const targetSize = (): number => (matchMedia('(pointer: fine)').matches ? 40 : 44);
const TYPE = 12;
/** The narrowest card in a trick, on any screen and on one of SCREENS, in px. */
const TRICK_CARDS = [20, 40] as const;
/** What the lines of letters and shadows may reach over, in px. */
const SLACK = 1.5;

interface Seen {
  readonly part: string;
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

const isShown = (element: Element): boolean => element.checkVisibility({visibilityProperty: true});

/** The ancestors of an element, through shadow roots. */
function* around(element: Element): Generator<HTMLElement> {
  for (let at: Node | null = element.parentNode; at; at = at.parentNode) {
    if (at instanceof ShadowRoot) at = at.host;
    if (at instanceof HTMLElement) yield at;
  }
}

const nameOf = ({part, element}: Seen): string =>
  `${part} “${(element.dataset['card'] ?? element.textContent.trim().replace(/\s+/g, ' ')).slice(0, 24)}”`;

const at = ({left, top, right, bottom}: DOMRect): string =>
  `${Math.round(left)},${Math.round(top)}–${Math.round(right)},${Math.round(bottom)}`;

/** The visible box of an element, as clipped by its ancestors. */
function clippedBy({element, box}: Seen, host: Element): string | null {
  for (const one of around(element)) {
    const {overflowX, overflowY} = getComputedStyle(one);
    const clip = one.getBoundingClientRect();
    const wide = overflowX !== 'visible' && (box.left < clip.left - SLACK || box.right > clip.right + SLACK);
    const high = overflowY !== 'visible' && (box.top < clip.top - SLACK || box.bottom > clip.bottom + SLACK);
    if (wide || high) return `is clipped at ${at(box)} by .${one.className || one.localName} ${at(clip)}`;
    if (one === host) return null;
  }
  return null;
}

/** What of a part's words is cut off because they need more room than they have; a list that can be scrolled is not. */
function cutIn({element}: Seen): string | null {
  for (const one of [element, ...element.querySelectorAll('*')]) {
    const {clientWidth, clientHeight, scrollWidth, scrollHeight} = one;
    if (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1) continue;
    const {overflowX, overflowY} = getComputedStyle(one);
    const wide = scrollWidth > clientWidth + 1 && /hidden|clip/.test(overflowX);
    const high = scrollHeight > clientHeight + 1 && /hidden|clip/.test(overflowY);
    if (clientWidth && isShown(one) && (wide || high))
      return `is cut: ${scrollWidth}x${scrollHeight} in ${clientWidth}x${clientHeight}`;
  }
  return null;
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return (
    a.left < b.right - SLACK &&
    b.left < a.right - SLACK &&
    a.top < b.bottom - SLACK &&
    b.top < a.bottom - SLACK
  );
}

/** The texts of a table that are too small, or cut. */
function* typeOf(root: ShadowRoot): Generator<string> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim();
    const element = node.parentElement;
    if (!text || !element || !isShown(element) || element.closest('svg, style, .vh')) continue;
    const {fontSize, textOverflow} = getComputedStyle(element);
    if (Number.parseFloat(fontSize) < TYPE - 0.01) yield `“${text.slice(0, 24)}” is set at ${fontSize}`;
    if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      yield `“${text.slice(0, 24)}” is cut`;
  }
}

/** The strips of a hand that are too narrow. Cards lie a little turned: where they would lie is what counts. */
function* stripsOf(root: ShadowRoot): Generator<string> {
  const cards = [...root.querySelectorAll<HTMLElement>('[part~=hand] li')];
  for (const [i, card] of cards.entries()) {
    const next = cards[i + 1];
    if (!next || next.parentElement !== card.parentElement || next.offsetTop !== card.offsetTop) continue;
    const strip = next.offsetLeft - card.offsetLeft;
    if (strip < STRIP - 0.5) yield `a strip of the hand is ${strip} px wide`;
  }
}

/**
 * What is wrong with a table as it stands now; empty where it fits.
 * @param small whether only what is needed to play must be seen
 */
export function faultsOf(table: HTMLElement, small = false): string[] {
  const root = table.shadowRoot!;
  const box = table.getBoundingClientRect();
  const faults: string[] = [];
  const sheet = root.querySelector('.sheet:not(.small)');
  const seen = Object.entries(PARTS).flatMap(([part, selector]) =>
    [...root.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => isShown(element) && element.getBoundingClientRect().width)
      .map((element): Seen => ({part, element, box: element.getBoundingClientRect()})),
  );
  // Parts covered by a large sheet cannot be used anyway.
  const counted = seen.filter(({part}) => (sheet ? part === 'tools' : !small || NEEDED.includes(part)));
  const has = (part: string): boolean => seen.some((one) => one.part === part);
  if (!has('tools')) faults.push('no tools are seen');
  if (!root.querySelector('.sheet') && !['hand', 'layout', 'places'].some(has))
    faults.push('no cards are seen');
  for (const {offsetWidth} of sheet ? [] : root.querySelectorAll<HTMLElement>('.stage .trick .card'))
    if (offsetWidth < TRICK_CARDS[small ? 0 : 1] && !root.querySelector('.sheet.on-stage'))
      faults.push(`a card of the trick is ${offsetWidth} px wide`);
  for (const one of counted) {
    const {left, top, right, bottom} = one.box;
    if (
      left < box.left - SLACK ||
      top < box.top - SLACK ||
      right > box.right + SLACK ||
      bottom > box.bottom + SLACK
    )
      faults.push(`${nameOf(one)} reaches out of the table: ${at(one.box)}`);
    const clipped = clippedBy(one, table);
    if (clipped) faults.push(`${nameOf(one)} ${clipped}`);
    const cut = WORDS.has(one.part) ? cutIn(one) : null;
    if (cut) faults.push(`${nameOf(one)} ${cut}`);
  }
  counted.forEach((one, i) => {
    for (const other of counted.slice(i + 1)) {
      const same = one.part === other.part;
      if (same ? FANS.has(one.part) : TOGETHER.has([one.part, other.part].sort().join(' '))) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (overlap(one.box, other.box))
        faults.push(`${nameOf(one)} ${at(one.box)} and ${nameOf(other)} ${at(other.box)} overlap`);
    }
  });
  faults.push(...stripsOf(root));
  if (!small) {
    faults.push(...typeOf(root));
    // A long note may scroll, a question may not.
    for (const one of root.querySelectorAll('.sheet.small.own .body'))
      if (one.scrollHeight > one.clientHeight + 1)
        faults.push(`what is asked is ${one.scrollHeight} px high and has ${one.clientHeight}`);
    const target = targetSize();
    const targets = '[part~=toolbar] button, .cover button, .tray button, .asked button, .message button';
    for (const button of root.querySelectorAll<HTMLElement>(targets)) {
      const {width, height} = button.getBoundingClientRect();
      if (!isShown(button) || (button as HTMLButtonElement).disabled || button.matches('.spread *')) continue;
      if (height < target - 0.5 || width < (button.matches('.card') ? STRIP : target) - 0.5)
        faults.push(
          `the button “${button.textContent.trim().slice(0, 20)}” is ${width.toFixed()}x${height.toFixed()}`,
        );
    }
  }
  const {scrollWidth, clientWidth, scrollHeight, clientHeight} = root.querySelector('.q')!;
  if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
    faults.push(`what stands in the table is ${scrollWidth}x${scrollHeight}`);
  return [...new Set(faults)];
}

/** Puts a table into a box of a size, such as `390x664`, and waits until it is laid out. */
export async function resize(box: HTMLElement, size: string): Promise<void> {
  const [width, height] = size.split('x');
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  // Frames for the resize observer, the update, and its layout.
  await frames();
  await frames();
}

/** Measures a table at all sizes, and returns what does not fit, each fault with its size. */
export async function faultsAtSizes(
  table: HTMLElement,
  sizes: readonly string[] = [...SCREENS, ...SMALL_SCREENS],
): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await resize(table.parentElement!, size);
    const small = (SMALL_SCREENS as readonly string[]).includes(size);
    faults.push(...faultsOf(table, small).map((fault) => `${size}: ${fault}`));
  }
  return faults;
}
