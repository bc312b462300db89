export type * from './page.js';
export {copyField} from './panels/clipboard.js';
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
export {drawMiddleRoom, type MiddleHost, type MiddlePlan} from './rooms/middle/room.js';
export {middleStyles} from './rooms/middle/styles.js';
export {middleFeatures} from './rooms/middle/features.js';
export {drawBankRoom, type BankHost} from './rooms/bank/draw.js';
export type * from './rooms/bank/plan.js';
export {bankStyles} from './rooms/bank/styles.js';
export {bankFeatures} from './rooms/bank/features.js';
export {bankReplay, type BankReplay, type ReplayedBank} from './rooms/bank/replay.js';
export {coins} from './rooms/bank/coins.js';
export {sumOf} from './strings/sums.js';
export {LayoutController, type LayoutHost} from './rooms/layout/controller.js';
export {layoutRoom, type LayoutSays} from './rooms/layout/draw.js';
export {layoutFeatures} from './rooms/layout/features.js';
export type {LayoutDetails, LayoutSource, Passage, PilePlan} from './rooms/layout/plan.js';
export {
  CARD,
  squaresShape,
  layoutOf,
  plainLayout,
  type Squares,
  type Layout,
  type LayoutShape,
} from './rooms/layout/shape.js';
export {arrangementOf} from './rooms/layout/arrangement.js';
export {smallFace} from './rooms/layout/small-face.js';
export {layoutStyles} from './rooms/layout/styles.js';
export {tapOn, type Picked, type Tapped} from './rooms/layout/taps.js';
export {beyond} from './rooms/layout/arrows.js';
export * from './session-events.js';
export {handRows, isLandscape, type Box} from './hand-rows.js';
export * from './counters.js';
export {GameTable} from './game-table.js';
export type {TableDescription} from './table-description.js';
export {icon} from './frame.js';
export {lazyThinker, type SeatPlayer} from './players.js';
export {HandController, type HandHost, type HandSource} from './controllers/hand.js';
export {panelsFrom, type OpenPanel, type Panel, type PanelLoader} from './controllers/panels.js';
export {sentenceFor} from './controllers/messages.js';
export type {Message} from './message.js';
export type {Missing} from './controllers/missing.js';
export {OPEN_PANELS} from './page-panels.js';
export type {TableFeatures} from './features.js';
export type {GameFeatures} from './game-features.js';
export type {CardOrder, OrderedCard, OrderGroup} from './card-order.js';
export {finderOf, type Glossary} from './glossary/glossary.js';
export type {KitTerms} from './glossary/language.js';
export type * from './asks/ask.js';
export {answer} from './asks/answers.js';
export {talk, type Saying} from './asks/talk.js';
export {respondFeatures} from './asks/responding.js';
export {LikelyBids} from './asks/likely.js';
export {chooseOne, declareOnStage, type ChooseOne} from './asks/describe.js';
export type {DayMeasure} from './daily/measure.js';
export type {Command, Tool} from './keys.js';
export {courtFace} from './courts.js';
export {formStyles} from './styles/forms.js';
export {handStyles} from './styles/hand.js';
export {laterStyles} from './styles/later.js';
export {counterStyles} from './styles/counters.js';
export {bothScoresStyles, trumpPaperStyles} from './styles/more-papers.js';
export {trickStyles} from './styles/tricks.js';
export {turnedTalon, turnedTalonStyles} from './turned-talon.js';
export {trickLaterStyles} from './styles/tricks-later.js';
export type {AttributeWord, Level, Levels} from './attributes.js';
export {
  attributeOf,
  attributeOptions,
  optionProperties,
  type OptionProperties,
  type TableOptions,
} from './option-properties.js';
export type {AnyTable, TableOf} from './any-table.js';
export {define} from './define.js';
export {LocalSpace, type Point} from './local-space.js';
export {isShutOff} from './shut-off.js';
export {windowOf} from './window-of.js';
export {
  askedAsPartner,
  askHost,
  chooserOf,
  hostsOf,
  type AskingTable,
  type Chooser,
  type LesseningHost,
} from './hosts.js';
export {keySheet} from './panels/keys.js';
export {menuSheet} from './panels/menu.js';
export type {MenuLine, MenuLines} from './menu-lines.js';
export type {LessonOffer} from './lesson/lesson-state.js';
export {lessonOffers, problemText, type LessonText, type ProblemText} from './lesson/offers.js';
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
export {playedMoves, playedTricks} from './panels/played.js';
export {lastTrick, trickRow, type ShownTrick, type TricksHost} from './panels/tricks.js';
export type {Question} from './panels/ask.js';
export {
  dealSheet,
  gainsTable,
  goOnChoice,
  itemsTable,
  numbersTable,
  sumsTable,
  paymentsTable,
  type ListedPayment,
  type Numbers,
  type SeatColumn,
} from './session/accounts.js';
export {sessionFeatures, type SessionFeaturesTable, type SessionGame} from './session/features.js';
export {printedCards, suitLines} from './session/hands.js';
export {
  dealReplay,
  dealtPanels,
  lastSheet,
  playedSheet,
  reasonsIn,
  sessionPanels,
  type DealReplay,
  type DealtPanels,
  type DealtSheets,
  type ResultSheet,
  type SessionPanels,
  type SessionSheets,
} from './session/panels.js';
export {
  cutSheet,
  oneCardSheet,
  placesSheet,
  spreadSheet,
  type CuttingTable,
  type SpreadDraw,
} from './session/places.js';
export {poolScore, poolStyles, type PoolScore} from './session/pool.js';
export {trickPlan, type PlannedTable} from './session/room.js';
export {turnLine, type TurnHost} from './session/turn-line.js';
export type {
  DealOf,
  DealtTable,
  DealtView,
  DrawingTable,
  PaidDeal,
  SessionTable,
  SessionView,
  SettledDeal,
} from './session/session-table.js';
export {sessionSentence, type TellingTable} from './session/telling.js';
export type {DealtWords, SessionWords} from './session/words.js';
export {wholeOf, type Known, type TableActor} from './match-context.js';
export {furniture, holding, type FurnishedTable, type DrawFurniture, type Piece} from './furniture.js';
export {restartDeal} from './restart-deal.js';
export {viewBefore, viewOfSums} from './whole.js';
export {languageOf, wordsIn, type LanguageCode, type WordSource, type WordSources} from './language.js';
export type {Labels} from './labels.js';
export type {TableStorage} from './store.js';
export type {SavedLesson, TableSave} from './table-save.js';
export type {PaceName, Settings} from './settings.js';
