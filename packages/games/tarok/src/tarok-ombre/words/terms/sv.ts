import type {Glossary} from '@quinola/table';

/** Swedish: the terms of Tarok-ombre. */
export const terms: Glossary = {
  tre: [
    'a Tre',
    'tre kort får begäras: det lägsta spelet på gammalt vis. Det spelas inte: den som säger det får ta över ett senare bud.',
  ],
  due: [
    'a Due',
    'två kort får begäras: på gammalt vis ett spel; på nytt spelas det inte: den som säger det får ta över ett senare bud.',
  ],
  uno: ['a Uno', 'ett kort får begäras.'],
  solo: ['Solo', 'inget kort får begäras: det högsta och dyraste spelet.'],
  hand: [
    'talade tidigare|senare bud',
    'den som talade tidigare får ta över det spel som en senare bjuder. Boken kallar det handen.',
  ],
  hold: ['ta över|tar över', 'att ta på sig det spel som en senare har sagt, utan att gå högre.'],
  forehand: ['förhand', 'den som sitter till vänster om givaren: bjuder först och spelar ut först.'],
  unseen: ['osett', 'sagt utan att ha sett korten.'],
  declarer: ['spelaren|spelarens', 'den som spelar mot de två andra och behöver 40 av de 78 poängen.'],
  enemy: [
    'spelar ensam',
    'mot de två andra, och behöver 40 av de 78 poängen. Boken kallar honom den gemensamma fienden.',
  ],
  asked: [
    'begära|begär|begärt|begäras',
    'att före spelet nämna ett räknande kort: den som har det ger det mot ett annat.',
  ],
  remis: ['remi|spelet står', '39 poäng: varken vunnet eller förlorat, ingen betalar.'],
  tout: ['Tout', 'alla 25 sticken: betalas i stället för spelet, tiofalt.'],
  marks: ['mark|marker', 'vad man betalar med: spelets marker.'],
  over: ['avstånd från 39', 'varje poäng över eller under 39 betalas vid sidan av spelet.'],
  thrown: ['kastas ihop', 'ingen spelar: nästa ger, och förhand får betalt.'],
};
