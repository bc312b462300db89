import type {Lesson, LessonStep, Pattern} from '@quinola/play';
import {allMatter, movesOfLine, type Matter} from './matter.js';
import {GRADES, matterOffers, solutionOf, type Said} from './offers.js';

/** A move by its squares, as the rules have it. */
const moveOf = (uci: string): Pattern => ({type: 'MOVE', from: uci.slice(0, 2), to: uci.slice(2, 4)});

/** What the author says of some of them, in our words. */
const THOUGHTS: Readonly<Record<string, Said>> = {
  'game.3': {
    en: 'He takes the pawn and defends it with pawns, until the knight is given for two of them and the queen comes to h5.',
    de: 'Er nimmt den Bauern und verteidigt ihn mit Bauern, bis der Springer für zwei von ihnen gegeben wird und die Dame nach h5 kommt.',
    pl: 'Bierze chłopa i broni go chłopami, aż skacz za dwóch się oddaje i hetman na h5 wchodzi.',
    sv: 'Han tar bonden och försvarar den med bönder, tills springaren ges för två av dem och damen kommer till h5.',
    ru: 'Он берёт пешку и защищает её пешками, пока за две из них не отдают коня и ферзь не приходит на h5.',
  },
  'game.5': {
    en: 'White gives bishop and knight to draw the king out. The author counts sixteen checks.',
    de: 'Weiß gibt Läufer und Springer, um den König herauszulocken. Der Verfasser zählt sechzehn Schachs.',
    pl: 'Biały oddaje laufera i skacza, by króla wywabić. Autor liczy szesnaście szachów.',
    sv: 'Vit ger löpare och springare för att locka ut kungen. Författaren räknar sexton schackar.',
    ru: 'Белые отдают слона и коня, чтобы выманить короля. Сочинитель насчитал шестнадцать шахов.',
  },
  'position.4': {
    en: 'The pawn becomes a queen, though in vain. It is a picture, not a forced mate.',
    de: 'Der Bauer wird Dame, wenn auch vergebens. Es ist ein Bild, kein erzwungenes Matt.',
    pl: 'Chłop zostaje hetmanem, choć na próżno. To obraz, nie mat wymuszony.',
    sv: 'Bonden blir dam, fast förgäves. Det är en bild, ingen framtvingad matt.',
    ru: 'Пешка становится ферзём, хоть и напрасно. Это картина, а не вынужденный мат.',
  },
  'position.8': {
    en: 'The book takes nine moves; seven are enough.',
    de: 'Das Buch braucht neun Züge; sieben genügen.',
    pl: 'Książka potrzebuje dziewięciu posunięć; dość siedmiu.',
    sv: 'Häftet behöver nio drag; sju räcker.',
    ru: 'Книжке нужно девять ходов; хватит семи.',
  },
  'position.10': {
    en: 'The book takes seven moves; four are enough.',
    de: 'Das Buch braucht sieben Züge; vier genügen.',
    pl: 'Książka potrzebuje siedmiu posunięć; dość czterech.',
    sv: 'Häftet behöver sju drag; fyra räcker.',
    ru: 'Книжке нужно семь ходов; хватит четырёх.',
  },
  'mate.3': {
    en: 'The simplest and most frequent mate: a move is lost with the rook, so that the kings stand face to face when it gives check.',
    de: 'Das einfachste und häufigste Matt: Mit dem Turm wird ein Zug verloren, damit die Könige einander gegenüberstehen, wenn er Schach gibt.',
    pl: 'Mat najprostszy i najczęstszy: wieżą traci się jedno posunięcie, by królowie naprzeciw stali, gdy szach daje.',
    sv: 'Den enklaste och vanligaste matten: med tornet förlorar man ett drag, så att kungarna står mitt emot varandra när det schackar.',
    ru: 'Самый простой и самый частый мат: ладьёй теряют один ход, чтобы короли стояли друг против друга, когда она даст шах.',
  },
  'marked.saxe': {
    en: 'Ascribed to the Marshal de Saxe: mate in fourteen with the pawn of g2, taking none of the eight pawns. The last two moves are unreadable.',
    de: 'Dem Marschall von Sachsen zugeschrieben: Matt in vierzehn Zügen mit dem Bauern von g2, ohne einen der acht Bauern zu schlagen. Die letzten beiden Züge sind nicht zu lesen.',
    pl: 'Przypisywane marszałkowi de Saxe: mat w czternastu chłopem z g2, nie bijąc żadnego z ośmiu. Dwóch ostatnich posunięć odczytać nie można.',
    sv: 'Tillskriven marskalken av Sachsen: matt i fjorton drag med bonden från g2, utan att slå någon av de åtta bönderna. De två sista dragen går inte att läsa.',
    ru: 'Приписывается маршалу Саксонскому: мат в четырнадцать ходов пешкой с g2, не беря ни одной из восьми пешек. Два последних хода не читаются.',
  },
};

const AS_IN_THE_BOOK: Said = {
  en: 'So the book has it.',
  de: 'So steht es im Buch.',
  pl: 'Tak jest w książce.',
  sv: 'Så står det i häftet.',
  ru: 'Так сказано в книжке.',
};

const HALF: Said = {
  en: 'Half the game is played. The author’s advice: put the book away and finish it alone. *The menu has it: “Play on from here”. Or go on with the book.*',
  de: 'Die halbe Partie ist gespielt. Der Verfasser rät: Legen Sie das Buch weg und spielen Sie sie allein zu Ende. *Im Menü heißt das „Von hier weiterspielen“. Oder folgen Sie weiter dem Buch.*',
  pl: 'Połowa gry za tobą. Rada autora: odłóż książkę i dokończ sam. *Jest to w menu: „Graj dalej stąd”. Albo idź dalej z książką.*',
  sv: 'Halva partiet är spelat. Författarens råd: lägg bort häftet och spela det färdigt själv. *I menyn heter det ”Spela vidare härifrån”. Eller fortsätt med häftet.*',
  ru: 'Полпартии сыграно. Сочинитель советует: отложите книжку и доиграйте сами. *В меню это «Играть отсюда». Или идите дальше по книжке.*',
};

/** A step for each of White's moves. */
function stepsOf(matter: Matter): readonly LessonStep[] {
  const own = solutionOf(matter).filter((_, nth) => nth % 2 === 0);
  // The author's advice for a whole game: play it to the half, and finish it alone.
  const half = matter.id.startsWith('game') ? Math.floor(own.length / 2) : -1;
  return own.map((uci, nth): LessonStep => ({
    say:
      nth === half
        ? HALF
        : nth
          ? {
              en: `Move ${nth + 1}: go on.`,
              de: `${nth + 1}. Zug: weiter.`,
              pl: `Posunięcie ${nth + 1}: dalej.`,
              sv: `Drag ${nth + 1}: vidare.`,
              ru: `Ход ${nth + 1}: дальше.`,
            }
          : {
              en: 'Cover the moves and look for the best one, as the author advises. *What does White play?*',
              de: 'Decken Sie die Züge zu und suchen Sie den besten, wie der Verfasser rät. *Was zieht Weiß?*',
              pl: 'Zasłoń posunięcia i szukaj najlepszego, jak autor radzi. *Co grają białe?*',
              sv: 'Täck över dragen och leta efter det bästa, som författaren råder. *Vad drar vit?*',
              ru: 'Закройте ходы и ищите лучший, как советует сочинитель. *Как ходят белые?*',
            },
    ask: {move: moveOf(uci)},
    other: {
      en: 'The book plays another move. Yours may be good too: find its own.',
      de: 'Das Buch zieht anders. Auch Ihr Zug kann gut sein: Finden Sie den des Buches.',
      pl: 'Książka gra inaczej. I twoje może być dobre: znajdź jej posunięcie.',
      sv: 'Häftet gör ett annat drag. Ditt kan också vara bra: leta efter häftets.',
      ru: 'В книжке другой ход. И ваш может быть хорош: найдите книжный.',
    },
  }));
}

/** What is said at the end: the author's thought, and the other way that he gives. */
function endOf({id, variation}: Matter): Said {
  const thought = THOUGHTS[id] ?? AS_IN_THE_BOOK;
  if (variation === undefined) return thought;
  const moves = movesOfLine(variation).map((uci) => `${uci.slice(0, 2)}–${uci.slice(2, 4)}`);
  const line = moves.join(', ');
  return {
    en: `${thought.en} The book has another way, too: ${line}.`,
    de: `${thought.de} Das Buch hat noch einen anderen Weg: ${line}.`,
    pl: `${thought.pl} Książka podaje też inną drogę: ${line}.`,
    sv: `${thought.sv} Häftet har också en annan väg: ${line}.`,
    ru: `${thought.ru} В книжке есть и другой путь: ${line}.`,
  };
}

function lessonOf(matter: Matter): Lesson {
  const id = matter.id.replace('.', '-');
  const offer = matterOffers.find((one) => one.id === id)!;
  const replies = solutionOf(matter).filter((_, nth) => nth % 2 === 1);
  const {en, de, pl, sv, ru} = GRADES[matter.grade];
  return {
    format: 'quinola-lesson/1',
    ...offer,
    id,
    game: 'szachy',
    source: {
      en: `Fielding’s booklet on chess (about 1820), ${en}`,
      de: `Fieldings Büchlein vom Schach (um 1820), ${de}`,
      pl: `Sposób do nauczenia się w szachy grać, przez Fieldinga (około 1820), ${pl}`,
      sv: `Fieldings häfte om schack (omkring 1820), ${sv}`,
      ru: `Книжка Фильдинга о шахматах (около 1820 года), ${ru}`,
    },
    options: {
      fen: matter.fen ?? null,
      ...(matter.marked !== undefined && {marked: matter.marked}),
    },
    opening: [{by: 'chance', type: 'SET_UP', lots: [0, 0]}],
    seats: ['visitor', {plays: replies.map(moveOf)}],
    steps: stepsOf(matter),
    end: {say: endOf(matter)},
  };
}

/** What the book shows, each to be followed or solved. */
export const problems: readonly Lesson[] = allMatter.filter(({grade}) => grade !== 'lost').map(lessonOf);
