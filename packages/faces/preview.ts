/**
 * Writes a contact sheet of the pack for the eye:
 * `node --import tsx --conditions=source packages/faces/preview.ts OUT.html [CARD…] [--width=200] [--box=50,5,100,100] [--double] [--corner]`.
 */
import {writeFileSync} from 'node:fs';
import {back, cardBox, corner, halve, isCourt, loadTaroks, pipFace, type Drawing} from '@quinola/faces';

const COLOURS: Readonly<Record<string, string>> = {
  key: '#1f1a17',
  red: '#bf3524',
  blue: '#3f5f7f',
  ochre: '#cf9f45',
  green: '#6d8060',
  grey: '#a9a697',
  flesh: '#f0d6b5',
  paper: '#f7f0df',
  black: '#1f1a17',
};

const [out, ...rest] = process.argv.slice(2);
if (!out) throw new Error('where to?');
const flag = (name: string): string | undefined =>
  rest.find((word) => word.startsWith(`--${name}`))?.split('=')[1] ??
  (rest.includes(`--${name}`) ? '' : undefined);
const width = Number(flag('width') ?? 200);
const named = rest.filter((word) => !word.startsWith('--'));
const courts = await loadTaroks();
const cards = named.length
  ? named
  : [...courts.cards, 'AS', 'AC', '7H', 'TD', '9C', '8S', '2H', '3C', '5D', 'back'];

function svg(drawing: Drawing, suit: string): string {
  const colour = (ink: string): string =>
    ink === 'suit' ? COLOURS['HD'.includes(suit) ? 'red' : 'black']! : COLOURS[ink]!;
  return drawing
    .map(({ink, d, line, dash}) =>
      line
        ? `<path d="${d}" fill="none" stroke="${colour(ink)}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
        : `<path d="${d}" fill="${colour(ink)}"/>`,
    )
    .join('');
}

function face(card: string): string {
  if (card.startsWith('back'))
    return svg(
      back(card.includes('diaper') ? 'diaper' : 'tarotee', card.includes('blue') ? 'blue' : 'red'),
      'S',
    );
  const corners = flag('corner') !== undefined;
  const suit = card[1]!;
  let body = svg(
    isCourt(card) ? courts.draw(card, corners, flag('double') !== undefined) : pipFace(card, corners),
    suit,
  );
  if (isCourt(card) && card[0] !== 'T' && flag('double') !== undefined) {
    const {window, figure, view, over, turn, seam} = halve(
      courts.draw(card, corners, true),
      'KQJ'.includes(card[0]!),
    );
    const size = `width="${window.width}" height="${window.height}"`;
    const half =
      `<svg ${size} viewBox="0 0 ${window.width} ${window.height}">` +
      `<svg ${size} viewBox="${view}">${svg(figure, suit)}</svg>${svg(over, suit)}</svg>`;
    body = `${half}<g transform="${turn}">${half}</g>${svg(seam, suit)}`;
  }
  if (corners && !/^(T\d|SK)/.test(card)) {
    const index = corner(card);
    const letter =
      `<text x="${index.x}" y="${index.y}" font-size="${index.size}" text-anchor="middle" font-family="Georgia,serif"` +
      ` font-weight="700" fill="${'HD'.includes(suit) ? COLOURS['red'] : COLOURS['black']}">${index.rank}</text>`;
    body +=
      svg([{ink: 'suit', d: index.signs}], suit) +
      letter +
      `<g transform="rotate(180 100 153)">${letter}</g>`;
  }
  return body;
}

const [left = 0, top = 0, w = cardBox.width, h = cardBox.height] = flag('box')?.split(',').map(Number) ?? [];
writeFileSync(
  out,
  '<!doctype html><style>body{margin:8px;background:#2f5040;display:flex;flex-wrap:wrap;gap:8px}' +
    `svg.c{background:${COLOURS['paper']};width:${width}px;height:${(width * h) / w}px}</style>` +
    cards.map((card) => `<svg class="c" viewBox="${left} ${top} ${w} ${h}">${face(card)}</svg>`).join(''),
);
