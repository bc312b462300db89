import type {KitTerms} from '../glossary/language.js';

/** Swedish: the terms of all games of tricks. */
export const terms: KitTerms = {
  title: 'Förklarade ord',
  glossary: {
    trick: ['stick|sticket|sticken', 'ett kort från var och en; det bästa tar alla.'],
    lead: [
      'spela ut|utspel|spelar ut|utspelat',
      'att lägga första kortet till ett stick; det avgör vad de andra ska bekänna.',
    ],
    follow: ['bekänn|bekänna|bekänner', 'att lägga ett kort i den utspelade färgen så länge man har något.'],
    trump: ['trumf|trumfen', 'färgen vars kort slår de tre andras.'],
    dealer: ['ger|givaren|given', 'den som ger korten den här gången; nästa gång är det en annan.'],
  },
};
