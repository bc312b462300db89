/** The name of the animation that holds a card; it changes nothing by itself. */
const HELD = 'held';

/**
 * Marks a card as held by a pointer: with the class `held`, and with an animation at rest. Because of the animation Chromium moves
 * the card as a layer of its own; with `will-change` alone it would compute all layers of the page again at each step.
 */
export function holdCard(card: HTMLElement): void {
  card.classList.add('held');
  card.animate({translate: ['0 0', '0 0'], composite: 'add'}, {id: HELD, duration: 1}).pause();
}

/** Ends {@linkcode holdCard}; the card is where the layout puts it. */
export function letGoOfCard(card: HTMLElement): void {
  card.classList.remove('held');
  for (const animation of card.getAnimations()) if (animation.id === HELD) animation.cancel();
  card.style.translate = '';
}
