import '@quinola/patience/define.js';

const table = document.createElement('patience-table');
table.patience = 'la-belle-lucie';
const last = document.createElement('output');
table.addEventListener('quinola-move', ({made}) => {
  last.textContent = made.move.type;
});
document.getElementById('app')!.append(table, last);
