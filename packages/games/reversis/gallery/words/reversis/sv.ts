import type {ReversisGallery} from './en.js';

/** Swedish. */
export const words: ReversisGallery = {
  pageTitle: 'Reversy, Sverige 1819',
  description:
    'Spela Reversy efter de svenska reglerna från 1819: fyra spelare, var och en för sig, en korg med marker och hjärter knekt, mot motspelare som följer boken.',
  name: 'Reversy',
  lead: 'den vinner som tar minst, eller den som tar allt: med Quinola, som det spelades i Sverige 1819',
  inside: 'Fyra spelare, var och en för sig, och en korg med marker som följer hjärter knekt.',
  more: 'Mer om Reversy',
  tile: 'Undvik poäng, eller ta alla stick; och bli av med Quinola i tid. Fyra spelare, var och en för sig.',
  options: {
    rounds: ['Omgångar', 'tio'],
    fische: ['En Fische (stor mark) är värd', 'tio jettoner', 'fem jettoner'],
    claims: ['Betalning för Quinola och ess', 'kommer av sig själv', 'måste begäras'],
    'quinola-forcee': ['Quinola måste behållas', 'aldrig', 'i första omgången', 'i de två första omgångarna'],
    'other-quinola-in-reversy': ['En annans Quinola i en Reversy', 'betalas', 'betalas inte'],
    'quinola-bonne': ['Quinola i sista sticket av en Reversy', 'ingår i priset', 'betalas därtill'],
    'bete-order': ['Av flera beter kommer först', 'den största', 'den äldsta'],
    ceremony: ['Före given', 'genast till korten', 'dra tior om platserna'],
  },
  rulesReversis: 'Reversy',
  opponentsBook:
    'De byter, spelar ut och kastar efter bokens råd om gott spel och blir av med Quinola i tid. Tryck på <em>Varför?</em> så nämner bordet den grundsats som fällde avgörandet, med dess nummer. Som <em>mästare</em> föreställer de sig också givar som stämmer med allt de har sett, och lämnar bokens kort bara där ett annat säkert är bättre.',
  opponentsFair:
    'Motspelarna vet bara vad man får veta på deras plats: sina kort, vad som har spelats, och vad de själva har lagt bort eller dragit. Delen som tänker får inget annat och kan alltså inte tjuvkika.',
  source: 'Stockholm, 1819. Artikeln <i lang="sv">Reversy</i>: reglerna 1 till 42 och råden om gott spel.',
};
