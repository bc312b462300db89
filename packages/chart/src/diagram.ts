import type {ChartPicture, Place, PlaceKind} from './picture.js';

/*
 * A chart is laid out as one column: its states from the first to the last, those of a group in one box. The arrow to the next
 * state goes straight down. Any other has a lane beside the column: on the right where it leads down, on the left where it
 * leads back; all arrows to one state share its lane.
 */

/** The texts of a diagram in one language. */
export interface DiagramWords {
  /** Title of a state or a group, by its path. */
  title(path: string): string;
  /** A line about a state: its kind, and the events it accepts. */
  line(place: Place): string;
  /** The text for an inner state, by its name; `null` if it is not drawn. */
  beat(name: string): string | null;
}

/** An inner state in which the match can rest: its name is drawn, its text is the tooltip. */
export interface Chip {
  readonly name: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A state, or a group of states, as it is drawn; sizes in px. */
export interface Box {
  readonly path: string;
  readonly kind: PlaceKind;
  readonly title: string;
  readonly lines: readonly string[];
  readonly chips: readonly Chip[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly targets: readonly string[];
}

/** An arrow from one state to another. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** Path data of the line. */
  readonly line: string;
  /** The position of its head, and the direction in which it points. */
  readonly head: readonly [x: number, y: number, points: 'down' | 'left' | 'right'];
}

/** A whole chart, laid out. */
export interface Diagram {
  readonly width: number;
  readonly height: number;
  /** Groups come before the states within them. */
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  /** Where the match begins. */
  readonly start: readonly [x: number, y: number];
}

/** The width of a state, its padding, and the gap between states. */
const WIDTH = 320;
const PAD = 10;
const GAP = 26;
const GROUP = {side: 14, head: 28, foot: 14} as const;
/** Heights of a title, a line and an inner state. */
export const TITLE = 20;
export const LINE = 17;
export const CHIP = 20;
/** The distance between two lanes. */
const LANE = 13;
/** Room above the first state, for the dot where the match begins. */
const TOP = 34;
/** Width of a letter in words of 13 px, on average, and in those of the boxes within. */
const LETTER = 6.3;
const SMALL_LETTER = 5.7;

/** Breaks a sentence into lines that fit a box. */
function wrapped(text: string): string[] {
  const most = Math.floor((WIDTH - 2 * PAD) / LETTER);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.filter(Boolean);
}

/** Lays out the inner states in rows; `y` from the top of the first row. */
function chipsOf({beats}: Place, words: DiagramWords): readonly Chip[] {
  let x = 0;
  let y = 0;
  return beats.flatMap((name) => {
    const text = words.beat(name);
    if (text === null) return [];
    const width = Math.min(WIDTH - 2 * PAD, name.length * SMALL_LETTER + 10);
    if (x && x + width > WIDTH - 2 * PAD) {
      x = 0;
      y += CHIP + 4;
    }
    const chip = {name, text, x, y, width};
    x += width + 4;
    return [chip];
  });
}

/** Stacks the states from top to bottom. */
class Column {
  readonly boxes: Box[] = [];
  y = TOP;

  constructor(private readonly words: DiagramWords) {}

  add(place: Place): void {
    const {words} = this;
    const {path, kind, targets} = place;
    const title = words.title(path);
    const top = this.y;
    if (kind === 'group') {
      const at = this.boxes.length;
      this.y += GROUP.head;
      for (const inner of place.places) this.add(inner);
      this.y += GROUP.foot - GAP;
      const box = {
        path,
        kind,
        title,
        lines: [],
        chips: [],
        x: -GROUP.side,
        y: top,
        width: WIDTH + 2 * GROUP.side,
        height: this.y - top,
        targets: [],
      };
      this.boxes.splice(at, 0, box);
    } else {
      const lines = wrapped(words.line(place));
      const chips = chipsOf(place, words);
      const inner = PAD + TITLE + lines.length * LINE;
      const last = chips.at(-1);
      const height = inner + (last ? last.y + CHIP + 6 : 0) + PAD - 2;
      this.boxes.push({
        path,
        kind,
        title,
        lines,
        chips: chips.map((chip) => ({...chip, x: chip.x + PAD, y: top + chip.y + inner + 4})),
        x: 0,
        y: top,
        width: WIDTH,
        height,
        targets,
      });
      this.y += height;
    }
    this.y += GAP;
  }
}

/** A lane on one side: the arrows to one state, from the first to the last that lead there. */
interface Lane {
  readonly to: number;
  readonly from: readonly number[];
  readonly least: number;
  readonly most: number;
}

/** Places the lanes of one side without overlaps, short ones nearest to the column. */
function placed(lanes: readonly Lane[]): Map<number, number> {
  const taken: Lane[][] = [];
  const places = new Map<number, number>();
  for (const lane of [...lanes].sort((a, b) => a.most - a.least - (b.most - b.least))) {
    let at = taken.findIndex((others) =>
      others.every(({least, most}) => most < lane.least || least > lane.most),
    );
    if (at < 0) at = taken.push([]) - 1;
    taken[at]!.push(lane);
    places.set(lane.to, at);
  }
  return places;
}

/** Lays a chart out. */
export function layOut({places}: ChartPicture, words: DiagramWords): Diagram {
  const column = new Column(words);
  for (const place of places) column.add(place);
  const states = column.boxes.filter(({kind}) => kind !== 'group');
  const index = new Map(states.map(({path}, at) => [path, at]));
  const pairs = states.flatMap(({targets}, from) =>
    targets.flatMap((path) => {
      const to = index.get(path);
      return to === undefined ? [] : [{from, to}];
    }),
  );
  const lanesOf = (on: (pair: {from: number; to: number}) => boolean): Lane[] =>
    states.flatMap((_, to) => {
      const from = pairs.filter((pair) => pair.to === to && on(pair)).map((pair) => pair.from);
      return from.length ? [{to, from, least: Math.min(to, ...from), most: Math.max(to, ...from)}] : [];
    });
  const right = placed(lanesOf(({from, to}) => to > from + 1));
  const left = placed(lanesOf(({from, to}) => to < from));
  const lanes = (side: ReadonlyMap<number, number>): number => Math.max(-1, ...side.values()) + 1;
  const edge = GROUP.side + 12;
  const dx = edge + (lanes(left) + 1) * LANE;
  const arrows = pairs.map(({from, to}): Arrow => {
    const [source, target] = [states[from]!, states[to]!];
    const ends = {from: source.path, to: target.path};
    if (to === from + 1) {
      const x = dx + WIDTH / 2;
      const y = target.y - 1;
      return {...ends, line: `M${x} ${source.y + source.height}V${y}`, head: [x, y, 'down']};
    }
    if (to === from) {
      const y = source.y + source.height - 12;
      return {...ends, line: `M${dx} ${y}h-9v-14h9`, head: [dx - 1, y - 14, 'right']};
    }
    const isDown = to > from;
    const border = isDown ? dx + WIDTH : dx;
    const lane = isDown
      ? border + edge + (right.get(to)! + 0.5) * LANE
      : border - edge - (left.get(to)! + 0.5) * LANE;
    const [out, into] = [source.y + source.height - (isDown ? 14 : 8), target.y + (isDown ? 12 : 14)];
    const end = isDown ? border + 1 : border - 1;
    return {
      ...ends,
      line: `M${border} ${out}H${lane}V${into}H${end}`,
      head: [end, into, isDown ? 'left' : 'right'],
    };
  });
  return {
    width: dx + WIDTH + edge + (lanes(right) + 1) * LANE,
    height: column.y - GAP + 12,
    boxes: column.boxes.map((box) => ({
      ...box,
      x: box.x + dx,
      chips: box.chips.map((chip) => ({...chip, x: chip.x + dx})),
    })),
    arrows,
    start: [dx + WIDTH / 2, 12],
  };
}
