import type {Section} from '@quinola/table';

/** The bidding of Lomber in Swedish: its order, and the games from the lowest (L. 1000-1104, 1206-1574). */
export const ladder: Section = {
  id: 'bidding',
  title: 'Budgivningen och spelen',
  blocks: [
    {
      p: 'Förhand passar eller bjuder ett spel. Nästa man måste bjuda högre eller passa; då får den av de två som sitter före ta över samma spel (”jag tar över”), bjuda ännu högre eller passa. När en av dem har passat bjuder den tredje mot den andre. Den som har passat är ute ur budgivningen. Passar alla kastas korten ihop, och nästa givare lägger till sin insats.',
    },
    {
      grid: {
        caption: 'Spelen från det lägsta',
        head: ['Spel', 'Hur det spelas'],
        rows: [
          [
            ['Begär (', ['zapytanie', 'begäran: ”jag begär”'], ')'],
            'man väljer trumf och byter sedan. Den som har vunnit budgivningen med begär får ännu välja ett annat spel, högst stor kask, men inte solo.',
          ],
          ['Begär i favoriten', 'detsamma, med favoriten som trumf.'],
          [
            ['Turné (', ['Tournée', 'vänd', 'fr'], ')'],
            'talongens översta kort vänds upp: dess färg är trumf, och kortet blir Lombrens. Sedan byter han.',
          ],
          [
            ['Obskyr (', ['Obscur', 'i mörkret', 'fr'], ')'],
            'åtta eller nio kort läggs bort innan man har sett några nya, och lika många tas: uppifrån, nerifrån eller, högst, från talongens mitt. Sedan väljs trumf. Den som har ett svart ess behåller det.',
          ],
          [
            ['Stor kask (', ['wielkie Kaśko', 'av spanskan: jag faller'], ')'],
            'kräver båda svarta essen, som visas upp; sedan som turné.',
          ],
          [
            ['Solo, ', ['sans prendre', 'utan att ta', 'fr']],
            'man väljer trumf och byter inget. I favoriten är det ett högre bud.',
          ],
          [[['Tout', 'allt', 'fr']], 'solo med löfte om alla stick. I favoriten ännu högre.'],
          ['Grandissimo', 'solo utan trumffärg: bara de två svarta essen är trumf.'],
          ['Nullissimo', 'Lombren får inte ta ett enda stick; också här är bara de svarta essen trumf.'],
        ],
      },
    },
    {
      p: 'I början fanns bara begär och solo. Bokens författare beklagar allt det andra: det tog från lombern dess första renhet och gjorde den till ett lyckospel bland andra.',
    },
  ],
};
