import type {Glossary} from '@quinola/table';

/** Swedish: the terms of patience. */
export const terms: Glossary = {
  home: [
    'passar på en grundhög',
    'får läggas där, som nästa kort i färgen; från en grundhög kommer inget kort tillbaka.',
  ],
  foundation: [
    'grundhög|grundhögen|grundhögar|grundhögarna',
    'högarna som patiensen byggs på: från ess uppåt eller kung nedåt.',
  ],
  elsewhere: [
    'flyttas till en annan hög|läggas någon annanstans|flyttas|läggas om|annanstans',
    'paras: läggas på nästa kort i sin färg.',
  ],
  marry: ['para|paras|parning|parningar', 'att lägga ett kort på nästa i sin färg i utlägget.'],
  again: [
    'läggas ut på nytt|lägg ut på nytt',
    'när inget mer går samlas korten, blandas och läggs ut på nytt.',
  ],
  out: ['gått ut|gå ut|går ut', 'den färdiga bilden är nådd: patiensen är vunnen.'],
  fan: ['solfjäder|solfjädern|solfjädrar', 'några kort lagda över varandra: bara det översta är fritt.'],
  lane: ['gata|gatan|gator', 'den tomma platsen efter en kolumn: varje fritt kort får läggas där.'],
  talon: ['talong|talongen', 'kort som inte passade och ligger åt sidan tills de behövs.'],
  pack: ['lek|leken', 'korten som ännu inte är utlagda.'],
  rescue: ['rädda', 'det enda tillåtna regelbrottet: ess och kung ur sjätte raden.'],
  packet: ['hög|högen|högar', 'kort som ligger på varandra: bara det översta är fritt.'],
  bare: [
    'bar kung|kungar står bara|en kung bar',
    'en kung utan andra kort: varje översta kort får läggas på honom.',
  ],
  sail: ['vinge|vingen|vingar|vingarna', 'de åtta korten kring väderkvarnens mitt.'],
  ray: ['stråle|strålen|strålar', 'en linje i stjärnan, inifrån och ut: bara det yttersta kortet är fritt.'],
  grace: ['nåd', 'en stor lättnad: ett yttre kort går till en öppen stråles innersta plats.'],
  fill: ['fyll platserna|fylls|fyll|fylla', 'en tom plats får ett nytt kort innan spelet går vidare.'],
};
