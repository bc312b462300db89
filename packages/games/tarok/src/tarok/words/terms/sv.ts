import type {Glossary} from '@quinola/table';

/** Swedish: the terms of Tarok for three and for two. */
export const terms: Glossary = {
  announce: [
    'anmäl|anmäler|anmälan|anmälningar|anmäls|anmält|anmälas',
    'att före första kortet säga vad handens tarocker, matadorer, kungar, kavallerier är värda: så mycket betalar var och en.',
  ],
  cavalry: [
    'kavalleri|kavallerier',
    'kung, dam, riddare och knekt i en färg: 10, halva (tre av dem) 5; med Sküs dubbelt.',
  ],
  kings: [
    'kungar',
    'av sju: fyra kungar, Sküs, XXI och Pagat. Tre på handen anmäls för 5, varje ytterligare 5.',
  ],
  home: ['för hem|hem', 'att ta sticket med den: då förblir den ens egen.'],
  ultimo: ['ultimo', 'i sista sticket: där vinns och förloras Pagat och kungar dyrare.'],
  buried: [
    'ligger i skaten|Pagat i skaten',
    'bortlagd med de två enda andra tarockerna; Pagat räknas då som hemförd.',
  ],
  par: [
    'över eller under 26',
    'en tredjedel av de 78 poängen: den som har färre betalar vad som fattas till den som har fler.',
  ],
  pot: ['pott|potten', 'vad varje givare lägger in: Pagat ultimo tar hela, en kung ultimo halva.'],
  direct: [
    'Pagat och ultimo',
    'betalas genast: 10 för förlorad Pagat, 20 i sista sticket, 10 för en kung där.',
  ],
  table: [
    'Kungar och Pagat',
    'kungar och Pagat ligger öppna framför den som har dem: 5 och 10, skillnaden betalas.',
  ],
  party: ['parti|partiet', 'för två: den vinner som når 100 poäng, dubbelt om den andra har under 50.'],
  grosz: ['grosz|groszy', 'det lilla polska myntet, som ett parti betalas i.'],
};
