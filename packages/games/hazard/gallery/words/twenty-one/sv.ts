import type {TwentyOneGallery} from './en.js';

/** Swedish: the page of twenty-one. */
export const words: TwentyOneGallery = {
  pageTitle: 'Tjugoett, det polska Oczko',
  description:
    'Spela tjugoett, det polska Oczko, mot en bank eller om potten: stor eller liten lek, persiskt öga, om låtsaspengar, mot motspelare som tänker i din webbläsare.',
  name: 'Tjugoett',
  lead: 'mot banken eller om potten, om låtsaspengar',
  inside: 'Ett ess räknas elva, en kung fyra: ett kort till, eller nog?',
  more: 'Mer om tjugoett',
  tile: 'Ett kort, eller nog? Mot en bank eller om potten, med utsikter som är räknade exakt. För två till sex, om låtsaspengar.',
  options: {
    mode: ['Man spelar', 'mot en bank', 'om en pott'],
    pack: ['Lek', 'stor, 52 kort', 'liten, 24 kort'],
    players: ['Spelare', 'fyra', 'två', 'tre', 'fem', 'sex'],
    rounds: ['Omgångar', 'sex', 'tre', 'tolv'],
    'initial-cards': ['Före insatserna', 'ett kort var', 'två kort var'],
    'banker-rule': ['Bankiren', 'drar till 15 och stannar från 17', 'drar som han vill'],
    'persian-pays': ['Ett persiskt öga betalas', 'en gång', 'två gånger', 'tre gånger'],
    'five-pictures': ['Fem målade kort', 'är inget särskilt', 'vinner genast'],
    'bank-passes': ['Banken', 'stannar', 'går till den som spränger den', 'går laget runt'],
    'show-odds': ['Utsikterna', 'sägs på begäran', 'sägs alltid'],
  },
  opponentsBook:
    'De spelar som man gör hemma och efter det som kan räknas. Som <em>mästare</em> räknar de exakt: varje kort som ännu kan komma, mot en bank eller i spelet om potten, där ingen ensam kan göra bättre. Tryck på <em>Varför?</em>, så säger bordet vad som avgjorde.',
  opponentsFair:
    'Motspelarna vet bara vad deras plats får veta: sina kort, vad som ligger eller har legat öppet, och vad som har sagts. Den del som tänker får inget annat veta och kan alltså inte kika.',
  source:
    'en sida av polska återskapare, som bara berättar om en hand; bank, insatser och pott är de som man spelar med hemma.',
};
