// What the WordPress plugin allows: for every table its title, and the values that each attribute takes.
import {games} from './games.js';
import {elements, kindOf, wordsOf} from './manifest.mjs';

/** Attributes that authors of a site do not need: they store things in the visitor's browser, or belong to a kiosk. */
const NOT_FOR_AUTHORS = new Set(['kiosk', 'persist']);

/** The list, by its path in the project. */
export async function wordpressTables() {
  const tables = (await elements()).map(({tagName, attributes}, at) => {
    const takes = attributes
      .filter(({name}) => !NOT_FOR_AUTHORS.has(name))
      .map((one) => [one.name, kindOf(one) === 'words' ? wordsOf(one) : kindOf(one)]);
    return [tagName, {title: games[at].title, attributes: Object.fromEntries(takes)}];
  });
  return {
    'examples/wordpress/quinola/tables.json': `${JSON.stringify(Object.fromEntries(tables), null, 2)}\n`,
  };
}
