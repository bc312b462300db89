import {expect} from '@open-wc/testing';
import {LitElement} from 'lit';
import {VoiceController, type VoiceHost} from '../src/controllers/voice.js';

class SpeakingTable extends LitElement {
  voice = false;
  settings: VoiceHost['settings'] = {current: {}};
  code: VoiceHost['code'] = 'en';
  readonly controller = new VoiceController(this);
}
customElements.define('speaking-table', SpeakingTable);

interface Said {
  readonly text: string;
  readonly lang: string;
  readonly pitch: number;
  readonly by: string | undefined;
}

/** The browser's speech with voices of which two need a network, until `restore`. */
function listening() {
  const said: Said[] = [];
  let stopped = 0;
  const voices = [
    {name: 'far', lang: 'en-US', localService: false},
    {name: 'Eva', lang: 'sv-SE', localService: false},
    {name: 'Ann', lang: 'en-GB', localService: true},
    {name: 'Jan', lang: 'pl-PL', localService: true},
    {name: 'Bob', lang: 'en-US', localService: true},
  ];
  const {SpeechSynthesisUtterance: Real} = window;
  class Utterance {
    lang = '';
    pitch = 1;
    voice: {readonly name: string} | null = null;
    constructor(readonly text: string) {}
  }
  window.SpeechSynthesisUtterance = Utterance as unknown as typeof Real;
  const own = Object.getOwnPropertyDescriptor(window, 'speechSynthesis');
  Object.defineProperty(window, 'speechSynthesis', {
    configurable: true,
    value: {
      getVoices: () => voices,
      speak: ({text, lang, pitch, voice}: Utterance) => said.push({text, lang, pitch, by: voice?.name}),
      cancel: () => stopped++,
    },
  });
  return {
    said,
    stopped: () => stopped,
    restore() {
      window.SpeechSynthesisUtterance = Real;
      if (own) Object.defineProperty(window, 'speechSynthesis', own);
      else delete (window as {speechSynthesis?: unknown}).speechSynthesis;
    },
  };
}

function table(page: boolean, visitor?: boolean): SpeakingTable {
  const made = new SpeakingTable();
  made.voice = page;
  made.settings = {current: visitor === undefined ? {} : {voice: visitor}};
  document.body.append(made);
  return made;
}

describe('the voice of a table', () => {
  let heard: ReturnType<typeof listening>;
  beforeEach(() => (heard = listening()));
  afterEach(() => {
    document.querySelectorAll('speaking-table').forEach((one) => one.remove());
    heard.restore();
  });

  it('is silent until the page or the visitor wishes it, and the visitor has the last word', () => {
    for (const [page, visitor, count] of [
      [false, undefined, 0],
      [true, undefined, 1],
      [false, true, 1],
      [true, false, 0],
    ] as const) {
      heard.said.length = 0;
      table(page, visitor).controller.say('Pass', 1);
      expect(heard.said).to.have.length(count);
    }
  });

  it('gives each player a voice of the table’s language that needs no network', () => {
    const {controller} = table(true);
    for (const player of [null, 0, 1, 2]) controller.say('Pass', player);
    expect(heard.said.map(({by}) => by)).to.deep.equal(['Ann', 'Bob', 'Ann', 'Bob']);
    expect(new Set(heard.said.slice(1).map(({by, pitch}) => `${by} ${pitch}`))).to.have.property('size', 3);
  });

  it('is silent where every voice of the language needs a network', () => {
    const made = table(true);
    made.code = 'sv';
    made.controller.say('Pass', 1);
    expect(heard.said).to.deep.equal([]);
  });

  it('stops when the table goes, and interrupts no other that speaks', () => {
    const [silent, speaking] = [table(true), table(true)];
    speaking.controller.say('Pass', 1);
    silent.remove();
    expect(heard.stopped()).to.equal(0);
    speaking.remove();
    expect(heard.stopped()).to.equal(1);
  });
});
