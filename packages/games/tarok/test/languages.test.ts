import {holdErrors} from '../../../table/test-support/errors.js';
import {holdLanguage, wholeLanguages} from '../../../table/test-support/languages.js';
import {loadPackPanelWords, loadPackRoomWords} from '../src/pack-table/language.js';
import {
  loadPanelWords as loadTarokPanels,
  loadRoomWords as loadTarokRoom,
} from '../src/tarok/table/language.js';
import {
  loadPanelWords as loadOmbrePanels,
  loadRoomWords as loadOmbreRoom,
} from '../src/tarok-ombre/table/language.js';

holdErrors('games on 78 cards', new URL('../src/', import.meta.url));

const [en, de, pl, ru, sv] = await wholeLanguages(loadPackRoomWords, loadPackPanelWords);
holdLanguage('German of tables on 78 cards', {...en}, {...de});
holdLanguage('Polish of tables on 78 cards', {...en}, {...pl});
holdLanguage('Russian of tables on 78 cards', {...en}, {...ru});
holdLanguage('Swedish of tables on 78 cards', {...en}, {...sv});

/** The names of the games are Italian in every language. */
const games = ['games.tre', 'games.due', 'games.uno', 'games.solo', 'head.tout', 'outcomes.tout'];
const [ombre, ombreDe, ombrePl, ombreRu, ombreSv] = await wholeLanguages(loadOmbreRoom, loadOmbrePanels);
holdLanguage('German of Tarok-ombre', {...ombre}, {...ombreDe}, [...games, 'outcomes.remis']);
holdLanguage('Polish of Tarok-ombre', {...ombre}, {...ombrePl}, [...games, 'outcomes.remis']);
holdLanguage('Russian of Tarok-ombre', {...ombre}, {...ombreRu}, games);
holdLanguage('Swedish of Tarok-ombre', {...ombre}, {...ombreSv}, [...games, 'pass', 'words.pass']);

const [tarok, tarokDe, tarokPl, tarokRu, tarokSv] = await wholeLanguages(loadTarokRoom, loadTarokPanels);
holdLanguage('German of Tarok', {...tarok}, {...tarokDe}, ['deux.pagat']);
holdLanguage('Polish of Tarok', {...tarok}, {...tarokPl}, ['title', 'deux.pagat']);
holdLanguage('Russian of Tarok', {...tarok}, {...tarokRu});
holdLanguage('Swedish of Tarok', {...tarok}, {...tarokSv}, ['deux.pagat']);
