import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** The card that the declarer gave back tells what he has laid away. */
export const hitTheSkat: Lesson = {
  format: 'quinola-lesson/1',
  id: 'hit-the-skat',
  game: 'tarok-ombre',
  kind: 'problem',
  ...PROBLEMS['hit-the-skat'],
  source: {
    en: 'The book of Tarok-ombre, Warsaw, about 1820: articles 22 and 23, and the new manner',
    de: 'Das Buch vom Tarock-l’Hombre, Warschau, um 1820: Artikel 22 und 23, und die neue Art',
    pl: 'Książka o Taroklombrze, Warszawa, ok. 1820: artykuły 22 i 23 oraz nowy sposób',
    sv: 'Boken om tarock-lomber, Warszawa, omkring 1820: artiklarna 22 och 23, och det nya sättet',
    ru: 'Книга о тарок-ломбере, Варшава, около 1820: статьи 22 и 23 и новый способ',
  },
  options: {
    manner: 'new',
    deal: 'S:16,12,10,7,5,3.QT73.KJ268.A3.QNT86432 W:21,20,19,18,17,15,14,13,11,9,8,6.KN95.QN5.K468.KJ E:SK,4,2,1.J8642A.A347T.QNJ259T.97A dealer=E game=uno player=W',
  },
  opening: [
    {type: 'DEMAND', card: 'KH'},
    {type: 'GIVE_BACK', card: '6D'},
    {type: 'LAY_SKAT', cards: ['8D', '4D', '5S']},
  ],
  steps: [
    {
      say: {
        en: 'The player on your left plays a Uno. He took your king of hearts, gave you the *six of diamonds* for it, and has laid three cards away. You lead. *Which suit?*',
        de: 'Ihr linker Nachbar spielt a Uno. Er hat Ihren Herz-König verlangt, Ihnen dafür die *Karo-Sechs* gegeben und drei Karten weggelegt. Sie spielen aus. *Welche Farbe?*',
        pl: 'Gracz po lewej gra a Uno. Wziął twojego króla kier, oddał za niego *szóstkę karo* i odłożył trzy karty. Wychodzisz. *W który kolor?*',
        sv: 'Spelaren till vänster spelar a Uno. Han tog din hjärter kung, gav dig *ruter sex* för den och har lagt bort tre kort. Du spelar ut. *Vilken färg?*',
        ru: 'Игрок слева играет a Uno. Он взял у вас короля червей, отдал за него *шестёрку бубен* и отложил три карты. Ход ваш. *С какой масти?*',
      },
      ask: {cards: ['AD', '3D', '6D']},
      point: ['6D'],
      right: {
        en: 'He is rid of diamonds, or nearly: each one costs him a tarok.',
        de: 'Er hat kein Karo mehr, oder fast keines: Jedes kostet ihn ein Tarock.',
        pl: 'Kar już nie ma albo prawie: każde kosztuje go taroka.',
        sv: 'Han har ingen ruter kvar, eller nästan ingen: var och en kostar honom en tarock.',
        ru: 'Бубен у него нет или почти нет: каждая стоит ему тарока.',
      },
      others: [
        {
          cards: ['T16', 'T12', 'T10', 'T7', 'T5', 'T3'],
          say: {
            en: 'Where the declarer plays after you and before your friend, the book leads suits. Take it back, or go on.',
            de: 'Spielt der Spieler nach Ihnen und vor Ihrem Verbündeten, so spielt man nach dem Buch Farben aus. Nehmen Sie es zurück, oder spielen Sie weiter.',
            pl: 'Gdy grający gra zaraz po tobie, a przed przyjacielem, książka zadaje maście. Cofnij albo graj dalej.',
            sv: 'När spelaren sitter efter dig och före din förbundne spelar boken ut färger. Ta tillbaka det, eller spela vidare.',
            ru: 'Когда играющий кладёт после вас и раньше союзника, книга заходит с мастей. Возьмите ход назад или играйте дальше.',
          },
        },
      ],
      other: {
        en: 'A suit, yes. But one card has told you which he does not want. Take it back, or go on.',
        de: 'Eine Farbe, ja. Aber eine Karte hat Ihnen verraten, welche er nicht haben will. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Kolor tak. Ale jedna karta powiedziała już, którego nie chce. Cofnij albo graj dalej.',
        sv: 'En färg, ja. Men ett kort har sagt dig vilken han inte vill ha. Ta tillbaka det, eller spela vidare.',
        ru: 'С масти, да. Но одна карта уже сказала вам, какая ему не нужна. Возьмите ход назад или играйте дальше.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: sitting before the declarer lead *suits*, and try above all to *hit the Skat*: lead the suit of the card he gave you, or one in which you hold a good sequence. His taroks are weakened, and your friend learns which suit to go on with.',
      de: 'Das Buch: Wer vor dem Spieler sitzt, spielt *Farben* aus und versucht vor allem, *den Skat zu treffen*: die Farbe der Karte, die man von ihm bekam, oder eine, in der man eine gute Folge hat. Das schwächt seine Tarocke und zeigt dem Verbündeten, welche Farbe er fortsetzen soll.',
      pl: 'Książka: kto siedzi przed grającym, zadaje *maście* i stara się nade wszystko *dotknąć Skata*: zadaje maść karty, którą od niego dostał, albo tę, w której ma dobry sekwens. Osłabia to jego taroki i mówi przyjacielowi, w co dalej grać.',
      sv: 'Boken: den som sitter före spelaren spelar ut *färger* och försöker framför allt *träffa skaten*: färgen på kortet han gav, eller en där man har en god följd. Det försvagar hans tarocker och visar den förbundne vilken färg han ska fortsätta i.',
      ru: 'Книга: сидя перед играющим, заходят с *мастей* и прежде всего стараются *попасть в скат*: с масти отданной карты или с той, где есть хороший ряд. Это ослабляет его тароки и показывает союзнику, какую масть продолжать.',
    },
  },
};
