// Compiled, never run: the types that a page's script gets from the name of a tag alone.
import '@quinola/tarok/define.js';
import '@quinola/tarok/ombre-define.js';

document.createElement('tarok-table').addEventListener('quinola-move', ({made}) => made.move.type);
document.createElement('tarok-ombre-table').addEventListener('quinola-deal', ({deal}) => deal + 1);
