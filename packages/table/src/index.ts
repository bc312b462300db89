export type * from './page.js';
export {pageStyles, pageView, type DrawFigure} from './page-view.js';
export * from './strings.js';
export {en} from './strings/en.js';
export * from './events.js';
export * from './match-events.js';
export * from './page-events.js';
export * from './card.js';
export * from './hand.js';
export {holdCard, letGoOfCard} from './held-card.js';
export * from './trick.js';
export * from './seat.js';
export * from './places.js';
export * from './trick-room.js';
export * from './room-plan.js';
export * from './session-events.js';
export {handRows, isLandscape, type Box} from './hand-rows.js';
export * from './counters.js';
export {GameTable} from './game-table.js';
export {icon, type Tool} from './frame.js';
export {lazyThinker, type SeatPlayer} from './players.js';
export {HandController, type HandHost, type HandSource} from './controllers/hand.js';
export {panelsFrom, type OpenPanel, type Panel, type PanelLoader} from './controllers/panels.js';
export type {Message} from './controllers/messages.js';
export type {Missing} from './controllers/missing.js';
export type {TableFeatures} from './features.js';
export type {GameFeatures} from './game-features.js';
export type {CardOrder, OrderedCard, OrderGroup} from './card-order.js';
export type {Glossary} from './glossary/glossary.js';
export type {KitTerms} from './glossary/language.js';
export type * from './asks/ask.js';
export {answer} from './asks/answers.js';
export {chooseOne, declareOnStage, type ChooseOne} from './asks/describe.js';
export type {Command} from './keys.js';
export {courtFace} from './courts.js';
export {formStyles} from './styles/forms.js';
export {handStyles} from './styles/hand.js';
export {laterStyles} from './styles/later.js';
export {trickStyles} from './styles/tricks.js';
export {trickLaterStyles} from './styles/tricks-later.js';
export type {AttributeWord, Level, Levels} from './attributes.js';
export {optionsFromAttributes} from './options-from-attributes.js';
export type {AnyTable} from './any-table.js';
export {define} from './define.js';
export {observerOf} from './on-server.js';
export {
  askedAsPartner,
  askHost,
  chooserOf,
  hostsOf,
  type AskingTable,
  type Chooser,
  type LesseningHost,
} from './hosts.js';
export {menuSheet, type MenuLine, type MenuLines} from './panels/menu.js';
export type {LessonOffer} from './lesson/lesson-state.js';
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
export {
  gainsTable,
  itemsTable,
  paymentsTable,
  type ListedPayment,
  type SeatColumn,
} from './session/accounts.js';
export {sessionFeatures, type SessionFeaturesTable, type SessionGame} from './session/features.js';
export {printedCards} from './session/hands.js';
export {sessionPanels, type SessionPanels, type SessionSheets} from './session/panels.js';
export {
  poolScore,
  poolStyles,
  trickPlan,
  turnLine,
  type PlannedTable,
  type PoolScore,
  type TurnHost,
} from './session/room.js';
export type {DealOf, SessionTable, SessionView, SettledDeal} from './session/session-table.js';
export {sessionSentence, type TellingTable} from './session/telling.js';
export type {SessionWords} from './session/words.js';
export {wholeOf, type Known, type TableActor} from './match-context.js';
export {furniture, holding, type FurnishedTable, type DrawFurniture, type Piece} from './furniture.js';
export {restartDeal, viewBefore, viewOfSums} from './whole.js';
export {languageOf, wordsIn, type LanguageCode, type WordSource, type WordSources} from './language.js';
export type {Labels} from './labels.js';
export type {TableStorage} from './store.js';
export type {SavedLesson, TableSave} from './table-save.js';
export type {PaceName, Settings} from './settings.js';
