import type {Glossary} from '@quinola/table';

/** Polish: the terms of Quadrille and Cinquille. */
export const terms: Glossary = {
  ombre: ['lomber|lombra|lombrowi|lombrem', '„człowiek”: ten, kto gra, z partnerem albo w pojedynkę.'],
  partner: ['partner*', 'ten, kto ma wołanego króla: wygrywa i przegrywa razem z lombrem.'],
  called: [
    'wołan*|wołasz|woła',
    'wymienia się króla: kto go ma, jest partnerem, a pokazuje to dopiero, gdy nim zagra.',
  ],
  mediateur: ['Mediator*', 'gra w pojedynkę z królem, którego ktoś musi oddać za inną kartę.'],
  matadors: [
    'matador*',
    'Spadilia, Manilia i Basta, trzy najwyższe atuty; przy wypłacie także następne bez luki.',
  ],
  bonus: [
    'premi*',
    'to, co się płaci oprócz samej gry: za matadory, pierwsze lewy i Wolę. W książce: honory.',
  ],
  bete: ['bet|beta|bety|betę', 'to, co przegrani wkładają do miseczki: tyle, ile by z niej zabrali.'],
  remise: ['remis*', 'przegrana przez równość: każda strona ma połowę lew.'],
  codille: ['kodyli*', 'pełna przegrana: druga strona ma więcej lew i zabiera miseczkę.'],
  vole: ['Wola|Woli|Wolę|Wolą|Vole', 'wszystkie lewy.'],
  delices: [
    'Délices',
    'przysmak: dopłata dla innego gracza, który przebije pierwsze wyjście w kolor oddanego króla.',
  ],
  casco: ['Kaśko|Kaśka', 'gra dla tego, kto ma oba czarne asy: atuty nazywa ten, kto ma wołanego króla.'],
  forced: ['Spadille forcée', 'wszyscy spasowali: musi grać ten, kto ma Spadilię, asa pik.'],
  solo: ['Solo', 'gra w pojedynkę, bez pomocy.'],
  eldest: ['na ręku', 'gracz po prawej ręce rozdającego: mówi i wychodzi pierwszy.'],
};
