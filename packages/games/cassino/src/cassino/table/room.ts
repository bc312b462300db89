import {firstWithRole} from '@quinola/chart';
import type {Seat} from '@quinola/play';
import {
  counters,
  drawMiddleRoom,
  turnLine,
  viewOfSums,
  visitorFirst,
  type CardLook,
  type HandModel,
} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {CassinoHost} from './host.js';
import {
  cassino,
  partiesOf,
  partyOf,
  pilesOf,
  roundOf,
  roundsOf,
  targetOf,
  type CassinoPhase,
} from '../rules/index.js';

/** The numbers of the parties in the order in which papers name them: the visitor's own first. */
export const partiesInOrder = ({view}: CassinoHost): readonly number[] =>
  visitorFirst(partyOf(view!.options, Math.max(0, view!.seat)), partiesOf(view!.options));

/** What a party is called: *we* and *they* where four play, else by the name of its player. */
export function partyName(table: CassinoHost, party: number): string {
  const {view, gameWords} = table;
  const {options, seat} = view!;
  if (options.players !== 4) return table.whoSits(party).name;
  return party === partyOf(options, Math.max(0, seat)) ? gameWords.we : gameWords.they;
}

/** Which deal is played, and which packet of it. */
function dealView({gameWords, view}: CassinoHost): TemplateResult {
  const {deal, options, stock} = view!;
  const round = roundOf(view!);
  return html`<div class="up deal">
    <i class="card pile ${stock ? '' : 'gone'}" aria-hidden="true"></i>
    <p>
      <b>${gameWords.deal(Math.max(1, deal))}</b
      ><span>${gameWords.round(Math.max(1, round), roundsOf(options))}</span>${
        deal && !stock && view!.turn.phase === 'playing.turn' ? html`<i>${gameWords.sweep}</i>` : nothing
      }
    </p>
  </div>`;
}

/** The scores of all parties, with their cards and clearings unless the etiquette is strict. */
function scoreView(table: CassinoHost): TemplateResult {
  const {gameWords} = table;
  const {score, options, tricks, clears, turn, lastDeal} = viewOfSums(table, cassino);
  const piles = pilesOf(tricks, options);
  // Once a deal is counted the rules have put its cards away, while its sheet still lies there.
  const counted = turn.phase.startsWith('playing') ? undefined : lastDeal?.cards;
  return html`<div class="score ${options.players === 3 ? 'many' : ''}" part="score">
    ${partiesInOrder(table).map((party) => {
      const name = partyName(table, party);
      const points = score[party]!;
      const cleared = clears.reduce(
        (sum, times, seat) => sum + (partyOf(options, seat) === party ? times : 0),
        0,
      );
      const cards =
        options.etiquette === 'strict' ? null : gameWords.cards(counted?.[party] ?? piles[party]!.length);
      const details = [...(cards ? [cards] : []), ...(cleared ? [gameWords.clearings(cleared)] : [])];
      return html`<div class="tally" role="img" aria-label=${gameWords.party(name, points, details)}>
        <p aria-hidden="true"><b>${name}</b><strong>${points}</strong></p>
        ${options.markers ? counters(points, 0, targetOf(options)) : nothing}
        <small aria-hidden="true"
          >${cards}${Array.from({length: cleared}, () => html`<i class="clearing"></i>`)}</small
        >
      </div>`;
    })}
  </div>`;
}

/** What is said about a seat: the partner, who took last. */
function marksOf({view, words, gameWords}: CassinoHost, seat: Seat): readonly string[] {
  const {options, seat: own, tricks} = view!;
  return [
    ...(options.players === 4 && own >= 0 && seat === (own + 2) % 4 ? [words.partner] : []),
    ...(tricks.at(-1)?.winner === seat ? [gameWords.tookLast] : []),
  ];
}

/** The line that says whose turn it is, and what is asked. */
export function statusOf(table: CassinoHost): string {
  const {yourTurn} = table.gameWords;
  const taking = table.features?.taking;
  return turnLine<CassinoPhase>(
    table,
    {
      'drawing.seats': yourTurn.draw,
      'dealing.packCut': yourTurn.cut,
      'dealing.turning': yourTurn.turn,
    },
    () => (!taking?.card ? yourTurn.play : taking.take.length ? yourTurn.take : yourTurn.lay),
  );
}

/** What the last card has taken, in one line. */
function taken(table: CassinoHost): string {
  const {context, gamePanelWords, profile} = table;
  const {happened} = context!;
  const captured = firstWithRole(profile, 'captured', happened);
  if (!captured || !gamePanelWords) return '';
  const who = table.whoSits(captured.seat);
  return happened.some(({type}) => type === 'cleared')
    ? gamePanelWords.cleared(who)
    : gamePanelWords.tookShort(who, captured.card, captured.take.length);
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: CassinoHost, look: CardLook, own: HandModel): TemplateResult {
  const {view, context} = table;
  const {seat, seats, dealer, counts, middle, covered, options} = view!;
  const {turn, happened} = context!;
  const swept = happened.find((one) => one.type === 'swept');
  const rest = swept && table.tag('travel', 'gather', 'speak') ? swept.cards : [];
  return drawMiddleRoom(
    table,
    {
      size: options.players,
      seat,
      dealer: view!.deal ? dealer : -1,
      counts,
      smallHands: true,
      due: (seat) => !turn.over && turn.must === seats[seat],
      won: () => null,
      extras: (seat) => ({marks: marksOf(table, seat)}),
      paper: dealView(table),
      score: scoreView(table),
      status: statusOf(table),
      middle: [...middle, ...rest.map((card) => ({seat: -1, card}))],
      covered,
      news: taken(table),
    },
    look,
    own,
  );
}
