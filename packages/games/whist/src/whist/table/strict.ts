import {choice, sheet, type Who} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {allRestCertain} from '../rules/certain.js';
import {whist} from '../rules/game.js';
import type {WhistHappening, WhistMove, WhistView} from '../rules/types.js';
import type {WhistPanelWords} from '../words/types.js';
import type {WhistHost} from './host.js';

type Question = readonly [title: string, text: string];

/** The button label of a move of strict etiquette; `null` for any other. */
export function labelOf(
  table: WhistHost,
  texts: WhistPanelWords,
  move: WhistMove,
  {turn: {phase}, fault, seats, dummy}: WhistView,
): string | null {
  const claimed = phase === 'playing.claim';
  switch (move.type) {
    case 'VOID_DEAL':
      return texts.voidDeal;
    case 'STAND':
      return claimed ? texts.playOn : texts.stand;
    case 'CLAIM_REVOKE':
      return texts.claimRevoke(
        move.seat === dummy ? {name: table.gameWords.dummy, you: false} : table.who(seats[move.seat]!),
        move.trick,
      );
    case 'APPLY_PENALTY':
      return texts.applyPenalty(move.deduct, move.add);
    case 'HONOURS':
      return texts.announce;
    case 'CALL_CARD':
      return texts.callCard(move.card);
    case 'DEMAND':
      return texts.demand[move.what];
    case 'NAME_SUIT':
      return texts.nameSuit(move.suit);
    case 'WAIVE':
      return claimed ? texts.grant : fault?.kind === 'honours' ? table.gamePanelWords!.silent : texts.waive;
    default:
      return null;
  }
}

/** What is asked about a call: in Warsaw a mistaken yes has a law of its own (law 18). */
function callFaultOf(table: WhistHost, texts: WhistPanelWords): (who: Who) => string {
  const {fault, options} = table.context!.view;
  if (fault?.kind !== 'mistaken-yes') return texts.faultAsk;
  return options.rules === 'warsaw' ? texts.falseYesChosen : texts.falseYes;
}

/** What strict etiquette asks in a phase; `null` if nothing. */
export function questionOf(table: WhistHost, texts: WhistPanelWords): Question | null {
  const {
    view: {fault, player},
    turn: {phase},
    asked,
  } = table.context!;
  const {title} = table.gameWords;
  const who = table.whoSits(fault?.seat ?? -1);
  switch (phase) {
    case 'dealing.irregular':
    case 'dealing.turnUp':
      return [title, accidentOf(table, texts, fault!.accident!)];
    // An optional right: playing before one's own partner.
    case 'playing.trick':
      return asked.includes(player) ? [texts.earlyTitle, texts.earlyAsk] : null;
    case 'playing.callFault':
      return [title, callFaultOf(table, texts)(who)];
    case 'playing.claim':
      return [texts.rest, texts.claimAsk(who)];
    case 'playing.etiquette':
      return [title, texts.etiquetteAsk[fault!.kind as keyof WhistPanelWords['etiquetteAsk']](who)];
    case 'settlingDeal.penalties':
      return [
        title,
        fault?.kind === 'honours'
          ? texts.announceAsk
          : fault?.kind === 'revoke-unnoticed'
            ? texts.revokeAsk
            : texts.penaltyAsk,
      ];
    default:
      return null;
  }
}

/** What went wrong in dealing. In Vienna the fault is having looked (§3), in Warsaw having hidden the card. */
function accidentOf(
  table: WhistHost,
  texts: WhistPanelWords,
  {kind, by, card}: Extract<WhistHappening, {type: 'accident'}>['accident'],
): string {
  const looked = kind === 'hidden-turn-up' && table.view!.options.rules !== 'warsaw';
  return texts.accident[looked ? 'looked-at' : kind](by === null ? null : table.whoSits(by), card ?? null);
}

/** The text for an irregularity and its consequence; `null` for anything else. */
export function announcementOf(
  table: WhistHost,
  texts: WhistPanelWords,
  happening: WhistHappening,
): string | null {
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'accident':
      return accidentOf(table, texts, happening.accident);
    case 'deal-accepted':
      return texts.dealAccepted(who(happening.seat));
    case 'deal-voided':
      return texts.dealVoided;
    case 'deal-passed':
      return texts.dealPassed;
    case 'trump-named':
      return texts.trumpNamed(who(happening.seat), happening.suit);
    case 'exposed':
      return texts.liesOpen(who(happening.seat), happening.card);
    // If the remaining tricks are conceded at once there is nothing to grant.
    case 'laid-down':
      return table.context!.turn.phase === 'playing.claim' ? texts.claimed(who(happening.seat)) : null;
    case 'claim-met':
      return texts.claimMet(who(happening.seat), happening.granted);
    case 'revoke-claimed':
      return texts.revokeClaimed(who(happening.by), who(happening.seat), happening.proved);
    case 'penalty':
      return texts.penalty(table.isOurs(happening.side), happening.deduct, happening.add);
    case 'honours-announced':
      return texts.announced(who(happening.seat), happening.announced);
    case 'demanded':
      return texts.demanded(
        who(happening.by),
        who(happening.of),
        happening.what,
        happening.card ?? null,
        happening.suit ?? null,
      );
    default:
      return null;
  }
}

/**
 * What is demanded of the card the visitor plays; `null` if it is free, e.g. when the demand would force a revoke; not
 * shown while the announcement of who demands it is up.
 */
export function bondOf({context}: WhistHost, texts: WhistPanelWords): string | null {
  const {view, happened} = context!;
  const {bound} = view;
  const free = (view: WhistView): number => whist.moves(view).filter(({type}) => type === 'PLAY').length;
  if (!bound || free(view) === free({...view, bound: null})) return null;
  if (happened.some(({type}) => type === 'demanded')) return '';
  return bound.card
    ? texts.askedCard(bound.card)
    : bound.suit
      ? texts.askedSuit(bound.suit)
      : texts.bounds[`bound-${bound.what}`]!({});
}

function wrongsAt(
  {context, at}: WhistHost,
  texts: WhistPanelWords,
): readonly (readonly [text: string, move: WhistMove])[] {
  const all: readonly (readonly [text: string, move: WhistMove])[] = [
    [texts.wrongCall, {type: 'CALL'}],
    [texts.wrongAnswer, {type: 'ANSWER', yes: true}],
    // The card last pointed at.
    ...(at ? [[texts.drop(at), {type: 'DROP', card: at}] as const] : []),
  ];
  return all.filter(([, move]) => whist.refusal(context!.view, move)?.breach);
}

/** What can be claimed, or done wrongly, at a strict table: a revoke, an uncertain claim, a call out of season. */
export function items(table: WhistHost, texts: WhistPanelWords): TemplateResult[] {
  const moves = table.tag('visitor', 'right') ? whist.moves(table.view!) : [];
  const may = (type: WhistMove['type']): boolean => moves.some((move) => move.type === type);
  const lines: TemplateResult[] = [];
  if (may('CLAIM_REVOKE')) lines.push(choice(texts.revoke, () => void table.open('revokes')));
  if (may('LAY_DOWN') && !allRestCertain(table.view!)) {
    lines.push(
      choice(
        texts.claimRest,
        () =>
          void table.open('ask', {
            title: texts.claimRest,
            text: texts.askClaim,
            then: () => table.play({type: 'LAY_DOWN'}),
          }),
      ),
    );
  }
  if (table.tag('visitor'))
    lines.push(...wrongsAt(table, texts).map(([text, move]) => choice(text, () => table.play(move))));
  return lines;
}

/** The sheet of what can be claimed or done wrongly: too much of it for the menu. */
export function claims(table: WhistHost): TemplateResult {
  const texts = table.gamePanelWords!;
  return sheet(table, {title: texts.claims, body: html`<div class="choices">${items(table, texts)}</div>`});
}

/** The revokes that can be claimed during play: nobody is asked at every card. */
export function revokes(table: WhistHost): TemplateResult {
  const texts = table.gamePanelWords!;
  const claims = whist.moves(table.view!).filter(({type}) => type === 'CLAIM_REVOKE');
  return sheet(table, {
    title: texts.revoke,
    body: html`<div class="choices">
      ${claims.map((move) =>
        choice(labelOf(table, texts, move, table.view!)!, () => {
          void table.close();
          table.play(move);
        }),
      )}
    </div>`,
  });
}
