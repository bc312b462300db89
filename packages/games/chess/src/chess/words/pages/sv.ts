import type {Page} from '@quinola/table';

/** The rules of chess in Swedish. Source: *Sposób naynowszy do nauczenia się w Szachy grać, przez Fieldinga* (about 1820). */
export const page: Page = {
  lang: 'sv',
  termLang: 'pl',
  title: 'Schack, Polen omkring 1820',
  intro:
    'Schack så som ett polskt häfte lärde ut det omkring 1820. Pjäserna går som i dag; det som skiljer är vad en bonde blir, vad en patt är värd och vad man måste säga.',
  sections: [
    {
      id: 'board',
      title: 'Brädet',
      blocks: [
        {
          p: [
            'Brädet (',
            ['Arcabnica', 'brädet'],
            ') har 64 rutor och ligger så att varje spelare har en vit ruta i högra hörnet. Linjerna från spelare till spelare heter a till h, raderna tvärs över 1 till 8.',
          ],
        },
        {
          p: 'Vit står på de två första raderna, svart på de två sista: tornen i hörnen, därnäst springarna, sedan löparna; damerna på d1 och d8, var och en på sin färg, kungarna bredvid dem och bönderna framför. Vem som börjar säger häftet inte; här gör vit det, om inget annat är avtalat.',
        },
      ],
    },
    {
      id: 'men',
      title: 'Pjäserna',
      blocks: [
        {
          grid: {
            caption: 'Hur de går',
            head: ['Pjäs', 'i häftet', 'går'],
            rows: [
              ['Kung', 'Król', 'en ruta åt vilket håll som helst, aldrig till en som är hotad'],
              ['Dam', 'Hetman', 'åt alla håll, så långt det är fritt'],
              ['Torn', 'Wieża', 'rakt, så långt det är fritt'],
              ['Löpare', 'Laufer', 'snett, så långt det är fritt'],
              ['Springare', 'Skacz', 'till tredje rutan, av den andra färgen; den hoppar över andra'],
              ['Bonde', 'Chłop', 'en ruta framåt, från sin plats också två; slår snett framåt'],
            ],
          },
        },
        {
          p: 'En bonde som med två steg går förbi en fientlig bonde får slås av den i förbigående, som om den hade gått ett; bara genast, och bara om motspelaren vill.',
        },
        {
          p: 'Rockad: kungen går två rutor mot ett torn, och tornet ställer sig på rutan han gick över. Det är förbjudet om kungen har flyttat (a), om tornet har det (b), ur schack (c), över en ruta där han skulle stå i schack (d), eller om någon står emellan (e).',
        },
      ],
    },
    {
      id: 'promotion',
      title: 'Vad en bonde blir',
      blocks: [
        {
          p: 'På sista raden blir en bonde det som dess sida har förlorat. Är damen förlorad blir den dam, utan val. Står hon kvar blir den ett torn, en löpare eller en springare som är förlorad, efter spelarens val. Är ingenting förlorat vilar den: den flyttar inte och hotar inget förrän en annan av sidans pjäser slås, och då tar den genast dess plats.',
        },
        {
          note: 'Där häftet tiger: en vilande bonde får slås; är de flera väljer ägaren vilken som tar platsen; ingen får slå en pjäs om den vilande bonden på dess plats genast skulle schacka. I dag (promotion="modern") blir en bonde vilken pjäs som helst.',
        },
      ],
    },
    {
      id: 'ends',
      title: 'Schack, matt, patt',
      blocks: [
        {
          p: 'En schack besvaras genom att man slår pjäsen som ger den, ställer en pjäs emellan eller går undan. Hjälper inget är det matt, och partiet är vunnet.',
        },
        {
          p: 'Den som inte har något drag och inte står i schack är patt: han förlorar halva partiet. I England, säger häftet, vinner han det till och med (stalemate="england"); i dag vinner ingen.',
        },
        {
          p: 'Häftet känner inte till remi. Bordet slutar ett parti utan vinst när en ställning kommer för tredje gången eller femtio drag går utan att en bonde flyttas eller något slås, och båda får skiljas åt i samförstånd; safety-draws="no" tar bort det. Efter dagens regler (rules="modern") kräver man denna remi, och en ställning där ingen kan göra matt slutar partiet.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'Lagar',
      blocks: [
        {
          p: 'En pjäs som man har rört vid måste flyttas (a). En schack som inte sägs behöver man inte bry sig om (d). En matt som inte sägs vinner halva partiet (e). Det gäller vid ett strängt bord (strict-etiquette="yes").',
        },
        {
          p: 'Stod en pjäs fel, och motspelaren märker det först efter sitt eget drag, får ingen ta tillbaka (f); har en pjäs gått längre än den får avgör motspelaren om det ska gälla (g). Vid det här bordet är bägge omöjliga.',
        },
        {
          p: 'Den svagare spelaren kan få en pjäs i förväg: bonden framför kungslöparen, en springare, ett torn, damen (odds).',
        },
      ],
    },
    {
      id: 'marked',
      title: 'Den märkta bonden',
      blocks: [
        {
          p: 'Ett tidsfördriv: en spelare åtar sig att göra matt med en viss bonde (marked="g2"). Han förlorar om den slås eller förvandlas, eller om en annan pjäs gör matt. Han kan också åta sig att inte slå några bönder (spare-pawns="yes").',
        },
      ],
    },
    {
      id: 'matter',
      title: 'Vad häftet visar',
      blocks: [
        {
          p: 'I slutet av häftet står partier, ställningar, matter på villkor och märkta bönder. Allt som går att läsa eller återställa ur dragen kan man följa eller lösa (i menyn, bland problemen). Träsnitten är borta och med dem resten; dyker ett läsligt exemplar upp väntar varje stycke med sitt nummer.',
        },
        {
          grid: {
            caption: 'Vad som är kvar',
            head: ['Del', 'bevarat', 'förlorat'],
            rows: [
              ['Partier', '3 till 6, som i häftet', '1 och 2: bara rubrikerna är kvar'],
              [
                'Ställningar',
                '9, 10 och 13 som i häftet; 4, 8, 11 och 12 återställda ur dragen; 5 och 14 gissade, utan häftets lösning',
                '1, 2, 3, 6, 7 och 15',
              ],
              [
                'Särskilda matter',
                '1 och 3 som i häftet; 2, 4, 5 och springarens marsch återställda; marschens slut är vårt',
                'villkoren som de skulle ges på',
              ],
              [
                'Märkt bonde',
                'löparens från tredje draget och damens, återställda; marskalken av Sachsens utan de två sista dragen',
                'tornets och tre till',
              ],
            ],
          },
        },
      ],
    },
  ],
};
