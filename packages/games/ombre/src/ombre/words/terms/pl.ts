import type {Glossary} from '@quinola/table';

/** Polish: the terms of Ombre. */
export const terms: Glossary = {
  ombre: ['lomber|lombra|lombrowi|lombrem', '„człowiek”: ten, kto gra sam przeciw wszystkim innym.'],
  favourite: ['faworyt*', 'kolor tego rozdania, w którym jako atutowym płaci się podwójnie.'],
  matadors: [
    'matador*',
    'Spadilia, Manilia i Basta, trzy najwyższe atuty; przy wypłacie także następne bez luki.',
  ],
  talon: ['talon*', 'karty, które zostały z rozdania: wymienia się je z wierzchu.'],
  bonus: [
    'premi*',
    'to, co się płaci oprócz samej gry: za matadory, pierwsze lewy i Wolę. W książce: honory.',
  ],
  bete: ['bet|beta|bety|betę', 'to, co przegrany wkłada do miseczki: tyle, ile by z niej zabrał.'],
  remise: ['remis*', 'przegrana przez równość: ktoś ma tyle samo lew co lomber.'],
  codille: ['kodyli*', 'pełna przegrana: ktoś inny ma więcej lew niż lomber.'],
  vole: ['Wola|Woli|Wolę|Wolą|Vole', 'wszystkie lewy.'],
  tournee: ['Tournée', 'gra, w której atuty wskazuje karta odkryta z talonu.'],
  obscur: ['Obscur', 'gra, w której prawie całą rękę bierze się na nowo z talonu.'],
  casco: ['Kaśko', 'Tournée dla tego, kto pokaże oba czarne asy.'],
  solo: ['Solo', 'gra, w której lomber nie wymienia kart.'],
  eldest: ['na ręku', 'gracz po prawej ręce rozdającego: mówi i wychodzi pierwszy.'],
};
