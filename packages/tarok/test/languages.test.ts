import {holdErrors} from '../../table/test-support/errors.js';
import {holdLanguage} from '../../table/test-support/languages.js';
import {de} from '../src/pack-table/strings/de.js';
import {en} from '../src/pack-table/strings/en.js';
import {more} from '../src/pack-table/strings/en-more.js';
import {pl} from '../src/pack-table/strings/pl.js';
import {ru} from '../src/pack-table/strings/ru.js';
import {sv} from '../src/pack-table/strings/sv.js';
import {de as tarokDe} from '../src/tarok/strings/de.js';
import {en as tarokEn} from '../src/tarok/strings/en.js';
import {more as tarokMore} from '../src/tarok/strings/en-more.js';
import {pl as tarokPl} from '../src/tarok/strings/pl.js';
import {ru as tarokRu} from '../src/tarok/strings/ru.js';
import {sv as tarokSv} from '../src/tarok/strings/sv.js';
import {de as ombreDe} from '../src/tarok-ombre/strings/de.js';
import {en as ombreEn} from '../src/tarok-ombre/strings/en.js';
import {more as ombreMore} from '../src/tarok-ombre/strings/en-more.js';
import {pl as ombrePl} from '../src/tarok-ombre/strings/pl.js';
import {ru as ombreRu} from '../src/tarok-ombre/strings/ru.js';
import {sv as ombreSv} from '../src/tarok-ombre/strings/sv.js';

holdErrors('games on 78 cards', new URL('../src/', import.meta.url));

const pack = {...en, ...more};
holdLanguage('German of tables on 78 cards', pack, {...de});
holdLanguage('Polish of tables on 78 cards', pack, {...pl});
holdLanguage('Russian of tables on 78 cards', pack, {...ru});
holdLanguage('Swedish of tables on 78 cards', pack, {...sv});

/** The names of the games are Italian in every language. */
const games = ['games.tre', 'games.due', 'games.uno', 'games.solo', 'head.tout', 'outcomes.tout'];
const ombre = {...ombreEn, ...ombreMore};
holdLanguage('German of Tarok-ombre', ombre, {...ombreDe}, [...games, 'outcomes.remis']);
holdLanguage('Polish of Tarok-ombre', ombre, {...ombrePl}, [...games, 'outcomes.remis']);
holdLanguage('Russian of Tarok-ombre', ombre, {...ombreRu}, games);
holdLanguage('Swedish of Tarok-ombre', ombre, {...ombreSv}, [...games, 'pass', 'words.pass']);

const tarok = {...tarokEn, ...tarokMore};
holdLanguage('German of Tarok', tarok, {...tarokDe}, ['deux.pagat']);
holdLanguage('Polish of Tarok', tarok, {...tarokPl}, ['title', 'deux.pagat']);
holdLanguage('Russian of Tarok', tarok, {...tarokRu});
holdLanguage('Swedish of Tarok', tarok, {...tarokSv}, ['deux.pagat']);
