// Statistics with consent: nothing is sent before the visitor agrees, and nothing about that time is sent later.
const ADDRESS = 'statistics'; // the address of your own server
const table = document.querySelector('whist-table');
const said = document.getElementById('said');

let agreed = localStorage.getItem('statistics') === 'yes';

// #region send
/** Sends one line, even while the page is being left. */
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
  // The current match began without consent: counting starts with the first card of a new one.
  await table.restart();
  agreed = true;
  show();
});

document.getElementById('refuse').addEventListener('click', () => {
  agreed = false;
  show();
  // A visitor who refuses, or withdraws consent, leaves nothing behind: neither his answer nor what tables have stored.
  for (const key of Object.keys(localStorage))
    if (key === 'statistics' || key.startsWith('quinola')) localStorage.removeItem(key);
});

show();
// #endregion
