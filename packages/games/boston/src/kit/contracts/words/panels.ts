import type {WordSources} from '@quinola/table';
import type {ContractsPanelWords} from './types.js';

/** The words of panels and announcements, which Boston and Boston-Whist have alike. */
export const panels: WordSources<object, ContractsPanelWords>['panels'] = {
  en: () => import('./strings/en-panels.js').then(({panels}) => panels),
  pl: () => import('./strings/pl-panels.js').then(({panels}) => panels),
};
