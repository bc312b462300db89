// Records what a table tells: tricks, what is marked, and at the end the whole match, which rules and opponents can replay.
const results = document.getElementById('results');
const tricks = document.getElementById('tricks');

function row(...texts) {
  const line = document.createElement('tr');
  for (const text of texts) line.append(Object.assign(document.createElement('td'), {textContent: text}));
  results.append(line);
}

document.addEventListener('quinola-trick', () => {
  tricks.value = Number(tricks.value) + 1;
});

// `happening.type` is `deal-scored`, `game-won` or `rubber-settled`; `result` is as the rules have it.
document.addEventListener('quinola-score', ({happening}) => {
  row(new Date().toLocaleTimeString('en'), happening.type, JSON.stringify(happening.result));
});

document.addEventListener('quinola-over', ({record, worth}) => {
  row(new Date().toLocaleTimeString('en'), 'session-over', worth.join(', '));
  document.getElementById('record').textContent =
    `${record.moves.length} moves, seed ${record.seed}: JSON.stringify(record) keeps them.`;
});

document.addEventListener('quinola-error', ({code}) =>
  row(new Date().toLocaleTimeString('en'), 'error', code),
);
