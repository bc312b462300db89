import type {Lesson, LessonStep, LessonWords} from '@quinola/play';
import {say} from '../../kit/lessons.js';

// What the first lesson of Quadrille and that of Cinquille have in common: both begin with nothing known, and end with the payment.

/** A part of a sentence in English and in Polish. */
type Both = readonly [en: string, pl: string];

/** What a trick is. */
export const tricksStep = ([each, kazdy]: Both, [tricks, lew]: Both): LessonStep => ({
  say: say(
    `Each of the ${each} lays one card, and *the best takes them all*: that is a *trick*. There are ${tricks} of them.`,
    `Każdy z ${kazdy} kładzie jedną kartę i *najlepsza zabiera wszystkie*: to jest *lewa*. Jest ich ${lew}.`,
  ),
  point: ['hand'],
});

/** What the Ombre, the called King and the hidden partner are, and how many tricks win. */
export const sidesStep = ([needed, potrzeba]: Both): LessonStep => ({
  say: say(
    `Whoever takes on the game is the *Ombre*, “the man”. He names trumps and *calls a King*. Who holds that King is his *partner*, but keeps it secret. Together they need ${needed} tricks.`,
    `Kto podejmuje grę, jest *lombrem*, czyli „człowiekiem”. Nazywa atuty i *woła króla*. Kto tego króla ma, jest jego *partnerem*, ale się nie zdradza. Razem potrzebują ${potrzeba} lew.`,
  ),
  point: ['hand'],
});

/** What trumps are, and the three highest of them. */
export const trumpsStep = (
  [trumps, atuty]: Both,
  [manille, manilia]: Both,
  point: readonly string[],
): LessonStep => ({
  say: say(
    `Suppose ${trumps} are *trumps*: they beat all other suits. The three highest are *Spadille*, the ace of spades; *Manille*, ${manille}, otherwise the worst; *Basta*, the ace of clubs.`,
    `Niech *atutami* będą ${atuty}: biją wszystkie inne kolory. Trzy najwyższe to *Spadilia*, as pik; *Manilia*, ${manilia}, kiedy indziej najgorsza; *Basta*, as trefl.`,
  ),
  point,
});

/** Bidding for the lowest game, after all others have passed. */
export const askStep = ([hand, reka]: Both, point: readonly string[]): LessonStep => ({
  say: say(
    `The others have passed. With ${hand} you have *three sure tricks: enough to ask* for a partner. *Bid Ask*, the lowest game.`,
    `Pozostali spasowali. ${reka} to *trzy pewne lewy: dość, żeby zapytać* o partnera. *Zapowiedz pytanie*, najniższą grę.`,
  ),
  ask: {move: {type: 'BID', bid: 'ask'}},
  point,
  right: say('You are the Ombre.', 'Jesteś lombrem.'),
  other: say(
    'You may; but these cards are worth just an Ask. *Take it back, and bid Ask.*',
    'Wolno; ale te karty są warte właśnie pytania. *Cofnij i zapowiedz pytanie.*',
  ),
});

/** The last card of the deal. */
export const lastStep: LessonStep = {
  say: say('And the last card.', 'I ostatnia karta.'),
  ask: 'any',
  point: ['hand'],
};

/** What the deal has brought, with three matadors and one mark in the dish. */
export const endOf = (
  [made, wzieto]: Both,
  [payers, placa]: Both,
  [tooFew, zaMalo]: Both,
): Required<Lesson['end']> => ({
  say: say(
    `${made}. An Ask itself is free, but you two held *three matadors*: Spadille, Manille and Basta. Each opponent pays a mark for them: ${payers}. The winners share the *dish*, and an odd mark is the Ombre’s: now the one that the dealer put in. With ${tooFew} tricks you two would have had to put as much into it, a *bête*.`,
    `${wzieto}. Samo pytanie nic nie kosztuje, ale mieliście we dwóch *trzy matadory*: Spadilię, Manilię i Bastę. Każdy przeciwnik płaci za nie markę: ${placa}. *Miseczkę* dzielą wygrani, a nieparzysta marka jest lombra: teraz ta, którą włożył rozdający. Przy ${zaMalo} lewach to wy musielibyście tyle dołożyć: to *beta*.`,
  ),
  missed: say(
    'This time it was not enough. Play it once more: draw their trumps, then lead the suit of the called King.',
    'Tym razem nie wystarczyło. Zagraj jeszcze raz: ściągnij im atuty, potem zagraj w kolor wołanego króla.',
  ),
});

/** The goal: the Ombre and his partner win the game. */
export const goalOf = (text: LessonWords): Required<NonNullable<Lesson['goal']>> => ({
  say: text,
  when: {happening: {type: 'deal-settled', result: {outcome: 'win'}}, least: 1},
});

/** A step that asks for a card, and points at it; others that are as good are right too. */
export const card = (
  cards: readonly string[],
  text: LessonWords,
  more: Pick<LessonStep, 'right' | 'other' | 'wrong'> = {},
): LessonStep => ({say: text, ask: {cards}, point: cards.slice(0, 1), ...more});
