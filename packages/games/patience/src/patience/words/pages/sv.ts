import type {RulesPages} from '../types.js';
import {pagesOf, type Terms} from './page.js';

const BOOK = 'Efter Lady Adelaide Cadogans bok om patienser (1874) och dess ryska översättning.';
const REDEAL =
  'När inget kort är fritt längre får solfjädrarna samlas, blandas och läggas ut på nytt, två gånger i allt. Boken gör det bara då; att du får göra det tidigare är vårt, och ett bord kan ställas in efter bokens bokstav.';
const EMPTY = 'En tömd solfjäder förblir tom.';

/** Terms of the Russian translation. */
const TERMS: Terms = [
  ['solfjädrar', 'пачки, högar, som här breds ut'],
  ['fritt|fria', 'годная: inget annat kort täcker det, så att det får användas'],
  ['paras|parningar', 'марьяжъ: ett kort lagt på nästa i sin färg'],
  ['grundkort|(?<=till sina )platser', 'основныя карты, som patiensen byggs på'],
  ['läggas ut på nytt|ges på nytt', 'повтореніе игры, när ingenting mer går att flytta'],
  ['gata', 'дорожка eller промежутокъ, platsen efter en tömd kolumn'],
  ['talongen|talongens', 'талонъ: kort som läggs åt sidan tills deras tur kommer'],
  ['räddningen', 'нарушеніе правилъ, det enda tillåtna brottet mot reglerna'],
  ['nästa hög', 'королевская пачка, en kungs hög', 'salic-law'],
  ['översta kort', 'поверхность, högarnas yta', 'salic-law'],
  ['står bar', 'свободный король, en kung utan andra kort', 'salic-law'],
  ['hörn', 'угловыя карты', 'four-corners'],
  ['sida', 'боковыя карты', 'four-corners'],
  ['högar', 'пачка: kort som ligger på varandra'],
  ['vingarna', 'крылья вѣтряной мельницы'],
  ['mittesset', 'средній тузъ'],
  ['shahen', 'король, который остается одинокимъ, kungen som förblir ensam'],
  ['kretsar', 'круги звѣзды', 'shah'],
  ['strålar', 'лучъ звѣзды'],
  ['nåd', 'грація, en stor bekvämlighet'],
  ['tomma platser(?= ur| fylls)', 'пустыя мѣста'],
  ['ring', 'кружокъ'],
  ['timme', 'часъ'],
];

/** The rules pages in Swedish. */
export const pages: RulesPages = pagesOf(
  {
    lang: 'sv',
    layout: 'Utläggningen',
    play: 'Spelet',
    end: 'Slutet',
    picture: 'Den färdiga bilden.',
    book: 'i den ryska boken: ',
  },
  {
    'la-belle-lucie': [
      'Den sköna Lucie',
      `${BOOK} En lek.`,
      'Leken läggs ut i sjutton solfjädrar om tre kort och en med ett enda. I varje solfjäder är bara det översta kortet fritt.',
      [
        'Essen går genast till sina platser; på vart och ett byggs färgen upp till kungen.',
        'Ett fritt kort får paras: läggas på närmast högre kort i samma färg på en annan solfjäder.',
        EMPTY,
        REDEAL,
      ],
      'Den har gått ut när alla fyra färger är byggda till sina kungar.',
    ],
    'house-in-the-wood': [
      'Huset i skogen',
      `${BOOK} En syster till Den sköna Lucie, för två lekar.`,
      'Båda lekarna läggs ut i trettiofem solfjädrar, trettiofyra om tre kort och en om två. Bara det översta kortet i varje är fritt.',
      [
        'De åtta essen går till sina platser; på vart och ett byggs färgen uppåt.',
        'Kort paras nedåt i färg, som i Den sköna Lucie.',
        EMPTY,
        REDEAL,
      ],
      'Den har gått ut när alla åtta grundhögar slutar med en kung.',
    ],
    'house-on-the-hill': [
      'Huset på kullen',
      `${BOOK} Som Huset i skogen, men med ess och kungar som grund.`,
      'Båda lekarna läggs ut i trettiofem solfjädrar. Bara det översta kortet i varje är fritt.',
      [
        'Ett ess och en kung i varje färg är grundkort: essen byggs uppåt, kungarna nedåt.',
        'Kort paras i färg, uppåt eller nedåt.',
        EMPTY,
        REDEAL,
      ],
      'Den har gått ut när de fyra essen är täckta till sina kungar och de fyra kungarna till sina ess.',
    ],
    hemispheres: [
      'Halvkloten (Le Cadran)',
      `${BOOK} Den ryska titeln är ett misstag; reglerna är de för Le Cadran. Två lekar.`,
      'Fyrtio kort läggs i fyra rader om tio, var rad täcker delvis den förra. Resten är leken.',
      [
        'Det nedersta kortet i varje kolumn och det översta i talongen är fria.',
        'De åtta essen byggs uppåt i färg.',
        'Kort paras nedåt i färg.',
        'En tömd kolumn är en gata, som vilket fritt kort som helst får börja.',
        'Leken vänds kort för kort; det som inte passar läggs i talongen. Den gås igenom en gång.',
      ],
      'Den har gått ut när alla åtta färger är byggda till sina kungar.',
    ],
    fifteen: [
      'Femton',
      `${BOOK} Två lekar, alla kort öppna.`,
      'Korten läggs i sju rader om femton, den sista med ett kort mindre. Bara det nedersta kortet i varje kolumn är fritt.',
      [
        'Ett ess och en kung i varje färg är grundkort: essen byggs uppåt, kungarna nedåt.',
        'Kort paras i färg, uppåt eller nedåt.',
        'En tömd kolumn är en gata, som vilket fritt kort som helst får börja.',
        'Räddningen: där ingen grundhög kan börjas får ett ess och en kung tas ur sjätte raden.',
      ],
      'Den har gått ut när alla åtta grundhögar är fulla.',
    ],
    'salic-law': [
      'Saliska lagen',
      `${BOOK} Damer regerar inte här. Två lekar.`,
      'Först läggs en kung, och kort faller på honom tills nästa kung kommer, som börjar nästa hög. Ess går till raden ovanför, damer ovanför dem, ur spelet.',
      [
        'Medan korten läggs ut får varje högs översta kort spelas på essen, som byggs till knekten oavsett färg.',
        'När allt ligger får ett översta kort läggas på en kung som står bar, och spelas därifrån.',
        'Varje hög får ses igenom.',
        'Att spela allt som passar är för det mesta bra, men inte alltid: av två lika kort kan det ena ligga över det som behövs först.',
      ],
      'Den har gått ut när åtta knektar ligger mellan damerna och kungarna.',
    ],
    'four-corners': [
      'De fyra hörnen',
      `${BOOK} Två lekar.`,
      'Tolv högar, fyra hörn och fyra på var sida, ges kort för kort, nedåt till vänster och nedåt till höger, tills leken är slut. Ett ess och en kung i varje färg går till mitten när de kommer.',
      [
        'Medan korten ges får kortet som faller spelas: från ett hörn på vilken grundhög som helst, från en sida bara på den bredvid. Nästa kort tar dess plats.',
        'När allt ligger får varje översta kort spelas var som helst eller paras i färg, uppåt eller nedåt. Tomma platser förblir tomma.',
        'Alla högar får ses igenom.',
        'Två gånger får högarna samlas i ordning, oblandade, och ges på nytt. Boken gör det bara när inget annat går; att du får göra det tidigare är vårt, och ett bord kan ställas in efter bokens bokstav.',
      ],
      'Den har gått ut när essen är byggda till sina kungar och kungarna till sina ess.',
    ],
    windmill: [
      'Väderkvarnen',
      `${BOOK} Två lekar.`,
      'Ett ess ligger i mitten, och två kort åt varje håll är vingarna. De fyra första kungarna går till vinklarna mellan dem.',
      [
        'På mittesset byggs det uppåt oavsett färg, fyra gånger från ess till kung; på kungarna nedåt till esset.',
        'Vingarna och talongens översta kort spelas; parningar finns inte. En tom vinge fylls genast, ur talongen eller leken.',
        'Ett kort får gå från en kung till mitten där det genast gör ett annat kort spelbart.',
        'Leken vänds en gång.',
      ],
      'Den har gått ut när femtiotvå kort ligger i mitten och varje kung är byggd ned till sitt ess.',
    ],
    shah: [
      'Shahen',
      `${BOOK} Den går sällan ut. Två lekar utan sju kungar.`,
      'Shahen, hjärter kung eller en annan, ligger i mitten, de åtta essen runt honom. Tre kretsar om åtta kort läggs omkring, till en stjärna med åtta strålar.',
      [
        'Första och andra kretsen spelas innan nästa läggs; luckor fylls genast.',
        'I stjärnan är bara det yttersta kortet i en stråle fritt. Essen byggs till damen.',
        'På den tredje kretsens kort, och bara där, paras kort nedåt i färg.',
        'Tomma platser fylls från den innersta kretsen utåt innan ett kort vänds.',
        'Nåd: där en stråle är tom ända ut får ett kort ur yttersta kretsen läggas på dess innersta plats.',
      ],
      'Den har gått ut när åtta damer står runt shahen.',
    ],
    blockade: [
      'Blockaden',
      `${BOOK} Två lekar.`,
      'En rad om tolv kort läggs, senare upp till åtta rader, var och en täcker delvis den ovanför. Ess går till sina platser när de kommer.',
      [
        'Ett kort under vilket ett annat ligger är spärrat.',
        'Fria kort spelas på essen, uppåt i färg, och paras nedåt i färg.',
        'Sedan fylls tomma platser ur leken, de övre raderna först.',
        'När inget annat går läggs en ny rad. Boken gör det bara då; att du får göra det så snart ingen plats är tom är vårt, och ett bord kan ställas in efter bokens bokstav.',
      ],
      'Den har gått ut när alla åtta färger är byggda till sina kungar.',
    ],
    clock: [
      'Klockan',
      `${BOOK} Två lekar.`,
      'Tolv kort från två till kung ligger i ring, tvåan klockan IX. Runt dem ligger tolv högar om tre, utspridda utåt.',
      [
        'På varje timme byggs det uppåt i färg, esset efter kungen, tills korten visar timmen: esset vid I, damen vid XII.',
        'Högarnas översta kort spelas, och paras nedåt i färg inbördes.',
        'En hög med färre än tre kort fylls ur leken.',
        'Sedan vänds leken kort för kort; talongen spelas, men paras aldrig.',
      ],
      'Den har gått ut när tavlan visar timmarna från I till XII.',
    ],
  },
  TERMS,
);
