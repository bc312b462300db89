// What build/other-browsers.mjs runs in a page of another browser than Chromium.
import {playThrough} from './play-through.js';

declare global {
  interface Window {
    /** Plays a deal at a table and measures it at all sizes; what does not fit, or why it cannot be played. */
    faults?: readonly string[];
  }
}

const [tag = '', given = ''] = decodeURIComponent(location.hash.slice(1)).split(' ', 2);
const errors: string[] = [];
addEventListener('error', ({message}) => errors.push(message));
addEventListener('unhandledrejection', ({reason}) => errors.push(String(reason)));
playThrough(tag, given, false).then(
  (faults) => (window.faults = [...new Set([...faults, ...errors])]),
  (error: unknown) => (window.faults = [...errors, String(error)]),
);
