import type {OfferText} from '../../kit/offers.js';

const told = (
  minutes: number,
  [en, pl]: readonly [string, string],
  [about, oCzym]: readonly [string, string],
): OfferText => ({title: {en, pl}, about: {en: about, pl: oCzym}, minutes});

/** The nine sample games of the book with their variations. */
export const SAMPLES = {
  'game-1': told(
    3,
    ['First game: the strength of the defence', 'Gra pierwsza: siła obrony'],
    [
      'A Solo is played against you. You hold Spadille and small trumps, and lead your queens.',
      'Przeciw tobie gra się Solo. Masz Spadilię i małe atuty i wychodzisz damami.',
    ],
  ),
  'game-1-king': told(
    2,
    ['First game, begun with a king', 'Gra pierwsza, zaczęta królem'],
    [
      'The same Solo in your hands. If the king of clubs is led first, it is not won.',
      'To samo Solo w twoich rękach. Zaczęte królem trefl nie wygrywa.',
    ],
  ),
  'game-2': told(
    2,
    ['Second game: a fine hand in the middle', 'Gra druga: piękna ręka we środku'],
    [
      'A Solo that seems impossible to lose, and a defence that holds it.',
      'Solo, które zdaje się nie do przegrania, i obrona, która je powstrzyma.',
    ],
  ),
  'game-3': told(
    3,
    ['Third game: no king to begin with', 'Gra trzecia: nie zaczynaj królem'],
    [
      'The Ombre sits last. What you lead, what you throw, and a queen too many.',
      'Lomber siedzi ostatni. Czym wyjść, co zrzucić i o jedną damę za dużo.',
    ],
  ),
  'game-4': told(
    3,
    ['Fourth game: stay with the suit', 'Gra czwarta: trzymaj się koloru'],
    [
      'You have opened clubs. Go on with them, and let the Ombre trump with a man behind him.',
      'Zacząłeś treflami. Graj je dalej i niech lomber przebija, mając kogoś za sobą.',
    ],
  ),
  'game-5': told(
    3,
    ['Fifth game: the trumps not counted', 'Gra piąta: nie policzone atuty'],
    [
      'An Ombre draws trumps once too often, and you have five tricks.',
      'Lomber o raz za dużo ściąga atuty, a ty masz pięć lew.',
    ],
  ),
  'game-6': told(
    3,
    ['Sixth game: four matadors, and lost', 'Gra szósta: cztery matadory i przegrana'],
    [
      'Nobody makes a mistake, and the best hand of the book loses between two others.',
      'Nikt nie popełnia błędu, a najlepsza ręka w książce przegrywa między dwiema innymi.',
    ],
  ),
  'game-6-lead': told(
    2,
    ['Sixth game, with the lead', 'Gra szósta, na ręku'],
    [
      'The same cards, but you lead first: eight tricks.',
      'Te same karty, ale wychodzisz pierwszy: osiem lew.',
    ],
  ),
  'game-7': told(
    3,
    ['Seventh game: all trumps in one hand', 'Gra siódma: wszystkie atuty w jednej ręce'],
    [
      'You are the Ombre, and one opponent has seven trumps. When do you stop drawing them?',
      'Jesteś lombrem, a jeden z przeciwników ma siedem atutów. Kiedy przestać je ściągać?',
    ],
  ),
  'game-8': told(
    3,
    ['Eighth game: throw a card away', 'Gra ósma: zrzuć kartę'],
    [
      'Trumps without good cards beside them: how a game is won by not beating.',
      'Atuty bez dobrych kart obok: jak wygrać, nie bijąc.',
    ],
  ),
  'game-8-overtrump': told(
    2,
    ['Eighth game: Basta beaten', 'Gra ósma: Basta przebita'],
    [
      'The same game, if Manille is put on Basta: four tricks each.',
      'Ta sama gra, gdy Manilia przebije Bastę: po cztery lewy.',
    ],
  ),
  'game-8-matadors': told(
    2,
    ['Eighth game: the matadors first', 'Gra ósma: najpierw matadory'],
    [
      'The same game, begun with Spadille and Manille: four tricks each.',
      'Ta sama gra, zaczęta Spadilią i Manilią: po cztery lewy.',
    ],
  ),
  'game-9': told(
    3,
    ['Ninth game: a Solo with nothing', 'Gra dziewiąta: Solo bez niczego'],
    [
      'No black ace, no trump, no king, queen or knave, and yet Solo is won: a joke of the book.',
      'Bez czarnego asa, bez atutu, bez figury, a jednak Solo wygrywa: żart książki.',
    ],
  ),
} as const satisfies Readonly<Record<string, OfferText>>;
