import type {Lesson, LessonStep} from '@quinola/play';
import {PROBLEMS} from './index.js';
import {setDeal, type SetDeal} from './set-deal.js';

const SOURCE = {
  en: 'General practice, from the table of points',
  de: 'Allgemeine Übung, nach der Punktetafel',
  pl: 'Zwykła praktyka, z tablicy punktów',
  sv: 'Allmänt bruk, efter poängtabellen',
  ru: 'Общий обычай, по таблице очков',
};

/** One question to the visitor, who is the first player, after these words and cards of others. */
const problem = (
  id: keyof typeof PROBLEMS,
  {deal, before = []}: {readonly deal: SetDeal; readonly before?: NonNullable<Lesson['opening']>},
  step: LessonStep,
  end: Lesson['end']['say'],
): Lesson => ({
  format: 'quinola-lesson/1',
  id,
  game: 'pamfil',
  ...PROBLEMS[id],
  source: SOURCE,
  options: {players: 3, deals: 1},
  opening: [...setDeal(deal), ...before],
  steps: [step],
  end: {say: end},
});

/** The problems of Pamphile. */
export const problems: readonly Lesson[] = [
  problem(
    'one-ace',
    {
      deal: {dealer: 1, hands: ['AH 9H QD 8C 7C', 'KD TD 8H 7S 9C', 'QS TS AC KC 8D'], turnUp: 'KS'},
      before: [{by: 2, type: 'EXCHANGE', cards: ['8D']}],
    },
    {
      say: {
        en: 'Spades are trumps, forehand has exchanged one card. You hold one ace and four cards that are no use. *Do you play and exchange, or pass?*',
        de: 'Pik ist Trumpf, die Vorhand hat eine Karte getauscht. Sie haben ein Ass und vier Karten, die nichts taugen. *Spielen und tauschen Sie, oder passen Sie?*',
        pl: 'Atutem są piki, pierwszy wymienił jedną kartę. Masz jednego asa i cztery karty do niczego. *Grasz i wymieniasz czy pasujesz?*',
        sv: 'Spader är trumf, förhand har bytt ett kort. Du har ett ess och fyra kort som inte duger till något. *Spelar du och byter, eller passar du?*',
        ru: 'Козыри — пики, первая рука обменяла одну карту. У вас туз и четыре карты, которые ни на что не годны. *Играть и менять или пасовать?*',
      },
      ask: {move: {type: 'PASS'}},
      other: {
        en: 'That costs three points unless two good cards come. Take it back, or go on.',
        de: 'Das kostet drei Punkte, wenn nicht zwei gute Karten kommen. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'To kosztuje trzy punkty, chyba że przyjdą dwie dobre karty. Cofnij albo graj dalej.',
        sv: 'Det kostar tre poäng om det inte kommer två bra kort. Ta tillbaka det, eller spela vidare.',
        ru: 'Это стоит трёх очков, если не придут две хорошие карты. Возьмите ход назад или играйте дальше.',
      },
    },
    {
      en: 'Pass. *With one sure trick a passer loses nothing*: the ace is a point to him. Playing would be worth as much only if three tricks came in two deals of three, and they come far less often.',
      de: 'Passen. *Mit einem sicheren Stich verliert nichts, wer passt*: Das Ass bringt ihm einen Punkt. Spielen wäre nur dann ebenso viel wert, wenn in zwei von drei Spielen drei Stiche kämen, und sie kommen weit seltener.',
      pl: 'Spasuj. *Z jedną pewną lewą pasujący nic nie traci*: as to jego punkt. Gra byłaby tyle samo warta, gdyby trzy lewy trafiały się w dwóch rozdaniach na trzy, a trafiają się o wiele rzadziej.',
      sv: 'Passa. *Med ett säkert stick förlorar den som passar ingenting*: esset ger honom en poäng. Att spela vore lika mycket värt bara om tre stick kom i två givar av tre, och det händer mycket mer sällan.',
      ru: 'Пасовать. *С одной верной взяткой пасующий ничего не теряет*: туз даёт ему очко. Играть было бы не хуже, если бы три взятки выходили в двух сдачах из трёх, а выходят они гораздо реже.',
    },
  ),
  problem(
    'three-sure',
    {
      deal: {dealer: 1, hands: ['JC AS AH KD 7C', 'TD 9D 8H 7S 9C', 'QS TS AC KC 8D'], turnUp: 'KS'},
      before: [{by: 2, type: 'EXCHANGE', cards: ['8D']}],
    },
    {
      say: {
        en: 'Spades are trumps. You hold the pamfil, the ace of trumps and another ace. *Do you play, or pass?*',
        de: 'Pik ist Trumpf. Sie haben den Pamphil, das Trumpf-Ass und noch ein Ass. *Spielen Sie, oder passen Sie?*',
        pl: 'Atutem są piki. Masz pamfila, asa atutowego i jeszcze jednego asa. *Grasz czy pasujesz?*',
        sv: 'Spader är trumf. Du har pamfilen, trumfesset och ett ess till. *Spelar du, eller passar du?*',
        ru: 'Козыри — пики. У вас памфил, козырной туз и ещё один туз. *Играть или пасовать?*',
      },
      ask: {move: {type: 'PASS'}},
      other: {
        en: 'What would playing add to these three tricks? Take it back, or go on.',
        de: 'Was brächte das Spielen zu diesen drei Stichen dazu? Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Co gra doda do tych trzech lew? Cofnij albo graj dalej.',
        sv: 'Vad skulle spelet ge utöver de här tre sticken? Ta tillbaka det, eller spela vidare.',
        ru: 'Что прибавит игра к этим трём взяткам? Возьмите ход назад или играйте дальше.',
      },
    },
    {
      en: 'Pass: *from three tricks upward both have the same points*, here doubled by the pamfil. If the ace of hearts is trumped, you still have four points for two tricks, and a player none.',
      de: 'Passen: *Von drei Stichen an haben beide gleich viele Punkte*, hier durch den Pamphil doppelt. Wird das Herz-Ass gestochen, so hat, wer gepasst hat, noch vier Punkte für zwei Stiche, ein Spielender keinen.',
      pl: 'Spasuj: *od trzech lew w górę obaj mają tyle samo*, tu podwójnie dzięki pamfilowi. Jeśli asa kier przebiją, masz jeszcze cztery punkty za dwie lewy, a grający żadnego.',
      sv: 'Passa: *från tre stick och uppåt har båda lika många poäng*, här dubbelt genom pamfilen. Tas hjärter ess med trumf har den som passat ändå fyra poäng för två stick, den som spelar ingen.',
      ru: 'Пасовать: *начиная с трёх взяток очков у обоих поровну*, здесь вдвойне благодаря памфилу. Если туза червей побьют козырем, у пасующего ещё четыре очка за две взятки, а у играющего ни одного.',
    },
  ),
  problem(
    'four-hearts',
    {deal: {dealer: 2, hands: ['KH QH 9H 7H 8C', 'AS TS KS 8S 7C', 'AC KC QD JD TH'], turnUp: 'TD'}},
    {
      say: {
        en: 'Diamonds are trumps, and you must play. *What do you exchange?*',
        de: 'Karo ist Trumpf, und Sie müssen spielen. *Was tauschen Sie?*',
        pl: 'Atutem są kara, a ty musisz grać. *Co wymieniasz?*',
        sv: 'Ruter är trumf, och du måste spela. *Vad byter du?*',
        ru: 'Козыри — бубны, и вы обязаны играть. *Что вы обменяете?*',
      },
      ask: {move: {type: 'EXCHANGE', cards: ['8C']}},
      point: ['8C'],
      other: {
        en: 'Four of your cards are of one suit. Take it back, or go on.',
        de: 'Vier Ihrer Karten sind von einer Farbe. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Cztery twoje karty są jednego koloru. Cofnij albo graj dalej.',
        sv: 'Fyra av dina kort är i samma färg. Ta tillbaka det, eller spela vidare.',
        ru: 'Четыре ваши карты одной масти. Возьмите ход назад или играйте дальше.',
      },
    },
    {
      en: 'Only the eight of clubs: *a fifth heart would be a mucha*, and win the deal at once. The three points are at stake in any case.',
      de: 'Nur die Treff-Acht: *Ein fünftes Herz wäre eine Mucha* und gewänne das Spiel sofort. Um die drei Punkte geht es in jedem Fall.',
      pl: 'Tylko ósemkę trefl: *piąty kier byłby muchą* i wygrałby rozdanie od razu. Trzy punkty i tak są na stole.',
      sv: 'Bara klöver åtta: *en femte hjärter vore en mucha* och skulle vinna given genast. De tre poängen står på spel i alla fall.',
      ru: 'Только восьмёрку треф: *пятая черва была бы мухой* и сразу выиграла бы сдачу. Тремя очками вы рискуете в любом случае.',
    },
  ),
  problem(
    'least-enough',
    {
      deal: {dealer: 0, hands: ['KH AH 9S 8D 7D', 'TH AS TS KC 7C', 'QH 8C QD JD 9C'], turnUp: 'KS'},
      before: [
        {by: 1, type: 'DECLARE'},
        {by: 2, type: 'PASS'},
        {by: 0, type: 'PASS'},
        {by: 1, type: 'PLAY', card: 'TH'},
        {by: 2, type: 'PLAY', card: 'QH'},
      ],
    },
    {
      say: {
        en: 'A heart was led, and the queen has the trick. You play last, and must beat. *With what?*',
        de: 'Herz wurde ausgespielt, und die Dame hat den Stich. Sie spielen zuletzt und müssen schlagen. *Womit?*',
        pl: 'Wyszedł kier, lewę ma dama. Grasz ostatni i musisz przebić. *Czym?*',
        sv: 'Hjärter spelades ut, och damen har sticket. Du spelar sist och måste gå över. *Med vad?*',
        ru: 'Зашли с червей, и взятка у дамы. Вы кладёте последним и обязаны бить. *Чем?*',
      },
      ask: {card: 'KH'},
      point: ['KH', 'AH'],
      other: {
        en: 'The ace wins too, but is it needed? Take it back, or go on.',
        de: 'Auch das Ass gewinnt, aber ist es nötig? Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'As też bierze, ale czy potrzebny? Cofnij albo graj dalej.',
        sv: 'Esset vinner också, men behövs det? Ta tillbaka det, eller spela vidare.',
        ru: 'Туз тоже возьмёт, но нужен ли он? Возьмите ход назад или играйте дальше.',
      },
    },
    {
      en: 'The king: *nobody plays after you, so the least card that wins is enough*, and the ace is now the highest heart.',
      de: 'Mit dem König: *Nach Ihnen spielt niemand, also genügt die kleinste Karte, die gewinnt*, und das Ass ist nun das höchste Herz.',
      pl: 'Królem: *nikt już po tobie nie gra, więc wystarczy najmniejsza karta, która bierze*, a as jest teraz najwyższym kierem.',
      sv: 'Med kungen: *ingen spelar efter dig, så det lägsta kort som vinner räcker*, och esset är nu den högsta hjärtern.',
      ru: 'Королём: *после вас никто не кладёт, и хватит самой малой карты, которая берёт*, а туз теперь старшая черва.',
    },
  ),
];
