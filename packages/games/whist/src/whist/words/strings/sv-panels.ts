import type {Who} from '@quinola/table';
import {first} from '@quinola/table/strings/sv.js';
import type {Marked, WhistPanelWords} from '../types.js';
import {card, suit, object, side} from './sv.js';

/** A person within a sentence: *får du, får Karolina*. */
const inner = (who: Who): string => (who.you ? 'du' : who.name);
const fishes = (n: number): string => `${n} ${n === 1 ? 'fisk' : 'fiskar'}`;

const marks = (who: string, {trickPoints, honourPoints, score}: Marked): string => {
  const parts = [
    trickPoints && `${trickPoints} för stick`,
    honourPoints && `${honourPoints} för honnörer`,
  ].filter(Boolean);
  return `${who} skriver ${parts.length ? parts.join(' och ') : 'inget'} och står på ${score}.`;
};

const COLOUR = {red: 'röda', blue: 'blå'};

/** Swedish: panels of a whist table, and what is said of what happens. */
export const panels: WhistPanelWords = {
  games: (n) => `${n} ${n === 1 ? 'vunnet parti' : 'vunna partier'}`,
  dummyTurn: 'Du spelar för träkarlen.',
  yourChoice: 'Du bestämmer.',

  played: (who, face) => `${who.name} spelar ${card(face)}.`,
  trickWon: (who, ours) =>
    `${who.name} tar sticket${who.you ? '' : side(ours, ' för er', ' för motståndarna', '')}.`,
  dealt: (dealer, trump, partner) =>
    `${dealer.name} har gett, trumf är ${suit(trump)}.${partner ? ` ${partner.name} är din partner.` : ''}`,
  turnUpTaken: (who) => `${who.name} tar upp det uppslagna kortet.`,
  words: {call: 'Jag ropar! Kan ni svara?', yes: 'Ja.', no: 'Nej.', show: 'Jag visar.', silent: '…'},
  called: (who) => `${who.name} ropar efter en honnör.`,
  answered: (who, yes) => `${who.name} svarar ${yes ? 'ja' : 'nej'}.`,
  shown: (who, cards) => `${who.name} visar ${cards.map(card).join(', ')}.`,

  refusals: {
    'must-follow': ({suit: sign = ''}) => `Du har ${suit(String(sign))}: du måste bekänna färg.`,
    'not-your-turn': () => 'Det är inte din tur.',
    'not-held': ({card: face = ''}) => `${first(card(String(face)))} finns inte på din hand.`,
    'not-certain': () => 'Inte alla återstående stick är säkert dina.',
    'answer-truly': () => 'Svaret måste vara sant.',
    'not-now': () => 'Det går inte nu.',
  },

  draws: {
    partners: ['Dragning om partner', 'De två lägsta spelar ihop; ess är lägst.'],
    anew: ['Dragning om partner', 'De två lägsta spelar ihop, om de inte redan har gjort det; ess är lägst.'],
    five: [
      'Dragning om ordningen',
      'Det högsta kortet sitter över först, det lägsta ger först; ess är lägst.',
    ],
    dummy: ['Dragning om träkarlen', 'Det lägsta kortet får träkarlen först, det högsta sist; ess är lägst.'],
    deal: ['Dragning om given', 'Det lägsta kortet ger först; ess är lägst.'],
  },
  drawAsk: 'Dra ett kort ur den utbredda leken.',
  drawForDummy: 'Dra ett kort åt träkarlen.',
  drawCard: (place) => `Kort ${place} i raden`,
  drew: (who, face) => `${who.name} drar ${card(face)}.`,
  redraw: (names) => `Lika kort, ny dragning: ${names.map(inner).join(', ')}.`,
  seated: (partner, dealer) =>
    `${partner ? `${partner.name} är din partner. ` : ''}${dealer.name} ger först.`,
  ordered: (order) => `Ordningen med träkarlen: ${order.map(inner).join(', ')}.`,
  sitsOut: (who) => `${who.name} sitter över.`,
  seatAsk: 'Välj din plats.',
  seat: (seat) => ['Syd', 'Väst', 'Nord', 'Öst'][seat] ?? String(seat),
  packAsk: 'Vilken kortlek ska er sida ha?',
  pack: {red: 'Den röda leken', blue: 'Den blå leken'},
  packChosen: (who, colour) => `${who.name} väljer den ${COLOUR[colour]} leken.`,
  shuffles: (who) => `${who.name} blandar.`,
  waitsTo: {
    draw: (who) => `${who.name} ska dra.`,
    seat: (who) => `${who.name} ska välja plats.`,
    pack: (who) => `${who.name} ska välja lek.`,
    cut: (who) => `${who.name} ska kupera.`,
  },
  cutAsk: 'Kupera leken.',
  cut: 'Kupera här',
  cutPlace: 'Var leken kuperas',
  cutWithCard: 'Kupera med ett kort ur den andra leken',
  throwOver: 'Underkänn kuperingen: blanda på nytt',
  cutBy: (who, withCard) => `${who.name} kuperar${withCard ? ' med ett kort ur den andra leken' : ''}.`,
  thrownOver: (who, times) => `${who.name} underkänner kuperingen${times > 1 ? ' en andra gång' : ''}.`,
  accident: {
    exposed: (who, face) =>
      `${who ? `${who.name} har råkat visa` : 'Slumpen har visat'} ${face ? card(face) : 'ett kort'} vid givningen.`,
    faced: () => 'Ett kort ligger med framsidan upp i leken.',
    misdeal: (who) =>
      who
        ? `${who.name} har gett fel.`
        : 'Ett kort saknades eller kom ur den andra leken: given är fel utan någons förskyllan.',
    'hidden-turn-up': (who) => `${who ? who.name : 'Givaren'} har inte slagit upp det sista kortet.`,
    'looked-at': (who) => `${who ? who.name : 'Givaren'} har sett på det sista kortet i förväg.`,
  },
  acceptDeal: 'Låt given gälla',
  redeal: 'Ny giv',
  dealAccepted: (who) => `${who.name} låter given gälla.`,
  dealVoided: 'Given är ogiltig; samma spelare ger om.',
  dealPassed: 'Given går vidare åt vänster.',
  trumpAsk: 'Givaren har gömt sitt kort: du bestämmer trumf.',
  trumpNamed: (who, sign) => `${who.name} bestämmer: ${suit(sign)} är trumf.`,
  lookAsk: 'Du spelar med träkarlen: se på den hand som du enligt boken får se först.',
  look: 'Ta upp handen',
  dummyOpen: (who) => `${who.name}: träkarlens kort ligger öppna.`,

  callTitle: 'Er sida har åtta poäng',
  callAsk:
    'Du har två honnörer. Fråga din partner efter en tredje? Ett ja vinner partiet genast; ett nej säger alla hur honnörerna sitter.',
  showAsk: 'Du har tre honnörer eller fler. Visas de, är partiet vunnet genast.',
  call: 'Jag ropar! Kan ni svara?',
  show: 'Visa honnörerna',
  silent: 'Tig',
  answerAsk: (who) => `${who.name} frågar om du har en honnör.`,
  answerYes: 'Ja',
  answerNo: 'Nej',

  bothBooks: 'Fråga båda böckerna',
  layDown: 'Lägg upp korten: resten är din',
  laidDown: (who, good) =>
    `${who.name} lägger upp korten; ${good ? 'resten är god' : 'anspråket håller inte'}.`,
  stop: 'Avsluta kvällen här',
  askStop: 'Robberten är inte slut: ställningen hittills betalas. Avsluta kvällen?',
  faultAsk: (who) => `${who.name} har ropat fast det inte är tillåtet. Du får förklara given ogiltig.`,
  falseYes: (who) => `${who.name} har svarat ja utan honnör. Du får förklara given ogiltig.`,
  falseYesChosen: (who) =>
    `${who.name} har svarat ja, men honnörerna saknas. Ni väljer: ny giv, eller så gäller den här.`,
  voidDeal: 'Förklara given ogiltig',
  stand: 'Låt den gälla',
  claimed: (who) => `${who.name} lägger upp korten och begär resten.`,
  rest: 'Resten är min.',
  laidAt: (trick) => `Från och med stick ${trick} begärdes resten.`,
  claimAsk: (who) =>
    `${who.name} begär alla stick som återstår. Ge bort dem, eller spela vidare: då ligger de korten öppna, och er sida får säga vilket som spelas.`,
  playOn: 'Spela vidare och bestäm över de korten',
  grant: 'Ge bort resten',
  claimMet: (who, granted) =>
    granted
      ? `${who.name} ger bort resten.`
      : `${who.name} ger inte bort resten: spelet går vidare med öppna kort.`,
  claims: 'Krav och fel',
  claimRest: 'Begär resten',
  askClaim:
    'Resten är inte säkert din. Dina kort kommer att ligga öppna, och de andra får spela vidare och säga vilket du ska spela. Lägga upp dem?',
  open: 'öppet',
  liesOpen: (who, face) => `${who.name}: ${card(face)} ligger öppet.`,
  revoke: 'Revoke!',
  claimRevoke: (who, trick) => `${who.name} gjorde revoke i stick ${trick}`,
  revokeClaimed: (by, player, proved) =>
    `${by.name} påtalar revoke av ${object(player)}: ${proved ? 'den är bevisad' : 'det stämmer inte'}.`,
  revokeAsk: 'Alla kort är spelade. Gjorde någon revoke? Den kan bara påtalas nu.',
  penaltyAsk: 'En bevisad revoke kostar tre poäng. Hur tar du dem?',
  applyPenalty: (deduct, add) =>
    !add
      ? 'Dra av tre från deras'
      : !deduct
        ? 'Lägg tre till våra'
        : `Dra av ${deduct} från deras, lägg ${add} till våra`,
  penalty: (ours, deduct, add) =>
    `Straff${side(ours, ' mot oss', ' mot dem', '')}: ${[deduct && `${deduct} dras av`, add && `${add} läggs till för de andra`].filter(Boolean).join(', ')}.`,
  etiquetteAsk: {
    'open-cards': (who) => `${who.name} ska spela och har kort som ligger öppna. Begär du ett av dem?`,
    'led-out-of-turn': (who) =>
      `${who.name} har spelat ut utom tur. Du får nämna färgen som din partner spelar ut.`,
    'revoke-noticed': (who) => `${who.name} tar tillbaka en revoke. Du får begära ett kort i färgen.`,
    'played-before-turn': (who) =>
      `${who.name} har spelat för tidigt. Du får förbjuda den andre motståndaren att ta sticket.`,
  },
  bounds: {
    'wrong-hand': () => 'Det är den andra handens tur.',
    'bound-card': ({card: face = ''}) => `Inte ${card(String(face))}: ett annat kort är begärt.`,
    'bound-suit': () => 'En annan färg är begärd.',
    'bound-highest': () => 'Ditt högsta kort i färgen är begärt.',
    'bound-lowest': () => 'Ditt lägsta kort i färgen är begärt.',
    'bound-not-win': () => 'Det här sticket måste du släppa.',
  },
  askedCard: (face) => `Begärt kort: ${card(face)}.`,
  askedSuit: (sign) => `Begärt utspel: ${suit(sign)}.`,
  breaches: {
    'must-follow': 'Det vore en revoke; den som märker den får kräva straff.',
    'out-of-turn': 'Det är inte din tur: kortet skulle ligga öppet och kunna begäras.',
    'card-dropped': 'Kortet skulle ligga öppet och kunna begäras.',
    'answer-truly': 'Du har ingen honnör: ett ja vore falskt.',
    other: 'Er sida får inte ropa nu: de andra skulle kunna förklara given ogiltig.',
  },
  earlyTitle: 'Ett kort kom för tidigt',
  earlyAsk: 'Utspelarens partner har lagt i förtid: nu får du spela före din egen partner.',
  wait: 'Vänta på min partner',
  wrongCall: 'Ropa fast det inte är tillåtet',
  wrongAnswer: 'Svara ja utan honnör',
  drop: (face) => `Låt ${card(face)} falla`,
  callCard: (face) => `Begär ${card(face)}`,
  demand: {highest: 'Ditt högsta i färgen', lowest: 'Ditt lägsta i färgen', 'not-win': 'Ta inte sticket'},
  nameSuit: (sign) => `Spela ut ${suit(sign)}`,
  waive: 'Begär inget',
  demanded: (by, player, what, face, sign) => {
    const wish =
      {
        highest: 'det högsta kortet i färgen',
        lowest: 'det lägsta kortet i färgen',
        'not-win': 'ett kort som inte tar',
      }[what] ?? 'det kortet';
    return `${by.name} begär av ${object(player)}: ${face ? card(face) : sign ? suit(sign) : wish}.`;
  },

  announceAsk: 'Er sida har honnörer. De räknas bara om de anmäls nu.',
  announce: 'Anmäl honnörerna',
  announced: (who, announced) =>
    announced ? `${who.name} anmäler honnörerna.` : 'Honnörerna anmäls inte: de räknas inte.',

  deal: 'Giv',
  dealTitle: (deal) => `Giv ${deal}`,
  head: {
    tricks: 'Stick',
    honours: 'Honnörer',
    score: 'Ställning',
    marked: 'Skrivet',
    rubber: 'Robbert',
    game: 'Parti',
    total: 'Summa',
    won: 'Vinnare',
    penalties: 'Straff',
  },
  dealScored: (ours, theirs) => `${marks('Vi', ours)} ${marks('De', theirs)}`,
  slam: (ours, size) =>
    `${size === 'great' ? 'Storslam' : 'Lillslam'}${side(ours, ' för oss', ' för dem', '')}.`,
  byCall: 'Vunnet genom rop på åtta: korten spelas inte ut.',
  doubled: 'Preferensfärgen var trumf: allt räknades dubbelt.',
  levels: ['enkelt', 'dubbelt', 'tredubbelt', 'fyrdubbelt'],
  gameWon: (ours, level, loserScore) =>
    `${side(ours, 'Vi vinner partiet', 'De vinner partiet', 'Partiet är vunnet')} ${level}: förlorarna har ${loserScore}.`,
  rubberTitle: (rubber) => `Robbert ${rubber}`,
  rubberNet: (net, finished) =>
    `${finished ? 'Robberten är avräknad' : 'Robberten är avbruten'}${net === null ? '.' : net === 0 ? ': ingen betalar.' : net > 0 ? `: var och en av oss får ${fishes(net)}.` : `: var och en av oss betalar ${fishes(-net)}.`}`,
  bonus: 'för robberten',
  slams: 'för slammar',
  called8: 'genom rop',
  trickNumber: (trick) => `Stick ${trick}`,
  fishes,
  counted: (best, deals, better) =>
    `Bäst i ${best} av ${deals} tänkta ${deals === 1 ? 'giv' : 'givar'}${
      better
        ? `; ger i medeltal ${better.margin.toFixed(1).replace('.', ',')} ${better.unit === 'fishes' ? 'fiskar' : 'stick'} mer än ${card(better.next)}`
        : ''
    }.`,
  sessionTitle: 'Kvällen är slut',
  sessionOver: (n) =>
    n === null
      ? 'Räkningen är uppgjord.'
      : n === 0
        ? 'Du reser dig utan vinst eller förlust.'
        : n > 0
          ? `Du reser dig med ${fishes(n)} i vinst.`
          : `Du reser dig med ${fishes(-n)} i förlust.`,
  ledgerForms: ['Per robbert', 'Vinnande par', 'Löpande ställning'],
  noRubber: 'Ingen robbert är färdigspelad än.',
  another: 'En kväll till',
};
