// Collects what a table reports: tricks, scores, and at the end the whole match, which can be replayed by rules and opponents.
const results = document.getElementById('results');
const tricks = document.getElementById('tricks');

function row(...texts) {
  const line = document.createElement('tr');
  for (const text of texts) line.append(Object.assign(document.createElement('td'), {textContent: text}));
  results.append(line);
}

const now = () => new Date().toLocaleTimeString('en');

// #region score
document.addEventListener('quinola-trick', () => {
  tricks.value = Number(tricks.value) + 1;
});

// `happening.type` is `deal-scored`, `game-won` or `rubber-settled`; `result` has the form defined by the rules.
document.addEventListener('quinola-score', ({happening}) => {
  row(now(), happening.type, JSON.stringify(happening.result));
});
// #endregion

// #region record
document.addEventListener('quinola-over', ({record, worth}) => {
  row(now(), 'session-over', worth.join(', '));
  // A page with a server posts it instead: fetch('/results', {method: 'POST', body: JSON.stringify(record)}).
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], {type: 'application/json'}));
  link.download = 'match.json';
  link.textContent = `the match as a file, ${record.moves.length} moves`;
  document.getElementById('record').replaceChildren(link);
});
// #endregion

document.addEventListener('quinola-error', ({code}) => row(now(), 'error', code));
