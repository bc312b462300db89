import {takeChooser} from '../rules/compile.js';
import {withOptions} from '../rules/options.js';
import type {Patience} from '../schema.js';
import {BOOK} from './book.js';
import {ELEVEN} from './eleven.js';
import {addPatience} from './known.js';

/** Every patience of the book, in its order, with its options; who imports this can play them under any. Others are added, see `registerPatience`. */
export const PATIENCES: readonly Patience[] = ELEVEN.map((def) => ({...def, ...BOOK[def.id]}));

PATIENCES.forEach(addPatience);
takeChooser(withOptions);
