import {problemText} from '@quinola/table';

const problem = problemText('de', 'pl', 'sv', 'ru');

/** What is known of the problems from the Viennese book before they are loaded. */
export const VIENNA_PROBLEMS = {
  'second-hand': problem(
    [
      'The ace in second hand',
      'Das Ass an zweiter Stelle',
      'As w drugiej ręce',
      'Esset i andra hand',
      'Туз на второй руке',
    ],
    [
      'An opponent leads a small heart. Ace, eight or four?',
      'Ein Gegner spielt ein kleines Herz aus. Ass, Acht oder Vier?',
      'Przeciwnik zagrywa małego kiera. As, ósemka czy czwórka?',
      'En motståndare spelar ut en låg hjärter. Ess, åtta eller fyra?',
      'Противник заходит с малой червы. Туз, восьмёрка или четвёрка?',
    ],
  ),
  'third-hand': problem(
    ['Third hand', 'An dritter Stelle', 'Trzecia ręka', 'Tredje hand', 'Третья рука'],
    [
      'Your partner leads a small heart, and nobody has put up a figure.',
      'Ihr Partner spielt ein kleines Herz aus, und niemand hat eine Figur gesetzt.',
      'Partner zagrywa małego kiera i nikt nie położył figury.',
      'Din partner spelar ut en låg hjärter, och ingen har lagt ett klätt kort.',
      'Партнёр заходит с малой червы, и фигуры никто не положил.',
    ],
  ),
  'duck-the-king': problem(
    [
      'A king let run',
      'Ein König, den man laufen lässt',
      'Puszczony król',
      'En kung som får gå',
      'Пропущенный король',
    ],
    [
      'An opponent leads a king, and you hold ace and knave.',
      'Ein Gegner spielt einen König aus, und Sie halten Ass und Bube.',
      'Przeciwnik zagrywa króla, a ty masz asa i waleta.',
      'En motståndare spelar ut en kung, och du har ess och knekt.',
      'Противник заходит с короля, а у вас туз и валет.',
    ],
  ),
  'ace-queen-knave': problem(
    ['Ace, queen, knave', 'Ass, Dame, Bube', 'As, dama, walet', 'Ess, dam, knekt', 'Туз, дама, валет'],
    [
      'You lead from ace, queen and knave. Which first?',
      'Sie spielen von Ass, Dame und Bube aus. Was zuerst?',
      'Zagrywasz z asa, damy i waleta. Co najpierw?',
      'Du spelar ut från ess, dam och knekt. Vilket först?',
      'Вы заходите от туза, дамы и валета. С чего начать?',
    ],
  ),
  'after-the-king': problem(
    ['After the king', 'Nach dem König', 'Po królu', 'Efter kungen', 'После короля'],
    [
      'Your king has held the trick. How do you go on?',
      'Ihr König hat den Stich behalten. Wie geht es weiter?',
      'Twój król wziął lewę. Jak grać dalej?',
      'Din kung har tagit sticket. Hur fortsätter du?',
      'Ваш король взял взятку. Как продолжать?',
    ],
  ),
} as const;

/** The same for those from the Warsaw book. */
export const WARSAW_PROBLEMS = {
  'pass-the-knave': problem(
    [
      'A knave that is let go',
      'Ein Bube, den man laufen lässt',
      'Walet, którego się puszcza',
      'En knekt som får gå',
      'Пропущенный валет',
    ],
    [
      'The player on your right turned up the queen of trumps, and leads the knave.',
      'Ihr rechter Gegner hat die Trumpfdame aufgeschlagen und spielt den Buben aus.',
      'Gracz po prawej wyświęcił damę atutową i zagrywa waleta.',
      'Spelaren till höger slog upp trumfdamen och spelar ut knekten.',
      'Игрок справа вскрыл козырную даму и заходит с валета.',
    ],
  ),
  'five-each': problem(
    ['Five tricks each', 'Je fünf Stiche', 'Po pięć lew', 'Fem stick var', 'По пять взяток'],
    [
      'Three cards are left, and two of yours are certain.',
      'Drei Karten sind noch zu spielen, und zwei der Ihren sind sicher.',
      'Zostały trzy karty, a dwie twoje są pewne.',
      'Tre kort är kvar, och två av dina är säkra.',
      'Осталось по три карты, и две ваши верны.',
    ],
  ),
  'second-tierce': problem(
    [
      'Ace, king and queen',
      'Ass, König und Dame',
      'As, król i dama',
      'Ess, kung och dam',
      'Туз, король и дама',
    ],
    [
      'A small heart is led from your right. Which of the three takes it?',
      'Von rechts kommt ein kleines Herz. Welche der drei nimmt es?',
      'Z prawej zagrano małego kiera. Która z trzech kart bierze?',
      'Från höger kommer en låg hjärter. Vilket av de tre tar den?',
      'Справа зашли с малой червы. Какой из трёх карт взять?',
    ],
  ),
  'out-of-the-way': problem(
    ['Out of his way', 'Aus dem Weg', 'Z drogi partnerowi', 'Ur vägen', 'Не мешать партнёру'],
    [
      'Your partner leads the ace of his long suit, of which you hold king and six.',
      'Ihr Partner spielt das Ass seiner langen Farbe aus, und Sie haben König und Sechs.',
      'Partner zagrywa asa swojego długiego koloru, a ty masz króla i szóstkę.',
      'Din partner spelar ut esset i sin långa färg, där du har kung och sexa.',
      'Партнёр заходит с туза своей длинной масти, а у вас король и шестёрка.',
    ],
  ),
} as const;
