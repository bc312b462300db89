// Controls a table from outside by its public interface: `view`, `play(move)`, `hint()`, `undo()`, `restart(seed)`, and the
// event `quinola-before-move`, with which a page can cancel a move.
const table = document.querySelector('whist-table');
const cards = document.getElementById('cards');
const said = document.getElementById('said');

const say = (text) => {
  said.textContent = text;
};

/** A button for each card that the visitor holds. */
function show() {
  cards.replaceChildren(
    ...(table.view?.hand ?? []).map((card) => {
      const button = Object.assign(document.createElement('button'), {type: 'button', textContent: card});
      // `play` returns whether the move was lawful; if not, the table itself shows why.
      button.addEventListener('click', () =>
        say(table.play({type: 'PLAY', card}) ? '' : `${card} may not be played now.`),
      );
      return button;
    }),
  );
}

document.getElementById('hint').addEventListener('click', () => table.hint());
document.getElementById('undo').addEventListener('click', () => {
  table.undo();
  show();
});
document.getElementById('anew').addEventListener('click', async () => {
  await table.restart('buttons');
  show();
});

// The event is fired only for the visitor's moves; those of opponents cannot be cancelled.
table.addEventListener('quinola-before-move', (event) => {
  if (!document.getElementById('guard').checked || !event.move.card?.startsWith('A')) return;
  event.preventDefault();
  say('The page has held the ace back.');
});

table.addEventListener('quinola-deal', show);
table.addEventListener('quinola-move', show);
customElements
  .whenDefined('whist-table')
  .then(() => table.start())
  .then(show);
