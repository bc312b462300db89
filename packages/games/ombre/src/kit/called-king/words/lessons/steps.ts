import type {Lesson, LessonStep, LessonWords} from '@quinola/play';

// What the first lesson of Quadrille and that of Cinquille have in common: both begin with nothing known, and end with the payment.

const CODES = ['en', 'de', 'pl', 'sv', 'ru'] as const;

/** A sentence, or a part of one, in each language. */
type Told = Readonly<Record<(typeof CODES)[number], string>>;

/** Sentences of each language, in which `{0}`, `{1}` … stand for these parts. */
const filled = (sentence: Told, ...parts: readonly Told[]): LessonWords =>
  Object.fromEntries(
    CODES.map((code) => [
      code,
      sentence[code].replace(/\{(\d)\}/g, (_, part: string) => parts[Number(part)]![code]),
    ]),
  );

/** What a trick is: how many lay a card, and how many tricks there are. */
export const tricksStep = (each: Told, tricks: Told): LessonStep => ({
  say: filled(
    {
      en: 'Each of the {0} lays one card, and *the best takes them all*: that is a *trick*. There are {1} of them.',
      de: 'Jeder der {0} legt eine Karte, und *die beste nimmt alle*: Das ist ein *Stich*. Es gibt {1}.',
      pl: 'Każdy z {0} kładzie jedną kartę i *najlepsza zabiera wszystkie*: to jest *lewa*. Jest ich {1}.',
      sv: 'Var och en av de {0} lägger ett kort, och *det bästa tar alla*: det är ett *stick*. Det finns {1}.',
      ru: 'Каждый из {0} кладёт по карте, и *лучшая берёт все*: это *взятка*. Всего их {1}.',
    },
    each,
    tricks,
  ),
  point: ['hand'],
});

/** What the Ombre, the called King and the hidden partner are, and how many tricks win. */
export const sidesStep = (needed: Told): LessonStep => ({
  say: filled(
    {
      en: 'Whoever takes on the game is the *Ombre*, “the man”. He names trumps and *calls a King*. Who holds that King is his *partner*, but keeps it secret. Together they need {0} tricks.',
      de: 'Wer das Spiel übernimmt, ist der *Hombre*, „der Mann“. Er nennt Trumpf und *ruft einen König*. Wer diesen König hat, ist sein *Partner*, verrät es aber nicht. Zusammen brauchen sie {0} Stiche.',
      pl: 'Kto podejmuje grę, jest *lombrem*, czyli „człowiekiem”. Nazywa atuty i *woła króla*. Kto tego króla ma, jest jego *partnerem*, ale się nie zdradza. Razem potrzebują {0} lew.',
      sv: 'Den som tar sig an spelet är *Lombren*, ”mannen”. Han väljer trumf och *kallar en kung*. Den som har kungen är hans *partner*, men håller det hemligt. Tillsammans behöver de {0} stick.',
      ru: 'Кто берёт игру, тот *ломбер*, «человек». Он назначает козыри и *вызывает короля*. У кого этот король, тот его *партнёр*, но не выдаёт себя. Вместе им нужно {0} взяток.',
    },
    needed,
  ),
  point: ['hand'],
});

/** What trumps are, and the three highest of them. */
export const trumpsStep = (trumps: Told, manille: Told, point: readonly string[]): LessonStep => ({
  say: filled(
    {
      en: 'Suppose {0} are *trumps*: they beat all other suits. The three highest are *Spadille*, the ace of spades; *Manille*, {1}, otherwise the worst; *Basta*, the ace of clubs.',
      de: 'Nehmen wir an, {0} ist *Trumpf*: Es schlägt alle anderen Farben. Die drei höchsten sind *Spadille*, das Pik-Ass; *Manille*, {1}, sonst die schlechteste; *Basta*, das Treff-Ass.',
      pl: 'Niech *atutami* będą {0}: biją wszystkie inne kolory. Trzy najwyższe to *Spadilia*, as pik; *Manilia*, {1}, kiedy indziej najgorsza; *Basta*, as trefl.',
      sv: 'Säg att {0} är *trumf*: då slår de alla andra färger. De tre högsta är *spadilj*, spader ess; *manilj*, {1}, annars den sämsta; *basta*, klöver ess.',
      ru: 'Пусть *козыри* — {0}: они бьют все другие масти. Три старших — *шпадилья*, туз пик; *манилья*, {1}, иначе худшая; *баста*, туз треф.',
    },
    trumps,
    manille,
  ),
  point,
});

/** Bidding for the lowest game, after all others have passed. */
export const askStep = (hand: Told, point: readonly string[]): LessonStep => ({
  say: filled(
    {
      en: 'The others have passed. With {0} you have *three sure tricks: enough to ask* for a partner. *Bid Ask*, the lowest game.',
      de: 'Die anderen haben gepasst. {0} sind *drei sichere Stiche: genug, um nach einem Partner zu fragen*. *Sagen Sie die Frage an*, das niedrigste Spiel.',
      pl: 'Pozostali spasowali. {0} to *trzy pewne lewy: dość, żeby zapytać* o partnera. *Zapowiedz pytanie*, najniższą grę.',
      sv: 'De andra har passat. {0} är *tre säkra stick: nog för att begära* en partner. *Bjud Begär*, det lägsta spelet.',
      ru: 'Остальные спасовали. {0} — это *три верные взятки: довольно, чтобы искать* партнёра. *Объявите запрос*, самую низкую игру.',
    },
    hand,
  ),
  ask: {move: {type: 'BID', bid: 'ask'}},
  point,
  right: {
    en: 'You are the Ombre.',
    de: 'Sie sind der Hombre.',
    pl: 'Jesteś lombrem.',
    sv: 'Du är Lombren.',
    ru: 'Вы ломбер.',
  },
  other: {
    en: 'You may; but these cards are worth just an Ask. *Take it back, and bid Ask.*',
    de: 'Das dürfen Sie; aber diese Karten sind gerade eine Frage wert. *Nehmen Sie es zurück und sagen Sie die Frage an.*',
    pl: 'Wolno; ale te karty są warte właśnie pytania. *Cofnij i zapowiedz pytanie.*',
    sv: 'Det får du, men de här korten är värda just Begär. *Ta tillbaka det och bjud Begär.*',
    ru: 'Можно; но эти карты стоят как раз запроса. *Возьмите ход назад и объявите запрос.*',
  },
});

/** The last card of the deal. */
export const lastStep: LessonStep = {
  say: {
    en: 'And the last card.',
    de: 'Und die letzte Karte.',
    pl: 'I ostatnia karta.',
    sv: 'Och det sista kortet.',
    ru: 'И последняя карта.',
  },
  ask: 'any',
  point: ['hand'],
};

/** What the deal has brought, with three matadors and one mark in the dish: the tricks, who pays whom, and with how many it was lost. */
export const endOf = (made: Told, payers: Told, tooFew: Told): Required<Lesson['end']> => ({
  say: filled(
    {
      en: '{0}. An Ask itself is free, but you two held *three matadors*: Spadille, Manille and Basta. Each opponent pays a mark for them: {1}. The winners share the *dish*, and an odd mark is the Ombre’s: now the one that the dealer put in. With {2} tricks you two would have had to put as much into it, a *bête*.',
      de: '{0}. Die Frage selbst kostet nichts, aber Sie beide hatten *drei Matadore*: Spadille, Manille und Basta. Jeder Gegner zahlt dafür eine Marke: {1}. Die Gewinner teilen den *Teller*, und eine ungerade Marke gehört dem Hombre: hier die, die der Geber hineingelegt hat. Mit {2} Stichen hätten Sie beide ebenso viel hineinlegen müssen, eine *Bete*.',
      pl: '{0}. Samo pytanie nic nie kosztuje, ale mieliście we dwóch *trzy matadory*: Spadilię, Manilię i Bastę. Każdy przeciwnik płaci za nie markę: {1}. *Miseczkę* dzielą wygrani, a nieparzysta marka jest lombra: teraz ta, którą włożył rozdający. Przy {2} lewach to wy musielibyście tyle dołożyć: to *beta*.',
      sv: '{0}. Begär i sig kostar inget, men ni två hade *tre matadorer*: spadilj, manilj och basta. Varje motspelare betalar en mark för dem: {1}. Vinnarna delar *skålen*, och en udda mark är Lombrens: nu den som givaren lade. Med {2} stick hade ni två fått lägga lika mycket i den, en *bet*.',
      ru: '{0}. Сам запрос ничего не стоит, но у вас двоих было *три матадора*: шпадилья, манилья и баста. Каждый противник платит за них марку: {1}. *Миску* делят выигравшие, а нечётная марка достаётся ломберу: сейчас та, что положил сдающий. С {2} взятками столько же пришлось бы положить вам: это *бет*.',
    },
    made,
    payers,
    tooFew,
  ),
  missed: {
    en: 'This time it was not enough. Play it once more: draw their trumps, then lead the suit of the called King.',
    de: 'Diesmal hat es nicht gereicht. Spielen Sie noch einmal: Ziehen Sie ihre Trümpfe, dann spielen Sie die Farbe des gerufenen Königs aus.',
    pl: 'Tym razem nie wystarczyło. Zagraj jeszcze raz: ściągnij im atuty, potem zagraj w kolor wołanego króla.',
    sv: 'Den här gången räckte det inte. Spela en gång till: dra ut deras trumf, spela sedan ut den kallade kungens färg.',
    ru: 'На этот раз не хватило. Сыграйте ещё раз: выбейте их козыри, потом зайдите в масть вызванного короля.',
  },
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
