import {reasonBook, type Reasons} from '@quinola/opponents';
import {reasonTexts} from '../../made/texts.js';

/** The id as the texts have it: without the game. */
const shortId = (id: string): string => id.replace(/^reversy\./, '');

/** Pieces of advice that stand among the rules, by the number of the rule. */
const AMONG_RULES: Readonly<Record<string, string>> = {
  'advice.21': '21',
  'advice.39': '39',
  'advice.10th': '31',
};

/** Where the book has it: a rule, or a piece of the advice, by its number. */
function sourceOf(reasons: Reasons, id: string): string {
  const short = shortId(id);
  const [section = '', part = ''] = short.split('.');
  const rule = AMONG_RULES[short];
  const [number] = /^\d*/.exec(rule ?? part)!;
  return `${reasons.get(rule ? '@rule' : `@${section}`) ?? ''}${number ? ` ${number}` : ''}`;
}

/** Why a move of Reversis, in the words of a language. */
export const reversisReasons = reasonBook(reasonTexts, shortId, sourceOf);
