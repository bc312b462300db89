import type {Page} from '@quinola/table';

/** The rules of Vira in Swedish, in the form of the English page. */
export const page: Page = {
  lang: 'sv',
  termLang: 'sv',
  title: 'Vira, 1819',
  intro:
    'En mot två, med tretton kort var och en talong på tretton: en stege av trettioen spel, från sex köpta stick till alla tretton utan att ett kort har bytts.',
  sections: [
    {
      id: 'cards',
      title: 'Kort och färger',
      blocks: [
        {
          p: 'En hel lek på femtiotvå; esset är högst. Ett kort ur den andra leken gör färg i varje giv: dess färg är högsta färg, den andra av samma kulör andra färg, de två övriga ofärg. Trumfess, kung, dam och knekt är honnörer: fyra räknas som fyra, tre som två.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Given',
      blocks: [
        {
          p: 'Allt går åt vänster. Var och en av tre får tretton kort, tre eller fyra åt gången; tretton blir över, talongen. Den till vänster om givaren är förhand och talar och spelar ut först. Av fyra sitter den till höger om givaren över.',
        },
      ],
    },
    {
      id: 'auction',
      title: 'Budgivningen',
      blocks: [
        {
          p: 'Alla talar i tur och ordning tills två har passat; ett pass gäller. Den som sitter senare måste gå högre; lika spel i lika hög färg tillhör den som sitter före. Köpspel och solo kan bjudas i färg, andra eller högsta, eller i högsta färg; själva färgen nämns senare och får vara bättre.',
        },
        {
          p: [
            'Några bud lämnar spelet öppet: ',
            ['begär', 'sex stick med köp, eller liten misère'],
            ', tournée, gasque och solo. Den som lämnas ensam med ett sådant väljer; den som bjuds över nämner ett högre spel eller passar. Passar alla, ger nästa.',
          ],
        },
      ],
    },
    {
      id: 'games',
      title: 'Spelen',
      blocks: [
        {
          list: [
            'Köp, sex till tio stick: trumf nämns, sedan byts hur många kort som helst.',
            'Tournée, sex till åtta: talongens översta kort gör trumf och är det första som dras.',
            'Liten och stor misère: inget stick, efter byte; i den lilla läggs ett kort undan och tolv spelas.',
            'Gasque på ett till sex: så många egna kort behålls och hela talongen tas; på ett kort krävs åtta stick, på fem eller sex tolv. På ett eller två får den spelas som misère.',
            'Solo: inget byts, sex till tolv stick; eller en misère, sluten, öppen efter första sticket, eller royale, då alla tre lägger korten öppna före det.',
            'Wira: tretton stick med de bästa av tjugosex kort. Solo wira: tretton utan talongen.',
          ],
        },
      ],
    },
    {
      id: 'exchange',
      title: 'Bytet',
      blocks: [
        {
          p: 'Spelaren byter först, sedan motspelaren till vänster, sedan den andre, var och en så många han vill och talongen räcker till. Hur många sägs, vilka sägs inte. Efter gasque och wira finns inget kvar åt de andra.',
        },
        {
          p: 'En spelare med köp som ser att han inte kan vinna får köpa om en gång; i en tournée får han vända nästa kort, så ofta det finns några. En bet skrivs genast för honom, i en tournée var och en dubbelt så stor som den förra. Fram till första utspelet får han lägga sig: det är en bet, aldrig två. En tournée som ges upp får tas över av en annan, som vänder nästa kort.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Spelet',
      blocks: [
        {
          p: 'Förhand spelar ut. Färg måste bekännas; ingen behöver trumfa eller sticka över. De två spelar tillsammans utan ett ord. Stickspel spelas till slut, en misère till sitt andra stick. Den som spelar ut som spelare får lägga ned korten och begära resten; ser en motspelare en chans, spelas det vidare.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Betalningen',
      blocks: [
        {
          p: 'De stick som krävdes, de som är över eller under, och honnörer läggs ihop och multipliceras: med två för sex stick i ofärg, mer för fler stick, dubbelt i andra färg, fyrdubbelt i högsta, och dubbelt igen i tournée och solo. Femtio poäng är en fisch; hälften räknas, och inget betalar mindre än en. Gasque, misèrer och wira har fasta priser. Varje motspelare betalar den som vinner, och den som förlorar betalar var och en.',
        },
      ],
    },
    {
      id: 'betes',
      title: 'Ål och beter',
      blocks: [
        {
          p: 'Så länge ingen bet står spelar man om en ål på tolv fisch, vars ägare betalar vinnaren; de används från förste givaren. Ett stick för litet är en bet, fler är kodilj, två beter. En bet skrivs med ägarens namn, en fisch större än det man spelade om, och betalas av honom till den som vinner den; sin egen stryker han. Den största går först. Efter kodilj delas den gående beten mellan de två motspelarna.',
        },
        {
          p: 'Ett spel som köps om och vinns betalar bara det som går över spelets eget pris; förloras det, betalas det två gånger och beter av dubbel storlek skrivs. Vända tournéer som gavs upp betalas var och en i sin färg.',
        },
      ],
    },
    {
      id: 'end',
      title: 'Slutet',
      blocks: [
        {
          p: 'Efter så många vunna spel som avtalats delas de beter som står mellan dem som har gått minst tre beter, kodiljbeter oräknade; den som är skyldig mer än sin del betalar skillnaden.',
        },
      ],
    },
    {
      id: 'readings',
      title: 'Vad boken lämnar öppet',
      blocks: [
        {
          list: [
            'Förhand spelar ut, ett pass gäller, och den andra leken gör färg som i boston: så brukade man spela.',
            'En ål tillhör spelarna i tur och ordning, som blocket i l’hombre.',
            'Den som lägger sig betalar spelets blotta pris.',
            'Raden för sju stick är förlorad; den följer av att tournée och solo kostar dubbelt.',
          ],
        },
      ],
    },
  ],
};
