import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';

/** The new manner: what differs from the old one. */
export const newManner: Lesson = {
  format: 'quinola-lesson/1',
  id: 'new-manner',
  game: 'tarok-ombre',
  ...GUIDES['new-manner'],
  source: {
    en: 'The book of Tarok-ombre, Warsaw, about 1820: new manner',
    de: 'Das Buch vom Tarock-l’Hombre, Warschau, um 1820: neue Art',
    pl: 'Książka o Taroklombrze, Warszawa, ok. 1820: nowy sposób',
    sv: 'Boken om tarock-lomber, Warszawa, omkring 1820: nytt vis',
    ru: 'Книга о тарок-ломбере, Варшава, около 1820: новый способ',
  },
  options: {
    manner: 'new',
    deal: 'S:20,19,17,15,13,12,10,8,6,5,3.KQN432.KN56.KN56. W:SK,21,18,4,2.J965.Q3789.A28T.NT9542A E:16,14,11,9,7,1.T87A.JA24T.QJ3479.KJ86 dealer=E',
  },
  seats: [
    'visitor',
    {plays: [{type: 'PASS'}, 'T2', 'T4', '5S']},
    {plays: [{type: 'PASS'}, 'T7', 'T9', '7S']},
  ],
  goal: {
    say: {
      en: 'Bid a Uno, take the three cards, ask for XXI, and lay the Skat.',
      de: 'Sagen Sie a Uno an, nehmen Sie die drei Karten, verlangen Sie die XXI und legen Sie den Skat.',
      pl: 'Zapowiedz a Uno, weź trzy karty, zażądaj XXI i połóż Skata.',
      sv: 'Bjud a Uno, ta de tre korten, begär XXI och lägg skaten.',
      ru: 'Объявите a Uno, возьмите три карты, потребуйте XXI и отложите скат.',
    },
    when: {happening: {type: 'skat-laid', seat: 0}},
  },
  steps: [
    {
      say: {
        en: '*The aim is the same: 40 of the 78 points, alone against two.* In the new manner three cards lie aside, and whoever plays takes them.',
        de: '*Das Ziel ist dasselbe: 40 der 78 Punkte, allein gegen zwei.* Bei der neuen Art liegen drei Karten beiseite, und wer spielt, nimmt sie.',
        pl: '*Cel jest ten sam: 40 z 78 punktów, w pojedynkę przeciw dwóm.* W nowym sposobie trzy karty leżą na boku, a bierze je ten, kto gra.',
        sv: '*Målet är detsamma: 40 av de 78 poängen, ensam mot två.* På det nya sättet ligger tre kort åt sidan, och den som spelar tar dem.',
        ru: '*Цель та же: 40 очков из 78, одному против двоих.* По новому способу три карты лежат в стороне, и играющий их берёт.',
      },
      point: ['hand'],
    },
    {
      say: {
        en: 'Only two games are played: *a Uno*, with one card asked for, and *Solo*, with none. You hold eleven taroks in a row and three kings: *bid a Uno.*',
        de: 'Gespielt werden nur zwei Spiele: *a Uno*, bei dem man eine Karte verlangt, und *Solo*, bei dem man keine verlangt. Sie haben elf Tarocke in Folge und drei Könige: *Sagen Sie a Uno an.*',
        pl: 'Gra się tylko dwie gry: *a Uno*, z jedną żądaną kartą, i *Solo*, bez żadnej. Masz cały rząd taroków i trzy króle: *zapowiedz a Uno.*',
        sv: 'Bara två spel spelas: *a Uno*, där ett kort begärs, och *Solo*, där inget begärs. Du har elva tarocker i följd och tre kungar: *bjud a Uno.*',
        ru: 'Играют только две игры: *a Uno*, в которой требуют одну карту, и *соло*, в котором не требуют ни одной. У вас одиннадцать тароков подряд и три короля: *объявите a Uno.*',
      },
      ask: {move: {type: 'BID', contract: 'uno'}},
      right: {
        en: 'You play, and have taken the three cards.',
        de: 'Sie spielen und haben die drei Karten genommen.',
        pl: 'Grasz i masz już te trzy karty.',
        sv: 'Du spelar, och har tagit de tre korten.',
        ru: 'Вы играете, и три карты уже у вас.',
      },
      other: {
        en: 'You may. But this hand is good for a Uno: one card asked for, three taken. *Take it back, and bid a Uno.*',
        de: 'Das geht. Aber dieses Blatt taugt für a Uno: eine Karte verlangt, drei genommen. *Nehmen Sie es zurück und sagen Sie a Uno an.*',
        pl: 'Wolno. Ale ta ręka starczy na a Uno: jedna karta żądana, trzy wzięte. *Cofnij i zapowiedz a Uno.*',
        sv: 'Det går. Men den här handen räcker till a Uno: ett kort begärt, tre tagna. *Ta tillbaka det och bjud a Uno.*',
        ru: 'Можно. Но эти карты хороши для a Uno: одну потребовать, три взять. *Возьмите ход назад и объявите a Uno.*',
      },
    },
    {
      say: {
        en: 'The queen of clubs and two small clubs. The book reckons about *five points* for the three cards; it may be fifteen, or nothing.',
        de: 'Die Treff-Dame und zwei kleine Treff. Das Buch rechnet für die drei Karten etwa *fünf Punkte*; es können fünfzehn sein, oder nichts.',
        pl: 'Dama trefl i dwa małe trefle. Książka liczy za te trzy karty około *pięciu punktów*; bywa piętnaście, bywa nic.',
        sv: 'Klöver dam och två låga klöver. Boken räknar med ungefär *fem poäng* för de tre korten; det kan vara femton, eller inget.',
        ru: 'Дама треф и две малые трефы. Книга считает, что три карты дают около *пяти очков*; может быть пятнадцать, а может и ничего.',
      },
      point: ['QC', '7C', '3C'],
    },
    {
      say: {
        en: 'Now name the card that you ask for. *XXI* is missing from your taroks.',
        de: 'Nennen Sie nun die Karte, die Sie verlangen. Ihren Tarocken fehlt die *XXI*.',
        pl: 'Teraz wymień kartę, której żądasz. W twoich tarokach brak *XXI*.',
        sv: 'Nämn nu kortet du begär. Bland dina tarocker fattas *XXI*.',
        ru: 'Теперь назовите карту, которую требуете. Среди ваших тароков нет *XXI*.',
      },
      ask: {move: {type: 'DEMAND', card: 'T21'}},
      right: {
        en: 'Now your taroks are the highest.',
        de: 'Nun sind Ihre Tarocke die höchsten.',
        pl: 'Teraz twoje taroki są najwyższe.',
        sv: 'Nu är dina tarocker de högsta.',
        ru: 'Теперь ваши тароки самые старшие.',
      },
      other: {
        en: 'You may. But with XXI no tarok beats yours any more. *Take it back, and ask for XXI.*',
        de: 'Das geht. Aber mit der XXI schlägt kein Tarock mehr Ihres. *Nehmen Sie es zurück und verlangen Sie die XXI.*',
        pl: 'Wolno. Ale mając XXI, masz najwyższe taroki. *Cofnij i zażądaj XXI.*',
        sv: 'Det går. Men med XXI slår ingen tarock dina längre. *Ta tillbaka det och begär XXI.*',
        ru: 'Можно. Но с XXI ваших тароков уже никто не побьёт. *Возьмите ход назад и потребуйте XXI.*',
      },
    },
    {
      say: {
        en: '*Give a small card of spades, hearts or diamonds for it.*',
        de: '*Geben Sie dafür eine kleine Karte von Pik, Herz oder Karo.*',
        pl: '*Oddaj za nią małą kartę pik, kier albo karo.*',
        sv: '*Ge ett lågt kort i spader, hjärter eller ruter för den.*',
        ru: '*Отдайте за неё малую карту пик, червей или бубен.*',
      },
      ask: {cards: ['2S', '3S', '4S', '5H', '6H', '5D', '6D']},
      point: ['answer'],
      right: {
        en: 'It is worth nothing.',
        de: 'Sie ist nichts wert.',
        pl: 'Nic nie jest warta.',
        sv: 'Det är inget värt.',
        ru: 'Она ничего не стоит.',
      },
      other: {
        en: 'You may. But a small card costs you least. *Take it back, and give one.*',
        de: 'Das geht. Aber eine kleine Karte kostet Sie am wenigsten. *Nehmen Sie es zurück und geben Sie eine.*',
        pl: 'Wolno. Ale mała karta kosztuje najmniej. *Cofnij i oddaj taką.*',
        sv: 'Det går. Men ett lågt kort kostar dig minst. *Ta tillbaka det och ge ett sådant.*',
        ru: 'Можно. Но дешевле всего отдать малую карту. *Возьмите ход назад и отдайте её.*',
      },
    },
    {
      say: {
        en: 'In the new manner *you* lay the Skat, and it counts for you whatever happens. *Lay your three clubs*: the queen is safe there, and clubs you can take with taroks.',
        de: 'Bei der neuen Art legen *Sie* den Skat, und er zählt für Sie, was auch geschieht. *Legen Sie Ihre drei Treff*: Die Dame ist dort sicher, und Treff können Sie dann mit Tarock stechen.',
        pl: 'W nowym sposobie Skata kładziesz *ty* i zawsze liczy się tobie. *Odłóż trzy trefle*: dama jest tam bezpieczna, a trefle można bić tarokami.',
        sv: 'På det nya sättet lägger *du* skaten, och den räknas åt dig vad som än händer. *Lägg dina tre klöver*: damen är säker där, och klöver kan du sedan stjäla med tarock.',
        ru: 'По новому способу скат откладываете *вы*, и он считается вам, что бы ни случилось. *Отложите три трефы*: даме там ничто не грозит, а трефы вы сможете бить тароком.',
      },
      ask: {
        moves: [
          {type: 'LAY_SKAT', cards: ['QC', '7C', '3C']},
          {
            type: 'LAY_SKAT',
            cards: ['QC', {any: ['7C', '3C']}, {any: ['2S', '3S', '4S', '5H', '6H', '5D', '6D']}],
          },
          {type: 'LAY_SKAT', cards: ['7C', '3C', {any: ['2S', '3S', '4S', '5H', '6H', '5D', '6D']}]},
        ],
      },
      point: ['QC', '7C', '3C'],
      right: {
        en: 'These three are yours when points are counted.',
        de: 'Diese drei gehören Ihnen, wenn die Punkte gezählt werden.',
        pl: 'Te trzy są twoje, gdy liczy się punkty.',
        sv: 'De tre är dina när poängen räknas.',
        ru: 'Эти три карты ваши, когда считают очки.',
      },
      other: {
        en: 'You may. But the queen of clubs stands alone, and the first club takes her. *Take it back, and lay your clubs.*',
        de: 'Das geht. Aber die Treff-Dame steht allein, und das erste Treff nimmt sie. *Nehmen Sie es zurück und legen Sie Ihre Treff weg.*',
        pl: 'Wolno. Ale dama trefl jest sama i zabierze ją pierwszy trefl. *Cofnij i odłóż trefle.*',
        sv: 'Det går. Men klöver dam står ensam, och den första klövern tar henne. *Ta tillbaka det och lägg bort dina klöver.*',
        ru: 'Можно. Но дама треф одна, и её возьмут первой же трефой. *Возьмите ход назад и отложите трефы.*',
      },
      wrong: {
        en: 'Kings and taroks may not be laid away.',
        de: 'Könige und Tarocke darf man nicht weglegen.',
        pl: 'Królów i taroków odkładać nie wolno.',
        sv: 'Kungar och tarocker får inte läggas bort.',
        ru: 'Королей и тароки откладывать нельзя.',
      },
    },
    {
      say: {
        en: 'You lead. *Your highest tarok first*: each of the others must answer with one.',
        de: 'Sie spielen aus. *Zuerst Ihr höchstes Tarock*: Jeder der anderen muss mit einem antworten.',
        pl: 'Wychodzisz. *Najpierw najwyższy tarok*: każdy musi dołożyć swojego.',
        sv: 'Du spelar ut. *Din högsta tarock först*: var och en av de andra måste lägga en.',
        ru: 'Ход ваш. *Сначала самый старший тарок*: каждый должен ответить тароком.',
      },
      ask: {cards: ['T21', 'T20']},
      point: ['answer'],
      right: {
        en: 'Two taroks have fallen.',
        de: 'Zwei Tarocke sind gefallen.',
        pl: 'Padły dwa taroki.',
        sv: 'Två tarocker har fallit.',
        ru: 'Вышли два тарока.',
      },
      other: {
        en: 'You may. But your kings are safer when the others have no taroks. *Take it back, and lead a high tarok.*',
        de: 'Das geht. Aber Ihre Könige sind sicherer, wenn die anderen keine Tarocke haben. *Nehmen Sie es zurück und spielen Sie ein hohes Tarock aus.*',
        pl: 'Wolno. Ale królom będzie bezpieczniej, gdy inni nie będą mieć taroków. *Cofnij i zagraj wysokiego taroka.*',
        sv: 'Det går. Men dina kungar är säkrare när de andra inte har tarocker. *Ta tillbaka det och spela ut en hög tarock.*',
        ru: 'Можно. Но вашим королям надёжнее, когда у других нет тароков. *Возьмите ход назад и зайдите с высокого тарока.*',
      },
    },
    {
      say: {
        en: '*Once more*: the fewer they have, the safer your kings.',
        de: '*Noch einmal*: Je weniger sie haben, desto sicherer sind Ihre Könige.',
        pl: '*Jeszcze raz*: im mniej ich mają, tym bezpieczniej królom.',
        sv: '*En gång till*: ju färre de har, desto säkrare är dina kungar.',
        ru: '*Ещё раз*: чем их меньше у других, тем надёжнее вашим королям.',
      },
      ask: {cards: ['T20', 'T21', 'T19']},
      point: ['answer'],
      right: {en: 'Two more.', de: 'Noch zwei.', pl: 'Jeszcze dwa.', sv: 'Två till.', ru: 'Ещё два.'},
      other: {
        en: 'You may. But once more is better. *Take it back, and lead a high tarok.*',
        de: 'Das geht. Aber noch einmal ist besser. *Nehmen Sie es zurück und spielen Sie ein hohes Tarock aus.*',
        pl: 'Wolno. Ale lepiej jeszcze raz. *Cofnij i zagraj wysokiego taroka.*',
        sv: 'Det går. Men en gång till är bättre. *Ta tillbaka det och spela ut en hög tarock.*',
        ru: 'Можно. Но лучше ещё раз. *Возьмите ход назад и зайдите с высокого тарока.*',
      },
    },
    {
      say: {
        en: '*Now a king*: the others must follow suit.',
        de: '*Nun ein König*: Die anderen müssen bedienen.',
        pl: '*Teraz król*: inni muszą dołożyć do koloru.',
        sv: '*Nu en kung*: de andra måste bekänna färg.',
        ru: '*Теперь король*: остальные обязаны класть в масть.',
      },
      ask: {cards: ['KS', 'KH', 'KD']},
      point: ['answer'],
      right: {
        en: 'Five points more.',
        de: 'Fünf Punkte mehr.',
        pl: 'Pięć punktów więcej.',
        sv: 'Fem poäng till.',
        ru: 'Ещё пять очков.',
      },
      other: {
        en: 'You may. But now a king is as good as home. *Take it back, and lead one.*',
        de: 'Das geht. Aber jetzt ist ein König so gut wie daheim. *Nehmen Sie es zurück und spielen Sie einen aus.*',
        pl: 'Wolno. Ale teraz król prawie na pewno bierze. *Cofnij i zagraj króla.*',
        sv: 'Det går. Men nu är en kung så gott som hemma. *Ta tillbaka det och spela ut en.*',
        ru: 'Можно. Но сейчас король почти дома. *Возьмите ход назад и зайдите с него.*',
      },
    },
  ],
  differs: [
    {
      cards: ['2S'],
      say: {
        en: 'The hints give one of the two small clubs: then clubs are all but gone.',
        de: 'Die Ratschläge des Tisches geben eine der beiden kleinen Treff: Dann ist man Treff fast los.',
        pl: 'Podpowiedzi oddają jednego z dwóch małych trefli: wtedy trefli prawie już nie ma.',
        sv: 'Råden ger en av de två låga klövrarna: då är klövern nästan slut.',
        ru: 'Подсказки отдают одну из двух малых треф: тогда треф почти не остаётся.',
      },
    },
    {
      cards: ['KS'],
      say: {
        en: 'The hints would go on drawing taroks while the others have any, as article 18 says; here two rounds must do.',
        de: 'Die Ratschläge zögen weiter Tarock, solange die anderen welche haben, wie Artikel 18 sagt; hier müssen zwei Runden genügen.',
        pl: 'Podpowiedzi wybijałyby taroki, póki inni je mają, jak mówi artykuł 18; tu muszą starczyć dwa razy.',
        sv: 'Råden skulle fortsätta dra tarock så länge de andra har några, som artikel 18 säger; här får två varv räcka.',
        ru: 'Подсказки и дальше выбивали бы тароки, пока они есть у других, как велит статья 18; здесь хватит двух кругов.',
      },
    },
  ],
  end: {
    say: {
      en: 'That is the new manner: *take three, ask for one, lay three.* Because so much is gained, the book lets you bid more boldly, and in Solo a point pays five instead of six. Play on as you like.',
      de: 'Das ist die neue Art: *drei nehmen, eine verlangen, drei weglegen.* Weil man so viel gewinnt, lässt das Buch kühner bieten, und beim Solo zahlt ein Punkt fünf statt sechs. Spielen Sie weiter, wie Sie mögen.',
      pl: 'Oto nowy sposób: *wziąć trzy, żądać jednej, odłożyć trzy.* Zyskuje się tyle, że książka pozwala śmielej zapowiadać, a w Solo punkt płaci pięć, nie sześć. Graj dalej, jak chcesz.',
      sv: 'Det är det nya sättet: *ta tre, begär ett, lägg bort tre.* Eftersom man vinner så mycket på det låter boken en bjuda djärvare, och i Solo betalar en poäng fem i stället för sex. Spela vidare som du vill.',
      ru: 'Таков новый способ: *три взять, одну потребовать, три отложить.* Это так выгодно, что книга разрешает объявлять смелее, а в соло очко стоит пять вместо шести. Играйте дальше как хотите.',
    },
  },
};
