import type {OptionRule, OptionRules} from '@quinola/play';
import type {PropertyDeclaration, PropertyDeclarations} from 'lit';

/** The attribute that sets an option: `game-levels` for `gameLevels`. */
export const attributeOf = (option: string): string =>
  option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A property that sets an option: a switch that is off unless set, a number, or a word as the attribute has it (`yes`, `no`). */
type PropertyOf<Rule> = Rule extends {readonly words: readonly [false, true]}
  ? Rule extends {readonly usual: unknown}
    ? string | null
    : boolean
  : Rule extends {readonly words: readonly (infer Word)[]}
    ? Word extends boolean
      ? string | null
      : Word | null
    : Rule extends {readonly also: readonly (infer Also)[]}
      ? number | Also | null
      : number | null;

/**
 * The properties of a table that set the options of its game. An option in a notation of its own has none: `deal` is an attribute
 * of every table.
 * @typeParam Reader the type of what `defineOptions` made
 * @typeParam Called the names of properties that differ from those of their options
 */
export type OptionProperties<
  Reader extends {readonly rules: OptionRules},
  Called extends Readonly<Record<string, string>> = Readonly<Record<never, string>>,
> = {
  -readonly [
    Name in keyof Reader['rules'] as Reader['rules'][Name] extends {readonly text: true}
      ? never
      : Name extends keyof Called
        ? Called[Name]
        : Name
  ]: PropertyOf<Reader['rules'][Name]>;
};

const isNumeric = (value: unknown): boolean => value === null || typeof value === 'number';

/** How Lit reads the attribute of an option; `null` for one in a notation of its own. */
function declarationOf(option: string, rule: OptionRule): PropertyDeclaration | null {
  const attribute = attributeOf(option);
  if ('text' in rule) return null;
  if ('words' in rule && rule.words[0] === false && !rule.usual) return {attribute, type: Boolean};
  const others = 'words' in rule ? rule.words : (rule.also ?? []);
  return others.every(isNumeric) ? {attribute, type: Number} : {attribute};
}

/**
 * What a table declares to Lit of the options of its game; their types are `OptionProperties`.
 * @param called the names of properties that differ from those of their options
 */
export const optionProperties = (
  rules: OptionRules,
  called: Readonly<Record<string, string>> = {},
): PropertyDeclarations =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([option, rule]) => {
      const declaration = declarationOf(option, rule);
      return declaration ? [[called[option] ?? option, declaration]] : [];
    }),
  );

/**
 * The options set by attributes. The type of the default decides how a value is read: as a number, as `yes` or `no`, or as text.
 * Unreadable values are passed on as written, so that the rules refuse them.
 * @param usual the defaults of all options
 * @param called the properties of the table whose names differ from those of their options
 */
export function optionsFromAttributes<Options extends object>(
  table: object,
  usual: Options,
  called: Readonly<Record<string, string>> = {},
): Partial<Options> {
  return Object.fromEntries(
    Object.entries(usual).flatMap(([name, preset]) => {
      const given: unknown = table[(called[name] ?? name) as keyof typeof table] ?? false;
      // Not a number: passed on as written, so that the rules report it.
      const value = Number.isNaN(given) ? (table as Element).getAttribute(attributeOf(name)) : given;
      if (value === false) return [];
      const text = String(value);
      return [
        [
          name,
          typeof preset === 'boolean'
            ? text === 'yes' || (text === 'no' ? false : value)
            : typeof preset === 'number' && /^-?\d+$/.test(text)
              ? Number(text)
              : value,
        ],
      ];
    }),
  ) as Partial<Options>;
}

/** How a table finds out what is agreed before a match. */
export interface TableOptions<Options> {
  /** Options that are always valid. */
  usual(): Options;
  /** The options as the page has set them. @throws OptionsError */
  read(): Options;
}

/** What differs at a table from the options of its game. */
export interface AttributeOptions<Options> {
  /** The properties whose names differ from those of their options. */
  readonly called?: Readonly<Record<string, string>>;
  /** What is usual at this table and not in the book, until an attribute says otherwise. */
  readonly preset?: () => Partial<Options>;
}

/**
 * The options of a game as the attributes of its table set them.
 * @param complete the game's own reader: all options, from those that are given
 */
export const attributeOptions = <Options extends object>(
  table: object,
  complete: (given?: Partial<Options>) => Options,
  {called, preset = () => ({})}: AttributeOptions<Options> = {},
): TableOptions<Options> => ({
  usual: () => complete(preset()),
  read() {
    const given = preset();
    return complete({...given, ...optionsFromAttributes(table, complete(given), called)});
  },
});
