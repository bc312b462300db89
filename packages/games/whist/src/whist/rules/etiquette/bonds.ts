import type {Card} from '@quinola/cards';
import {beats} from '@quinola/play';
import {following, ledCard, strength, suit, trickRules, winner} from '../tricks.js';
import type {Bound, Table} from '../types.js';

/**
 * The legal cards left by a restriction of etiquette. Nobody is ever forced to revoke: a restriction that no
 * legal card satisfies has no effect.
 */
export function boundCards(
  table: Pick<Table, 'bound' | 'toPlay' | 'trump' | 'trick' | 'leader'>,
  lawful: readonly Card[],
): readonly Card[] {
  const {bound} = table;
  if (!bound || bound.seat !== table.toPlay) return lawful;
  const meeting = met(bound, table, lawful);
  return meeting.length ? meeting : lawful;
}

function met(
  bound: Bound,
  table: Pick<Table, 'trump' | 'trick' | 'leader'>,
  lawful: readonly Card[],
): readonly Card[] {
  switch (bound.what) {
    case 'card':
      return lawful.filter((card) => card === bound.card);
    case 'suit':
      return lawful.filter((card) => suit(card) === bound.suit);
    case 'highest':
      return ofLedSuit(table, lawful, 1);
    case 'lowest':
      return ofLedSuit(table, lawful, -1);
    case 'not-win':
      return lawful.filter((card) => !wouldWin(table, card));
  }
}

/** The highest (1) or lowest (-1) card of the suit led. */
function ofLedSuit(
  table: Pick<Table, 'trick' | 'leader'>,
  lawful: readonly Card[],
  sign: 1 | -1,
): readonly Card[] {
  const led = ledCard(table);
  const cards = lawful.filter((card) => led !== null && suit(card) === suit(led));
  return cards.sort((a, b) => sign * (strength(b) - strength(a))).slice(0, 1);
}

function wouldWin({trump, trick}: Pick<Table, 'trump' | 'trick'>, card: Card): boolean {
  const best = winner(trump, trick);
  return best === null || beats(trickRules(trump), card, best.card);
}

/** The exposed cards of the seat to play that an opponent may call for now. */
export function callableCards(table: Table): readonly Card[] {
  const mine = table.exposed.filter(({seat}) => seat === table.toPlay).map(({card}) => card);
  if (!mine.length) return mine;
  // Its exposed cards alone show whether it can follow only if all its cards are exposed; then the card asked for
  // must follow suit. Otherwise its owner is responsible: a call that would make him revoke has no effect.
  const led = ledCard(table);
  if (led === null || mine.length < table.counts[table.toPlay]!) return mine;
  return following(table, mine);
}
