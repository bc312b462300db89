import type {Who} from '@quinola/table';
import {first, plural, theCard} from '@quinola/table/strings/ru.js';
import type {Marked, WhistPanelWords} from '../types.js';
import {card, suit, side} from './ru.js';

/** A person and what he does, in the present, which knows no gender; the visitor is spoken to as *Вы*. */
const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
/** What is done and by whom, the verb first. */
const doneBy = (who: Who, you: string, other: string): string =>
  who.you ? `${first(you)} вы` : `${first(other)} ${who.name}`;
const fishes = (n: number): string => plural(n, 'фишка', 'фишки', 'фишек');
const fishesPaid = (n: number): string => plural(n, 'фишку', 'фишки', 'фишек');

const marks = (who: string, {trickPoints, honourPoints, score}: Marked): string => {
  const parts = [
    trickPoints && `${trickPoints} за взятки`,
    honourPoints && `${honourPoints} за онёры`,
  ].filter(Boolean);
  return `${who}: ${parts.length ? parts.join(' и ') : 'ничего'}, счёт ${score}.`;
};

const COLOUR = {red: 'красную', blue: 'синюю'};

/** Russian: panels of a whist table, and what is said of what happens. */
export const panels: WhistPanelWords = {
  games: (n) => plural(n, 'партия выиграна', 'партии выиграны', 'партий выиграно'),
  dummyTurn: 'Вы играете за болвана.',
  yourChoice: 'Решать вам.',

  played: (who, face) => `${does(who, 'кладёте', 'кладёт')} ${theCard(face)}.`,
  trickWon: (who, ours) =>
    `${does(who, 'берёте', 'берёт')} взятку${who.you ? '' : side(ours, ' для вашей стороны', ' для противников', '')}.`,
  dealt: (dealer, trump, partner) =>
    `${doneBy(dealer, 'сдаёте', 'сдаёт')}, козыри: ${suit(trump)}.${partner ? ` Ваш партнёр: ${partner.name}.` : ''}`,
  turnUpTaken: (who) => `${does(who, 'берёте', 'берёт')} вскрытую карту на руки.`,
  words: {call: 'Вызываю! Можете ответить?', yes: 'Да.', no: 'Нет.', show: 'Показываю.', silent: '…'},
  called: (who) => `${does(who, 'вызываете', 'вызывает')} партнёра: есть ли у него онёр?`,
  answered: (who, yes) => `${does(who, 'отвечаете', 'отвечает')}: ${yes ? 'да' : 'нет'}.`,
  shown: (who, cards) => `${does(who, 'показываете', 'показывает')}: ${cards.map(card).join(', ')}.`,

  refusals: {
    'must-follow': ({suit: sign = ''}) => `У вас есть ${suit(String(sign))}: надо класть в масть.`,
    'not-your-turn': () => 'Сейчас не ваш ход.',
    'not-held': ({card: face = ''}) => `Этой карты у вас нет: ${card(String(face))}.`,
    'not-certain': () => 'Не все оставшиеся взятки наверняка ваши.',
    'answer-truly': () => 'Ответ должен быть правдив.',
    'not-now': () => 'Сейчас этого сделать нельзя.',
  },

  draws: {
    partners: ['Жребий', 'Две младшие играют вместе; туз младше всех.'],
    anew: ['Жребий', 'Две младшие играют вместе, если не играли вместе прежде; туз младше всех.'],
    five: [
      'Жребий об очереди',
      'Старшая карта первой пропускает роббер, младшая первой сдаёт; туз младше всех.',
    ],
    dummy: [
      'Жребий о болване',
      'Младшая карта первой играет с болваном, старшая последней; туз младше всех.',
    ],
    deal: ['Жребий о сдаче', 'Младшая карта сдаёт первой; туз младше всех.'],
  },
  drawAsk: 'Вытяните карту из разложенной колоды.',
  drawForDummy: 'Вытяните карту за болвана.',
  drawCard: (place) => `Карта ${place} в ряду`,
  drew: (who, face) => `${does(who, 'тянете', 'тянет')} ${theCard(face)}.`,
  redraw: (names) => `Карты равны, тянут снова: ${names.map((who) => who.name).join(', ')}.`,
  seated: (partner, dealer) =>
    `${partner ? `Ваш партнёр: ${partner.name}. ` : ''}${doneBy(dealer, 'сдачу начинаете', 'сдачу начинает')}.`,
  ordered: (order) => `Очередь играть с болваном: ${order.map((who) => who.name).join(', ')}.`,
  sitsOut: (who) => `${does(who, 'пропускаете', 'пропускает')} роббер.`,
  seatAsk: 'Выберите место.',
  seat: (seat) => ['Юг', 'Запад', 'Север', 'Восток'][seat] ?? String(seat),
  packAsk: 'Какой колодой будет играть ваша сторона?',
  pack: {red: 'Красная колода', blue: 'Синяя колода'},
  packChosen: (who, colour) => `${does(who, 'выбираете', 'выбирает')} ${COLOUR[colour]} колоду.`,
  shuffles: (who) => `${does(who, 'тасуете', 'тасует')} колоду.`,
  waitsTo: {
    draw: (who) => `${doneBy(who, 'тянете', 'тянет')}.`,
    seat: (who) => `${doneBy(who, 'место выбираете', 'место выбирает')}.`,
    pack: (who) => `${doneBy(who, 'колоду выбираете', 'колоду выбирает')}.`,
    cut: (who) => `${doneBy(who, 'колоду снимаете', 'колоду снимает')}.`,
  },
  cutAsk: 'Снимите колоду.',
  cut: 'Снять здесь',
  cutPlace: 'Где снять',
  cutWithCard: 'Снять картой из другой колоды',
  throwOver: 'Смешать снятое: тасовать снова',
  cutBy: (who, withCard) =>
    `${does(who, 'снимаете', 'снимает')} колоду${withCard ? ' картой из другой' : ''}.`,
  thrownOver: (who, times) =>
    `${does(who, 'смешиваете', 'смешивает')} снятое${times > 1 ? ' во второй раз' : ''}: тасуют снова.`,
  accident: {
    exposed: (who, face) =>
      `При сдаче ${who ? '' : 'случайно '}открылась карта${face ? `: ${card(face)}` : ''}${who ? ` (${who.you ? 'по вашей вине' : who.name})` : ''}.`,
    faced: () => 'Одна карта лежит в колоде лицом вверх.',
    misdeal: (who) =>
      who
        ? `Неверная сдача (${who.you ? 'ваша' : who.name}).`
        : 'Не хватило карты или попала карта из другой колоды: сдача неверна, но никто не виноват.',
    'hidden-turn-up': (who) => `Последняя карта не вскрыта${who ? ` (${who.you ? 'вами' : who.name})` : ''}.`,
    'looked-at': (who) =>
      `На последнюю карту посмотрели раньше времени${who ? ` (${who.you ? 'вы' : who.name})` : ''}.`,
  },
  acceptDeal: 'Оставить сдачу',
  redeal: 'Пересдать',
  dealAccepted: (who) => `${does(who, 'оставляете', 'оставляет')} сдачу в силе.`,
  dealVoided: 'Сдача недействительна; тот же игрок сдаёт снова.',
  dealPassed: 'Сдача переходит налево.',
  trumpAsk: 'Сдающий спрятал свою карту: козыри назначаете вы.',
  trumpNamed: (who, sign) => `${does(who, 'назначаете', 'назначает')} козыри: ${suit(sign)}.`,
  lookAsk: 'Вы играете с болваном: посмотрите ту руку, которую книга позволяет видеть первой.',
  look: 'Взять карты',
  dummyOpen: (who) => `${who.name}: карты болвана открыты.`,

  callTitle: 'У вашей стороны восемь очков',
  callAsk:
    'У вас два онёра. Спросить партнёра о третьем? «Да» сразу выигрывает партию; «нет» покажет всем, как лежат онёры.',
  showAsk: 'У вас три онёра или больше. Если их показать, партия сразу выиграна.',
  call: 'Вызвать партнёра',
  show: 'Показать онёры',
  silent: 'Молчать',
  answerAsk: (who) => `${does(who, 'спрашиваете', 'спрашивает')}, есть ли у вас онёр.`,
  answerYes: 'Да',
  answerNo: 'Нет',

  bothBooks: 'Спросить обе книги',
  layDown: 'Открыть карты: остальное ваше',
  laidDown: (who, good) =>
    `${does(who, 'открываете', 'открывает')} карты; ${good ? 'остальные взятки верны' : 'требование не подтвердилось'}.`,
  stop: 'Закончить вечер',
  askStop: 'Роббер не окончен: платят по тому, что записано. Закончить вечер?',
  faultAsk: (who) => `${who.name}: вызов не по правилам. Вы вправе отменить сдачу.`,
  falseYes: (who) => `${who.name}: «да» без онёра. Вы вправе отменить сдачу.`,
  falseYesChosen: (who) =>
    `${who.name}: «да», а онёров нет. Выбор за вами: новая сдача или эта остаётся в силе.`,
  voidDeal: 'Отменить сдачу',
  stand: 'Оставить',
  claimed: (who) =>
    `${does(who, 'открываете', 'открывает')} карты и ${who.you ? 'требуете' : 'требует'} остальные взятки.`,
  rest: 'Остальное моё.',
  laidAt: (trick) => `Со взятки ${trick} потребовано всё остальное.`,
  claimAsk: (who) =>
    `${who.name} требует все оставшиеся взятки. Отдайте их или играйте дальше: тогда эти карты лежат открытыми, и ваша сторона говорит, какой из них ходить.`,
  playOn: 'Играть дальше и назначать эти карты',
  grant: 'Отдать остальное',
  claimMet: (who, granted) =>
    granted
      ? `${does(who, 'отдаёте', 'отдаёт')} остальное.`
      : `${does(who, 'не отдаёте', 'не отдаёт')} остального: игра идёт дальше, карты открыты.`,
  claims: 'Требования и ошибки',
  claimRest: 'Потребовать остальное',
  askClaim:
    'Остальные взятки не наверняка ваши. Ваши карты будут лежать открытыми, и другие смогут играть дальше и говорить, какой из них вам ходить. Открыть карты?',
  open: 'открыта',
  liesOpen: (who, face) => `${who.name}: открыто лежит ${card(face)}.`,
  revoke: 'Фальшренонс!',
  claimRevoke: (who, trick) => `${who.name}: не в масть во взятке ${trick}`,
  revokeClaimed: (by, player, proved) =>
    `${does(by, 'заявляете', 'заявляет')} фальшренонс (${player.you ? 'ваш' : player.name}): ${proved ? 'он доказан' : 'его не было'}.`,
  revokeAsk: 'Все карты сыграны. Был ли фальшренонс? Заявить его можно только теперь.',
  penaltyAsk: 'Доказанный фальшренонс стоит трёх очков. Как вы их возьмёте?',
  applyPenalty: (deduct, add) =>
    !add ? 'Снять три с них' : !deduct ? 'Прибавить три нам' : `Снять ${deduct} с них, прибавить ${add} нам`,
  penalty: (ours, deduct, add) =>
    `Штраф${side(ours, ' нам', ' им', '')}: ${[deduct && `снято ${deduct}`, add && `другой стороне прибавлено ${add}`].filter(Boolean).join(', ')}.`,
  etiquetteAsk: {
    'open-cards': (who) => `Ходит ${who.name}, и на столе лежат открытые карты. Требуете одну из них?`,
    'led-out-of-turn': (who) =>
      `${who.name}: ход не в свою очередь. Вы вправе назвать масть, с которой пойдёт ваш партнёр.`,
    'revoke-noticed': (who) => `${who.name} берёт назад фальшренонс. Вы вправе потребовать карту этой масти.`,
    'played-before-turn': (who) =>
      `${who.name}: карта раньше времени. Вы вправе запретить партнёру провинившегося брать эту взятку.`,
  },
  bounds: {
    'wrong-hand': () => 'Ход за другой рукой.',
    'bound-card': ({card: face = ''}) => `Не эту карту (${card(String(face))}): потребована другая.`,
    'bound-suit': () => 'Потребована другая масть.',
    'bound-highest': () => 'Потребована ваша старшая карта этой масти.',
    'bound-lowest': () => 'Потребована ваша младшая карта этой масти.',
    'bound-not-win': () => 'Эту взятку надо отдать.',
  },
  askedCard: (face) => `Требуют карту: ${card(face)}.`,
  askedSuit: (sign) => `Требуют зайти в ${suit(sign)}.`,
  breaches: {
    'must-follow': 'Это будет фальшренонс; кто его заметит, вправе требовать штрафа.',
    'out-of-turn': 'Сейчас не ваш ход: карта останется открытой, и её смогут потребовать.',
    'card-dropped': 'Карта лежала бы открыто, и её могли бы потребовать.',
    'answer-truly': 'Онёра у вас нет: «да» было бы неправдой.',
    other: 'Вашей стороне сейчас нельзя вызывать: другие смогут отменить сдачу.',
  },
  earlyTitle: 'Карта положена раньше времени',
  earlyAsk: 'Партнёр заходившего сыграл раньше времени: вы можете сыграть прежде своего партнёра.',
  wait: 'Подождать партнёра',
  wrongCall: 'Вызвать, хотя нельзя',
  wrongAnswer: 'Ответить «да» без онёра',
  drop: (face) => `Уронить ${theCard(face)}`,
  callCard: (face) => `Потребовать ${theCard(face)}`,
  demand: {highest: 'Старшую этой масти', lowest: 'Младшую этой масти', 'not-win': 'Не брать взятку'},
  nameSuit: (sign) => `Зайти в ${suit(sign)}`,
  waive: 'Ничего не требовать',
  demanded: (by, player, what, face, sign) => {
    const wish =
      {highest: 'старшую этой масти', lowest: 'младшую этой масти', 'not-win': 'карту, которая не берёт'}[
        what
      ] ?? 'эту карту';
    return `${does(by, 'требуете', 'требует')} ${player.you ? 'от вас ' : ''}${face ? theCard(face) : sign ? suit(sign) : wish}${player.you ? '' : ` (${player.name})`}.`;
  },

  announceAsk: 'У вашей стороны есть онёры. Они считаются, только если объявить их сейчас.',
  announce: 'Объявить онёры',
  announced: (who, announced) =>
    announced ? `${does(who, 'объявляете', 'объявляет')} онёры.` : 'Онёры не объявлены: они не считаются.',

  deal: 'Сдача',
  dealTitle: (deal) => `Сдача ${deal}`,
  head: {
    tricks: 'Взятки',
    honours: 'Онёры',
    score: 'Счёт',
    marked: 'Записано',
    rubber: 'Роббер',
    game: 'Партия',
    total: 'Всего',
    won: 'Выиграли',
    penalties: 'Штрафы',
  },
  dealScored: (ours, theirs) => `${marks('Мы', ours)} ${marks('Они', theirs)}`,
  slam: (ours, size) =>
    `${size === 'great' ? 'Большой шлем' : 'Малый шлем'}${side(ours, ' у нас', ' у них', '')}.`,
  byCall: 'Выиграно вызовом на восьми: карты не разыгрываются.',
  doubled: 'Козырем была предпочтённая масть: всё считалось вдвойне.',
  levels: ['одинарно', 'вдвойне', 'втройне', 'вчетверо'],
  gameWon: (ours, level, loserScore) =>
    `${side(ours, 'Мы выигрываем партию', 'Они выигрывают партию', 'Партия выиграна')} ${level}: у проигравших ${loserScore}.`,
  rubberTitle: (rubber) => `Роббер ${rubber}`,
  rubberNet: (net, finished) =>
    `${finished ? 'Роббер рассчитан' : 'Роббер прерван'}${net === null ? '.' : net === 0 ? ': никто не платит.' : net > 0 ? `: каждый из нас получает ${fishesPaid(net)}.` : `: каждый из нас платит ${fishesPaid(-net)}.`}`,
  bonus: 'за роббер',
  slams: 'за шлемы',
  called8: 'вызовом',
  trickNumber: (trick) => `Взятка ${trick}`,
  fishes,
  counted: (best, deals, better) =>
    `Лучшая в ${best} из ${plural(deals, 'мысленного расклада', 'мысленных раскладов', 'мысленных раскладов')}${
      better
        ? `; в среднем приносит на ${better.margin.toFixed(1).replace('.', ',')} ${better.unit === 'fishes' ? 'фишки' : 'взятки'} больше, чем ${card(better.next)}`
        : ''
    }.`,
  sessionTitle: 'Вечер окончен',
  sessionOver: (n) =>
    n === null
      ? 'Счёты сведены.'
      : n === 0
        ? 'Вы встаёте без выигрыша и проигрыша.'
        : n > 0
          ? `Вы встаёте с выигрышем: ${fishes(n)}.`
          : `Вы встаёте с проигрышем: ${fishes(-n)}.`,
  ledgerForms: ['По робберам', 'Выигравшие пары', 'Текущий счёт'],
  noRubber: 'Ни один роббер ещё не доигран.',
  another: 'Ещё один вечер',
};
