import type {PatienceTable} from '@quinola/patience';
import '@quinola/patience/define.js';
import type {Meta} from '@storybook/web-components-vite';
import {
  open,
  playOf,
  running,
  tableMeta,
  type TableArgs,
  type TableStory,
} from '@quinola/testing/stories/table-stories.js';

/** Every patience at the start, and in states of a game. */
const meta: Meta<TableArgs> = {
  ...tableMeta('patience-table', {args: {game: 'la-belle-lucie'}}),
  title: 'Patience table',
};
export default meta;

/** Makes the first lawful moves, to a foundation if possible, to show states that no deal begins with. */
const played = (game: string, moves: number): TableStory => ({
  args: {game},
  play: async ({canvasElement}) => {
    const table = await running<PatienceTable>(canvasElement, 'patience-table');
    for (let made = 0; made < moves && !table.tag('over'); made++) {
      const all = table.moves();
      const move = ['play', 'marry', 'refill', 'turn', 'next', 'leave', 'fill']
        .map((type) => all.find((one) => one.type === type))
        .find(Boolean);
      if (!move) break;
      table.play(move);
      await table.updateComplete;
    }
  },
});

/** Opens a sheet of the table. */
const opened = (game: string, panel: string, lang = 'en'): TableStory => ({
  args: {game, lang},
  play: playOf('patience-table', [open(panel)]),
});

export const LaBelleLucie: TableStory = {args: {game: 'la-belle-lucie'}};
export const HouseInTheWood: TableStory = {args: {game: 'house-in-the-wood'}};
export const HouseOnTheHill: TableStory = {args: {game: 'house-on-the-hill'}};
export const Hemispheres: TableStory = {args: {game: 'hemispheres'}};
export const Fifteen: TableStory = {args: {game: 'fifteen'}};
export const SalicLaw: TableStory = {args: {game: 'salic-law'}};
export const FourCorners: TableStory = {args: {game: 'four-corners'}};
export const Windmill: TableStory = {args: {game: 'windmill'}};
export const Shah: TableStory = {args: {game: 'shah'}};
export const Blockade: TableStory = {args: {game: 'blockade'}};
export const Clock: TableStory = {args: {game: 'clock'}};

export const InTheMiddleOfLucie: TableStory = played('la-belle-lucie', 12);
export const InTheMiddleOfHemispheres: TableStory = played('hemispheres', 60);
export const InTheMiddleOfSalicLaw: TableStory = played('salic-law', 70);
export const InTheMiddleOfWindmill: TableStory = played('windmill', 40);
export const InTheMiddleOfShah: TableStory = played('shah', 40);
export const InTheMiddleOfBlockade: TableStory = played('blockade', 30);
export const InTheMiddleOfClock: TableStory = played('clock', 30);
export const NothingMore: TableStory = played('windmill', 300);

export const WhatMayMove: TableStory = {
  args: {game: 'fifteen'},
  play: async ({canvasElement}) => {
    const table = await running<PatienceTable>(canvasElement, 'patience-table');
    table.show();
  },
};
export const PickedUp: TableStory = {
  args: {game: 'la-belle-lucie'},
  play: async ({canvasElement}) => {
    const table = await running<PatienceTable>(canvasElement, 'patience-table');
    table.board.tap(table.board.stop);
  },
};
/** A card dealt to its place may be played at once or left there. */
export const FallenCard: TableStory = {args: {game: 'four-corners', seed: 'bench 0'}};
/** An ace in the middle of its column is marked, because it may be taken out. */
export const TheRescue: TableStory = {
  args: {game: 'fifteen', seed: 'bench 24'},
  play: playOf('patience-table', [open('rescue')]),
};
export const FinishedPicture: TableStory = opened('clock', 'goal');
export const CanItComeOut: TableStory = opened('fifteen', 'inquiry');
export const Statistics: TableStory = opened('shah', 'statistics');
export const DealByItsName: TableStory = opened('shah', 'named');
export const Rules: TableStory = opened('salic-law', 'rules');
export const RulesInRussian: TableStory = opened('salic-law', 'rules', 'ru');
export const Menu: TableStory = opened('house-in-the-wood', 'menu');
export const Settings: TableStory = opened('clock', 'settings');
export const Keys: TableStory = opened('hemispheres', 'keys');
export const TheRecord: TableStory = opened('fifteen', 'record');
export const CopyTheTag: TableStory = opened('blockade', 'copy');
export const WhatIsKept: TableStory = opened('four-corners', 'kept');
export const HowTheGameGoes: TableStory = opened('windmill', 'chart');
export const Strict: TableStory = {args: {game: 'la-belle-lucie', strict: true}};
export const DealOfTheDay: TableStory = {args: {game: 'windmill', daily: true}};
export const Biedermeier: TableStory = {args: {game: 'clock', theme: 'biedermeier'}};
export const Manuscript: TableStory = {args: {game: 'blockade', theme: 'manuscript'}};
export const Night: TableStory = {args: {game: 'shah', theme: 'night'}};
export const Plain: TableStory = {args: {game: 'four-corners', theme: 'plain'}};
export const FourColours: TableStory = {args: {game: 'fifteen', suits: 'four-colour', indices: 'corner'}};
export const SingleFigures: TableStory = {args: {game: 'salic-law', figures: 'single'}};
export const InGerman: TableStory = {args: {game: 'house-on-the-hill', lang: 'de'}};
export const InPolish: TableStory = {args: {game: 'la-belle-lucie', lang: 'pl'}};
export const InRussian: TableStory = {args: {game: 'hemispheres', lang: 'ru'}};
export const InSwedish: TableStory = {args: {game: 'windmill', lang: 'sv'}};
export const BeforeTheStart: TableStory = {args: {reveal: 'interaction'}};
export const UnknownGame: TableStory = {args: {game: 'canfield'}};
export const OnATelephone: TableStory = {args: {game: 'hemispheres', width: 360}};
export const OnASmallTelephone: TableStory = {args: {game: 'house-in-the-wood', width: 320}};
