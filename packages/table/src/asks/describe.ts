import type {Card} from '@quinola/cards';
import type {MoveLike} from '@quinola/play';
import type {Answer, ChooseCards, DeclareAsk} from './ask.js';

/** A few answers in the place of the trick, side by side: no cards lie there. */
export function declareOnStage(title: string, question: string, answers: readonly Answer[]): DeclareAsk {
  return {kind: 'declare', onStage: true, title, question, answers};
}

/** How one card is chosen. */
export interface ChooseOne extends Pick<ChooseCards, 'title' | 'others'> {
  readonly from: readonly Card[];
  /** What the button says. */
  readonly done: string;
  /** A sentence that says why a card cannot be chosen; `null` if it can. */
  readonly why?: (card: Card) => string | null;
}

/**
 * One card to choose from the hand; it moves to a place on the table until the button is pressed.
 * @param type of the move, which names the card
 */
export function chooseOne(type: string, {from, done, why = () => null, ...ask}: ChooseOne): ChooseCards {
  return {
    kind: 'chooseCards',
    choice: {choose: type, from, least: 1, most: 1},
    move: ([card]) => ({type, card}) as MoveLike,
    tray: true,
    why,
    done: () => done,
    ...ask,
  };
}
