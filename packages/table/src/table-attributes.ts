import type {PropertyDeclaration, PropertyDeclarations} from 'lit';
import type {Back} from '@quinola/faces';
import type {AttributeWord, Levels} from './attributes.js';
import {TableErrorEvent} from './events.js';

/** What every table declares to Lit; what it tells of each attribute stands in the comment of `TableElement`. */
export const tableProperties: PropertyDeclarations = {
  level: {},
  seat: {},
  seed: {},
  deal: {},
  daily: {type: Boolean},
  lesson: {reflect: false},
  names: {},
  ceremony: {},
  theme: {},
  suits: {},
  figures: {},
  indices: {},
  pace: {},
  confirm: {},
  obvious: {},
  reveal: {},
  persist: {},
  back: {},
  autoplay: {type: Boolean},
  kiosk: {type: Boolean},
  undoable: {type: Boolean, attribute: 'undo', reflect: false},
  sound: {type: Boolean},
  voice: {type: Boolean},
  share: {type: Boolean},
  nohotkeys: {type: Boolean},
  nocopy: {type: Boolean},
  nostorage: {type: Boolean},
};

/** The properties of every table that stand for its attributes. */
export interface TableAttributes {
  level: Levels | null;
  seat: string | null;
  seed: string | null;
  deal: string | null;
  daily: boolean;
  /** A lesson: an address beside the page, the id of one of the game's own, or the document itself. */
  lesson: string | object | null;
  names: string | null;
  ceremony: AttributeWord<'ceremony'> | null;
  theme: AttributeWord<'theme'> | null;
  suits: AttributeWord<'suits'> | null;
  figures: AttributeWord<'figures'> | null;
  indices: AttributeWord<'indices'> | null;
  pace: AttributeWord<'pace'> | null;
  confirm: AttributeWord<'confirm'> | null;
  obvious: AttributeWord<'obvious'> | null;
  reveal: AttributeWord<'reveal'> | null;
  persist: string | null;
  back: Back | null;
  autoplay: boolean;
  kiosk: boolean;
  undoable: boolean;
  sound: boolean;
  voice: boolean;
  share: boolean;
  nohotkeys: boolean;
  nocopy: boolean;
  nostorage: boolean;
}

/** What a script sets as a property in place of the text that would stand in the attribute. */
function asText(value: unknown): unknown {
  if (value === true) return 'yes';
  return typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : value === false
      ? null
      : value;
}

/**
 * The accessor of an attribute's property. What has no text that it could stand for is not taken; only a lesson may be an object.
 * @param usual the accessor that Lit makes
 */
export function takingTextOnly(
  name: PropertyKey,
  {type}: PropertyDeclaration,
  usual: PropertyDescriptor | undefined,
): PropertyDescriptor | undefined {
  if (!usual?.set || name === 'lesson') return usual;
  return {
    ...usual,
    set(this: EventTarget, value: unknown) {
      const isOdd = value !== null && ['object', 'function', 'symbol'].includes(typeof value);
      if (isOdd) this.dispatchEvent(new TableErrorEvent('bad-call', {name: String(name)}));
      else usual.set!.call(this, type ? value : asText(value));
    },
  };
}
