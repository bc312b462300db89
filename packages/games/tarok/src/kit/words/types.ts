import type {Card} from '@quinola/cards';
import type {KitRoomWords, SessionWords, Who} from '@quinola/table';

/** How the kit names cards in a pack with taroks and knights. */
export type CardWords = Pick<KitRoomWords, 'card' | 'suit' | 'rank'>;

/** What tables with 78 cards say before the first card is played. */
export interface PackRoomWords {
  /** Replaces the kit's own words. */
  readonly cards: CardWords;

  /** The line that says whose turn it is and what may be done. */
  /** No card of the suit led: a tarok must be played. */
  readonly yourTarok: string;
  /** Neither: any card may be played. */
  readonly yourFree: string;
  readonly yourSkat: string;
  readonly laySkat: string;
  readonly skat: string;
  /** The cards lying open before a player. */
  readonly before: (who: Who, cards: readonly Card[]) => string;
}

/** What they say in their panels and about happenings; loaded while the first cards are shown. */
export interface PackPanelWords extends Omit<SessionWords, 'head' | 'sessionTitle' | 'sessionOver'> {
  /** Beside the player who plays Sky: *Skizuję się*. */
  readonly skize: string;
  readonly dealtBy: (dealer: Who) => string;
  readonly skatLaid: (who: Who) => string;
  /** The visitor's own Skat, once it is laid. */
  readonly ownSkat: (cards: readonly Card[]) => string;
  readonly shuffles: (who: Who) => string;
  readonly cutAsk: string;
  readonly cutPlace: string;
  readonly cut: string;
  readonly cutBy: (who: Who) => string;

  /** Sky, the Pagat and the kings when played; `ultimo` in the last trick. */
  readonly skyKept: (who: Who) => string;
  readonly skyLost: (who: Who, to: Who) => string;
  readonly owed: (from: Who, to: Who) => string;
  /** For how many more tricks Sky is safe in the hand; 0 = it must be played now. */
  readonly skyLimit: (tricks: number) => string;
  /** The line of the turn for a visitor who has one card left. */
  readonly yourLast: string;

  /** Keyboard help for cards that only this pack has. */
  readonly keyLines: readonly (readonly [keys: string, what: string])[];
  readonly orderTitle: string;
  readonly orderAsk: string;

  // The count in packets.
  readonly countTitle: string;
  readonly packet: (at: number, total: number) => string;
  readonly nextPacket: string;
  readonly skip: string;
  readonly counts: (who: string, points: number) => string;
  readonly packetRules: readonly string[];
  readonly skatTurned: (who: Who, cards: readonly Card[]) => string;
  /** An empty card given for Sky or the Pagat, which its owner `kept`; `null` = he had none to give. */
  readonly exchanged: (from: Who, to: Who, card: Card | null, kept: Card) => string;

  readonly total: string;
}
