// Runs in the browser: the tag was already drawn by the server; the element takes over.
import '@quinola/whist/define.js';

const last = document.querySelector('output')!;
document.querySelector('whist-table')!.addEventListener('quinola-move', ({made}) => {
  last.textContent = made.move.type;
});
