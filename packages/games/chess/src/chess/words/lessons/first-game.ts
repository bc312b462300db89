import type {Lesson, LessonStep} from '@quinola/play';
import {FIRST, type Said} from './offers.js';

/** A step that asks for a move. */
const step = (uci: string, say: Said, right?: Said): LessonStep => ({
  say,
  point: ['answer'],
  ask: {move: {type: 'MOVE', from: uci.slice(0, 2), to: uci.slice(2)}},
  ...(right && {right}),
  other: {
    en: 'That may be done too. For this lesson take it back and do as it says.',
    pl: 'I tak można. Na tę naukę cofnij jednak i zrób, jak napisano.',
    de: 'Auch das ist erlaubt. Nehmen Sie es für diese Lektion zurück und ziehen Sie, wie es da steht.',
    sv: 'Det går också. Ta tillbaka det för den här lektionen och gör som det står.',
    ru: 'Можно и так. Для этого урока верните ход и сделайте, как сказано.',
  },
});

/** The men one by one, and mate with two rooks. */
export const firstGame: Lesson = {
  format: 'quinola-lesson/1',
  id: 'first-game',
  game: 'szachy',
  ...FIRST,
  source: {
    en: 'Fielding’s booklet on chess (about 1820), value and movement of the men',
    pl: 'Sposób do nauczenia się w szachy grać, przez Fieldinga (około 1820), wartość i ruch kamieni',
    de: 'Fieldings Büchlein über Schach (um 1820), Wert und Gang der Steine',
    sv: 'Fieldings häfte om schack (omkring 1820), pjäsernas värde och gång',
    ru: 'Книжка Фильдинга о шахматах (около 1820), сила и ход фигур',
  },
  options: {fen: '6k1/p7/8/8/8/8/4P3/R2QKBNR w KQ - 0 1'},
  opening: [{by: 'chance', type: 'SET_UP', lots: [0, 0]}],
  seats: [
    'visitor',
    {
      plays: ['a7a6', 'a6a5', 'a5a4', 'g8f8', 'f8g8', 'g8f8', 'f8g8', 'g8f8'].map((uci) => ({
        type: 'MOVE',
        from: uci.slice(0, 2),
        to: uci.slice(2),
      })),
    },
  ],
  steps: [
    {
      say: {
        en: 'You have the white men. The board lies so that each player has a white square in his right-hand corner. Rows are lettered and numbered: your king stands on e1.',
        pl: 'Masz białe kamienie. Arcabnica leży tak, że każdy ma w prawym rogu pole białe. Rzędy mają litery i liczby: twój król stoi na e1.',
        de: 'Sie haben die weißen Steine. Das Brett liegt so, dass jeder rechts unten ein weißes Feld hat. Die Reihen tragen Buchstaben und Zahlen: Ihr König steht auf e1.',
        sv: 'Du har de vita pjäserna. Brädet ligger så att var och en har en vit ruta i sitt högra hörn. Raderna har bokstäver och siffror: din kung står på e1.',
        ru: 'У вас белые. Доска лежит так, что у каждого в правом углу белое поле. Ряды обозначены буквами и цифрами: ваш король стоит на e1.',
      },
      point: ['square:e1'],
    },
    step('e2e4', {
      en: 'A *pawn* goes straight forward, one square, from home also two. *Move it two squares.*',
      pl: '*Chłop* idzie prosto naprzód o jedno pole, z miejsca także o dwa. *Posuń go o dwa.*',
      de: 'Ein *Bauer* geht geradeaus, ein Feld, vom Anfang auch zwei. *Ziehen Sie ihn zwei Felder.*',
      sv: 'En *bonde* går rakt fram, en ruta, från början också två. *Flytta den två rutor.*',
      ru: '*Пешка* идёт прямо на одно поле, с места и на два. *Продвиньте её на два.*',
    }),
    step('g1f3', {
      en: 'The *knight* goes to the third square, of the other colour: two straight and one aside. He alone jumps over others. *Bring him to f3.*',
      pl: '*Skacz* idzie na trzecie pole innego koloru: dwa prosto, jedno w bok. On jeden przez innych skacze. *Postaw go na f3.*',
      de: 'Der *Springer* geht auf das dritte Feld, von der anderen Farbe: zwei geradeaus, eines zur Seite. Nur er springt über andere. *Bringen Sie ihn nach f3.*',
      sv: '*Springaren* går till den tredje rutan, av den andra färgen: två rakt och en åt sidan. Bara han hoppar över andra. *För honom till f3.*',
      ru: '*Конь* идёт на третье поле другого цвета: два прямо и одно вбок. Он один прыгает через других. *Поставьте его на f3.*',
    }),
    step('f1e2', {
      en: 'The *bishop* goes slantwise, as far as the way is free, and keeps his colour all the game. *One step is enough now: to e2.*',
      pl: '*Laufer* idzie na ukos, póki droga wolna, i przez całą grę trzyma się swego koloru. *Teraz dość jednego kroku: na e2.*',
      de: 'Der *Läufer* geht schräg, so weit der Weg frei ist, und behält das ganze Spiel seine Farbe. *Ein Schritt genügt jetzt: nach e2.*',
      sv: '*Löparen* går på snedden så långt vägen är fri, och behåller sin färg hela partiet. *Ett steg räcker nu: till e2.*',
      ru: '*Слон* идёт наискось, пока путь свободен, и всю игру держится своего цвета. *Сейчас довольно шага: на e2.*',
    }),
    step(
      'd1a4',
      {
        en: 'The *queen* goes straight and slantwise, as far as the way is free: she is the strongest. Whoever takes stands where the taken man stood. *Take the pawn on a4.*',
        pl: '*Hetman* idzie prosto i na ukos, póki droga wolna: on najsilniejszy. Kto bierze, staje na miejscu zabranego. *Weź chłopa na a4.*',
        de: 'Die *Dame* geht gerade und schräg, so weit der Weg frei ist: Sie ist die stärkste. Wer schlägt, tritt auf das Feld des Geschlagenen. *Schlagen Sie den Bauern auf a4.*',
        sv: '*Damen* går rakt och på snedden så långt vägen är fri: hon är starkast. Den som slår ställer sig där den slagne stod. *Slå bonden på a4.*',
        ru: '*Ферзь* идёт прямо и наискось, пока путь свободен: он сильнее всех. Кто берёт, становится на место взятого. *Возьмите пешку на a4.*',
      },
      {
        en: 'Now his king is alone.',
        pl: 'Teraz król jego jest sam.',
        de: 'Jetzt ist sein König allein.',
        sv: 'Nu är hans kung ensam.',
        ru: 'Теперь его король один.',
      },
    ),
    step('e1g1', {
      en: 'The *king* goes one square, never to one that is attacked. Once in a game he may castle: two squares towards a rook, who jumps beside him. Neither may have moved. *Move the king to g1.*',
      pl: '*Król* idzie o jedno pole, nigdy na takie, które jest bite. Raz w grze może roszować: o dwa pola ku wieży, która obok niego przeskakuje. Żadne z nich nie mogło się ruszyć. *Posuń króla na g1.*',
      de: 'Der *König* geht ein Feld, nie auf ein angegriffenes. Einmal im Spiel darf er rochieren: zwei Felder auf einen Turm zu, der neben ihn springt. Keiner der beiden darf gezogen haben. *Ziehen Sie den König nach g1.*',
      sv: '*Kungen* går en ruta, aldrig till en som är hotad. En gång i partiet får han rockera: två rutor mot ett torn, som hoppar bredvid honom. Ingen av dem får ha flyttats. *Flytta kungen till g1.*',
      ru: '*Король* идёт на одно поле, но не на то, что под ударом. Раз за игру он может рокироваться: на два поля к ладье, которая прыгает рядом с ним. Оба не должны были ходить. *Поставьте короля на g1.*',
    }),
    step('f1d1', {
      en: 'The *rook* goes straight. Two of them mate a lone king: one shuts him in, the other gives check. *Bring one to the open row: d1.*',
      pl: '*Wieża* idzie prosto. Dwie matują samotnego króla: jedna go zamyka, druga daje szach. *Postaw jedną na otwartym rzędzie: d1.*',
      de: 'Der *Turm* geht gerade. Zwei setzen einen einzelnen König matt: Einer sperrt ihn ein, der andere gibt Schach. *Stellen Sie einen auf die offene Reihe: d1.*',
      sv: '*Tornet* går rakt. Två gör en ensam kung matt: det ena stänger in honom, det andra ger schack. *Ställ det ena på den öppna raden: d1.*',
      ru: '*Ладья* идёт прямо. Две ставят мат одинокому королю: одна его запирает, другая даёт шах. *Поставьте одну на открытый ряд: d1.*',
    }),
    step('d1d7', {
      en: '*Shut him in:* on d7 she rules the whole row before him.',
      pl: '*Zamknij go:* na d7 panuje nad całym rzędem przed nim.',
      de: '*Sperren Sie ihn ein:* Auf d7 beherrscht er die ganze Reihe vor ihm.',
      sv: '*Stäng in honom:* på d7 behärskar det hela raden framför honom.',
      ru: '*Заприте его:* на d7 она владеет всем рядом перед ним.',
    }),
    step('a1b1', {
      en: 'The other rook needs a free road to the last row. *Bring her to b1.*',
      pl: 'Drugiej wieży trzeba wolnej drogi do ostatniego rzędu. *Postaw ją na b1.*',
      de: 'Der andere Turm braucht freie Bahn zur letzten Reihe. *Bringen Sie ihn nach b1.*',
      sv: 'Det andra tornet behöver fri väg till sista raden. *För det till b1.*',
      ru: 'Другой ладье нужна свободная дорога к последнему ряду. *Поставьте её на b1.*',
    }),
    step('b1b8', {
      en: '*Now give check on the last row.* If he can neither go away, nor take, nor put a man between, it is mate.',
      pl: '*Teraz daj szach na ostatnim rzędzie.* Gdy ani uciec, ani wziąć, ani zasłonić nie może, jest mat.',
      de: '*Geben Sie jetzt auf der letzten Reihe Schach.* Kann er weder weg noch schlagen noch etwas dazwischenstellen, ist es Matt.',
      sv: '*Ge nu schack på sista raden.* Kan han varken gå undan, slå eller ställa en pjäs emellan är det matt.',
      ru: '*Теперь дайте шах на последнем ряду.* Если он не может ни уйти, ни взять, ни заслониться, это мат.',
    }),
  ],
  end: {
    say: {
      en: '*Szachmatt!* You have won. A whole game begins with all the men: the rules are in the menu.',
      pl: '*Szachmatt!* Wygrałeś. Cała gra zaczyna się ze wszystkimi kamieniami: prawa są w menu.',
      de: '*Schachmatt!* Sie haben gewonnen. Ein ganzes Spiel beginnt mit allen Steinen: Die Regeln stehen im Menü.',
      sv: '*Schackmatt!* Du har vunnit. Ett helt parti börjar med alla pjäser: reglerna finns i menyn.',
      ru: '*Шах и мат!* Вы выиграли. Целая игра начинается со всеми фигурами: правила в меню.',
    },
  },
};
