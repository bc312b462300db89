import {choice, type MenuLine} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {OmbreHost} from './host.js';
import {facedNow, mayAskForTricks, mayClaim, reviewOf} from '../rules/index.js';
import {outAnswers} from './asks.js';

/**
 * The lines of the menu that only Ombre has: what may be done beside playing a card, and sheets of cards that may be looked at,
 * the Ombre's discards and a hand that was laid down.
 */
export function menuLines(table: OmbreHost): readonly MenuLine[] {
  const {context} = table;
  if (!context) return [];
  const {view, turn} = context;
  const {rest, review} = table.gamePanelWords!;
  const isOwnTurn = turn.must === view.player && turn.phase === 'playing.trick';
  const line = (label: string, act: () => unknown): TemplateResult =>
    html`${choice(label, () => void act())}`;
  /** A move that is confirmed by a second question. */
  const asked = (title: string, text: string, type: 'CLAIM' | 'LOOK', after?: string): TemplateResult =>
    line(title, () =>
      table.open('ask', {
        title,
        text,
        then() {
          const done = table.play({type});
          if (after) void table.open(after);
          return done;
        },
      }),
    );
  const reviewed = reviewOf(view);
  const lines: MenuLine[] = [
    ...(isOwnTurn ? outAnswers(table, view).map(({label, act}) => line(label, act)) : []),
    ...(isOwnTurn && mayClaim(view)
      ? [asked(rest.claim, rest.askClaim(view.options.strictEtiquette === 'on'), 'CLAIM')]
      : []),
    ...(reviewed === 'free' ? [line(review.title, () => table.open('laid'))] : []),
    ...(reviewed === 'no-vole' && isOwnTurn ? [asked(review.look, review.askLook, 'LOOK', 'laid')] : []),
    ...(mayAskForTricks(view) && isOwnTurn
      ? [asked(review.lookAtTricks, review.askLookAtTricks, 'LOOK', 'played')]
      : []),
    ...(view.faced && facedNow(view).length
      ? [line(rest.open(table.whoSits(view.faced.seat)), () => table.open('faced'))]
      : []),
  ];
  return lines;
}
