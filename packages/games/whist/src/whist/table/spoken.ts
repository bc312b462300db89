import type {Seat} from '@quinola/play';
import type {WhistHappening} from '../rules/types.js';
import type {WhistPanelWords} from '../words/types.js';
import type {WhistHost} from './host.js';

/** What a seat says with a happening: a call, a claim, a demand; `null` if nothing. */
function saidBy(
  {words}: WhistHost,
  texts: WhistPanelWords,
  happening: WhistHappening,
  seat: Seat,
): string | null {
  const speaker = 'by' in happening ? happening.by : 'seat' in happening ? happening.seat : -1;
  if (speaker !== seat) return null;
  switch (happening.type) {
    case 'called':
      return texts.words.call;
    case 'answered':
      return happening.yes ? texts.words.yes : texts.words.no;
    case 'shown':
      return texts.words.show;
    case 'laid-down':
      return texts.rest;
    case 'revoke-claimed':
      return texts.revoke;
    case 'demanded': {
      const {card, suit, what} = happening;
      return card || suit
        ? `${card ? words.card(card) : words.suit(suit!)}!`
        : texts.demand[what as keyof WhistPanelWords['demand']];
    }
    default:
      return null;
  }
}

/** What a seat has just said, as shown beside it. */
export function spokenBy(table: WhistHost, seat: Seat): string | null {
  const {gamePanelWords, context} = table;
  return gamePanelWords
    ? (context!.happened
        .map((one) => saidBy(table, gamePanelWords, one, seat))
        .find((word) => word !== null) ?? null)
    : null;
}
