import type {Glossary} from '@quinola/table';

/** Swedish: the terms of Cassino. */
export const terms: Glossary = {
  round: ['omgång', 'fyra kort till var och en; när de är spelade fyra till, tills leken är slut.'],
  lay: ['lägg ned kortet|lägg ned det', 'lägg det öppet bland korten på bordet, där en annan kan ta det.'],
  clearing: [
    'rensat|rensar|rensa|Rensade bord',
    'att ta de sista korten från bordet: en poäng, som skrivs genast.',
  ],
  sweep: ['Sweep', 'den som tog sist får resten; ett klätt kort som givarens sista tar allt.'],
  lurch: ['lurchad', 'ett spel förlorat med färre än fem poäng, på tre man sju: det kostar dubbelt.'],
  setOff: ['avdraget', 'den mindre poängen dras från den större, och bara resten skrivs.'],
  great: ['stora kasino', 'ruter tio, värd två poäng; i spelet en tia som andra.'],
  little: ['lilla kasino', 'spader två, värd en poäng; i spelet en tvåa som andra.'],
  court: ['klätt kort', 'kung, dam eller knekt: de har inget tal och tar bara sin egen sort.'],
  stake: ['insats|insatser', 'vad varje förlorare betalar för ett spel; den som är lurchad betalar två.'],
};
