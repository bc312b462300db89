import type {CinquilleGallery} from './en.js';

/** Swedish. */
export const words: CinquilleGallery = {
  pageTitle: 'Cinquille, omkring 1820',
  description:
    'Spela cinquille i webbläsaren efter regler från omkring 1820: lomber på fem man hand, där en kung kallas och den som har den är hemlig partner.',
  name: 'Cinquille',
  lead: 'lomber på fem man hand: en kung kallas, och bara den som har den vet vem som är partner',
  inside: 'Fem spelare, fyrtio kort, en kallad kung och en skål.',
  more: 'Mer om cinquille',
  tile: 'Lomber på fem man hand. En kung kallas: den som har den spelar i hemlighet med, tills den faller.',
  options: {
    tours: ['Varv, där var och en ger en gång', 'två', 'ett', 'fem'],
    favourites: ['Favoritfärger, som kostar mer', 'inga', 'färgen i det första vunna spelet', 'tre'],
    'bete-by': ['En bet betalas', 'av lombren och hans partner', 'av lombren ensam'],
    delices: ['Délices', 'betalas', 'spelas inte'],
    'vole-pricing': ['Alla stick kostar', '2, anmälda 4', '4, anmälda 12'],
    packets: ['Korten ges', 'fyra, fyra', 'tre, tre, två'],
    'missed-vole-matadors': ['Matadorer när en anmäld vole missas', 'betalas ändå', 'räknas inte'],
    'look-at-tricks': ['Lombren får se på sticken', 'i Solo', 'alltid när han spelar ensam'],
    ceremony: ['Före given', 'genast till korten', 'dra kort om platserna'],
  },
  rulesCinquille: 'Cinquille',
  opponentsBook:
    'De bjuder, kallar och spelar efter bokens råd så långt de kan följas från en enda hand. Tryck på <em>Varför?</em> så nämner bordet den grundsats som fällde avgörandet. Mästaren avviker från den bara där tänkta givar, spelade till slut, visar att ett annat kort ger mer.',
  opponentsFair:
    'Motspelarna vet bara vad man får veta på deras plats: sina kort, vad som har bjudits och vad som har spelats. Vem som är partner får de inte veta förr än du. Delen som tänker får inget annat och kan alltså inte tjuvkika.',
  source:
    'Polen, omkring 1820. Delen om <i lang="pl">Cinkwil</i> med de gemensamma reglerna för <i lang="pl">Kadryl</i> och <i lang="pl">Cinkwil</i>.',
};
