// What build/other-browsers.mjs runs in a page of another browser than Chromium.
import {playThrough} from './play-through.js';

declare global {
  interface Window {
    /** Plays a deal at a table and measures it at all sizes; what does not fit, or why it cannot be played. */
    tried?: readonly string[];
  }
}

const [tag = '', given = ''] = decodeURIComponent(location.hash.slice(1)).split(' ', 2);
const troubles: string[] = [];
addEventListener('error', ({message}) => troubles.push(message));
addEventListener('unhandledrejection', ({reason}) => troubles.push(String(reason)));
playThrough(tag, given, false).then(
  (faults) => (window.tried = [...new Set([...faults, ...troubles])]),
  (error: unknown) => (window.tried = [...troubles, String(error)]),
);
