// Compiled, never run: the types that a page's script gets from the name of a tag alone.
import '@quinola/patience/define.js';

document.createElement('patience-table').patience = 'clock';
