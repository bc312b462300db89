import type {Card} from '@quinola/cards';
import type {Player, RecordedMove} from '@quinola/play';
import {replaySheet, type AnyTable, type TricksHost} from '@quinola/table';
import {nothing, type TemplateResult} from 'lit';
import type {WhistMove, WhistView} from '../../rules/types.js';
import type {WhistTable} from '../../whist-table.js';
import {studyOf} from '../study.js';
import {labelOf} from '../asks.js';
import {diagram} from './diagram.js';
import {lessonsView} from './lessons.js';
import {reasonsOf} from './why.js';

/** The cards that were played out for the visitor at his request: they get neither lessons nor praise. */
const playedOut = (made: readonly RecordedMove[], visitor: Player): ReadonlySet<Card> =>
  new Set(
    (made as readonly RecordedMove<WhistMove>[]).flatMap(({by, level, move}) =>
      by === visitor && level && move.type === 'PLAY' ? [move.card] : [],
    ),
  );

/** A finished deal card by card, with reasons; all hands are open now. */
export function render(table: WhistTable, about: unknown): TemplateResult {
  const {view} = table.context!;
  return replaySheet<WhistView>(table as unknown as AnyTable & TricksHost, about, {
    finished: view.lastDeal?.deal ?? 0,
    title: table.gamePanelWords!.dealTitle,
    deal: table.gamePanelWords!.head.deal,
    who:
      ({seats, dummy}) =>
      (seat) =>
        seat === dummy ? {name: table.gameWords.dummy, you: false} : table.who(seats[seat]!),
    hands: ({lastDeal}) => lastDeal!.hands,
    diagram: (hands, {seats}, who) => diagram(table, hands, Math.max(0, seats.indexOf(view.player)), who),
    reasonOf: reasonsOf(table),
    counted: table.gamePanelWords!.counted,
    said: (move, before) => labelOf(table, move as WhistMove, before),
    beside({lastDeal, options}, {seats}, step, show, made) {
      const own = seats.flatMap((player, seat) => (player === view.player ? [seat] : []));
      return own.length
        ? lessonsView(
            table,
            lastDeal!,
            studyOf(table, lastDeal!, own, options, playedOut(made, view.player)),
            step,
            show,
          )
        : nothing;
    },
  });
}
