import type {Lesson} from '@quinola/play';
import {GUIDE} from './index.js';
import {setRound} from './set-round.js';

/** A round of three: the visitor has nineteen, another goes over, and the bank stays at sixteen. */
export const guide: Lesson = {
  format: 'quinola-lesson/1',
  id: 'one-more',
  game: 'oczko',
  ...GUIDE,
  source: {
    en: 'The Polish page of the rules, lines 127 to 153, and the household game',
    de: 'Die polnische Seite mit den Regeln, Zeilen 127 bis 153, und das Spiel der Häuser',
    pl: 'Strona z prawidłami, wiersze 127 do 153, i gra domowa',
    sv: 'Den polska sidan med reglerna, raderna 127 till 153, och spelet i hemmen',
    ru: 'Польская страница с правилами, строки 127–153, и домашняя игра',
  },
  options: {players: 3, rounds: 1},
  opening: setRound('8H 9S 5C 7C KD 6D 8D 9C 2H', {players: 3, pack: 'large'}),
  goal: {
    say: {
      en: 'Have more than the bank, and no more than 21.',
      de: 'Haben Sie mehr als die Bank, aber nicht mehr als 21.',
      pl: 'Miej więcej niż bank, ale nie więcej niż 21.',
      sv: 'Ha mer än banken, men inte mer än 21.',
      ru: 'Наберите больше банка, но не больше 21.',
    },
    when: {happening: {type: 'round-settled'}},
  },
  steps: [
    {
      say: {
        en: 'All is for play money. You have looked at your first card, an *eight*, and lay a stake. The odds are a little on the bank’s side, so *stake one.*',
        de: 'Alles um Spielgeld. Sie haben Ihre erste Karte gesehen, eine *Acht*, und setzen. Die Bank ist ein wenig im Vorteil, also *setzen Sie eins.*',
        pl: 'Wszystko jest na niby. Znasz swoją pierwszą kartę, *ósemkę*, i stawiasz. Szanse są trochę po stronie banku, więc *postaw jeden.*',
        sv: 'Allt är låtsaspengar. Du har sett ditt första kort, en *åtta*, och gör en insats. Banken har en liten fördel, så *satsa ett.*',
        ru: 'Всё на игрушечные деньги. Вы видели свою первую карту, *восьмёрку*, и ставите. У банка небольшой перевес, так что *поставьте один.*',
      },
      ask: {move: {type: 'STAKE', amount: 1}},
      other: {
        en: 'That may be done; but the bank is favoured. *Take it back, and stake one.*',
        de: 'Das geht, aber die Bank ist im Vorteil. *Nehmen Sie es zurück und setzen Sie eins.*',
        pl: 'Wolno, ale bank ma przewagę. *Cofnij i postaw jeden.*',
        sv: 'Det går, men banken har fördelen. *Ta tillbaka det och satsa ett.*',
        ru: 'Так можно, но перевес у банка. *Возьмите назад и поставьте один.*',
      },
    },
    {
      say: {
        en: 'Ten counts ten, an ace eleven, the king four, the queen three, the knave two. With eight *no card can be too much*. *Press Card!*',
        de: 'Die Zehn zählt zehn, das Ass elf, der König vier, die Dame drei, der Bube zwei. Bei acht *kann keine Karte zu viel sein*. *Drücken Sie Karte!*',
        pl: 'Dziesiątka liczy dziesięć, as jedenaście, król cztery, dama trzy, walet dwa. Przy ośmiu *żadna karta nie jest za wysoka*. *Naciśnij Karta!*',
        sv: 'Tian räknas tio, esset elva, kungen fyra, damen tre, knekten två. Med åtta *kan inget kort bli för mycket*. *Tryck på Kort!*',
        ru: 'Десятка — десять, туз — одиннадцать, король — четыре, дама — три, валет — два. При восьми *ни одна карта не будет лишней*. *Нажмите «Карту!»*',
      },
      ask: {move: {type: 'DRAW'}},
      other: {
        en: 'Eight wins only if the bank is over. *Take it back, and ask for a card.*',
        de: 'Acht gewinnt nur, wenn die Bank über 21 kommt. *Nehmen Sie es zurück und verlangen Sie eine Karte.*',
        pl: 'Osiem wygra tylko, gdy bank ma furę. *Cofnij i poproś o kartę.*',
        sv: 'Åtta vinner bara om banken spricker. *Ta tillbaka det och be om ett kort.*',
        ru: 'Восемь выиграет, только если у банка перебор. *Возьмите назад и попросите карту.*',
      },
    },
    {
      say: {
        en: 'Fifteen. Of the 50 cards that you have not seen, *18 would be too much*. But with fifteen you win only if the bank is over: *one more.*',
        de: 'Fünfzehn. Von den 50 Karten, die Sie nicht gesehen haben, *wären 18 zu viel*. Aber mit fünfzehn gewinnen Sie nur, wenn die Bank über 21 kommt: *noch eine.*',
        pl: 'Piętnaście. Z 50 kart, których nie widać, *za wysokich jest 18*. Ale z piętnastoma wygrasz tylko, gdy bank ma furę: *jeszcze jedna.*',
        sv: 'Femton. Av de 50 kort du inte har sett *vore 18 för mycket*. Men med femton vinner du bara om banken spricker: *ett till.*',
        ru: 'Пятнадцать. Из 50 карт, которых вы не видели, *лишними были бы 18*. Но с пятнадцатью выиграете, только если у банка перебор: *ещё одну.*',
      },
      ask: {move: {type: 'DRAW'}},
      other: {
        en: 'Of a hundred staked, enough loses 60 here and a card 21. *Take it back, and draw.*',
        de: 'Von hundert Gesetzten verliert man mit „genug“ hier 60, mit einer Karte 21. *Nehmen Sie es zurück und ziehen Sie.*',
        pl: 'Na sto postawionych „dość” traci tu 60, a karta 21. *Cofnij i dobierz.*',
        sv: 'Av hundra satsade förlorar man här 60 med ”nog” och 21 med ett kort. *Ta tillbaka det och dra.*',
        ru: 'Из ста поставленных «хватит» теряет здесь 60, а карта — 21. *Возьмите назад и тяните.*',
      },
    },
    {
      say: {
        en: 'The king counts four: *nineteen*. Now 41 of 49 cards would be too much. *Press Enough.*',
        de: 'Der König zählt vier: *neunzehn*. Jetzt wären 41 von 49 Karten zu viel. *Drücken Sie Genug.*',
        pl: 'Król liczy cztery: *dziewiętnaście*. Teraz za wysokich jest 41 z 49 kart. *Naciśnij Dość.*',
        sv: 'Kungen räknas fyra: *nitton*. Nu vore 41 av 49 kort för mycket. *Tryck på Nog.*',
        ru: 'Король — четыре: *девятнадцать*. Теперь лишними были бы 41 карта из 49. *Нажмите «Довольно».*',
      },
      ask: {move: {type: 'STOP'}},
      other: {
        en: 'Only twos and knaves would help. *Take it back: it is enough.*',
        de: 'Nur Zweien und Buben würden helfen. *Nehmen Sie es zurück: Es ist genug.*',
        pl: 'Pomogłyby tylko dwójki i walety. *Cofnij: dość.*',
        sv: 'Bara tvåor och knektar skulle hjälpa. *Ta tillbaka det: det är nog.*',
        ru: 'Помогли бы только двойки и валеты. *Возьмите назад: хватит.*',
      },
    },
  ],
  end: {
    say: {
      en: 'Your neighbour went over and lost at once. The banker had fourteen, had to draw, and was content with sixteen: *your nineteen wins.* Equal sums would have been the bank’s. Two aces, the *Persian eye*, win always. Whenever you ask for advice, the table counts for you what would be too much.',
      de: 'Ihr Nachbar kam über 21 und hat sofort verloren. Der Bankhalter hatte vierzehn, musste ziehen und war mit sechzehn zufrieden: *Ihre neunzehn gewinnen.* Gleiche Summen gehören der Bank. Zwei Asse, das *persische Auge*, gewinnen immer. Fragen Sie um Rat, so zählt der Tisch, was zu viel wäre.',
      pl: 'Sąsiad miał furę i od razu przegrał. Bankier miał czternaście, musiał dobrać i poprzestał na szesnastu: *twoje dziewiętnaście wygrywa.* Równe sumy są banku. Dwa asy, *perskie oczko*, wygrywają zawsze. Gdy poprosisz o radę, stół policzy, ile kart byłoby za wysokich.',
      sv: 'Grannen sprack och förlorade genast. Bankören hade fjorton, måste dra och nöjde sig med sexton: *dina nitton vinner.* Lika summor är bankens. Två ess, det *persiska ögat*, vinner alltid. Ber du om råd räknar bordet vad som vore för mycket.',
      ru: 'У соседа перебор, он сразу проиграл. У банкомёта было четырнадцать, он должен был тянуть и остановился на шестнадцати: *ваши девятнадцать выигрывают.* Равные суммы — банка. Два туза, *персидский глаз*, выигрывают всегда. Попросите совета, и стол посчитает, что было бы лишним.',
    },
  },
};
