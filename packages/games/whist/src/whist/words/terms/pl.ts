import type {Glossary} from '@quinola/table';

/** Polish: the terms of whist. */
export const terms: Glossary = {
  partner: [
    'partner|partnera|partnerem|partnerowi|partnerze',
    'kto siedzi naprzeciw: wygrywacie i przegrywacie razem.',
  ],
  dummy: [
    'dziadek|dziadka|dziadkiem',
    'martwa ręka w wiście dla trzech: leży odkryta, gra nią jeden jako partnerem.',
  ],
  honours: [
    'honor|honory|honorów|honorami|honoru',
    'as, król, dama i walet atu: trzy jednej strony liczą 2, wszystkie cztery 4.',
  ],
  point: ['punkt|punkty|punktów', 'każda lewa ponad sześć to jeden; dziesięć to partia.'],
  call: [
    'wzywam|wzywa|wzywasz|wezwać|wezwanie|wezwaniem',
    'na ośmiu zapytać partnera głośno o trzeci honor: „tak” wygrywa partię.',
  ],
  game: ['partia|partię|partie|partii', 'dziesięć punktów. Warta tym więcej, im mniej mają przeciwnicy.'],
  rubber: ['rober|robera|robry', 'mecz: trwa, aż jedna strona wygra dwie partie.'],
  slam: ['szlem|szlemy|szlema|szlemik', 'wszystkie trzynaście lew, mały dwanaście: płacony obok punktów.'],
  simple: ['pojedynczo', 'partia wygrana z tymi, co mają pięć lub więcej: liczy się raz.'],
  double: ['podwójnie', 'partia wygrana z tymi, co mają mało punktów: liczy się dwa razy.'],
  triple: ['potrójnie', 'partia licząca się trzy razy: przegrani nie mają nic, w Warszawie jeden lub dwa.'],
  quadruple: ['poczwórnie', 'partia licząca się cztery razy: w Warszawie, gdy przegrani nie mają nic.'],
  fishes: [
    'fiszka|fiszki|fiszek|fiszkę',
    'jednostka, w której płaci się rober: małe żetony w kształcie ryb.',
  ],
  preference: [
    'preferencji|preferencja',
    'pierwszy kolor odkryty w robrze: gdy znów jest atu, wszystko liczy się podwójnie.',
  ],
  revoke: [
    'fałszywy renons|fałszywego renonsu',
    'niedołożenie do koloru, choć się go ma. Dowiedziony kosztuje trzy punkty.',
  ],
  claim: ['reszta|resztę|reszty', 'wyłożyć karty i wziąć wszystkie pozostałe lewy.'],
  turned: ['odkrytą kartę|odkryta karta|odkrytej karty', 'ostatnia karta rozdającego: jej kolor jest atu.'],
  misdeal: [
    'rozdano błędnie|myli się|mylisz się',
    'rozdanie, które się nie udało: zwykle rozdaje się na nowo.',
  ],
  cut: [
    'przełóż|przekłada|przekładasz|przełożenie|przełożenia',
    'po tasowaniu zdjąć część talii i położyć ją pod spód.',
  ],
  ruff: [
    'przebić|przebija|przebije|przebitka|przebitką|przebicia|nadbitkę|przebijać',
    'wziąć atutem kolor, którego się nie ma.',
  ],
  void: ['nie ma koloru|nie ma tego koloru', 'brak kart jednego koloru.'],
  singleton: ['singleton|singletona|singla|gołego|goły', 'jedyna karta koloru w ręce.'],
  finesse: [
    'impas|impasu|impasem',
    'zagrać młodszą z dwóch kart w nadziei, że nikt, kto gra później, nie ma karty pomiędzy nimi.',
  ],
  invite: ['inwit|inwitu|inwitem|inwita', 'wyjść małą z koloru z figurą: prosi, by partner kolor odwrócił.'],
  figure: ['figura|figury|figurę|figur|figurą', 'król, dama lub walet, w wiście także as.'],
  free: [
    'wolna karta|wolne karty|wolną kartę|trzynasta karta|trzynastą kartę',
    'najstarsza z pozostałych w kolorze: bije ją tylko atu.',
  ],
};
