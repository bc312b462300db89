import {say} from '../../kit/lessons.js';
import {follow, inBook, question, sample, tell} from './sample.js';

/** The fourth game, from the eldest hand: hearts, a remise. */
export const game4 = sample(
  {
    id: 'game-4',
    source: inBook('fourth game', 'gra czwarta'),
    outcome: 'remise',
    goal: say('Keep the Ombre at four tricks.', 'Nie daj lombrowi więcej niż czterech lew.'),
    steps: [
      tell(
        'Hearts are trumps. The Ombre sits on your right, in the middle; the exchange is over. You hold Manille (the seven), Basta, the king and the five of trumps. Your partner plays last.',
        'Atutami są kiery. Lomber siedzi po twojej prawej, we środku; wymiana już za nami. Masz Manilię (siódemkę), Bastę, króla i piątkę atutową. Partner gra ostatni.',
      ),
      follow('KC', 'You lead. *The king of clubs.*', 'Wychodzisz. *Król trefl.*', {
        right: say('The king wins.', 'Król bierze.'),
      }),
      question(
        'QC',
        '*What now: clubs once more, or another suit?*',
        '*Co teraz: jeszcze raz trefle czy inny kolor?*',
        {
          right: say(
            'Once a suit is opened, stay with it. The Ombre must trump with a man behind him: his two of hearts falls to your partner’s knave.',
            'Kto zaczął kolor, niech się go trzyma. Lomber musi bić, mając kogoś za sobą: jego dwójka kier pada pod waleta partnera.',
          ),
          other: say(
            'The book stays with the suit it has opened. Take it back, or go on.',
            'Książka trzyma się koloru, który zaczęła. Cofnij albo graj dalej.',
          ),
        },
      ),
      follow(
        '5H',
        'Your partner leads a small diamond, not his king of spades. You have no diamond: *trump with the five.*',
        'Partner gra małe karo, nie króla pik. Kar nie masz: *bij piątką.*',
        {
          right: say('Even the Ombre’s king of diamonds fell.', 'Padł nawet król karo lombra.'),
        },
      ),
      follow('QS JS', '*Lead the queen of spades.*', '*Zagraj damę pik.*', {
        right: say(
          'He trumps, and your partner threw his king under her: he has one trick and wants no more, so he gives up his highest.',
          'Lomber bije, a partner zrzucił pod nią króla: ma jedną lewę i więcej nie chce, więc pozbywa się najwyższych.',
        ),
      }),
      question(
        'KH',
        'Spadille is led. *Which trump do you give: Manille, Basta, or the king?*',
        'Zagrano Spadilię. *Który atut dajesz: Manilię, Bastę czy króla?*',
        {
          right: say(
            'The king: Manille and Basta will win two tricks.',
            'Króla: Manilia i Basta wezmą jeszcze dwie lewy.',
          ),
        },
      ),
      follow(
        '7H',
        'Ponte, the ace of trumps, is led. It cannot draw a matador, but *take it with Manille.*',
        'Zagrano Pontę, asa atutowego. Matadora nie wyciągnie, ale *weź ją Manilią.*',
      ),
      follow('JS', '*Go on with spades: the knave.*', '*Dalej w piki: walet.*', {
        right: say('He has to trump again.', 'Znowu musi bić.'),
      }),
      follow(
        'AC',
        'The queen of trumps is led. *Basta takes her.*',
        'Zagrano damę atutową. *Bierze ją Basta.*',
      ),
      follow('3S', 'The last trick is his.', 'Ostatnia lewa jest jego.'),
    ],
    end: {
      say: say(
        'Four for you, four for the Ombre, one for your partner: a *remise*. Had he trumped your second club with the queen instead of the two, your partner’s knave would have beaten nothing, and he would have won. That is a problem of its own.',
        'Cztery twoje, cztery lombra, jedna partnera: *remisa*. Gdyby drugiego trefla przebił damą zamiast dwójki, walet partnera nic by nie pobił i lomber by wygrał. Jest o tym osobne zadanie.',
      ),
      missed: say(
        'It ended otherwise than in the book. Begin again, or go on.',
        'Skończyło się inaczej niż w książce. Zacznij od nowa albo graj dalej.',
      ),
    },
  },
  {
    hands: {
      A: 'KC QC 5H QS KH 7H JS AC 3S',
      B: 'JC 2H KD 4H AS AH 6H QH 3H',
      C: '6C JH 3D KS QD 5D 7S 6S 5S',
    },
    visitor: 'A',
    ombre: 'B',
    game: 'ask',
    trump: 'H',
  },
);
