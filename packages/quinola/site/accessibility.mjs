// The accessibility statement, docs/accessibility.md: each criterion of WCAG 2.2, levels A and AA, how the tables meet it, and the tests
// that show it. `node build/readmes.mjs` writes it; a test checks that every test it names exists.

/** The files of the tests that are named, by a short name. */
export const FILES = {
  asks: 'packages/table/test/asks.browser.test.ts',
  announcer: 'packages/table/test/announcer.browser.test.ts',
  auction: 'packages/table/test/auction-panel.browser.test.ts',
  bank: 'packages/table/test/bank.browser.test.ts',
  clicks: 'packages/table/test/clicks.browser.test.ts',
  colours: 'test/behaviours/colours.browser.test.ts',
  fingers: 'packages/table/test/fingers.browser.test.ts',
  focus: 'packages/table/test/focus-and-keys.browser.test.ts',
  furniture: 'packages/table/test/furniture.browser.test.ts',
  hand: 'packages/table/test/hand.browser.test.ts',
  keys: 'packages/testing/src/table-suite/session-by-keys.ts',
  kiosk: 'packages/table/test/kiosk.browser.test.ts',
  languages: 'packages/testing/src/suites/languages.ts',
  layout: 'packages/table/test/layout.browser.test.ts',
  lessons: 'packages/table/test/behaviours/lessons.browser.test.ts',
  looks: 'test/behaviours/looks.browser.test.ts',
  measures: 'packages/testing/src/table-suite/measures.ts',
  menu: 'packages/testing/src/table-suite/menu.ts',
  messages: 'packages/table/test/messages.browser.test.ts',
  middle: 'packages/table/test/middle.browser.test.ts',
  panels: 'packages/table/test/panels.browser.test.ts',
  parts: 'packages/table/test/parts.browser.test.ts',
  place: 'packages/table/test/behaviours/page.browser.test.ts',
  playing: 'packages/table/test/behaviours/playing.browser.test.ts',
  settings: 'packages/table/test/settings.browser.test.ts',
  sheets: 'packages/table/test/behaviours/sheets.browser.test.ts',
  site: 'test/site.browser.test.ts',
  sound: 'packages/table/test/sound.browser.test.ts',
  spacing: 'packages/table/test/page-styles.browser.test.ts',
  voice: 'packages/table/test/voice.browser.test.ts',
};

const NOTHING = 'nothing of the kind';
const MEDIA =
  'A table has no recorded sound or video that tells anything; its short sounds only go with what is written.';

/** What the newer criteria of WCAG 2.2 have no clause for in EN 301 549 V3.2.1, which is built on WCAG 2.1. */
const NEWER = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

/**
 * A criterion: its number, its name, its level, whether it is met, how, and the tests as `file: how the title begins`.
 * @type {readonly (readonly [number: string, name: string, level: 'A' | 'AA', state: string, how: string, tests?: readonly string[]])[]}
 */
export const CRITERIA = [
  [
    '1.1.1',
    'Non-text content',
    'A',
    'met',
    'Each card, man and stake is a named button or has a name; furniture and figures are hidden, for all they tell is written.',
    ['parts: is a list of named buttons', 'furniture: has no accessible text', 'measures: passes axe'],
  ],
  ['1.2.1', 'Audio-only and video-only', 'A', NOTHING, MEDIA],
  ['1.2.2', 'Captions', 'A', NOTHING, MEDIA],
  ['1.2.3', 'Audio description or media alternative', 'A', NOTHING, MEDIA],
  ['1.2.4', 'Captions (live)', 'AA', NOTHING, MEDIA],
  ['1.2.5', 'Audio description', 'AA', NOTHING, MEDIA],
  [
    '1.3.1',
    'Info and relationships',
    'A',
    'met',
    'Hands and tricks are lists, accounts are tables with headings, sheets have titles.',
    ['measures: passes axe', 'menu: has an effect for each line'],
  ],
  [
    '1.3.2',
    'Meaningful sequence',
    'A',
    'met',
    'The order in the document is that of play: the room, the trick, what is asked, the hand, the tools.',
    ['focus: moves to the neighbour', 'keys: is played to its end'],
  ],
  [
    '1.3.3',
    'Sensory characteristics',
    'A',
    'met',
    'What is asked names cards and players, never only a place or a colour.',
    ['keys: 42 is told'],
  ],
  [
    '1.3.4',
    'Orientation',
    'AA',
    'met',
    'Every room is laid out upright and lying down.',
    ['measures: shows everything in its box'],
  ],
  [
    '1.3.5',
    'Identify input purpose',
    'AA',
    NOTHING,
    'The only fields are names for the players at the table, which are not data about the visitor.',
  ],
  [
    '1.4.1',
    'Use of colour',
    'A',
    'met',
    'Suits differ by shape, what may be played is raised and named, and a setting gives each suit a colour of its own.',
    ['colours: 45 have two colours', 'playing: 32 says beside the hand'],
  ],
  [
    '1.4.2',
    'Audio control',
    'A',
    'met',
    'Sounds and voice are off until they are wished, and a sound is shorter than three seconds.',
    ['sound: are off until', 'voice: is silent until'],
  ],
  [
    '1.4.3',
    'Contrast (minimum)',
    'AA',
    'met',
    'Measured in each state of each table, in all themes, on light and dark pages.',
    ['measures: has enough contrast', 'kiosk: has words that can be read'],
  ],
  [
    '1.4.4',
    'Resize text',
    'AA',
    'met',
    'At four times its size a page shows the table as high as it needs to be, and scrolls.',
    ['looks: a table on a page zoomed to 400 %', 'looks: 44 fits room and sheets'],
  ],
  [
    '1.4.5',
    'Images of text',
    'AA',
    'met',
    'Words are text; the letters on cards are drawings of cards, which have names.',
    ['parts: marks its corners'],
  ],
  [
    '1.4.10',
    'Reflow',
    'AA',
    'met',
    'Down to 320 px of width nothing scrolls sideways; a tariff card and a board, whose meaning is their two directions, are made smaller.',
    ['looks: 44 fits room and sheets', 'looks: a table on a page zoomed to 400 %', 'site: never scrolls'],
  ],
  [
    '1.4.11',
    'Non-text contrast',
    'AA',
    'met',
    'Outlines of buttons, focus, marked cards and suits are measured as words are.',
    ['measures: has enough contrast'],
  ],
  [
    '1.4.12',
    'Text spacing',
    'AA',
    'met',
    'The spacing that a reader imposes is taken over.',
    ['spacing: takes the spacing'],
  ],
  [
    '1.4.13',
    'Content on hover or focus',
    'AA',
    'met',
    'The meaning of a term appears at pointer or focus, stays while the pointer is on it, and goes with Escape.',
    ['sheets: 36 shows the meaning of a term'],
  ],
  [
    '2.1.1',
    'Keyboard',
    'A',
    'met',
    'A whole session of every game is played by keys alone.',
    [
      'keys: is played to its end',
      'asks: works by keys',
      'layout: is played by keys',
      'middle: are all taken by keys',
      'bank: are laid by keys',
      'auction: can be used by keys alone',
    ],
  ],
  [
    '2.1.2',
    'No keyboard trap',
    'A',
    'met',
    'Tab leads out of the table; Escape closes what is open, and is otherwise the page’s.',
    ['focus: close note, choice and panel by Escape'],
  ],
  [
    '2.1.4',
    'Character key shortcuts',
    'A',
    'met',
    'Single keys act only while the focus is in the table, and `nohotkeys` switches them off.',
    ['focus: are ignored if they belong to the page', 'focus: are left to fields'],
  ],
  [
    '2.2.1',
    'Timing adjustable',
    'A',
    'met',
    'Nobody’s turn has a time limit. Only a kiosk asks after a while whether somebody is there, counts down, and stays at a touch.',
    ['kiosk: asks whether somebody is there'],
  ],
  [
    '2.2.2',
    'Pause, stop, hide',
    'A',
    'met',
    'A pause is in the tools and on a key; what moves ends within seconds; who prefers less motion sees none.',
    ['playing: 39 lets cards travel', 'messages: can be closed'],
  ],
  ['2.3.1', 'Three flashes', 'A', 'met', 'Nothing flashes.'],
  [
    '2.4.1',
    'Bypass blocks',
    'A',
    'met',
    'A table is one region with a name and few tab stops; the pages of the gallery begin with a link to the table.',
    ['site: has no axe violations', 'parts: is a list of named buttons'],
  ],
  [
    '2.4.2',
    'Page titled',
    'A',
    'met',
    'Pages of the gallery and frames with a table have titles; the title of any other page is its own.',
    ['site: has no axe violations'],
  ],
  [
    '2.4.3',
    'Focus order',
    'A',
    'met',
    'The focus follows the play, returns where a sheet was opened, and is never taken from the page.',
    [
      'panels: open one at a time',
      'focus: stays where it is if outside',
      'lessons: moves the focus within the table',
      'playing: 41 moves the focus',
    ],
  ],
  [
    '2.4.4',
    'Link purpose',
    'A',
    'met',
    'A table’s few links are named by where they lead; those of the gallery are checked.',
    ['site: has no broken links', 'site: has no axe violations'],
  ],
  [
    '2.4.5',
    'Multiple ways',
    'AA',
    'met',
    'The gallery has lists of games, documents and languages on each page; a table is a part of a page.',
    ['site: can be navigated'],
  ],
  [
    '2.4.6',
    'Headings and labels',
    'AA',
    'met',
    'Sheets have headings, and each line of the menu has a name of its own.',
    ['menu: has four groups', 'measures: passes axe'],
  ],
  [
    '2.4.7',
    'Focus visible',
    'AA',
    'met',
    'A ring at what has the focus, with enough contrast, also in colours of the visitor’s own.',
    ['focus: has a ring at a button', 'measures: has enough contrast'],
  ],
  [
    '2.4.11',
    'Focus not obscured',
    'AA',
    'met',
    'What a large sheet covers can have no focus; small ones leave the hand free.',
    ['panels: make what a large one covers inert', 'measures: shows everything in its box'],
  ],
  [
    '2.5.1',
    'Pointer gestures',
    'A',
    'met',
    'One finger, one tap: dragging and flicking are never the only way.',
    ['fingers: lets the page be moved', 'hand: plays a card with one tap'],
  ],
  [
    '2.5.2',
    'Pointer cancellation',
    'A',
    'met',
    'Things happen when the pointer goes up; a drag ends with Escape, a second button or a lost window.',
    [
      'hand: puts a dragged card back',
      'layout: ends a drag with Escape',
      'clicks: does not press what has come',
    ],
  ],
  [
    '2.5.3',
    'Label in name',
    'A',
    'met',
    'What is written on a button begins its name.',
    ['measures: passes axe'],
  ],
  ['2.5.4', 'Motion actuation', 'A', NOTHING, 'Nothing is done by moving the device.'],
  [
    '2.5.7',
    'Dragging movements',
    'AA',
    'met',
    'Whatever can be dragged can be tapped: a card, a man, a stake, a corner.',
    ['hand: plays a card with one tap', 'layout: is played by keys', 'bank: are prepared by a touch'],
  ],
  [
    '2.5.8',
    'Target size (minimum)',
    'AA',
    'met',
    'At least 24 px of each card and button, 44 px for fingers on most; measured at every size.',
    ['measures: shows everything in its box'],
  ],
  [
    '3.1.1',
    'Language of page',
    'A',
    'met',
    'A table speaks the language of its place.',
    ['place: 9 its language follows', 'site: exists in every language'],
  ],
  [
    '3.1.2',
    'Language of parts',
    'AA',
    'met',
    'Where a text is there in another language only, it is marked and said.',
    ['sheets: 9 says in which', 'lessons: says on its buttons'],
  ],
  [
    '3.2.1',
    'On focus',
    'A',
    'met',
    'Focus changes nothing but what is explained.',
    ['focus: stays where it is if outside'],
  ],
  [
    '3.2.2',
    'On input',
    'A',
    'met',
    'A setting changes what it says, at once, and nothing else.',
    ['settings: take precedence'],
  ],
  [
    '3.2.3',
    'Consistent navigation',
    'AA',
    'met',
    'The same tools in the same order at all tables.',
    ['menu: has four groups'],
  ],
  [
    '3.2.4',
    'Consistent identification',
    'AA',
    'met',
    'The words of tools and sheets come from one list for all tables.',
    ['languages: has every word of English'],
  ],
  [
    '3.2.6',
    'Consistent help',
    'A',
    'met',
    'Rules, keys and the guided deal stand at the same place of every menu.',
    ['menu: has four groups'],
  ],
  [
    '3.3.1',
    'Error identification',
    'A',
    'met',
    'What may not be played is said beside the card, and why.',
    ['hand: shows beside a card why', 'playing: 32 says beside the hand'],
  ],
  [
    '3.3.2',
    'Labels or instructions',
    'A',
    'met',
    'A line says what is to be done now; terms are explained in one line each.',
    ['measures: 36 explains its terms'],
  ],
  [
    '3.3.3',
    'Error suggestion',
    'AA',
    'met',
    'Messages offer the remedy; a refused card is told with what may be played.',
    ['messages: name an error'],
  ],
  [
    '3.3.4',
    'Error prevention (legal, financial, data)',
    'AA',
    NOTHING,
    'Play money, and nothing is sent. A match that would be lost is asked about first.',
  ],
  [
    '3.3.7',
    'Redundant entry',
    'A',
    'met',
    'Names and settings are kept in the browser.',
    ['settings: take precedence'],
  ],
  ['3.3.8', 'Accessible authentication', 'AA', NOTHING, 'There are no accounts.'],
  [
    '4.1.2',
    'Name, role, value',
    'A',
    'met',
    'Native buttons, fields and dialogs; an amount is a number to screen readers.',
    ['measures: passes axe', 'bank: have an amount that is a number', 'parts: is a list of named buttons'],
  ],
  [
    '4.1.3',
    'Status messages',
    'AA',
    'met',
    'All that happens is told once in a log; whose turn it is, too.',
    ['announcer: adds each sentence', 'announcer: tells the visitor once', 'keys: 42 is told'],
  ],
];

/** What the test `file: title` is called in the statement. */
const cited = (test) => {
  const [file, title] = test.split(': ');
  return `[${title.replace(/^\d+ /, '')} …](../${FILES[file]})`;
};

const row = ([number, name, level, state, how, tests = []]) =>
  `| ${number} ${name} | ${level} | ${NEWER.has(number) ? '' : `9.${number}`} | ${state} | ${how} | ${tests.map(cited).join('; ')} |`;

/** The statement, by its path in the project. */
export function accessibility() {
  const counted = (state) => CRITERIA.filter((row) => row[3] === state).length;
  return {
    'docs/accessibility.md': `# Accessibility

<!-- Written by \`node build/readmes.mjs\` from packages/quinola/site/accessibility.mjs. -->

Everybody shall be able to play: by touch, pointer, keys or switch, by sight or by ear. This page is the statement for sites that must give one. It covers the tables and the pages of the gallery, by the criteria of WCAG 2.2 at levels A and AA, and names the clause of EN 301 549 V3.2.1 where it has one (that version is built on WCAG 2.1).

**Of ${CRITERIA.length} criteria ${counted('met')} are met, and of ${counted(NOTHING)} a table has nothing of the kind.** Each is tied to the tests that show it; they run at each change. Tests are no visitors: what they cannot show is told below.

## What is not known, and what falls short

* Screen readers were not tried by people who use them every day. What is told is checked by tests of names, roles and the log of what happens, in Chromium.
* The browser’s own voices (\`voice\`) are used only where they need no network; where a device has none for the language, nothing is spoken.
* In a hand of many cards on a small telephone a card shows 24 px of itself; by default it then asks for a second tap.
* Opponents play as quickly as the visitor has set it; the pause and the slow pace are in the menu of every table.

Found something? Tell it where this project keeps its faults, with the table, the browser and what helps you to use it.

## Criteria

| criterion | level | EN 301 549 | | how | shown by |
| --- | --- | --- | --- | --- | --- |
${CRITERIA.map(row).join('\n')}
`,
  };
}
