import type {GameRecord, Happening, MoveLike} from '@quinola/play';
import {trickLaterStyles, stopLine, travelEndsIn, sessionEventOf, type GameFeatures} from '@quinola/table';
import type {PackHost} from './host.js';
import {orderOf} from './order.js';
import {packLaterStyles} from './styles-later.js';
import {loadPackTerms} from './terms/load.js';

/** What the features need from a table played with the 78 cards. */
export interface PackFeaturesHost extends PackHost {
  /** The game's own later words. */
  readonly gamePanelWords: {readonly refusals: Readonly<Record<string, (about: never) => string>>} | null;
  readonly record: GameRecord<MoveLike, unknown> | null;
}

/** What each game provides itself. */
export interface PackGame<H> extends Pick<
  GameFeatures,
  'panels' | 'status' | 'bids' | 'options' | 'asks' | 'terms' | 'lessons'
> {
  readonly styles: GameFeatures['styles'][number];
  /** The screen-reader text for a happening; `null` if nothing needs saying. */
  readonly tell: (happening: H) => string | null;
}

/** Whether places are being drawn, or the drawn cards still shown while the seating is announced. */
function isDrawing({ceremony, view: {draw, turn}, happened}: NonNullable<PackHost['context']>): boolean {
  return (
    ceremony === 'full' &&
    draw !== null &&
    (turn.phase.startsWith('drawing') || happened.some(({type}) => type === 'seated'))
  );
}

/** What the games with 78 cards add to the features of their tables. */
export function packFeatures<H extends Happening>(
  table: PackFeaturesHost,
  {styles, panels, asks, status, tell, bids = false, options, terms, lessons}: PackGame<H>,
): GameFeatures {
  return {
    styles: [trickLaterStyles, packLaterStyles, styles],
    panels,
    status,
    autoPanel() {
      if (table.tag('sheet', 'over')) return 'sheet';
      return isDrawing(table.context!) ? 'ceremony' : null;
    },
    ...(asks && {asks}),
    travelEnds: () =>
      travelEndsIn(table, {size: table.size, goesTo: table.goesTo, seat: table.context!.view.seat}),
    refusal({reason, about = {}}) {
      const {refusals} = table.packPanelWords!;
      const sentence = table.gamePanelWords!.refusals[reason] ?? refusals[reason] ?? refusals['not-now']!;
      return sentence(about as never);
    },
    tell: (happening) => tell(happening as H),
    eventOf: (happening) => sessionEventOf(table, happening, ['party-settled']),
    order: () => orderOf(table),
    terms: async (code) => {
      const [pack, own] = await Promise.all([loadPackTerms(code), terms?.(code)]);
      return {...pack, ...own};
    },
    menuItems: () => ({game: [stopLine(table, table.packPanelWords!)]}),
    bids,
    keyLines: () => table.packPanelWords!.keyLines,
    ...(options && {options}),
    ...(lessons && {lessons}),
  };
}
