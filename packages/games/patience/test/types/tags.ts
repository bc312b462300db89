// Compiled, never run: what a page's script knows of a tag, by its name alone.
import '@quinola/patience/define.js';

document.createElement('patience-table').patience = 'clock';
