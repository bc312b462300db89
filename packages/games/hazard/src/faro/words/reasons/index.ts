import {reasonBook} from '@quinola/opponents';
import {reasonTexts} from '../../made/texts.js';

/** The reasons for moves at faro, in the words of a language. */
export const faroReasons = reasonBook(
  reasonTexts,
  (id) => id.replace(/^faraon\./, ''),
  (reasons, id) => reasons.get(`@${id.replace(/^faraon\./, '').split('.')[0]}`) ?? '',
);
