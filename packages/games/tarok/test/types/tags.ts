// Compiled, never run: what a page's script knows of a tag, by its name alone.
import '@quinola/tarok/define.js';
import '@quinola/tarok/ombre-define.js';

document.createElement('tarok-table').addEventListener('quinola-move', ({made}) => made.move.type);
document.createElement('tarok-ombre-table').addEventListener('quinola-deal', ({deal}) => deal + 1);
