import type {Glossary} from '@quinola/table';

/** Polish: the terms of Boston, Tri-Boston and Boston-Whist. */
export const terms: Glossary = {
  misere: [
    'mizer|mizera|mizery|mizerze|mizerowi',
    'gra, w której grający nie bierze ani jednej lewy; nie ma w niej trumfów.',
  ],
  forced: ['forcée', 'gra się tak samo jak mizer tej samej nazwy, ale jest wyższy i więcej płaci.'],
  bete: ['beta|bety|betę', 'co przegrany stawia do puli: tyle, ile byłby z niej wziął.'],
  stake: ['w grze', 'pula, blok i beta razem: wygrany je bierze, przegrany stawia drugie tyle.'],
  eldest: ['pierwsza ręka|pierwszej ręki', 'gracz po rozdającym: pierwszy mówi i pierwszy zadaje.'],
  trumps: [
    'trumf|trumfy|trumfów|trumfami',
    'kolor, który bije wszystkie inne; nazywa się go, gdy wszyscy spasują.',
  ],
  hold: [
    'trzymasz|trzyma|trzymać|przytrzymać',
    'przejąć równą zapowiedź: wolno tylko temu, kto siedzi przed zapowiadającym.',
  ],
  best: [
    'najwyższa maść|najwyższą maść|najwyższej maści',
    'supérieure: gry w niej są najwyższe i najwięcej płacą.',
  ],
  second: ['druga maść|drugą maść|drugiej maści', 'drugi kolor tej samej barwy co najwyższa maść.'],
};
