// What the WordPress plugin allows: for every table its title, and the values that each attribute takes.
import {games} from './games.js';
import {elements, kindOf, wordsOf} from './manifest.mjs';

/** Attributes that authors of a site do not need: they store things in the visitor's browser, or belong to a kiosk. */
const NOT_FOR_AUTHORS = new Set(['kiosk', 'persist']);

const takes = (attribute) => (kindOf(attribute) === 'words' ? wordsOf(attribute) : kindOf(attribute));

/** The file, by its path in the project. */
export async function wordpressTables() {
  const tables = Object.fromEntries(
    (await elements()).map(({tagName, attributes}, at) => [
      tagName,
      {
        title: games[at].title,
        attributes: Object.fromEntries(
          attributes
            .filter(({name}) => !NOT_FOR_AUTHORS.has(name))
            .map((attribute) => [attribute.name, takes(attribute)]),
        ),
      },
    ]),
  );
  return [{path: 'examples/wordpress/quinola/tables.json', should: `${JSON.stringify(tables, null, 2)}\n`}];
}
