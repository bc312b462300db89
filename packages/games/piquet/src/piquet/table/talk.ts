import type {Card} from '@quinola/cards';
import type {Saying} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {CATEGORIES, elderOf, pointsOf, type Answer, type Category, type Talk} from '../rules/index.js';
import type {PiquetHost} from './host.js';

/** The dialogue of a deal as it lies on the table: in each class what elder hand names, and what is answered. */
export function talkOf(table: PiquetHost): readonly Saying[] {
  const {talk} = table.view!;
  return CATEGORIES.flatMap((category) => {
    const said = talk[category];
    return said ? sayings(table, category, said) : [];
  });
}

/** Cards of the other that lie open, with what they are called; the visitor has his own in hand. */
const shownBy = (
  table: PiquetHost,
  seat: number,
  cards: readonly Card[],
): NonNullable<Saying['shown']> | null =>
  cards.length && !table.whoSits(seat).you
    ? {cards, label: cards.map((card) => table.words.card(card)).join(', ')}
    : null;

/** An answer in words; to who has claimed nothing that she has some. */
export function answerWord({view, gamePanelWords}: PiquetHost, category: Category, answer: Answer): string {
  const {say} = gamePanelWords!;
  return answer === 'not-good' && !view!.talk[category]?.elder ? say.have : say.answer[answer];
}

function sayings(table: PiquetHost, category: Category, said: Talk): readonly Saying[] {
  const {view} = table;
  const {say} = table.gamePanelWords!;
  const elder = elderOf(view!);
  const by = (seat: number) => ({who: table.whoSits(seat), figure: figureOf(table, seat)});
  const text =
    said.tieBreak === null ? say.claim(category, said.elder) : say.tie(category, said.elder, said.tieBreak);
  const counts = said.named.length ? `+${pointsOf(category, said.named)}` : '';
  const own: Saying = {
    ...by(elder),
    text,
    ...(said.winner === elder && counts && {counts, shown: shownBy(table, elder, said.cards)}),
  };
  // As the last word it can be taken back.
  if (!said.answer) {
    const {canUndo} = table.context!;
    const isOwn = canUndo && table.whoSits(elder).you;
    return [{...own, ...(isOwn && {takeBack: {label: table.words.undo, act: () => table.undo()}})}];
  }
  const hers = said.winner === view!.dealer && said.named.length > 0;
  // Where neither has anything, nothing is answered.
  if (!said.elder && said.answer === 'good') return [own];
  const answer: Saying = {
    ...by(view!.dealer),
    text: hers
      ? said.named.map((claim) => say.named(claim)).join(' ')
      : answerWord(table, category, said.answer),
    ...(hers && {counts, shown: shownBy(table, view!.dealer, said.cards)}),
  };
  return [own, answer];
}

/** The silhouette of who sits in a seat; none for the visitor. */
function figureOf(table: PiquetHost, seat: number): TemplateResult | null {
  const who = table.whoSits(seat);
  return who.you ? null : (table.portraits([who.name])[0] ?? null);
}
