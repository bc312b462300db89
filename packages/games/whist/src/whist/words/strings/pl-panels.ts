import type {Who} from '@quinola/table';
import {first, ofSuit, plural, theCard} from '@quinola/table/strings/pl.js';
import type {Marked, WhistPanelWords} from '../types.js';
import {card, suit, side} from './pl.js';

/** A person and what he does, in the present, which knows no gender; the visitor is spoken to without a pronoun. */
const does = (who: Who, you: string, other: string): string =>
  who.you ? first(you) : `${who.name} ${other}`;
const fishes = (n: number): string => plural(n, 'fiszka', 'fiszki', 'fiszek');
const fishesPaid = (n: number): string => plural(n, 'fiszkę', 'fiszki', 'fiszek');

const marks = (who: string, {trickPoints, honourPoints, score}: Marked): string => {
  const parts = [trickPoints && `${trickPoints} za lewy`, honourPoints && `${honourPoints} za honory`].filter(
    Boolean,
  );
  return `${who}: ${parts.length ? parts.join(' i ') : 'nic'}, stan ${score}.`;
};

const COLOUR = {red: 'czerwoną', blue: 'niebieską'};

/** Polish: panels of a whist table, and what is said of what happens. */
export const panels: WhistPanelWords = {
  games: (n) => plural(n, 'partia wygrana', 'partie wygrane', 'partii wygranych'),
  dummyTurn: 'Grasz za dziadka.',
  yourChoice: 'Teraz decyzja należy do ciebie.',

  played: (who, face) => `${does(who, 'grasz', 'gra')} ${theCard(face)}.`,
  trickWon: (who, ours) =>
    `${does(who, 'bierzesz', 'bierze')} lewę${who.you ? '' : side(ours, ' dla twojej strony', ' dla przeciwników', '')}.`,
  dealt: (dealer, trump, partner) =>
    `${does(dealer, 'rozdajesz', 'rozdaje')}, atu to ${suit(trump)}.${partner ? ` Twój partner: ${partner.name}.` : ''}`,
  turnUpTaken: (who) => `${does(who, 'bierzesz', 'bierze')} odkrytą kartę na rękę.`,
  words: {call: 'Wzywam! Czy odpowiesz?', yes: 'Tak.', no: 'Nie.', show: 'Odkrywam.', silent: '…'},
  called: (who) => `${does(who, 'wzywasz', 'wzywa')} partnera: czy ma honor?`,
  answered: (who, yes) => `${does(who, 'odpowiadasz', 'odpowiada')}: ${yes ? 'tak' : 'nie'}.`,
  shown: (who, cards) => `${does(who, 'odkrywasz', 'odkrywa')} ${cards.map(theCard).join(', ')}.`,

  refusals: {
    'must-follow': ({suit: sign = ''}) => `Trzeba dołożyć do ${ofSuit(String(sign))}: masz je na ręku.`,
    'not-your-turn': () => 'To nie twoja kolej.',
    'not-held': ({card: face = ''}) => `Nie ma na twojej ręce takiej karty: ${card(String(face))}.`,
    'not-certain': () => 'Nie każda z pozostałych lew jest na pewno twoja.',
    'answer-truly': () => 'Odpowiedź musi być prawdziwa.',
    'not-now': () => 'Teraz nie można tego zrobić.',
  },

  draws: {
    partners: ['Losowanie par', 'Dwie najmłodsze karty grają razem; as jest najmłodszy.'],
    anew: ['Losowanie par', 'Dwie najmłodsze karty grają razem, chyba że już tak grały; as jest najmłodszy.'],
    five: [
      'Losowanie kolejności',
      'Najstarsza karta pauzuje pierwsza, najmłodsza pierwsza rozdaje; as jest najmłodszy.',
    ],
    dummy: [
      'Losowanie dziadka',
      'Najmłodsza karta gra z dziadkiem pierwsza, najstarsza ostatnia; as jest najmłodszy.',
    ],
    deal: ['Losowanie rozdającego', 'Najmłodsza karta rozdaje pierwsza; as jest najmłodszy.'],
  },
  drawAsk: 'Pociągnij kartę z rozłożonej talii.',
  drawForDummy: 'Pociągnij kartę za dziadka.',
  drawCard: (place) => `Karta ${place} z rozłożonych`,
  drew: (who, face) => `${does(who, 'ciągniesz', 'ciągnie')} ${theCard(face)}.`,
  redraw: (names) => `Równe karty, ciągną jeszcze raz: ${names.map((who) => who.name).join(', ')}.`,
  seated: (partner, dealer) =>
    `${partner ? `Twój partner: ${partner.name}. ` : ''}${does(dealer, 'rozdajesz', 'rozdaje')} pierwsze karty.`,
  ordered: (order) => `Kolejność gry z dziadkiem: ${order.map((who) => who.name).join(', ')}.`,
  sitsOut: (who) => `${does(who, 'pauzujesz', 'pauzuje')}.`,
  seatAsk: 'Wybierz miejsce.',
  seat: (seat) => ['Południe', 'Zachód', 'Północ', 'Wschód'][seat] ?? String(seat),
  packAsk: 'Którą talią gra twoja strona?',
  pack: {red: 'Talia czerwona', blue: 'Talia niebieska'},
  packChosen: (who, colour) => `${does(who, 'wybierasz', 'wybiera')} talię ${COLOUR[colour]}.`,
  shuffles: (who) => `${does(who, 'tasujesz', 'tasuje')} karty.`,
  waitsTo: {
    draw: (who) => (who.you ? 'Twoja kolej: pociągnij kartę.' : `Teraz ciągnie ${who.name}.`),
    seat: (who) => (who.you ? 'Twoja kolej: wybierz miejsce.' : `Teraz wybiera miejsce ${who.name}.`),
    pack: (who) => (who.you ? 'Twoja kolej: wybierz talię.' : `Teraz wybiera talię ${who.name}.`),
    cut: (who) => (who.you ? 'Twoja kolej: przełóż karty.' : `Teraz przekłada karty ${who.name}.`),
  },
  cutAsk: 'Przełóż karty.',
  cut: 'Przełóż tutaj',
  cutPlace: 'Miejsce przełożenia',
  cutWithCard: 'Przetnij kartą z drugiej talii',
  throwOver: 'Odrzuć przełożenie: tasowanie od nowa',
  cutBy: (who, withCard) =>
    withCard
      ? `${does(who, 'przecinasz', 'przecina')} talię kartą z drugiej.`
      : `${does(who, 'przekładasz', 'przekłada')} karty.`,
  thrownOver: (who, times) =>
    `${does(who, 'odrzucasz', 'odrzuca')} przełożenie${times > 1 ? ' po raz drugi' : ''}.`,
  accident: {
    exposed: (who, face) =>
      `${who ? does(who, 'odsłaniasz', 'odsłania') : 'Przypadek odsłania'} przy rozdawaniu ${face ? theCard(face) : 'kartę'}.`,
    faced: () => 'Jedna karta leży w talii odwrócona.',
    misdeal: (who) =>
      who
        ? `${does(who, 'mylisz się', 'myli się')} przy rozdawaniu.`
        : 'Brakowało karty albo trafiła się karta z drugiej talii: rozdano błędnie bez niczyjej winy.',
    'hidden-turn-up': (who) =>
      `${who ? does(who, 'nie odkrywasz', 'nie odkrywa') : 'Rozdający nie odkrywa'} ostatniej karty.`,
    'looked-at': (who) =>
      `${who ? does(who, 'oglądasz', 'ogląda') : 'Rozdający ogląda'} ostatnią kartę, zanim ją odkryto.`,
  },
  acceptDeal: 'Uznaj to rozdanie',
  redeal: 'Rozdaj na nowo',
  dealAccepted: (who) => `${does(who, 'uznajesz', 'uznaje')} rozdanie.`,
  dealVoided: 'Rozdanie nieważne; ten sam gracz rozdaje na nowo.',
  dealPassed: 'Rozdawanie przechodzi w lewo.',
  trumpAsk: 'Rozdający zakrył swoją kartę: to ty wyznaczasz atu.',
  trumpNamed: (who, sign) => `${does(who, 'wyznaczasz', 'wyznacza')} atu: ${suit(sign)}.`,
  lookAsk: 'Grasz z dziadkiem: obejrzyj tę rękę, którą książka pozwala zobaczyć najpierw.',
  look: 'Weź karty',
  dummyOpen: (who) => `${who.name}: karty dziadka są wyłożone.`,

  callTitle: 'Twoja strona ma osiem punktów',
  callAsk:
    'Masz dwa honory. Zapytać partnera o trzeci? „Tak” wygrywa partię od razu; „nie” mówi wszystkim, jak leżą honory.',
  showAsk: 'Masz trzy honory lub więcej. Odkryte wygrywają partię od razu.',
  call: 'Wezwij partnera',
  show: 'Odkryj honory',
  silent: 'Zachowaj milczenie',
  answerAsk: (who) => `${does(who, 'pytasz', 'pyta')}, czy masz honor.`,
  answerYes: 'Tak',
  answerNo: 'Nie',

  bothBooks: 'Zapytaj obie księgi',
  layDown: 'Wyłóż karty: reszta jest twoja',
  laidDown: (who, good) =>
    `${does(who, 'wykładasz', 'wykłada')} karty; ${good ? 'reszta jest dobra' : 'roszczenie upada'}.`,
  stop: 'Zakończ wieczór tutaj',
  askStop: 'Rober nie jest skończony: wypłaca się to, co już zapisano. Zakończyć wieczór?',
  faultAsk: (who) => `${does(who, 'wzywasz', 'wzywa')}, choć nie wolno. Możesz unieważnić rozdanie.`,
  falseYes: (who) => `${does(who, 'mówisz', 'mówi')} „tak”, nie mając honoru. Możesz unieważnić rozdanie.`,
  falseYesChosen: (who) =>
    `${does(who, 'mówisz', 'mówi')} „tak”, a honorów nie ma. Od was zależy: nowe rozdanie albo to zostaje ważne.`,
  voidDeal: 'Unieważnij rozdanie',
  stand: 'Uznaj rozdanie',
  claimed: (who) => `${does(who, 'wykładasz', 'wykłada')} karty i ${who.you ? 'żądasz' : 'żąda'} reszty.`,
  rest: 'Reszta jest moja.',
  laidAt: (trick) => `Od lewy ${trick} resztę wzięto przez wyłożenie kart.`,
  claimAsk: (who) =>
    `${who.name} żąda wszystkich pozostałych lew. Oddaj je albo graj dalej: te karty leżą wtedy odkryte, a twoja strona mówi, którą zagrać.`,
  playOn: 'Graj dalej i wyznaczaj te karty',
  grant: 'Oddaj resztę',
  claimMet: (who, granted) =>
    granted
      ? `${does(who, 'oddajesz', 'oddaje')} resztę.`
      : `${does(who, 'nie oddajesz', 'nie oddaje')} reszty: gra toczy się dalej odkrytymi kartami.`,
  claims: 'Roszczenia i błędy',
  claimRest: 'Zażądaj reszty',
  askClaim:
    'Reszta nie jest na pewno twoja. Twoje karty będą leżeć odkryte, a przeciwnicy mogą grać dalej i mówić, którą masz zagrać. Wyłożyć je?',
  open: 'odkryta',
  liesOpen: (who, face) => `${who.name}: odkryta karta, ${card(face)}.`,
  revoke: 'Fałszywy renons!',
  claimRevoke: (who, trick) => `Fałszywy renons w lewie ${trick}: ${who.name}`,
  revokeClaimed: (by, player, proved) =>
    `${does(by, 'zarzucasz', 'zarzuca')} ${player.you ? 'ci fałszywy renons' : `fałszywy renons (${player.name})`}: ${proved ? 'dowiedziony' : 'niesłusznie'}.`,
  revokeAsk: 'Wszystkie karty zagrane. Czy był fałszywy renons? Zarzucić go można tylko teraz.',
  penaltyAsk: 'Dowiedziony fałszywy renons kosztuje trzy punkty. Jak je bierzesz?',
  applyPenalty: (deduct, add) =>
    !add ? 'Odejmij im trzy' : !deduct ? 'Dodaj nam trzy' : `Odejmij im ${deduct}, dodaj nam ${add}`,
  penalty: (ours, deduct, add) =>
    `Kara${side(ours, ' dla nas', ' dla nich', '')}: ${[deduct && `odjęto ${deduct}`, add && `przeciwnej stronie dodano ${add}`].filter(Boolean).join(', ')}.`,
  etiquetteAsk: {
    'open-cards': (who) => `${who.name} ma zagrać, a na stole leżą odkryte karty. Czy żądasz jednej z nich?`,
    'led-out-of-turn': (who) =>
      `${who.name} wychodzi poza kolejnością. Możesz nazwać kolor, którym ma wyjść twój partner.`,
    'revoke-noticed': (who) => `${who.name} cofa fałszywy renons. Możesz zażądać karty w kolorze.`,
    'played-before-turn': (who) =>
      `${who.name} gra przed czasem. Możesz zabronić partnerowi tego gracza brać tę lewę.`,
  },
  bounds: {
    'wrong-hand': () => 'Teraz gra druga ręka.',
    'bound-card': ({card: face = ''}) => `Nie ta karta (${card(String(face))}): zażądano innej.`,
    'bound-suit': () => 'Zażądano innego koloru.',
    'bound-highest': () => 'Zażądano twojej najstarszej karty w kolorze.',
    'bound-lowest': () => 'Zażądano twojej najmłodszej karty w kolorze.',
    'bound-not-win': () => 'Tę lewę trzeba przepuścić.',
  },
  askedCard: (face) => `Żądana karta: ${card(face)}.`,
  askedSuit: (sign) => `Żądane wyjście: ${suit(sign)}.`,
  breaches: {
    'must-follow': 'To byłby fałszywy renons; kto go zauważy, może żądać kary.',
    'out-of-turn': 'To nie twoja kolej: karta leżałaby odkryta i można by jej zażądać.',
    'card-dropped': 'Karta leżałaby odkryta i można by jej zażądać.',
    'answer-truly': 'Nie masz honoru: odpowiedź „tak” byłaby fałszywa.',
    other: 'Twojej stronie nie wolno teraz wzywać: przeciwnicy mogliby unieważnić rozdanie.',
  },
  earlyTitle: 'Karta padła za wcześnie',
  earlyAsk: 'Partner wychodzącego zagrał przed swoją koleją: możesz teraz zagrać przed własnym partnerem.',
  wait: 'Zaczekaj na partnera',
  wrongCall: 'Wezwij, choć nie wolno',
  wrongAnswer: 'Odpowiedz „tak” bez honoru',
  drop: (face) => `Upuść ${theCard(face)}`,
  callCard: (face) => `Zażądaj karty: ${card(face)}`,
  demand: {highest: 'Najstarsza w kolorze', lowest: 'Najmłodsza w kolorze', 'not-win': 'Nie brać tej lewy'},
  nameSuit: (sign) => `Wyjdź w kolor: ${suit(sign)}`,
  waive: 'Niczego nie żądaj',
  demanded: (by, player, what, face, sign) => {
    const wish =
      {
        highest: 'karty najstarszej w kolorze',
        lowest: 'karty najmłodszej w kolorze',
        'not-win': 'karty, która nie bierze',
      }[what] ?? 'karty';
    return `${does(by, 'żądasz', 'żąda')} ${face ? `karty: ${card(face)}` : sign ? `wyjścia w kolor: ${suit(sign)}` : wish} (${player.you ? 'grasz ty' : `gra ${player.name}`}).`;
  },

  announceAsk: 'Twoja strona ma honory. Liczą się tylko, jeśli zostaną teraz zgłoszone.',
  announce: 'Zgłoś honory',
  announced: (who, announced) =>
    announced ? `${does(who, 'zgłaszasz', 'zgłasza')} honory.` : 'Honorów nie zgłoszono: nie liczą się.',

  deal: 'Rozdanie',
  dealTitle: (deal) => `Rozdanie ${deal}`,
  head: {
    tricks: 'Lewy',
    honours: 'Honory',
    score: 'Stan',
    marked: 'Zapisano',
    rubber: 'Rober',
    game: 'Partia',
    total: 'Razem',
    won: 'Wygrani',
    penalties: 'Kary',
  },
  dealScored: (ours, theirs) => `${marks('My', ours)} ${marks('Oni', theirs)}`,
  slam: (ours, size) =>
    `${size === 'great' ? 'Wielki szlem' : 'Mały szlem'}${side(ours, ' dla nas', ' dla nich', '')}.`,
  byCall: 'Wygrana wezwaniem na ośmiu: rozdania się nie rozgrywa.',
  doubled: 'Atu było kolorem preferencji: wszystko liczyło się podwójnie.',
  levels: ['pojedynczo', 'podwójnie', 'potrójnie', 'poczwórnie'],
  gameWon: (ours, level, loserScore) =>
    `${side(ours, 'Wygrywamy', 'Oni wygrywają', 'Wygrano')} partię ${level}: przegrani mają ${loserScore}.`,
  rubberTitle: (rubber) => `Rober ${rubber}`,
  rubberNet: (net, finished) =>
    `${finished ? 'Rober rozliczony' : 'Rober przerwany'}${net === null ? '.' : net === 0 ? ': nikt nie płaci.' : net > 0 ? `: każdy z nas dostaje ${fishesPaid(net)}.` : `: każdy z nas płaci ${fishesPaid(-net)}.`}`,
  bonus: 'za rober',
  slams: 'za szlemy',
  called8: 'wezwaniem',
  trickNumber: (trick) => `Lewa ${trick}`,
  fishes,
  counted: (best, deals, better) =>
    `Najlepsza w ${best} z ${plural(deals, 'pomyślanego rozdania', 'pomyślanych rozdań', 'pomyślanych rozdań')}${
      better
        ? `; średnio przynosi o ${better.margin.toFixed(1).replace('.', ',')} ${better.unit === 'fishes' ? 'fiszki' : 'lewy'} więcej niż ${card(better.next)}`
        : ''
    }.`,
  sessionTitle: 'Koniec wieczoru',
  sessionOver: (n) =>
    n === null
      ? 'Rachunki zamknięte.'
      : n === 0
        ? 'Wstajesz bez zysku i straty.'
        : n > 0
          ? `Wstajesz z wygraną: ${fishes(n)}.`
          : `Wstajesz z przegraną: ${fishes(-n)}.`,
  ledgerForms: ['Według robrów', 'Wygrywające pary', 'Bieżący rachunek'],
  noRubber: 'Żadnego robra jeszcze nie skończono.',
  another: 'Jeszcze jeden wieczór',
};
