import type {Glossary} from '@quinola/table';

/** Swedish: the terms of Mariage. */
export const terms: Glossary = {
  partia: [
    'parti|Parti|partiet|Partiet',
    'ett spel till 131 poäng: en giv, eller två vars poäng läggs ihop.',
  ],
  talon: ['talong|Talong|talongen|Talongen', 'korten som inte gavs; efter varje stick drar båda överst.'],
  marriage: ['mariage|mariager|Mariage|Mariager', 'kung och ober i en färg: tjugo poäng, i trumf fyrtio.'],
  ober: ['ober', 'den högre officeren i en färg, i stället för damen i en fransk lek; tre poäng.'],
  unter: ['unter', 'den lägre officeren i en färg, i stället för knekten i en fransk lek; två poäng.'],
  arrest: ['Arrest|arrest|Arresten|arresten', 'att i andra given påstå sig ha 131 poäng.'],
  dubla: ['Dubla|dubla', 'ett parti som vinns i första given; det betalas dubbelt och kallas torrt.'],
  sympla: ['Sympla|sympla', 'ett parti som vinns i andra given; det betalas enkelt och kallas vått.'],
  swatowe: ['Swatowe', 'giftermålsmäklarens lön: fem insatser för alla fyra mariagerna i en giv.'],
};
