import {differing} from '../../../../kit/words/lessons/set-deal.js';
import {follow, inBook, sample, tell} from './sample.js';

/** The first variation of the eighth game: Basta is beaten with Manille. */
export const game8Overtrump = sample(
  {
    id: 'game-8-overtrump',
    source: inBook('eighth game, first variation', 'gra ósma, pierwsza odmiana', {
      de: 'achtes Spiel, erste Abwandlung',
      sv: 'åttonde spelet, första varianten',
      ru: 'восьмая игра, первый вариант',
    }),
    outcome: 'remise',
    goal: {
      en: 'See how one trick too early costs the game.',
      de: 'Sehen Sie, wie ein zu früher Stich das Spiel kostet.',
      pl: 'Zobacz, jak jedna lewa za wcześnie kosztuje grę.',
      sv: 'Se hur ett stick för tidigt kostar spelet.',
      ru: 'Посмотрите, как одна взятка, взятая слишком рано, стоит игры.',
    },
    steps: [
      tell({
        en: 'The eighth game again, up to the trick with Basta. *This time you take it.*',
        de: 'Noch einmal das achte Spiel, bis zu dem Stich mit Basta. *Diesmal nehmen Sie ihn.*',
        pl: 'Jeszcze raz ósma gra, aż do lewy z Bastą. *Tym razem ją weźmiesz.*',
        sv: 'Åttonde spelet igen, fram till sticket med basta. *Den här gången tar du det.*',
        ru: 'Снова восьмая игра, до взятки с бастой. *На этот раз берите её.*',
      }),
      follow('JS', {
        en: '*The knave of trumps*, as before.',
        de: '*Den Trumpfbuben*, wie vorhin.',
        pl: '*Walet atutowy*, jak przedtem.',
        sv: '*Trumfknekten*, som förut.',
        ru: '*С козырного валета*, как раньше.',
      }),
      follow('7D', {
        en: 'You follow.',
        de: 'Sie bedienen.',
        pl: 'Dokładasz.',
        sv: 'Du bekänner.',
        ru: 'Кладите в масть.',
      }),
      follow(
        '2S',
        {
          en: 'Basta is on the table. *Beat it with Manille.*',
          de: 'Basta liegt auf dem Tisch. *Schlagen Sie sie mit Manille.*',
          pl: 'Na stole leży Basta. *Przebij ją Manilią.*',
          sv: 'Basta ligger på bordet. *Slå den med manilj.*',
          ru: 'На столе баста. *Побейте её манильей.*',
        },
        {
          right: {
            en: 'A trick, but a matador is spent, and the heart stays in your hand.',
            de: 'Ein Stich, aber ein Matador ist fort, und das Herz bleibt Ihnen in der Hand.',
            pl: 'Jest lewa, ale matador wydany, a kier został w ręku.',
            sv: 'Ett stick, men en matador är förbrukad, och hjärtern är kvar på din hand.',
            ru: 'Взятка есть, но матадор истрачен, а черва осталась на руках.',
          },
        },
      ),
      follow('AS', {
        en: '*Spadille.*',
        de: '*Spadille.*',
        pl: '*Spadilia.*',
        sv: '*Spadilj.*',
        ru: '*Шпадилья.*',
      }),
      follow('KC', {
        en: '*The king of clubs.*',
        de: '*Den Treff-König.*',
        pl: '*Król trefl.*',
        sv: '*Klöver kung.*',
        ru: '*С короля треф.*',
      }),
      follow(
        '7C',
        {
          en: '*The other club.*',
          de: '*Das andere Treff.*',
          pl: '*Drugi trefl.*',
          sv: '*Den andra klövern.*',
          ru: '*С другой трефы.*',
        },
        {
          right: {
            en: 'This time the knave takes it: he has no trick yet.',
            de: 'Diesmal nimmt es der Bube: Er hat noch keinen Stich.',
            pl: 'Tym razem bierze walet: jego gracz nie ma jeszcze lewy.',
            sv: 'Den här gången tar knekten: han har inget stick ännu.',
            ru: 'На этот раз её берёт валет: взятки у него ещё нет.',
          },
        },
      ),
      follow('5H', {
        en: 'A heart: you must follow.',
        de: 'Ein Herz: Sie müssen bedienen.',
        pl: 'Kier: musisz dołożyć.',
        sv: 'En hjärter: du måste bekänna.',
        ru: 'Черва: класть надо в масть.',
      }),
      follow('4S', {
        en: 'The king of trumps is led.',
        de: 'Der Trumpfkönig wird ausgespielt.',
        pl: 'Zagrano króla atutowego.',
        sv: 'Trumfkungen spelas ut.',
        ru: 'Зашли с козырного короля.',
      }),
      follow('7S', {
        en: 'Your last trump makes your fourth trick.',
        de: 'Ihr letzter Trumpf macht Ihren vierten Stich.',
        pl: 'Ostatni atut daje czwartą lewę.',
        sv: 'Din sista trumf tar ditt fjärde stick.',
        ru: 'Последний козырь берёт вашу четвёртую взятку.',
      }),
    ],
    differs: [
      differing('2S 7C', {
        en: 'Manille on Basta is what the variation warns of, and the club follows from it. The hints throw the heart, as the game itself does.',
        de: 'Manille auf Basta ist es, wovor die Abwandlung warnt, und daraus folgt das Treff. Die Ratschläge werfen das Herz ab, wie das Spiel selbst.',
        pl: 'Manilia na Bastę to właśnie to, przed czym odmiana przestrzega, a z niej wynika i trefl. Podpowiedzi zrzucają kiera, tak jak w samej grze.',
        sv: 'Manilj på basta är vad varianten varnar för, och klövern följer av det. Råden kastar hjärtern, som spelet självt gör.',
        ru: 'Манилья на басту — то, от чего вариант предостерегает, а трефа из этого следует. Подсказки сносят черву, как и сама игра.',
      }),
      differing('3H', {
        en: 'The club is let run to the friend behind, who may have a higher one. The hints do not count on him, and trump it.',
        de: 'Das Treff lässt er zum Freund hinter sich laufen, der vielleicht ein höheres hat. Die Ratschläge rechnen nicht mit ihm und stechen.',
        pl: 'Trefl idzie do przyjaciela, który siedzi dalej i może mieć wyższego. Podpowiedzi na to nie liczą i biją.',
        sv: 'Klövern får gå till vännen bakom, som kanske har en högre. Råden räknar inte med honom utan trumfar.',
        ru: 'Трефу пропускают к другу, который кладёт следом: у него, может быть, есть старше. Подсказки на него не рассчитывают и бьют козырем.',
      }),
    ],
    end: {
      say: {
        en: 'Four, four and one: a *remise*. The heart that was not thrown on Basta was the lost trick.',
        de: 'Vier, vier und einer: ein *Remis*. Das Herz, das nicht auf Basta ging, war der verlorene Stich.',
        pl: 'Cztery, cztery i jedna: *remisa*. Kier nie zrzucony na Bastę to właśnie ta stracona lewa.',
        sv: 'Fyra, fyra och ett: *remis*. Hjärtern som inte kastades på basta var det förlorade sticket.',
        ru: 'Четыре, четыре и одна: *ремиз*. Черва, не снесённая на басту, и была потерянной взяткой.',
      },
      missed: {
        en: 'It did not go as in this variation. Begin again to see it.',
        de: 'Es ging nicht wie in dieser Abwandlung. Fangen Sie noch einmal an, um es zu sehen.',
        pl: 'Nie poszło tak jak w tej odmianie. Zacznij od nowa, żeby ją zobaczyć.',
        sv: 'Det gick inte som i den här varianten. Börja om för att se det.',
        ru: 'Вышло не как в этом варианте. Начните снова, чтобы его увидеть.',
      },
    },
  },
  {
    visitor: 'A',
    ombre: 'A',
    game: 'ask',
    trump: 'S',
    hands: {
      A: 'JS 7D 2S AS KC 7C 5H 4S 7S',
      B: 'QS KD 5D 5S 6C 3H QH KS 6S',
      C: '3S AD AC 2H 2C JC 7H KH 4C',
    },
  },
);
