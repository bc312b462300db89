// Part of the page with the table: stores everything for the hours without a network, chooses the table by the address
// (`index.html?table=patience-table`), and keeps the screen awake.

/** The pattern of our tags; an unknown one stays an empty place. */
const TABLE = /^[a-z]+(?:-[a-z]+)*-table$/;

const wanted = new URLSearchParams(location.search).get('table');
const shown = document.querySelector('[kiosk]');
if (wanted !== shown.localName && TABLE.test(wanted ?? '')) {
  const table = document.createElement(wanted);
  table.setAttribute('kiosk', shown.getAttribute('kiosk'));
  shown.replaceWith(table);
}

async function keep() {
  await navigator.serviceWorker.register('worker.js');
  await navigator.serviceWorker.ready;
  // From here on the page works offline.
  document.documentElement.dataset.kept = '';
}

// Browsers support service workers only on https: and on localhost.
if ('serviceWorker' in navigator) void keep().catch(console.error);

const stayAwake = () =>
  document.visibilityState === 'visible' && navigator.wakeLock?.request('screen').catch(() => undefined);
document.addEventListener('visibilitychange', stayAwake);
stayAwake();
