import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** Ten taroks are announced: the whip instead of the hunt. */
export const tenAnnounced: Lesson = {
  format: 'quinola-lesson/1',
  id: 'ten-announced',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['ten-announced'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: rule 15',
    de: 'Das Tarockbuch, Warschau, um 1820: Regel 15',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: reguła 15',
    sv: 'Tarockboken, Warszawa, omkring 1820: regel 15',
    ru: 'Книга о тароке, Варшава, около 1820: правило 15',
  },
  options: {
    players: 3,
    deal: 'S:18,15,12,9,7,4.KQ98754.Q26T.359T.J852 E:SK,19,17,14,13,10,5,3,2,1.N6A.5.NJA248.NT964 W:21,20,16,11,8,6.JT32.KNJA34789.KQ7.KQ7 dealer=W skat=AC,3C,6D',
  },
  opening: [
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: ['taroks']},
  ],
  steps: [
    {
      say: {
        en: 'The player on your right has announced ten taroks. You hold six, without the Pagat, and lead. Do you hunt it? *If not, which suit do you lead?*',
        de: 'Ihr rechter Nachbar hat zehn Tarocke angesagt. Sie haben sechs, ohne den Pagat, und spielen aus. Jagen Sie ihn? *Wenn nicht: Welche Farbe spielen Sie aus?*',
        pl: 'Gracz po prawej zgłosił dziesięć taroków. Masz sześć bez Pagata i wychodzisz. Czy grasz na niego? *Jeśli nie, w który kolor wychodzisz?*',
        sv: 'Spelaren till höger har anmält tio tarocker. Du har sex, utan Pagat, och spelar ut. Jagar du den? *Om inte, vilken färg spelar du ut?*',
        ru: 'Игрок справа объявил десять тароков. У вас шесть, без Пагата, и ход ваш. Охотиться на него? *Если нет, с какой масти зайти?*',
      },
      ask: {cards: ['KS', 'QS', '9S', '8S', '7S', '5S', '4S']},
      point: ['seat:e'],
      right: {
        en: 'The whip: soon he must take it with taroks, and they will be missing at the end.',
        de: 'Die Peitsche: Bald muss er sie mit Tarocken stechen, und die fehlen ihm am Ende.',
        pl: 'Bicz: wkrótce musi bić tarokami, a na końcu będzie mu ich brak.',
        sv: 'Piskan: snart måste han stjäla den med tarocker, och dem saknar han till slut.',
        ru: 'Кнут: скоро ему придётся бить её тароками, а в конце их не хватит.',
      },
      others: [
        {
          cards: ['T18', 'T15', 'T12', 'T9', 'T7', 'T4'],
          say: {
            en: 'He has more taroks than you, and makes the Pagat in the last trick. Take it back, or go on.',
            de: 'Er hat mehr Tarocke als Sie und macht den Pagat im letzten Stich. Nehmen Sie es zurück, oder spielen Sie weiter.',
            pl: 'Ma więcej taroków niż ty i zrobi Pagata w ostatniej lewie. Cofnij albo graj dalej.',
            sv: 'Han har fler tarocker än du och gör Pagat i sista sticket. Ta tillbaka det, eller spela vidare.',
            ru: 'Тароков у него больше, и Пагатом он возьмёт последнюю взятку. Возьмите ход назад или играйте дальше.',
          },
        },
      ],
      other: {
        en: 'A suit, yes: but the one in which you hold most and best cards. Take it back, or go on.',
        de: 'Eine Farbe, ja: aber die, in der Sie die meisten und besten Karten haben. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Kolor tak, ale ten, w którym masz najwięcej i najlepsze karty. Cofnij albo graj dalej.',
        sv: 'En färg, ja: men den där du har flest och bäst kort. Ta tillbaka det, eller spela vidare.',
        ru: 'С масти, да: но с той, где у вас карт больше и они лучше. Возьмите ход назад или играйте дальше.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: where ten taroks or more are announced it is not good to play for the Pagat at once. Lead again and again the suit in which you are strongest, *the whip*: its owner must soon take it with a tarok, and cannot keep the Pagat to the end.',
      de: 'Das Buch: Wo zehn Tarocke oder mehr angesagt sind, ist es nicht gut, gleich auf den Pagat zu spielen. Man spielt immer wieder die Farbe aus, in der man am stärksten ist, *die Peitsche*: Bald muss der andere sie mit Tarock stechen und kann den Pagat nicht bis zum Ende halten.',
      pl: 'Książka: gdy zgłoszono dziesięć lub więcej taroków, niedobrze grać zaraz na Pagata. Zadawaj raz po raz kolor, w którym masz najwięcej i najlepsze karty, *bicz*: właściciel Pagata musi go wkrótce bić tarokiem i nie doniesie Pagata do końca.',
      sv: 'Boken: där tio tarocker eller fler är anmälda är det inte bra att genast spela på Pagat. Spela gång på gång ut den färg du är starkast i, *piskan*: dess ägare måste snart stjäla med tarock och kan inte hålla Pagat till slutet.',
      ru: 'Книга: где объявлено десять тароков или больше, сразу играть на Пагата нехорошо. Заходят снова и снова с самой сильной своей масти, это *кнут*: скоро противнику придётся бить её тароком, и до конца он Пагата не удержит.',
    },
  },
};
