// Saves a match as text in the middle of a deal, and continues it at another table.
const table = document.querySelector('whist-table');
const text = document.getElementById('text');
const said = document.getElementById('said');

document.getElementById('take').addEventListener('click', async () => {
  // Plain JSON with everything in it, also hidden cards: whoever can read it can read the other hands.
  text.value = JSON.stringify(await table.save());
  said.textContent = 'The text below holds the match.';
});

document.getElementById('go-on').addEventListener('click', async () => {
  let save;
  try {
    save = JSON.parse(text.value);
  } catch {
    said.textContent = 'This is not the whole text.';
    return;
  }
  // `false` if it is no match of this game; then the table itself says why, and continues its own.
  said.textContent = (await table.restore(save)) ? 'The match goes on.' : 'The table could not read it.';
});
