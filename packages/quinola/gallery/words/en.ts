// The English texts of the gallery's pages; those of a game's own pages are in its package. Sentences may contain tags;
// `{{tag}}` and other words in double braces are replaced by `site/fill-pages.ts`.
import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English. */
export const words = {
  languages: 'Language',
  onThisPage: 'On this page',
  house: 'Quinola',
  skipTable: 'To the table',
  skipText: 'To the text',

  homeTitle: 'Quinola: card games of two hundred years ago',
  homeDescription:
    'Play the card games of 1800–1840 in your browser, by the rules of the old books, or put a table on your own page with one line of HTML.',
  subtitle: 'Card games of two hundred years ago',
  navGames: 'The games',
  navPage: 'For your page',
  another: 'Choose another game',
  putOnPage: 'Put a table on your page',

  fairTitle: 'Fair play',
  fairSeat:
    'An opponent knows only what a player in that seat may know: the hand, the cards played, what was said. It never sees your cards, nor the pack. This is not a promise of good behaviour but the way the table is built: the part that thinks is given nothing else, so two deals that look the same from its seat get the same card.',
  fairHidden:
    'Another player’s cards are neither in the page nor in anything the table tells it, until they are played. Ask why a card was played, and the table names the rule of the book behind it. But the table deals and judges in your own browser, so all the hands are in its memory: anyone who wants to can dig them out with a programmer’s tools.',
  fairDeal:
    'A whole pack is shuffled before anyone plays, from a number or word that you can read, keep and share: the same one always deals the same cards. Nothing is dealt to please or to vex you. When a match is over, you can save its record (Menu, <em>Game record</em>). It holds every shuffle and every move, so that anybody can have the match dealt and played again and see that all was as it should be.',
  fairBrowser:
    'Everything happens in your browser. The table sends nothing anywhere; if the page asks it to remember a running game, it does so in your own browser’s storage.',

  booksTitle: 'The five sources',
  bookVienna:
    'Vienna, Carl Gerold, 1834. A small anonymous guide for those who would rather not be a burden to their partners.',
  bookFive: 'the first of five treatises in a Polish book of games without place or date, about 1820.',
  bookTalisman: 'Stockholm, A. Gadelius, 1819. A Swedish book of games, whose title promises luck.',
  bookSolitary: 'a Russian book without an author’s name, after Lady Cadogan, 1874.',
  bookSoldiers:
    'the card games of the soldiers of the Duchy of Warsaw, as told by a company that re-enacts its 12th regiment of foot.',
  booksNote:
    'All rules are told in our own words, with the term of the book beside them. Where a book is silent, or its print corrupt, the table says what it decided and why.',

  footFree: 'is free software (MIT); its cards are its own drawings under the same licence.',
  footSite:
    'For your own site: <a href="promises.html">what you can rely on</a>, <a href="events.html">the events</a>, <a href="changes.html">the changes</a>.',
  footEnglish: '',

  navTag: 'For your page',
  navOptions: 'Options',
  navRules: 'Rules',
  navOpponents: 'Opponents',
  navSources: 'Sources',
  loading: 'The table is loading, or JavaScript is off. The <a href="#rules">rules</a> are below.',
  loadingHome:
    'A table is loading, or JavaScript is off. The <a href="{{id}}.html#rules">rules</a> can be read without it.',
  optionsTitle: 'Options to try',
  theGame: 'The game',
  theLooks: 'Appearance',
  changeNote: 'A change of appearance shows at once. A change to the game starts a new one.',
  rulesTitle: 'The rules',
  rulesInEnglish: 'These rules are told in English.',
  rulesChart:
    '<a href="how-{{id}}.html">How the game goes</a>, drawn from the table’s own chart; <a href="api-{{tag}}.html">all that the tag understands</a>.',
  ownWords:
    'In our own words. Words of the book are underlined: point at one, or move to it with Tab, to see what it means.',
  opponentsTitle: 'Your opponents',
  sourcesTitle: 'Sources',
  sourceTitle: 'Source',

  takeTitle: 'For your page',
  takeButton: 'Put this table on your page',
  takeThis: 'These lines set up the table above, with the options you chose.',
  takeSingle:
    'If your page must rest on a single file that can be checked, take this script. It plays from a disk by double click, and the hash holds a browser to this very version:',
  takeLoader:
    'On a page with many tables take the loader, <code>cdn/quinola.js</code>, instead: it fetches each table only when it comes near the window. <a href="embedding.html">More about tables on your page</a>.',
  copy: 'Copy',
  copied: 'Copied',
  marked: 'Selected: copy it yourself',

  seed: 'Deal number or word (seed)',
  anyWords: 'any words',
  options: {
    undo: ['Taking back', 'allowed', 'not allowed'],
    share: ['Link to a deal', 'can be copied', 'not offered'],
    persist: ['When you leave the page, your game', 'ends', 'waits for you here'],
    lang: ['Language', 'the page’s'],
    theme: ['Theme', 'salon', 'biedermeier', 'manuscript', 'night', 'plain'],
    suits: ['Suits', 'two colours', 'four colours'],
    figures: ['Court cards', 'standing', 'two heads'],
    pace: ['Pace', 'calm', 'slow', 'quick', 'no waiting'],
    indices: ['Marks in the corners', 'always', 'never'],
    level: ['Opponents', 'by the book', 'novices', 'masters'],
  },

  embedTitle: 'A card table for your own page · Quinola',
  embedDescription:
    'One line of HTML puts a playable card table of 1800–1840 on a museum page, into a lesson or a blog.',
  embedOr: 'a table in one tag',
  embedSubtitle: 'The card tables of two hundred years ago,<br>on any page of the Web',
  embedImprint: 'after old books from Vienna, Poland, Stockholm and Russia',
  knave: 'The knave of hearts, standing full length, in the manner of a Paris card of about 1816',
  knaveCaption:
    'The knave of hearts: in one of the games he is the <em>quinola</em>, who wins or loses the whole pool.',
  whatTitle: 'What it is',
  whatLead:
    'Quinola is a set of tables for the card games that people really played in the drawing rooms, coffee houses and army camps of two hundred years ago. Each table is a single HTML tag. Put it on a page, and visitors can sit down and play at once, against opponents who know the game from its own book.',
  museums: 'For museums',
  museumsText:
    'A game table in a showcase is silent. Beside it, on the page of a label or on a screen in the room, visitors can play what was played on it: with the counters, the courtesies and the words of the time, in English, German, Polish, Russian or Swedish. The cards are our own drawings after packs of about 1816.',
  teachers: 'For teachers',
  teachersText:
    'Ask of any card: why this one? The table answers with the rule of the old book behind it. A whole class can be given the same deal; a finished one can be stepped through card by card, and the book’s advice compared with what happened.',
  blogs: 'For blogs and websites',
  blogsText:
    'A post on Jane Austen’s evenings or on Polish officers at cards may end with the game itself. No account, no server, no cookie. The table keeps its own styles, follows the page’s language and its light or dark colours, and fits into 280 pixels of width.',
  oneTag: 'One tag',
  oneTagText:
    'Copy these two lines into a page. The first fetches the table, once for the page; the second is the table, as often as you like. Put the files of <code>cdn/</code> on your own site, or on any that you trust.',
  oneTagFallback:
    'Whatever you put inside the tag is shown until the table has loaded, and wherever it cannot load: a picture, a summary of the rules, a link. Try the options on <a href="{{id}}.html#options">a table’s own page</a>, or look at <a href="examples/">pages that use one</a>: <a href="examples/blog.html">a blog</a>, <a href="examples/museum.html">four tables in a museum</a>, <a href="examples/strict-csp.html">a page with a strict security policy</a>, <a href="examples/iframe-sandbox.html">a sandboxed frame</a>, <a href="examples/standalone.html">one file, played from the disk</a>.',
  oneTagMore:
    'For the people who build the page: <a href="api-{{tag}}.html">all that a tag understands</a>, <a href="promises.html">what you can rely on</a>, <a href="events.html">the events</a>, <a href="changes.html">the changes</a>, <a href="authors.html">where to write a lesson</a>.',
} satisfies GalleryWords;

/** What the pages of the gallery say in one language. */
export type SiteWords = Translated<typeof words>;
