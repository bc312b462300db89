import type {Glossary} from '@quinola/table';

/** Swedish: the terms of chess. */
export const terms: Glossary = {
  check: ['schack', 'kungen är hotad: han måste bort, angriparen slås eller en pjäs ställas emellan.'],
  mate: ['matt|Matt', 'en schack som kungen inte kan räddas ur: partiet är vunnet.'],
  stalemate: [
    'patt|Patt',
    'ingen schack och inget drag: i häftet är partiet till hälften förlorat, i England vunnet, i dag remi.',
  ],
  officer: ['pjäs|pjäsen|pjäserna', 'en bricka på brädet; i häftet skiljs bönder från de andra.'],
  castle: [
    'rockad|rockera',
    'kungen går två rutor mot ett torn, som ställer sig på hans andra sida; ingen av dem får ha flyttats.',
  ],
  idle: [
    'vilande|vilar',
    'en bonde på sista raden medan ingenting är förlorat: den väntar där tills en pjäs är det.',
  ],
  passing: [
    'i förbigående',
    'en bonde som med två steg går förbi en annan kan slås av den som om den gått ett.',
  ],
  odds: ['handikapp', 'en pjäs som den starkare ger före partiet.'],
};
