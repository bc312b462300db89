// Drives a table from outside by what every table has: `view`, `play(move)`, `hint()`, `undo()`, `restart(seed)`, and the
// event `quinola-before-move`, by which a page can hold a move back.
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
      // `play` says whether the move was lawful; if not, the table itself shows why.
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

// Only moves of the visitor are asked about; those of the opponents cannot be held back.
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
