import type {Glossary} from '@quinola/table';

/** Polish: the terms of Tarok-ombre. */
export const terms: Glossary = {
  tre: [
    'a Tre',
    'wolno żądać trzech kart: najniższa gra starego sposobu. Nie gra się jej: kto ją zapowie, może potem przejąć cudzą grę.',
  ],
  due: [
    'a Due',
    'wolno żądać dwóch kart: w starym sposobie gra; w nowym nie gra się jej, ale pozwala potem przejąć cudzą.',
  ],
  uno: ['a Uno', 'wolno żądać jednej karty.'],
  solo: ['Solo', 'nie wolno żądać żadnej karty: gra najwyższa i najdroższa.'],
  hand: [
    'głos był wcześniejszy|przejąć cudzą',
    'kto mówił wcześniej, może zagrać grę zapowiedzianą przez późniejszego. W książce nazywa się to ręką.',
  ],
  hold: [
    'przejmij|przejmuję|przejmuje|przejmujesz|przejąć',
    'przyjąć grę zapowiedzianą przez późniejszego, nie idąc wyżej.',
  ],
  forehand: ['pierwsza ręka|pierwsze słowo', 'gracz po lewej rozdającego: pierwszy mówi i pierwszy zadaje.'],
  unseen: ['nie patrząc', 'zapowiedziane bez obejrzenia kart.'],
  declarer: ['grający|grającego|grającemu', 'kto gra przeciw dwóm pozostałym: musi mieć 40 z 78 punktów.'],
  enemy: ['gra sam', 'przeciw dwóm pozostałym: musi mieć 40 z 78 punktów. W książce: nieprzyjaciel wspólny.'],
  asked: [
    'żądać|żądasz|żąda|żądane|żądanie|żądania',
    'wymienić przed grą kartę liczbową: kto ją ma, oddaje ją za inną.',
  ],
  remis: ['remis|gra stojąca', '39 punktów: ani wygrana, ani przegrana, nikt nie płaci.'],
  tout: ['Tout', 'wszystkie 25 lew: zamiast gry płaci się dziesięć razy tyle.'],
  marks: ['marki|markę|marek', 'czym się płaci: żetony gry.'],
  over: ['różnica od 39', 'każdy punkt nad 39 albo pod nimi płaci się osobno, obok gry.'],
  thrown: ['zrzucone', 'nikt nie gra: rozdaje następny, a pierwsza ręka dostaje zapłatę.'],
};
