import type {Page} from '@quinola/table';

/** The rules of twenty-one in Swedish; what is whose, the English page says. */
export const page: Page = {
  lang: 'sv',
  termLang: 'pl',
  title: 'Tjugoett',
  intro:
    'Den som kommer närmast tjugoett vinner, och den som kommer över har förlorat. Allt gäller låtsaspengar: här kan inget köpas, och inget sparas till nästa gång.',
  sections: [
    {
      id: 'cards',
      title: 'Korten',
      blocks: [
        {
          p: 'Den stora leken har 52 kort, den lilla 24, från nian till esset. Färgerna spelar ingen roll. Sifferkort räknas efter valör, en knekt två, en dam tre, en kung fyra och ett ess alltid elva; i den lilla leken räknas en nia inget.',
        },
      ],
    },
    {
      id: 'stakes',
      title: 'Giv och insatser',
      blocks: [
        {
          p: 'En spelare håller banken; de andra spelar mot honom. Var och en får ett dolt kort, bankiren sist. Sedan satsar var och en, från bankirens vänstra sida: inte mindre än man har avtalat, och inte mer än det som finns i banken. Om bank och insatser säger sidan ingenting; så här spelar man hemma.',
        },
        {
          p: [
            'I spelet om potten (',
            ['pula', 'potten'],
            ') håller ingen banken: alla betalar lika mycket till potten, och var och en spelar för sig.',
          ],
        },
      ],
    },
    {
      id: 'play',
      title: 'Ett kort, eller nog',
      blocks: [
        {
          p: 'I tur och ordning tar var och en kort efter kort, så länge han vill eller tills han har tjugoett eller mer. Med 22 eller mer är han över och har genast förlorat, även om bankiren sedan också kommer över. Vid 21 slutar man av sig själv.',
        },
        {
          p: [
            'Två ess är det persiska ögat (',
            ['perskie oczko', 'det persiska ögat'],
            '). Det vinner alltid, fast det räknas 22, men bara som de två första korten och utan något mer.',
          ],
        },
        {
          p: 'Bankiren drar sist, med öppna kort: till och med 15 måste han ta, vid 16 får han välja, och från 17 får han inte. Där man har avtalat det tar han som han vill, och fem målade kort vinner genast.',
        },
      ],
    },
    {
      id: 'score',
      title: 'Vem som vinner',
      blocks: [
        {
          p: 'Mot banken gör var och en upp för sig: ett persiskt öga vinner, också mot bankirens, eftersom det var där först; den som är över förlorar; en bankir med två ess vinner; en bankir som är över förlorar; annars vinner den högre summan, och lika summor är bankens. Man får lika mycket som man har satsat. En bank som inte kan betala mer är sprängd.',
        },
        {
          p: 'Potten går genast till det första persiska ögat, annars till den som är närmast 21. De som har lika delar, och det som inte går att dela ligger kvar till nästa omgång, liksom alltsammans när alla är över.',
        },
      ],
    },
    {
      id: 'odds',
      title: 'Vad som går att räkna ut',
      blocks: [
        {
          p: 'I den stora leken är vid 15 tjugo av 52 kort för mycket, vid 16 tjugofyra, vid 17 tjugoåtta. I den lilla är det till och med 17 bara tior och ess: åtta av 24.',
        },
        {
          figure: 'over-large',
          caption:
            'Stora leken: hur många av dess 52 kort som är för mycket vid varje summa: 4 vid elva, 8, 12, 16, 20, 24 vid sexton, 28, 36, 44 och alla 52 vid tjugo.',
        },
        {
          figure: 'over-small',
          caption:
            'Lilla leken: av dess 24 kort är 4 för mycket vid elva, 8 från tolv till sjutton, 12 vid arton, 16 vid nitton och 20 vid tjugo.',
        },
        {
          p: 'Den som spelar så bra man kan förlorar ungefär nio av hundra som satsas på ett kort han ännu inte har sett: lika är bankens, och han kommer över först. Bara med ett ess eller en tia på handen är utsikterna på hans sida.',
        },
      ],
    },
  ],
};
