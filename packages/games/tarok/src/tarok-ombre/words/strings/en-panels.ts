import {panels as pack} from '../../../kit/words/strings/en-panels.js';
import type {Who} from '@quinola/table';
import {card, the} from '../../../kit/words/strings/en.js';
import type {TarokOmbrePanelWords} from '../types.js';

const verb = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
const object = (who: Who): string => (who.you ? 'you' : who.name);
const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const marks = (n: number): string => `${n} ${n === 1 ? 'mark' : 'marks'}`;
const pointsIn = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;
const count = (n: number): string => ['no card', 'one card', 'two cards', 'three cards'][n]!;

/** English: what else a table of Tarok-ombre says. */
export const panels: TarokOmbrePanelWords = {
  ...pack,
  openAsk: (lowest) =>
    `You speak first. Saying ${lowest} costs nothing, and keeps your right to take over a later bid.`,
  overbidAsk: (who, game) => `${verb(who, 'have', 'has')} said ${game}. Name a higher game, or pass.`,
  answerAsk: (who, game) =>
    `${verb(who, 'have', 'has')} said ${game}. You spoke before: you may take it over, name a higher game, or pass.`,
  unseenAsk: (lowest) =>
    `Your cards lie face down. You may say ${lowest} without looking, or look at them first.`,
  look: 'Look at the cards',
  sayUnseen: (game) => `${game}, unseen`,
  needs: (demands, played) =>
    played
      ? demands
        ? `ask the others for ${count(demands)}`
        : 'ask for no card at all'
      : 'not played, but keeps your right to take over',
  price: (game, point) => `${game}, and ${point} for each point`,
  words: {hold: 'I take it over.', pass: 'Pass.', unseen: (game) => `${game}, unseen.`, enough: 'Enough.'},
  bid: (who, game, unseen) => `${verb(who, 'say', 'says')} ${game}${unseen ? ' without having looked' : ''}.`,
  held: (who, game) => `${verb(who, 'take', 'takes')} over ${game}.`,
  passed: (who) => `${verb(who, 'pass', 'passes')}.`,
  looked: (who) => `${verb(who, 'look', 'looks')} at ${who.you ? 'your' : 'the'} cards.`,
  contract: (who, game) => `${verb(who, 'play', 'plays')} ${game} against the two others.`,
  thrownIn: 'Nobody plays: the cards are thrown in.',

  askTitle: 'Asking for cards',
  askText: (left) =>
    `You may ask for ${count(left)}. Whoever holds the card you name gives it to you for another of yours.`,
  ask: (face) => `Ask for ${the(face)}`,
  askNot: (face) => `${first(card(face))}, cannot be asked for`,
  enough: 'Enough: ask for no more',
  tookThree: (who) => `${verb(who, 'take', 'takes')} the three cards.`,
  bought: (cards) => `You have taken ${cards.map(the).join(', ')}.`,
  demanded: (who, face, from) =>
    `${verb(who, 'ask', 'asks')} for ${the(face)}: ${from ? `${verb(from, 'give', 'gives')} it` : 'it lies in the Skat, another may be named'}.`,
  stopped: (who) => `${verb(who, 'ask', 'asks')} for no more.`,
  gaveBack: (who, to) => `${verb(who, 'give', 'gives')} ${object(to)} a card for it, face down.`,
  cardBack: (who, to, face) => `${verb(who, 'give', 'gives')} ${object(to)} ${the(face)} for it.`,
  refusals: {
    ...pack.refusals,
    'own-card': ({card: face = ''}) => `You hold ${the(String(face))} yourself.`,
    'own-skat': ({card: face = ''}) => `You have laid ${the(String(face))} away in the Skat yourself.`,
    'already-demanded': ({card: face = ''}) => `You have already asked for ${the(String(face))}.`,
    'not-a-counting-card': ({card: face = ''}) =>
      `${first(the(String(face)))} is empty: only cards that count may be asked for.`,
    'just-received': ({card: face = ''}) => `Not ${the(String(face))}: you have just been given it.`,
    'look-first': () => 'Without looking you may say only the lowest game: look at the cards first.',
    'not-higher': () => 'A higher game must be named.',
    'not-the-hand': () => 'Only a player who spoke before may take a game over.',
    'lowest-keeps-the-hand': () => 'Whoever speaks first does not pass: the lowest game costs nothing.',
  },

  opponents: 'The opponents',
  skatOf: (declarers, cards) =>
    `The Skat is ${declarers ? 'the declarer’s' : 'the opponents’'}: ${cards.map(card).join(', ')}.`,
  emptyGiven: (declarers, face) =>
    `For Sky ${declarers ? 'the declarer gives his opponents' : 'the opponents give the declarer'} ${the(face)}.`,
  outcome: (who, game, outcome, points) => {
    switch (outcome) {
      case 'tout':
        return `${verb(who, 'make', 'makes')} Tout, all 25 tricks.`;
      case 'won':
        return `${verb(who, 'win', 'wins')} ${game} with ${pointsIn(points)}.`;
      case 'remis':
        return `${verb(who, 'have', 'has')} 39 points: neither won nor lost (remis).`;
      case 'lost':
        return `${verb(who, 'lose', 'loses')} ${game} with ${pointsIn(points)}.`;
    }
  },
  nobodyPlayed: (who, each) =>
    `Nobody would play. ${verb(who, 'get', 'gets')} ${marks(each)} from each, as forehand.`,
  head: {
    game: 'Game',
    points: 'Points',
    over: 'Distance from 39',
    tout: 'Tout',
    each: 'From each',
    player: 'Player',
    outcome: 'Result',
  },
  outcomes: {won: 'won', lost: 'lost', remis: 'remis', tout: 'Tout', 'thrown-in': 'thrown in'},
  pays: (who, each) =>
    each === 0
      ? 'Nobody pays.'
      : each > 0
        ? `${verb(who, 'get', 'gets')} ${marks(each)} from each opponent.`
        : `${verb(who, 'pay', 'pays')} each opponent ${marks(-each)}.`,
  tariff: 'Prices, from each opponent',
  perPoint: 'each point',
  noDeal: 'No deal is finished yet.',
  sessionTitle: 'The session is over',
  sessionOver: (n) =>
    n === null
      ? 'The accounts are settled.'
      : n === 0
        ? 'You leave the table even.'
        : n > 0
          ? `You leave the table with ${marks(n)} won.`
          : `You leave the table with ${marks(-n)} lost.`,
};
