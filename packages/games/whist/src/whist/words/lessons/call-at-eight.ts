import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';

/** Vienna: how points are laid with counters, what honours are, and the call that wins on eight. */
export const callAtEight: Lesson = {
  format: 'quinola-lesson/1',
  id: 'call-at-eight',
  game: 'whist',
  ...GUIDES['call-at-eight'],
  source: {
    en: 'Guide to teaching oneself whist, Vienna 1834, §§ 4-9 and 11',
    de: '„Leitfaden zum Selbstunterrichte im Whistspiele“, Wien 1834, §§ 4-9 und 11',
    pl: '„Leitfaden zum Selbstunterrichte im Whistspiele”, Wiedeń 1834, §§ 4-9 i 11',
    sv: '”Leitfaden zum Selbstunterrichte im Whistspiele”, Wien 1834, §§ 4-9 och 11',
    ru: '«Leitfaden zum Selbstunterrichte im Whistspiele», Вена 1834, §§ 4-9 и 11',
  },
  options: {
    rules: 'vienna-1834',
    rubbers: 1,
    deal: 'S:K842.A5.KQ73.J64 W:AQ6.KJ97.T84.Q97 N:JT93.Q863.A9.T53 E:75.T42.J652.AK82 dealer=E turnup=5D score=8-6',
  },
  seats: ['visitor', 'book', {plays: [{type: 'ANSWER', yes: true}]}, 'book'],
  goal: {
    say: {
      en: 'Your side has eight points. Ten win the game.',
      de: 'Ihre Partei steht auf acht. Zehn Punkte gewinnen die Partie.',
      pl: 'Macie osiem punktów. Dziesięć wygrywa partię.',
      sv: 'Er sida har åtta poäng. Tio vinner partiet.',
      ru: 'У вашей стороны восемь очков. Десять выигрывают партию.',
    },
    when: {happening: {type: 'called', seat: 0}},
  },
  steps: [
    {
      say: {
        en: 'Ten points win a game. They are laid with four counters on a line: *on it each is one, above it three, below it five.* Three on the line and one below: your side has eight.',
        de: 'Zehn Punkte gewinnen eine Partie. Man legt sie mit vier Marken an einer Linie: *Auf ihr zählt jede eins, darüber drei, darunter fünf.* Drei auf der Linie und eine darunter: Sie stehen auf acht.',
        pl: 'Dziesięć punktów wygrywa partię. Układa się je czterema liczmanami przy linii: *na niej każdy liczy się za jeden, nad nią za trzy, pod nią za pięć.* Trzy na linii i jeden pod nią: macie osiem.',
        sv: 'Tio poäng vinner ett parti. De läggs med fyra marker vid en linje: *på den är var och en värd en, ovanför tre, nedanför fem.* Tre på linjen och en nedanför: ni har åtta.',
        ru: 'Десять очков выигрывают партию. Их выкладывают четырьмя марками у черты: *на ней каждая стоит одно, над ней три, под ней пять.* Три на черте и одна под ней: у вас восемь.',
      },
      point: ['score'],
    },
    {
      say: {
        en: 'Not only tricks are points. Ace, king, queen and knave of trumps are the *honours*: three of them between partners are two points, all four are four, whoever of you holds them.',
        de: 'Nicht nur Stiche zählen. Ass, König, Dame und Bube von Trumpf sind die *Honneurs*: Drei davon bei einer Partei sind zwei Punkte, alle vier sind vier, gleich wer von beiden sie hält.',
        pl: 'Punkty dają nie tylko lewy. As, król, dama i walet atutowe to *honory*: trzy z nich u dwojga partnerów dają dwa punkty, wszystkie cztery dają cztery, bez względu na to, u kogo są.',
        sv: 'Inte bara stick ger poäng. Trumfens ess, kung, dam och knekt är *honnörerna*: tre av dem hos två partner är två poäng, alla fyra är fyra, vem av er som än har dem.',
        ru: 'Очки дают не только взятки. Туз, король, дама и валет козырей — это *онёры*: три из них у двух партнёров стоят два очка, все четыре — четыре, у кого бы из вас они ни были.',
      },
      point: ['KD', 'QD'],
    },
    {
      say: {
        en: 'They are marked after the tricks, at the end of the deal. But *on eight, who holds just two honours may ask his partner for a third*, before the first trick is over.',
        de: 'Man legt sie nach den Stichen an, am Ende des Spiels. Aber *auf acht darf, wer genau zwei Honneurs hat, den Partner nach einem dritten fragen*, ehe der erste Stich vorbei ist.',
        pl: 'Zapisuje się je po lewach, na końcu rozdania. Ale *na ośmiu punktach, kto ma dokładnie dwa honory, może wezwać partnera, czyli spytać go o trzeci*, zanim skończy się pierwsza lewa.',
        sv: 'De räknas efter sticken, i slutet av given. Men *på åtta får den som har precis två honnörer fråga sin partner om en tredje*, innan första sticket är över.',
        ru: 'Их записывают после взяток, в конце сдачи. Но *на восьми очках тот, у кого ровно два онёра, может спросить партнёра о третьем*, пока не кончилась первая взятка.',
      },
      point: ['KD', 'QD'],
    },
    {
      say: {
        en: 'You hold king and queen. *Call!* If your partner has the ace or the knave, the game is won on the spot.',
        de: 'Sie haben König und Dame. *Rufen Sie!* Hat Ihr Partner Ass oder Bube, so ist die Partie auf der Stelle gewonnen.',
        pl: 'Masz króla i damę. *Wezwij partnera!* Jeśli ma asa albo waleta, partia jest od razu wygrana.',
        sv: 'Du har kung och dam. *Ropa!* Har din partner ess eller knekt är partiet vunnet på fläcken.',
        ru: 'У вас король и дама. *Вызывайте!* Если у партнёра туз или валет, партия выиграна на месте.',
      },
      ask: {move: {type: 'CALL'}},
      point: ['KD', 'QD'],
      right: {
        en: 'Your partner has the ace: three honours are two points, and eight and two are ten.',
        de: 'Ihr Partner hat das Ass: Drei Honneurs sind zwei Punkte, und acht und zwei sind zehn.',
        pl: 'Partner ma asa: trzy honory to dwa punkty, a osiem i dwa to dziesięć.',
        sv: 'Din partner har esset: tre honnörer är två poäng, och åtta och två är tio.',
        ru: 'У партнёра туз: три онёра — два очка, а восемь и два — десять.',
      },
      other: {
        en: 'You may stay silent: then honours are marked after all tricks, and are lost if the others come to ten by tricks. *Take it back, and call.*',
        de: 'Sie dürfen schweigen: Dann legt man die Honneurs nach allen Stichen an, und sie sind verloren, wenn die anderen durch Stiche auf zehn kommen. *Nehmen Sie sie zurück und rufen Sie.*',
        pl: 'Możesz milczeć: wtedy honory zapisuje się po wszystkich lewach, a przepadają, jeśli przeciwnicy dojdą lewami do dziesięciu. *Cofnij i wezwij partnera.*',
        sv: 'Du får tiga: då räknas honnörerna efter alla stick, och är förlorade om de andra når tio genom stick. *Ta tillbaka det och ropa.*',
        ru: 'Можно промолчать: тогда онёры записывают после всех взяток, и они пропадут, если противники дойдут взятками до десяти. *Возьмите ход назад и вызывайте.*',
      },
    },
  ],
  end: {
    say: {
      en: 'The game is won, and the cards are not played out. Losers on five or more lose it *single*; on one to four *double*; with nothing *triple*. On nine nobody may call, and honours no longer help.',
      de: 'Die Partie ist gewonnen, die Karten werden nicht ausgespielt. Mit fünf oder mehr verliert man sie *einfach*, mit eins bis vier *doppelt*, mit nichts *dreifach*. Auf neun darf niemand rufen, und Honneurs helfen nicht mehr.',
      pl: 'Partia jest wygrana i kart się nie dogrywa. Kto ma pięć lub więcej, przegrywa ją *pojedynczo*; od jednego do czterech *podwójnie*; bez punktów *potrójnie*. Na dziewięciu nikt nie może wzywać, a honory już nie pomagają.',
      sv: 'Partiet är vunnet, och korten spelas inte färdigt. Den som har fem eller fler förlorar det *enkelt*, med ett till fyra *dubbelt*, med inget *tredubbelt*. På nio får ingen ropa, och honnörer hjälper inte längre.',
      ru: 'Партия выиграна, и карты не доигрывают. У кого пять и больше, тот проигрывает её *одинарно*; от одного до четырёх — *вдвойне*; без очков — *втройне*. На девяти никто не вызывает, и онёры уже не помогают.',
    },
    missed: {
      en: 'The call would have won at once. Play it once more, or go on as you like.',
      de: 'Das Rufen hätte sofort gewonnen. Spielen Sie es noch einmal oder weiter, wie Sie wollen.',
      pl: 'Wezwanie wygrałoby od razu. Zagraj jeszcze raz albo graj dalej, jak chcesz.',
      sv: 'Ropet hade vunnit genast. Spela en gång till, eller fortsätt som du vill.',
      ru: 'Вызов выиграл бы сразу. Сыграйте ещё раз или продолжайте, как хотите.',
    },
  },
};
