import type {Card} from '@quinola/cards';
import {foldRecord, type Seat} from '@quinola/play';
import {cardFace, type Look} from '@quinola/table';
import {css, html, type TemplateResult} from 'lit';
import {whist} from '../rules/core.js';
import type {DealResult, WhistHappening, WhistView} from '../rules/types.js';
import type {WhistEvening} from '../strings.js';
import type {WhistTable} from '../whist-table.js';
import {loadEvening} from './language.js';
import {sorted} from './order.js';

/** What a table shows of cards that lie open and of claims: rare, and fetched when it comes up. */
export interface Lying {
  /** What lies open before a seat; `null` where nothing does. */
  at(seat: Seat): Laid | null;
  /** What is written on an own card that lies open. */
  readonly badge: (card: Card) => TemplateResult | null;
  /** What a seat has said of a claim or of an irregularity; `null` where it said nothing. */
  word(happening: WhistHappening, seat: Seat): string | null;
  /** The view as it was before a word has ended the deal, while that word stands. */
  last(): WhistView | null;
  /** On the sheet of a deal: from which trick on the rest was claimed. */
  rest(result: DealResult): TemplateResult | null;
}

/** Cards that lie open before a seat. */
export interface Laid {
  readonly cards: readonly Card[];
  view(look: Look): TemplateResult;
}

/**
 * The cards of a seat that everybody sees and that are in no trick: exposed ones, a hand that is laid down, honours while
 * they are shown, and those seen in a hand as long as something is to be decided about them.
 */
function openOf(table: WhistTable, seat: Seat): readonly Card[] {
  const {
    context,
    seen: {exposed, seen, trick},
  } = table;
  const shown = table.tag('speak')
    ? context!.happened.flatMap((one) => ('cards' in one && one.seat === seat ? one.cards : []))
    : [];
  const decided = /^dealing|callFault$/.test(context!.turn.phase) ? seen : [];
  const laid = new Set([
    ...[...exposed, ...decided].filter((one) => one.seat === seat).map(({card}) => card),
    ...shown,
  ]);
  for (const {card} of trick) laid.delete(card);
  return sorted([...laid]);
}

/** What lies open before a seat; of the own cards none as long as they are in the hand below. */
function laidAt(table: WhistTable, seat: Seat): Laid | null {
  const {hand, seat: own} = table.seen;
  const cards = openOf(table, seat).filter((card) => seat !== own || !hand.includes(card));
  return cards.length
    ? {
        cards,
        // One covers the other: their corners tell them.
        view: (look) =>
          html`<ul class="lying" role="list" aria-label=${table.whoSits(seat).name}>
            ${cards.map(
              (card) =>
                html`<li class="card" data-card=${card}>
                  <span class="vh">${table.words.card(card)}</span>${cardFace(card, {...look, corner: true})}
                </li>`,
            )}
          </ul>`,
      }
    : null;
}

function wordOf(
  {words}: WhistTable,
  texts: WhistEvening,
  happening: WhistHappening,
  seat: Seat,
): string | null {
  switch (happening.type) {
    case 'laid-down':
      return happening.seat === seat ? texts.rest : null;
    case 'revoke-claimed':
      return happening.by === seat ? texts.revoke : null;
    case 'demanded': {
      const {by, card, suit, what} = happening;
      return by === seat
        ? card || suit
          ? `${card ? words.card(card) : words.suit(suit!)}!`
          : texts.demand[what as keyof WhistEvening['demand']]
        : null;
    }
    default:
      return null;
  }
}

/** Whether a word has just ended a deal: its last card has not been played. */
function isEnded({context}: WhistTable): boolean {
  const types = context!.happened.map(({type}) => type);
  return types.includes('deal-scored') && !types.includes('trick-won');
}

/** Fetches it for a table, in the table's language. */
export async function lyingOf(table: WhistTable): Promise<Lying> {
  const texts = await loadEvening(table.code);
  table.adopt(lyingStyles);
  let last: {readonly count: number; readonly view: WhistView} | null = null;
  return {
    at: (seat) => laidAt(table, seat),
    badge: (card) =>
      openOf(table, table.seen.seat).includes(card) ? html`<i class="badge"><b>${texts.open}</b></i>` : null,
    word: (happening, seat) => wordOf(table, texts, happening, seat),
    last() {
      const {
        count,
        record,
        viewer,
        view: {score, games},
      } = table.context!;
      if (!table.tag('speak') || !isEnded(table)) return null;
      if (last?.count !== count)
        last = {
          count,
          view: whist.view(foldRecord(whist, {...record, moves: record.moves.slice(0, -1)}), viewer),
        };
      return {...last.view, score, games};
    },
    rest({byCall, hands, tricks}) {
      // Tricks that nobody has played were given to who laid his cards down.
      const rest = byCall ? 0 : Math.max(...hands.map(({length}) => length)) - tricks.length;
      return rest ? html`<p>${texts.laidAt(14 - rest)}</p>` : null;
    },
  };
}

/** How open cards lie: a row that breaks, each card over the last. */
const lyingStyles = css`
  .lying {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    --cw: 36px;
    --ch: 55px;
    --over: -17px;
    padding-inline-start: 17px;
    row-gap: 2px;
  }
  .lying .card {
    flex: none;
    margin-inline-start: var(--over);
  }
  .seat.at0:has(.lying) {
    display: flex;
  }
  .badge,
  .badge b {
    position: absolute;
    inset: 0 0 auto;
    height: 5px;
    font-style: normal;
    background: var(--quinola-accent);
  }
  .badge b {
    inset: auto auto 100% 0;
    height: auto;
    padding: 0 6px;
    font-size: 13px;
    line-height: 15px;
    font-weight: 400;
    color: var(--quinola-paper);
  }
  /* Of several side by side the first says it to the eye. */
  li:has(.badge) + li .badge b {
    opacity: 0;
  }
  .word::first-letter {
    text-transform: uppercase;
  }
  .at1 .word {
    left: 0;
  }
  .at3 .word {
    right: 0;
  }
  @container (min-width: 720px) {
    .lying {
      --cw: 54px;
      --ch: 83px;
      --over: -26px;
      padding-inline-start: 26px;
      max-width: 300px;
    }
    .side .word {
      top: auto;
      bottom: calc(100% + 4px);
    }
    .side:has(.word) {
      align-self: center;
    }
  }
  /* What is asked of open cards does not lie on them. */
  @container (min-width: 1000px) {
    .q:has(.at1 .lying) .sheet.small {
      left: 345px;
    }
  }
`;
