import {say} from '../../kit/lessons.js';
import {follow, inBook, question, sample, tell} from './sample.js';

const DEAL = {visitor: 'A', ombre: 'A', game: 'ask', trump: 'S'} as const;

/** The eighth game, as Ombre: spades, won by a card thrown away. */
export const game8 = sample(
  {
    id: 'game-8',
    source: inBook('eighth game', 'gra ósma'),
    outcome: 'win',
    goal: say('Win with five trumps and one king.', 'Wygraj z pięcioma atutami i jednym królem.'),
    steps: [
      tell(
        'You are the Ombre and lead; spades are trumps, the exchange is over. You hold Spadille, Manille (the two), knave, seven and four of trumps; beside them only the king of clubs is worth anything.',
        'Jesteś lombrem i wychodzisz; atutami są piki, wymiana już za nami. Masz Spadilię, Manilię (dwójkę), waleta, siódemkę i czwórkę atutową; obok nich wart coś jest tylko król trefl.',
      ),
      question(
        'JS',
        '*Do you begin with Spadille, or with the knave of trumps?*',
        '*Zaczynasz Spadilią czy waletem atutowym?*',
        {
          right: say(
            'The knave. With such poor cards beside them the matadors are not spent first.',
            'Waletem. Przy tak słabych kartach matadorów nie wydaje się od razu.',
          ),
          others: [
            {
              cards: ['AS', '2S'],
              say: say(
                'That loses, as a variation of this game shows. Take it back, or see it.',
                'To przegrywa, jak pokazuje odmiana tej gry. Cofnij albo zobacz.',
              ),
            },
          ],
        },
      ),
      follow(
        '7D',
        'The queen has taken him; the king of diamonds comes. *You must follow.*',
        'Wzięła go dama; idzie król karo. *Musisz dołożyć.*',
      ),
      question(
        '5H',
        'Diamonds again. The player before you has none and puts in Basta; you have none either. *Do you beat Basta with Manille, or throw a card?*',
        'Znowu kara. Gracz przed tobą ich nie ma i daje Bastę; ty też nie masz. *Przebijasz Bastę Manilią czy coś zrzucasz?*',
        {
          right: say(
            'You throw your only heart, and can trump hearts from now on. He put in Basta, and not a small trump, to make the trick dear for you.',
            'Zrzucasz jedynego kiera i odtąd możesz bić kiery. Dał Bastę, a nie mały atut, żeby ta lewa drogo cię kosztowała.',
          ),
          others: [
            {
              cards: ['2S', 'AS'],
              say: say(
                'Tempting, and it throws the win away: see the variation. Take it back, or go on.',
                'Kuszące, ale to koniec wygranej: zobacz odmianę. Cofnij albo graj dalej.',
              ),
            },
          ],
        },
      ),
      follow(
        'KC',
        'A club is led; he keeps his king of hearts, since he wants one trick only and hopes that his partner wins a heart. *Your king.*',
        'Zagrano trefla; króla kier zatrzymał, bo chce tylko jednej lewy i liczy, że kiera weźmie partner. *Twój król.*',
      ),
      follow('AS', '*Now Spadille.*', '*Teraz Spadilia.*'),
      follow('2S', '*And Manille.*', '*I Manilia.*', {
        right: say(
          'He throws the king of hearts under it: with two tricks for him and three for his partner, four would be enough for you.',
          'Zrzuca pod nią króla kier: gdyby miał dwie lewy, a partner trzy, tobie starczyłyby cztery.',
        ),
      }),
      follow('7C', '*Lead your club.*', '*Zagraj trefla.*', {
        right: say(
          'He lets it run, for the same reason. Your fourth trick.',
          'Przepuszcza z tego samego powodu. To twoja czwarta lewa.',
        ),
      }),
      follow('7S 4S', '*A trump*: the king takes it.', '*Atut*: bierze go król.'),
      follow(
        '4S 7S',
        'A heart is led, and you have none: *trump.*',
        'Zagrano kiera, a ty go nie masz: *bij.*',
      ),
    ],
    end: {
      say: say(
        'Five tricks: won. *Not every trick that can be beaten should be*: the heart that you threw on Basta became your fifth trick. The two variations show how the same game is lost.',
        'Pięć lew: wygrana. *Nie każdą lewę, którą można przebić, warto przebijać*: kier zrzucony na Bastę dał ci piątą lewę. Dwie odmiany pokazują, jak tę samą grę przegrać.',
      ),
      missed: say(
        'Not won this time. The book’s way begins with the knave of trumps.',
        'Tym razem nie wyszło. Droga książki zaczyna się waletem atutowym.',
      ),
    },
  },
  {
    ...DEAL,
    hands: {
      A: 'JS 7D 5H KC AS 2S 7C 7S 4S',
      B: 'QS KD 5D 6C 5S 6S 3H KS QH',
      C: '3S AD AC 4C 2H KH 2C JC 7H',
    },
  },
);

/** Its first variation: Basta is beaten with Manille. */
export const game8Overtrump = sample(
  {
    id: 'game-8-overtrump',
    source: inBook('eighth game, first variation', 'gra ósma, pierwsza odmiana'),
    outcome: 'remise',
    goal: say(
      'See how one trick too early costs the game.',
      'Zobacz, jak jedna lewa za wcześnie kosztuje grę.',
    ),
    steps: [
      tell(
        'The eighth game again, up to the trick with Basta. *This time you take it.*',
        'Jeszcze raz ósma gra, aż do lewy z Bastą. *Tym razem ją weźmiesz.*',
      ),
      follow('JS', '*The knave of trumps*, as before.', '*Walet atutowy*, jak przedtem.'),
      follow('7D', 'You follow.', 'Dokładasz.'),
      follow(
        '2S',
        'Basta is on the table. *Beat it with Manille.*',
        'Na stole leży Basta. *Przebij ją Manilią.*',
        {
          right: say(
            'A trick, but a matador is spent, and the heart stays in your hand.',
            'Jest lewa, ale matador wydany, a kier został w ręku.',
          ),
        },
      ),
      follow('AS', '*Spadille.*', '*Spadilia.*'),
      follow('KC', '*The king of clubs.*', '*Król trefl.*'),
      follow('7C', '*The other club.*', '*Drugi trefl.*', {
        right: say(
          'This time the knave takes it: he has no trick yet.',
          'Tym razem bierze walet: jego gracz nie ma jeszcze lewy.',
        ),
      }),
      follow('5H', 'A heart: you must follow.', 'Kier: musisz dołożyć.'),
      follow('4S', 'The king of trumps is led.', 'Zagrano króla atutowego.'),
      follow('7S', 'Your last trump makes your fourth trick.', 'Ostatni atut daje czwartą lewę.'),
    ],
    end: {
      say: say(
        'Four, four and one: a *remise*. The heart that was not thrown on Basta was the lost trick.',
        'Cztery, cztery i jedna: *remisa*. Kier nie zrzucony na Bastę to właśnie ta stracona lewa.',
      ),
      missed: say(
        'It did not go as in this variation. Begin again to see it.',
        'Nie poszło tak jak w tej odmianie. Zacznij od nowa, żeby ją zobaczyć.',
      ),
    },
  },
  {
    ...DEAL,
    hands: {
      A: 'JS 7D 2S AS KC 7C 5H 4S 7S',
      B: 'QS KD 5D 5S 6C 3H QH KS 6S',
      C: '3S AD AC 2H 2C JC 7H KH 4C',
    },
  },
);

/** Its second variation: both matadors first. */
export const game8Matadors = sample(
  {
    id: 'game-8-matadors',
    source: inBook('eighth game, second variation', 'gra ósma, druga odmiana'),
    outcome: 'remise',
    goal: say(
      'See why matadors are not always led first.',
      'Zobacz, czemu nie zawsze zaczyna się matadorami.',
    ),
    steps: [
      tell(
        'The eighth game once more. *This time you draw trumps with both matadors at once.*',
        'Ósma gra po raz trzeci. *Tym razem od razu ściągasz atuty obydwoma matadorami.*',
      ),
      follow('AS', '*Spadille.*', '*Spadilia.*'),
      follow('2S', '*Manille.*', '*Manilia.*', {
        right: say('Basta has fallen, and that is all you have gained.', 'Padła Basta i to cały zysk.'),
      }),
      follow('7S', '*The seven of trumps.*', '*Siódemka atutowa.*', {
        right: say(
          'The queen takes it, and the king of trumps is still out.',
          'Bierze ją dama, a król atutowy jest jeszcze w grze.',
        ),
      }),
      follow('5H', 'The queen of hearts is led.', 'Zagrano damę kier.'),
      follow('7D', 'The king of diamonds.', 'Zagrano króla karo.'),
      follow('4S', 'A heart: you have none, *trump.*', 'Kier: nie masz go, *bij.*'),
      follow('KC', '*The king of clubs.*', '*Król trefl.*'),
      follow('7C', '*The other club.*', '*Drugi trefl.*'),
      follow('JS', 'Hearts: you trump with the knave…', 'Kiery: bijesz waletem…', {
        right: say(
          '…and the king of trumps, played last, beats him.',
          '…a grany po nim król atutowy go przebija.',
        ),
      }),
    ],
    end: {
      say: say(
        'Four, four and one again: a *remise*. *With poor cards beside your trumps keep the matadors.*',
        'Znów cztery, cztery i jedna: *remisa*. *Gdy obok atutów nie masz nic dobrego, zatrzymaj matadory.*',
      ),
      missed: say(
        'It did not go as in this variation. Begin again to see it.',
        'Nie poszło tak jak w tej odmianie. Zacznij od nowa, żeby ją zobaczyć.',
      ),
    },
  },
  {
    ...DEAL,
    hands: {
      A: 'AS 2S 7S 5H 7D 4S KC 7C JS',
      B: '5S 6S QS QH KD 3H 6C 5D KS',
      C: '3S AC AD 2H 4C KH 2C JC 7H',
    },
  },
);
