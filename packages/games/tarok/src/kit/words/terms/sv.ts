import type {Glossary} from '@quinola/table';

/** Swedish: the terms of all games on 78 cards. */
export const terms: Glossary = {
  tarok: [
    'tarock|tarocken|tarocker|tarockerna',
    'ett av 22 ständiga trumfkort: XXI högst, I lägst, och därtill Sküs.',
  ],
  sky: ['Sküs', 'Harlekin: får spelas när som helst, tar ingenting och stannar hos sin ägare.'],
  skize: ['ursäktar mig med Sküs', 'Sküs läggs till sticket och behålls, mot ett tomt kort.'],
  pagat: ['Pagat', 'tarock I, gycklaren: den lägsta tarocken, värd 5.'],
  matador: ['matador|matadorer', 'Sküs, XXI och Pagat; vid anmälan också de tarocker som följer utan lucka.'],
  skat: [
    'skat|skaten',
    'tre kort lagda dolda åt sidan; de räknas till slut. Kung och tarock får inte ligga där.',
  ],
  counting: ['räknande|räknande kort', 'kungar, XXI, Pagat och Sküs 5, damer 4, riddare 3, knektar 2.'],
  empty: [
    'tomt|tomma|tomt kort|tomma kort',
    'hacka i en färg eller tarock II till XX: ensam inget värd, tre räknar 1.',
  ],
  packet: ['bunt|bunten', 'tre kort som räknas ihop, så att hela leken blir 78.'],
  knight: ['riddare|riddaren', 'den ridande figuren, mellan dam och knekt.'],
  whip: ['piska|piskan', 'den färg man är starkast i, utspelad gång på gång tills andra måste stjäla.'],
  figure: ['klätt kort|klädda kort|klädda|klätt|klädd|figur|figurer', 'kung, dam, riddare eller knekt.'],
  void: ['renons', 'att sakna kort i en färg: då måste tarock läggas.'],
  redSuits: [
    'hjärter|ruter',
    'i de röda färgerna räknas talen baklänges: K D R Kn E 2 3 … 10, tvåan slår tian.',
  ],
};
