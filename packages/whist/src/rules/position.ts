import type {WhistOptions} from './types.js';

/** Reads a set position. */
export function readPosition(_text: string, _options: WhistOptions): void {
  // Filled in its own step.
}
