// Defines, in a page, the elements of the sampled games and of the first of the list: each further one would cost every test file
// its time.
import {define} from './define.js';
import {list} from './list.js';
import {sampledTags} from './sampled.js';

await Promise.all([list[0]!.tag, ...sampledTags].map(define));
