import {differing} from '../../../../kit/words/lessons/set-deal.js';
import {follow, inBook, sample, tell} from './sample.js';

/** The second variation of the eighth game: both matadors first. */
export const game8Matadors = sample(
  {
    id: 'game-8-matadors',
    source: inBook('eighth game, second variation', 'gra ósma, druga odmiana', {
      de: 'achtes Spiel, zweite Abwandlung',
      sv: 'åttonde spelet, andra varianten',
      ru: 'восьмая игра, второй вариант',
    }),
    outcome: 'remise',
    goal: {
      en: 'See why matadors are not always led first.',
      de: 'Sehen Sie, warum man Matadore nicht immer zuerst spielt.',
      pl: 'Zobacz, czemu nie zawsze zaczyna się matadorami.',
      sv: 'Se varför matadorer inte alltid spelas först.',
      ru: 'Посмотрите, почему с матадоров ходят не всегда первым делом.',
    },
    steps: [
      tell({
        en: 'The eighth game once more. *This time you draw trumps with both matadors at once.*',
        de: 'Noch einmal das achte Spiel. *Diesmal ziehen Sie sogleich mit beiden Matadoren Trumpf.*',
        pl: 'Ósma gra po raz trzeci. *Tym razem od razu ściągasz atuty obydwoma matadorami.*',
        sv: 'Åttonde spelet en gång till. *Den här gången drar du genast trumf med båda matadorerna.*',
        ru: 'Ещё раз восьмая игра. *На этот раз сразу выбивайте козыри обоими матадорами.*',
      }),
      follow('AS', {
        en: '*Spadille.*',
        de: '*Spadille.*',
        pl: '*Spadilia.*',
        sv: '*Spadilj.*',
        ru: '*Шпадилья.*',
      }),
      follow(
        '2S',
        {en: '*Manille.*', de: '*Manille.*', pl: '*Manilia.*', sv: '*Manilj.*', ru: '*Манилья.*'},
        {
          right: {
            en: 'Basta has fallen, and that is all you have gained.',
            de: 'Basta ist gefallen, und mehr haben Sie nicht gewonnen.',
            pl: 'Padła Basta i to cały zysk.',
            sv: 'Basta har fallit, och det är allt du har vunnit.',
            ru: 'Вышла баста, и это всё, чего вы добились.',
          },
        },
      ),
      follow(
        '7S',
        {
          en: '*The seven of trumps.*',
          de: '*Die Trumpfsieben.*',
          pl: '*Siódemka atutowa.*',
          sv: '*Trumfsjuan.*',
          ru: '*С козырной семёрки.*',
        },
        {
          right: {
            en: 'The queen takes it, and the king of trumps is still out.',
            de: 'Die Dame nimmt sie, und der Trumpfkönig ist noch draußen.',
            pl: 'Bierze ją dama, a król atutowy jest jeszcze w grze.',
            sv: 'Damen tar den, och trumfkungen är ännu ute.',
            ru: 'Её берёт дама, а козырной король ещё не вышел.',
          },
        },
      ),
      follow('5H', {
        en: 'The queen of hearts is led.',
        de: 'Die Herz-Dame wird ausgespielt.',
        pl: 'Zagrano damę kier.',
        sv: 'Hjärter dam spelas ut.',
        ru: 'Зашли с дамы червей.',
      }),
      follow('7D', {
        en: 'The king of diamonds.',
        de: 'Der Karo-König.',
        pl: 'Zagrano króla karo.',
        sv: 'Ruter kung.',
        ru: 'Король бубен.',
      }),
      follow('4S', {
        en: 'A heart: you have none, *trump.*',
        de: 'Ein Herz: Sie haben keines, *stechen Sie.*',
        pl: 'Kier: nie masz go, *bij.*',
        sv: 'En hjärter: du har ingen, *trumfa.*',
        ru: 'Черва: у вас их нет, *бейте козырем.*',
      }),
      follow('KC', {
        en: '*The king of clubs.*',
        de: '*Den Treff-König.*',
        pl: '*Król trefl.*',
        sv: '*Klöver kung.*',
        ru: '*С короля треф.*',
      }),
      follow('7C', {
        en: '*The other club.*',
        de: '*Das andere Treff.*',
        pl: '*Drugi trefl.*',
        sv: '*Den andra klövern.*',
        ru: '*С другой трефы.*',
      }),
      follow(
        'JS',
        {
          en: 'Hearts: you trump with the knave…',
          de: 'Herz: Sie stechen mit dem Buben …',
          pl: 'Kiery: bijesz waletem…',
          sv: 'Hjärter: du trumfar med knekten …',
          ru: 'Червы: вы бьёте валетом…',
        },
        {
          right: {
            en: '…and the king of trumps, played last, beats him.',
            de: '… und der Trumpfkönig, zuletzt gespielt, schlägt ihn.',
            pl: '…a grany po nim król atutowy go przebija.',
            sv: '… och trumfkungen, spelad sist, slår den.',
            ru: '…и козырной король, положенный последним, его перебивает.',
          },
        },
      ),
    ],
    differs: [
      differing('AS 7S', {
        en: 'Drawing trumps with both matadors is what the variation warns of. The hints begin with the knave.',
        de: 'Mit beiden Matadoren Trumpf zu ziehen ist es, wovor die Abwandlung warnt. Die Ratschläge beginnen mit dem Buben.',
        pl: 'Ściąganie atutów obydwoma matadorami to właśnie to, przed czym odmiana przestrzega. Podpowiedzi zaczynają waletem.',
        sv: 'Att dra trumf med båda matadorerna är vad varianten varnar för. Råden börjar med knekten.',
        ru: 'Выбивать козыри обоими матадорами — то, от чего вариант предостерегает. Подсказки начинают с валета.',
      }),
      differing('QH KD 3H 5D', {
        en: 'The defence plays what costs most, as one sees with all cards open: high cards first, and the king of trumps kept to the end. The hints lead low while the Ombre plays last, and trump at once.',
        de: 'Die Verteidigung spielt, was am meisten kostet, wie man es mit offenen Karten sieht: hohe Karten zuerst, und der Trumpfkönig bleibt bis zuletzt. Die Ratschläge spielen niedrig aus, solange der Hombre zuletzt spielt, und stechen sofort.',
        pl: 'Obrona gra tym, co kosztuje najwięcej, jak widać przy otwartych kartach: najpierw wysokimi, a króla atutowego trzyma na koniec. Podpowiedzi wychodzą nisko, póki lomber gra ostatni, i biją od razu.',
        sv: 'Försvaret spelar det som kostar mest, som man ser med alla kort öppna: höga kort först, och trumfkungen sparad till slutet. Råden spelar lågt medan Lombren spelar sist, och trumfar genast.',
        ru: 'Защита ходит так, как дороже всего, что видно лишь в открытую: сначала старшие карты, а козырной король до конца. Подсказки ходят с малых, пока ломбер кладёт последним, и сразу бьют козырем.',
      }),
    ],
    end: {
      say: {
        en: 'Four, four and one again: a *remise*. *With poor cards beside your trumps keep the matadors.*',
        de: 'Wieder vier, vier und einer: ein *Remis*. *Mit schwachen Karten neben den Trümpfen behält man die Matadore.*',
        pl: 'Znów cztery, cztery i jedna: *remisa*. *Gdy obok atutów nie masz nic dobrego, zatrzymaj matadory.*',
        sv: 'Fyra, fyra och ett igen: *remis*. *Med svaga kort bredvid trumfen behåller man matadorerna.*',
        ru: 'Снова четыре, четыре и одна: *ремиз*. *Когда карты при козырях слабы, матадоров берегут.*',
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
      A: 'AS 2S 7S 5H 7D 4S KC 7C JS',
      B: '5S 6S QS QH KD 3H 6C 5D KS',
      C: '3S AC AD 2H 4C KH 2C JC 7H',
    },
  },
);
