// What the browser runs: the tag is there already, drawn by the server; the element takes its place.
import '@quinola/whist/define.js';

const last = document.querySelector('output')!;
document.querySelector('whist-table')!.addEventListener('quinola-move', ({made}) => {
  last.textContent = made.move.type;
});
