import type {Glossary} from '@quinola/table';

/** Swedish: the terms of whist. */
export const terms: Glossary = {
  partner: ['partner|partnern|partnerns', 'den som sitter mitt emot: ni vinner och förlorar tillsammans.'],
  dummy: [
    'träkarlen|träkarl|träkarlens',
    'den döda handen i whist för tre: den ligger öppen, och en spelar den som partner.',
  ],
  honours: [
    'honnör|honnörer|honnörerna',
    'ess, kung, dam och knekt i trumf: tre hos en sida räknar 2, alla fyra 4.',
  ],
  point: ['poäng', 'varje stick över sex är en; tio är ett parti.'],
  call: [
    'ropar|ropa|rop|ropet',
    'att på åtta poäng högt fråga partnern om en tredje honnör: ett ja vinner partiet.',
  ],
  game: ['parti|partier|partiet', 'tio poäng. Det är värt mer ju färre de andra har.'],
  rubber: ['robbert|robberten|robbertar', 'en match: till dess en sida har vunnit två partier.'],
  slam: [
    'slam|slammar|storslam|lillslam',
    'alla tretton sticken, eller tolv för en liten: betalas utöver poängen.',
  ],
  simple: ['enkelt', 'ett parti mot förlorare med fem eller fler: det räknas en gång.'],
  double: ['dubbelt', 'ett parti mot förlorare med få poäng: det räknas två gånger.'],
  triple: ['tredubbelt', 'ett parti som räknas tre gånger: förlorarna har inget, i Warszawa en eller två.'],
  quadruple: ['fyrdubbelt', 'ett parti som räknas fyra gånger: i Warszawa, när förlorarna inget har.'],
  fishes: ['fisk|fiskar', 'enheten som en robbert betalas i: små marker formade som fiskar.'],
  preference: [
    'preferensfärgen|preferens',
    'den först uppslagna färgen i robberten: blir den trumf igen räknas allt dubbelt.',
  ],
  revoke: ['revoke|revoken', 'att inte bekänna fast man kan. Bevisad kostar den tre poäng.'],
  claim: ['resten', 'att lägga ner sina kort och ta alla stick som är kvar.'],
  turned: ['uppslagna kortet|uppslaget kort', 'givarens sista kort: dess färg är trumf.'],
  misdeal: ['gett fel|given är fel', 'en giv som gick fel: oftast ges det om.'],
  cut: ['kupera|kuperar|kuperas|kuperingen', 'att efter blandningen lyfta av en del och lägga den underst.'],
  ruff: ['stjäl|stjäla|stöld|överstöld|överstjäl', 'att ta med trumf en färg som man saknar.'],
  void: ['renons', 'att sakna kort i en färg.'],
  singleton: ['singelton|ensamt kort|blankt|blanka|blank', 'det enda kortet i en färg på en hand.'],
  finesse: [
    'mask|masken|maskning',
    'att spela det lägre av två kort i hopp om att ingen som spelar senare har kortet emellan.',
  ],
  invite: ['invit|inviten', 'att spela lågt från en färg med ett klätt kort: partnern ska vända i den.'],
  figure: ['klädda kort|klätt kort|klädda|klätt', 'kung, dam eller knekt, i whist även ess.'],
  free: [
    'gott kort|goda kort|trettonde kort|trettonde kortet',
    'det högsta kvarvarande i sin färg: bara trumf slår det.',
  ],
};
