import type {ChartProfile} from '@quinola/chart';
import type {Card} from '@quinola/cards';
import type {CourtPack, Ink} from '@quinola/faces';
import type {Choice, Game, GameRecord, Happening, MoveLike, Player, Seat} from '@quinola/play';
import type {CSSResultOrNative, LitElement, TemplateResult} from 'lit';
import type {CardLook, CourtFace} from './card.js';
import type {DrawSilhouette} from './company.js';
import type {LanguageController} from './controllers/language.js';
import type {LessonsController} from './controllers/lessons.js';
import type {MatchController} from './controllers/match.js';
import type {Missing} from './controllers/missing.js';
import type {OpenPanel} from './controllers/panels.js';
import type {PersistenceController} from './controllers/persistence.js';
import type {SettingsController} from './controllers/settings.js';
import type {StylesController} from './controllers/styles.js';
import type {Box} from './hand-rows.js';
import type {LanguageCode, WordSources} from './language.js';
import type {LoadedFeatures} from './loaded-features.js';
import type {Known, TableActor} from './match-context.js';
import type {Message} from './message.js';
import type {SeatPlayer} from './players.js';
import type {Store, TableStorage} from './store.js';
import type {About, KitPanelWords, KitRoomWords, Mend, Who} from './strings.js';
import type {TableAttributes} from './table-attributes.js';
import type {TableSave} from './table-save.js';

/**
 * A table as everything else sees it: panels, lessons, the controllers that come after the first cards, and of a game its room, what
 * it asks and what it tells. `GameTable` is the element behind it, which they need not know.
 */
export interface TableOf<
  View,
  Move extends MoveLike,
  H extends Happening,
  RoomWords extends object,
  PanelWords extends object,
  C extends Choice = never,
>
  extends LitElement, TableAttributes {
  // The game, and what it says of itself.
  readonly game: Game<unknown, View, Move, unknown, H, C>;
  readonly profile: ChartProfile<View, H>;
  readonly wordSources: WordSources<object, object>;
  gameWords: RoomWords;
  gamePanelWords: PanelWords | null;

  // The match, as its viewer may know it.
  readonly match: MatchController<unknown, View, Move, unknown, H, C>;
  readonly actor: TableActor | null;
  readonly context: Known<View, Move, H> | null;
  readonly view: View | null;
  get record(): GameRecord | null;
  set record(record: unknown);
  tag(...names: readonly string[]): boolean;
  play(move: Move, meant?: string): boolean;
  hint(): void;
  undo(): void;
  start(): Promise<void>;
  restart(seed?: string): Promise<void>;
  seats: readonly SeatPlayer<View, Move, Move | C>[];
  readonly ready: Promise<void>;
  save(): Promise<TableSave | null>;
  restore(saved: TableSave): Promise<boolean>;
  pause(): void;
  resume(): void;
  who(player: Player): Who;
  whoSits(seat: Seat): Who;

  // What is kept, and what has come.
  readonly store: Store;
  storage: TableStorage | null;
  readonly settings: SettingsController;
  readonly persistence: PersistenceController | null;
  readonly lessons: LessonsController;
  guideFor(options: unknown): string | null;
  readonly missing: Missing;
  readonly features: LoadedFeatures | null;
  readonly language: LanguageController;
  readonly styling: StylesController;
  readonly code: LanguageCode;
  readonly words: KitRoomWords;
  readonly panelWords: KitPanelWords | null;
  whole(): Promise<void>;
  withFeatures(use: (features: LoadedFeatures) => unknown): void;
  adopt(...sheets: readonly CSSResultOrNative[]): void;
  readonly hasGermanSuits: boolean;
  loadCourts(): Promise<CourtPack>;

  // What is shown.
  readonly opened: OpenPanel | null;
  note: {readonly card: Card; readonly text: string} | null;
  message: Message | null;
  at: Card | null;
  chosen: Card | null;
  courts: CourtFace | null;
  company: DrawSilhouette | null;
  readonly backInk: Ink;
  readonly box: Box;
  portraits(names: readonly string[]): readonly (TemplateResult | null)[];
  hands(): readonly (readonly Card[])[];
  look(): CardLook;
  open(id: string, about?: unknown): Promise<void>;
  close(): Promise<void>;
  openPanel(name: string): Promise<boolean>;
  closePanel(): Promise<void>;
  replayAt(deal?: number, card?: number): Promise<boolean>;
  setLanguage(language: string): Promise<void>;
  fullScreen(on?: boolean): Promise<void>;
  fail(code: string, about?: About, mend?: Mend, cause?: unknown): void;
}

/** A table of any game, for what all games share. */
export type AnyTable = TableOf<unknown, MoveLike, Happening, object, object>;
