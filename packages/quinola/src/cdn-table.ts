// `<tag>.js` among the built files, the same for each tag but for what the build puts in.
import {untilThere} from './lost.js';
import {fetchPart} from './parts.js';

/** The tag. */
declare const TAG: string;
/** The file that defines it, and those that it needs. */
declare const FILES: readonly [name: string, ...needs: string[]];

// Whoever imports this module waits until the tag is defined.
await untilThere(TAG, () => fetchPart(...FILES));
