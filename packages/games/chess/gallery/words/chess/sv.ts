import type {ChessGallery} from './en.js';

/** Swedish: the page of chess. */
export const words: ChessGallery = {
  pageTitle: 'Schack, Polen, omkring 1820',
  description:
    'Schack som ett polskt häfte lärde ut det omkring 1820: en bonde blir bara det som är förlorat, en patt är ett halvt parti, schack utropas. Eller som det spelas i dag.',
  name: 'Schack',
  lead: 'en bonde blir bara det som är förlorat: som ett polskt häfte lärde ut det omkring 1820, eller som det spelas i dag',
  inside: 'Tidens bräde och pjäser, med dess lagar.',
  more: 'Mer om schack',
  tile: 'En bonde blir bara det som är förlorat, och en patt är ett halvt parti.',
  options: {
    rules: ['Regler', 'ur Fieldings häfte', 'dagens'],
    white: ['Vita pjäser i första partiet', 'du', 'den andre', 'genom lott'],
    'first-move': ['Första draget', 'vit', 'svart', 'genom lott'],
    stalemate: ['En patt', 'är till hälften förlorad', 'är vunnen, som i England', 'är remi'],
    promotion: ['En bonde blir', 'det som är förlorat', 'vilken pjäs som helst'],
    'strict-etiquette': ['Beröring och utrop', 'ledigt', 'strängt'],
    'safety-draws': ['Remi', 'som skyddsnät', 'aldrig, som i häftet'],
    odds: ['Handikapp', 'inget', 'en bonde', 'en springare', 'ett torn', 'damen'],
    giver: ['Handikapp ges av', 'den andre', 'dig'],
  },
  rulesChess: 'Schack',
  opponentsBook:
    'De spelar efter häftets regler för gott spel och ser två drag framåt. <em>Varför?</em> nämner regeln som avgjorde. Som <em>mästare</em> räknar de så långt en tiondels sekund räcker, och säger vad deras följd vinner.',
  opponentsFair: 'Ingenting är dolt i detta spel: motspelarna ser brädet som du.',
  source: 'ett häfte från omkring 1820, bundet med fyra andra: pjäsernas gång, lagar, partier, ställningar.',
};
