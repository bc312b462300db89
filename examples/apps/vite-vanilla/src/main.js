import '@quinola/whist/define.js';

const app = document.getElementById('app');
const table = document.createElement('whist-table');
table.rules = 'warsaw';
const marked = document.createElement('ol');
table.addEventListener('quinola-score', ({happening}) => {
  const line = document.createElement('li');
  line.textContent = happening.type;
  marked.append(line);
});
app.append(table, marked);
