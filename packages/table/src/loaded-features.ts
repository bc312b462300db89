import type {TemplateResult} from 'lit';
import type {Ask} from './asks/ask.js';
import type {Announcer} from './controllers/announcer.js';
import type {ChoosingController} from './controllers/choosing.js';
import type {FocusController} from './controllers/focus.js';
import type {FullScreenController} from './controllers/full-screen.js';
import type {KioskController} from './controllers/kiosk.js';
import type {PanelsController} from './controllers/panels.js';
import type {SoundController} from './controllers/sound.js';
import type {VoiceController} from './controllers/voice.js';
import type {VisibilityController} from './controllers/visibility.js';
import type {GameFeatures} from './game-features.js';
import type {Command} from './keys.js';
import type {Responding} from './asks/responding-model.js';
import type {Staking} from './rooms/bank/staking-model.js';
import type {Taking} from './rooms/middle/taking-model.js';

/** What came to a table after its first cards, as its panels and the parts of games see it; `TableFeatures` makes it. */
export interface LoadedFeatures {
  readonly game: GameFeatures;
  readonly panels: PanelsController;
  readonly announcer: Announcer;
  readonly choosing: ChoosingController;
  /** Cards that take cards of the table; `null` where no game asks for them. */
  readonly taking: Taking | null;
  /** Stakes that are laid; `null` where no game asks for them. */
  readonly staking: Staking | null;
  /** Answers at the line of the turn; `null` where no game asks for them. */
  readonly responding: Responding | null;
  readonly focus: FocusController;
  readonly sound: SoundController;
  readonly voice: VoiceController;
  readonly visibility: VisibilityController;
  readonly screen: FullScreenController;
  /** The kiosk mode; `null` at any other table. */
  readonly kiosk: KioskController | null;
  /** The current decision of the visitor, other than playing a card. */
  asks(): Ask | null;
  /** Runs the command of a key or a button. */
  run(command: Command): void;
  /** The order of the cards for display on the table, if it is unusual. */
  order(): TemplateResult | null;
}
