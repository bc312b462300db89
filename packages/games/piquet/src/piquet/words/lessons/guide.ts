import type {Lesson} from '@quinola/play';
import {GUIDE} from './offers.js';
import {setDeal, told} from './set-deal.js';

/** A whole deal: the visitor exchanges five cards, announces three times, and comes to a pique. */
export const guide: Lesson = {
  format: 'quinola-lesson/1',
  id: 'to-sixty',
  game: 'piket',
  ...GUIDE,
  source: told(
    'Engelman’s treatise (about 1820), on counting',
    'Traktat Engelmana (około 1820), o liczeniu',
    {
      de: 'Engelmans Abhandlung (um 1820), über das Zählen',
      ru: 'Трактат Энгельмана (около 1820), о счёте',
      sv: 'Engelmans avhandling (omkring 1820), om räkningen',
    },
  ),
  options: {matchMode: 'four-deals', announce: 'manual'},
  opening: setDeal({
    elder: 'AS KS QS JS 9S AH KH AD 8D 7C TC 9H',
    younger: 'TS 8S JH TH 8H KD QD JD 9D KC QC JC',
    talon: 'AC QH 7D TD 8C 7S 7H 9C',
  }),
  seats: [
    'visitor',
    {
      plays: [
        {type: 'EXCHANGE', cards: ['8S', '8H', 'TH']},
        {type: 'GOOD'},
        {type: 'GOOD'},
        {type: 'GOOD'},
        '7S',
        'TS',
        '9C',
        '7H',
        'JC',
        'JH',
        '9D',
        'QC',
        'JD',
        'QD',
        'KD',
        'KC',
      ],
    },
  ],
  goal: {
    say: told(
      'Come to thirty before the other counts anything.',
      'Dojdź do trzydziestu, zanim druga strona cokolwiek policzy.',
      {
        de: 'Kommen Sie auf dreißig, ehe die andere Seite etwas zählt.',
        ru: 'Дойдите до тридцати, прежде чем противник что-нибудь сочтёт.',
        sv: 'Kom till trettio innan den andra räknar något.',
      },
    ),
    when: {happening: {type: 'counted', why: 'pique'}},
  },
  steps: [
    {
      say: told(
        'Twelve cards each, no trumps, and eight in the *talon*. You did not deal: you are *elder hand*, and do everything first.',
        'Po dwanaście kart, bez atutów, a osiem w *talonie*. Nie rozdajesz: jesteś *na ręku* i wszystko robisz pierwszy.',
        {
          de: 'Jeder hat zwölf Karten, Trümpfe gibt es nicht, und acht liegen im *Talon*. Sie geben nicht: Sie sind *Vorhand* und tun alles zuerst.',
          ru: 'По двенадцать карт, козырей нет, восемь в *талоне*. Сдаёте не вы: вы *на руке* и всё делаете первым.',
          sv: 'Tolv kort var, ingen trumf, och åtta i *talongen*. Du ger inte: du är *förhand* och gör allt först.',
        },
      ),
    },
    {
      say: told(
        'You may lay away three to five cards and take as many. Keep the long suit and the aces. *Choose the king and the nine of hearts, the eight of diamonds, the ten and the seven of clubs.*',
        'Wolno odrzucić od trzech do pięciu kart i tyleż wziąć. Zatrzymaj długi kolor i asy. *Wybierz króla i dziewiątkę kier, ósemkę karo, dziesiątkę i siódemkę trefl.*',
        {
          de: 'Sie dürfen drei bis fünf Karten ablegen und ebenso viele nehmen. Behalten Sie die lange Farbe und die Asse. *Wählen Sie König und Neun in Herz, die Acht in Karo, Zehn und Sieben in Treff.*',
          ru: 'Можно сбросить от трёх до пяти карт и взять столько же. Оставьте длинную масть и тузов. *Выберите короля и девятку червей, восьмёрку бубён, десятку и семёрку треф.*',
          sv: 'Du får lägga bort tre till fem kort och ta lika många. Behåll den långa färgen och essen. *Välj kung och nio i hjärter, åtta i ruter, tio och sju i klöver.*',
        },
      ),
      ask: {move: {type: 'EXCHANGE', cards: ['KH', '9H', '8D', 'TC', '7C']}},
      point: ['KH', '9H', '8D', 'TC', '7C'],
      right: told('The fourth ace came.', 'Przyszedł czwarty as.', {
        de: 'Das vierte Ass ist gekommen.',
        ru: 'Пришёл четвёртый туз.',
        sv: 'Det fjärde esset kom.',
      }),
      other: told(
        'That may be done, but it breaks what you have. *Take it back, and lay those five away.*',
        'Tak też wolno, ale to rozrywa, co masz. *Cofnij i odrzuć tych pięć.*',
        {
          de: 'Das geht, zerreißt aber, was Sie haben. *Nehmen Sie es zurück und legen Sie diese fünf ab.*',
          ru: 'Так можно, но это разрывает то, что есть. *Возьмите назад и сбросьте эти пять.*',
          sv: 'Det får göras, men det bryter det du har. *Ta tillbaka, och lägg bort de fem.*',
        },
      ),
    },
    {
      say: told(
        'Now you announce. First the *point*: the most cards of one suit. You have five spades. *Say it.*',
        'Teraz zapowiadasz. Najpierw *rummel*: najwięcej kart jednego koloru. Masz pięć pików. *Powiedz.*',
        {
          de: 'Jetzt sagen Sie an. Zuerst den *Point*: die meisten Karten einer Farbe. Sie haben fünf Pik. *Sagen Sie es.*',
          ru: 'Теперь вы объявляете. Сначала *очки*: больше всего карт одной масти. У вас пять пик. *Скажите.*',
          sv: 'Nu anmäler du. Först *point*: flest kort i en färg. Du har fem spader. *Säg det.*',
        },
      ),
      ask: {move: {type: 'CLAIM', count: 5}},
      right: told(
        '“Good”: she has not so many. Five cards, five points.',
        '„Dobre”: tylu nie ma. Pięć kart, pięć punktów.',
        {
          de: '„Gut“: so viele hat sie nicht. Fünf Karten, fünf Punkte.',
          ru: '«Хорошо»: столько у неё нет. Пять карт, пять очков.',
          sv: '”Gott”: så många har hon inte. Fem kort, fem poäng.',
        },
      ),
      other: told(
        'Who names less than he has is bound by it. *Take it back, and name all five.*',
        'Kto nazwie mniej, niż ma, jest tym związany. *Cofnij i nazwij wszystkie pięć.*',
        {
          de: 'Wer weniger nennt, als er hat, ist daran gebunden. *Nehmen Sie es zurück und nennen Sie alle fünf.*',
          ru: 'Кто назовёт меньше, чем имеет, тем и связан. *Возьмите назад и назовите все пять.*',
          sv: 'Den som nämner mindre än han har är bunden av det. *Ta tillbaka, och nämn alla fem.*',
        },
      ),
    },
    {
      say: told(
        'Then a *sequence*: cards of a suit in unbroken order. Ace, king, queen, knave: a quart, and from the ace. *Say it.*',
        'Potem *sekwens*: karty koloru bez przerwy. As, król, dama, walet: kwarta, i to od asa. *Powiedz.*',
        {
          de: 'Dann eine *Sequenz*: Karten einer Farbe ohne Lücke. Ass, König, Dame, Bube: eine Quart, und zwar vom Ass. *Sagen Sie sie an.*',
          ru: 'Потом *секвенция*: карты масти без разрыва. Туз, король, дама, валет: кварта, и от туза. *Скажите.*',
          sv: 'Sedan en *sekvens*: kort i en färg utan avbrott. Ess, kung, dam, knekt: en kvart, och från ess. *Säg den.*',
        },
      ),
      ask: {move: {type: 'CLAIM', count: 4}},
      right: told('Good: four more, nine.', 'Dobre: jeszcze cztery, razem dziewięć.', {
        de: 'Gut: noch vier, neun.',
        ru: 'Хорошо: ещё четыре, всего девять.',
        sv: 'Gott: fyra till, nio.',
      }),
    },
    {
      say: told(
        'Last, three or four of a rank, from the tens up. Three count three, four count *fourteen*. *Say four aces.*',
        'Na koniec trzy lub cztery jednej wartości, od dziesiątek. Trzy liczą się za trzy, cztery za *czternaście*. *Powiedz cztery asy.*',
        {
          de: 'Zuletzt drei oder vier gleiche, von den Zehnen an. Drei zählen drei, vier zählen *vierzehn*. *Sagen Sie vier Asse an.*',
          ru: 'Наконец, три или четыре одинаковых, начиная с десяток. Три считаются за три, четыре за *четырнадцать*. *Скажите: четыре туза.*',
          sv: 'Sist tre eller fyra lika, från tiorna och uppåt. Tre räknas tre, fyra räknas *fjorton*. *Säg fyra ess.*',
        },
      ),
      ask: {move: {type: 'CLAIM', count: 4}},
      right: told(
        'Good. Twenty-three, and she has nothing: her three knaves do not count against four aces.',
        'Dobre. Dwadzieścia trzy, a ona nie ma nic: trzy walety przeciw czterem asom się nie liczą.',
        {
          de: 'Gut. Dreiundzwanzig, und sie hat nichts: ihre drei Buben zählen gegen vier Asse nicht.',
          ru: 'Хорошо. Двадцать три, а у неё ничего: три валета против четырёх тузов не считаются.',
          sv: 'Gott. Tjugotre, och hon har ingenting: hennes tre knektar räknas inte mot fyra ess.',
        },
      ),
    },
    {
      say: told(
        'Each card you lead counts one. *Seven leads make thirty*, and if she has not taken a trick by then, thirty count *sixty*: a pique. Nobody beats your spades. *Lead the ace.*',
        'Każda karta, którą wychodzisz, liczy się za jeden. *Siedem wyjść to trzydzieści*, a jeśli do tej pory nie weźmie lewy, trzydzieści liczy się za *sześćdziesiąt*: pik. Twoich pików nikt nie pobije. *Wyjdź asem.*',
        {
          de: 'Jede Karte, die Sie ausspielen, zählt eins. *Sieben Ausspiele machen dreißig*, und hat sie bis dahin keinen Stich, zählen dreißig *sechzig*: ein Pique. Ihre Pik schlägt niemand. *Spielen Sie das Ass aus.*',
          ru: 'Каждая карта, с которой вы ходите, считается за одно. *Семь ходов дают тридцать*, и если она до тех пор не возьмёт взятки, тридцать считаются за *шестьдесят*: пик. Ваших пик не побить. *Пойдите с туза.*',
          sv: 'Varje kort du spelar ut räknas ett. *Sju utspel blir trettio*, och har hon inte tagit något stick till dess räknas trettio som *sextio*: en pik. Dina spader kan ingen slå. *Spela ut esset.*',
        },
      ),
      ask: {card: 'AS'},
      point: ['AS'],
    },
    {
      say: told('The king next.', 'Teraz król.', {
        de: 'Nun der König.',
        ru: 'Теперь король.',
        sv: 'Nu kungen.',
      }),
      ask: {card: 'KS'},
      point: ['KS'],
    },
    {
      say: told(
        'She has no more spades. All of yours win now.',
        'Pików już nie ma. Teraz biorą wszystkie twoje.',
        {
          de: 'Sie hat kein Pik mehr. Jetzt stechen alle Ihre.',
          ru: 'Пик у неё больше нет. Теперь берут все ваши.',
          sv: 'Hon har inga spader kvar. Nu tar alla dina.',
        },
      ),
      ask: {cards: ['QS', 'JS', '9S']},
      point: ['answer'],
    },
    {
      say: told('Go on.', 'Dalej.', {de: 'Weiter.', ru: 'Дальше.', sv: 'Fortsätt.'}),
      ask: {cards: ['QS', 'JS', '9S']},
      point: ['answer'],
    },
    {
      say: told('And the last spade.', 'I ostatni pik.', {
        de: 'Und das letzte Pik.',
        ru: 'И последняя пика.',
        sv: 'Och den sista spadern.',
      }),
      ask: {cards: ['QS', 'JS', '9S']},
      point: ['answer'],
    },
    {
      say: told('Twenty-eight. *Two more aces.*', 'Dwadzieścia osiem. *Jeszcze dwa asy.*', {
        de: 'Achtundzwanzig. *Noch zwei Asse.*',
        ru: 'Двадцать восемь. *Ещё два туза.*',
        sv: 'Tjugoåtta. *Två ess till.*',
      }),
      ask: {cards: ['AH', 'AD', 'AC']},
      point: ['answer'],
    },
    {
      say: told(
        'Twenty-nine. *The next lead makes thirty.*',
        'Dwadzieścia dziewięć. *Następne wyjście to trzydzieści.*',
        {
          de: 'Neunundzwanzig. *Das nächste Ausspiel macht dreißig.*',
          ru: 'Двадцать девять. *Следующий ход даст тридцать.*',
          sv: 'Tjugonio. *Nästa utspel blir trettio.*',
        },
      ),
      ask: {cards: ['AH', 'AD', 'AC']},
      point: ['answer'],
      right: told('Thirty, and she has nothing: sixty!', 'Trzydzieści, a ona nie ma nic: sześćdziesiąt!', {
        de: 'Dreißig, und sie hat nichts: sechzig!',
        ru: 'Тридцать, а у неё ничего: шестьдесят!',
        sv: 'Trettio, och hon har ingenting: sextio!',
      }),
    },
    {
      say: told(
        'The rest is for the tricks: more than six of the twelve count *ten*, all of them forty.',
        'Reszta idzie o lewy: ponad sześć z dwunastu liczy się za *dziesięć*, wszystkie za czterdzieści.',
        {
          de: 'Der Rest geht um die Stiche: mehr als sechs von zwölf zählen *zehn*, alle vierzig.',
          ru: 'Остальное ради взяток: больше шести из двенадцати считаются за *десять*, все за сорок.',
          sv: 'Resten gäller sticken: fler än sex av de tolv räknas *tio*, alla fyrtio.',
        },
      ),
      ask: 'any',
    },
  ],
  end: {
    say: told(
      'Thirty announced before the other has anything are worth even more: *ninety*, a repique. So it matters what is said first: point, then sequences, then threes and fours.',
      'Trzydzieści z samych zapowiedzi, zanim druga strona coś ma, to jeszcze więcej: *dziewięćdziesiąt*, repik. Dlatego ważne, co mówi się najpierw: rummel, potem sekwensy, potem trójki i kwarty.',
      {
        de: 'Dreißig, angesagt, ehe die andere Seite etwas hat, sind noch mehr wert: *neunzig*, ein Repique. Darum ist wichtig, was zuerst gesagt wird: der Point, dann Sequenzen, dann drei und vier gleiche.',
        ru: 'Тридцать, объявленные прежде, чем у противника что-то есть, стоят ещё больше: *девяносто*, репик. Потому важно, что говорится сначала: очки, потом секвенции, потом три и четыре одинаковых.',
        sv: 'Trettio som anmäls innan den andra har något är värda ännu mer: *nittio*, en repik. Därför är det viktigt vad som sägs först: point, sedan sekvenser, sedan tre och fyra lika.',
      },
    ),
    missed: told(
      'She has taken a trick first: then thirty stay thirty.',
      'Wzięła najpierw lewę: wtedy trzydzieści zostaje trzydziestoma.',
      {
        de: 'Sie hat zuerst einen Stich gemacht: dann bleiben dreißig dreißig.',
        ru: 'Она взяла взятку раньше: тогда тридцать остаются тридцатью.',
        sv: 'Hon tog ett stick först: då förblir trettio trettio.',
      },
    ),
  },
};
