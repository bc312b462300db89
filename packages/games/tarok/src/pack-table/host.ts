import type {ChartProfile, Role} from '@quinola/chart';
import type {Back, Ink} from '@quinola/faces';
import type {Happening, MoveLike, Seat, Turn} from '@quinola/play';
import type {KitPanelWords, KitRoomWords, CardLook, Missing, TableFeatures, Who} from '@quinola/table';
import type {CSSResultOrNative, TemplateResult} from 'lit';
import type {PackView} from './pack-view.js';
import type {PackPanelWords, PackRoomWords} from './strings.js';

/** What the shared parts of a room and its sheets need from their table. */
export interface PackHost {
  readonly words: KitRoomWords;
  readonly panelWords: KitPanelWords | null;
  readonly packWords: PackRoomWords;
  readonly packPanelWords: PackPanelWords | null;
  readonly context: {
    readonly view: PackView;
    readonly turn: Turn;
    readonly happened: readonly Happening[];
    readonly ceremony: 'short' | 'full';
  } | null;
  readonly profile: Pick<ChartProfile<never>, Role | 'dealEnds'>;
  readonly back: Back | null;
  readonly backInk: Ink;
  readonly size: number;
  readonly goesTo: 'left' | 'right';
  readonly features: TableFeatures | null;
  readonly company: unknown;
  whoSits(seat: Seat): Who;
  readonly note: {readonly text: string} | null;
  portraits(names: readonly string[]): readonly (TemplateResult | null)[];
  who(player: number): Who;
  tag(...names: readonly string[]): boolean;
  look(): CardLook;
  play(move: MoveLike): boolean;
  open(id: string, about?: unknown): Promise<void>;
  close(): Promise<void>;
  adopt(...sheets: readonly CSSResultOrNative[]): void;
  requestUpdate(): void;
  readonly missing: Pick<Missing, 'fetch'>;
}
