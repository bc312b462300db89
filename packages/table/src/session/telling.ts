import type {DrawHappening, Happening, Player, Seat, TrickHappening} from '@quinola/play';
import type {Who} from '../strings.js';
import type {SessionWords} from './words.js';

/** What the sentences of a session read of their table. */
export interface TellingTable {
  readonly gamePanelWords: Pick<SessionWords, 'drew' | 'seated' | 'played' | 'trickWon'> | null;
  who(player: Player): Who;
  whoSits(seat: Seat): Who;
}

/** The announcement of what happens at every table: places are drawn, cards played, tricks won. `null`: it is the game's own, or needs none. */
export function sessionSentence(table: TellingTable, happened: Happening): string | null {
  const words = table.gamePanelWords!;
  const happening = happened as DrawHappening | TrickHappening;
  switch (happening.type) {
    case 'drawn':
      return words.drew(table.who(happening.player), happening.card);
    case 'seated':
      return words.seated(table.who(happening.seats[happening.dealer]!));
    case 'played':
      return words.played(table.whoSits(happening.seat), happening.card);
    case 'trick-won':
      return words.trickWon(table.whoSits(happening.seat));
    default:
      return null;
  }
}
