import type {LessonOffer} from '@quinola/table';
import {allMatter, movesOfLine, type Grade, type Matter} from './matter.js';

type Told = Pick<LessonOffer, 'title' | 'about' | 'minutes' | 'kind'>;
/** A text in the languages of the house. */
export type Said = Readonly<Record<'en' | 'pl' | 'de' | 'sv' | 'ru', string>>;

/** What is known of the guided game before it is loaded. */
export const FIRST: Told = {
  title: {
    en: 'The first game',
    pl: 'Pierwsza gra',
    de: 'Das erste Spiel',
    sv: 'Första partiet',
    ru: 'Первая игра',
  },
  about: {
    en: 'For whoever has never moved a man: the men one by one, and mate with two rooks.',
    pl: 'Dla tych, co nigdy kamienia nie ruszyli: kamienie jeden po drugim i mat dwiema wieżami.',
    de: 'Für alle, die noch nie gezogen haben: die Steine einer nach dem anderen, und Matt mit zwei Türmen.',
    sv: 'För den som aldrig flyttat en pjäs: pjäserna en efter en, och matt med två torn.',
    ru: 'Для того, кто ни разу не ходил: фигуры одна за другой и мат двумя ладьями.',
  },
  minutes: 5,
};

/** How sure it is that the book has it so. */
export const GRADES: Readonly<Record<Grade, Said>> = {
  certain: {
    en: 'as in the book',
    de: 'wie im Buch',
    pl: 'jak w książce',
    sv: 'som i häftet',
    ru: 'как в книжке',
  },
  reconstructed: {
    en: 'reconstructed from its moves',
    de: 'aus seinen Zügen wiederhergestellt',
    pl: 'odtworzone z posunięć',
    sv: 'återställt ur dragen',
    ru: 'восстановлено по ходам',
  },
  conjectural: {
    en: 'a guess; the book’s solution is lost',
    de: 'vermutet; die Lösung des Buches ist verloren',
    pl: 'domysł; rozwiązanie w książce zaginęło',
    sv: 'en gissning; häftets lösning är förlorad',
    ru: 'догадка; решение из книжки утрачено',
  },
  partial: {
    en: 'its end is unreadable',
    de: 'das Ende ist nicht zu lesen',
    pl: 'koniec nieczytelny',
    sv: 'slutet går inte att läsa',
    ru: 'конец не читается',
  },
  lost: {en: 'lost', de: 'verloren', pl: 'zaginione', sv: 'förlorat', ru: 'утрачено'},
};

/** How the parts of the book are called. */
const PARTS: Readonly<Record<string, Said>> = {
  game: {en: 'Game', de: 'Partie', pl: 'Gra', sv: 'Parti', ru: 'Партия'},
  position: {en: 'Position', de: 'Stellung', pl: 'Pozycya', sv: 'Ställning', ru: 'Положение'},
  mate: {
    en: 'Peculiar mate',
    de: 'Besonderes Matt',
    pl: 'Szczególny mat',
    sv: 'Särskild matt',
    ru: 'Особый мат',
  },
  marked: {
    en: 'Marked pawn',
    de: 'Gezeichneter Bauer',
    pl: 'Oznaczony chłop',
    sv: 'Märkt bonde',
    ru: 'Меченая пешка',
  },
};
/** Those that have a name instead of a number. */
const NAMES: Readonly<Record<string, Said>> = {
  knight: {
    en: 'the knight’s march',
    de: 'der Marsch des Springers',
    pl: 'pochód skacza',
    sv: 'springarens marsch',
    ru: 'поход коня',
  },
  'bishop-pawn': {
    en: 'the bishop’s pawn',
    de: 'der Läuferbauer',
    pl: 'chłop przed lauferem',
    sv: 'löparbonden',
    ru: 'слоновая пешка',
  },
  'queen-pawn': {
    en: 'the queen’s pawn',
    de: 'der Damenbauer',
    pl: 'chłop przed hetmanem',
    sv: 'dambonden',
    ru: 'ферзевая пешка',
  },
  saxe: {
    en: 'Marshal de Saxe',
    de: 'Marschall von Sachsen',
    pl: 'marszałek de Saxe',
    sv: 'marskalken av Sachsen',
    ru: 'маршал Саксонский',
  },
};

const inEvery = (make: (language: keyof Said) => string): Said => ({
  en: make('en'),
  de: make('de'),
  pl: make('pl'),
  sv: make('sv'),
  ru: make('ru'),
});

/** What a piece of the book's matter is called. */
export function titleOf({id}: Matter): Said {
  const [part, name] = id.split('.') as [string, string];
  return inEvery((language) => `${PARTS[part]![language]} ${NAMES[name]?.[language] ?? name}`);
}

/** The moves by which it is solved. */
export const solutionOf = ({moves, forced}: Matter): readonly string[] => movesOfLine((moves ?? forced)!);

function aboutOf({grade, moves, forced}: Matter): Said {
  const count = Math.ceil(movesOfLine((moves ?? forced)!).length / 2);
  const {en, de, pl, sv, ru} = GRADES[grade];
  return {
    en: `White moves; ${count} moves, ${en}.`,
    de: `Weiß zieht; Züge: ${count}, ${de}.`,
    pl: `Białe zaczynają; posunięć ${count}, ${pl}.`,
    sv: `Vit drar; ${count} drag, ${sv}.`,
    ru: `Ходят белые; ходов: ${count}, ${ru}.`,
  };
}

/** All that can be followed or solved: what is lost has no moves. */
export const matterOffers: readonly (Told & {readonly id: string})[] = allMatter
  .filter(({grade}) => grade !== 'lost')
  .map((matter) => ({
    id: matter.id.replace('.', '-'),
    kind: 'problem',
    title: titleOf(matter),
    about: aboutOf(matter),
    minutes: 2,
  }));
