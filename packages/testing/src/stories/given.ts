import {noChange} from 'lit';
import {directive, Directive, type ElementPart} from 'lit/directive.js';

/** The attributes and custom properties that a story sets on an element, by name. */
export type Given = Readonly<Record<string, unknown>>;

class GivenDirective extends Directive {
  override render(_given: Given): unknown {
    return noChange;
  }

  override update({element}: ElementPart, [given]: [Given]): unknown {
    for (const [name, value] of Object.entries(given)) {
      const bare = value === undefined || value === null || value === false || value === '';
      if (name.startsWith('--'))
        (element as HTMLElement).style.setProperty(name, bare ? null : String(value));
      else if (bare) element.removeAttribute(name);
      else element.setAttribute(name, value === true ? '' : String(value));
    }
    return noChange;
  }
}

/** Sets the values of a story on its element: texts and numbers as they are, `true` as an empty attribute; empty values are not set. */
export const given = directive(GivenDirective);
