import type {Page} from '@quinola/table';

/** The rules of faro in Swedish; what is whose, the English page says. */
export const page: Page = {
  lang: 'sv',
  termLang: 'pl',
  title: 'Farao',
  intro:
    'En håller banken (*bankier*), alla andra pointerar mot honom (*poniterzy*): ett kort som faller åt vänster vinner, ett som faller åt höger förlorar. Allt är låtsaspengar: här kan inget köpas, inget sparas till nästa gång, och partiet slutar efter några dragningar.',
  sections: [
    {
      id: 'stakes',
      title: 'Insatser',
      blocks: [
        {
          p: 'Varje pointör har en egen kortlek med 52 kort. Han lägger ett eller flera av dem (*poniterki*) dolda framför sig, med pengar på: en dukat eller mer, så mycket han har. Vid det här bordet ligger högst fem framför en pointör. Bankören blandar sin egen lek, en pointör kuperar, och sedan vänder pointörerna upp sina kort.',
        },
      ],
    },
    {
      id: 'drawing',
      title: 'Dragningen',
      blocks: [
        {
          p: 'Bankören drar hela sin lek i två högar (*ciągnięcie banku*): första kortet åt höger, andra åt vänster, tredje åt höger och så vidare. Höger är bankens, vänster är pointörernas. Två kort, höger och vänster, är ett par; det finns 26.',
        },
        {
          p: 'Ett kort med insats som faller åt vänster vinner så mycket som ligger på det, och ett som faller åt höger förlorar det. Är båda korten i paret av en valör (*plija*) tar banken hälften, och hälften av en udda summa avrundas uppåt åt banken. Det allra sista kortet är bankens fast det ligger till vänster.',
        },
        {
          p: 'Här räknas just det kortet, som i sidans exempel med spader nio; så avgörs varje kort en gång i en dragning.',
        },
      ],
    },
    {
      id: 'parol',
      title: 'Parol',
      blocks: [
        {
          p: 'Efter en vinst ligger insats och vinst tillsammans på kortet. Pointören tar dem, eller går vidare (*na parol*): han viker ett hörn på kortet, och allt som ligger där spelar i nästa dragning. Ett hörn för varje vinst: av en dukat blir det 2, 4, 8, 16 och efter fjärde hörnet 32. Något femte finns inte; den som då vinner tar allt. Den som förlorar på vägen förlorar allt som ligger där; hans eget var bara den första insatsen.',
        },
        {
          p: 'Efter två lika kan resten tas eller ligga kvar, med de hörn den har. Ett kort med vikta hörn är fördärvat: det hamnar under bordet. Sidan berättar om högar av förstörda kort på golvet.',
        },
        {
          p: 'Kan banken inte betala får pointörerna betalt i tur och ordning så långt det räcker, och banken är sprängd.',
        },
      ],
    },
    {
      id: 'salon',
      title: 'I salongerna',
      blocks: [
        {
          p: 'Omkring 1800 spelade färgerna ingen roll, och varje par gjordes upp genast: valören till höger förlorade, den till vänster vann, två lika tog hälften, och det som sista paret avgjorde var bankens. Mellan två par får en pointör lägga mer, flytta en insats till en annan valör, ta bort den eller ta det han har vunnit. Ett hörn får vikas genast efter en vinst, och parolen går vidare i samma lek.',
        },
      ],
    },
    {
      id: 'swindles',
      title: 'Vad fuskare gjorde',
      blocks: [
        {
          p: 'En pointör vek ett hörn i smyg fast kortet inte hade vunnit, eller smög ett andra kort under det; en bankör hade en lek som han kunde utantill, eller drog två kort i stället för ett. Inget av det går här: ett kort kan vikas bara efter sin egen vinst, leken blandas efter ett tal som kan kontrolleras efteråt, och ingen del av bordet som du eller dina motståndare ser vet vad som kommer härnäst.',
        },
      ],
    },
    {
      id: 'odds',
      title: 'Vad som kan räknas',
      blocks: [
        {
          p: 'Ett kort vinner en dragning med 100 chanser av 221, förlorar hälften med 3 av 52 och allt med 433 av 884. Så behåller banken 9 delar av 136 av varje insats, nästan sju dukater av hundra. Fem vinster i rad, från en till trettiotvå, kommer i 19 försök av tusen.',
        },
        {
          figure: 'places',
          caption:
            'Av de 52 platser i leken där ett kort kan ligga vinner det på 23,5, förlorar hälften på 3 och allt på 25,5.',
        },
        {
          figure: 'evenings',
          caption:
            'Hundra kvällar med fem dragningar, med en dukat på ett kort i varje: den tjocka linjen är vad hälften av alla pointörer minst har förlorat, 33 dukater till slut. En av tio har förlorat 61 eller mer, och en av tio har förlorat fem eller mindre, eller vunnit.',
        },
        {
          p: 'I en salong hänger bankens vinst på hur många kort av valören som är kvar i leken: den kommer bara av två lika och av sista paret. Är ett enda kvar kan två lika inte komma, och den som tar bort sin insats före sista paret spelar jämnt. Med alla fyra i en full lek vinner banken 99 delar av 4998, nästan två dukater av hundra, som Montmort och de Moivre fann, och 1764 Euler. Med tre eller fyra är en insats alltid avgjord före sista paret, så detta är inget annat än halva insatsen för varje gång två lika kan komma. Hos Montmort och de Moivre betalar sista kortet ingen, vilket bara spelar roll där ett enda är kvar.',
        },
      ],
    },
  ],
};
