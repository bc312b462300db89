import type {KitTerms} from '../glossary/language.js';

/** German: the terms of all games of tricks. */
export const terms: KitTerms = {
  title: 'Erklärte Wörter',
  glossary: {
    trick: ['Stich|Stiche|Stichen', 'je eine Karte von jedem; die beste nimmt alle.'],
    lead: [
      'spielen aus|ausgespielt|ausspielen|ausgespielte|ausgespielten|Sie spielen aus',
      'die erste Karte zu einem Stich legen; sie sagt, was die anderen bedienen müssen.',
    ],
    follow: ['bedienen|bedient', 'eine Karte der ausgespielten Farbe zugeben, solange man eine hat.'],
    trump: ['Trumpf|Trümpfe|Trümpfen', 'die Farbe, deren Karten die der drei anderen schlagen.'],
    dealer: ['Geber|Gebers', 'wer in diesem Spiel die Karten gibt; im nächsten ist es ein anderer.'],
  },
};
