import type {MoveLike} from '@quinola/play';
import {
  choice,
  declareOnStage,
  panelsFrom,
  respondFeatures,
  sessionFeatures,
  sessionSentence,
  type Answer,
  type Ask,
  type GameFeatures,
  type MenuLine,
} from '@quinola/table';
import {loadTerms} from '../made/texts.js';
import {lessons} from '../words/lessons/index.js';
import {
  exchangeOf,
  piquet,
  refuseExchange,
  tieBreakOf,
  topOf,
  type Category,
  type Claim,
  type DealResult,
  type PiquetHappening,
  type PiquetMove,
} from '../rules/index.js';
import type {PiquetHost} from './host.js';
import {piquetDay} from './day.js';
import {piquetLaterStyles} from './later-styles.js';
import {statusOf} from './room.js';
import {answerWord, talkOf} from './talk.js';
import {talonView} from './talon.js';

/** The moves that are offered at this moment. */
const offered = (table: PiquetHost): readonly PiquetMove[] =>
  piquet.moves(table.view!).flatMap((offer) => ('type' in offer ? [offer] : []));

/** How many ways to say less are offered: the last ones are hardly ever wanted. */
const MOST_SAYINGS = 3;

/** What is said to claim something; of several claims each is named, because another saying may leave one of them out. */
function claimSaid({view, gamePanelWords}: PiquetHost, claims: readonly Claim[]): string {
  const {say} = gamePanelWords!;
  const top = topOf(claims)!;
  return claims.length > 1
    ? claims.map((claim) => say.named(claim)).join(' ')
    : say.tie(view!.turn.phase.split('.')[1] as Category, top.count, tieBreakOf(top));
}

/** What a move is called on its button. */
export function calledMove(table: PiquetHost, move: PiquetMove): string {
  const {words} = table;
  const texts = table.gamePanelWords!;
  const {say} = texts;
  switch (move.type) {
    case 'DRAW':
      return texts.drawCard(move.index + 1);
    case 'CUT':
      return texts.cut;
    case 'EXCHANGE':
      return `${texts.exchange(move.cards.length)}: ${move.cards.map((card) => words.card(card)).join(', ')}`;
    case 'SHOW_BLANCHE':
      return texts.showBlanche(move.suit);
    case 'SKIP_BLANCHE':
      return texts.skipBlanche;
    case 'CLAIM':
      return claimSaid(table, move.claims);
    case 'SKIP':
      return texts.skip;
    case 'GOOD':
      return say.answer.good;
    case 'NOT_GOOD':
      return `${say.answer['not-good']} ${claimSaid(table, move.claims)}`;
    case 'EQUAL':
      return `${say.answer.equal} ${claimSaid(table, move.claims)}`;
    case 'SHOW':
      return texts.show(move.category);
    case 'RETRACT_GOOD':
      return texts.retract(move.category);
    case 'THROW_REST':
      return texts.throwRest(move.order);
    case 'CLAIM_PIQUE':
      return texts.claimPique;
    case 'CONCEDE':
      return texts.concede;
    default:
      return 'card' in move ? words.card(move.card) : move.type;
  }
}

/** What each move is called; claims of the same words, as two points of three that make 30, are named by their suits. */
function calledMoves(table: PiquetHost, moves: readonly PiquetMove[]): readonly string[] {
  const called = moves.map((move) => calledMove(table, move));
  return called.map((name, at) => {
    const move = moves[at]!;
    return 'claims' in move && called.filter((other) => other === name).length > 1
      ? move.claims.map((claim) => table.gamePanelWords!.say.named(claim)).join(' ')
      : name;
  });
}

const answers = (table: PiquetHost, moves: readonly PiquetMove[]): readonly Answer[] =>
  calledMoves(table, moves).map((label, at) => ({
    label,
    move: moves[at] as MoveLike,
    first: at === 0,
  }));

/** What is asked beside a card to play. */
function asked(table: PiquetHost): Ask | null {
  const texts = table.gamePanelWords!;
  const {view, turn} = table.context!;
  const moves = offered(table);
  const ofType = (...types: readonly string[]) => moves.filter(({type}) => types.includes(type));
  const {phase} = turn;
  if (phase === 'drawing.dealer') return {kind: 'panel', id: 'draw'};
  if (phase === 'dealing.packCut') return {kind: 'panel', id: 'cut'};
  if (phase.startsWith('exchange'))
    return {
      kind: 'chooseCards',
      title: texts.exchangeTitle,
      choice: exchangeOf(view),
      why(card, chosen) {
        const {most} = exchangeOf(view);
        if (chosen.length < most) return null;
        const refusal = refuseExchange(view, [...chosen, card]);
        return refusal && texts.refusals[refusal.reason]!(refusal.about ?? {});
      },
      done: (chosen) =>
        chosen.length || exchangeOf(view).least ? texts.exchange(chosen.length) : texts.exchangeNone,
      middle: talonView(table),
    };
  if (phase.startsWith('blanche')) return declareOnStage(texts.blancheTitle, '', answers(table, moves));
  if (phase.startsWith('announce'))
    return {
      kind: 'respond',
      title: texts.announceTitle,
      answers: answers(table, [...ofType('CLAIM').slice(0, MOST_SAYINGS), ...ofType('SKIP')]),
    };
  if (phase.startsWith('answer'))
    return {
      kind: 'respond',
      title: texts.answerTitle,
      answers: answers(table, [...ofType('NOT_GOOD', 'EQUAL').slice(0, MOST_SAYINGS), ...ofType('GOOD')]),
    };
  const laws = ofType('SHOW', 'RETRACT_GOOD', 'CLAIM_PIQUE');
  return laws.length ? {kind: 'respond', title: texts.announceTitle, answers: answers(table, laws)} : null;
}

/** The result of a deal, in sentences. */
export function dealTold(table: PiquetHost, {net}: DealResult): readonly string[] {
  const texts = table.gamePanelWords!;
  const [one, other] = net as readonly [number, number];
  const winner = one > other ? 0 : 1;
  const {lastParty, lastDeal} = table.view!;
  const isOver = lastParty && lastDeal && lastParty.totals.join() === lastDeal.totals.join();
  // A party of one deal has its points.
  const isWhole = isOver && lastParty.totals.join() === net.join();
  return [
    ...(isWhole
      ? []
      : one === other
        ? [texts.level(one)]
        : [
            texts.dealResult(
              table.whoSits(winner),
              net[winner]!,
              table.whoSits(1 - winner),
              net[1 - winner]!,
            ),
          ]),
    ...(isOver
      ? [texts.partyResult(lastParty.winner < 0 ? null : table.whoSits(lastParty.winner), lastParty)]
      : []),
  ];
}

/** The announcement of a happening; `null` if nothing needs saying. */
function told(table: PiquetHost, happening: PiquetHappening): string | null {
  const texts = table.gamePanelWords!;
  const {say} = texts;
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'redraw':
      return texts.redraw;
    case 'cut':
      return texts.cutBy(who(happening.seat));
    case 'dealt':
      return texts.dealt(who(happening.dealer));
    case 'blanche':
      return texts.blancheTold(who(happening.seat), happening.suit);
    case 'no-blanche':
      return texts.noBlanche(who(happening.seat));
    case 'exchanged':
      return texts.exchanged(who(happening.seat), happening.count, happening.leaves);
    case 'discarded':
      return texts.discarded(happening.cards);
    case 'drew':
      return texts.drewCards(happening.cards);
    case 'looked':
      return texts.looked(happening.cards);
    case 'left-shown':
      return texts.leftShown(happening.cards);
    case 'claimed':
      return texts.says(who(happening.seat), say.claim(happening.category, happening.count));
    case 'answered':
      return texts.says(who(happening.seat), answerWord(table, happening.category, happening.answer));
    case 'tie-broken': {
      const {elder} = table.view!.talk[happening.category] ?? {elder: 0};
      return texts.says(who(happening.seat), say.tie(happening.category, elder, happening.tieBreak));
    }
    case 'named':
      return texts.says(who(happening.seat), happening.claims.map((claim) => say.named(claim)).join(' '));
    case 'shown':
      return texts.shows(who(happening.seat), happening.category);
    case 'unshown':
      return texts.unshown(who(happening.seat), happening.category);
    case 'retracted':
      return texts.retracted(who(happening.seat), happening.category);
    case 'false-claim':
      return texts.falseClaim(who(happening.seat));
    case 'threw-rest':
      return texts.threwRest(who(happening.seat));
    case 'conceded':
      return texts.conceded(who(happening.seat));
    case 'counted':
      return happening.why === 'lead' || happening.why === 'trick'
        ? null
        : texts.counts(who(happening.seat), happening.why, happening.points, happening.score);
    case 'deal-settled':
      return dealTold(table, happening.result).join(' ');
    case 'party-settled':
    case 'session-over':
      return null;
    default:
      return sessionSentence(table, happening);
  }
}

/** What was said in this deal can be read again. */
function menuLines(table: PiquetHost): readonly MenuLine[] {
  return talkOf(table).length ? [choice(table.gamePanelWords!.saidTitle, () => void table.open('said'))] : [];
}

/** What piquet adds to the features of its table. */
export function piquetFeatures(table: PiquetHost): GameFeatures {
  table.talk = () => talkOf(table);
  const panels = () => import('../panels/sheets.js');
  const panelOf = panelsFrom(panels);
  const responding = respondFeatures(table as never);
  const features = sessionFeatures<PiquetHost, PiquetHappening>(table, {
    panels,
    ownPanels: {cut: panelOf('cut'), said: panelOf('said')},
    styles: [piquetLaterStyles, ...responding.styles],
    asks: () => asked(table),
    status: () => statusOf(table),
    tell: (happening) => told(table, happening),
    menuLines: () => menuLines(table),
    day: piquetDay,
    terms: loadTerms,
    lessons,
  });
  return {...features, responding: responding.responding};
}
