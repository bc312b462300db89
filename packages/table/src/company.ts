import type {Drawing} from '@quinola/faces';
import {html, type TemplateResult} from 'lit';
import {layers} from './card.js';

/** Draws one of the silhouettes by its number. */
export type DrawSilhouette = (index: number) => TemplateResult;

/** How many silhouettes there are; the even ones are men, the odd ones women. */
const FIGURES = 12;

/** The silhouettes as pictures, each made once. */
export function companyOf(
  silhouette: (index: number) => Drawing,
  {width, height}: {readonly width: number; readonly height: number},
): DrawSilhouette {
  const made = new Map<number, TemplateResult>();
  return (index) => {
    let picture = made.get(index);
    if (!picture) {
      picture = html`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
        ${layers(silhouette(index))}
      </svg>`;
      made.set(index, picture);
    }
    return picture;
  };
}

/** Guesses by its ending whether a name is a woman's, in the languages of the tables. */
const isWoman = (name: string): boolean => /[aeáéиаяе]$/i.test(name);

/** The numbers of the silhouettes for these names: the same name always gets the same one if possible, and no two are equal. */
export function silhouettesByName(names: readonly string[]): number[] {
  const taken = new Set<number>();
  return names.map((name) => {
    let index = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 6007, 7) % FIGURES;
    if (index % 2 !== Number(isWoman(name))) index = (index + 1) % FIGURES;
    for (let tries = 0; taken.has(index) && tries < FIGURES; tries++) index = (index + 2) % FIGURES;
    taken.add(index);
    return index;
  });
}
