import {endsDeal, happenedAs, isAs} from '@quinola/chart';
import type {GameRecord, Happening, MoveLike} from '@quinola/play';
import {
  choice,
  DealEvent,
  OverEvent,
  ScoreEvent,
  trickLaterStyles,
  TrickEvent,
  type GameService,
} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {PackHost} from './host.js';
import {packLaterStyles} from './styles-later.js';

/** What the service reads of a table on which the 78 cards are played. */
export interface PackServed extends PackHost {
  /** The game's own later words. */
  readonly gamePanelWords: {readonly refusals: Readonly<Record<string, (about: never) => string>>} | null;
  readonly record: GameRecord<MoveLike, unknown> | null;
}

/** What is each game's own. */
export interface PackGame<H> extends Pick<GameService, 'panels' | 'status' | 'titleIn' | 'options'> {
  readonly styles: GameService['styles'][number];
  /** The panel that lies open by itself, by the phase in which the visitor is asked. */
  readonly asking: Readonly<Record<string, string>>;
  /** What is said of a happening to the screen reader; `null` where nothing need be said. */
  readonly tell: (happening: H) => string | null;
}

/** The table's own event for a happening of any of the games. */
function eventOf(table: PackServed, happening: Happening): Event | null {
  const {manner} = table;
  if (isAs(manner, 'dealt', happening)) return new DealEvent(table.context!.view.deal);
  if (isAs(manner, 'won', happening)) return new TrickEvent(happening);
  if (endsDeal(manner, [happening])) return new ScoreEvent(happening);
  switch (happening.type) {
    case 'party-settled':
      return new ScoreEvent(happening);
    case 'session-over':
      return new OverEvent(
        table.record!,
        (happening as Happening & {readonly balance: readonly number[]}).balance,
      );
    default:
      return null;
  }
}

/** Whether places are drawn, or the cards lie as they were drawn while it is told who sits where. */
function isDrawing({ceremony, view: {draw, turn}, happened}: NonNullable<PackHost['context']>): boolean {
  return (
    ceremony === 'full' &&
    draw !== null &&
    (turn.phase.startsWith('drawing') || happened.some(({type}) => type === 'seated'))
  );
}

/** Lines of the menu: the order of the red pips, and the end of the session before its time. */
function items(table: PackServed): TemplateResult {
  const {context, packPanelWords} = table;
  const {orderTitle, stop, askStop} = packPanelWords!;
  return html`${choice(orderTitle, () => void table.open('order'))}${
    !context || context.turn.over
      ? nothing
      : choice(
          stop,
          () =>
            void table.open('ask', {
              title: stop,
              text: askStop,
              then: () => table.play({type: 'STOP'}),
            }),
        )
  }`;
}

/** What the games on 78 cards add to the service of their tables. */
export function packService<H extends Happening>(
  table: PackServed,
  {styles, panels, asking, status, tell, titleIn, options}: PackGame<H>,
): GameService {
  return {
    styles: [trickLaterStyles, packLaterStyles, styles],
    panels,
    status,
    titleIn,
    wanted() {
      if (table.tag('sheet', 'over')) return 'sheet';
      if (isDrawing(table.context!)) return 'ceremony';
      return table.tag('visitor') ? (asking[table.context!.turn.phase] ?? null) : null;
    },
    ways() {
      const {happened} = table.context!;
      const won = happenedAs(table.manner, 'won', happened);
      const dealt = happenedAs(table.manner, 'dealt', happened);
      return [won ? table.placeOf(won.seat) : null, dealt ? table.placeOf(dealt.dealer) : null];
    },
    refusal({reason, about = {}}) {
      const {refusals} = table.packPanelWords!;
      const sentence = table.gamePanelWords!.refusals[reason] ?? refusals[reason] ?? refusals['not-now']!;
      return sentence(about as never);
    },
    tell: (happening) => tell(happening as H),
    eventOf: (happening) => eventOf(table, happening),
    items: () => items(table),
    keyLines: () => table.packPanelWords!.keyLines,
    ...(options && {options}),
  };
}
