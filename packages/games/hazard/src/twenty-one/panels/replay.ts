import {bankReplay, type AnyTable} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {TwentyOneMove, TwentyOneView} from '../rules/index.js';
import type {TwentyOneHost} from '../table/host.js';
import {beforeSeat, purseOf} from '../table/room.js';
import {twentyOneReasons} from '../words/reasons/index.js';

/** The panel that shows a finished round again, move by move, with open cards. */
export function render(table: TwentyOneHost, about: unknown): TemplateResult {
  const {code, gameWords, gamePanelWords, view} = table;
  const {rounds} = view!.options;
  return bankReplay<TwentyOneView>(table as unknown as AnyTable, about, {
    finished: view!.lastDeal?.deal ?? 0,
    title: (round) => gameWords.round(round, rounds),
    plan: (seen, end) => ({
      size: seen.options.players,
      purse: purseOf(table, seen),
      // All hands are open when the round is over.
      before: (seat) => beforeSeat(table, seat, seen, end.lastDeal!.hands[seat]!.slice(0, seen.counts[seat])),
    }),
    moveName: (move) => gamePanelWords!.move(move as TwentyOneMove),
    reasonOf: (id, provenance) => twentyOneReasons.reasonOf(code, id, provenance),
  });
}
