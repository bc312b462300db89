// What the compiler leaves in modules and no page needs: fields of classes that are named and get no value there, for what
// follows sets them; and how far the lines of templates are set in. Lines stay where they are.
import {walk} from './walk.js';

/** The plugin for Rollup; it stands after the one that makes JavaScript of TypeScript. */
export function leanModules() {
  return {
    name: 'lean-modules',
    transform(text, id) {
      if (!/\/packages\/.*\.ts$/.test(id.replaceAll('\\', '/'))) return null;
      /** Places, and what comes there. */
      const cuts = [];
      walk(this.parse(text), ({type, start, end, value, key, static: isStatic, tag, quasi}) => {
        if (type === 'PropertyDefinition' && !value && !isStatic && key.type === 'Identifier')
          cuts.push([start, end, '']);
        if (type === 'TaggedTemplateExpression' && /^(?:html|svg)$/.test(tag.name)) {
          for (const part of quasi.quasis)
            cuts.push([
              part.start,
              part.end,
              text.slice(part.start, part.end).replace(/[ \t]*\n[ \t]*/g, '\n'),
            ]);
        }
      });
      const code = cuts
        .sort((a, b) => b[0] - a[0])
        .reduce((left, [start, end, by]) => left.slice(0, start) + by + left.slice(end), text);
      return {code, map: null};
    },
  };
}
