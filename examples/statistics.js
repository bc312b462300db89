// Statistics with consent: before the visitor agrees nothing is sent, and nothing of that time is sent later.
const ADDRESS = 'statistics'; // where your own server takes them
const table = document.querySelector('whist-table');
const said = document.getElementById('said');

let agreed = localStorage.getItem('statistics') === 'yes';

// #region send
/** Sends one line, also while the page is being left. */
function count(line) {
  if (agreed) navigator.sendBeacon(ADDRESS, JSON.stringify({table: table.localName, ...line}));
}

table.addEventListener('quinola-time', ({seconds}) => count({what: 'time', seconds: Math.round(seconds)}));
table.addEventListener('quinola-score', ({happening}) => count({what: happening.type}));
table.addEventListener('quinola-lesson', ({lesson, step, steps}) =>
  count({what: 'lesson', lesson, step, steps}),
);
// #endregion

// #region consent
function show() {
  table.toggleAttribute('nostorage', !agreed);
  said.textContent = agreed ? 'We count. Thank you!' : 'Nothing is counted.';
}

document.getElementById('agree').addEventListener('click', async () => {
  localStorage.setItem('statistics', 'yes');
  // The match that runs began without consent: a new one is counted from its first card.
  await table.restart();
  agreed = true;
  show();
});

document.getElementById('refuse').addEventListener('click', () => {
  agreed = false;
  show();
  // Who refuses, or changes his mind, leaves nothing behind: neither his answer nor what tables have kept.
  for (const key of Object.keys(localStorage))
    if (key === 'statistics' || key.startsWith('quinola')) localStorage.removeItem(key);
});

show();
// #endregion
