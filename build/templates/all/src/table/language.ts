import {wordsIn, type LanguageCode, type WordSource} from '@quinola/table';
import {en} from '../strings/en.js';
import type {NewGamePanelWords, NewGameRoomWords} from '../strings.js';

const ROOM: WordSource<NewGameRoomWords> = {en: () => en};

const PANELS: WordSource<NewGamePanelWords> = {
  en: () => import('../strings/en-panels.js').then(({panels}) => panels),
};

/** The game's own words of the room: what a table says while it is first seen. */
export const loadRoomWords = (code: LanguageCode): Promise<NewGameRoomWords> => wordsIn(ROOM, code);

/** The game's own words of panels, and of what happens. */
export const loadPanelWords = (code: LanguageCode): Promise<NewGamePanelWords> => wordsIn(PANELS, code);
