import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';

/** The end of a deal for three: everybody plays for himself, and a Pagat can be caught. */
export const three: Lesson = {
  format: 'quinola-lesson/1',
  id: 'three',
  game: 'tarok',
  ...GUIDES.three,
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: rule 15',
    de: 'Das Tarockbuch, Warschau, um 1820: Regel 15',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: reguła 15',
    sv: 'Tarockboken, Warszawa, omkring 1820: regel 15',
    ru: 'Книга о тароке, Варшава, около 1820: правило 15',
  },
  options: {
    players: 3,
    deal: 'S:18,15,20,14,13,7,2.QK5A.84K3T.KAQ6T.K954 E:9,1,19,17,11,6,4.7N43.2Q57.52N78.3N872 W:12,5,SK,21,16,10,8,3.9J62.6NJ9.J349.QJT6A dealer=W skat=TS,8S,AH',
  },
  opening: [
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    ...'AD 2D SK TH 7H 9H ND 3D QD 6D 7D 4D 9D TD 8D NC JC KC 9C 8C TC 6C 5C 7C 2C AC 4C T20 T19 T21 T16 T14 T17 T11 T10 T13 T7 T6 T8 T3 T2 T4 NS JS KS 5S 4S 6S 2S AS 3S QH NH KH 3H 5H JH'.split(
      ' ',
    ),
  ],
  seats: [
    'visitor',
    {plays: ['5D', 'T9', 'T1', '7S', '3C', '2H']},
    {plays: ['JD', 'T12', 'T5', '9S', '6H', 'QC']},
  ],
  goal: {
    say: {
      en: 'Bring your king home, then catch the Pagat that somebody still holds.',
      de: 'Bringen Sie Ihren König heim, und fangen Sie dann den Pagat, den noch jemand hat.',
      pl: 'Uratuj króla, a potem złap Pagata, którego ktoś jeszcze trzyma.',
      sv: 'För hem din kung, och fånga sedan Pagat, som någon ännu har.',
      ru: 'Доведите короля до дома, а потом поймайте Пагата, который ещё у кого-то на руках.',
    },
    when: {happening: {type: 'piece', piece: {event: 'pagat-lost', to: 0}}},
  },
  steps: [
    {
      say: {
        en: '*The aim: catch the Pagat.* Three play, each for himself. Six tricks are left, and one of the others still holds it: if he loses it he pays ten to each.',
        de: '*Das Ziel: den Pagat fangen.* Drei spielen, jeder für sich. Sechs Stiche sind noch zu machen, und einer der anderen hat ihn noch: Verliert er ihn, so zahlt er jedem zehn.',
        pl: '*Cel: złapać Pagata.* Gra trzech, każdy dla siebie. Zostało sześć lew, a Pagata trzyma ktoś z pozostałych: jeśli go straci, płaci każdemu dziesięć.',
        sv: '*Målet: fånga Pagat.* Tre spelar, var och en för sig. Sex stick är kvar, och någon av de andra har den ännu: förlorar han den betalar han tio till var och en.',
        ru: '*Цель: поймать Пагата.* Играют трое, каждый за себя. Осталось шесть взяток, и Пагат у кого-то из других: если он его потеряет, то заплатит каждому по десяти.',
      },
      point: ['seat:e', 'seat:w'],
    },
    {
      say: {
        en: 'The knave (J) of diamonds was led. *Play your king and win the trick*: then you may lead, and whoever hunts must lead.',
        de: 'Der Karo-Bube wurde ausgespielt. *Legen Sie Ihren König und nehmen Sie den Stich*: Dann spielen Sie aus, und wer jagt, muss ausspielen.',
        pl: 'Zagrano waleta karo. *Połóż króla i weź lewę*: wtedy wychodzisz ty, a kto poluje, musi wychodzić.',
        sv: 'Ruter knekt spelades ut. *Lägg din kung och ta sticket*: då får du spela ut, och den som jagar måste spela ut.',
        ru: 'Зашли с валета бубен. *Положите короля и возьмите взятку*: тогда ход ваш, а кто охотится, должен ходить.',
      },
      ask: {card: 'KD'},
      point: ['answer', 'JD'],
      right: {
        en: 'The king takes the trick, and you lead.',
        de: 'Der König nimmt den Stich, und Sie spielen aus.',
        pl: 'Król bierze lewę i wychodzisz ty.',
        sv: 'Kungen tar sticket, och du spelar ut.',
        ru: 'Король берёт взятку, и ход ваш.',
      },
      wrong: {
        en: 'Whoever holds the suit that was led must play it.',
        de: 'Wer die ausgespielte Farbe hat, muss sie bedienen.',
        pl: 'Kto ma kolor, w który zagrano, musi do niego dołożyć.',
        sv: 'Den som har den utspelade färgen måste bekänna.',
        ru: 'У кого есть масть, с которой зашли, тот обязан положить в масть.',
      },
    },
    {
      say: {
        en: 'A tarok must be answered with a tarok, *in the end even with the Pagat*. All taroks above your XVIII are gone: *lead it.*',
        de: 'Auf Tarock muss Tarock folgen, *am Ende selbst der Pagat*. Alle Tarocke über Ihrer XVIII sind fort: *Spielen Sie sie aus.*',
        pl: 'Na taroka trzeba dać taroka, *w końcu nawet Pagata*. Taroków wyższych od twojego XVIII już nie ma: *zagraj go.*',
        sv: 'På tarock måste man lägga tarock, *till slut även Pagat*. Alla tarocker över din XVIII är borta: *spela ut den.*',
        ru: 'На тарок надо класть тарок, *в конце даже Пагата*. Тароков старше вашего XVIII уже нет: *зайдите с него.*',
      },
      ask: {cards: ['T18', 'T15']},
      point: ['T18', 'T15'],
      right: {
        en: 'Two taroks fell, but not the Pagat.',
        de: 'Zwei Tarocke fielen, aber der Pagat noch nicht.',
        pl: 'Spadły dwa taroki, ale Pagat jeszcze nie.',
        sv: 'Två tarocker föll, men inte Pagat.',
        ru: 'Вышли два тарока, но Пагат ещё нет.',
      },
      other: {
        en: 'Then the Pagat stays safe. *Take it back, and lead a high tarok.*',
        de: 'Dann bleibt der Pagat in Sicherheit. *Nehmen Sie es zurück und spielen Sie ein hohes Tarock aus.*',
        pl: 'Wtedy Pagat jest bezpieczny. *Cofnij i zagraj wysokiego taroka.*',
        sv: 'Då är Pagat i säkerhet. *Ta tillbaka det och spela ut en hög tarock.*',
        ru: 'Тогда Пагату ничто не грозит. *Возьмите ход назад и зайдите с высокого тарока.*',
      },
    },
    {
      say: {
        en: '*Once more a high tarok.* Whoever holds the Pagat must run out of others.',
        de: '*Noch einmal ein hohes Tarock.* Wer den Pagat hat, dem müssen die anderen ausgehen.',
        pl: '*Jeszcze raz wysoki tarok.* Temu, kto ma Pagata, inne muszą się skończyć.',
        sv: '*En hög tarock till.* Den som har Pagat måste till slut sakna andra.',
        ru: '*Ещё один высокий тарок.* У того, кто держит Пагата, другие должны кончиться.',
      },
      ask: {cards: ['T15', 'T18']},
      point: ['answer'],
      right: {
        en: 'There it is: *the Pagat is yours*, and its owner pays.',
        de: 'Da ist er: *Der Pagat gehört Ihnen*, und wer ihn hatte, zahlt.',
        pl: 'Jest: *Pagat jest twój*, a kto go trzymał, płaci.',
        sv: 'Där är den: *Pagat är din*, och dess ägare betalar.',
        ru: 'Вот он: *Пагат ваш*, а тот, кто его держал, платит.',
      },
      other: {
        en: 'One more tarok would catch it. *Take it back.*',
        de: 'Noch ein Tarock, und er wäre gefangen. *Nehmen Sie es zurück.*',
        pl: 'Jeszcze jeden tarok i będzie złapany. *Cofnij.*',
        sv: 'En tarock till skulle fånga den. *Ta tillbaka det.*',
        ru: 'Ещё один тарок, и он был бы пойман. *Возьмите ход назад.*',
      },
    },
    {
      say: {
        en: 'Nobody has a tarok any more, and the king of spades is gone. *Lead the queen of spades*: nothing beats her, and she is worth four.',
        de: 'Niemand hat mehr Tarock, und der Pik-König ist fort. *Spielen Sie die Pik-Dame aus*: Nichts schlägt sie, und sie ist vier wert.',
        pl: 'Nikt nie ma już taroków, a król pik wyszedł. *Zagraj damę pik*: nic jej nie bije, a jest warta cztery.',
        sv: 'Ingen har längre någon tarock, och spader kung är borta. *Spela ut spader dam*: inget slår henne, och hon är värd fyra.',
        ru: 'Тароков больше ни у кого нет, и король пик вышел. *Зайдите с дамы пик*: её ничто не побьёт, а стоит она четыре.',
      },
      ask: {card: 'QS'},
      point: ['answer'],
      right: {
        en: 'She takes the trick.',
        de: 'Sie nimmt den Stich.',
        pl: 'Dama bierze lewę.',
        sv: 'Hon tar sticket.',
        ru: 'Дама берёт взятку.',
      },
    },
  ],
  differs: [
    {
      cards: ['JD'],
      say: {
        en: 'The hints would have led the queen of clubs; then the hunt would not be yours.',
        de: 'Die Ratschläge hätten die Treff-Dame ausgespielt; dann jagten nicht Sie.',
        pl: 'Podpowiedzi zagrałyby damą trefl; wtedy nie ty byś polował.',
        sv: 'Råden hade spelat ut klöver dam; då vore jakten inte din.',
        ru: 'Подсказки зашли бы с дамы треф; тогда охотились бы не вы.',
      },
    },
  ],
  end: {
    say: {
      en: 'You led taroks until the Pagat fell: so it is caught. Play the last cards as you like; then all cards are counted.',
      de: 'Sie haben Tarock gespielt, bis der Pagat fiel: So fängt man ihn. Spielen Sie die letzten Karten, wie Sie mögen; dann werden alle Karten gezählt.',
      pl: 'Taroki szły jeden po drugim, aż Pagat padł: tak się go łapie. Ostatnie karty graj, jak chcesz; potem liczy się wszystkie karty.',
      sv: 'Du spelade tarock tills Pagat föll: så fångas den. Spela de sista korten som du vill; sedan räknas alla kort.',
      ru: 'Вы ходили с тароков, пока Пагат не вышел: так его и ловят. Последние карты играйте как хотите; потом сосчитают все.',
    },
    missed: {
      en: 'The Pagat got away. Play it once more, or go on as you like.',
      de: 'Der Pagat ist entkommen. Spielen Sie es noch einmal, oder machen Sie weiter, wie Sie mögen.',
      pl: 'Pagat umknął. Zagraj jeszcze raz albo graj dalej, jak chcesz.',
      sv: 'Pagat kom undan. Spela en gång till, eller fortsätt som du vill.',
      ru: 'Пагат ушёл. Сыграйте ещё раз или играйте дальше как хотите.',
    },
  },
};
