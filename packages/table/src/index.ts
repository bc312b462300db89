export type * from './page.js';
export {pageStyles, pageView, type DrawFigure} from './page-view.js';
export * from './strings.js';
export {en} from './strings/en.js';
export * from './events.js';
export * from './happenings.js';
export * from './card.js';
export * from './hand.js';
export * from './trick.js';
export * from './seat.js';
export * from './places.js';
export * from './trick-room.js';
export {handRows, isLying, type Box} from './hand-rows.js';
export * from './counters.js';
export {Desk} from './desk.js';
export {GameTable, icon, type Tool} from './game-table.js';
export {HandTable} from './hand-table.js';
export {MatchTable, type SeatPlayer} from './match-table.js';
export type {Open, Panel, PanelLoader} from './panels.js';
export type {GameService} from './game-service.js';
export type {Message, Service} from './service.js';
export {courtFace} from './courts.js';
export {formStyles} from './styles/forms.js';
export {handStyles} from './styles/hand.js';
export {laterStyles} from './styles/later.js';
export {trickStyles} from './styles/tricks.js';
export {trickLaterStyles} from './styles/tricks-later.js';
export {agreedBy} from './agreed.js';
export type {AnyTable} from './any-table.js';
export {define} from './define.js';
export {askedBeside, askHost, hostsOf, type Asking} from './hosts.js';
export {pageLines} from './panels/menu.js';
export {choice, sheet, type SheetHost, type SheetModel} from './panels/sheet.js';
export {drawn} from './panels/drawn.js';
export {spread, type SpreadModel} from './panels/spread.js';
export {becauseView, whySheet, type ReasonOf, type ReasonWords, type WhyWords} from './panels/because.js';
export {replaySheet, type ReplayModel} from './panels/replay.js';
export {
  chartSheet,
  type ChartModel,
  type ChartTexts,
  type EventWords,
  type PhaseTitles,
} from './panels/chart.js';
export {rulesSheet, type RulesModel} from './panels/rules-page.js';
export {playedTricks} from './panels/played.js';
export {lastTrick, trickRow, type ShownTrick, type TricksHost} from './panels/tricks.js';
export type {Question} from './panels/ask.js';
export {wholeOf, type Known, type TableActor} from './joined.js';
export {dealAnew, viewBefore, viewOfSums} from './whole.js';
export {languageOf, wordsIn, type LanguageCode, type WordSource} from './language.js';
export type {PaceName, Settings} from './settings.js';
