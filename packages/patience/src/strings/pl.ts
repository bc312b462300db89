import type {PatienceLanguage} from '../strings.js';
import {en} from './en.js';
import {more} from './en-more.js';
export const pl: PatienceLanguage = {...en, ...more};
